import { pointsOf } from '../closing/points.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { citiesOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { boardsAfterAnswer, isChristian } from './answer-odds.js';

/** What the Muslim reaction, the sieges and the end of the turn may bring, if the player does no more. */
export interface Outlook {
  /** Every way was followed to its end; otherwise rare ones were drawn by lot. */
  readonly exact: boolean;
  /** The chance that no Christian city is left, which ends the game (15.3). */
  readonly lost: number;
  readonly points: { readonly now: number; readonly mean: number; readonly low: number; readonly high: number };
  /** The places that Christians hold, by the chance to be attacked, and to be lost. */
  readonly places: readonly Risk[];
  /** Christian units that fall, on average, the most first. */
  readonly losses: readonly { readonly at: PlaceId; readonly mean: number }[];
  /** The places that they besiege, by the chance to take them. */
  readonly sieges: readonly { readonly at: PlaceId; readonly taken: number }[];
}

export interface Risk {
  readonly at: PlaceId;
  readonly struck: number;
  readonly lost: number;
  /** How often they come out of their walls to fight there (13.10), and the share of such battles that they lose. */
  readonly sortie: { readonly often: number; readonly beaten: number } | null;
}

/** Within a percent for certain, and within half of one nearly always. */
const CLOSELY = 1e-4;
/** Within a percent nearly always, in a tenth of the time. */
const QUICKLY = 5e-4;
/** So much lies below the lower points, and above the higher ones. */
const TAIL = 0.05;

export function outlookFor(state: Reconquista, rarest: number, seed?: number): Outlook {
  const { spread, sampled, mishaps } = boardsAfterAnswer(state, rarest, seed);
  const total = spread.reduce((sum, { chance }) => sum + chance, 0);
  const book = bookOf(state.overrides);
  const now = PLACE_IDS.filter((at) => isChristian(state.places[at]));
  const besieged = PLACE_IDS.filter((at) => state.places[at].outside?.side === 'christian');
  const [struck, gone, taken] = [new Tally(), new Tally(), new Tally()];
  const points = new Map<number, number>();
  let lost = 0;
  for (const { value, chance } of spread) {
    const share = chance / total;
    const score = pointsOf(value, book).total;
    points.set(score, (points.get(score) ?? 0) + share);
    if (citiesOf(value.places, 'christian').length === 0) lost += share;
    for (const at of value.struck) struck.add(at, share);
    for (const at of now) if (!isChristian(value.places[at])) gone.add(at, share);
    for (const at of besieged) if (value.places[at].inside?.side === 'christian') taken.add(at, share);
  }
  return {
    exact: sampled === 0,
    lost,
    points: { now: pointsOf(state, book).total, ...spanOf(points) },
    places: now.map((at) => ({ at, struck: struck.of(at), lost: gone.of(at), sortie: mishaps.sortieAt(at) })),
    losses: mishaps.losses().toSorted((one, other) => other.mean - one.mean),
    sieges: besieged.map((at) => ({ at, taken: taken.of(at) })),
  };
}

class Tally {
  private readonly shares = new Map<PlaceId, number>();
  add(at: PlaceId, share: number): void {
    this.shares.set(at, this.of(at) + share);
  }
  of(at: PlaceId): number {
    return this.shares.get(at) ?? 0;
  }
}

function spanOf(points: ReadonlyMap<number, number>): { mean: number; low: number; high: number } {
  const rising = [...points].sort(([one], [other]) => one - other);
  const mean = rising.reduce((sum, [score, share]) => sum + score * share, 0);
  const from = (scores: readonly (readonly [number, number])[]) => {
    let left = TAIL;
    return scores.find(([, share]) => {
      left -= share;
      return left < 0;
    })?.[0];
  };
  return { mean, low: from(rising) ?? mean, high: from(rising.toReversed()) ?? mean };
}

const QUICK = new WeakMap<Reconquista, Outlook>();
const CLOSE = new WeakMap<Reconquista, Outlook>();

/** Quick enough to be said beside what can be done; asked more than once of a position. */
export function outlookOf(state: Reconquista): Outlook {
  return onceOf(QUICK, state, QUICKLY);
}

/** For whoever asks. */
export function outlookClosely(state: Reconquista): Outlook {
  return onceOf(CLOSE, state, CLOSELY);
}

/** Forces that go by dice branch more (17.1.1): for them five times as coarse. */
const BY_DICE = 5;

function onceOf(known: WeakMap<Reconquista, Outlook>, state: Reconquista, rarest: number): Outlook {
  const outlook = known.get(state) ?? outlookFor(state, state.options.moves === 'dice' ? BY_DICE * rarest : rarest);
  known.set(state, outlook);
  return outlook;
}
