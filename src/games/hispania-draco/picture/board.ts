import type { SceneConnection, ScenePlace, SceneStack } from '../../../core/scene.js';
import type { SceneDisc } from '../../../core/scene-pieces.js';
import type { Locale } from '../../../core/words.js';
import {
  COMMANDER_IDS,
  type CommanderId,
  GARRISON_IDS,
  isCity,
  type ProvinceId,
  SPACE_IDS,
  type SpaceId,
} from '../facts/ids.js';
import { armyAt, garrisonsAt, type Pieces, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { WORDS } from '../words/index.js';

/** Factions, pieces and looks of the map's style. */
export const REVOLT = 'revolt';
export const ROME = 'rome';

export function nameOf(locale: Locale, kind: string, id: string): string {
  return WORDS.name(locale, { kind, id });
}

/** The place on the map where a province's name stands. */
export function bannerOf(province: ProvinceId): string {
  return `province-${province}`;
}

/** A city has the colour of its top garrison or of the revolt; its number is beside it. */
export function places(state: Draco, locale: Locale): readonly ScenePlace[] {
  const facts = board(state);
  const banners = facts.file.provinces.map(
    ({ id, numeral }): ScenePlace => ({
      id: bannerOf(id),
      name: nameOf(locale, 'province', id),
      badges: [numeral === undefined ? { badge: 'roman' } : { badge: 'numeral', text: numeral }],
    }),
  );
  const spaces = SPACE_IDS.map((id): ScenePlace => {
    const owner = ownerOf(state.pieces, id);
    const number = isCity(id) ? facts.cities[id].shield : facts.seaNumber[id];
    return {
      id,
      name: nameOf(locale, 'space', id),
      badges: [{ badge: 'number', text: String(number) }],
      ...(owner === null ? {} : { owner }),
    };
  });
  return [...spaces, ...banners];
}

function ownerOf(pieces: Pieces, space: SpaceId): string | null {
  if (revoltsAt(pieces, space) > 0) return REVOLT;
  return garrisonsAt(pieces, space).at(-1) ?? null;
}

/** Discs in piles, lowest first; armies on their revolts; generals and fleets. */
export function stacks({ pieces }: Draco): readonly SceneStack[] {
  return SPACE_IDS.flatMap((place): readonly SceneStack[] => {
    const revolts = revoltsAt(pieces, place);
    const army = armyAt(pieces, place);
    const garrisons = garrisonsAt(pieces, place);
    const fleet = !isCity(place) && pieces.fleets.includes(place);
    const whose = COMMANDER_IDS.filter((id) => pieces.commanders[id] === place);
    return [
      ...(revolts === 0
        ? []
        : [stackOf(place, REVOLT, army === undefined ? null : pieceOf(army.kind), discs(REVOLT, revolts))]),
      // One pile per colour, so that all are visible.
      ...GARRISON_IDS.flatMap((owner) => {
        const own = garrisons.filter((id) => id === owner);
        return own.length === 0
          ? []
          : [
              stackOf(
                place,
                owner,
                null,
                own.map((id) => ({ faction: id, piece: 'garrison' })),
              ),
            ];
      }),
      ...(fleet ? [stackOf(place, ROME, 'fleet', [])] : []),
      ...whose.map((id: CommanderId) => stackOf(place, id, 'general', [])),
    ];
  });
}

function pieceOf(kind: 'normal' | 'special'): string {
  return kind === 'special' ? 'special' : 'army';
}

function discs(faction: string, count: number): readonly SceneDisc[] {
  return Array.from({ length: count }, () => ({ faction, piece: 'revolt' }));
}

function stackOf(place: string, faction: string, piece: string | null, pile: readonly SceneDisc[]): SceneStack {
  return { place, faction, counters: piece === null ? [] : [{ piece }], ...(pile.length === 0 ? {} : { discs: pile }) };
}

/** Laid roads; the printed ones are on the map. */
export function roads({ pieces }: Draco): readonly SceneConnection[] {
  return pieces.roads.flatMap((connection): readonly SceneConnection[] => {
    const [one, other] = connection.split('/');
    return one === undefined || other === undefined ? [] : [{ between: [one, other], look: 'laid' }];
  });
}
