/**
 * All deeds in the table's own entries (`detail.what`). A new one also needs a hand in the checker (`again/hands`);
 * otherwise no file with it would be accepted.
 */
export const DEEDS = [
  ...['create', 'setup', 'settings', 'join', 'leave', 'fill', 'move'],
  ...['words-asked', 'word-sealed', 'word-shown', 'dice-seen'],
  ...['pause', 'resume', 'end', 'archive', 'import', 'position'],
  ...['join-asked', 'reopen-asked', 'reopen-agreed', 'request-withdrawn', 'request-declined'],
  ...['hand', 'substitute', 'autopilot', 'asks', 'stand-in', 'default-broken'],
  ...['undo-asked', 'undo-agreed', 'undo-refused'],
] as const;
export type Deed = (typeof DEEDS)[number];
