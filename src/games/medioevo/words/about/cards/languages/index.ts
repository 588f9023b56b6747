import { type Catalogue, catalogueOf } from '../../../../../../kit/words/catalogue.js';
import type { TechnologyId } from '../../../../facts/kinds.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

type Explained = `technology.${TechnologyId}`;

/** What each Empire card and technology does: a line for menus, and all about it. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<
  `about.${Explained}` | `explained.${Explained}`
>;
