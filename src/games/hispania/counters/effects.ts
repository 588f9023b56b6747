import { isTargetType, otherSide } from '../battle/targets.js';
import type { Play } from '../engine/play.js';
import { joinCompany } from '../special/assault.js';
import type { PlayedEvent } from '../special/frame.js';
import { sparedNote } from '../special/notes.js';
import { type BattleEffects, SIDES, type Side } from '../state/battle.js';
import { fortified, provincesOf } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import { reopenWindow } from './open-to.js';
import { placesFor } from './recruits.js';

const TREASURE = 6;

/** What an event does, once no Nul has stopped it (10.3). */
export function carryOut(play: Play, played: PlayedEvent): void {
  const { event, nation } = played;
  switch (event) {
    case 'armee':
      reinforce(play, played, played.unit);
      return;
    case 'chateau-fort':
      reinforce(play, played, 'castle');
      return;
    case 'tresor':
      if (nation !== null) play.gold(nation, TREASURE);
      return;
    case 'invasion':
      play.stage({ second: { kind: 'pile', why: 'invasion', leader: null, at: null, bonus: 2 } });
      return;
    case 'fougue':
      if (played.area === null) return;
      play.stage({ second: { kind: 'pile', why: 'fougue', leader: null, at: played.area, bonus: 1 } });
      return;
    case 'longue-vie':
      if (nation !== null && played.leader !== null) play.note(nation, sparedNote(played.leader), true);
      return;
    case 'nul':
    case 'remise':
      // Nul answers in its own window, Remise when it is drawn.
      return;
    default:
      inBattle(play, played);
      return;
  }
}

/** A unit or a Castle beside the one-a-province limit (10.3.4, 10.3.6). */
function reinforce(play: Play, { nation }: PlayedEvent, unit: PlayedEvent['unit']): void {
  if (nation === null || unit === null) return;
  if (unit !== 'castle' && joinCompany(play, nation, unit)) return;
  const sites = provincesOf(play.state, nation).filter((id) => !fortified(play.state, id));
  play.wait(nation, { unit, count: 1, to: unit === 'castle' ? sites : placesFor(play.state, nation), bought: false });
}

function inBattle(play: Play, played: PlayedEvent): void {
  const battle = play.battle();
  if (battle === undefined) return;
  const side = SIDES.find((one) => battle[one].nation === played.nation);
  if (side === undefined) return;
  play.changeBattle({ effects: { ...battle.effects, ...effectOf(battle.effects, played, side) } });
  reopenWindow(play, played.event === 'de');
}

/**
 * Ground (10.3.9, 10.3.10, 10.3.20), dice (10.3.5, 10.3.8, 10.3.21), frail units (10.3.12, 10.3.22), retreat (10.3.19).
 */
function effectOf(before: BattleEffects, played: PlayedEvent, side: Side): Partial<BattleEffects> {
  const enemy = otherSide(side);
  switch (played.event) {
    case 'embuscade':
      return { ground: 'mountain' };
    case 'ruse':
      return { ground: 'plain' };
    case 'tactique':
      return { tactic: { ...before.tactic, [side]: true } };
    case 'indiscipline':
      return { frailKnights: { ...before.frailKnights, [enemy]: before.frailKnights[enemy] + 1 } };
    case 'traitrise':
      return { frailCastle: { ...before.frailCastle, [enemy]: true } };
    case 'retraite':
      return { leaves: before.leaves === null || before.leaves === side ? side : 'both' };
    case 'de':
      return { again: true };
    case 'bravoure': {
      const { unit, target } = played;
      const second = played.second ?? target;
      if (unit === null || target === null || second === null || !isUnitKind(unit)) return {};
      return isTargetType(target) && isTargetType(second) ? { brave: { side, unit, targets: [target, second] } } : {};
    }
    default:
      return {};
  }
}
