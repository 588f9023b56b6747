import { catalogueOf } from '../../../../../kit/words/catalogue.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** What may follow: before something is done, and in answer to `/threat`. */
export const SENTENCES = catalogueOf({ en, fr, es });
