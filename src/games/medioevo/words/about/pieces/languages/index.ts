import { type Catalogue, catalogueOf } from '../../../../../../kit/words/catalogue.js';
import type { BuildingClass, BuildingId, UnitId } from '../../../../facts/kinds.js';
import type { VehicleKind } from '../../../../state/vehicle.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';

type Explained =
  | `unit.${UnitId | 'captain'}`
  | `vehicle-kind.${VehicleKind}`
  | `building.${BuildingId}`
  | `building-class.${BuildingClass}`;

/** What units, transports, engines and buildings do: a line for menus, and all about them. */
export const SENTENCES = catalogueOf({ en, fr, es }) satisfies Catalogue<
  `about.${Explained}` | `explained.${Explained}`
>;
