import { catalogueOf } from '../../../../../kit/words/catalogue.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** What is settled ahead in others' turns, and how long a game takes by its tempo. */
export const SENTENCES = catalogueOf({ en, fr, es });
