import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/core/words.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Reply } from '../../src/table/ports/message.js';
import { diceRace } from '../games/dice-race/index.js';
import { fits } from './fits.js';
import { tableFixture } from './fixture.js';

const BOTH = [HISPANIA, RECONQUISTA];

/** A channel with a game of Reconquista that has begun, and what is read there. */
async function begun() {
  const t = tableFixture({ games: BOTH });
  await t.begun(['ann'], 'reconquista', { scenario: '8' });
  return reading(t);
}

function reading(t: ReturnType<typeof tableFixture>) {
  const choose = (reply: Reply, label: string) => {
    for (const control of t.controlsOf(reply)) {
      if (control.kind !== 'select') continue;
      const chosen = control.choices.find((choice) => t.say(choice.label, style) === label);
      if (chosen !== undefined) return t.press('ann', control.token, [chosen.value]);
    }
    throw new Error(`nothing is called ${label}`);
  };
  return {
    ...t,
    choose,
    async rules(topic?: string, locale: Locale = 'en') {
      const options = topic === undefined ? {} : { topic };
      const reply = await t.table.execute({ ...t.asker('ann', t.channel), locale, command: 'rules', options });
      fits(reply);
      return reply;
    },
    head: (reply: Reply) => t.textOf(reply).split('\n')[0],
    menus: (reply: Reply) =>
      t
        .controlsOf(reply)
        .flatMap((control) => (control.kind === 'select' ? [[t.labelOf(control), control.choices.length]] : [])),
  };
}
const style = { locale: 'en', people: {}, escape: (text: string) => text, time: String } as const;

describe('/rules', () => {
  it('shows the contents, and from there each chapter and the next', async () => {
    const t = await begun();
    const contents = await t.rules();
    expect(t.textOf(contents)).toMatch(/^\*\*Reconquista\*\*\nBetween 711 and 716/);
    const battles = await t.choose(contents, '12 Battles');
    fits(battles);
    expect(t.head(battles)).toBe('**12 Battles** – The dice');
    expect(t.textOf(battles)).toContain('**12.1**');
    const next = await t.press('ann', t.tokenOf(battles, 'Next'));
    expect(t.head(next)).toBe('**12 Battles** – How a battle ends');
    expect(t.head(await t.press('ann', t.tokenOf(next, 'Previous')))).toBe('**12 Battles** – The dice');
    expect(t.head(await t.choose(next, 'Retreats, sieges and third sides'))).toContain('Retreats');
    expect(t.textOf(await t.press('ann', t.tokenOf(next, 'My turn')))).toContain('Your turn');
  });

  it.each([
    ['14', '**14 Sieges**'],
    ['14.6', '**14 Sieges**'],
    ['17.2', '**17 Optional rules** – 17.2 Prudent Muslims'],
    ['17.2.4', '**17 Optional rules** – 17.2 Prudent Muslims'],
    ['sieges', '**14 Sieges**'],
    ['Asedios', '**14 Sieges**'],
    ['goal', '**Goal of the game**'],
    ['siege tie', '**14 Sieges**'],
  ])('%s leads there', async (typed, head) => {
    const t = await begun();
    expect(t.head(await t.rules(typed))).toBe(head);
  });

  it('is in the reader’s language, on every page', async () => {
    const t = await begun();
    const sieges = await t.rules('14', 'fr');
    expect(t.head(sieges)).toBe('**14 Sièges**');
    const token = t.tokenOf(sieges, 'Next');
    const next = await t.table.press({ ...t.asker('ann', t.channel), locale: 'es', token });
    expect(t.head(next)).toBe('**15 Fin del turno**');
  });

  it('keeps the other places found at hand', async () => {
    const t = await begun();
    const found = await t.rules('El Cid');
    const [[label, count] = []] = t.menus(found);
    expect([label, Number(count) > 1]).toEqual(['Also found in', true]);
    const next = await t.press('ann', t.tokenOf(found, 'Next'));
    expect(t.menus(next)[0]?.[0]).toBe('Also found in');
    expect(t.menus(await t.choose(next, '14 Sieges'))[0]?.[0]).toBe('Also found in');
  });

  it('says so where nothing is found, and shows the chapters', async () => {
    const t = await begun();
    const nothing = await t.rules('*zeppelins*');
    expect(nothing.refused?.code).toBe('rules-nothing');
    expect(t.textOf(nothing)).toContain('*zeppelins*');
    expect(t.head(await t.choose(nothing, '14 Sieges'))).toBe('**14 Sieges**');
  });

  it('has a nation’s card, and where else the nation is found', async () => {
    const t = reading(tableFixture({ games: BOTH }));
    await t.gathered(['ann'], 'hispania', { scenario: 'A' });
    const rome = await t.rules('rome');
    expect(t.textOf(rome)).toContain('ROME');
    expect(t.menus(rome)[0]?.[0]).toBe('Also found in');
    const card = await t.choose(await t.rules(), 'ROME');
    expect(t.textOf(card)).toBe(t.textOf(rome));
    // More nations than a menu has choices.
    const nations = await t.rules('11');
    expect(t.menus(nations).map(([label]) => label)).toEqual(['Chapters', 'In this chapter', 'In this chapter']);
  });

  it('suggests chapters, and places while one types', async () => {
    const t = await begun();
    const ask = (typed: string) => {
      const request = { ...t.asker('ann', t.channel), command: 'rules', options: { topic: typed }, focused: 'topic' };
      return t.table.complete(request);
    };
    expect((await ask('')).map(({ name }) => name)).toContain('14 Sieges');
    const [first, ...others] = await ask('pruden');
    expect(first).toEqual({ name: '17.2 Prudent Muslims – 17 Optional rules', value: '17.2' });
    expect(t.head(await t.rules(first?.value))).toContain('17.2 Prudent Muslims');
    expect(others.length).toBeGreaterThan(0);
  });
});

