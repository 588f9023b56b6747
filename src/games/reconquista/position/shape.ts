import * as kit from '../../../kit/index.js';
import { FAITHS, PLACE_IDS, RANDOM_EVENTS, REGION_IDS, SIDES, UNIT_KINDS } from '../facts/ids.js';
import { type Frame, PLAGUE_ORDER } from '../state/frame.js';
import {
  AGE_CHOICES,
  DICE_BY,
  ENDINGS,
  EVENT_TABLES,
  HOLDS,
  MUSLIM_MOVES,
  MUSLIM_TEMPERS,
  type Place,
  QUIET,
  type Reconquista,
  USUAL_OPTIONS,
} from '../state/state.js';

const { anything, count, eachUsually, fields, list, maybe, oneOf, orNull, record, table, truth, usually, whole } =
  kit.shape;

const troops = table(UNIT_KINDS, whole(1, 999));
const stand = fields({ side: oneOf(SIDES), units: troops });
const place = fields({
  city: usually(orNull(oneOf(FAITHS)), () => null),
  fort: usually(truth, () => false),
  inside: usually(orNull(stand), () => null),
  outside: usually(orNull(stand), () => null),
});
const EMPTY: Place = { city: null, fort: false, inside: null, outside: null };

const force = fields({
  at: oneOf(PLACE_IDS),
  units: troops,
  ways: list(oneOf(PLACE_IDS)),
  cid: truth,
});

const host = fields({
  side: oneOf(SIDES),
  units: troops,
  at: oneOf(PLACE_IDS),
  from: orNull(oneOf(PLACE_IDS)),
  passed: list(oneOf(PLACE_IDS)),
  beatenAt: orNull(oneOf(PLACE_IDS)),
  bound: truth,
  home: orNull(oneOf(PLACE_IDS)),
  seen: list(oneOf(PLACE_IDS)),
});

const kinds = {
  turn: kit.frame('turn', {}),
  rebellion: kit.frame('rebellion', {}),
  'random-event': kit.frame('random-event', {}),
  'military-order': kit.frame('military-order', {}),
  'el-cid': kit.frame('el-cid', {}),
  plague: kit.frame('plague', { region: oneOf(REGION_IDS), left: count, next: oneOf(PLAGUE_ORDER) }),
  neutrals: kit.frame('neutrals', { side: oneOf(['french', 'bands']), at: oneOf(PLACE_IDS), count }),
  income: kit.frame('income', {}),
  spending: kit.frame('spending', {}),
  campaign: kit.frame('campaign', {
    region: orNull(oneOf(REGION_IDS)),
    fresh: table(PLACE_IDS, troops),
    cidFresh: truth,
    forces: list(force),
  }),
  retreat: kit.frame('retreat', { force }),
  reaction: kit.frame('reaction', {}),
  host: kit.frame('host', { host }),
  sieges: kit.frame('sieges', {}),
  'end-of-turn': kit.frame('end-of-turn', {}),
};

const places = eachUsually(PLACE_IDS, place, () => EMPTY);

const signedCount: kit.shape.Reader<number> = (json, path) => whole(-10, 10)(json, path);

/** The whole state, field by field; defaults may be left out. */
export const SHAPE: kit.Shape<Reconquista> = (seat) =>
  fields({
    ...kit.course<Frame>(seat, kinds),
    options: usually(
      fields({
        events: oneOf(EVENT_TABLES),
        ages: oneOf(AGE_CHOICES),
        moves: oneOf(MUSLIM_MOVES),
        temper: oneOf(MUSLIM_TEMPERS),
        dice: usually(oneOf(DICE_BY), () => USUAL_OPTIONS.dice),
      }),
      () => USUAL_OPTIONS,
    ),
    start: usually(whole(1, 20), () => 1),
    turn: usually(whole(1, 20), () => 1),
    places,
    held: maybe(table(PLACE_IDS, oneOf(HOLDS))),
    revolt: usually(orNull(oneOf(REGION_IDS)), () => null),
    fortune: usually(
      fields({
        event: orNull(oneOf(RANDOM_EVENTS)),
        income: signedCount,
        mercenaries: count,
        crusaders: count,
        corruption: truth,
        jihad: truth,
      }),
      () => QUIET,
    ),
    cid: usually(orNull(fields({ side: oneOf(FAITHS), at: orNull(oneOf(PLACE_IDS)) })), () => null),
    approaches: usually(table(PLACE_IDS, list(oneOf(PLACE_IDS))), () => ({})),
    purse: usually(count, () => 0),
    history: usually(list(count), () => []),
    thrown: usually(record(count), () => ({})),
    ending: usually(orNull(oneOf(ENDINGS)), () => null),
    overrides: usually(anything, () => null),
  });
