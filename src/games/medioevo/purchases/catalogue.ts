import type * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { Medioevo } from '../state/state.js';
import { borrowTechnology } from './borrow-technology.js';
import { build } from './building.js';
import { buyBack } from './buy-back.js';
import { buyCaptain, raiseCaptain } from './captains.js';
import { buyCard } from './empire-card.js';
import { engineer } from './engineer.js';
import { convertPoint, turnCard, turnToken } from './make-points.js';
import { ransom, redeploy } from './prisoners.js';
import { repair } from './repair.js';
import { buyTechnology } from './technology.js';
import { buyUnits } from './units.js';
import { buyVehicle, raiseVehicle } from './vehicle.js';

/** Everything a list of purchases may contain (chapter 4), by verb. */
export const PURCHASES: Readonly<Record<string, kit.Verb<Medioevo, Play, unknown>>> = {
  technology: buyTechnology,
  build,
  units: buyUnits,
  captain: buyCaptain,
  'raise-captain': raiseCaptain,
  vehicle: buyVehicle,
  'raise-vehicle': raiseVehicle,
  card: buyCard,
  repair,
  ransom,
  redeploy,
  'buy-back': buyBack,
  engineer,
  'borrow-technology': borrowTechnology,
  'turn-card': turnCard,
  'turn-token': turnToken,
  'convert-point': convertPoint,
};
