import type { Phrase, Term, Terms } from '../../../core/result.js';
import { UNIT_KINDS } from '../facts/ids.js';
import type { Power } from '../facts/power.js';
import { area, leader, nation, unit } from './card-terms.js';

/** Powers of single nations (11), one sentence per kind. */
export function powerPhrase(power: Power): Phrase {
  return { key: `card-${power.power}`, values: valuesOf(power) };
}

function valuesOf(power: Power): Terms {
  switch (power.power) {
    case 'exit':
      return { turns: power.turns, pv: power.pv, to: area(power.to), most: power.most };
    case 'romanisation':
      return { turns: power.turns };
    case 'off-map':
      return { ...span(power.turns), areas: power.areas.map(area) };
    case 'survivor':
      return {
        pv: power.pv,
        endOf: power.endOf,
        leader: leader(power.leader),
        to: nation(power.unlessSubmittedTo),
      };
    case 'yields-with-leader':
      return { turns: power.turns, leader: leader(power.leader), to: nation(power.to) };
    case 'march':
      return { turn: power.turn, provinces: power.provinces };
    case 'migration':
      return { turns: power.turns, pv: power.pv, from: power.from.map(area), to: area(power.to) };
    case 'free-castles':
      return {
        turn: power.endOfOwnTurn,
        [power.fromVassals ? 'taken' : 'fixed']: area(power.fixed),
        ...(power.others === 0 ? {} : { others: power.others }),
      };
    case 'hegemony':
      return {
        turn: power.endOfOwnTurn,
        pv: power.pv,
        missing: power.missing,
        except: power.except.map(area),
        zonePv: power.zonePv,
      };
    case 'toledo':
      return { ...span(power.turns), province: area(power.province), to: nation(power.to) };
    case 'berbers':
      return { turn: power.turn, most: power.most, pv: power.pv, leader: leader(power.leader) };
    case 'no-retreat':
      return { who: [...power.leaders.map(leader), ...power.units.map(unit)] };
    case 'great-emirate':
      return { ...span(power.turns), pv: power.pv, provinces: power.provinces.map(area) };
    case 'mercenary':
      return {
        turn: power.turn,
        fees: UNIT_KINDS.flatMap((kind): Term[] => {
          const fee = power.fees[kind];
          return fee === undefined ? [] : [[unit(kind), fee]];
        }),
        ...(power.barredWhenBid.length === 0 ? {} : { barred: power.barredWhenBid.map(nation) }),
      };
    case 'assault':
      return { turn: power.turn, province: area(power.province), again: power.again };
    case 'conquest':
      return { ...span(power.turns), province: area(power.province), pv: power.pv };
    case 'rebuilt-castles':
    case 'prey':
      return { pv: power.pv };
    case 'become-infantry':
      return { turn: power.turn };
    case 'no-rebuilding':
      return {};
  }
}

function span(turns: readonly number[]): Terms {
  return { first: turns[0] ?? 1, last: turns.at(-1) ?? 21 };
}
