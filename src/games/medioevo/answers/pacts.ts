import { ok, type Phrase } from '../../../core/result.js';
import type * as kit from '../../../kit/index.js';
import { treatyTerms } from '../diplomacy/articles.js';
import type { Medioevo } from '../state/state.js';
import { hide } from '../tells/view.js';
import { ownerTerm } from './named.js';

/** `/pacts`: current pacts the asker may know, and the wars. */
export const pactsAnswer: kit.Answer<Medioevo> = (whole, seat) => {
  const state = hide(whole, seat);
  const pacts = state.pacts.map(({ between, ...treaty }): Phrase => {
    const own = between.find((one) => one === seat) ?? between[0] ?? '';
    const [other = own, ...others] = between.filter((one) => one !== own);
    const names = others.length === 0 ? {} : { others: others.map(ownerTerm) };
    return {
      key: treaty.secret ? 'secret-pact' : 'pact',
      values: { one: ownerTerm(own), other: ownerTerm(other), ...names, ...treatyTerms(treaty, own) },
    };
  });
  const wars = state.seats.flatMap((one, index) =>
    state.seats.slice(index + 1).flatMap((other): Phrase[] => {
      const since = state.realms[one]?.wars[other];
      return since === undefined
        ? []
        : [
            {
              key: since > state.turn ? 'war-declared' : 'at-war',
              values: { one: ownerTerm(one), other: ownerTerm(other), turn: since },
            },
          ];
    }),
  );
  const lines = [...pacts, ...wars];
  return ok({ kind: 'answer', lines: lines.length === 0 ? [{ key: 'no-pacts' }] : lines });
};
