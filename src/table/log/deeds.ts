/**
 * All that the table's own entries can say was done (`detail.what`). Whoever adds one here is asked by the checker how it
 * is done anew (`again/hands`), or no file with it would be right.
 */
export const DEEDS = [
  ...['create', 'setup', 'settings', 'join', 'leave', 'fill', 'move'],
  ...['words-asked', 'word-sealed', 'word-shown', 'dice-seen'],
  ...['pause', 'resume', 'end', 'archive', 'import', 'position'],
  ...['join-asked', 'reopen-asked', 'reopen-agreed', 'request-withdrawn', 'request-declined'],
  ...['hand', 'substitute', 'autopilot', 'stand-in', 'default-broken'],
  ...['undo-asked', 'undo-agreed', 'undo-refused'],
] as const;
export type Deed = (typeof DEEDS)[number];
