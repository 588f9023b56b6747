import { type Catalogue, catalogueOf } from '../../../../../kit/words/catalogue.js';
import type { KingdomId } from '../../../facts/ids.js';
import type { Branch, EventEffect, GoodId } from '../../../facts/kinds.js';
import type { CardOrder } from '../../../state/realm.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

type Explained =
  | `kingdom.${KingdomId}`
  | `branch.${Branch}`
  | `good.${GoodId}`
  | `effect.${EventEffect}`
  | `card-order.${CardOrder}`;

/** What a table chooses at the start, kingdoms, taxes, pacts and single answers: a line for menus, and all about it. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<
  `about.${Explained}` | `explained.${Explained}`
>;
