import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/core/action.js';
import type { GameModule } from '../../src/core/game-module.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { tableFixture } from '../table/fixture.js';

const EASY = { denarii: '7', garrisons: '5', fleets: '4', roads: '5', armies: '1' };
const HARD = { denarii: '5', garrisons: '3', fleets: '2', roads: '3', armies: '3' };

/** A table, and what would be done there for whoever is away. */
function seated() {
  let usual: ReturnType<typeof HISPANIA_DRACO.fallback> = { verb: 'done' };
  const remember = (state: Parameters<typeof HISPANIA_DRACO.fallback>[0]) => {
    const [owed] = HISPANIA_DRACO.obligations(state);
    if (owed !== undefined) usual = HISPANIA_DRACO.fallback(state, owed);
  };
  const module: GameModule<Parameters<typeof HISPANIA_DRACO.fallback>[0]> = {
    ...HISPANIA_DRACO,
    setup: {
      ...HISPANIA_DRACO.setup,
      begin(...given) {
        const begun = HISPANIA_DRACO.setup.begin(...given);
        if (begun.ok) remember(begun.value.state);
        return begun;
      },
    },
    apply(...given) {
      const done = HISPANIA_DRACO.apply(...given);
      if (done.ok) remember(done.value.state);
      return done;
    },
  };
  return { t: tableFixture({ games: [module] }), usual: () => usual };
}
type Table = ReturnType<typeof seated>;

/** As somebody types it. */
function typed({ verb, ...slots }: Action): { readonly verb: string; readonly [slot: string]: string } {
  return { verb, ...Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, String(value)])) };
}

/** Until this is awaited, or the end: nobody does anything in his Roman phases. */
async function goOn({ t, usual }: Table, until?: string): Promise<void> {
  for (;;) {
    const game = await t.game();
    const [owed] = await t.store.obligations(game.id);
    if (owed === undefined || owed.what === until) return;
    const who = game.seats.find(({ seat }) => owed.seats.includes(seat))?.userName ?? '';
    const { verb, at, ...slots } = owed.what === 'roman-phase' ? { verb: 'done', at: undefined } : typed(usual());
    const done = await (at === undefined ? t.does(who, verb, slots) : t.does(who, 'place', { city: at }));
    if (done.refused !== undefined) throw new Error(t.textOf(done));
  }
}

describe('campaigns that are over', () => {
  test('are told apart by their levels', async () => {
    const table = seated();
    let told = '';
    const { t } = table;
    for (const level of [EASY, EASY, { ...HARD, pirates: 'on' }]) {
      await t.begun(['ann'], 'hispania-draco', level);
      await goOn(table);
      expect((await t.game()).phase).toBe('over');
      told = t.textOf(await t.does('ann', 'score'));
      await t.does('ann', 'game archive');
    }
    expect(told).toContain(
      'the whole conquest, 7 denarii a turn, 5 garrisons each, 4 fleets, 5 roads to lay and 1 army at the start: 2 games, 0 won; best: 0',
    );
    expect(told).toContain('3 roads to lay, 3 armies at the start and Pirates');
  });
});

describe('the score', () => {
  test('of all Romans is one line, with what is held and what is left', async () => {
    const table = seated();
    const { t } = table;
    await t.begun(['ann', 'ben'], 'hispania-draco', EASY);
    await goOn(table, 'roman-phase');
    expect(t.textOf(await t.does('ben', 'score'))).toMatch(
      /^\*\*ann and ben\*\*: 0 of 6 capitals held, \d+ revolts left in the reserve, 11 rounds to play$/,
    );
  });
});

describe('a proposal', () => {
  test('is approved by a button, and carried out by one', async () => {
    const table = seated();
    const { t, usual } = table;
    await t.begun(['ann', 'ben', 'cleo'], 'hispania-draco', EASY);
    await goOn(table, 'roman-phase');
    const { verb, ...slots } = typed(usual());
    await t.does('ann', 'propose', { what: verb, ...slots });
    expect((await t.answers('ben', 'Approve')).refused).toBeUndefined();
    const again = await t.table.panel((await t.game()).id, 'ben');
    expect(t.controlsOf({ lines: [], controls: again }).map(t.labelOf)).not.toContain('Approve');
    const asked = await t.answers('ann', 'Do as proposed');
    const done = await t.press('ann', t.tokenOf(asked, 'Yes, confirm'));
    expect(t.textOf(done)).toMatch(/^Praetor of Ulterior: \w+ → .+denari/);
  });
});
