import { SeededDice } from '../../../kit/advice/seeded-dice.js';
import * as kit from '../../../kit/index.js';
import { isFreeOfEnemies, refugeOf } from '../battle/retreat.js';
import { retreatFromMarch } from '../campaign/march.js';
import { closeBoard } from '../closing/end-of-turn.js';
import type { Play } from '../engine/play.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { resumeMarch } from '../reaction/host.js';
import { react } from '../reaction/raise.js';
import { resolveSiege } from '../siege/siege.js';
import type { ReconquistaEvent } from '../state/events.js';
import type { Frame } from '../state/frame.js';
import { controllerOf } from '../state/reading.js';
import type { Place, Places, Reconquista } from '../state/state.js';
import { Battles, ChancePlay } from './chance-play.js';
import { lossesIn, lossesToldBy, type Mishap, Mishaps } from './on-the-way.js';

/** A board at the end of the turn (13 to 15.1), and the Christian places that were attacked on the way. */
export interface Answered {
  readonly places: Places;
  readonly struck: ReadonlySet<PlaceId>;
}

/** The same lots every time: who asks twice is told the same. */
const SEED = 13;
const LOTS = 2 ** 30;

/**
 * All boards on which the turn may end if the player does no more; ways rarer than `rarest` are drawn by lot. Equal
 * boards are followed once.
 */
export function boardsAfterAnswer(
  state: Reconquista,
  rarest: number,
  seed = SEED,
): kit.Ways<Answered> & { readonly mishaps: Mishaps } {
  const battles = new Battles();
  const dice = new SeededDice(seed);
  const closely = { rarest, lot: () => (dice.roll(LOTS) - 1) / LOTS };
  const ended: kit.Chance<Answered>[] = [];
  const mishaps = new Mishaps();
  let sampled = 0;
  let waiting: kit.Spread<On> = kit.surely({
    state: { ...state, frames: [] },
    struck: 0,
    befell: [],
    stage: 'reaction',
  });
  while (waiting.length > 0) {
    const next: kit.Chance<On>[] = [];
    for (const { value: on, chance } of waiting) {
      const ways = kit.everyWay((fork) => step(on, fork, battles), closely, chance);
      sampled += ways.sampled;
      for (const way of ways.spread) {
        const { stage, struck } = way.value;
        for (const mishap of way.value.befell) mishaps.add(mishap, way.chance);
        if (stage === 'over') {
          const { places } = way.value.state;
          ended.push({ value: { places, struck: placesIn(struck) }, chance: way.chance });
        } else next.push(way);
      }
    }
    waiting = kit.merged(next, (on) => keyOf(state.places, on));
  }
  return { spread: ended, sampled, mishaps };
}

/** On the way: what comes next, what befell Christians, and a bit for each Christian place attacked so far. */
interface On {
  readonly state: Reconquista;
  readonly struck: number;
  /** In the last step. */
  readonly befell: readonly Mishap[];
  readonly stage: 'reaction' | 'march' | 'sieges' | 'over';
}

function step(on: On, fork: kit.Fork, battles: Battles): On {
  let { struck } = on;
  const befell: Mishap[] = [];
  const play: ChancePlay = new ChancePlay(on.state, fork, battles, {
    told(event) {
      struck |= bitOf(struckBy(event, play.state.places));
      befell.push(...lossesToldBy(event));
    },
    fought(at, attacker, defender, fought) {
      befell.push(...lossesIn(at, attacker, defender, fought));
    },
  });
  const stage = advance(play, on.stage);
  return { state: play.state, struck, befell, stage };
}

function advance(play: ChancePlay, stage: On['stage']): On['stage'] {
  const asked = play.state.frames.at(-1);
  const siege = asked === undefined ? besieged(play) : undefined;
  if (stage === 'reaction') react(play);
  else if (asked !== undefined) goesOn(play, asked);
  else if (siege !== undefined) resolveSiege(play, siege);
  play.removeLoneForts();
  if (play.state.frames.length > 0) return 'march';
  if (besieged(play) !== undefined) return 'sieges';
  closeBoard(play);
  return 'over';
}

/** The next siege to be fought (14.1). */
function besieged(play: ChancePlay): PlaceId | undefined {
  return PLACE_IDS.find((at) => play.at(at).outside !== null);
}

/** The force goes on; beaten Christians go back the first way that is open, as for whoever is away. */
export function goesOn(play: Play, asked: Frame): void {
  play.pop();
  if (asked.kind === 'host') resumeMarch(play, asked.host);
  if (asked.kind !== 'retreat') return;
  const { force } = asked;
  const way = force.ways.find((at) => isFreeOfEnemies(play.state, play.board, at, 'christian'));
  retreatFromMarch(play, force, way ?? refugeOf(play, force.at, 'christian'));
}

/** The Christian place that somebody else attacks or besieges. */
function struckBy(event: ReconquistaEvent, places: Places): PlaceId | null {
  if (event.type === 'battle-ended')
    return event.attacker !== 'christian' && event.defender === 'christian' ? event.at : null;
  if (event.type !== 'besieged' || event.side === 'christian') return null;
  return isChristian(places[event.at]) ? event.at : null;
}

export function isChristian(place: Place): boolean {
  return place.inside?.side === 'christian' || controllerOf(place) === 'christian';
}

function bitOf(at: PlaceId | null): number {
  return at === null ? 0 : 1 << PLACE_IDS.indexOf(at);
}

function placesIn(bits: number): ReadonlySet<PlaceId> {
  return new Set(PLACE_IDS.filter((at) => (bits & bitOf(at)) !== 0));
}

/** Equal keys mean the same future: only what has changed is compared. */
function keyOf(before: Places, { state, struck, stage }: On): string {
  const { places, cid, fortune, frames } = state;
  let key = `${stage} ${struck} ${fortune.mercenaries} ${cid === null ? '' : cid.side + cid.at}`;
  for (const at of PLACE_IDS) if (places[at] !== before[at]) key += `|${at}${written(places[at])}`;
  for (const frame of frames) key += JSON.stringify({ ...frame, id: 0 });
  return key;
}

/** A place that did not change is the same object on many ways. */
const WRITTEN = new WeakMap<Place, string>();

function written(place: Place): string {
  const known = WRITTEN.get(place) ?? JSON.stringify(place);
  WRITTEN.set(place, known);
  return known;
}
