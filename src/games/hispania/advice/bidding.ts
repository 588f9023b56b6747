import type { AdviceAsked } from '../../../core/adviser.js';
import { leastBid } from '../auction/eligible.js';
import { nationIn } from '../engine/domain.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';

/** 14.2: the least bid is a nation's average gain minus five. */
const LEAST_UNDER_MEAN = 5;
/** Some gain is left to the player who takes the risk. */
const MARGIN = 1;

function meanOf(state: Hispania, nation: NationId): number {
  return leastBid(state, nation) + LEAST_UNDER_MEAN;
}

/** Bids while the nation still brings more than it costs; claims one it needs. */
export function bidding(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const values = { nation: { kind: 'nation', id: nation } };
  if (asked.offers.some(({ verb }) => verb === 'choose')) {
    return [option({ verb: 'choose', choice: 'claim' }, 1, 'claim', values)];
  }
  const points = asked.ask('bid', {});
  if (points.kind !== 'number') return [];
  const most = Math.floor(meanOf(state, nation) - MARGIN);
  const secret = state.frames.at(-1)?.kind === 'sealed';
  const bid = Math.max(points.min, secret ? most : points.min);
  const options = [option({ verb: 'bid', points: bid }, most - points.min, 'bid', { ...values, points: bid })];
  return asked.offers.some(({ verb }) => verb === 'pass')
    ? [...options, option({ verb: 'pass' }, -0.5, 'too-dear', values)]
    : options;
}

/** 10.1: sealed bids on every group: its gain over the poorest one. */
export function biddingForLots(state: Hispania, asked: AdviceAsked): readonly Option[] {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'lots') return [];
  const means = new Map(frame.lots.map((lot) => [lot, lotMean(state, lot)] as const));
  const poorest = Math.min(...means.values());
  const open = frame.lots.find((lot) => {
    const wanted = Math.floor(((means.get(lot) ?? 0) - poorest) * CAUTION);
    return wanted > 0 && frame.bids[asked.seat]?.[lot] === undefined;
  });
  if (open === undefined) return [option({ verb: 'done' }, 0, 'bids-made')];
  const points = Math.floor(((means.get(open) ?? 0) - poorest) * CAUTION);
  return [option({ verb: 'bid', nation: open, points }, 1, 'bid', { nation: { kind: 'nation', id: open }, points })];
}
const CAUTION = 0.5;

function lotMean(state: Hispania, lot: NationId): number {
  if (state.options.version === 'advanced') return 0;
  const group = book(state).nations[lot].player;
  const members = NATION_IDS.filter((id) => book(state).nations[id].player === group);
  return members.reduce((sum, id) => sum + meanOf(state, id), 0);
}

/** 14.1: each major nation costs what it brings; takes the first one left. */
export function choosingMajor(asked: AdviceAsked): readonly Option[] {
  const choices = asked.ask('choose', {});
  if (choices.kind !== 'one') return [];
  return choices.choices.flatMap(({ id }, index) => {
    const nation = nationIn(id);
    return nation === null
      ? []
      : [option({ verb: 'choose', choice: id }, -index, 'major', { nation: { kind: 'nation', id } })];
  });
}
