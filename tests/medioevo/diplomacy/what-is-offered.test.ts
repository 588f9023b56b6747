import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { buying, choicesIn } from '../support/acts.js';
import { world } from '../support/world.js';

/** What the Empire may put into an offer to Hungary. */
const articles = (arrange: (play: Play) => void = () => undefined, setOut: readonly string[] = []) =>
  choicesIn(
    buying(
      world((play) => {
        arrange(play);
        for (const seat of setOut) play.changeRealm(seat, { out: true });
      }),
    ),
    'empire',
    { verb: 'offer-pact', with: 'hungary' },
  );
const war = (from: number) => (play: Play) => {
  play.changeRealm('empire', { wars: { hungary: from } });
  play.changeRealm('hungary', { wars: { empire: from } });
};

describe('what may stand in an offer', () => {
  it('[11.10] florins of one’s own where there are any, and the other’s always', () => {
    const broke = articles((play) => play.changeRealm('empire', { cash: 0 }));
    expect([articles().includes('pays'), broke.includes('pays')]).toEqual([true, false]);
    expect([articles().includes('receives'), broke.includes('receives')]).toEqual([true, true]);
  });

  it('[11.11] prisoners where one of the two holds any', () => {
    const held = (seat: string) => articles((play) => play.changeRealm(seat, { prisoners: { horde: { archer: 1 } } }));
    const named = (offered: readonly string[]) => ['frees', 'asks'].filter((one) => offered.includes(one));
    expect([named(articles()), named(held('empire')), named(held('hungary')), named(held('mamluks'))]).toEqual([
      [],
      ['frees'],
      ['asks'],
      [],
    ]);
  });

  it('[11.14] [11.15] peace between enemies, also before their war begins, an armistice once it has', () => {
    const named = (offered: readonly string[]) => ['peace', 'armistice'].filter((one) => offered.includes(one));
    expect([named(articles()), named(articles(war(1))), named(articles(war(3)))]).toEqual([
      [],
      ['peace', 'armistice'],
      ['peace'],
    ]);
  });

  it('[11.22] others where somebody else still plays', () => {
    expect(articles()).toContain('others');
    expect(articles(undefined, ['byzantium', 'mamluks', 'novgorod', 'horde'])).not.toContain('others');
  });
});
