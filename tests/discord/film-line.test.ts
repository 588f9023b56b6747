import { expect, test } from 'vitest';
import { FilmLine } from '../../src/discord/interactions/waiting-lines.js';

/** A film that is there when it is told to be. */
function slow() {
  const finish: (() => void)[] = [];
  const make = () => new Promise<string>((resolve) => finish.push(() => resolve('film')));
  return { finish, make };
}
const breath = () => new Promise((resolve) => setTimeout(resolve, 5));

test('one of each person at a time; of one more than wait already it is said', async () => {
  const line = new FilmLine(3, 1_000);
  const { finish, make } = slow();
  const mine = [line.pass('ann', make), line.pass('ann', make), line.pass('ann', make)];
  expect(await line.pass('ann', make)).toBe('film-busy');
  const other = line.pass('bob', make);
  await breath();
  expect(finish).toHaveLength(2);
  for (let done = 0; done < 4; done++) {
    finish.shift()?.();
    await breath();
  }
  expect(await Promise.all([...mine, other])).toEqual(['film', 'film', 'film', 'film']);
  expect(await line.pass('ann', async () => 'again')).toBe('again');
});

test('what fails makes room', async () => {
  const line = new FilmLine(1);
  await expect(line.pass('ann', () => Promise.reject(new Error('no fonts')))).rejects.toThrow('no fonts');
  expect(await line.pass('ann', async () => 'film')).toBe('film');
});

test('at the end those that wait are not begun, and the one being made has a moment left', async () => {
  const line = new FilmLine(4, 20);
  const { finish, make } = slow();
  const [first, second] = [line.pass('ann', make), line.pass('ann', make)];
  const quick = line.pass('bob', make);
  await breath();
  line.stop();
  finish[1]?.();
  expect(await Promise.all([quick, first, second])).toEqual(['film', 'film-stopped', 'film-stopped']);
  expect(finish).toHaveLength(2);
  expect(await line.pass('eve', make)).toBe('film-stopped');
});
