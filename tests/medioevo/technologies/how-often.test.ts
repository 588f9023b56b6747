import { describe, expect, it } from 'vitest';
import { unitsLeft } from '../../../src/games/medioevo/control/supply.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import type { GoodId } from '../../../src/games/medioevo/facts/kinds.js';
import type { TerritoryId } from '../../../src/games/medioevo/facts/place-ids.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Lasting } from '../../../src/games/medioevo/state/lasting.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, choicesIn, mostIn } from '../support/acts.js';
import { battleIn, changed, FIELD, fight, moving, round, technologiesOf, trading, uses } from '../support/cards.js';

const ALL = { blue: 4, yellow: 4, orange: 4, red: 4, green: 4, violet: 4 } as const;
const knowing = (cash: number) => (play: Play) => play.changeRealm('byzantium', { technologies: ALL, cash });
const most = (state: Medioevo, technology: string, filled: Readonly<Record<string, string>> = {}) =>
  mostIn(state, 'byzantium', { verb: 'use-technology', technology, ...filled });
const caravan = (play: Play, at: TerritoryId, cubes: readonly GoodId[] = []) =>
  play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 3, owner: 'byzantium', at, cubes });

const battle = (cash: number, enemies = 1) =>
  fight({
    attacker: { archer: 4 },
    defender: { 'heavy-infantry': enemies },
    arrange(play) {
      knowing(cash)(play);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: FIELD });
      play.addVehicle({ ...NEW_VEHICLE, kind: 'siege-engine', level: 2, owner: 'byzantium', at: FIELD });
    },
  });
const horde = (cash: number) =>
  moving((play) => {
    knowing(cash)(play);
    play.addUnits('konya', 'barbarians', { archer: 3 });
  });
const fair = (cash: number, lasting: readonly Lasting[] = []) =>
  trading((play) => {
    knowing(cash)(play);
    caravan(play, 'rome', ['furs', 'salt']);
    play.changeLand('rome', { civil: { level: 1, damage: 0 } });
    play.set({ lasting });
    const stages = (['konya', 'buda', 'tarnovo', 'caffa'] as const).map((at) => ({ at, reached: false }));
    play.changeRealm('byzantium', { route: { vehicle: 1, origin: 'rome', stages } });
  });

