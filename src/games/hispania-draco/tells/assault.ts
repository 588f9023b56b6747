import type { Terms } from '../../../core/result.js';
import { percentSaid, possibleSaid } from '../../../kit/chance/percent.js';
import { armyAttack, armySiege } from '../battle/contest.js';
import type { CityId, CommanderId } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { armyAt, commandersAt, garrisonsAt } from '../state/pieces.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

/** An army against whoever holds a city: whom, and its chances. Null: nobody holds it. */
export interface Assault {
  readonly commander: CommanderId | null;
  readonly wins: string;
  /** The army is lost (`loses`), if it may be. */
  readonly losing: Terms;
}

export function assaultOf(state: Draco, from: CityId, target: CityId, denarii = 0): Assault | null {
  const { pieces } = state;
  const army = armyAt(pieces, from);
  const [commander] = commandersAt(pieces, target);
  if (army === undefined || (commander === undefined && garrisonsAt(pieces, target).length === 0)) return null;
  const field = fieldOf(state);
  const contest =
    commander === undefined
      ? armySiege(field, army, target, denarii)
      : armyAttack(field, army, target, commander, denarii);
  const { greater, less, of } = chancesOf(contest);
  const loses = commander === undefined ? 0 : less / of;
  return { commander: commander ?? null, wins: percentSaid(greater / of), losing: possibleSaid({ loses }) };
}
