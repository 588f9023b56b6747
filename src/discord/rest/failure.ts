import { randomInt } from 'node:crypto';
import type { Locale } from '../../core/words.js';
import { tellDiscord } from '../../i18n/discord/index.js';
import { StorageFault } from '../../table/ports/storage-fault.js';

/** Where the Discord side reports what an operator should know. Never contains texts or tokens. */
export interface DiscordWatch {
  /** Time until Discord had the first answer; `late` if it came too late to be accepted. */
  acknowledged(kind: InteractionKind, milliseconds: number, outcome: 'at-once' | 'deferred' | 'late'): void;
  /** The fault behind the reference that the user was given. */
  failed(reference: string, doing: string, fault: unknown): void;
  published(outcome: 'sent' | 'postponed' | 'abandoned', milliseconds: number): void;
  /** Discord refused a request: 401, 403 or 429. */
  refused(status: number): void;
}

const INTERACTION_KINDS = ['command', 'press', 'complete', 'other'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Short enough to read aloud, without similar letters. */
export function newReference(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The one place that turns a fault into words for the user. */
export function failureText(locale: Locale, reference: string, fault: unknown): string {
  const away = fault instanceof StorageFault && (fault.code === 'unreachable' || fault.code === 'busy');
  return tellDiscord(locale, away ? 'away' : 'failure', { reference });
}
