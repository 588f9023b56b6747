import { catalogueOf } from '../../../../../kit/words/catalogue.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** A finished chapter in a few lines. */
export const SENTENCES = catalogueOf({ en, fr, es });
