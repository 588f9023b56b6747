import { beforeEach, describe, expect, it } from 'vitest';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { readToken, writeToken } from '../../../src/table/controls/token.js';
import { diceRace } from '../../games/dice-race/index.js';
import { tableFixture } from '../fixture.js';
import { Learner } from './learner.js';

const GAMES = [diceRace(), RECONQUISTA];
const said = (key: string) => RECONQUISTA.words.say('en', `learn.${key}`) ?? '?';

describe('a practice', () => {
  let t: ReturnType<typeof tableFixture>;
  let ann: Learner;
  const buttons = () => t.controlsOf(ann.last).map(t.labelOf);
  const pressed = (label: string) => ann.presses(t.tokenOf(ann.last, label));
  const goOn = async () => {
    const answer = await ann.rightAnswer();
    if (answer !== null) await ann.does(answer);
  };

  beforeEach(async () => {
    t = tableFixture({ games: GAMES, seed: '7'.padStart(64, '0') });
    ann = new Learner(t, RECONQUISTA);
    await ann.begins();
  });

  it('begins with what the game is about, its board and its real buttons', async () => {
    expect(ann.text).toContain(said('begin'));
    expect(ann.text).toContain(said('army.ask'));
    expect(buttons()).toEqual(['Buy', 'Done', 'Map', 'Rules', 'From the beginning', 'Leave']);
    expect(ann.last.picture?.('en')?.kind).toBe('scene');
  });

  it('shows the map on request, and the way back', async () => {
    const map = await pressed('Map');
    expect(map.picture?.('fr')?.kind).toBe('scene');
    expect(buttons()).toEqual(['My turn', 'Map', 'Rules']);
    await pressed('My turn');
    expect(ann.text).toContain(said('army.ask'));
  });

  it('opens the rules of what is asked', async () => {
    await pressed('Rules');
    expect(ann.last.refused).toBeUndefined();
    expect(ann.text.length).toBeGreaterThan(200);
  });

  it('says what came of a step, and asks the next one', async () => {
    await goOn();
    expect(ann.text).toContain(said('army.right'));
    expect(ann.text).toContain(said('convert.ask'));
    expect(ann.text).toContain('Step 2 of 9');
  });

  it('refuses the wrong choice as soon as it is made, and does nothing', async () => {
    const before = ann.kept;
    await pressed('Buy');
    const reply = await pressed(buttons().find((label) => label.startsWith('Fort')) ?? '?');
    expect(reply.refused?.code).toBe('practice-not-now');
    expect(ann.text).toContain(said('army.wrong'));
    expect(ann.text).toContain(said('army.ask'));
    expect(buttons()).toContain('Buy');
    expect(ann.kept).toBe(before);
  });

  it('refuses a whole form of which anything is wrong, and does nothing', async () => {
    const before = ann.kept;
    await pressed('Buy');
    const form = await pressed('Fill in a form…');
    const fields = form.form?.fields ?? [];
    const valueNamed = (label: string) =>
      fields.flatMap((field) =>
        field.kind === 'choice'
          ? field.choices
              .filter((choice) => t.labelOf({ kind: 'form', token: '', label: choice.label }).startsWith(label))
              .map(({ value }) => value)
          : [],
      )[0] ?? '';
    const token = form.form?.token ?? '';
    const given = [[valueNamed('Garrison')], [valueNamed('Oviedo')], ...fields.slice(2).map(() => [])];
    const reply = await t.table.press({ ...t.asker('ann', 'anywhere'), token, given });
    expect(t.textOf(reply)).toContain(said('army.wrong'));
    expect(ann.kept).toBe(before);
  });

  it('goes on after a restart where it was left', async () => {
    for (let step = 0; step < 7; step++) await goOn();
    const later = tableFixture({ games: GAMES, store: t.store });
    const there = await later.table.execute({
      ...later.asker('ann', 'elsewhere'),
      command: 'learn',
      options: { game: 'Reconquista' },
    });
    expect(later.textOf(there)).toContain('Here is where you left your practice.');
    const { step } = await ann.practice();
    expect(later.textOf(there)).toContain(said(`${step?.id}.ask`));
    // The old message's buttons work there as well.
    const map = await later.press('ann', t.tokenOf(ann.last, 'Map'));
    expect(map.refused).toBeUndefined();
  });

  it('does the same press once, however often it is delivered', async () => {
    const { token } = await ann.wayTo({ verb: 'buy', unit: 'army', place: 'oviedo' });
    await ann.presses(token);
    const kept = ann.kept;
    const again = await ann.presses(token);
    expect(again.refused?.code).toBe('press-stale');
    expect(ann.kept).toBe(kept);
  });

  it('goes on in one place only, if two processes press at once', async () => {
    const later = tableFixture({ games: GAMES, store: t.store });
    const { token } = await ann.wayTo({ verb: 'buy', unit: 'army', place: 'oviedo' });
    const replies = await Promise.all([t.press('ann', token), later.press('ann', token)]);
    expect(replies.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect((await ann.practice()).at.step).toBe(2);
  });

  it('is nobody else’s: on his buttons others do nothing', async () => {
    const mine = ann.kept;
    const { token } = await ann.wayTo({ verb: 'buy', unit: 'army', place: 'oviedo' });
    const stranger = await t.press('bob', token);
    expect(stranger.refused?.code).toBe('practice-none');
    expect(t.controlsOf(stranger).map(t.labelOf)).toEqual(['Begin']);
    const bob = new Learner(t, RECONQUISTA, 'bob');
    await bob.begins();
    const his = bob.kept;
    // His own dice make other marks: it is a button of nothing that he has.
    const forged = { ...tokenOf(token), version: 5 };
    for (const pressedBy of [token, writeToken(forged)])
      if (pressedBy !== token || ann.kept !== his) expect((await bob.presses(pressedBy)).refused).toBeDefined();
    expect(ann.kept).toBe(mine);
  });

  it('is in no list, no channel, no post and no reminder', async () => {
    await ann.learns();
    expect([...t.memory.games.keys()]).toEqual([]);
    expect(t.memory.posts).toEqual([]);
    expect(await t.store.playing()).toEqual([]);
    expect(await t.store.finished({ channelIds: ['anywhere'] })).toEqual([]);
    for (const command of ['game mine', 'game open', 'game hall', 'score']) {
      const reply = await t.does('ann', command, {}, { channel: 'anywhere' });
      expect(t.textOf(reply), command).not.toContain('Reconquista');
    }
  });

  it('lets nothing of the table be done to it', async () => {
    const path = { seat: null, page: 0, version: 1, gameId: 'learn-reconquista' };
    for (const token of [
      writeToken({ ...path, kind: 'table', path: 'end' }),
      writeToken({ ...path, kind: 'setup', path: '' }),
      writeToken({ ...path, kind: 'shortcut', path: 'undo' }),
      writeToken({ ...path, kind: 'shortcut', path: 'settings' }),
      writeToken({ ...path, kind: 'learn', path: 'end' }),
      writeToken({ ...path, kind: 'walk', path: '0', gameId: 'learn-dice-race' }),
    ])
      expect((await ann.presses(token)).refused?.code, token).toBe('press-unknown');
  });

  it('is left and taken up, and begun again once that is certain', async () => {
    await goOn();
    await pressed('Leave');
    expect(ann.text).toContain('/learn');
    await pressed('Go on');
    expect(ann.text).toContain(said('convert.ask'));
    await pressed('From the beginning');
    await pressed('Go on');
    expect(ann.text).toContain(said('convert.ask'));
    await pressed('From the beginning');
    await pressed('From the beginning');
    expect(ann.text).toContain(said('army.ask'));
  });

  it('begins again if it was kept for another edition of the lesson', async () => {
    await goOn();
    t.memory.memos.set('learn.ann.reconquista', (ann.kept ?? '').replace('"edition":1', '"edition":0'));
    await ann.begins();
    expect(ann.text).toContain(said('army.ask'));
  });

  it('begins again if what was done is not possible by today’s rules', async () => {
    await goOn();
    t.memory.memos.set('learn.ann.reconquista', (ann.kept ?? '').replace('"unit":"army"', '"unit":"fleet"'));
    await ann.begins();
    expect(ann.text).toContain(said('army.ask'));
  });
});

function tokenOf(text: string) {
  const token = readToken(text);
  if (token === null) throw new Error(`${text} is no token`);
  return token;
}

describe('/learn', () => {
  it('takes the channel’s game, or asks which', async () => {
    const t = tableFixture({ games: [...GAMES, { ...RECONQUISTA, id: 'other' }] });
    const asked = await t.does('ann', 'learn');
    expect(t.controlsOf(asked).map(t.labelOf)).toEqual(['Learn Reconquista', 'Learn Reconquista']);
    await t.does('ann', 'game create', { system: 'reconquista' });
    expect(t.textOf(await t.does('ann', 'learn'))).toContain(said('begin'));
  });

  it('names what can be learnt, if something else is asked for', async () => {
    const t = tableFixture({ games: GAMES });
    const reply = await t.does('ann', 'learn', { game: 'chess' });
    expect(reply.refused?.code).toBe('practice-unknown');
    expect(t.textOf(reply)).toContain('Reconquista');
    const asked = { ...t.asker('ann', t.channel), command: 'learn', options: { game: 're' }, focused: 'game' };
    expect(await t.table.complete(asked)).toEqual([{ name: 'Reconquista', value: 'reconquista' }]);
  });

  it('is registered in every language', () => {
    const t = tableFixture({ games: GAMES });
    const learn = t.table.commands().find(({ name }) => name === 'learn');
    expect(learn?.names).toEqual({ en: 'learn', fr: 'apprendre', es: 'aprender' });
    expect(learn?.options.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([['game', true]]);
  });
});
