import type { Glance } from '../../../../core/words.js';
import { type Catalogue, catalogueOf } from '../../../../kit/words/catalogue.js';
import type { AreaId, EventKind, NationId, UnitKind } from '../../facts/ids.js';
import type { SetupName } from '../../setup/options.js';
import type { OrderKind } from '../../state/order.js';
import type { Phase } from '../../state/stage.js';
import type { NationStatus } from '../../state/state.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

/** Every id of these lists has its words: one that is added there is missing here. */
type Words =
  | `area.${AreaId}`
  | `choice.${OrderKind}`
  | `event.${EventKind}`
  | `glance.${Glance}`
  | `nation-status.${NationStatus}`
  | `nation.${NationId}`
  | `option.${SetupName}`
  | `phase.${Phase}`
  | `unit.${UnitKind}`;

/** All that the game says. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<Words>;
