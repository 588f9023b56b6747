import { isObject, type JsonObject } from '../../../src/core/json.js';
import { openTable } from '../../../src/table/open-table.js';
import { Broken } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { choose } from '../../kit/fuzz/player.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { LIMITS } from '../../support/edge-limits.js';
import { MemoryStore } from '../memory-store.js';
import { chain, chained } from './chained.js';
import { KINDS, type Kind, probe, type Scene, tokensOf } from './probes.js';
import { leak, NOW, Twin } from './twin.js';

/** What a run came to. */
export interface Peeked {
  readonly tried: Record<Kind, number>;
  refused: number;
  thrown: number;
  /** Thrown, and then refused in part or altogether. */
  stopped: number;
  readonly leaks: string[];
}

const CHANNEL = 'here';
const PROBES_A_STATE = 8;
const STATES_A_GAME = 60;

/** So many commands of all kinds, each under two seeds: whoever is answered must not be able to tell them apart. */
export async function peek(subject: Subject, commands: number, seed: number): Promise<Peeked> {
  const peeked: Peeked = {
    tried: { chain: 0, typed: 0, press: 0, table: 0, suggest: 0, position: 0 },
    refused: 0,
    thrown: 0,
    stopped: 0,
    leaks: [],
  };
  const tried = () => KINDS.reduce((sum, kind) => sum + peeked.tried[kind], 0);
  for (let game = 0; tried() < commands; game++) {
    try {
      await peekGame(subject, seed + game, peeked, () => tried() >= commands);
    } catch (fault) {
      // A game in which there is nothing to choose: npm run fuzz finds those.
      if (!(fault instanceof Broken)) throw fault;
    }
  }
  return peeked;
}

async function peekGame(subject: Subject, seed: number, peeked: Peeked, enough: () => boolean): Promise<void> {
  const chance = new Chance(seed);
  const module = chained(subject.module);
  const start = subject.start(seed);
  const store = new MemoryStore();
  let requests = 0;
  const asker = (user: string) => ({
    ...{ requestId: `r${++requests}`, userId: user, userName: user, channelId: CHANNEL },
    ...{ guildId: null, locale: 'en' as const },
  });
  const table = openTable({
    store,
    games: [module],
    limits: LIMITS,
    clock: { now: () => NOW },
    entropy: { id: () => `g${seed}`, seed: () => seed.toString(16).padStart(64, '0') },
  });
  const people = start.seats.map((_, index) => `u${index + 1}`);
  const [master = 'u1'] = people;
  const does = (user: string, command: string, options = {}, subcommand?: string) =>
    table.execute({ ...asker(user), command, options, ...(subcommand === undefined ? {} : { subcommand }) });
  await does(master, 'game', { system: module.id, ...start.setup }, 'create');
  for (const user of people) await does(user, 'game', {}, 'join');
  const stateNow = async (): Promise<Scene['state']> => {
    const game = await store.inChannel(CHANNEL);
    if (game === null || game.phase !== 'playing') return null;
    const state = await table.state(CHANNEL);
    return isObject(state) ? state : null;
  };
  const positionNow = async (): Promise<JsonObject | null> => {
    const json = await table.position(CHANNEL).catch(() => null);
    return isObject(json) ? json : null;
  };
  for (let stage = 0; stage < STATES_A_GAME && !enough(); stage++) {
    const state = await stateNow();
    if (stage > 0 && state === null) break;
    const id = (await store.inChannel(CHANNEL))?.id ?? '';
    const panels = await Promise.all(people.map((user) => table.panel(id, user)));
    let controls = panels.flat(2).map(({ token }) => token);
    if (state !== null) store.snapshotHere(id, state);
    const position = stage % 10 === 1 ? await positionNow() : null;
    for (let count = 0; count < PROBES_A_STATE; count++) {
      const scene = { subject, module, state, people, position, controls, asker };
      const { kind, probe: made } = probe(scene, chance);
      peeked.tried[kind] += 1;
      const [one, other] = [
        await new Twin(store, [module], '1'.repeat(64)).meet(made),
        await new Twin(store, [module], '2'.repeat(64)).meet(made),
      ];
      const found = leak(one, other);
      if (found !== null) peeked.leaks.push(`${JSON.stringify(made)}: ${found}`);
      if (!one.accepted) peeked.refused += 1;
      if (one.thrown.length > 0) peeked.thrown += 1;
      if (one.thrown.length > 0 && one.reply?.refused !== undefined) peeked.stopped += 1;
      if (!one.accepted) controls = [...controls, ...tokensOf(one.reply)].slice(-60);
    }
    if (state === null) await does(master, 'game', {}, 'start');
    else await goOn(subject, chance, does, stateNow);
  }
}

/** A few steps of legal play, so that states of all kinds come. */
async function goOn(
  subject: Subject,
  chance: Chance,
  does: (user: string, command: string, options: object) => Promise<unknown>,
  stateNow: () => Promise<Scene['state']>,
): Promise<void> {
  for (let steps = chance.between(1, 12); steps > 0; steps--) {
    const state = await stateNow();
    if (state === null || subject.module.obligations(state).length === 0) return;
    const { seat, action } = choose(subject, state, chance);
    const { command, options } = chain([action], 'none');
    await does(`u${Number(seat.slice(1))}`, command, options);
  }
}
