import { ok, type Phrase, type Term } from '../../../core/result.js';
import type * as kit from '../../../kit/index.js';
import { type Board, placesBy, territoryCard } from '../facts/board.js';
import { BUILDING_CLASSES } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingCard, buildingOf } from '../facts/pieces.js';
import { isTerritory, type PlaceId, type TerritoryId } from '../facts/place-ids.js';
import { armiesIn, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { disclosedSources, ownerTerm, placeAsked, unitTerms } from './named.js';

/** `/territory`: what a place is, its holder, what stands there, its neighbours. */
export const territoryAnswer: kit.Answer<Medioevo> = (state, _seat, options) => {
  const asked = placeAsked(String(options.place ?? ''));
  if (!asked.ok) return asked;
  const at = asked.value;
  const { board } = bookOf(state.overrides);
  const near = placesBy(board, at);
  const ways: Phrase = {
    key: 'ways',
    values: {
      ways: near.map((to): Term => {
        const border = board.borders.get(at)?.get(to) ?? 'land';
        return border === 'land'
          ? { kind: 'place', id: to }
          : [
              { kind: 'place', id: to },
              { kind: 'border', id: border },
            ];
      }),
    },
  };
  const what = isTerritory(at) ? landLines(state, at) : [{ key: 'sea', values: { at: { kind: 'place', id: at } } }];
  return ok({
    kind: 'answer',
    lines: [...what, ...thereLines(state, at), ways, ...disclosedSources('reconstructed', sourcesOf(board, at))],
    picture: { show: 'region', places: [at, ...near] },
  });
};

function sourcesOf({ territories, seas }: Board, at: PlaceId) {
  return (isTerritory(at) ? territories.get(at)?.sources : seas.get(at)?.sources) ?? {};
}

function landLines(state: Medioevo, at: TerritoryId): readonly Phrase[] {
  const { pieces, board } = bookOf(state.overrides);
  const { good, port, fire, terrain, home, inhabited } = territoryCard(board, at);
  const { holder, token, market } = state.lands[at];
  const buildings = BUILDING_CLASSES.flatMap((category): Term[] => {
    const building = state.lands[at][category];
    if (building === null) return [];
    const id = buildingOf(category, building.level);
    const whole = { kind: 'building', id } as const;
    return [building.damage === 0 ? whole : [whole, `${building.damage}/${buildingCard(pieces, id).structure}`]];
  });
  const marks = [...(inhabited ? ['inhabited'] : []), ...(port ? ['port'] : []), ...(fire ? ['fire'] : []), terrain];
  return [
    {
      key: 'territory',
      values: {
        at: { kind: 'territory', id: at },
        marks: marks.map((id): Term => ({ kind: 'mark', id })),
        ...(home === null ? {} : { home: { kind: 'kingdom', id: home } }),
        ...(good === null ? {} : { good: { kind: 'good', id: good } }),
        holder: holder === null ? { kind: 'answer', id: 'nobody' } : ownerTerm(holder),
        ...(token === null ? {} : { token: { kind: 'territory', id: token.from } }),
        ...(buildings.length === 0 ? {} : { buildings }),
        ...(market.length === 0 ? {} : { market: market.map((id): Term => ({ kind: 'good', id })) }),
      },
    },
  ];
}

/** The armies with their transports and engines, owner by owner. */
function thereLines(state: Medioevo, at: PlaceId): readonly Phrase[] {
  const vehicles = state.vehicles.filter((one) => one.at === at);
  const ashore = isTerritory(at) ? armiesIn(state.lands[at]) : [];
  const owners = [...new Set([...ashore, ...vehicles.map(({ owner }) => owner)])];
  return owners.map((owner): Phrase => {
    const units = isTerritory(at) ? unitTerms(unitsOf(state.lands[at], owner)) : [];
    const own = vehicles
      .filter((one) => one.owner === owner)
      .map((one): Term => {
        const cargo = [...unitTerms(one.units), ...one.cubes.map((id): Term => ({ kind: 'good', id }))];
        const itself = { kind: 'vehicle-kind', id: one.kind } as const;
        const numeral = { kind: 'numeral', id: `${one.level}` } as const;
        return sizeOf(one.units) + one.cubes.length === 0 ? [itself, 1, numeral] : [itself, 1, numeral, cargo];
      });
    return { key: 'there', values: { owner: ownerTerm(owner), pieces: [...units, ...own] } };
  });
}
