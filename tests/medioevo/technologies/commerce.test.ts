import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { GoodId } from '../../../src/games/medioevo/facts/kinds.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import { acted, choicesIn } from '../support/acts.js';
import { cash, technologiesOf, trading, uses } from '../support/cards.js';

const NONE = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };
const ship = (play: Play, at: TerritoryId, cubes: readonly GoodId[]) =>
  play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 3, owner: 'byzantium', at, cubes });
const market = (level: number, arrange: (play: Play) => void) =>
  trading((play) => {
    play.changeRealm('byzantium', { technologies: { ...NONE, yellow: level }, points: { yellow: 2 } });
    arrange(play);
  });

describe('the technologies of commerce', () => {
  it('[8.7.commerce] line 4064: raises the price of each cube by the building of the zone', () => {
    // Line 3291 and 4064: a cube in a town 50 more; two in a village 250.
    const sold = (building: 1 | 2 | 3, count: number) => {
      const state = market(1, (play) => {
        ship(play, 'rome', ['furs', 'furs']);
        play.changeLand('rome', { civil: { level: building, damage: 0 } });
      });
      const sale = { verb: 'sell-cubes', vehicle: '1', cubes: { furs: count } };
      const after = acted(uses(state, 'byzantium', 'commerce', { count }), [['byzantium', sale]]);
      return cash(after, 'byzantium') - cash(state, 'byzantium');
    };
    expect(sold(1, 2)).toBe(250);
    expect(sold(2, 1)).toBe(150);
    expect(sold(3, 2)).toBe(400);
    const bare = market(1, (play) => ship(play, 'rome', ['furs']));
    expect(technologiesOf(bare, 'byzantium')).not.toContain('commerce');
  });

  it('[8.7.market] line 4072: takes 50 florins a point off a purchase, but never all', () => {
    // Line 4072: two cubes at Rome for 50 with three points, and no fourth.
    const state = market(2, (play) => ship(play, 'rome', []));
    const bought = (count: number) => {
      const paid = uses(state, 'byzantium', 'market', { count });
      const after = acted(paid, [['byzantium', { verb: 'buy-cubes', vehicle: '1', count: 2 }]]);
      return cash(paid, 'byzantium') - cash(after, 'byzantium');
    };
    expect(bought(1)).toBe(150);
    expect(bought(3)).toBe(50);
    expect(bought(4)).toBe(50);
    const nothing = market(1, (play) => ship(play, 'rome', []));
    expect(technologiesOf(nothing, 'byzantium')).not.toContain('market');
  });

  it('[8.7.market] adds 50 florins a point to a sale, once', () => {
    const state = market(2, (play) => ship(play, 'rome', ['furs', 'salt']));
    const sale = (good: string) => ['byzantium', { verb: 'sell-cubes', vehicle: '1', cubes: { [good]: 1 } }] as const;
    const first = acted(uses(state, 'byzantium', 'market', { count: 2 }), [sale('furs')]);
    expect(cash(first, 'byzantium') - cash(state, 'byzantium')).toBe(200);
    const second = acted(first, [sale('salt')]);
    // The furs lie in the market now: 20 more.
    expect(cash(second, 'byzantium') - cash(first, 'byzantium')).toBe(120);
  });

  it('[8.7.control] moves a placed cube between two zones, one of them controlled, one with a transport', () => {
    // Line 4082: Rome is controlled, the transport lies beside the market of the other zone.
    const state = market(3, (play) => {
      ship(play, 'konya', []);
      play.changeLand('konya', { market: ['wine', 'furs', 'salt', 'grain'] });
    });
    const after = uses(state, 'byzantium', 'control', { from: 'konya', good: 'furs', to: 'nicaea' });
    expect(after.lands.nicaea.market).toEqual(['furs']);
    expect(after.lands.konya.market).toEqual(['wine', 'salt', 'grain']);
    expect(after.realms.byzantium?.points).toEqual({ yellow: 1 });
    const goals = choicesIn(state, 'byzantium', {
      verb: 'use-technology',
      technology: 'control',
      from: 'konya',
      good: 'furs',
    });
    expect(goals).toContain('nicaea');
    expect(goals).not.toContain('antakya');
    const away = market(3, (play) => {
      ship(play, 'buda', []);
      play.changeLand('konya', { market: ['wine'] });
    });
    expect(technologiesOf(away, 'byzantium')).not.toContain('control');
  });

  it('[8.7.guilds] counts stages of the route as reached for two points each, never the destination', () => {
    // Line 4092: three of five stages before the destination are reached, and two are paid for.
    const stages = (['konya', 'antakya', 'tarnovo', 'buda', 'rome', 'caffa'] as const).map((at, index) => ({
      at,
      reached: index < 3,
    }));
    const state = market(4, (play) => {
      ship(play, 'nicaea', ['salt']);
      play.changeRealm('byzantium', { route: { vehicle: 1, origin: 'nicaea', stages } });
    });
    const after = uses(state, 'byzantium', 'guilds', { stages: { buda: 1, rome: 1 } });
    expect(after.realms.byzantium?.route?.stages.map(({ reached }) => reached)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    // Two of four points were made, two cost 100 florins each.
    expect(cash(state, 'byzantium') - cash(after, 'byzantium')).toBe(200);
    const offered = choicesIn(state, 'byzantium', { verb: 'use-technology', technology: 'guilds' });
    expect(offered).toEqual(['buda', 'rome']);
    expect(
      technologiesOf(
        market(4, (play) => ship(play, 'nicaea', [])),
        'byzantium',
      ),
    ).not.toContain('guilds');
  });
});
