import { catalogueOf } from '../catalogue.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** All that the game says. */
export const SENTENCES = catalogueOf({ en, fr, es });
