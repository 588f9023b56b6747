import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { preview } from '../../src/games/medioevo/tells/preview.js';
import { acted, carriedOn, during, told } from './support/acts.js';
import { combatOf, moving, vehicle } from './support/full-move.js';
import { SEATS, world } from './support/world.js';

const { words } = MEDIOEVO;
const founding = during({ ...world(), phase: 'setup' }, { kind: 'founding', id: 1, seat: 'byzantium' });
const founded = { verb: 'found', village: 'nicaea', archer: 'nicaea', transport: 'caravan', at: 'nicaea' };
const found = (second: string) => ({ ...founded, second, 'second-at': 'nicaea' });
const saidOf = (shown: ReturnType<typeof preview>, locale: (typeof LOCALES)[number] = 'en') =>
  words.say(locale, `preview.${shown?.key}`, shown?.values) ?? '';

describe('whoever would be left without a full move', () => {
  it('[1.4] is told so before the founding, and beside the choice that leads there', () => {
    const bare = preview(founding, 'byzantium', found('caravan'));
    expect(saidOf(bare)).toMatch(
      /As it is, no full move \(an army and what carries it\) in phase 5: no war wagon, galley or castle to leave from\.$/,
    );
    for (const locale of LOCALES) expect(saidOf(bare, locale)).toMatch(/5 ?: /);
    expect(saidOf(preview(founding, 'byzantium', found('war-wagon')))).not.toMatch(/full move/);
    const { verb, ...filled } = found('caravan');
    const beside = (id: string, slots: object) => {
      const choice = { id, name: { kind: 'transport', id } };
      return MEDIOEVO.foresee.choice?.(founding, 'byzantium', verb, { ...slots }, choice)?.note;
    };
    const { second: _second, 'second-at': _at, ...first } = filled;
    expect(beside('caravan', first)).toBe('no-full-move');
    expect(beside('war-wagon', first)).toBeUndefined();
    const { transport: _transport, at: _there, ...begun } = first;
    expect([beside('caravan-2', begun), beside('caravan', begun)]).toEqual(['no-full-move', undefined]);
  });

  it('[4.1] is told so before the purchases end, until a wagon is on the list', () => {
    const buying = (wagon: boolean) => {
      const state = world((play) => {
        play.addUnits('nicaea', 'byzantium', { archer: 1 });
        if (wagon) vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'nicaea' });
      });
      const frame = { kind: 'purchases' as const, id: 1, lists: {}, ready: [], deploying: false };
      return preview(during({ ...state, phase: 'purchases' }, frame), 'byzantium', { verb: 'done' });
    };
    for (const locale of LOCALES) expect(saidOf(buying(false), locale)).toMatch(/5 ?: /);
    expect(saidOf(buying(true))).not.toMatch(/full move/);
  });

  it('[6.2.2] is told whom a move leaves without anything to go with', () => {
    const leaving = (wagons: number, group: object) => {
      const ids: number[] = [];
      const state = moving('byzantium', (play) => {
        for (let one = 0; one < wagons; one++)
          ids.push(vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'nicaea' }));
        play.addUnits('nicaea', 'byzantium', { archer: 3 });
      });
      const action = {
        verb: 'move',
        from: 'nicaea',
        group: { ...group, [`vehicle:${ids[0]}`]: 1 },
        to: 'philadelphia',
      };
      return preview(state, 'byzantium', action);
    };
    expect(leaving(1, { archer: 1 })).toMatchObject({ key: 'leaves', values: { stranded: 2 } });
    expect(saidOf(leaving(1, { archer: 1 }))).toBe('No war wagon or galley is left for the 2 units in Nicaea.');
    expect(saidOf(leaving(1, { archer: 2 }))).toBe('No war wagon or galley is left for the unit in Nicaea.');
    for (const locale of LOCALES) expect(saidOf(leaving(1, { archer: 1 }), locale)).toMatch(/2/);
    expect(leaving(2, { archer: 1 })).toBeNull();
    expect(saidOf(leaving(1, { archer: 3 }))).toBe('This leaves Nicaea without units.');
  });

  it('[6.1.1] and is told why he is passed over in the first round, once', () => {
    const state = during(
      moving('byzantium', (play) => {
        vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'nicaea' });
        vehicle(play, { kind: 'war-wagon', owner: 'horde', at: 'saraj' });
        play.addUnits('cairo', 'mamluks', { archer: 1 });
      }),
      combatOf(0),
    );
    const first = told(carriedOn(state), [['byzantium', { verb: 'pass' }]]);
    expect(first.events).toMatchObject([
      { type: 'passed-round', seat: 'byzantium' },
      { type: 'no-full-move', seat: 'mamluks', stuck: 'no-wagon' },
      ...['hungary', 'empire', 'novgorod'].map((seat) => ({ type: 'no-full-move', seat, stuck: 'nothing' })),
    ]);
    const [, wagon] = state.vehicles;
    const on = { verb: 'move', from: 'saraj', group: { [`vehicle:${wagon?.id}`]: 1 }, to: 'ukek' };
    const again = acted(first.state, [['horde', on]]);
    expect(again.frames.at(-1)).toMatchObject({ kind: 'combat', round: 2 });
    const second = told(again, [['byzantium', { verb: 'pass' }]]);
    expect(second.events.filter(({ type }) => type === 'no-full-move')).toEqual([]);
  });

  it('[6.1.1] in one line with all who lack the same', () => {
    const skipped = SEATS.slice(0, 2).map((seat) => ({ type: 'no-full-move', seat, stuck: 'no-wagon' }));
    const { together } = words;
    expect(skipped.every((one) => together?.alike(skipped[0] ?? one, one))).toBe(true);
    expect(LOCALES.map((locale) => together?.describe(locale, skipped, { byzantium: 'Ann', mamluks: 'Bob' }))).toEqual([
      'No full move for Ann and Bob: no war wagon, galley or castle to leave from.',
      'Pas de mouvement complet pour Ann et Bob : ni chariot de guerre, ni galère, ni château d’où partir.',
      'Sin movimiento completo para Ann y Bob: ni carro de guerra, ni galera, ni castillo del que salir.',
    ]);
  });
});