describe('how often a technology can be used at once', () => {
  it('[8.7.tactics] [8.7.strategy] as far as it can be paid, and no farther than it does something', () => {
    expect([most(battle(300), 'tactics', { target: 'heavy-infantry' }), most(battle(450), 'strategy')]).toEqual([2, 2]);
    // Two points of damage take a heavy infantry away for certain, four two of them.
    expect([most(battle(3000), 'tactics', { target: 'heavy-infantry' }), most(battle(3000), 'strategy')]).toEqual([
      2, 2,
    ]);
    expect(most(battle(3000, 2), 'strategy')).toBe(4);
    // What was aimed or dealt already is counted, and what a building takes off.
    const aimed = uses(battle(3000, 2), 'byzantium', 'strategy', { count: 3 });
    expect(most(aimed, 'strategy')).toBe(1);
    const walled = changed(battle(3000), (play) => play.changeLand(FIELD, { military: { level: 2, damage: 0 } }));
    expect(most(walled, 'strategy')).toBe(4);
  });

  it('[8.7.tactics] when the dice lie no more points than are dealt', () => {
    const dealt = (...dice: readonly number[]) => {
      const state = fight({
        attacker: { 'light-infantry': 5 },
        defender: { 'heavy-infantry': 3 },
        arrange(play) {
          knowing(3000)(play);
          play.changeRealm('byzantium', { tokens: { red: 2 } });
        },
      });
      return round(acted(state, [['byzantium', { verb: 'pass' }]]), ...dice);
    };
    const lying = dealt(1, 2, 5, 1, 1, 3);
    expect(battleIn(lying)?.stage).toBe('compare');
    // Five against three less one: three of difference.
    expect(most(lying, 'tactics', { target: 'heavy-infantry' })).toBe(3);
    // The loser deals nothing: nobody is asked, and the next round begins.
    expect(battleIn(dealt(1, 1, 2, 2, 1, 7))).toMatchObject({ round: 2, stage: 'plan' });
  });

  it('[8.7.market] [8.7.commerce] no oftener than a purchase or a sale changes by it', () => {
    // Room for two cubes: 200 florins, of which 50 are left to pay.
    const empty = trading((play) => {
      knowing(3000)(play);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'byzantium', at: 'nicaea' });
    });
    expect(most(empty, 'market')).toBe(3);
    expect(most(fair(3000), 'commerce')).toBe(2);
  });

  it('[8.2] turns ready tokens before florins are paid for a point (RULINGS 125)', () => {
    const state = changed(battle(100), (play) => play.changeRealm('byzantium', { tokens: { red: 2 } }));
    expect(most(state, 'tactics', { target: 'heavy-infantry' })).toBe(2);
    const paid = uses(state, 'byzantium', 'tactics', { target: 'heavy-infantry', count: 2 });
    expect([paid.realms.byzantium?.cash, paid.realms.byzantium?.turnedTokens]).toEqual([100, { red: 2 }]);
    const more = uses(
      changed(battle(200), (play) => play.changeRealm('byzantium', { tokens: { red: 1 } })),
      'byzantium',
      'tactics',
      { target: 'heavy-infantry', count: 2 },
    );
    expect([more.realms.byzantium?.cash, more.realms.byzantium?.tokens.red]).toEqual([100, 0]);
  });

  it('[8.7.nation] [8.7.influence] as far as it can be paid, and for no more than are there', () => {
    const from = { from: 'konya' };
    const at = { at: 'konya' };
    expect([most(horde(200), 'nation', from), most(horde(400), 'influence', at)]).toEqual([2, 2]);
    expect([most(horde(3000), 'nation', from), most(horde(3000), 'influence', at)]).toEqual([3, 3]);
  });

  it('[8.7.influence] [1.2] for no more than there are pieces beside the board', () => {
    const scarce = moving((play) => {
      knowing(3000)(play);
      play.addUnits('nicaea', 'byzantium', { archer: unitsLeft(play.state, 'byzantium', 'archer') - 1 });
      play.addUnits('konya', 'barbarians', { archer: 3 });
    });
    expect(most(scarce, 'influence', { at: 'konya' })).toBe(1);
  });

  it('[8.7.edict] [8.7.logistics] [8.7.cartography] no oftener than it can be paid', () => {
    expect([most(moving(knowing(200)), 'edict'), most(moving(knowing(200)), 'logistics')]).toEqual([1, 2]);
    expect(most(moving(knowing(500)), 'cartography', { mover: 'vehicle:1' })).toBe(2);
    // And not oftener than there are points to go with.
    const tired = changed(moving(knowing(3000)), (play) => play.changeVehicle(1, { used: 4 }));
    expect([most(tired, 'edict'), most(tired, 'logistics')]).toEqual([2, 2]);
  });

  it('[8.7.commerce] [8.7.market] [8.7.guilds] no oftener than it can be paid', () => {
    expect([most(fair(200), 'commerce'), most(fair(300), 'market'), most(fair(450), 'guilds')]).toEqual([2, 3, 2]);
    // Three stages before the destination.
    expect(most(fair(3000), 'guilds')).toBe(3);
  });
});

describe('what has been used already', () => {
  it('[8.7.machinery] is not offered for the same engine again', () => {
    const machines = (state: Medioevo) =>
      choicesIn(state, 'byzantium', { verb: 'use-technology', technology: 'machinery' });
    const state = battle(2000);
    expect(machines(state)).toEqual(['1', '2']);
    const one = uses(state, 'byzantium', 'machinery', { vehicle: '1' });
    expect(machines(one)).toEqual(['2']);
    const both = uses(one, 'byzantium', 'machinery', { vehicle: '2' });
    expect(technologiesOf(both, 'byzantium')).not.toContain('machinery');
  });

  it.each(['commerce', 'market'] as const)(
    '[8.7.%s] waits for the next sale of its own seat before it is offered again',
    (technology) => {
      const other = technology === 'market' ? 'commerce' : 'market';
      const marked = (seat: string, which: typeof technology) =>
        technologiesOf(fair(2000, [{ kind: 'price', seat, technology: which, uses: 1 }]), 'byzantium');
      expect(marked('byzantium', technology)).not.toContain(technology);
      expect(marked('byzantium', other)).toContain(technology);
      expect(marked('hungary', technology)).toContain(technology);
    },
  );

  it.each(['edict', 'logistics'] as const)('[8.7.%s] waits for the next move of its own seat', (technology) => {
    const other = technology === 'edict' ? 'logistics' : 'edict';
    const marked = (seat: string, way: typeof technology) =>
      technologiesOf(
        moving((play) => {
          knowing(2000)(play);
          play.set({ lasting: [{ kind: 'way', way, seat, uses: 1, at: null }] });
        }),
        'byzantium',
      );
    expect(marked('byzantium', technology)).not.toContain(technology);
    expect(marked('byzantium', other)).toContain(technology);
    expect(marked('hungary', technology)).toContain(technology);
  });
});
