import type { Action, Tally } from '../../../core/action.js';
import type { AdviceAsked } from '../../../core/adviser.js';
import type { Domain, Filled } from '../../../core/offer.js';
import { leastOf } from '../../../kit/offers/least.js';
import { areaIn } from '../engine/domain.js';
import { type AreaId, type NationId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import { isProvince } from '../state/reading.js';
import { type Piece, withPiece } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { type Option, option } from './advised.js';
import { Outlook } from './outlook.js';

/**
 * 9.4: a nation begins: which land it takes, and which units it has where. Each unit in turn goes where it adds most to
 * the new nation.
 */
export function founding(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const outlook = new Outlook(state, nation);
  const filled: Record<string, Filled[string]> = {};
  const laid = new Map<AreaId, Stack>();
  for (;;) {
    const domain = asked.ask('choose', filled);
    if (domain.kind === 'done') break;
    filled[domain.slot] = domain.kind === 'some' ? spread(outlook, laid, domain) : leastOf(domain);
  }
  const action: Action = { verb: 'choose', ...filled };
  return [option(action, 1, 'found', { nation: { kind: 'nation', id: nation } })];
}

function spread(outlook: Outlook, laid: Map<AreaId, Stack>, domain: Extract<Domain, { kind: 'some' }>): Tally {
  const tally: Record<string, number> = {};
  const open = Math.min(
    domain.max,
    domain.choices.reduce((sum, { count }) => sum + count, 0),
  );
  for (let taken = 0; taken < open; taken++) {
    let [best, most] = ['', Number.NEGATIVE_INFINITY];
    for (const { id, count } of domain.choices) {
      if ((tally[id] ?? 0) >= count) continue;
      const gain = adds(outlook, laid, id, domain.slot);
      if (gain > most) [best, most] = [id, gain];
    }
    if (best === '') break;
    tally[best] = (tally[best] ?? 0) + 1;
    const { area, piece } = placeOf(best, domain.slot);
    if (area !== null && piece !== null) laid.set(area, withPiece(stackAt(outlook, laid, area), piece, 1));
  }
  return tally;
}

function adds(outlook: Outlook, laid: Map<AreaId, Stack>, id: string, slot: string): number {
  const { area, piece } = placeOf(id, slot);
  if (area === null) return 0;
  const here = stackAt(outlook, laid, area);
  if (piece === null) {
    return isProvince(area) ? outlook.prospects.now[area] + outlook.prospects.later[area] : 0;
  }
  return outlook.standing(area, withPiece(here, piece, 1)) - outlook.standing(area, here);
}

/** A choice is an area, or a kind and an area (`cavalry/tolede`). */
function placeOf(id: string, slot: string): { readonly area: AreaId | null; readonly piece: Piece | null } {
  const [kind = '', place] = id.split('/');
  const unit = UNIT_KINDS.find((one: UnitKind) => one === (place === undefined ? slot : kind)) ?? null;
  return { area: areaIn(place ?? id), piece: unit };
}

function stackAt({ state, nation }: Outlook, laid: Map<AreaId, Stack>, area: AreaId): Stack {
  return laid.get(area) ?? state.areas[area][nation] ?? {};
}
