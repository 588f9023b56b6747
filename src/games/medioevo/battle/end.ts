import { plunderByBarbarians } from '../barbarians/plunder.js';
import { homeSeat } from '../control/holder.js';
import { atWar } from '../diplomacy/relations.js';
import type { Play } from '../engine/play.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { otherSide, SIDES, type Side } from '../state/battle.js';
import { armiesIn, BARBARIANS } from '../state/land.js';
import { sizeOf, together } from '../state/units.js';
import { beginBattle } from './begin.js';
import { conquer } from './conquest.js';
import { flee } from './flight.js';
import { emptiedGalleys } from './galleys.js';
import { armyOn, setArmyOn } from './sides.js';
import type { Here } from './stages.js';

/** An army of so many, all of it destroyed or taken, brings honour (10.1). */
const GREAT_ARMY = 5;

/** One side is gone, or both: the field is held, prisoners are led away, honour is counted (6.10, 10.1). */
export function endBattle(play: Play, here: Here): void {
  const left = (side: Side) => sizeOf(armyOn(play.state, here.at, here[side]));
  const winner: Side | null = left('attacker') > 0 ? 'attacker' : left('defender') > 0 ? 'defender' : null;
  play.pop();
  takePrisoners(play, here, winner);
  play.emit({
    type: 'battle-ended',
    at: here.at,
    winner: winner === null ? null : here[winner],
    loser: winner === null ? null : here[otherSide(winner)],
  });
  for (const side of SIDES) {
    const owner = here[side];
    if (owner === BARBARIANS) continue;
    const enemy = otherSide(side);
    if (left(enemy) === 0 && left(side) > 0 && here.began[enemy] >= GREAT_ARMY) play.honour(owner, 1, 'great-army');
    if (left(side) === 0 && here[enemy] === BARBARIANS) play.honour(owner, -1, 'lost-to-barbarians');
  }
  if (!isTerritory(here.at)) {
    for (const side of SIDES) {
      if (left(side) === 0) emptiedGalleys(play, here.at, here[side], winner === null ? null : here[winner]);
    }
    return;
  }
  if (winner === null) return;
  const owner = here[winner];
  if (owner === BARBARIANS) fightOn(play, here.at);
  else settleField(play, here, winner);
}

/** The attacker has fled: the field is the enemy's; against barbarians that costs honour (6.7, 10.2). */
export function leaveField(play: Play, here: Here): void {
  if (!flee(play, here)) {
    play.replace({ ...here, flight: null });
    return;
  }
  play.pop();
  play.emit({ type: 'battle-ended', at: here.at, winner: here.defender, loser: here.attacker });
  if (here.defender !== BARBARIANS) return;
  play.honour(here.attacker, -1, 'lost-to-barbarians');
  if (isTerritory(here.at)) plunderByBarbarians(play, here.at);
}

/** A horde fights whoever else is there, in turn order; with nobody left it plunders (RULINGS 8). */
function fightOn(play: Play, at: TerritoryId): void {
  const there = armiesIn(play.land(at));
  const [next] = play.state.order.filter((seat) => there.includes(seat));
  if (next === undefined) plunderByBarbarians(play, at);
  else beginBattle(play, { at, attacker: BARBARIANS, defender: next });
}

/** An attacker who wins conquers; a defender keeps what is his, and a home that its own side clears is suppressed (10.1). */
function settleField(play: Play, here: Here, winner: Side): void {
  const { at } = here;
  if (!isTerritory(at)) return;
  const [seat, beaten] = [here[winner], here[otherSide(winner)]];
  if (beaten === BARBARIANS && homeSeat(play.state, at) === seat) play.honour(seat, 1, 'rebellion-suppressed');
  if (winner !== 'attacker') return;
  const [next] = play.state.order.filter(
    (other) => other !== seat && armiesIn(play.land(at)).includes(other) && atWar(play.state, seat, other),
  );
  // The next enemy in the same place, one at a time (6.10): the land is his who is left.
  if (next !== undefined) beginBattle(play, { at, attacker: seat, defender: next, pointsLeft: here.pointsLeft });
  else if (play.land(at).holder !== seat || beaten === BARBARIANS)
    conquer(play, at, seat, beaten === BARBARIANS ? null : beaten);
}

/** Prisoners of a battle that its captor loses wholly go free (6.9). */
function takePrisoners(play: Play, here: Here, winner: Side | null): void {
  if (winner === null) return;
  const captor = here[winner];
  const beaten = here[otherSide(winner)];
  const taken = here.taken[otherSide(winner)];
  if (captor === BARBARIANS || beaten === BARBARIANS || sizeOf(taken) === 0) return;
  const { prisoners } = play.realm(captor);
  play.changeRealm(captor, { prisoners: { ...prisoners, [beaten]: together(prisoners[beaten] ?? {}, taken) } });
  play.emit({ type: 'captured', seat: captor, owner: beaten, units: { ...taken } });
}

/** A side surrenders: its units go beside its board, to come back from the next turn on (6.8). */
export function surrender(play: Play, here: Here, side: Side): void {
  const owner = here[side];
  const units = armyOn(play.state, here.at, owner);
  setArmyOn(play, here.at, owner, {});
  const realm = play.realm(owner);
  play.changeRealm(owner, { surrendered: together(realm.surrendered, units), surrenderedIn: play.state.turn });
  // Nobody destroyed or captured it: it is no great army beaten (10.1).
  play.replace({ ...here, began: { ...here.began, [side]: 0 } });
  play.emit({ type: 'surrendered', owner, to: here[otherSide(side)] });
}
