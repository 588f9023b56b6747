import type { Glance } from '../../../../core/words.js';
import { type Catalogue, catalogueOf } from '../../../../kit/words/catalogue.js';
import type { FEARS, ReasonKey } from '../../advice/idea.js';
import type { Moment } from '../../facts/card-moments.js';
import type { CharacterId, KingdomId } from '../../facts/ids.js';
import type {
  Branch,
  BuildingId,
  EngineId,
  EventEffect,
  GoodId,
  Phase,
  TechnologyId,
  UnitId,
} from '../../facts/kinds.js';
import type { PlaceId } from '../../facts/place-ids.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** Every id of these lists has its name: one that is added there is missing here. */
type Names =
  | `advice.${ReasonKey | (typeof FEARS)[number] | 'default'}`
  | `branch.${Branch}`
  | `building.${BuildingId}`
  | `character.${CharacterId}`
  | `effect.${EventEffect}`
  | `gist.${BuildingId | UnitId}`
  | `engine.${EngineId}`
  | `glance.${Glance}`
  | `good.${GoodId}`
  | `kingdom.${KingdomId}`
  | `moment.${Moment}`
  | `phase.${Phase}`
  | `place.${PlaceId}`
  | `technology.${TechnologyId}`
  | `unit.${UnitId}`;

/** All that the game says. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<Names>;
