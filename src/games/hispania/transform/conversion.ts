import type { Action, Tally } from '../../../core/action.js';
import type { CountedChoice, Domain, Filled } from '../../../core/offer.js';
import { tallyIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { areaChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { type AreaId, type NationId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Conversion } from '../special/frame.js';
import { isArea, playersOf, seatOf } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { closeNation } from './close.js';
import { becomingOf, replaceableUnits, scopeOf, unitsToChoose } from './scope.js';

/**
 * Which units are replaced, and by what (11.castille.1, 11.castille.2, 11.leon.1, 11.hispano-romain.1, 11.seville.1): a
 * slot per available kind, scarcest first; each new unit stands where an old one stood.
 */
const SCARCEST: readonly UnitKind[] = ['castle', 'knight', 'infantry'];

export const CONVERSION = awaited<Hispania, Play, Conversion>({
  what: 'conversion',
  who: (state, { into }) => playersOf(state, into),
  values: (_state, { into }) => ({ nation: { kind: 'nation', id: into } }),
  verbs: {
    choose: {
      final: true,
      ask: (state, frame, _seat, filled) =>
        keepsKinds(state, frame) ? askKept(state, frame, filled) : askNew(state, frame, filled),
      does(play, frame, _seat, action) {
        play.pop();
        convert(play, frame, action);
      },
      byDefault: fill,
    },
  },
  settles(play, frame) {
    if (seatOf(play.state, frame.into) !== null && isChoice(play.state, frame)) return false;
    play.pop();
    convert(play, frame, fill(play.state, frame));
    return true;
  },
});

function keepsKinds(state: Hispania, { from }: Conversion): boolean {
  return becomingOf(state, from)?.convert.same === true;
}

/** Is there a choice? Only with too many units, or several kinds. */
function isChoice(state: Hispania, frame: Conversion): boolean {
  const total = scopeOf(state, frame.from).reduce((sum, area) => sum + replaceableUnits(state, frame.from, area), 0);
  if (total === 0) return false;
  return total > unitsToChoose(state, frame.from) || (!keepsKinds(state, frame) && kindsOf(state, frame).length > 1);
}

function kindsOf(state: Hispania, { from }: Conversion): readonly (readonly [UnitKind, number])[] {
  const as = becomingOf(state, from)?.convert.as ?? {};
  return SCARCEST.flatMap((kind) => {
    const most = as[kind];
    return most === undefined ? [] : [[kind, most] as const];
  });
}

function askNew(state: Hispania, frame: Conversion, filled: Filled): Domain {
  const kinds = kindsOf(state, frame);
  let need = unitsToChoose(state, frame.from);
  const taken: Record<string, number> = {};
  for (const [index, [kind, most]] of kinds.entries()) {
    const tally = tallyIn(filled[kind]);
    if (tally !== null) {
      for (const [area, count] of Object.entries(tally)) {
        taken[area] = (taken[area] ?? 0) + count;
        need -= count;
      }
      continue;
    }
    if (filled[kind] !== undefined) return DONE;
    const later = kinds.slice(index + 1).reduce((sum, [, count]) => sum + count, 0);
    const choices: CountedChoice[] = scopeOf(state, frame.from).flatMap((area) => {
      const left = replaceableUnits(state, frame.from, area) - (taken[area] ?? 0);
      return left > 0 ? [{ ...areaChoice(area), count: kind === 'castle' ? 1 : left }] : [];
    });
    const room = choices.reduce((sum, { count }) => sum + count, 0);
    const max = Math.min(most, need, room);
    const min = Math.max(0, need - later);
    if (max === 0) continue;
    return { kind: 'some', slot: kind, choices, min, max };
  }
  return DONE;
}

/** SÉVILLE: units keep their kind; each is named by province. */
function askKept(state: Hispania, { from }: Conversion, filled: Filled): Domain {
  if (filled.units !== undefined) return DONE;
  const need = unitsToChoose(state, from);
  const choices = scopeOf(state, from).flatMap((area) => keptAt(state, from, area));
  return { kind: 'some', slot: 'units', choices, min: need, max: need };
}
function keptAt(state: Hispania, from: NationId, area: AreaId): CountedChoice[] {
  const as = becomingOf(state, from)?.convert.as ?? {};
  return UNIT_KINDS.flatMap((kind) => {
    const count = state.areas[area][from]?.[kind] ?? 0;
    if (count === 0 || as[kind] === undefined) return [];
    return [
      {
        id: `${kind}/${area}`,
        count,
        name: { kind: 'unit', id: kind },
        note: 'at',
        values: { area: areaChoice(area).name ?? area },
      },
    ];
  });
}

/** The default: the scarcest kinds first, as many as possible, then province by province. */
function fill(state: Hispania, frame: Conversion): Action {
  const filled: Record<string, string | number | Tally> = {};
  for (;;) {
    const domain = keepsKinds(state, frame) ? askKept(state, frame, filled) : askNew(state, frame, filled);
    if (domain.kind !== 'some') return { verb: 'choose', ...filled };
    const tally: Record<string, number> = {};
    let room = domain.max;
    for (const { id, count } of domain.choices) {
      const some = Math.min(room, count);
      if (some > 0) tally[id] = some;
      room -= some;
    }
    filled[domain.slot] = tally;
  }
}

export function convert(play: Play, frame: Conversion, action: Action): void {
  const { from, into } = frame;
  for (const kind of becomingOf(play.state, from)?.convert.keep ?? []) {
    for (const area of scopeOf(play.state, from))
      give(play, frame, area, kind, play.state.areas[area][from]?.[kind] ?? 0);
  }
  if (keepsKinds(play.state, frame)) {
    for (const [id, count] of Object.entries(tallyIn(action.units) ?? {})) {
      const [kind = '', area = ''] = id.split('/');
      if (isUnitKind(kind) && isArea(area)) give(play, frame, area, kind, count);
    }
  } else {
    for (const [kind] of kindsOf(play.state, frame)) {
      for (const [area, count] of Object.entries(tallyIn(action[kind]) ?? {})) {
        if (isArea(area)) give(play, frame, area, kind, count);
      }
    }
  }
  closeNation(play, from, into);
}

/** The old nation's rest within the scope is removed when it is closed. */
function give(play: Play, { into }: Conversion, area: AreaId, kind: UnitKind, count: number): void {
  if (count === 0) return;
  play.add(area, into, kind, count);
  play.emit({ type: 'converted', nation: into, province: area, unit: kind, count });
}
