import * as kit from '../../../kit/index.js';
import { TECHNOLOGY_IDS, UNIT_IDS } from '../facts/kinds.js';
import { PLACE_IDS, TERRITORY_IDS } from '../facts/place-ids.js';
import { BANS, type Lasting, WAYS } from '../state/lasting.js';

const { count, kinds, ofKind, oneOf, orNull, table, text, whole } = kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

const at = oneOf(TERRITORY_IDS);
const units = table(UNIT_IDS, whole(1, 999));
/** Each kind of lasting change, by its kind. */
export function lastingShape(seat: Reader<string>, owner: Reader<string>): Reader<Lasting> {
  return kinds<Lasting>({
    ban: ofKind('ban', { what: oneOf(BANS), at, turn: count }),
    both: ofKind('both', { vehicle: count }),
    wagon: ofKind('wagon', { vehicle: count, capacity: count }),
    machinery: ofKind('machinery', { vehicle: count }),
    'second-protection': ofKind('second-protection', { seat, at }),
    tower: ofKind('tower', { seat, at }),
    spared: ofKind('spared', { at: oneOf(PLACE_IDS), lot: text }),
    changed: ofKind('changed', { owner, at, was: oneOf(UNIT_IDS), is: oneOf(UNIT_IDS) }),
    mercenaries: ofKind('mercenaries', { seat, at, units }),
    guests: ofKind('guests', { seat, units, from: at, at: oneOf(PLACE_IDS) }),
    way: ofKind('way', { way: oneOf(WAYS), seat, uses: count, at: orNull(oneOf(PLACE_IDS)) }),
    'stays-turned': ofKind('stays-turned', { seat, card: count }),
    proselyte: ofKind('proselyte', { seat, card: count }),
    technology: ofKind('technology', { seat, technology: oneOf(TECHNOLOGY_IDS) }),
    price: ofKind('price', { seat, technology: oneOf(['commerce', 'market']), uses: count }),
    discount: ofKind('discount', { seat, card: count }),
    'route-and-market': ofKind('route-and-market', { seat }),
    healthy: ofKind('healthy', { at }),
  });
}
