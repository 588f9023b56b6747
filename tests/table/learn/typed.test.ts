import { expect, it } from 'vitest';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';
import { Learner } from './learner.js';

const said = (key: string) => RECONQUISTA.words.say('en', `learn.${key}`) ?? '?';

it('where no game is, typed commands are the practice’s: questions, what is asked, and nothing else', async () => {
  const t = tableFixture({ games: [diceRace(), RECONQUISTA], seed: '7'.padStart(64, '0') });
  const types = (command: string, options = {}, user = 'ann') =>
    t.table.execute({ ...t.asker(user, 'anywhere'), command, options, careful: true });
  expect((await types('threat')).refused?.code).toBe('no-game-here');
  const ann = new Learner(t, RECONQUISTA);
  await ann.begins();
  expect(t.textOf(await types('threat'))).toMatch(/Points: \d+ now/);
  expect((await types('map')).picture?.('en')?.kind).toBe('scene');
  const before = ann.kept;
  const wrong = await types('buy', { unit: 'fort', place: 'leon' });
  expect(t.textOf(wrong)).toContain(said('army.wrong'));
  expect(ann.kept).toBe(before);
  const right = await types('buy', { unit: 'army', place: 'oviedo' });
  expect(t.textOf(right)).toContain(said('army.right'));
  expect(t.textOf(right)).toContain(said('convert.ask'));
  expect(ann.kept).not.toBe(before);
  // Of nobody else.
  expect((await types('threat', {}, 'ben')).refused?.code).toBe('no-game-here');
});

it('what was nearly right is told by what is wrong about it', async () => {
  const t = tableFixture({ games: [RECONQUISTA], seed: '7'.padStart(64, '0') });
  const ann = new Learner(t, RECONQUISTA);
  await ann.begins();
  const pressed = (begins: string) => {
    const found = t.controlsOf(ann.last).find((one) => t.labelOf(one).startsWith(begins));
    return ann.presses(found?.token ?? '');
  };
  await pressed('Buy');
  await pressed('Army');
  const reply = await pressed('Santiago');
  expect(reply.refused?.code).toBe('practice-not-now');
  expect(ann.text).toContain('Nearly: Santiago is not what is asked here, but Oviedo.');
  expect(ann.text).not.toContain(said('army.wrong'));
});
