import { type Catalogue, catalogueOf } from '../../../../../../kit/words/catalogue.js';
import type { ORDER_WORDS, OrderField } from '../../../../state/battle-order.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

type Answers = { [Field in OrderField]: `order-${Field}.${(typeof ORDER_WORDS)[Field][number]}` }[OrderField];
type Explained = `order-field.${OrderField | 'losses'}` | 'order-for.all' | Answers;

/** What a battle order may settle, and each answer to it: a line for menus, and all about it. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<
  `about.${Explained}` | `explained.${Explained}`
>;
