import { GAMES } from '../../src/games/registry.js';
import { type Pairing, playWhole } from './whole-game.js';

// Plays what it is sent, and sends back what came of it.
const module = GAMES.find(({ id }) => id === process.argv[2]);
if (module === undefined) throw new Error(`no such game: ${process.argv[2]}`);

process.on('message', (pairing: Pairing) => {
  const spent: Record<string, number[]> = {};
  const watch = <Thought>(player: string, think: () => Thought): Thought => {
    const began = process.cpuUsage();
    const thought = think();
    const { user, system } = process.cpuUsage(began);
    spent[player] ??= [];
    spent[player].push((user + system) / 1000);
    return thought;
  };
  try {
    process.send?.({ played: playWhole(module, pairing, undefined, watch), spent });
  } catch (fault) {
    process.send?.({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
  }
});
