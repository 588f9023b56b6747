import { type Catalogue, catalogueOf } from '../../../../../kit/words/catalogue.js';
import type { Entry, NationEntry } from '../entries.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

type Words = `about.${Entry | NationEntry}` | `explained.${Entry}` | 'explained.nation';

/** What the things are among which people choose. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<Words>;
