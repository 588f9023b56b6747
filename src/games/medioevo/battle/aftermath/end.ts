import { plunderByBarbarians } from '../../barbarians/plunder.js';
import { homeSeat } from '../../control/holder.js';
import type { Play } from '../../engine/play.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { otherSide, SIDES, type Side } from '../../state/battle.js';
import { armiesIn, BARBARIANS } from '../../state/land.js';
import { sizeOf, together } from '../../state/units.js';
import { beginBattle } from '../begin.js';
import { ownersAt } from '../field.js';
import { armyOn, comeAboard, setArmyOn } from '../sides.js';
import type { Here } from '../stages.js';
import { emptiedGalleys } from '../throws/galleys.js';
import { flightOf, takeFlight } from './flight.js';

/** Destroying or capturing an entire army of this size gives honour (10.1). */
const GREAT_ARMY = 5;

/**
 * One side or both are gone: the winner holds the field, prisoners are led away, honour is counted (6.10.4, 10.1,
 * 10.2).
 */
export function endBattle(play: Play, here: Here): void {
  const { at } = here;
  const left = (side: Side) => sizeOf(armyOn(play.state, at, here[side]));
  for (const side of SIDES) if (left(otherSide(side)) === 0) goFree(play, here, side);
  const winner: Side | null = left('attacker') > 0 ? 'attacker' : left('defender') > 0 ? 'defender' : null;
  play.pop();
  if (winner !== null) leadAway(play, here, winner);
  play.emit({
    type: 'battle-ended',
    at,
    winner: winner === null ? null : here[winner],
    loser: winner === null ? null : here[otherSide(winner)],
  });
  for (const side of SIDES) {
    const owner = here[side];
    if (owner === BARBARIANS) continue;
    const enemy = otherSide(side);
    if (winner === side && here.began[side] < here.began[enemy]) play.emit({ type: 'outnumbered', seat: owner });
    if (left(enemy) === 0 && left(side) > 0 && here.began[enemy] >= GREAT_ARMY) play.honour(owner, 1, 'great-army');
    if (left(side) === 0 && here[enemy] === BARBARIANS) play.honour(owner, -1, 'lost-to-barbarians');
  }
  if (winner === null) abandoned(play, here);
  else if (here[winner] === BARBARIANS) fightOn(play, here);
  else holdField(play, here, winner);
  emptiedGalleys(play, here);
}

/** Everybody is gone: tokens stay only in their owner's own home (6.10.4, RULINGS 31). */
function abandoned(play: Play, { at }: Here): void {
  if (!isTerritory(at)) return;
  const { token } = play.land(at);
  const stays = token !== null && token.owner === homeSeat(play.state, at);
  if (armiesIn(play.land(at)).length === 0 && !stays) play.changeLand(at, { token: null });
}

/**
 * The attacker has fled: the enemy holds the field and everything left on it; fleeing from barbarians costs honour
 * (6.7.1, 10.2).
 */
export function leaveField(play: Play, here: Here): void {
  const { at, attacker, defender } = here;
  const flight = flightOf(play.state, here);
  if (flight === null) {
    play.replace({ ...here, flight: null });
    return;
  }
  const men = armyOn(play.state, at, attacker);
  if (isTerritory(at) && sizeOf(flight.group.units) < sizeOf(men)) {
    // Men without room on the transports are still in the battle.
    const staying = sizeOf(men) - sizeOf(flight.group.units);
    play.replace({ ...here, flight: null, began: { ...here.began, attacker: staying } });
    takeFlight(play, here, flight);
    return;
  }
  play.pop();
  for (const side of SIDES) leadAway(play, here, side);
  takeFlight(play, here, flight);
  play.emit({ type: 'battle-ended', at, winner: defender, loser: attacker });
  if (defender === BARBARIANS) {
    play.honour(attacker, -1, 'lost-to-barbarians');
    plunderByBarbarians(play, at);
  } else {
    play.next({ kind: 'spoils', seat: defender, at, from: attacker, conquered: false });
  }
}

/** A horde fights its remaining enemies in turn order; with nobody left it plunders (RULINGS 8, 12.4). */
function fightOn(play: Play, { at, held }: Here): void {
  const there = ownersAt(play.state, at);
  const [next] = play.state.order.filter((seat) => there.includes(seat));
  if (next !== undefined) beginBattle(play, { at, attacker: BARBARIANS, defender: next, held });
  else plunderByBarbarians(play, at);
}

/**
 * The winner holds the field: an attacker fights the next enemy and then takes the land; he gets what the beaten leave.
 */
function holdField(play: Play, here: Here, winner: Side): void {
  const { at, held, pointsLeft } = here;
  const [seat, beaten] = [here[winner], here[otherSide(winner)]];
  if (isTerritory(at) && beaten === BARBARIANS) putDown(play, at, seat);
  if (winner === 'attacker') play.next({ kind: 'foes', seat, at, held, beaten, pointsLeft, must: false });
  else play.next({ kind: 'spoils', seat, at, from: beaten, conquered: false });
}

/** A rebellion is put down by the home's owner, whether driven out or still there (10.1, RULINGS 33). */
function putDown(play: Play, at: TerritoryId, seat: string): void {
  if (!play.state.uprisings.includes(at)) return;
  play.set({ uprisings: play.state.uprisings.filter((other) => other !== at) });
  if (homeSeat(play.state, at) === seat) play.honour(seat, 1, 'rebellion-suppressed');
}

/** Prisoners of this battle are freed when their captor has nobody left, and stand on the field (6.9). */
function goFree(play: Play, here: Here, side: Side): void {
  const { at } = here;
  const owner = here[side];
  const freed = here.taken[side];
  if (owner === BARBARIANS || sizeOf(freed) === 0) return;
  if (isTerritory(at)) play.addUnits(at, owner, freed);
  else comeAboard(play, at, owner, freed);
}

/** Prisoners are led away if the captor leaves the battle with men of his own (6.9). */
export function leadAway(play: Play, here: Here, side: Side): void {
  const [captor, beaten] = [here[side], here[otherSide(side)]];
  const taken = here.taken[otherSide(side)];
  if (captor === BARBARIANS || beaten === BARBARIANS || sizeOf(taken) === 0) return;
  const { prisoners } = play.realm(captor);
  play.changeRealm(captor, { prisoners: { ...prisoners, [beaten]: together(prisoners[beaten] ?? {}, taken) } });
  play.emit({ type: 'captured', seat: captor, owner: beaten, units: { ...taken } });
}

/** A side surrenders: its units go beside its board and may return from the next turn on (6.8). */
export function surrender(play: Play, here: Here, side: Side): void {
  const owner = here[side];
  const units = armyOn(play.state, here.at, owner);
  setArmyOn(play, here.at, owner, {});
  const realm = play.realm(owner);
  play.changeRealm(owner, { surrendered: together(realm.surrendered, units), surrenderedIn: play.state.turn });
  // Neither destroyed nor captured: it does not count as a great army beaten (10.1).
  play.replace({ ...here, began: { ...here.began, [side]: 0 } });
  play.emit({ type: 'surrendered', owner, with: here[otherSide(side)] });
}
