import { catalogueOf } from '../../../../../kit/words/catalogue.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** Why something is not possible, and what is. */
export const SENTENCES = catalogueOf({ en, fr, es });
