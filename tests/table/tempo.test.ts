import { beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { GAMES } from '../../src/games/registry.js';
import { tableFixture } from './fixture.js';

const PEOPLE = ['ann', 'bea', 'cyd', 'dan'];
let t: ReturnType<typeof tableFixture>;

/** Bea's Omeyyads attack Ann's Wisigoths in Tolède, who may choose their targets, and stand or leave. */
const POSITION = {
  turn: 11,
  nation: 'omeyyad',
  phase: 'battle',
  provinces: {
    tolede: { wisigoth: ['infantry', 'infantry', 'infantry'], omeyyad: ['infantry', 'infantry', 'cavalry', 'cavalry'] },
    leon: { wisigoth: ['infantry'] },
  },
  seats: { ann: ['wisigoth'], bea: ['omeyyad'], cyd: [], dan: [] },
};

const owed = async () => t.store.obligations((await t.game()).id);
const settled = async () =>
  (await t.store.log((await t.game()).id)).flatMap(({ detail }) =>
    typeof detail === 'object' && detail !== null && 'policy' in detail ? [detail.policy] : [],
  );

async function fight(tempo: string): Promise<void> {
  t = tableFixture({ games: GAMES });
  await t.lay(POSITION);
  await t.does('ann', 'game settings', { tempo });
  await t.does('bea', 'battle', { province: 'tolede' });
}

describe('the tempo of a game', () => {
  beforeEach(() => {
    t = tableFixture({ games: GAMES });
  });

  test('is days where people create it, and what it says where it is said', async () => {
    const create = { ...t.asker('ann', t.channel), command: 'game', subcommand: 'create', careful: true } as const;
    await t.table.execute({ ...create, options: { system: 'hispania' } });
    expect((await t.game()).settings.tempo).toBe('days');
    t = tableFixture({ games: GAMES });
    await t.does('ann', 'game create', { system: 'hispania', tempo: 'table' });
    expect((await t.game()).settings.tempo).toBe('table');
    t = tableFixture({ games: GAMES });
    expect((await t.does('ann', 'game create', { system: 'hispania', tempo: 'fast' })).refused?.code).toBe(
      'choice-wrong',
    );
  });

  test('is changed by anybody who plays, alone or by a press; anything else by the game master', async () => {
    await t.gathered(PEOPLE, 'hispania');
    expect((await t.does('bea', 'game settings', { tempo: 'days' })).refused).toBeUndefined();
    expect((await t.does('bea', 'game settings', { tempo: 'table', grace: 2 })).refused?.code).toBe('not-master');
    expect((await t.does('eve', 'game settings', { tempo: 'table' })).refused?.code).toBe('not-master');
    expect((await t.game()).settings.tempo).toBe('days');
    await t.press('cyd', t.tokenOf(await t.does('cyd', 'game settings'), 'Ask everything'));
    expect((await t.game()).settings.tempo).toBe('table');
  });

  test('says how long such a game takes, in each language', async () => {
    await t.gathered(PEOPLE, 'hispania', { tempo: 'days' });
    const reply = await t.does('ann', 'game settings');
    for (const locale of LOCALES) expect(t.textOf(reply, locale)).not.toMatch(/tempo\.|settings\./);
    expect(t.textOf(reply)).toContain('two weeks');
  });

  test('is always that of the table where nothing can be settled ahead', async () => {
    await t.gathered(['ann'], 'reconquista', { tempo: 'days' });
    expect((await t.game()).settings.tempo).toBe('table');
    expect((await t.does('ann', 'game settings', { tempo: 'days' })).refused?.code).toBe('tempo-none');
  });
});

describe('a battle against somebody who is away', () => {
  test('asks him at the table', async () => {
    await fight('table');
    expect((await owed()).map(({ seats, kind, what }) => [kind, what, ...seats])).toEqual([
      ['reaction', 'target', 'p1'],
    ]);
    expect(await settled()).toEqual([]);
  });

  test('waits for nobody but the attacker in days, and the log says which policy answered', async () => {
    await fight('days');
    for (let count = 0; count < 30; count++) {
      const open = await owed();
      expect(open.flatMap(({ seats }) => seats)).toEqual(['p2']);
      if (open.some(({ what }) => what !== 'retreat')) break;
      await t.does('bea', 'stand');
    }
    expect(await settled()).toContain('targets');
  });

  test('calls him about what he wants to be asked about, which nobody else learns', async () => {
    t = tableFixture({ games: GAMES });
    await t.lay(POSITION);
    await t.does('ann', 'game settings', { tempo: 'days' });
    const posts = t.memory.posts.length;
    const orders = await t.does('ann', 'orders');
    expect(t.textOf(orders)).toContain('Targets: your defenders shoot');
    const turned = await t.press('ann', t.tokenOf(orders, 'Ask me: targets'));
    expect(t.doable(turned)).toContain('Settle: targets');
    expect(t.memory.posts.length).toBe(posts);
    const file = (await t.does('bea', 'export')).attachments?.[0]?.content ?? '';
    expect(file).not.toContain('"asks"');
    await t.does('bea', 'battle', { province: 'tolede' });
    expect((await owed()).flatMap(({ seats, what }) => [what, ...seats])).toEqual(['target', 'p1']);
  });

  test('refuses to note what cannot be asked, from a forged button', async () => {
    await fight('days');
    const orders = await t.does('ann', 'orders');
    const forged = t.tokenOf(orders, 'Ask me: targets').replace('ask-me:targets', 'ask-me:everything');
    expect((await t.press('ann', forged)).refused?.code).toBe('press-late');
    expect((await t.press('eve', t.tokenOf(orders, 'Ask me: targets'))).refused?.code).toBe('not-seated');
  });
});

test('each matter of each game has its sentences in each language', () => {
  for (const { id, words, policies } of GAMES) {
    for (const matter of policies?.matters ?? []) {
      for (const locale of LOCALES) {
        expect(words.say(locale, `policy.${matter}`), `${id} ${matter}`).not.toBeNull();
        expect(words.say(locale, `matter.${matter}`), `${id} ${matter}`).not.toBeNull();
      }
    }
    for (const tempo of policies === undefined ? [] : ['table', 'days'])
      expect(words.say('en', `tempo.${tempo}`), id).not.toBeNull();
  }
});
