import { expect, it } from 'vitest';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { judged } from './judged.js';
import { trueExport } from './true-games.js';

// A bot that plays at once when the game begins throws with the same dice as the setup: each entry keeps its own rolls.
it('a game that a bot begins keeps the rolls of its setup apart from those of the bot', async () => {
  const subject = SUBJECTS.find(({ module }) => module.id === 'hispania-draco');
  if (subject === undefined) throw new Error('no such game');
  const { text } = await trueExport(subject, 20_062);
  expect(await judged(subject.module, text)).toMatchObject({ code: 0 });
});
