import type { Play } from '../engine/play.js';
import type { AreaId, NationId } from '../facts/ids.js';
import type { BattleReport } from '../state/events.js';

/** 8: points of the active nation for what it destroyed in attack. */
export function scoreCombat(_play: Play, _report: BattleReport): void {}

/** 8: points for Leaders killed without a battle. */
export function scoreLeaders(
  _play: Play,
  _nation: NationId,
  _of: NationId,
  _leaders: readonly string[],
  _area: AreaId,
): void {}
