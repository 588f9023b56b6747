import { isObject, type Json } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import {
  anything,
  fields,
  list,
  Misread,
  maybe,
  oneOf,
  orNull,
  type Reader,
  record,
  table,
  text,
  truth,
  usually,
  whole,
} from '../../../kit/data/reader.js';
import type { Shape } from '../../../kit/position/notation.js';
import { STANDARD_BOARD } from '../facts/board.js';
import { GENERAL_IDS, type GeneralId, SCENARIO_IDS, VARIANT_IDS } from '../facts/ids.js';
import { type Level, levelFrom, MIDDLE_LEVEL } from '../facts/level.js';
import { seatOfGenerals } from '../setup/start.js';
import {
  type Draco,
  ENDINGS,
  type Options,
  ORDER_WAYS,
  type OrderTopic,
  type OrderWay,
  type Turn,
} from '../state/state.js';
import { courseShape, stepsFrom } from './frames.js';
import { readPieces } from './pieces.js';

const exactLevel = fields({
  denarii: whole(1, 7),
  garrisons: whole(1, 5),
  fleets: whole(1, 4),
  roads: whole(0, 5),
  armies: whole(0, 3),
});
/** In the rulebook's notation, or setting by setting. */
const level: Reader<Level> = (json, path) => {
  if (typeof json !== 'string') return exactLevel(json, path);
  const found = levelFrom(json);
  if (found === null) throw new Misread(path, 'level');
  return found;
};

const options: Reader<Options> = fields({
  level: usually(level, () => MIDDLE_LEVEL),
  scenario: usually(oneOf(['none', ...SCENARIO_IDS]), () => 'none' as const),
  variants: usually(list(oneOf(VARIANT_IDS)), () => []),
  traitors: usually(truth, () => false),
});

const turn: Reader<Turn> = fields({
  general: usually(oneOf(GENERAL_IDS), () => 'praetor-ulterior' as const),
  denarii: usually(whole(0, 7), () => MIDDLE_LEVEL.denarii),
  hispano: usually(whole(0, 2), () => 0),
  phase: usually(oneOf(['roman', 'hispanic']), () => 'roman' as const),
  handedOver: usually(truth, () => false),
  kept: usually(whole(0, 7), () => 0),
});

const ASK: Readonly<Record<OrderTopic, OrderWay>> = { raise: 'ask', again: 'ask', choose: 'ask', strike: 'ask' };
const EMPTY_TRACK = STANDARD_BOARD.file.track.map(() => 0);

/** A position of Hispania: defaults are those of the middle level. */
export const POSITION: Shape<Draco> = (seat) => {
  const shape = fields({
    ...courseShape(seat),
    options: usually(options, () => options({}, 'options')),
    overrides: usually(anything, () => null),
    commands: maybe(table(GENERAL_IDS, seat)),
    consulShared: maybe(truth),
    hispano: usually(orNull(seat), () => null),
    pieces: usually(anything, () => ({})),
    track: usually(list(whole(0, 3)), () => EMPTY_TRACK),
    round: usually(whole(0, 11), () => 1),
    turn: usually(turn, () => turn({}, 'turn')),
    proconsul: usually(oneOf(['none', 'waiting', 'called', 'dead']), () => 'none' as const),
    traitors: usually(oneOf(['none', 'open', 'tried']), () => 'none' as const),
    demonstration: usually(truth, () => false),
    lent: usually(table(GENERAL_IDS, seat), () => ({})),
    proposal: usually(orNull(fields({ seat, action, approvedBy: list(seat) })), () => null),
    orders: usually(fields({ raise: way, again: way, choose: way, strike: way }), () => ASK),
    ending: usually(orNull(oneOf(ENDINGS)), () => null),
  });
  return (json, path) => {
    const { commands, consulShared, pieces, ...read } = shape(withSteps(json, path), path);
    const romans = read.seats.filter((one) => one !== read.hispano);
    const covered = read.track.reduce((sum, discs) => sum + discs, 0);
    return {
      ...read,
      commands: fullCommands(commands, romans),
      consulShared: consulShared ?? romans.length === 2,
      pieces: readPieces(pieces, 'pieces', read.options, covered, read.turn.general),
    };
  };
};

const way = oneOf(ORDER_WAYS);
const action = fields({ verb: text, slots: usually(record(slotValue), () => ({})) });
function slotValue(json: Json | undefined, path: string): string | number {
  if (typeof json === 'string' || typeof json === 'number') return json;
  throw new Misread(path, 'text');
}

function withSteps(json: Json | undefined, path: string): Json | undefined {
  if (!isObject(json) || json.frames !== undefined) return json;
  return { ...json, frames: stepsFrom(turn(json.turn ?? {}, `${path}.turn`)) };
}

function fullCommands(
  given: Readonly<Partial<Record<GeneralId, SeatId>>> | undefined,
  romans: readonly SeatId[],
): Readonly<Record<GeneralId, SeatId>> {
  return { ...seatOfGenerals(romans), ...given };
}
