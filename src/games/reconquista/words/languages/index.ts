import type { Glance } from '../../../../core/words.js';
import { type Catalogue, catalogueOf } from '../../../../kit/words/catalogue.js';
import type {
  Age,
  PlaceId,
  RandomEvent,
  RebellionKind,
  RegionId,
  Side,
  Troop,
  UnitKind,
  Verdict,
} from '../../facts/ids.js';
import type { Good } from '../../state/events.js';
import type { Ending } from '../../state/state.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** Every id of these lists has its name: one that is added there is missing here. */
type Names =
  | `age.${Age}`
  | `ending.${Ending}`
  | `event.${RandomEvent}`
  | `glance.${Glance}`
  | `good.${Good}`
  | `place.${PlaceId}`
  | `rebellion.${RebellionKind}`
  | `region.${RegionId}`
  | `side.${Side}`
  | `force.${Side}`
  | `troop.${Troop}`
  | `unit.${UnitKind}`
  | `verdict.${Verdict}`;

/** All that the game says, but for what things are (`about`). */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<Names>;
