import type { Play } from '../engine/play.js';
import { isMountain } from '../facts/board.js';
import type { PlaceId, Side } from '../facts/ids.js';
import type { BattleEnd, Blow } from '../state/events.js';
import { cidWith } from '../state/reading.js';
import { firstOf, sizeOf, type Troops, without } from '../state/troops.js';
import { HITS_ON, initiative, throwersOf } from './dice.js';

/** By which a battle is known: its turn and place, and both sides. */
function threadKey(turn: number, at: PlaceId, attacker: Side, defender: Side): string {
  return [turn, at, attacker, defender].join('/');
}

export interface Fighters {
  readonly side: Side;
  readonly units: Troops;
  /** A city or fort of its own in the place, into which it may go. */
  readonly shelter: boolean;
}

/** How a battle came out, and who is left. */
export interface Fought {
  readonly end: BattleEnd;
  readonly attackers: Troops;
  readonly defenders: Troops;
}

/** A battle to its end, round by round (12.1, 12.3). Nobody is moved by it: that is for whoever sent the force. */
export function fight(play: Play, at: PlaceId, attacker: Fighters, defender: Fighters): Fought {
  let [attackers, defenders] = [attacker.units, defender.units];
  const { cid, turn } = play.state;
  const thread = threadKey(turn, at, attacker.side, defender.side);
  const shelter = attacker.shelter ? attacker.side : defender.shelter ? defender.side : null;
  const first = initiative(
    { side: attacker.side, cid: cidWith(cid, attacker.side, at) },
    { side: defender.side, cid: cidWith(cid, defender.side, at) },
    isMountain(play.board, at),
  );
  for (let round = 1; ; round++) {
    const before = { attackers, defenders };
    const blows: Blow[] = [];
    const strike = (side: Side, units: Troops, at2: Troops) => {
      const struck = volley(play, at, side, units);
      blows.push(...struck);
      return without(at2, firstOf(at2, struck.filter((blow) => blow.face >= blow.needed).length));
    };
    if (round === 1 && first === defender.side) {
      attackers = strike(defender.side, defenders, attackers);
      defenders = strike(attacker.side, attackers, defenders);
    } else if (round === 1 && first === attacker.side) {
      defenders = strike(attacker.side, attackers, defenders);
      attackers = strike(defender.side, defenders, attackers);
    } else {
      const answer = strike(attacker.side, attackers, defenders);
      attackers = strike(defender.side, defenders, attackers);
      defenders = answer;
    }
    const attackerLost = without(before.attackers, attackers);
    const defenderLost = without(before.defenders, defenders);
    play.emit({
      type: 'battle-round',
      at,
      attacker: attacker.side,
      defender: defender.side,
      round,
      first: round === 1 ? first : null,
      shelter,
      blows,
      attackerLost,
      defenderLost,
      thread,
    });
    const end = endOf(attacker, defender, attackers, defenders, sizeOf(attackerLost) - sizeOf(defenderLost));
    if (end === null) continue;
    play.emit({ type: 'battle-ended', at, attacker: attacker.side, defender: defender.side, end, thread });
    return { end, attackers, defenders };
  }
}

function volley(play: Play, at: PlaceId, side: Side, units: Troops): readonly Blow[] {
  return throwersOf(units).map((unit) => {
    const needed = HITS_ON[unit];
    const about = {
      place: { kind: 'place', id: at },
      side: { kind: 'side', id: side },
      unit: { kind: 'unit', id: unit },
    };
    return { side, unit, face: play.die('battle', about, needed), needed };
  });
}

/** What a round comes to; null: the next round follows. `more` is by how many units the attacker lost more. */
export function endOf(
  attacker: { readonly shelter: boolean },
  defender: { readonly shelter: boolean },
  attackers: Troops,
  defenders: Troops,
  more: number,
): BattleEnd | null {
  const [attackersLeft, defendersLeft] = [sizeOf(attackers) > 0, sizeOf(defenders) > 0];
  // Wiped out (12.4), both of them (12.12).
  if (!attackersLeft) return defendersLeft ? 'attacker-gone' : 'both-gone';
  if (!defendersLeft) return 'defender-gone';
  // The attackers lost more: back they go (12.5), relievers go in (12.9). The defenders did: into their walls or away (12.6).
  if (more > 0) return attacker.shelter ? 'attacker-in' : 'attacker-back';
  if (more < 0) return defender.shelter ? 'defender-in' : 'defender-back';
  // Equal losses (12.7).
  if (defender.shelter) return 'defender-in';
  return attacker.shelter ? 'attacker-in' : null;
}
