import type { SlotValue } from '../../core/action.js';
import type { Domain } from '../../core/offer.js';

/** How the answers of a walk are written on a token, one after the other. */

type Question = Exclude<Domain, { kind: 'done' }>;

/** One question back; the empty path where there was none before this one. */
export function oneStepBack(path: string): string {
  const whole = withoutPartial(path);
  if (whole !== path) return whole;
  return whole.includes(',') ? whole.slice(0, whole.lastIndexOf(',')) : '';
}

/** Before counts that are chosen part by part; no place of a choice is written with it. */
export const IN_PARTS = '*';

/** Not all of it: the same question, asked kind by kind. */
export function inParts(path: string, counts = ''): string {
  return `${withoutPartial(path)},${IN_PARTS}${counts}`;
}

export function withoutPartial(path: string): string {
  return path.replace(/,\*[^,]*$/, '');
}

export function writeStep(domain: Question, value: SlotValue): string {
  switch (domain.kind) {
    case 'one':
      return domain.choices.findIndex((choice) => choice.id === value).toString(36);
    case 'some':
      return writeCounts(domain, typeof value === 'object' ? value : {});
    case 'number':
      // The place of the number, not the number: it may be a half.
      return Math.round((Number(value) - domain.min) / domain.step).toString(36);
    case 'text':
      return `t${Buffer.from(String(value)).toString('base64url')}`;
  }
}

export function writeCounts(
  domain: Extract<Domain, { kind: 'some' }>,
  counts: Readonly<Record<string, number>>,
): string {
  return Object.entries(counts)
    .map(([id, count]) => {
      const place = domain.choices.findIndex((choice) => choice.id === id).toString(36);
      return count === 1 ? place : `${place}:${count.toString(36)}`;
    })
    .join('_');
}

export function readStep(domain: Question, step: string): Exclude<SlotValue, undefined> | null {
  switch (domain.kind) {
    case 'one':
      return domain.choices[Number.parseInt(step, 36)]?.id ?? null;
    case 'some':
      return readCounts(domain, step);
    case 'number':
      return domain.min + Number.parseInt(step, 36) * domain.step;
    case 'text':
      return step.startsWith('t') ? Buffer.from(step.slice(1), 'base64url').toString() : null;
  }
}

export function readCounts(domain: Question, text: string): Record<string, number> | null {
  if (domain.kind !== 'some') return null;
  const counts: Record<string, number> = {};
  for (const part of text === '' ? [] : text.split('_')) {
    const [place = '', count = '1'] = part.split(':');
    const choice = domain.choices[Number.parseInt(place, 36)];
    if (choice === undefined) return null;
    counts[choice.id] = Number.parseInt(count, 36);
  }
  return counts;
}
