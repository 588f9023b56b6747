import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { landsBy } from '../../../src/games/medioevo/facts/board.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { placesForTokens } from '../../../src/games/medioevo/purchases/building.js';
import { buying, during } from '../support/acts.js';
import { moving, technologiesOf } from '../support/cards.js';
import { world } from '../support/world.js';

describe('where the control token of a building may lie', () => {
  const isPlace = (arrange: (play: Play) => void) =>
    placesForTokens(world(arrange), 'byzantium', 'nicaea').includes('konya');
  it('[5.5] in adjacent territories of nobody’s or one’s own, without a token', () => {
    expect(isPlace(() => undefined)).toBe(true);
    expect(isPlace((play) => play.addUnits('konya', 'byzantium', { archer: 1 }))).toBe(true);
    expect(isPlace((play) => play.changeLand('konya', { token: { owner: 'byzantium', from: 'smyrna' } }))).toBe(false);
    expect(isPlace((play) => play.changeLand('konya', { token: { owner: 'horde', from: 'saraj' } }))).toBe(false);
    const near = landsBy(STANDARD_BOOK.board, 'nicaea');
    for (const at of placesForTokens(world(), 'byzantium', 'nicaea')) expect(near).toContain(at);
  });

  it('[5.5] not where an opponent holds the land, or an army of others stands', () => {
    expect(isPlace((play) => play.addUnits('konya', 'horde', { archer: 1 }))).toBe(false);
    expect(isPlace((play) => play.addUnits('konya', 'barbarians', { archer: 1 }))).toBe(false);
    const guest = (play: Play) => {
      play.addUnits('konya', 'byzantium', { archer: 1 });
      play.addUnits('konya', 'horde', { archer: 1 });
    };
    expect(isPlace(guest)).toBe(false);
  });
});

describe('when Engineering is used', () => {
  const builder = (play: Play) => {
    play.changeRealm('byzantium', {
      technologies: { blue: 0, yellow: 0, orange: 0, red: 0, green: 4, violet: 0 },
      points: { green: 2 },
    });
    play.changeLand('nicaea', { civil: { level: 1, damage: 0 } });
  };
  it('[8.7.engineering] at any time but in the auction of the order, and by the list while purchases are made', () => {
    expect(technologiesOf(moving(builder), 'byzantium')).toContain('engineering');
    expect(technologiesOf(buying(world(builder)), 'byzantium')).not.toContain('engineering');
    const auction = during(
      { ...world(builder), phase: 'turn-order' },
      { kind: 'bidding', id: 1, chosen: {}, among: ['byzantium', 'horde'], before: {} },
    );
    expect(technologiesOf(auction, 'byzantium')).not.toContain('engineering');
    const supply = during({ ...world(builder), phase: 'events' }, { kind: 'supply', id: 1, left: 2 });
    expect(technologiesOf(supply, 'byzantium')).toContain('engineering');
  });
});
