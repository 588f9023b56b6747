import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import type { Json } from '../../../src/core/json.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from '../engine/game.js';
import { Board } from '../nations/support.js';

// Faults that random play has shown, each as the shortest game that shows it.
describe('what the fuzzer found', () => {
  it('a unit given up for a Castle is not moved on afterwards [9.5.2]', () => {
    const game = new Game(
      position(
        { turn: 16, nation: 'castille', phase: 'move', seats: { a: ['castille'], b: ['navarre'] } },
        { asturies: { castille: '1 infantry, 1 knight, leader:Alfons' }, galice: { castille: '1 castle, 1 infantry' } },
        { ruins: { leon: 'leon-nation' } },
      ),
    );
    game.type('a', 'move', { from: 'asturies', to: 'leon', units: '1 infantry, 1 knight, alfons' });
    game.type('a', 'rebuild', { province: 'leon', unit: 'infantry', from: 'galice' });
    expect(game.at('leon', 'castille')).toBe('knight, castle, leader:Alfons');
    expect(game.tryTo('a', 'move', { from: 'leon', to: 'cantabrie', units: '1 infantry' })?.code).toBe('unit-unknown');
  });

  it('two Castles of events are never placed in one province [4.2.2]', () => {
    const board = new Board({
      setup: { scenario: 'D', events: 'on' },
      turn: 9,
      nation: 'lusitanien',
      board: { duero: { lusitanien: { infantry: 1 } }, porto: { lusitanien: { infantry: 1 } } },
      hands: { a: ['chateau-fort', 'chateau-fort'] },
    }).begin();
    const event = { verb: 'event', event: 'chateau-fort' };
    const settled = ({ frames }: { readonly frames: readonly unknown[] }) => frames.length === 0;
    board.do('a', event).passUntil(settled).do('a', event).passUntil(settled).do('a', { verb: 'done' });
    board.do('a', { verb: 'place', unit: 'castle', to: 'duero' });
    expect(board.units('duero', 'lusitanien').castle).toBe(1);
    expect(board.units('porto', 'lusitanien').castle).toBe(1);
  });

  it("a company of EL CID that is destroyed does not come back with a position's reading [11.el-cid.1]", () => {
    const at = { turn: 17, nation: 'navarre' as const, phase: 'income', seats: { a: ['navarre'], b: ['el-cid'] } };
    const land = { segovie: { navarre: '2 infantry' } };
    const company = (more: Record<string, Json>) => {
      const game = new Game(position(at, land, more));
      const again = HISPANIA.position.read(
        HISPANIA.position.write(game.state, (seat) => seat),
        (name) => name,
      );
      if (!again.ok) throw new Error(again.rejection.code);
      expect(again.value.nations['el-cid'].pool).toEqual(game.state.nations['el-cid'].pool);
      return game.state.nations['el-cid'].pool.map(({ unit, count }) => `${count} ${unit}`);
    };
    expect(company({})).toEqual(['5 infantry', '3 knight', '1 leader:El Cid']);
    expect(company({ waiting: { 'el-cid': [] } })).toEqual([]);
  });

  it('a key that objects have by birth is not lost from a group of units, but refused [5.2.4]', () => {
    const game = new Game(
      position(
        { turn: 7, nation: 'sueve', phase: 'move', seats: { a: ['sueve'], b: ['rome'] } },
        { duero: { sueve: '1 infantry, leader:Hermerich' } },
      ),
    );
    const ride = { verb: 'move', from: 'duero', leaders: { 'leader:Hermerich': 1 }, units: {}, to: 'porto' };
    const born: Action = JSON.parse(JSON.stringify(ride).replace('"units":{}', '"units":{"__proto__":1}'));
    expect(game.act('a', born)?.code).toBe('slot-illegal');
    expect(game.act('a', ride)).toBeNull();
  });

  it('two Leaders do not both leave those who need one to outnumber the enemy [5.3.6] [9.1.5]', () => {
    const game = new Game(
      position(
        { turn: 8, nation: 'wisigoth', phase: 'move', seats: { a: ['wisigoth'], b: ['hispano-romain'] } },
        {
          huesca: { wisigoth: '17 infantry, leader:Alarich II, leader:Eurich' },
          barcelone: { 'hispano-romain': '3 infantry' },
        },
      ),
    );
    game.type('a', 'move', { from: 'huesca', to: 'barcelone', units: 'all' });
    const leaders = HISPANIA.ask(game.state, 'a', 'move', { from: 'barcelone' });
    expect(leaders).toMatchObject({ kind: 'some', slot: 'leaders', max: 1 });
    const units = HISPANIA.ask(game.state, 'a', 'move', { from: 'barcelone', leaders: { 'leader:Eurich': 1 } });
    expect(units).toMatchObject({ kind: 'some', slot: 'units', max: 11 });
  });
});
