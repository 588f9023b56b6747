import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/core/chronicle.js';
import { ALT_MOST } from '../../../src/core/scene.js';
import type { State } from '../../../src/core/state.js';
import { LOCALES } from '../../../src/core/words.js';
import { GAMES } from '../../../src/games/registry.js';
import { atNight, SEED } from '../../support/portion.js';
import { Coverage } from './coverage.js';
import { playGame } from './game.js';
import type { Subject } from './subject.js';
import { SUBJECTS } from './subjects.js';

/** A picture's words are looked at after so many acts. */
const EVERY = 10;
const ACTS = atNight(4_000, 400);
const OURS = SUBJECTS.filter(({ module }) => GAMES.some(({ id }) => id === module.id));

class Enough extends Error {}

/** What is wrong with a description, or nothing. */
function faultOf(alt: string): string | null {
  if (alt.length > ALT_MOST) return `${alt.length} characters`;
  if (!/[.!?]$/.test(alt)) return 'no end of a sentence';
  if (/[{}[\]]|undefined|null|NaN|[:;,]\.|\. ?\.| {2}|: *,/.test(alt)) return 'something is left open';
  return null;
}

describe.each(OURS.map((subject): [string, Subject] => [subject.module.id, subject]))('%s', (_id, subject) => {
  it('tells its pictures in whole sentences, as long as Discord takes, in each language', () => {
    const { module } = subject;
    const faults = new Set<string>();
    let told = 0;
    const look = (state: State, events: readonly GameEvent[]): void => {
      for (const locale of LOCALES)
        for (const request of [{ show: 'board' }, { show: 'changes', events }]) {
          const view = { ...module.view(state, null), people: {} };
          const scene = module.pictures.scene(view, request, locale);
          if (!scene.ok) throw new Error(scene.rejection.code);
          const { alt } = scene.value;
          const fault = faultOf(alt);
          if (fault !== null) faults.add(`${locale} ${request.show}: ${fault}: ${alt}`);
          told += 1;
        }
    };
    let acts = 0;
    let recent: GameEvent[] = [];
    const watched: Subject = {
      ...subject,
      see: (_coverage, played) => {
        recent.push(...played.events);
        acts += 1;
        if (acts % EVERY === 0) {
          look(played.after, recent);
          recent = [];
        }
        if (acts > ACTS) throw new Enough();
      },
    };
    for (let seed = SEED; acts <= ACTS; seed++)
      try {
        playGame(watched, subject.start(seed), seed, new Coverage());
      } catch (stop) {
        if (acts <= ACTS) throw stop;
      }
    expect([...faults].slice(0, 5)).toEqual([]);
    expect(told).toBeGreaterThan(10);
  });
});
