import type { OwedIn } from '../../../kit/index.js';
import type { en } from '../words/languages/en.js';

/** Where the book of rules tells of what is owed: a rule, a section or a chapter by its number. */
export const CHAPTERS: Readonly<Record<OwedIn<typeof en>, string>> = {
  deployment: '9.5',
  kingdom: '1',
  'kingdom-bid': '9.1',
  founding: '1',
  'first-card': '1',
  bid: '2',
  'war-circle': '2',
  event: '2',
  'event-loss': '2',
  supply: '2',
  rebellion: '2.4',
  tax: '3',
  upkeep: '3',
  purchases: '4',
  'card-pick': '4.7',
  pursuit: '8.7.cartography',
  'full-move': '6',
  battle: '6.4.4',
  spoils: '6.10.1',
  commerce: '7',
  foes: '6.10.5',
  plans: '6.13.1',
  pact: '11',
  vote: '11.18',
  reactions: '8.8',
  'event-pick': '8.6.61',
};
