import type { ScenePlace, SceneStack } from '../../../core/scene.js';
import type { SceneBadge, SceneCounter } from '../../../core/scene-pieces.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { territoryCard } from '../facts/board.js';
import type { KingdomId } from '../facts/ids.js';
import { BUILDING_CLASSES, UNIT_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingOf } from '../facts/pieces.js';
import { isTerritory, PLACE_IDS, type PlaceId, SEA_IDS, TERRITORY_IDS, type TerritoryId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS, type Owner, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { tallyOf } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';
import { WORDS } from '../words/index.js';

const NUMERALS = ['', 'I', 'II', 'III'];

/** Each territory's owner, yield, and market value. */
export function places(state: Medioevo): readonly Omit<ScenePlace, 'name'>[] {
  return [...TERRITORY_IDS.map((id) => territory(state, id)), ...SEA_IDS.map((id) => ({ id }))];
}

function territory(state: Medioevo, id: TerritoryId): Omit<ScenePlace, 'name'> {
  const { good, fire, port } = territoryCard(bookOf(state.overrides).board, id);
  const { market, holder } = state.lands[id];
  const badges: SceneBadge[] = [];
  if (good !== null) badges.push({ badge: good, ...(market.length === 0 ? {} : { text: `${market.length}` }) });
  if (port) badges.push({ badge: 'port' });
  if (fire) badges.push({ badge: 'fire' });
  return { id, ...(holder === null ? {} : { owner: factionOf(state, holder) }), badges };
}

export function stacks(state: Medioevo): readonly SceneStack[] {
  return PLACE_IDS.flatMap((at) => stacksAt(state, at));
}

/** Each owner's buildings, units, transports and engines there. */
export function stacksAt(state: Medioevo, at: PlaceId): readonly SceneStack[] {
  const vehicles = state.vehicles.filter((one) => one.at === at && one.aboard === null);
  const land = isTerritory(at) ? state.lands[at] : null;
  const owners = new Set<Owner>([
    ...(land === null ? [] : armiesIn(land)),
    ...(land?.holder === null || land === null ? [] : [land.holder]),
    ...(land?.token === null || land === null ? [] : [land.token.owner]),
    ...vehicles.map(({ owner }) => owner),
  ]);
  return [...owners].flatMap((owner): SceneStack[] => {
    const counters = [
      ...(isTerritory(at) ? ashore(state, at, owner) : []),
      ...vehicles.filter((one) => one.owner === owner).map(counterOf),
    ];
    const matters = owner === BARBARIANS ? 'less' : 'more';
    return counters.length === 0 ? [] : [{ place: at, faction: factionOf(state, owner), counters, matters }];
  });
}

function ashore(state: Medioevo, at: TerritoryId, owner: Owner): readonly SceneCounter[] {
  const land = state.lands[at];
  const buildings = BUILDING_CLASSES.flatMap((category): SceneCounter[] => {
    const building = land.holder === owner ? land[category] : null;
    if (building === null) return [];
    const piece = buildingOf(category, building.level);
    return [building.damage === 0 ? { piece } : { piece, badges: [{ badge: 'wound', count: building.damage }] }];
  });
  return [...buildings, ...kit.countersOf(UNIT_IDS, tallyOf(unitsOf(land, owner)))];
}

/** With its level, and its load at sea. */
function counterOf({ kind, level, units, cubes }: Vehicle): SceneCounter {
  const load = Object.values(units).reduce((sum, count) => sum + count, cubes.length);
  return {
    piece: kind,
    ...(load === 0 ? {} : { count: load }),
    badges: [{ badge: 'level', text: NUMERALS[level] ?? '' }],
  };
}

/** A seat has its kingdom's colours; barbarians and unowned land have none. */
export function factionOf({ realms }: Pick<Medioevo, 'realms'>, owner: Owner | null): string {
  if (owner === null) return 'neutral';
  if (owner === BARBARIANS) return BARBARIANS;
  const kingdom: KingdomId | null = realms[owner]?.kingdom ?? null;
  return kingdom ?? 'neutral';
}

export function factionName(locale: Locale, faction: string): string {
  return WORDS.name(locale, { kind: faction === BARBARIANS ? 'faction' : 'kingdom', id: faction });
}
