import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { canonical } from '../../../src/core/json.js';
import { misfitOf } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import type { Tempo } from '../../../src/table/ports/settings.js';
import { Broken } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { Coverage } from '../../kit/fuzz/coverage.js';
import { begin } from '../../kit/fuzz/game.js';
import { choose } from '../../kit/fuzz/player.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { TableOf } from './told-table.js';

/** What a run came to. */
export interface Held {
  games: number;
  actions: number;
  /** Questions, completions, presses and refused commands of all the others. */
  tried: number;
  /** Of the actions, while somebody could react to something. */
  inWindows: number;
  /** Of the actions, those that a policy of the holder answered. */
  settled: number;
  /** Games in which it was played in the end, so that from then on they differ. */
  played: number;
  readonly leaks: string[];
}

/** In a game the first pair begins after at most so many actions, and none after so many. */
const LATEST_FIRST = 200;
const MOST_BEFORE = 700;
const PAIRS_A_GAME = 5;
const MOST_TOGETHER = 10;
/** Between the pairs other secrets are looked at too, also where nobody could react. */
const SECRETS_OFTEN = 0.02;

/**
 * So many games, each played twice from somewhere in its midst (a few of them from one beginning): the two differ only in
 * what one seat holds. Until it is
 * played they must look the same to everybody else: what is posted, in which order, with which buttons and ids, who is
 * awaited for what and until when, what each can press, what each is answered.
 */
export async function compareHoldings(
  subject: Subject,
  games: number,
  seed: number,
  tempo: Tempo = 'table',
): Promise<Held> {
  const held: Held = { games: 0, actions: 0, tried: 0, inWindows: 0, settled: 0, played: 0, leaks: [] };
  for (let next = seed; held.games < games; next++) {
    try {
      await compareGame(subject, next, held, games, tempo);
    } catch (fault) {
      if (!(fault instanceof Broken)) throw fault;
    }
  }
  return held;
}

async function compareGame(subject: Subject, seed: number, held: Held, games: number, tempo: Tempo): Promise<void> {
  const chance = new Chance(seed);
  const start = subject.start(seed);
  const begun = await TableOf.begun(subject.module, start, tempo);
  let state: State = begin(subject, start, chance, new Coverage());
  let next = chance.below(LATEST_FIRST);
  let pairs = 0;
  for (let count = 0; pairs < PAIRS_A_GAME && held.games < games && count < MOST_BEFORE; count++) {
    if (subject.module.outcome(state) !== null) return;
    const holder = chance.one(start.seats);
    const where = `seed ${seed}, action ${count}`;
    const closed = subject.holdingElse === undefined || isClosed(subject.module, state);
    const due = count >= next && closed;
    if (due || chance.happens(SECRETS_OFTEN)) {
      const secrets = subject.secretsElse?.(state, holder, chance) ?? null;
      const other = due ? (subject.holdingElse?.(state, holder, chance) ?? null) : null;
      if (other !== null || (due && secrets !== null && subject.holdingElse === undefined)) {
        pairs++;
        next = count + chance.between(5, 60);
        held.games++;
      }
      if (secrets !== null)
        await lookAtBoth(subject, begun, [state, secrets], holder, chance.branch(), where, held, false);
      if (other !== null) {
        await lookAtBoth(subject, begun, [state, other], holder, chance.branch(), where, held, true);
        const tables = [state, other].map((one) => begun.at(one));
        await playBoth(subject, tables, holder, chance.branch(), where, held);
      }
    }
    const { seat, action } = choose(subject, state, chance, seed);
    const done = subject.module.apply(state, seat, action, chance);
    if (!done.ok) return;
    ({ state } = done.value);
  }
}

/** Where the two part, with what stands before it. */
function apart(one: string, other: string): string {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  const from = Math.max(0, at - 1_500);
  return [one, other].map((text) => text.slice(from, at + 1_000)).join('\n');
}

/** Nothing that anybody else asks, presses or forges tells them apart. What he forges may do something: always on a copy. */
async function lookAtBoth(
  subject: Subject,
  begun: TableOf,
  [one, two]: readonly [State, State],
  holder: SeatId,
  chance: Chance,
  where: string,
  held: Held,
  /** What the others do in earnest does not tell either: so it is with a hand, not with an order, which may answer it. */
  plays: boolean,
): Promise<void> {
  const [here, there] = [begun.at(one), begun.at(two)];
  const leak = (what: string, seen: string, otherwise: string) => {
    if (seen !== otherwise) held.leaks.push(`${where}, ${holder} holds, ${what}\n${apart(seen, otherwise)}`);
  };
  leak('before anything is done', await here.asks(holder), await there.asks(holder));
  const tried = await begun.pried(subject, [one, two], holder, chance.branch(), plays);
  held.tried += tried.tried;
  for (const found of tried.found) leak(...found);
  const forger = chance.one(begun.seats.filter((seat) => seat !== holder));
  const whose = plays ? [holder, forger] : [holder];
  leak(`${forger} forges`, await here.forges(forger, whose), await there.forges(forger, whose));
}

async function playBoth(
  subject: Subject,
  [one, two]: readonly TableOf[],
  holder: SeatId,
  chance: Chance,
  where: string,
  held: Held,
): Promise<void> {
  if (one === undefined || two === undefined) return;
  const leak = (what: string, seen: string, otherwise: string) =>
    held.leaks.push(`${where}, ${holder} holds, ${what}\n${apart(seen, otherwise)}`);
  for (let count = 0; count < MOST_TOGETHER; count++) {
    const now = await one.state();
    const there = await two.state();
    if (now === null || there === null || subject.module.obligations(now).length === 0) return;
    const { seat, action } = choose(subject, now, chance);
    if (seat === holder && !isLegal(subject.module, there, seat, action)) {
      held.played++;
      return;
    }
    if (subject.module.obligations(now).some(({ kind }) => kind === 'window')) held.inWindows++;
    const [seen, otherwise] = [await one.does(seat, action, holder), await two.does(seat, action, holder)];
    held.actions++;
    if (seen.drawn) return;
    if (seen.held !== '[]') held.settled++;
    // A policy of his played it, or did what he does who does not hold it.
    if (seen.held !== otherwise.held) {
      held.played++;
      return;
    }
    // Over: what everybody held counts, and is told with the ranking.
    if ((await one.state()) === null) return;
    if (seen.told !== otherwise.told) {
      leak(`${seat} does ${canonical(action)}`, seen.told, otherwise.told);
      return;
    }
  }
}

/** Somebody could react to something, or chooses among what nobody else knows. */
function isClosed(module: GameModule, state: State): boolean {
  return module
    .obligations(state)
    .some(
      ({ kind, seats }) =>
        kind === 'window' ||
        seats.some((seat) =>
          module.offers(state, seat).some((offer) => offer.secret === true && offer.optional !== true),
        ),
    );
}

function isLegal(module: GameModule, state: State, seat: SeatId, action: Action): boolean {
  const ask = (asked: SeatId, verb: string, filled: Parameters<GameModule['ask']>[3]) =>
    module.ask(state, asked, verb, filled);
  return misfitOf(module.offers(state, seat), ask, seat, action) === null;
}
