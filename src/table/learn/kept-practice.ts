import type { Action } from '../../core/action.js';
import type { Lesson } from '../../core/contract/lesson.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../core/json.js';
import { actionsIn } from '../aside/kept-actions.js';

/** What is kept of a practice: its dice and what was done, from which all else is played again. */
export interface KeptPractice {
  readonly edition: number;
  readonly seed: string;
  readonly deeds: readonly Deed[];
}

/** What one press did. */
export interface Deed {
  readonly requestId: string;
  readonly actions: readonly Action[];
}

export function practiceKey(userId: string, module: string): string {
  return `learn.${userId}.${module}`;
}

export function writePractice({ edition, seed, deeds }: KeptPractice): string {
  return JSON.stringify({ edition, seed, deeds });
}

/** Null: of an earlier edition of the lesson, or not ours. */
export function readPractice(lesson: Lesson, text: string): KeptPractice | null {
  const kept: Json = JSON.parse(text);
  if (!isObject(kept) || kept.edition !== lesson.edition || !isText(kept.seed) || !isList(kept.deeds)) return null;
  const deeds = kept.deeds.flatMap((deed) => (isObject(deed) ? (deedIn(deed) ?? []) : []));
  return deeds.length === kept.deeds.length ? { edition: lesson.edition, seed: kept.seed, deeds } : null;
}

function deedIn({ requestId, actions }: JsonObject): Deed | null {
  const known = actionsIn(actions);
  return isText(requestId) && known !== null ? { requestId, actions: known } : null;
}
