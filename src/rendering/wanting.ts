import type { Scene } from '../core/scene.js';
import type { ScenePanel } from '../core/scene-panels.js';
import type { SceneBadge } from '../core/scene-pieces.js';
import type { MapFolder } from './map-folder.js';
import { NEUTRAL } from './style.js';

/**
 * Looks, places and slots that a scene names but its map lacks. They are drawn anyway (a question mark, a neutral
 * colour, nothing), but surely not as intended.
 */
export function wantingIn({ board, style }: MapFolder, scene: Scene): readonly string[] {
  const wanting = new Set<string>();
  const want = (what: string, id: string | undefined, known: object): void => {
    if (id !== undefined && !Object.hasOwn(known, id)) wanting.add(`${what} ${id}`);
  };
  const faction = (id: string | undefined): void => {
    if (id !== NEUTRAL) want('faction', id, style.factions);
  };
  const symbol = (id: string | undefined): void => want('symbol', id, { ...style.pieces, ...style.symbols });
  const badges = (some: readonly SceneBadge[] = []): void => {
    for (const badge of some) {
      want('badge', badge.badge, style.badges);
      faction(badge.faction);
    }
  };
  const panel = (one: ScenePanel): void => {
    want('slot', one.slot, { ...style.layout.board, ...style.layout.zoomed, ...style.layout.replay });
    switch (one.kind) {
      case 'track':
        symbol(one.symbol);
        for (const box of one.boxes) for (const id of box.factions ?? []) faction(id);
        return;
      case 'roster':
        for (const row of one.rows) {
          faction(row.faction);
          symbol(row.purse?.symbol);
        }
        return;
      case 'hand':
        for (const card of one.cards) {
          faction(card.faction);
          symbol(card.symbol);
          badges(card.badges);
        }
        return;
      case 'market':
        for (const row of one.rows) {
          faction(row.faction);
          symbol(row.symbol);
        }
        return;
      case 'dice':
        symbol(one.symbol);
        for (const side of one.sides) {
          faction(side.faction);
          symbol(side.symbol);
          for (const die of side.dice) want('piece', die.piece, style.pieces);
        }
        return;
      case 'legend':
        for (const entry of one.entries) symbol(entry.symbol);
        return;
      case 'text':
    }
  };
  for (const place of scene.places) {
    want('place', place.id, board.places);
    want('node', place.look, style.nodes);
    want('emphasis', place.emphasis, style.emphases);
    faction(place.owner);
    badges(place.badges);
  }
  for (const connection of scene.connections ?? []) {
    want('connection', connection.look, style.connections);
    for (const id of connection.between) want('place', id, board.places);
    faction(connection.faction);
  }
  for (const stack of scene.stacks) {
    want('place', stack.place, board.places);
    faction(stack.faction);
    badges(stack.badges);
    for (const counter of stack.counters) {
      want('piece', counter.piece, style.pieces);
      faction(counter.faction);
      badges(counter.badges);
    }
    for (const disc of stack.discs ?? []) {
      want('piece', disc.piece, style.pieces);
      faction(disc.faction);
    }
  }
  for (const mark of scene.marks) {
    faction(mark.faction);
    if (mark.kind === 'sign') {
      want('sign', mark.look, style.signs);
      want('place', mark.place, board.places);
    } else {
      want('arrow', mark.look, style.arrows);
      for (const id of mark.path) want('place', id, board.places);
    }
  }
  for (const one of scene.panels) panel(one);
  return [...wanting].sort();
}
