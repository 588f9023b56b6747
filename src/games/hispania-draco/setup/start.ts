import type { Setup } from '../../../core/contract/setup.js';
import type { Json } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { courseOf } from '../../../kit/steps/course.js';
import type { NewFrame } from '../engine/play.js';
import { GENERAL_IDS, type GeneralId } from '../facts/ids.js';
import { boardFrom } from '../facts/overrides.js';
import { scenarioOf } from '../facts/scenario.js';
import type { Frame } from '../state/frame.js';
import { board } from '../state/reading.js';
import type { Draco, Options } from '../state/state.js';
import { provincesToRise } from './draws.js';
import { optionsOf, seatsFor } from './options.js';
import { coverTrack, firstPieces, stillToPlace } from './pieces.js';

/** Before any draw or choice: the set-up is a series of steps, then the first round (3). */
export function beginCampaign(setup: Setup, seats: readonly SeatId[], overrides: Json = null): Result<Draco> {
  const options = optionsOf(setup);
  if (!options.ok) return options;
  const corrected = boardFrom(overrides);
  if (!corrected.ok) return corrected;
  const count = seatsFor(setup);
  if (!count.ok) return count;
  if (seats.length < count.value.min || seats.length > count.value.max) return refuse('seats', count.value);
  const state = stateBefore(options.value, seats, overrides);
  return ok({ ...state, ...courseOf<Frame>(seats, ...numbered(stepsToCome(state))) });
}

function numbered(frames: readonly NewFrame[]): readonly Frame[] {
  return frames.map((frame, place): Frame => ({ ...frame, id: place + 1 }));
}

/** The choices, in the rulebook's order, then the first round (3, 11.3). */
function stepsToCome({ options, hispano, pieces }: Draco): readonly NewFrame[] {
  const scenario = scenarioOf(options.scenario);
  const chosen: readonly NewFrame[] =
    hispano === null
      ? []
      : [
          { kind: 'uprising', provinces: provincesToRise(scenario) },
          { kind: 'muster', army: null },
        ];
  const first = GENERAL_IDS.indexOf(scenario?.startsAt ?? 'praetor-ulterior');
  return [
    { kind: 'draw' },
    ...chosen,
    { kind: 'roads', general: 'praetor-ulterior', left: options.level.roads },
    ...stillToPlace(pieces).map((general): NewFrame => ({ kind: 'stations', general })),
    { kind: 'ready' },
    { kind: 'round', left: GENERAL_IDS.slice(first), skipRoman: scenario?.startsWith === 'hispanic-phase' },
  ];
}

/** Hispano is the last seat; one Roman has all generals, two share the consul, three have one each (2.2, 2.3). */
export function stateBefore(options: Options, seats: readonly SeatId[], overrides: Json): Draco {
  const hispano = options.variants.includes('hispano') ? (seats.at(-1) ?? null) : null;
  const romans = seats.filter((seat) => seat !== hispano);
  const scenario = scenarioOf(options.scenario);
  const course = courseOf<Frame>(seats);
  const facts = board({ overrides });
  return {
    ...course,
    options,
    overrides,
    commands: seatOfGenerals(romans),
    consulShared: romans.length === 2,
    hispano,
    ...coverTrack(facts, firstPieces(options), scenario),
    round: 0,
    turn: { general: 'praetor-ulterior', denarii: 0, hispano: 0, phase: 'roman', handedOver: false, kept: 0 },
    proconsul: options.variants.includes('proconsvl') ? 'waiting' : 'none',
    traitors: options.traitors ? 'open' : 'none',
    demonstration: scenario?.special === 'demonstration-of-power',
    lent: {},
    proposal: null,
    orders: { raise: 'ask', again: 'ask', choose: 'ask', strike: 'ask' },
    ending: null,
  };
}

export function seatOfGenerals(romans: readonly SeatId[]): Readonly<Record<GeneralId, SeatId>> {
  const seat = (place: number) => romans[place] ?? romans[0] ?? '';
  return { 'praetor-ulterior': seat(0), 'praetor-citerior': seat(1), consul: seat(2) };
}
