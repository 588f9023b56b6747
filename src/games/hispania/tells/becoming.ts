import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term, Terms } from '../../../core/result.js';
import { tallyIn } from '../../../kit/offers/chosen.js';
import { noDice } from '../../../kit/position/lay-out.js';
import { Play } from '../engine/play.js';
import { AREA_IDS, type AreaId, NATION_IDS, type NationId } from '../facts/ids.js';
import { unitTerms } from '../odds/phrase.js';
import type { Conversion, LandChoice, Settlement, SpecialFrame } from '../special/frame.js';
import { SPECIALS } from '../special/index.js';
import type { HispaniaEvent } from '../state/events.js';
import { isProvince, nationsIn } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { convert } from '../transform/conversion.js';
import { handoverOf } from '../transform/handover.js';
import { takeLand } from '../transform/land.js';
import { becomingOf, hasHeir, provincesFrom, transforms } from '../transform/scope.js';
import { carryOut } from '../transform/settlement.js';
import { soManyIn } from './so-many-in.js';

/** What a transformation's choice brings (9.4): as the rules do it, up to the next question. Null: another question. */
export function becomingPreview(state: Hispania, frame: SpecialFrame, action: Action): Preview | null {
  if (action.verb !== 'choose') return null;
  switch (frame.kind) {
    case 'conversion':
      return converted(state, frame, action);
    case 'land':
      return landTaken(state, frame, action);
    case 'settlement':
      return settled(state, frame, action);
    default:
      return null;
  }
}

/** Who is taken over, who goes, who stays as neutral (11.castille.3). */
function converted(state: Hispania, frame: Conversion, action: Action): Preview {
  const { events } = tried(state, (play) => convert(play, frame, action));
  const { gold } = state.nations[frame.from];
  const lost = (area: AreaId) => countIn(events, 'removed', area) - countIn(events, 'converted', area);
  const places = AREA_IDS.filter((area) => lost(area) > 0);
  return {
    key: 'converts',
    values: {
      nation: named(frame.into),
      taken: units(events, 'converted'),
      ...(places.length === 0
        ? {}
        : { gone: places.reduce((sum, area) => sum + lost(area), 0), places: soManyIn(places, lost) }),
      ...(events.some(({ type }) => type === 'turned-neutral') ? { neutral: named(frame.from) } : {}),
      ...(gold > 0 ? { gold } : {}),
    },
  };
}

/** The old nation's units there go, all others must leave (11.saragosse.3). */
function landTaken(state: Hispania, frame: LandChoice, action: Action): Preview {
  const land = [...frame.certain, ...provincesFrom(Object.keys(tallyIn(action.provinces) ?? {}))];
  const { events } = tried(state, (play) => takeLand(play, frame.old, frame.nation, land));
  const leaving = NATION_IDS.filter(
    (id) => id !== frame.old && id !== frame.nation && land.some((at) => nationsIn(state.areas[at]).includes(id)),
  );
  return {
    key: 'takes-land',
    values: {
      nation: named(frame.nation),
      provinces: land.map((id): Term => ({ kind: 'province', id })),
      ...optional('gone', units(events, 'removed')),
      ...optional('leaving', leaving.map(named)),
    },
  };
}

/** Where the new nation stands then. */
function settled(state: Hispania, frame: Settlement, action: Action): Preview {
  const { after } = tried(state, (play) => carryOut(play, frame, action));
  const stands = frame.provinces.flatMap((at): Term[] => {
    const here = after.areas[at][frame.nation];
    return here === undefined ? [] : [[unitTerms(here), { kind: 'province', id: at }]];
  });
  return { key: 'settles', values: { nation: named(frame.nation), stands } };
}

/** What a nation is at the end of this turn, and its gold with it: said before it saves (9.4.2). */
export function endsThisTurn(state: Hispania, nation: NationId): Terms {
  if (!transforms(state, nation)) return {};
  const into = hasHeir(state, nation) ? (becomingOf(state, nation)?.into ?? []) : [];
  return optional('into', into.map(named));
}

/**
 * The points that its player loses if somebody else gets what it becomes at the end of this turn, as it stands now
 * (14.6.2). Empty: enough is there, or the player has the heir already.
 */
export function handoverAhead(state: Hispania, nation: NationId): Terms {
  const heir = becomingOf(state, nation)?.into.at(-1);
  const handover = handoverOf(state, nation);
  if (heir === undefined || handover === null || handover.missing === 0) return {};
  if (!transforms(state, nation) || !hasHeir(state, nation)) return {};
  if (state.nations[heir].seat === state.nations[nation].seat) return {};
  const { kinds, due, counted, missing } = handover;
  return { heir: named(heir), missing, counted, due, kinds: kinds.map((id): Term => ({ kind: 'unit', id })) };
}

function tried(state: Hispania, does: (play: Play) => void) {
  const play = new Play(state, noDice(), SPECIALS);
  does(play);
  return { events: play.events, after: play.state };
}

/** "2 infantry Toledo": so many, and where. */
function units(events: readonly HispaniaEvent[], type: 'converted' | 'removed'): readonly Term[] {
  return events.flatMap((event): Term[] => {
    if (event.type !== type || !isUnitKind(event.unit)) return [];
    const at = event.type === 'removed' ? event.area : event.province;
    return [[unitTerms({ [event.unit]: event.count }), { kind: isProvince(at) ? 'province' : 'area', id: at }]];
  });
}

/** All of the old nation leave the board, those that are taken over too. */
function countIn(events: readonly HispaniaEvent[], type: 'converted' | 'removed', area: AreaId): number {
  return events.reduce((sum, event) => {
    if (event.type !== type || !isUnitKind(event.unit)) return sum;
    return (event.type === 'removed' ? event.area : event.province) === area ? sum + event.count : sum;
  }, 0);
}

function optional(key: string, terms: readonly Term[]): Terms {
  return terms.length === 0 ? {} : { [key]: terms };
}

function named(id: NationId) {
  return { kind: 'nation', id } as const;
}
