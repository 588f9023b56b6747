import type { OwedIn } from '../../../kit/index.js';
import type { en } from '../words/languages/en.js';

/** Where the book of rules tells of what is owed: a rule, a section or a chapter by its number. */
export const CHAPTERS: Readonly<Record<OwedIn<typeof en>, string>> = {
  'military-order': '9.9',
  'el-cid': '9.11',
  plague: '17.3.7',
  spending: '10',
  campaign: '11',
  retreat: '12.5',
};
