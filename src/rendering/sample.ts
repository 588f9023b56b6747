import type { Scene, SceneStack } from '../core/scene.js';
import type { MapFolder } from './map-folder.js';
import { NEUTRAL } from './style.js';

/** A scene with something of everything that a map has: every place held, factions and pieces in turn from some on. */
export function sampleOf({ id: map, board, style }: MapFolder, from: number): Scene {
  const places = Object.keys(board.places);
  const factions = Object.keys(style.factions);
  const pieces = Object.keys(style.pieces);
  const badges = Object.keys(style.badges);
  const [faction, piece] = [inTurn(factions, from, NEUTRAL), inTurn(pieces, from, 'disc')];
  const slots = Object.keys(style.layout.board);
  return {
    map,
    locale: 'en',
    title: map,
    subtitle: '–',
    places: places.map((id, index) => ({
      id,
      name: id,
      owner: faction(index),
      badges: Object.keys(board.places[id]?.badges?.at ?? {}).map((badge) => ({ badge, text: String(index % 10) })),
    })),
    stacks: places.map(
      (place, index): SceneStack => ({
        place,
        faction: faction(index),
        counters: [
          { piece: piece(index), count: 2, badges: badges.slice(0, 3).map((badge) => ({ badge })) },
          { piece: piece(index + 1), label: map },
        ],
      }),
    ),
    marks: [],
    panels: slots.map((slot) => ({
      slot,
      kind: 'roster',
      rows: factions.map((one, index) => ({
        faction: one,
        name: one,
        note: map,
        score: String(index),
        purse: { symbol: 'coin', text: '0123456789½' },
      })),
    })),
    alt: map,
  };
}

const inTurn =
  (of: readonly string[], from: number, fallback: string) =>
  (index: number): string =>
    of[(index + from) % Math.max(1, of.length)] ?? fallback;
