import { attack, type Field, siege } from '../battle/contest.js';
import { type CommanderId, isCity, type SpaceId } from '../facts/ids.js';
import { MOST_STAKED } from '../facts/level.js';
import { chancesOf } from '../odds/chances.js';
import { moveCommander } from '../state/changes.js';
import { armyAt, garrisonsAt, revoltsAt } from '../state/pieces.js';
import { WORTH, type Worth } from './worth.js';

export interface Fight {
  readonly verb: 'siege' | 'attack';
  readonly target: SpaceId;
  readonly denarii: number;
  /** The expected gain of a try. */
  readonly gain: number;
  /** The expected number of tries until nothing is left to win there. */
  readonly tries: number;
}

/** The worthwhile sieges and attacks from there, best per denarius first. */
export function fightsFrom(
  field: Field,
  worth: Worth,
  who: CommanderId,
  at: SpaceId,
  denarii: number,
): readonly Fight[] {
  const { board } = field;
  const most = Math.min(MOST_STAKED, denarii);
  let there: Field | null = null;
  const fights: Fight[] = [];
  for (const { to: target } of board.ways[at]) {
    if (revoltsAt(field.pieces, target) === 0) continue;
    there ??= { ...field, pieces: moveCommander(field.pieces, who, at) };
    const army = armyAt(there.pieces, target);
    const verb = army === undefined ? 'siege' : 'attack';
    const contest =
      army === undefined ? siege(there, who, target, 0) : isCity(target) ? attack(there, who, target, 0) : null;
    if (contest === null) continue;
    let best: Fight | null = null;
    for (let spent = 1; spent <= most; spent++) {
      const { greater: wins, less: loses, of } = chancesOf(contest, spent);
      const [greater, less] = [wins / of, loses / of];
      const gain =
        verb === 'siege'
          ? greater * worth.disc(target)
          : greater * spoils(there, worth, target) - less * stake(there, at);
      if (gain > 0 && (best === null || gain / spent > best.gain / best.denarii)) {
        const discs = revoltsAt(there.pieces, target);
        best = { verb, target, denarii: spent, gain, tries: verb === 'siege' ? discs / greater : 1 };
      }
    }
    if (best !== null) fights.push(best);
  }
  return fights.sort((one, other) => other.gain / other.denarii - one.gain / one.denarii);
}

/** The gain of so many denarii there or nearby: the best fight, and similar ones for the rest. */
export function gainOf([best]: readonly Fight[], denarii: number): number {
  if (best === undefined) return 0;
  return best.gain * (1 + WORTH.later * (Math.floor(denarii / best.denarii) - 1));
}

/** The army and every disc under it. */
function spoils({ pieces }: Field, worth: Worth, target: SpaceId): number {
  return WORTH.army + revoltsAt(pieces, target) * worth.disc(target);
}

/** The general and the garrisons of his space. */
function stake({ pieces }: Field, at: SpaceId): number {
  return WORTH.general + garrisonsAt(pieces, at).length * WORTH.garrison;
}
