import type { Terms } from '../../../core/result.js';
import { type Board, isMountain } from '../facts/board.js';
import type { PlaceId, Side } from '../facts/ids.js';
import type { BattleEnd, Blow, ReconquistaEvent } from '../state/events.js';
import { cidWith } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { firstOf, sizeOf, type Troops, without } from '../state/troops.js';
import { HITS_ON, initiative, isHit, type Role, throwersOf } from './dice.js';

/** Identifies a battle: its turn, its place and both sides. */
function threadKey(turn: number, at: PlaceId, attacker: Side, defender: Side): string {
  return [turn, at, attacker, defender].join('/');
}

export interface Fighters {
  readonly side: Side;
  readonly units: Troops;
  /** A city or fort of its own here to retreat into. */
  readonly shelter: boolean;
}

export interface Armies {
  readonly attackers: Troops;
  readonly defenders: Troops;
}

/** A battle before its first die. */
export interface Meeting extends Armies {
  readonly attackerShelter: boolean;
  readonly defenderShelter: boolean;
  /** Who rolls first in the first round. */
  readonly first: Role | null;
}

/** Throws the dice of some units and passes on how many of them hit. */
export type Strike<Outcome> = (by: Role, units: Troops, then: (hits: number) => Outcome) => Outcome;

/** One round: both sides strike at once, or the side with the initiative first (12.3). */
export function round<Outcome>(
  { attackers, defenders }: Armies,
  first: Role | null,
  strike: Strike<Outcome>,
  then: (left: Armies) => Outcome,
): Outcome {
  const fallen = (units: Troops, hits: number) => without(units, firstOf(units, hits));
  if (first === 'defender')
    return strike('defender', defenders, (hits) => {
      const left = fallen(attackers, hits);
      return strike('attacker', left, (back) => then({ attackers: left, defenders: fallen(defenders, back) }));
    });
  return strike('attacker', attackers, (hits) => {
    const left = fallen(defenders, hits);
    const answering = first === 'attacker' ? left : defenders;
    return strike('defender', answering, (back) => then({ attackers: fallen(attackers, back), defenders: left }));
  });
}

/** The end of a battle, and the survivors. */
export interface Fought extends Armies {
  readonly end: BattleEnd;
}

/** What a battle needs of the action being carried out. */
interface Field {
  readonly state: Pick<Reconquista, 'cid' | 'turn'>;
  readonly board: Board;
  die(what: string, about: Terms, needed: number): number;
  emit(event: ReconquistaEvent): void;
}

/** Two forces that meet in a place. */
export function meetingAt(play: Field, at: PlaceId, attacker: Fighters, defender: Fighters): Meeting {
  const { cid } = play.state;
  return {
    attackers: attacker.units,
    defenders: defender.units,
    attackerShelter: attacker.shelter,
    defenderShelter: defender.shelter,
    first: initiative(cidWith(cid, attacker.side, at), cidWith(cid, defender.side, at), isMountain(play.board, at)),
  };
}

/** A battle to its end, round by round (12.1, 12.3). It moves nobody: the caller does. */
export function fight(play: Field, at: PlaceId, attacker: Fighters, defender: Fighters): Fought {
  const meeting = meetingAt(play, at, attacker, defender);
  const thread = threadKey(play.state.turn, at, attacker.side, defender.side);
  const sides = { at, attacker: attacker.side, defender: defender.side };
  const shelter = attacker.shelter ? attacker.side : defender.shelter ? defender.side : null;
  let armies: Armies = meeting;
  for (let number = 1; ; number++) {
    const blows: Blow[] = [];
    const strike: Strike<Armies> = (by, units, then) => {
      const struck = volley(play, at, sides[by], units);
      blows.push(...struck);
      return then(struck.filter(({ unit, face }) => isHit(unit, face)).length);
    };
    const leads = number === 1 ? meeting.first : null;
    const left = round(armies, leads, strike, (after) => after);
    play.emit({
      type: 'battle-round',
      ...sides,
      round: number,
      first: leads === null ? null : sides[leads],
      shelter,
      blows,
      attackerLost: without(armies.attackers, left.attackers),
      defenderLost: without(armies.defenders, left.defenders),
      thread,
    });
    const end = resultOfRound(meeting, armies, left);
    armies = left;
    if (end === null) continue;
    play.emit({ type: 'battle-ended', ...sides, end, thread });
    return { end, ...left };
  }
}

function volley(play: Field, at: PlaceId, side: Side, units: Troops): readonly Blow[] {
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

/** The result of a round; null: another round follows. */
export function resultOfRound(
  { attackerShelter, defenderShelter }: Pick<Meeting, 'attackerShelter' | 'defenderShelter'>,
  before: Armies,
  { attackers, defenders }: Armies,
): BattleEnd | null {
  const [attackersLeft, defendersLeft] = [sizeOf(attackers), sizeOf(defenders)];
  // Wiped out (12.4), both of them (12.12).
  if (attackersLeft === 0) return defendersLeft > 0 ? 'attacker-gone' : 'both-gone';
  if (defendersLeft === 0) return 'defender-gone';
  const more = sizeOf(before.attackers) - attackersLeft - (sizeOf(before.defenders) - defendersLeft);
  // The attackers lost more: they go back (12.5), relievers go in (12.9). The defenders did: into their walls or away
  // (12.6).
  if (more > 0) return attackerShelter ? 'attacker-in' : 'attacker-back';
  if (more < 0) return defenderShelter ? 'defender-in' : 'defender-back';
  // Equal losses (12.7).
  if (defenderShelter) return 'defender-in';
  return attackerShelter ? 'attacker-in' : null;
}
