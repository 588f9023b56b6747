import { type Catalogue, catalogueOf } from '../../../../../kit/words/catalogue.js';
import type { Entry } from '../../../facts/explained.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** What is explained, in a line and in full: a thing that is added there is missing here. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<`about.${Entry}` | `explained.${Entry}`>;
