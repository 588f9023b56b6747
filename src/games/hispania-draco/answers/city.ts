import type { Phrase } from '../../../core/result.js';
import { ok, type Term } from '../../../core/result.js';
import type { Answer } from '../../../kit/typed/commands.js';
import { isCity, type SpaceId } from '../facts/ids.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { ownersAt } from '../tells/pieces-told.js';
import { spaceNamed, unknownSpace } from './odds.js';

function phrase(state: Draco, space: SpaceId): Phrase {
  const facts = board(state);
  const ways = facts.ways[space].map(({ to, segments }): Term => [{ kind: 'space', id: to }, segments]);
  if (!isCity(space)) {
    const values = {
      city: { kind: 'space', id: space },
      number: facts.seaNumber[space],
      there: ownersAt(state, space),
      ways,
    };
    return { key: 'sea', values };
  }
  const { province, shield } = facts.cities[space];
  const sure = facts.file.cities.find(({ id }) => id === space)?.sure?.number ?? 'true';
  return {
    key: 'city',
    values: {
      city: { kind: 'space', id: space },
      province: { kind: 'province', id: province },
      number: shield,
      sure: { kind: 'sure', id: sure },
      there: ownersAt(state, space),
      ways,
    },
  };
}

/** `/city`, and `/map` of a city: what it is, who is there, its connections. */
function about(picture: boolean): Answer<Draco> {
  return (state, _seat, options) => {
    const text = String(options.city ?? '');
    const space = spaceNamed(text);
    if (space === null && picture && text === '') return ok({ kind: 'answer', lines: [], picture: { show: 'board' } });
    if (space === null) return unknownSpace(text);
    const near = board(state).ways[space].map(({ to }) => to);
    const region = { show: 'region', places: [space, ...near] };
    return ok({ kind: 'answer', lines: [phrase(state, space)], picture: region });
  };
}

export const CITY = about(false);
export const MAP = about(true);
