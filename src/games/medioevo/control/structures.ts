import type { Play } from '../engine/play.js';
import { landsBy } from '../facts/board.js';
import type { BuildingClass } from '../facts/kinds.js';
import { buildingCard, buildingOf } from '../facts/pieces.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

/** Destruction tokens on a building; as many as its structure points destroy it, with the tokens it gave (5.5). */
export function buildingDamage(
  play: Play,
  at: TerritoryId,
  category: BuildingClass,
  points: number,
  by?: string,
): void {
  const land = play.land(at);
  const building = land[category];
  if (building === null) return;
  const id = buildingOf(category, building.level);
  const damage = building.damage + points;
  const destroyed = damage >= buildingCard(play.book.pieces, id).structure;
  play.changeLand(at, { [category]: destroyed ? null : { ...building, damage } });
  if (destroyed && category === 'military') loseTokensOf(play, at);
  if (land.holder !== null)
    play.emit({
      type: 'building-damaged',
      seat: land.holder,
      at,
      building: id,
      destroyed,
      ...(by === undefined ? {} : { by }),
    });
}

/** A military building's control tokens are lost with it, unless another of his can support them (5.5). */
export function loseTokensOf(play: Play, from: TerritoryId): void {
  for (const at of play.state.inPlay) {
    const { token } = play.land(at);
    if (token?.from !== from) continue;
    const other = tokenGiver(play.state, at, token.owner, landsBy(play.board, at), from);
    play.changeLand(at, { token: other === null ? null : { ...token, from: other } });
  }
}

/** An adjacent military building of the owner that has given fewer tokens than its level. */
export function tokenGiver(
  { lands, inPlay }: Pick<Medioevo, 'lands' | 'inPlay'>,
  at: TerritoryId,
  owner: string,
  beside: readonly TerritoryId[],
  except: TerritoryId,
): TerritoryId | null {
  const given = (from: TerritoryId) => inPlay.filter((other) => lands[other].token?.from === from).length;
  return (
    beside.find((from) => {
      const { holder, military } = lands[from];
      if (from === except || from === at || holder !== owner || military === null) return false;
      return given(from) < military.level;
    }) ?? null
  );
}
