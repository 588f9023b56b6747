import type { Term } from '../../../core/result.js';
import { GARRISON_IDS, isCity, type SpaceId } from '../facts/ids.js';
import { armyAt, commandersAt, garrisonsAt, revoltsAt } from '../state/pieces.js';
import type { Draco } from '../state/state.js';

/** The pieces of a space, discs counted: who is there, in a line. */
export function piecesAt(state: Draco, space: SpaceId): readonly Term[] {
  const discs = garrisonsAt(state.pieces, space).length;
  return withGarrisons(state, space, discs === 0 ? [] : [[discs, { kind: 'there', id: 'garrison' }]]);
}

/** The same, with whose garrisons they are. */
export function ownersAt(state: Draco, space: SpaceId): readonly Term[] {
  const discs = garrisonsAt(state.pieces, space);
  const owned = GARRISON_IDS.flatMap((id): readonly Term[] => {
    const count = discs.filter((disc) => disc === id).length;
    return count === 0 ? [] : [id === 'legion' ? { kind: 'garrison', id } : [count, { kind: 'garrison', id }]];
  });
  return withGarrisons(state, space, owned);
}

function withGarrisons({ pieces }: Draco, space: SpaceId, garrisons: readonly Term[]): readonly Term[] {
  const army = armyAt(pieces, space);
  const revolts = revoltsAt(pieces, space);
  const rebels: readonly Term[] =
    revolts === 0
      ? []
      : [isCity(space) ? [revolts, { kind: 'there', id: 'revolt' }] : { kind: 'there', id: 'pirates' }];
  const found: readonly Term[] = [
    ...(isCity(space) || !pieces.fleets.includes(space) ? [] : [{ kind: 'there', id: 'fleet' }]),
    ...commandersAt(pieces, space).map((id): Term => ({ kind: 'commander', id })),
    ...(army === undefined ? [] : [{ kind: 'army', id: army.kind }]),
    ...rebels,
    ...garrisons,
  ];
  return found.length === 0 ? [{ kind: 'there', id: 'empty' }] : found;
}
