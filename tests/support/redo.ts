/** The tests of the rules run a second time with every action undone and done again: `REDO=1 npx vitest run …`. */
export const REDO = process.env.REDO === '1';
