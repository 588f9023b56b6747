import type { Tally } from '../../../core/action.js';
import type { AdviceAsked } from '../../../core/adviser.js';
import { percentOf } from '../../../kit/chance/percent.js';
import { likelyAims } from '../battle/aiming.js';
import { aimedAt, diceOf, stackOfSide, targetsFor } from '../battle/targets.js';
import { areaIn } from '../engine/domain.js';
import type { NationId } from '../facts/ids.js';
import { ableToRetreat } from '../retreat/destinations.js';
import { allInto, refugeIn } from '../retreat/withdrawal.js';
import type { Aims, BattleFrame } from '../state/battle.js';
import { enemiesAt, isProvince } from '../state/reading.js';
import { isPiece, peopleCount, piecesOf, unitCount, withPiece } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { type Option, option, placeTerm } from './advised.js';
import { decidingSide, fightValue } from './fight-value.js';
import { Outlook } from './outlook.js';

/** The surest battle first: its gains are open to the others' retreats. */
export function choosingBattle(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  const provinces = asked.ask('battle', {});
  if (provinces.kind !== 'one') return [];
  const outlook = new Outlook(state, nation);
  return provinces.choices.flatMap(({ id }) => {
    const area = areaIn(id);
    if (area === null || !isProvince(area)) return [];
    const { wins } = outlook.assault(area, state.areas[area][nation] ?? {}).clash;
    const enemies = enemiesAt(state, area, nation);
    const battle = { verb: 'battle', province: area };
    const action = enemies.length > 1 ? { ...battle, nation: enemies[0] } : battle;
    return [option(action, wins, 'surest', { area: { kind: 'province', id: area }, chance: percentOf(wins) })];
  });
}

/** 6.1: the easiest targets, or everything at one kind: by the battle's outcome. */
export function aiming(state: Hispania, battle: BattleFrame): readonly Option[] {
  const side = decidingSide(battle);
  const outlook = new Outlook(state, battle[side].nation);
  const dice = diceOf(state, battle, side);
  const choices = [...targetsFor(state, battle, side).keys()].map((type) => aimedAt(dice, () => type));
  return [likelyAims(state, battle, side), ...choices].map((aims) => {
    const aimed = { ...battle, [side]: { ...battle[side], aims } };
    const { value } = fightValue(outlook, aimed, side);
    return option({ verb: 'target', ...talliesOf(aims) }, value, 'aim');
  });
}

function talliesOf(aims: Aims): Readonly<Record<string, Tally>> {
  return Object.fromEntries(Object.entries(aims).map(([unit, targets]) => [unit, { ...targets }]));
}

/** 6.6: fight on or save what can be saved, weighing each refuge. */
export function standingOrLeaving(state: Hispania, battle: BattleFrame, asked: AdviceAsked): readonly Option[] {
  const side = decidingSide(battle);
  const { nation } = battle[side];
  const outlook = new Outlook(state, nation);
  const { value, wins } = fightValue(outlook, battle, side);
  const where = { kind: 'province', id: battle.province };
  const people = outlook.people();
  const provinces = outlook.provinces();
  const options: Option[] = [option({ verb: 'stand' }, value, 'stand', { area: where, chance: percentOf(wins) })];
  const refuges = asked.offers.some(({ verb }) => verb === 'retreat') ? asked.ask('retreat', {}) : null;
  if (refuges?.kind !== 'one') return options;
  const able = ableToRetreat(state, nation, battle.province, battle[side].woundedKnights);
  const here = stackOfSide(state, battle, side);
  for (const { id } of refuges.choices) {
    const refuge = refugeIn(id);
    if (refuge === null) continue;
    const action = allInto(state, nation, refuge, able);
    const going = groupOf(action.units, action.leaders);
    const saved = refuge === 'aside' ? outlook.worth.of(going, battle.province) : joining(outlook, refuge, going);
    const behind = unitCount(here) - unitCount(going);
    // The winner has losses too: then there are fewer people to feed.
    const fallen = peopleCount(here) * (1 - wins * 0.6);
    const fed = outlook.hunger(people, provinces - (side === 'defender' ? 1 : 0));
    const fedHere = outlook.hunger(people - fallen, provinces + (side === 'attacker' ? wins : wins - 1));
    const gain = saved + 0.1 * behind + fed - fedHere;
    options.push(option(action, gain, 'withdraw', { area: placeTerm(refuge) }));
  }
  return options;
}

export function groupOf(...tallies: readonly unknown[]): Stack {
  let stack: Stack = {};
  for (const tally of tallies) {
    if (typeof tally !== 'object' || tally === null) continue;
    for (const [piece, count] of Object.entries(tally)) {
      if (isPiece(piece) && typeof count === 'number') stack = withPiece(stack, piece, count);
    }
  }
  return stack;
}

export function joining(outlook: Outlook, area: Parameters<Outlook['standing']>[0], going: Stack): number {
  const here: Stack = outlook.state.areas[area][outlook.nation] ?? {};
  let together = here;
  for (const [piece, count] of piecesOf(going)) together = withPiece(together, piece, count);
  return outlook.standing(area, together) - outlook.standing(area, here);
}
