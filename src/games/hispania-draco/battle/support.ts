import { type Board, provinceOf } from '../facts/board.js';
import { type CommanderId, isCity, type SpaceId } from '../facts/ids.js';
import { garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';

/** Discs in support: how many, and where. */
export interface Support {
  readonly count: number;
  readonly spaces: readonly SpaceId[];
}

export interface GarrisonSupport extends Support {
  /** The province's 1 for a praetor, added once (6.3, 6.4). */
  readonly province: 0 | 1;
}

/** All discs connected to each other, at least one of them to the figure; those under it count (6.1, 6.2, 6.5). */
function connectedTo(board: Board, from: SpaceId, discsAt: (space: SpaceId) => number): Support {
  const found = new Set<SpaceId>();
  const ahead: SpaceId[] = [from, ...board.connected[from]];
  let count = 0;
  for (let space = ahead.pop(); space !== undefined; space = ahead.pop()) {
    if (found.has(space)) continue;
    const discs = discsAt(space);
    if (discs === 0) continue;
    found.add(space);
    count += discs;
    ahead.push(...board.connected[space]);
  }
  return { count, spaces: [...found] };
}

/** The garrisons supporting a general there, and his province's 1. The proconsul has none (10.3.2). */
export function garrisonSupport(board: Board, pieces: Pieces, commander: CommanderId, from: SpaceId): GarrisonSupport {
  if (commander === 'proconsul') return { count: 0, spaces: [], province: 0 };
  const his = (space: SpaceId) =>
    garrisonsAt(pieces, space).filter((garrison) => garrison === commander || garrison === 'legion').length;
  const support = connectedTo(board, from, his);
  const province = provinceOf(commander);
  const served =
    province !== null &&
    [from, ...support.spaces].some((space) =>
      board.ways[space].some(({ to }) => isCity(to) && board.cities[to].province === province),
    );
  return { ...support, province: served ? 1 : 0 };
}

/** The revolts supporting an army there, including pirates (6.5, 10.5.3). */
export function revoltSupport(board: Board, pieces: Pieces, at: SpaceId): Support {
  return connectedTo(board, at, (space) => revoltsAt(pieces, space));
}
