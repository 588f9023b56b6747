import type { Entries } from '../../../core/contract/about.js';
import type { NameTerm, Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { explains } from '../../../kit/words/about.js';
import { EVENT_KINDS, NATION_IDS, OFF_MAP_IDS, UNIT_KINDS } from '../facts/ids.js';
import { priceOf } from '../income/purchase.js';
import { groupNations } from '../setup/groups.js';
import { SETUP_OPTIONS } from '../setup/options.js';
import { book, isNation, isProvince } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { ANSWERS } from '../words/about/entries.js';
import { leaderFacts, nationFacts, provinceFacts } from './about-facts.js';

/** What the things are among which people choose: the words in `words/about`, with the facts of the moment. */
const NAMED = explains<Hispania>({
  things: {
    nation: NATION_IDS,
    event: EVENT_KINDS,
    unit: UNIT_KINDS,
    leader: ['any'],
    group: ['any'],
    area: [...OFF_MAP_IDS, 'sea'],
    choice: ANSWERS,
    setup: SETUP_OPTIONS.flatMap(({ name, choices }) => choices.map((choice) => `${name}.${choice}`)),
  },
  always: ['nation', 'event', 'unit', 'target', 'leader', 'group', 'province', 'area', 'choice', 'setup'],
  meant,
  values,
});

export const about: Entries<Hispania> = {
  ...NAMED,
  of(state, seat, thing) {
    // Without a board a province is no more than its name.
    if (thing.kind !== 'province') return NAMED.of(state, seat, thing);
    return state === null || !isProvince(thing.id)
      ? null
      : { key: 'province.any', values: provinceFacts(state, seat, thing.id) };
  },
};

/** A Leader is explained like any other; a target across a river like its kind. */
function meant(thing: NameTerm): NameTerm {
  switch (thing.kind) {
    case 'leader':
    case 'group':
      return { kind: thing.kind, id: 'any' };
    case 'target':
      return { kind: 'unit', id: thing.id.split('~')[0] ?? thing.id };
    default:
      return thing;
  }
}

function values({ kind, id }: NameTerm, state: Hispania, _seat: SeatId | null, asked: NameTerm): Terms {
  switch (kind) {
    case 'nation':
      return isNation(id) ? nationFacts(state, id) : {};
    case 'event': {
      const { counts, total } = book(state).events;
      const event = EVENT_KINDS.find((one) => one === id);
      return event === undefined ? {} : { count: counts[event], total };
    }
    case 'unit': {
      const price = isUnitKind(id) ? priceOf(id) : null;
      return price === null ? {} : { price };
    }
    case 'leader':
      return leaderFacts(state, asked.id);
    case 'group': {
      if (!isNation(asked.id)) return {};
      const nations = groupNations(book(state), asked.id).map((nation) => ({ kind: 'nation', id: nation }));
      return { group: asked, nations };
    }
    default:
      return {};
  }
}
