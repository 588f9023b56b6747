import type { GoalKey, LessonKey } from '../../../../../core/contract/lesson.js';
import { type Catalogue, catalogueOf } from '../../../../../kit/words/catalogue.js';
import type { StepId } from '../../../learn/lesson.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** What the lesson says. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<LessonKey<StepId> | GoalKey>;
