import { ok, type Phrase, type Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type * as kit from '../../../kit/index.js';
import { censusOf } from '../control/census.js';
import { heldBy, rebelHomes } from '../control/holder.js';
import { BRANCHES, TECHNOLOGY_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { Realm } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, together } from '../state/units.js';
import { VEHICLE_KINDS } from '../state/vehicle.js';
import { incomeOf, upkeepOf } from '../taxes/income.js';
import { hide } from '../tells/view.js';
import { cardTerm, disclosedSources, ownerTerm, seatAsked, unitTerms } from './named.js';

/** `/kingdom`: public facts about a kingdom; for one's own also the treasury, prisoners and the hand. */
export const kingdomAnswer: kit.Answer<Medioevo> = (whole, seat, options) => {
  const text = String(options.nation ?? '');
  const state = hide(whole, seat);
  if (text === '' && seat === null)
    return ok({ kind: 'answer', lines: state.seats.flatMap((one) => openly(state, one)) });
  const asked = text === '' ? ok(seat ?? '') : seatAsked(state, text);
  if (!asked.ok) return asked;
  const lines = openly(state, asked.value);
  const realm = state.realms[asked.value];
  if (asked.value !== seat || realm === undefined) return ok({ kind: 'answer', lines });
  const own = ownLines(state, seat, realm);
  const picture = realm.cards.length === 0 ? {} : { picture: { show: 'hand' } };
  return ok({ kind: 'answer', lines: [...lines, ...own, ...ourLines(state, realm)], ...picture });
};

function openly(state: Medioevo, seat: SeatId): readonly Phrase[] {
  const realm = state.realms[seat];
  if (realm === undefined) return [];
  const learnt = highest(state, realm);
  const pieces = piecesOf(state, seat);
  const rebels = rebelHomes(state, seat);
  return [
    {
      key: 'kingdom',
      values: {
        kingdom: realm.kingdom === null ? { kind: 'answer', id: 'no-kingdom' } : { kind: 'kingdom', id: realm.kingdom },
        who: { kind: 'seat', id: seat },
        honour: realm.honour,
        tax: realm.tax,
        loans: realm.loans,
        count: heldBy(state, seat).length,
        ...(rebels.length === 0 ? {} : { rebels: rebels.map((id): Term => ({ kind: 'territory', id })) }),
      },
    },
    {
      key: 'kingdom-has',
      values: {
        ...(pieces.length === 0 ? {} : { pieces }),
        ...(learnt.length === 0 ? {} : { technologies: learnt }),
        ...(realm.cards.length === 0 ? {} : { cards: realm.cards.map(({ number }) => cardTerm(number)) }),
      },
    },
  ];
}

function ownLines(state: Medioevo, seat: SeatId, realm: Realm): readonly Phrase[] {
  const tokens = BRANCHES.flatMap((id): Term[] => {
    const count = realm.tokens[id] ?? 0;
    return count === 0 ? [] : [[count, { kind: 'branch', id }]];
  });
  const prisoners = Object.entries(realm.prisoners).flatMap(([owner, units]): Term[] =>
    sizeOf(units) === 0 ? [] : [[ownerTerm(owner), unitTerms(units)]],
  );
  return [
    {
      key: 'treasury',
      values: {
        florins: realm.cash,
        income: incomeOf(state, seat, realm.tax),
        tax: realm.tax,
        upkeep: upkeepOf(state, seat),
        ...(tokens.length === 0 ? {} : { tokens }),
        ...(prisoners.length === 0 ? {} : { prisoners }),
      },
    },
  ];
}

/** Reconstructed parts of one's cards: corners, objectives and tokens, except those the rulebook shows. */
function ourLines(state: Medioevo, { cards }: Realm): readonly Phrase[] {
  const book = bookOf(state.overrides).cards;
  return cards.flatMap(({ number }) =>
    disclosedSources('reconstructed-card', book.get(number)?.sources ?? {}, { card: cardTerm(number) }),
  );
}

/** The highest technology per branch; it implies those below. */
function highest(state: Medioevo, { technologies }: Realm): readonly Term[] {
  const { technologies: all } = bookOf(state.overrides);
  return TECHNOLOGY_IDS.flatMap((id): Term[] => {
    const { branch, level } = all[id];
    return technologies[branch] === level ? [{ kind: 'technology', id }] : [];
  });
}

function piecesOf(state: Medioevo, seat: SeatId): readonly Term[] {
  const own = state.vehicles.filter(({ owner }) => owner === seat);
  const ashore = censusOf(state.lands).units.get(seat) ?? {};
  const units = own.reduce((sum, one) => together(sum, one.units), ashore);
  const vehicles = VEHICLE_KINDS.flatMap((id): Term[] => {
    const count = own.filter(({ kind }) => kind === id).length;
    return count === 0 ? [] : [[count, { kind: 'vehicle-kind', id }]];
  });
  return [...unitTerms(units), ...vehicles];
}
