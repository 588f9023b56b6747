import { expect, test } from 'vitest';
import { mayBeTold } from '../../src/table/people/waking.js';
import { game, PLAIN, seat, World } from './world.js';

const NIGHT = { ...PLAIN, quiet: { from: 22, to: 8 } };
const HOUR = 3_600_000;

/** Ana owes a turn from noon on; her time is over so many hours later. */
async function lapsing(turnHours: number, graceHours: number) {
  const start = new Date('2026-11-02T12:00:00Z');
  const world = new World(start);
  world.people.set('ana', NIGHT);
  world.games.set('race', game('race', [seat('ana'), seat('ben')], { turnHours, graceHours, warnHours: 12 }));
  world.await('race', ['t1', 'ana']);
  world.replace('t1', { dueAt: new Date(start.getTime() + turnHours * HOUR) });
  await world.until('2026-11-12T12:00:00Z');
  return world;
}

test('nobody is played for at night, or without a word that reached him in his day', async () => {
  for (let turnHours = 6; turnHours <= 36; turnHours += 3) {
    for (const graceHours of [0, 1, 3, 6, 7, 10, 12]) {
      const world = await lapsing(turnHours, graceHours);
      const [lapse] = world.lapses;
      const about = `${turnHours} + ${graceHours} hours`;
      if (lapse === undefined) throw new Error(`${about}: no lapse`);
      expect(mayBeTold(lapse.at, NIGHT), about).toBe(true);
      const words = world.told.filter(
        ({ at, about: of }) => at < lapse.at && of.some((one) => /^(warning|grace) t1$/.test(one)),
      );
      const heard = words.filter(({ at }) => mayBeTold(at, NIGHT) && lapse.at.getTime() - at.getTime() >= HOUR);
      expect(heard.length, about).toBeGreaterThan(0);
      expect(
        words.every(({ at }) => mayBeTold(at, NIGHT)),
        about,
      ).toBe(true);
    }
  }
});

test('that the grace runs is said in the morning before it is over', async () => {
  const world = await lapsing(11, 4);
  const grace = world.told.find(({ about }) => about.includes('grace t1'));
  expect(grace?.at.toISOString()).toBe('2026-11-03T08:00:00.000Z');
  expect(world.lapses.map(({ at }) => at.toISOString())).toEqual(['2026-11-03T09:00:00.000Z']);
});

test('where the table wants it, whoever has announced his absence is not waited for', async () => {
  const away = { ...PLAIN, absences: [{ from: '2026-11-01', to: '2026-12-01' }] };
  const lapses = async (onAway: 'wait' | 'autopilot' | 'substitute', more: Parameters<typeof seat>[1] = {}) => {
    const world = new World(new Date('2026-11-02T12:00:00Z'));
    world.people.set('ana', away);
    world.games.set('race', game('race', [seat('ana', more), seat('ben')], { turnHours: 72, graceHours: 12, onAway }));
    world.await('race', ['t1', 'ana']);
    await world.until('2026-11-12T12:00:00Z');
    return world.lapses.map(({ at }) => at.toISOString().slice(0, 13));
  };
  expect(await lapses('autopilot')).toEqual(['2026-11-02T12']);
  expect(await lapses('wait')).toEqual(['2026-11-06T00']);
  expect(await lapses('substitute')).toEqual(['2026-11-06T00']);
  expect(await lapses('substitute', { substituteId: 'sue' })).toEqual(['2026-11-02T12']);
});
