import type { Action } from '../../../core/action.js';
import type { Choice, Domain, Filled } from '../../../core/offer.js';
import { DONE } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { areaChoice, areaIn, oneOfAreas, pieceChoice, pieceIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { OF_NATION, type Verbs } from '../engine/rules.js';
import type { NationId, ProvinceId, UnitKind } from '../facts/ids.js';
import { forgetMarchOfOne, spentFirst } from '../movement/forget.js';
import { castleWorthAhead } from '../scoring/provinces.js';
import type { RebuildFrame } from '../state/frame.js';
import {
  cardOf,
  enemiesAt,
  hasFortification,
  hasUnitIn,
  isProvince,
  provincesOf,
  seatOf,
  unusedCounters,
} from '../state/reading.js';
import { isUnitKind, piecesOf } from '../state/stack.js';
import type { Hispania } from '../state/state.js';

/**
 * A ruined Castle is rebuilt by giving up a unit there (9.5.2), with an own Castle from beside the board or elsewhere
 * (9.5.3).
 */

/** Does the nation own Castles at all, and may it rebuild? CROISADE may not (11.croisade.4). */
function builds(state: Hispania, nation: NationId): boolean {
  const { limits, powers } = cardOf(state, nation);
  return (limits.castle ?? 0) > 0 && !(powers ?? []).some(({ power }) => power === 'no-rebuilding');
}

export function rebuildable(state: Hispania, nation: NationId): readonly ProvinceId[] {
  if (!builds(state, nation)) return [];
  return provincesOf(state, nation).filter((province) => mayRebuildIn(state, nation, province));
}

/** In controlled land, never beside another Castle or Fort (9.5.4). */
function mayRebuildIn(state: Hispania, nation: NationId, province: ProvinceId): boolean {
  return (
    builds(state, nation) &&
    state.ruins[province] !== undefined &&
    hasUnitIn(state, nation, province) &&
    enemiesAt(state, province, nation).length === 0 &&
    !hasFortification(state, province) &&
    payments(state, nation, province).length > 0 &&
    castleSources(state, nation, province).length > 0
  );
}

/** Units that may be given up. */
function payments(state: Hispania, nation: NationId, province: ProvinceId): readonly UnitKind[] {
  return piecesOf(state.areas[province][nation]).flatMap(([piece]) =>
    isUnitKind(piece) && piece !== 'castle' && piece !== 'fort' && piece !== 'berber' ? [piece] : [],
  );
}

/** The source of the counter: `aside`, or an own Castle on the board. An own Ruin is simply turned over. */
export function castleSources(
  state: Hispania,
  nation: NationId,
  province: ProvinceId,
): readonly (ProvinceId | 'aside')[] {
  const own = state.ruins[province] === nation;
  const elsewhere = provincesOf(state, nation).filter((other) => (state.areas[other][nation]?.castle ?? 0) > 0);
  return own || unusedCounters(state, nation, 'castle') > 0 ? ['aside', ...elsewhere] : elsewhere;
}

function askRebuild(state: Hispania, nation: NationId, provinces: readonly ProvinceId[], filled: Filled): Domain {
  if (filled.province === undefined) return oneOfAreas('province', provinces);
  const province = provinceIn(filled.province, provinces);
  if (province === null) return DONE;
  if (filled.unit === undefined) {
    return { kind: 'one', slot: 'unit', choices: payments(state, nation, province).map(pieceChoice) };
  }
  const from = castleSources(state, nation, province);
  if (filled.from === undefined && from.length > 1) {
    const choices = from.map((source): Choice => (source === 'aside' ? { id: source } : areaChoice(source)));
    return { kind: 'one', slot: 'from', choices };
  }
  return DONE;
}

function provinceIn(value: unknown, provinces: readonly ProvinceId[]): ProvinceId | null {
  const named = typeof value === 'string' && isProvince(value) ? value : (provinces[0] ?? null);
  return named;
}

function rebuild(play: Play, nation: NationId, action: Action): void {
  const [province, unit, from] = [areaIn(action.province), pieceIn(action.unit), areaIn(action.from)];
  if (province === null || !isProvince(province) || unit === null || !isUnitKind(unit)) return;
  const ruin = play.state.ruins[province];
  if (ruin === undefined) return;
  const source = from ?? castleSources(play.state, nation, province)[0] ?? 'aside';
  const moved = source !== 'aside' && isProvince(source) ? source : null;
  if (moved !== null) play.remove(moved, nation, 'castle', 1);
  play.remove(province, nation, unit, 1);
  forgetMarchOfOne(play, province, unit, spentFirst);
  play.add(province, nation, 'castle', 1);
  play.emit({ type: 'rebuilt', nation, province, unit, ruin, from: moved });
  play.specials[nation]?.rebuilt?.(play, province);
}

/** For an absent player: rebuilds where a Castle scores, for one of several units and without moving another Castle. */
export function scoringRebuild(state: Hispania, nation: NationId): Action | null {
  for (const province of rebuildable(state, nation)) {
    const units = payments(state, nation, province);
    const from = castleSources(state, nation, province);
    if (castleWorthAhead(state, nation, province) <= 0 || from[0] !== 'aside') continue;
    const action: Action = { verb: 'rebuild', province, unit: units[0] };
    return from.length > 1 ? { ...action, from: 'aside' } : action;
  }
  return null;
}

/** At any time in one's own turn (9.5.2), except in the middle of another procedure. */
export const REBUILDING: Verbs = {
  offers(state, seat) {
    const { nation } = state.stage;
    if (nation === null || state.frames.length > 0 || seatOf(state, nation) !== seat) return [];
    if (Object.keys(state.ruins).length === 0) return [];
    return rebuildable(state, nation).length > 0 ? [{ verb: 'rebuild', optional: true }] : [];
  },
  ask(state, _seat, _verb, filled) {
    const { nation } = state.stage;
    return nation === null ? DONE : askRebuild(state, nation, rebuildable(state, nation), filled);
  },
  act(play, _seat, action) {
    const { nation } = play.state.stage;
    if (nation !== null) rebuild(play, nation, action);
  },
};

/** It must be rebuilt (11.omeyyad.5); only the unit is chosen. Without any counter the Ruin stays. */
export const MUST_REBUILD = awaited<Hispania, Play, RebuildFrame>({
  what: 'rebuild',
  who: OF_NATION.who,
  values: (_state, { province }) => ({ province: { kind: 'province', id: province } }),
  verbs: {
    rebuild: {
      ask: (state, { nation, province }, _seat, filled) => askRebuild(state, nation, [province], filled),
      does(play, { nation }, _seat, action) {
        play.pop();
        rebuild(play, nation, action);
      },
      byDefault(state, { nation, province }) {
        const [unit] = payments(state, nation, province);
        const from = castleSources(state, nation, province);
        const action: Action = { verb: 'rebuild', province, unit };
        return from.length > 1 ? { ...action, from: from[0] } : action;
      },
    },
  },
  settles(play, { nation, province }) {
    const rebuilds = mayRebuildIn(play.state, nation, province);
    const kinds = payments(play.state, nation, province);
    const from = castleSources(play.state, nation, province);
    if (rebuilds && (kinds.length > 1 || from.length > 1)) return false;
    play.pop();
    if (rebuilds) rebuild(play, nation, { verb: 'rebuild', province, unit: kinds[0] });
    return true;
  },
});
