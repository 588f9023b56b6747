import type { GameModule } from '../../../src/core/game-module.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import type { MemoryStore } from '../memory-store.js';
import { probe, type Scene } from './probes.js';
import { type Outcome, Twin } from './twin.js';

const PROBES = 12;
const SEED = '7'.repeat(64);
/** A game that is over tells everything; counters are drawn from what the holder does not have. */
const TELLS = /"phase":"over"|"phase":"archived"|counters-drawn/;

interface Found {
  readonly tried: number;
  /** What was done, and what was shown here and there. */
  readonly found: readonly (readonly [string, string, string])[];
}

/** A table as it is, and as it would be if one seat held something else. */
export interface Pried {
  readonly subject: Subject;
  readonly module: GameModule;
  readonly states: readonly [State, State];
  /** Each with the game in its state. */
  readonly stores: readonly [MemoryStore, MemoryStore];
  readonly seats: readonly SeatId[];
  readonly holder: SeatId;
  readonly controls: readonly string[];
  /** What is done in earnest counts too. */
  readonly plays: boolean;
  readonly channelId: string;
}

/**
 * Questions, completions, commands that are refused, buttons with altered numbers, by everybody but the holder and by a
 * stranger: what tells the two tables apart, probe by probe.
 */
export async function pry(pried: Pried, chance: Chance): Promise<Found> {
  const { subject, module, states, stores, seats, holder, controls, plays, channelId } = pried;
  let requests = 0;
  const people = seats.filter((seat) => seat !== holder);
  const asker = (user: string) => ({
    ...{ requestId: `pried${++requests}`, userId: user, userName: user, channelId },
    ...{ guildId: null, locale: 'en' as const },
  });
  const scene: Scene = { subject, module, state: states[0], people, position: null, controls, asker };
  const found: [string, string, string][] = [];
  let tried = 0;
  for (let count = 0; count < PROBES; count++) {
    const { kind, probe: made } = probe(scene, chance);
    if (kind === 'chain' || kind === 'position') continue;
    tried++;
    const [one, other] = [
      await new Twin(stores[0], [module], SEED).meet(made),
      await new Twin(stores[1], [module], SEED).meet(made),
    ];
    const [seen, otherwise] = [shown(one), shown(other)];
    if (one.accepted && other.accepted && !plays) continue;
    if (seen !== otherwise && !TELLS.test(one.written) && !TELLS.test(other.written))
      found.push([JSON.stringify(made), seen, otherwise]);
  }
  return { tried, found };
}

/** Of what is written the holder's own direct messages are his. */
function shown({ accepted, answered, written, thrown, faults }: Outcome): string {
  return JSON.stringify({ accepted, answered, written, thrown, faults });
}