describe('in a channel without a game', () => {
  it('asks which game’s rules, and needs no database', async () => {
    const t = reading(tableFixture({ games: BOTH }));
    const which = await t.rules();
    expect(t.textOf(which)).toBe('The rules of which game?');
    t.memory.find = () => Promise.reject(new Error('no database'));
    const contents = await t.press('ann', t.tokenOf(which, 'Reconquista'));
    expect(t.head(contents)).toBe('**Reconquista**');
    const sieges = await t.choose(contents, '14 Sieges');
    expect(t.head(sieges)).toBe('**14 Sieges**');
    expect(t.controlsOf(sieges).map(t.labelOf)).not.toContain('My turn');
  });

  it('searches all of them, and allows for slips only where nothing is found without', async () => {
    const t = reading(tableFixture({ games: BOTH }));
    const listed = async (topic: string) => t.menus(await t.rules(topic)).map(([label]) => label);
    expect(await listed('proselytism')).toEqual(['Reconquista']);
    expect(await listed('proslytism')).toContain('Reconquista');
    const found = await t.rules('siege tie');
    expect(t.menus(found).map(([label]) => label)).toContain('Reconquista');
    expect(t.head(await t.choose(found, '14 Sieges'))).toBe('**14 Sieges**');
    expect((await t.rules('zeppelin')).refused?.code).toBe('rules-nothing');
    expect(t.head(await t.rules('reconquista/14.6'))).toBe('**14 Sieges**');
    const request = { ...t.asker('ann', t.channel), command: 'rules', focused: 'topic' };
    const suggested = await t.table.complete({ ...request, options: { topic: 'prudent' } });
    expect(suggested.map(({ value }) => value)).toContain('reconquista/17.2');
    const named = await t.table.complete({ ...request, options: { topic: '' } });
    expect(named.map(({ value }) => value)).toEqual(['hispania', 'reconquista']);
  });

  it('refuses a place that no book has', async () => {
    const t = tableFixture({ games: BOTH });
    for (const token of ['r.nothing.0..14', 'r.reconquista.0..zeppelin', 'r.reconquista.0..@@', 'r.reconquista.0..14;'])
      expect((await t.press('ann', token)).refused?.code, token).toBe('press-unknown');
    const token = 'r.reconquista.0..';
    expect((await t.press('ann', token, ['no such'])).refused?.code).toBe('press-unknown');
  });
});

describe('Rules under a panel', () => {
  it('opens what is asked now, and in the invitation what the game is about', async () => {
    const t = reading(tableFixture({ games: BOTH }));
    await t.gathered(['ann'], 'reconquista', { scenario: '8' });
    const status = await t.does('ann', 'game status');
    expect(t.head(await t.press('ann', t.tokenOf(status, 'Rules')))).toBe('**Goal of the game**');
    await t.does('ann', 'game start');
    const now = await t.press('ann', t.tokenOf(await t.does('ann', 'game status'), 'Rules'));
    fits(now);
    expect(t.textOf(now)).toMatch(/Your turn: .*points to spend.*\n\*\*10 Income and spending\*\*/);
    expect(t.controlsOf(now).map(t.labelOf)).toContain('My turn');
    const onlooker = await t.press('bob', t.tokenOf(await t.does('bob', 'game status'), 'Rules'));
    expect(t.textOf(onlooker)).toContain('**10 Income and spending**');
  });

  it('is under a question too', async () => {
    const t = await begun();
    const panel = { lines: [], controls: await t.table.panel((await t.game()).id, 'ann') };
    const asked = await t.press('ann', t.tokenOf(panel, 'Buy'));
    const rules = await t.press('ann', t.tokenOf(asked, 'Rules'));
    expect(t.textOf(rules)).toContain('**10 Income and spending**');
  });

  it('tells topics where a game has no book', async () => {
    const t = tableFixture({ games: [diceRace()] });
    await t.racing();
    const rules = await t.press('red', t.tokenOf(await t.does('red', 'game status'), 'Rules'));
    expect(t.textOf(rules)).toBe(t.textOf(await t.does('red', 'rules')));
    expect(rules.refused).toBeUndefined();
  });
});
