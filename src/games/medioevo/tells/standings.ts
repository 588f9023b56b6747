import type { GameEvent } from '../../../core/chronicle.js';
import type { ChapterPart } from '../../../core/contract/event-meanings.js';
import type { NameTerm, Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { Medioevo } from '../state/state.js';

/** The state of the game: turn and phase. */
export function status({ turn, phase, options }: Medioevo): Phrase {
  if (phase === 'setup') return { key: 'setup' };
  if (phase === 'over') return { key: 'over' };
  return { key: 'turn', values: { turn, turns: options.turns, phase: { kind: 'phase', id: phase } } };
}

/** A seat's role is its kingdom, once chosen. */
export function roleOf({ realms }: Pick<Medioevo, 'realms'>, seat: SeatId): NameTerm | null {
  const kingdom = realms[seat]?.kingdom ?? null;
  return kingdom === null ? null : { kind: 'kingdom', id: kingdom };
}

/** So much honour; of whom, with which kingdom. */
export function standing({ realms }: Pick<Medioevo, 'realms'>, seat: SeatId): Phrase {
  const kingdom = roleOf({ realms }, seat);
  return { key: 'honour', values: kingdom === null ? {} : { kingdom } };
}

/** A chapter is a phase of a turn and belongs to nobody. */
export function chapterOf({ turn, chapter }: GameEvent): ChapterPart {
  return typeof turn === 'number' && typeof chapter === 'string' ? { turn, called: chapter } : {};
}
