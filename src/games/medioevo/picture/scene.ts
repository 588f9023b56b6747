import type { Locale } from '../../../core/locale.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { Scene, SceneCounter, ScenePanel, SceneRequest, SceneStack } from '../../../core/scene.js';
import { personIn } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { cardOf } from '../facts/board.js';
import type { KingdomId } from '../facts/ids.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { buildingOf } from '../facts/pieces.js';
import { PLACE_IDS, type PlaceId, TERRITORY_IDS } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS, type Owner, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { tallyOf } from '../state/units.js';
import { WORDS } from '../words/index.js';

const NUMERALS = ['', 'I', 'II', 'III'];
const LOOK = { map: 'medioevo', words: WORDS, kinds: { place: 'place', piece: 'unit' } };

/** A seat wears the colours of its kingdom; barbarians and nobody's land have none. */
export function factionOf(state: Medioevo, owner: Owner | null): string {
  if (owner === null) return 'neutral';
  if (owner === BARBARIANS) return BARBARIANS;
  const kingdom: KingdomId | null = state.realms[owner]?.kingdom ?? null;
  return kingdom ?? 'neutral';
}

/** Europe as it stands, with who plays in which order beside it. */
export function scene(seen: kit.Seen<Medioevo>, request: SceneRequest, locale: Locale): Result<Scene> {
  if (request.show !== 'board' && request.show !== 'changes') return refuse('no-picture');
  const { board } = bookOf(seen.overrides);
  const places = [
    ...TERRITORY_IDS.map((id) => {
      const { good, fire } = cardOf(board, id);
      const { market, holder } = seen.lands[id];
      const badges = [
        ...(good === null ? [] : [{ badge: good, ...(market.length === 0 ? {} : { text: String(market.length) }) }]),
        ...(fire ? [{ badge: 'fire' }] : []),
      ];
      return { id, ...(holder === null ? {} : { owner: factionOf(seen, holder) }), badges };
    }),
    ...[...board.seas.keys()].map((id) => ({ id })),
  ];
  const phase =
    seen.phase === 'setup' || seen.phase === 'over' ? '' : WORDS.name(locale, { kind: 'phase', id: seen.phase });
  return ok(
    kit.boardScene(LOOK, locale, {
      title: WORDS.say(locale, 'game') ?? '',
      subtitle: WORDS.say(locale, 'status.turn', { turn: seen.turn, turns: seen.options.turns, phase }) ?? '',
      places,
      stacks: PLACE_IDS.flatMap((at) => stacksAt(seen, at)),
      panels: [orderPanel(seen, locale)],
      faction: (id) => factionName(locale, id),
    }),
  );
}

function factionName(locale: Locale, faction: string): string {
  if (faction === BARBARIANS) return WORDS.name(locale, { kind: 'seat', id: BARBARIANS });
  return WORDS.name(locale, { kind: 'kingdom', id: faction });
}

/** Of each owner there: his buildings, units, transports and engines. */
function stacksAt(state: Medioevo, at: PlaceId): readonly SceneStack[] {
  const land = TERRITORY_IDS.some((id) => id === at) ? state.lands[landId(at)] : null;
  const owners = [
    ...new Set<Owner>([
      ...(land === null ? [] : armiesIn(land)),
      ...(land?.holder === null || land === null ? [] : [land.holder]),
      ...(land?.token === null || land === null ? [] : [land.token.owner]),
      ...state.vehicles.filter((one) => one.at === at && one.aboard === null).map(({ owner }) => owner),
    ]),
  ];
  return owners.flatMap((owner): SceneStack[] => {
    const buildings: readonly SceneCounter[] =
      land === null || land.holder !== owner
        ? []
        : (['civil', 'military', 'religious'] as const).flatMap((category) => {
            const building = land[category];
            return building === null ? [] : [{ piece: buildingOf(category, building.level) }];
          });
    const units = land === null ? {} : unitsOf(land, owner);
    const vehicles = state.vehicles.filter((one) => one.at === at && one.owner === owner && one.aboard === null);
    const counters = [
      ...buildings,
      ...kit.countersOf(UNIT_IDS, tallyOf(units)),
      ...vehicles.map(
        ({ kind, level }): SceneCounter => ({ piece: kind, badges: [{ badge: 'level', text: NUMERALS[level] ?? '' }] }),
      ),
    ];
    return counters.length === 0 ? [] : [{ place: at, faction: factionOf(state, owner), counters }];
  });
}

function landId(at: PlaceId): (typeof TERRITORY_IDS)[number] {
  const found = TERRITORY_IDS.find((id) => id === at);
  if (found === undefined) throw new Error(`${at} is no territory`);
  return found;
}

/** The order of the turn, with the honour of each. */
function orderPanel(seen: kit.Seen<Medioevo>, locale: Locale): ScenePanel {
  const seats = seen.order.length === 0 ? seen.seats : seen.order;
  return {
    slot: 'order',
    kind: 'roster',
    rows: seats.map((seat) => ({
      faction: factionOf(seen, seat),
      name: personIn(seen, seat),
      score: kit.figure(locale, seen.realms[seat]?.honour ?? 0),
    })),
  };
}
