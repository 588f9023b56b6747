import { type Catalogue, catalogueOf } from '../../../../../kit/words/catalogue.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

type KeyOf<Kind extends string, Key = keyof typeof en> = Key extends `${Kind}.${infer Id}` ? Id : never;
/** Why something is refused, and when something is done. */
export type ReasonCode = KeyOf<'reject'>;
export type TimeId = KeyOf<'time'>;

/** What the game says of anything that cannot be done. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<`reject.${ReasonCode}`>;
