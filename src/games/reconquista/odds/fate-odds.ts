import { SeededDice } from '../../../kit/advice/seeded-dice.js';
import * as kit from '../../../kit/index.js';
import { LAST_TURN } from '../closing/end-of-turn.js';
import { neutralsMarch, randomEvent } from '../engine/phases.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { plagueStep, removeByPlague } from '../random-events/plague.js';
import { rollRebellion } from '../rebellion/rebellion.js';
import type { Frame } from '../state/frame.js';
import type { Place, Reconquista } from '../state/state.js';
import { goesOn, isChristian } from './answer-odds.js';
import { Battles, ChancePlay } from './chance-play.js';

/** A Christian place, and how often the next turn begins by taking it, or its city. */
export interface Blow {
  readonly at: PlaceId;
  readonly chance: number;
}

/** The same lots every time: who asks twice is told the same. */
const SEED = 8;
const LOTS = 2 ** 30;
/** Within a percent nearly always. */
const CLOSELY = 5e-4;

/** What the next turn's rebellion and event may take (8, 9), as the board stands now: the likeliest first. */
export function blowsOfFate(state: Reconquista): readonly Blow[] {
  const known = KNOWN.get(state) ?? followed(state);
  KNOWN.set(state, known);
  return known;
}

/** Asked more than once of a position. */
const KNOWN = new WeakMap<Reconquista, readonly Blow[]>();

function followed(state: Reconquista): readonly Blow[] {
  if (state.turn >= LAST_TURN) return [];
  const battles = new Battles();
  const dice = new SeededDice(SEED);
  const closely = { rarest: CLOSELY, lot: () => (dice.roll(LOTS) - 1) / LOTS };
  const begun: Reconquista = { ...state, revolt: null, cid: null, turn: state.turn + 1, frames: [] };
  const { spread } = kit.everyWay((fork) => {
    const play = new ChancePlay(begun, fork, battles, {});
    rollRebellion(play);
    randomEvent(play);
    for (let asked = play.state.frames.at(-1); asked !== undefined; asked = play.state.frames.at(-1)) {
      carriesOn(play, asked);
    }
    return play.state.places;
  }, closely);
  const total = spread.reduce((sum, { chance }) => sum + chance, 0);
  return PLACE_IDS.flatMap((at): readonly Blow[] => {
    const before = state.places[at];
    if (!isChristian(before)) return [];
    const chance = spread.reduce((sum, way) => (isTaken(before, way.value[at]) ? sum + way.chance : sum), 0) / total;
    return chance === 0 ? [] : [{ at, chance }];
  }).toSorted((one, other) => other.chance - one.chance);
}

/** What an event leaves to be done; who is asked takes the first of his choices. */
function carriesOn(play: ChancePlay, asked: Frame): void {
  const struck = asked.kind === 'plague' ? plagueStep(play.state, play.book, asked) : null;
  const [first] = struck?.places ?? [];
  if (asked.kind === 'plague' && struck !== null && first !== undefined) {
    removeByPlague(play, asked, struck.kind, first);
  } else if (asked.kind === 'neutrals') {
    play.pop();
    neutralsMarch(play, asked);
  } else goesOn(play, asked);
}

/** Held by somebody else, or without the city that Christians had there. */
export function isTaken(before: Place, after: Place): boolean {
  return !isChristian(after) || (before.city === 'christian' && after.city !== 'christian');
}
