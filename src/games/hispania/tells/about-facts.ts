import type { Term, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { leastBid, stillToCome } from '../auction/eligible.js';
import { NATION_IDS, type NationId, type ProvinceId } from '../facts/ids.js';
import type { Arrival } from '../facts/nation.js';
import { unitTerms } from '../odds/phrase.js';
import { nationScore } from '../scoring/final.js';
import { scoresNext, worthAhead } from '../scoring/provinces.js';
import { isLeaderSpared } from '../special/notes.js';
import type { Frame } from '../state/frame.js';
import { book, cardOf, nationsIn, othersAt } from '../state/reading.js';
import { piecesOf, stackedCount, stackOf, unitCount } from '../state/stack.js';
import type { Phase } from '../state/stage.js';
import type { Hispania, Stack } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** The most valuable land of a card, and the next arrivals, are named; `/nation` has all of them. */
const NAMED = 5;
const COMING = 3;

/** What a nation is now, what of it is still to come, and what its land counts next. */
export function nationFacts(state: Hispania, nation: NationId): Terms {
  const { seat, status } = state.nations[nation];
  const facts = cardOf(state, nation);
  const { last } = book(state).scenarios[state.options.scenario];
  const from = hasArrived(state, nation) ? state.turn + 1 : state.turn;
  const ahead = (facts.arrivals ?? []).filter(({ turn }) => turn >= from && turn <= last);
  const comes = ahead.slice(0, COMING).map(arriving);
  const there = areasWith(state, nation).flatMap((area) => piecesOf(state.areas[area][nation]));
  const bidFor = state.options.version === 'advanced' && stillToCome(state).includes(nation);
  const rivals = facts.incompatible.map((id): Term => ({ kind: 'nation', id }));
  return {
    ...(seat === null ? {} : { seat: { kind: 'seat', id: seat } }),
    ...(status === 'waiting' ? {} : { score: nationScore(state, nation) }),
    ...(comes.length === 0 ? {} : { comes }),
    ...landFacts(state, nation, last),
    ...(there.length === 0 ? {} : { units: unitTerms(together(there)) }),
    ...(bidFor ? { least: leastBid(state, nation) } : {}),
    ...(state.options.version === 'advanced' && rivals.length > 0 ? { rivals } : {}),
  };
}

/** This turn's reinforcements are there already (3.2.1). */
export function hasArrived({ stage }: Hispania, nation: NationId): boolean {
  if (stage.nation === null) return stage.phase === 'closing' || stage.phase === 'over';
  if (stage.nation !== nation) return NATION_IDS.indexOf(nation) < NATION_IDS.indexOf(stage.nation);
  return !BEFORE_ARRIVALS.includes(stage.phase);
}
const BEFORE_ARRIVALS: readonly Phase[] = ['start', 'income'];

/** "12 infantry and Hamilcar (turn 1)". */
function arriving({ turn, units, upTo, leaders }: Arrival): Term {
  const coming: Stack = { ...(units ?? upTo), ...(leaders === undefined ? {} : { leaders }) };
  return [unitTerms(coming), { kind: 'from-turn', id: String(turn) }];
}

function together(pieces: ReturnType<typeof piecesOf>): Stack {
  const counts = new Map<(typeof pieces)[number][0], number>();
  for (const [piece, count] of pieces) counts.set(piece, (counts.get(piece) ?? 0) + count);
  return stackOf(counts);
}

/** The land that counts at the end of its next scoring turn, the best first. */
function landFacts(state: Hispania, nation: NationId, last: number): Terms {
  const turn = scoresNext(state, nation);
  const table = turn === null || turn > last ? undefined : cardOf(state, nation).vp.get(turn);
  if (turn === null || table === undefined) return {};
  if (table.rule === 'zones') {
    const land = Object.entries(table.zones).map(([id, { each }]): Term => [{ kind: 'zone', id }, each]);
    return { turn, land };
  }
  if (table.rule !== 'provinces') return {};
  const worth = Object.entries(table.pv).sort(([, one], [, other]) => other - one);
  const land = worth.slice(0, NAMED).map(([id, pv]): Term => [{ kind: 'province', id }, pv]);
  const sum = worth.reduce((all, [, pv]) => all + pv, 0);
  return { turn, land, ...(worth.length > NAMED ? { sum } : {}) };
}

/** Whose Leader he is, and how long he stays. */
export function leaderFacts(state: Hispania, leader: string): Terms {
  const nation = NATION_IDS.find((id) => cardOf(state, id).leaders?.some(({ name }) => name === leader) === true);
  const life = nation === undefined ? undefined : cardOf(state, nation).leaders?.find(({ name }) => name === leader);
  if (nation === undefined || life === undefined) return { leader: { kind: 'leader', id: leader } };
  const spared = isLeaderSpared(state, nation, leader) ? 1 : 0;
  const last = life.leavesAtEndOf ?? (life.leavesAtStartOf ?? 0) - 1;
  return {
    leader: { kind: 'leader', id: leader },
    nation: { kind: 'nation', id: nation },
    ...(last > 0 ? { last: last + spared } : {}),
  };
}

/** Its ground, who is there, and what it counts for the nation the question is about. */
export function provinceFacts(state: Hispania, seat: SeatId | null, province: ProvinceId): Terms {
  const facts = book(state).provinces[province];
  const nation = nationAsked(state, seat);
  const there = nationsIn(state.areas[province]).map(
    (id): Term => [{ kind: 'nation', id }, unitTerms(state.areas[province][id])],
  );
  const near = (book(state).neighbours.get(province) ?? []).map(
    ({ to, river }): Term =>
      river === null
        ? { kind: 'area', id: to }
        : [
            { kind: 'area', id: to },
            { kind: 'river', id: river },
          ],
  );
  return {
    province: { kind: 'province', id: province },
    zone: { kind: 'zone', id: facts.zone },
    terrain: { kind: 'terrain', id: facts.terrain },
    coast: { kind: 'coast', id: facts.coast },
    income: facts.income,
    stack: facts.stacking,
    near,
    ...(there.length === 0 ? {} : { there }),
    ...(nation === null ? {} : ofNation(state, nation, province)),
  };
}

function ofNation(state: Hispania, nation: NationId, province: ProvinceId): Terms {
  const [foe, another] = othersAt(state, province, nation);
  const turn = scoresNext(state, nation);
  const points = worthAhead(state, nation, province);
  return {
    held: stackedCount(state.areas[province][nation]),
    ...(foe === undefined || another !== undefined
      ? {}
      : { foes: [[{ kind: 'nation', id: foe }, unitCount(state.areas[province][foe])]] }),
    ...(turn === null || points === 0 ? {} : { nation: { kind: 'nation', id: nation }, turn, points }),
  };
}

/** The nation that the seat is asked about: of the innermost step, or the active one. */
function nationAsked({ frames, stage, nations }: Hispania, seat: SeatId | null): NationId | null {
  const asked = nationOf(frames.at(-1), seat) ?? stage.nation;
  return asked !== null && (seat === null || nations[asked].seat === seat) ? asked : null;
}

function nationOf(frame: Frame | undefined, seat: SeatId | null): NationId | null {
  switch (frame?.kind) {
    case 'battle':
      return frame.attacker.seat === seat ? frame.attacker.nation : frame.defender.nation;
    case 'retreat':
      return frame.queue[0]?.nation ?? null;
    case 'conversion':
      return frame.into;
    default:
      return frame !== undefined && 'nation' in frame ? frame.nation : null;
  }
}
