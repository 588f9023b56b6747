import type { GameEvent } from '../../../core/chronicle.js';
import type { Fought } from '../../../core/fought.js';
import type { Meeting } from '../battle/battle.js';
import type { Side } from '../facts/ids.js';
import { expectedToll } from '../odds/battle-odds.js';
import type { ReconquistaEvent } from '../state/events.js';
import type { Reconquista } from '../state/state.js';
import { NONE, plus, sizeOf, type Troops, together } from '../state/troops.js';

type Round = Extract<ReconquistaEvent, { readonly type: 'battle-round' }>;

/** The Christians' battles: enemy losses minus their own, actual and expected. */
export function fought({ seats }: Reconquista, events: readonly GameEvent[]): readonly Fought[] {
  const [player = null] = seats;
  const battles: Round[][] = [];
  for (const event of events) {
    if (!isRound(event)) continue;
    if (event.round === 1) battles.push([event]);
    else battles.at(-1)?.push(event);
  }
  return battles.flatMap((rounds): Fought[] => {
    const [first] = rounds;
    if (first === undefined || (first.attacker !== 'christian' && first.defender !== 'christian')) return [];
    const attackerLost = rounds.reduce((sum, one) => sum + sizeOf(one.attackerLost), 0);
    const defenderLost = rounds.reduce((sum, one) => sum + sizeOf(one.defenderLost), 0);
    const who = (side: Side) => (side === 'christian' ? player : null);
    return [
      {
        thread: first.thread,
        by: who(first.attacker),
        against: who(first.defender),
        expected: expectedToll(meetingOf(first)),
        won: defenderLost - attackerLost,
        fallen: attackerLost + defenderLost,
        counted: 'units',
      },
    ];
  });
}

/** Events come back from the log as they were written; old ones had no name. */
function isRound(event: GameEvent): event is GameEvent & Round {
  return event.type === 'battle-round' && event.thread !== undefined;
}

/** Everybody throws in the first round except units that fell before their turn (12.3). */
function meetingOf({ attacker, defender, first, shelter, blows, attackerLost, defenderLost }: Round): Meeting {
  const throwing = (side: Side): Troops =>
    blows.reduce((units, blow) => (blow.side === side ? plus(units, blow.unit, 1) : units), NONE);
  return {
    attackers: first === defender ? together(throwing(attacker), attackerLost) : throwing(attacker),
    defenders: first === attacker ? together(throwing(defender), defenderLost) : throwing(defender),
    attackerShelter: shelter === attacker,
    defenderShelter: shelter === defender,
    first: first === null ? null : first === attacker ? 'attacker' : 'defender',
  };
}
