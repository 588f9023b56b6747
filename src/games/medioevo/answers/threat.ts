import { ok, type Phrase, refuse, type Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { percentOf } from '../../../kit/chance/percent.js';
import type * as kit from '../../../kit/index.js';
import type { Menace } from '../odds/horde-menace.js';
import { landsOf, menacesTo } from '../odds/menace.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { unrestTerms } from '../tells/unrest.js';
import { hide } from '../tells/view.js';
import { ownerTerm, unitTerms } from './named.js';

/** Attacks told one by one; the rest is a number. */
const TOLD = 10;

/** `/threat`: unrest, and who can come upon one's lands with what, at what chance; as far as the seat may know. */
export const threatAnswer: kit.Answer<Medioevo> = (whole, seat) => {
  if (seat === null) return refuse('not-seated');
  const state = hide(whole, seat);
  const lands = landsOf(state, seat);
  if (lands.length === 0) return ok({ kind: 'answer', lines: [{ key: 'threat-no-land' }] });
  const menaces = menacesTo(state, seat);
  const told = menaces.slice(0, TOLD);
  const safe = lands.filter((at) => menaces.every((one) => one.at !== at));
  const lines: readonly Phrase[] = [
    ...unrestLines(whole, seat),
    ...(menaces.length === 0 ? [{ key: 'threat-none' }] : told.map((one) => menaceLine(state, seat, one))),
    ...(menaces.length > TOLD ? [{ key: 'threat-more', values: { count: menaces.length - TOLD } }] : []),
    ...(safe.length === 0 || menaces.length === 0
      ? []
      : [{ key: 'threat-safe', values: { places: safe.map((id): Term => ({ kind: 'place', id })) } }]),
    ...(menaces.length === 0 ? [] : [{ key: 'threat-how' }]),
  ];
  const places = [...new Set(told.flatMap(({ at, from }) => [at, from]))];
  return ok({ kind: 'answer', lines, ...(places.length === 0 ? {} : { picture: { show: 'region', places } }) });
};

function unrestLines(state: Medioevo, seat: SeatId): readonly Phrase[] {
  const values = unrestTerms(state, seat);
  if (values === null) return [];
  return [{ key: values.percent === 0 ? 'threat-calm' : 'threat-unrest', values }];
}

function menaceLine(state: Medioevo, seat: SeatId, { at, by, from, units, undeclared, bare, wins }: Menace): Phrase {
  const own = unitsOf(state.lands[at], seat);
  return {
    key: bare ? 'threat-bare' : 'threat',
    values: {
      at: { kind: 'place', id: at },
      by: ownerTerm(by),
      from: { kind: 'place', id: from },
      units: unitTerms(units),
      ...(sizeOf(own) === 0 ? {} : { own: unitTerms(own) }),
      ...(bare ? {} : { wins: percentOf(wins) }),
      ...(undeclared ? { how: { kind: 'answer', id: 'threat-undeclared' } } : {}),
    },
  };
}
