import type { OwedIn } from '../../../kit/index.js';
import type { en } from '../words/languages/en.js';

/** Where the book of rules tells of what is owed: a rule, a section or a chapter by its number. */
export const CHAPTERS: Readonly<Record<OwedIn<typeof en>, string>> = {
  uprising: '10.7',
  muster: '10.7',
  roads: '3',
  stations: '3',
  return: '7',
  'roman-phase': '5',
  combat: '10.7',
  'revolt-roll': '10.7',
  march: '10.7',
  strike: '10.7',
  'free-move': '10.2',
};
