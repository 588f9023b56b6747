import { type Catalogue, catalogueOf } from '../../../../../kit/words/catalogue.js';
import type { RandomEvent, RebellionKind, UnitKind } from '../../../facts/ids.js';
import type { SetupEntry } from '../../../setup/options.js';
import type { Good } from '../../../state/events.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** Whatever people choose among, or what befalls them. */
type Entry =
  | `choice.${'yes' | 'no'}`
  | `event.${RandomEvent}`
  | `good.${Good}`
  | 'place'
  | `rebellion.${RebellionKind}`
  | `setup.${SetupEntry}`
  | `unit.${UnitKind}`;

/** What each of them is: a line, and a card. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<`${'about' | 'explained'}.${Entry}`>;
