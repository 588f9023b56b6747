import { openWindow } from '../counters/windows.js';
import type { Play } from '../engine/play.js';
import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import { type Army, type BattleFrame, type Hire, NO_EFFECTS, type Units } from '../state/battle.js';
import { cardOf, isInTurns, seatOf } from '../state/reading.js';
import { addUnits, isUnitKind, leaderPiece, unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';

/** The beginning of a battle and of each of its rounds (6, 11). */

export function startBattle(
  play: Play,
  province: ProvinceId,
  attacker: NationId,
  defender: NationId,
  hire: Hire | null = null,
): void {
  const { state } = play;
  const attackers = state.areas[province][attacker] ?? {};
  const defenders = state.areas[province][defender] ?? {};
  const battle = newBattle(state, province, attacker, defender, hire);
  play.push({ ...battle, id: play.nextId() });
  const { nation, pass } = state.stage;
  const setting = { turn: state.turn, nation, pass, crossed: battle.crossed, hire };
  play.emit({ type: 'battle-began', province, attacker, defender, attackers, defenders, setting });
}

/** The battle as it would begin now. */
export function newBattle(
  state: Hispania,
  province: ProvinceId,
  attacker: NationId,
  defender: NationId,
  hire: Hire | null = null,
): BattleFrame {
  const marched = hire === null ? (state.march[province] ?? []) : [];
  return {
    kind: 'battle',
    id: 0,
    province,
    step: 'opening',
    round: 1,
    attacker: army(state, province, attacker),
    defender: army(state, province, defender),
    crossed: hire === null ? unitsAcrossRiver(state, province) : {},
    came: [...new Set(marched.map(({ from }) => from))],
    effects: NO_EFFECTS,
    surrendered: false,
    hire,
  };
}

/** The active nation's units whose last border was a river (6.4.1, 6.4.3). */
export function unitsAcrossRiver(state: Hispania, area: AreaId): Units {
  let crossed: Units = {};
  for (const { unit, count, river } of state.march[area] ?? []) {
    if (river && isUnitKind(unit)) crossed = addUnits(crossed, { [unit]: count });
  }
  return crossed;
}

function army(state: Hispania, province: ProvinceId, nation: NationId): Army {
  const stack = state.areas[province][nation];
  return {
    nation,
    seat: seatOf(state, nation),
    strength: unitCount(stack),
    leaders: stack?.leaders ?? [],
    woundedKnights: 0,
    castleHits: 0,
    aims: null,
    hits: null,
    lost: {},
    leadersLost: [],
    retreated: {},
  };
}

/** Events before the first throw (10.3.9, 10.3.20), then the first round. */
export function openBattle(play: Play, battle: BattleFrame): 'again' {
  play.replace({ ...battle, step: 'round' });
  openWindow(play, 'battle-opening');
  return 'again';
}

export function openRound(play: Play, battle: BattleFrame): 'again' {
  const { leaves } = battle.effects;
  if (leaves !== null) {
    // The event Retraite: this side may leave before the first round; if both, the attacker first (6.6.1, 10.3.19).
    play.replace({
      ...battle,
      round: 0,
      step: leaves === 'defender' ? 'retreat-defender' : 'retreat-attacker',
      effects: { ...battle.effects, leaves: leaves === 'both' ? 'defender' : null },
    });
    return 'again';
  }
  const round = Math.max(1, battle.round);
  if (surrenders(play.state, battle)) {
    takeSurrender(play, battle);
    return 'again';
  }
  play.replace({
    ...battle,
    round,
    step: 'aim-attacker',
    attacker: { ...battle.attacker, aims: null, hits: null },
    defender: { ...battle.defender, aims: null, hits: null },
  });
  return 'again';
}

/**
 * On turns 11 to 13, once Toledo is taken, a Castle left alone, even a neutral one, surrenders to OMEYYAD
 * (11.omeyyad.4, 9.7.3).
 */
function surrenders(state: Hispania, battle: BattleFrame): boolean {
  const stack = state.areas[battle.province][battle.defender.nation];
  return unitCount(stack) === 1 && stack?.castle === 1 && castleGivesUp(state, battle);
}

/** Whether the defender's Castle surrenders to this attacker once it is alone. */
export function castleGivesUp(state: Hispania, battle: BattleFrame): boolean {
  return (cardOf(state, battle.defender.nation).powers ?? []).some(
    (power) =>
      power.power === 'toledo' &&
      power.to === battle.attacker.nation &&
      isInTurns(power.turns, state.turn) &&
      state.nations[battle.defender.nation].notes.toledoFallen === true,
  );
}

/** The Castle counts as destroyed; it is rebuilt at once, at the cost of any unit (11.omeyyad.5). */
function takeSurrender(play: Play, battle: BattleFrame): void {
  const { province, defender, attacker } = battle;
  play.destroy(province, defender.nation, 'castle', 1);
  const leaders = play.state.areas[province][defender.nation]?.leaders ?? [];
  for (const leader of leaders) play.destroy(province, defender.nation, leaderPiece(leader), 1);
  play.emit({ type: 'castle-surrendered', nation: defender.nation, to: attacker.nation, province });
  play.replace({
    ...battle,
    step: 'over',
    surrendered: true,
    defender: { ...defender, lost: addUnits(defender.lost, { castle: 1 }), leadersLost: leaders },
  });
}
