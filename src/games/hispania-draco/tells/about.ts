import type { NameTerm, Term, Terms } from '../../../core/result.js';
import { oneIn } from '../../../kit/offers/chosen.js';
import { explains } from '../../../kit/words/about.js';
import { DICE, PROPOSABLE, SPACE_KINDS, type SpaceKind } from '../facts/explained.js';
import {
  ARMY_KINDS,
  CITY_IDS,
  COMMANDER_IDS,
  type CommanderId,
  GARRISON_IDS,
  type GarrisonId,
  GENERAL_IDS,
  type GeneralId,
  isCity,
  isRoman,
  SPACE_IDS,
  type SpaceId,
} from '../facts/ids.js';
import { hasRoad } from '../movement/roads.js';
import { SETUP_OPTIONS } from '../setup/options.js';
import { revoltsAt } from '../state/pieces.js';
import { board, playsVariant } from '../state/reading.js';
import { type Draco, ORDER_TOPICS, ORDER_WAYS } from '../state/state.js';
import { ownersAt, piecesAt } from './pieces-told.js';

/** What the things are among which people choose. */
export const about = explains<Draco>({
  things: {
    setup: SETUP_OPTIONS.flatMap(({ name, choices }) => choices.map((choice) => `${name}.${choice}`)),
    commander: COMMANDER_IDS,
    garrison: GARRISON_IDS,
    army: ARMY_KINDS,
    space: SPACE_KINDS,
    road: ['site'],
    choice: [...new Set([...PROPOSABLE, ...DICE, ...ORDER_TOPICS, ...ORDER_WAYS])],
  },
  always: ['setup', 'commander', 'garrison', 'space', 'road', 'choice'],
  meant({ kind, id }, state) {
    const space = kind === 'space' ? oneIn(SPACE_IDS, id) : null;
    if (space !== null) return { kind, id: kindOf(state, space) };
    return kind === 'road' ? { kind, id: 'site' } : { kind, id };
  },
  values(_entry, state, _seat, { kind, id }) {
    switch (kind) {
      case 'space':
        return spaceValues(state, oneIn(SPACE_IDS, id));
      case 'commander':
        return commanderValues(state, oneIn(COMMANDER_IDS, id));
      case 'garrison':
        return garrisonValues(state, oneIn(GARRISON_IDS, id));
      case 'road':
        return roadValues(state, id);
      default:
        return {};
    }
  },
});

/** A table's corrections may have moved a capital. */
function kindOf(state: Draco | null, space: SpaceId): SpaceKind {
  if (!isCity(space)) return 'sea';
  const { capital, province } = board(state ?? { overrides: null }).cities[space];
  return isRoman(province) ? 'roman' : capital ? 'capital' : 'city';
}

/** What it is, who is there, and where its connections lead. */
function spaceValues(state: Draco, space: SpaceId | null): Terms {
  if (space === null) return {};
  const facts = board(state);
  const values = {
    city: { kind: 'space', id: space },
    there: piecesAt(state, space),
    whose: ownersAt(state, space),
    ways: facts.ways[space].map(({ to, segments }): Term => [{ kind: 'space', id: to }, segments]),
  };
  if (!isCity(space)) return { ...values, number: facts.seaNumber[space] };
  const { province, shield, capital } = facts.cities[space];
  const revolting = capital ? facts.citiesOf[province].filter((city) => revoltsAt(state.pieces, city) > 0) : [];
  return {
    ...values,
    province: { kind: 'province', id: province },
    number: shield,
    ...(revolting.length === 0 ? {} : { count: revolting.length, revolting: revolting.map(asSpace) }),
  };
}

/** Where he is, what he can still place, and his power. */
function commanderValues(state: Draco, commander: CommanderId | null): Terms {
  if (commander === null) return {};
  const at = state.pieces.commanders[commander];
  const general = oneIn(GENERAL_IDS, commander);
  return {
    ...(at === null ? (state.round === 0 ? {} : { off: { kind: 'there', id: 'off' } }) : { at: asSpace(at) }),
    ...(general === null ? {} : { left: garrisonsLeft(state, general) }),
    ...(general === null || !playsVariant(state, 'imperivm')
      ? {}
      : { power: { kind: 'power', id: general }, whole: { kind: 'power-whole', id: general } }),
  };
}

function garrisonValues(state: Draco, garrison: GarrisonId | null): Terms {
  const general = garrison === null ? null : oneIn(GENERAL_IDS, garrison);
  return general === null ? {} : { left: state.pieces.reserve.garrisons[general] };
}

/** What it costs without a road, which of its ends no road serves yet, and the revolts beside that. */
function roadValues(state: Draco, connection: string): Terms {
  const facts = board(state);
  const way = Object.values(facts.ways)
    .flat()
    .find((one) => one.connection === connection);
  if (way === undefined) return {};
  const ends = connection.split('/').flatMap((end) => oneIn(CITY_IDS, end) ?? []);
  const fresh = ends.filter((city) => !hasRoad(facts, state.pieces, city));
  const near = [...new Set(fresh.flatMap((city) => facts.ways[city].map(({ to }) => to)))].flatMap(
    (to): readonly Term[] =>
      revoltsAt(state.pieces, to) === 0 ? [] : [[asSpace(to), String(revoltsAt(state.pieces, to))]],
  );
  return {
    segments: way.segments,
    ...(fresh.length === 0 ? {} : { city: fresh.map(asSpace) }),
    ...(near.length === 0 ? {} : { near: near.slice(0, 2) }),
  };
}

function garrisonsLeft({ pieces }: Draco, general: GeneralId): number {
  const { garrisons, legion } = pieces.reserve;
  return garrisons[general] + (legion === general ? 1 : 0);
}

function asSpace(id: SpaceId): NameTerm {
  return { kind: 'space', id };
}
