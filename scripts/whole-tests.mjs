/**
 * Tests that open databases, processes, sockets or pictures, or play whole games. All others are `fast`, and pure. One
 * that is not pure, in a folder of pure ones, is named `….whole.test.ts`.
 */
export const WHOLE = [
  'tests/{discord,local,maps,operation,persistence,reminders,rendering,selfplay,torture,web}/**/*.test.ts',
  'tests/**/{fuzz,peeking,presses,recorded}/**/*.test.ts',
  'tests/**/{picture,presses,printed,table,script-*,hostile-*,forged-*}.test.ts',
  'tests/**/*.whole.test.ts',
  'tests/hispania/examples/*.test.ts',
  'tests/table/{challenge,consent,fuzz,refused-after-dice,second-verifier}.test.ts',
  'tests/medioevo/negotiation.test.ts',
];
