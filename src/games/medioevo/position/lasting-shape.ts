import * as kit from '../../../kit/index.js';
import { TECHNOLOGY_IDS, UNIT_IDS } from '../facts/kinds.js';
import { PLACE_IDS, TERRITORY_IDS } from '../facts/place-ids.js';
import { BANS, type Lasting, WAYS } from '../state/lasting.js';

const { count, fields, oneOf, orNull, table, text, whole } = kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

const at = oneOf(TERRITORY_IDS);
const units = table(UNIT_IDS, whole(1, 999));
/** Each kind of lasting change, by its kind. */
export function lastingShape(seat: Reader<string>, owner: Reader<string>): Reader<Lasting> {
  const kind = <const Kind extends Lasting['kind']>(one: Kind) => oneOf([one]);
  const readers: { readonly [Kind in Lasting['kind']]: Reader<Extract<Lasting, { kind: Kind }>> } = {
    ban: fields({ kind: kind('ban'), what: oneOf(BANS), at, turn: count }),
    both: fields({ kind: kind('both'), vehicle: count }),
    wagon: fields({ kind: kind('wagon'), vehicle: count, capacity: count }),
    machinery: fields({ kind: kind('machinery'), vehicle: count }),
    'second-protection': fields({ kind: kind('second-protection'), seat, at }),
    tower: fields({ kind: kind('tower'), seat, at }),
    spared: fields({ kind: kind('spared'), at: oneOf(PLACE_IDS), lot: text }),
    changed: fields({ kind: kind('changed'), owner, at, was: oneOf(UNIT_IDS), is: oneOf(UNIT_IDS) }),
    mercenaries: fields({ kind: kind('mercenaries'), seat, at, units }),
    guests: fields({ kind: kind('guests'), seat, units, from: at, at: oneOf(PLACE_IDS) }),
    way: fields({ kind: kind('way'), way: oneOf(WAYS), seat, uses: count, at: orNull(oneOf(PLACE_IDS)) }),
    'stays-turned': fields({ kind: kind('stays-turned'), seat, card: count }),
    proselyte: fields({ kind: kind('proselyte'), seat, card: count }),
    technology: fields({ kind: kind('technology'), seat, technology: oneOf(TECHNOLOGY_IDS) }),
    price: fields({ kind: kind('price'), seat, technology: oneOf(['commerce', 'market']), uses: count }),
    discount: fields({ kind: kind('discount'), seat, card: count }),
    'route-and-market': fields({ kind: kind('route-and-market'), seat }),
    healthy: fields({ kind: kind('healthy'), at }),
  };
  return kit.shape.variant<Lasting>('kind', readers);
}
