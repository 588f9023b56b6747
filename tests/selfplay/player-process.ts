import { GAMES } from '../../src/games/registry.js';
import { type Pairing, playWhole } from './whole-game.js';

// Plays what it is sent, and sends back what came of it.
const module = GAMES.find(({ id }) => id === process.argv[2]);
if (module === undefined) throw new Error(`no such game: ${process.argv[2]}`);

process.on('message', (pairing: Pairing) => {
  try {
    process.send?.({ played: playWhole(module, pairing) });
  } catch (fault) {
    process.send?.({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
  }
});
