import type { Rejection } from '../../../core/result.js';
import type { CommanderId, SpaceId } from '../facts/ids.js';
import { commandersToAct, mustLeave } from '../roman/actors.js';
import { armyAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { because, commanderTerm, spaceTerm, whereGeneralStands } from './reasons.js';

/** Why nobody besieges or attacks there (5.3.1, 5.4.1). */
export function whyNoFight(
  state: Draco,
  isAttack: boolean,
  target: SpaceId | null,
  named: CommanderId | null,
): Rejection | null {
  const { pieces } = state;
  if (mustLeave(state)) return because('must-leave', whereGeneralStands(state));
  const who = named ?? state.turn.general;
  if (pieces.commanders[who] === null) return because('not-there', { who: commanderTerm(who) });
  if (!commandersToAct(state).includes(who))
    return because('not-actor', { ...whereGeneralStands(state), who: commanderTerm(who) });
  const at = pieces.commanders[who];
  if (at === null) return null;
  const values = { who: commanderTerm(who), at: spaceTerm(at) };
  if (target === null) return because(isAttack ? 'no-army-near' : 'no-revolt-near', values);
  const there = { ...values, target: spaceTerm(target) };
  if (revoltsAt(pieces, target) === 0) return because('not-in-revolt', there);
  const hasArmy = armyAt(pieces, target) !== undefined;
  if (!isAttack && hasArmy) return because('army-there', there);
  if (isAttack && !hasArmy) return because('no-army-there', there);
  return board(state).connected[at].has(target) ? null : because('not-connected', there);
}
