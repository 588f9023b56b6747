import { describe, expect, it } from 'vitest';
import type { TypedOptions } from '../../src/core/command.js';
import type { Phrase } from '../../src/core/result.js';
import { placeAsked, seatAsked } from '../../src/games/medioevo/answers/named.js';
import { questions } from '../../src/games/medioevo/answers/worth-asking.js';
import type { Play } from '../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../src/games/medioevo/facts/book.js';
import { GOOD_IDS, type GoodId } from '../../src/games/medioevo/facts/kinds.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { USUAL_BATTLE_ORDER } from '../../src/games/medioevo/state/battle-order.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { buying } from './support/acts.js';
import { battleOf } from './support/field.js';
import { moving, vehicle } from './support/full-move.js';
import { world } from './support/world.js';

type Asked = readonly [state: Medioevo, seat: string | null, command: string, options?: TypedOptions];

function lines(...[state, seat, command, options = {}]: Asked): readonly Phrase[] {
  const said = MEDIOEVO.typing.interpret(state, seat, command, options);
  if (!said.ok || said.value.kind !== 'answer') throw new Error(`no answer: ${JSON.stringify(said)}`);
  return said.value.lines;
}
/** Why it is not answered. */
function refused(...[state, seat, command, options = {}]: Asked): string | null {
  const said = MEDIOEVO.typing.interpret(state, seat, command, options);
  return said.ok ? null : said.rejection.code;
}
const keys = (...asked: Asked) => lines(...asked).map(({ key }) => key);

describe('whom and what somebody asks about', () => {
  const asked = (text: string) => {
    const found = seatAsked(world(), text);
    return found.ok ? found.value : found.rejection.code;
  };
  it('[1.3] is a kingdom by its name in any language, or by its seat', () => {
    expect(asked('Golden Horde')).toBe('horde');
    expect(asked('Horde d’Or')).toBe('horde');
    expect(asked('Hungary')).toBe('hungary');
    expect(asked('Hungría')).toBe('hungary');
    expect(asked('novgorod')).toBe('novgorod');
    expect(asked('Atlantis')).toBe('kingdom-unknown');
  });

  it('[1.3] is no kingdom that nobody plays', () => {
    const state = world();
    const { horde: _out, ...realms } = state.realms;
    const found = seatAsked(
      { ...state, realms, seats: state.seats.filter((seat) => seat !== 'horde') },
      'Golden Horde',
    );
    expect(found.ok).toBe(false);
  });

  it('[1.5] is a place by its name, land or sea', () => {
    expect(placeAsked('Rome')).toMatchObject({ ok: true, value: 'rome' });
    expect(placeAsked('Aegean Sea')).toMatchObject({ ok: true, value: 'aegean-sea' });
    expect(placeAsked('Atlantis')).toMatchObject({ ok: false });
  });
});

describe('/market', () => {
  const zone = [...STANDARD_BOOK.board.territories.values()].find(({ inhabited, good }) => inhabited && good !== null);
  const wild = [...STANDARD_BOOK.board.territories.values()].find(({ inhabited }) => !inhabited);
  if (zone === undefined || wild === undefined) throw new Error('no zones');
  const { id: at, good } = zone;
  const others = GOOD_IDS.filter((id) => id !== good);

  it('[7.3] lists the greatest markets first, and says so where there is none', () => {
    expect(keys(world(), null, 'market')).toEqual(['no-markets']);
    const state = world((play) => {
      play.changeLand('rome', { market: others.slice(0, 1) });
      play.changeLand('kiev', { market: others.slice(0, 3) });
      play.changeLand('buda', { market: others.slice(0, 2) });
    });
    expect(lines(state, null, 'market').map(({ values }) => [values?.at, values?.price])).toEqual([
      [{ kind: 'territory', id: 'kiev' }, 160],
      [{ kind: 'territory', id: 'buda' }, 140],
      [{ kind: 'territory', id: 'rome' }, 120],
    ]);
  });

  it('[7.2] of a zone it says what it sells, what a cube brings and which colours are not there', () => {
    const state = (market: readonly GoodId[]) => world((play) => play.changeLand(at, { market }));
    expect(lines(state([]), null, 'market', { place: at })).toEqual([
      {
        key: 'market',
        values: {
          at: { kind: 'territory', id: at },
          good: { kind: 'good', id: good },
          cost: 100,
          price: 100,
          wanted: others.map((id) => ({ kind: 'good', id })),
        },
      },
    ]);
    const [full] = lines(state(others), null, 'market', { place: at });
    expect(full?.values).toMatchObject({ price: 100 + 20 * others.length });
    expect(full?.values).not.toHaveProperty('wanted');
    expect(keys(world(), null, 'market', { place: wild.id })).toEqual(['no-market']);
    expect(keys(world(), null, 'market', { place: 'aegean-sea' })).toEqual(['no-market']);
  });

  it('[7.2] tells what one’s own trade transports there could sell, if they may trade', () => {
    const sold = (arrange: (play: Play) => void) =>
      lines(
        world((play) => {
          vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'kiev', cubes: others.slice(0, 1) });
          vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'kiev' });
          vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'buda' });
          vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'kiev' });
          arrange(play);
        }),
        'byzantium',
        'market',
        { place: 'kiev' },
      )
        .slice(1)
        .map(({ key, values }) => [key, values?.goods !== undefined]);
    expect(sold(() => undefined)).toEqual([['could-sell', true]]);
    expect(sold((play) => play.changeLand('kiev', { market: others }))).toEqual([]);
    expect(sold((play) => play.addUnits('kiev', 'horde', { archer: 1 }))).toEqual([['trades-not', false]]);
  });
});

describe('/kingdom', () => {
  it('[1.3] tells a spectator of all, a player of himself or of whom he names, his treasury only to himself', () => {
    const state = world();
    expect(keys(state, null, 'kingdom').filter((key) => key === 'kingdom')).toHaveLength(6);
    expect(keys(state, 'hungary', 'kingdom')).toContain('treasury');
    expect(keys(state, 'hungary', 'kingdom', { nation: 'Hungary' })).toContain('treasury');
    expect(keys(state, 'hungary', 'kingdom', { nation: 'byzantium' })).toEqual(['kingdom', 'kingdom-has']);
    expect(keys(state, null, 'kingdom', { nation: 'byzantium' })).toEqual(['kingdom', 'kingdom-has']);
    expect(refused(state, 'hungary', 'kingdom', { nation: 'Atlantis' })).toBe('kingdom-unknown');
  });

  it('[8.5] names tokens, prisoners, pieces and technologies as far as there are any', () => {
    const bare = world();
    const [one, has, treasury] = lines(bare, 'hungary', 'kingdom');
    expect(one?.values).not.toHaveProperty('rebels');
    expect(has?.values).toEqual({});
    expect(Object.keys(treasury?.values ?? {})).toEqual(['florins', 'income', 'tax', 'upkeep']);
    const state = world((play) => {
      play.changeRealm('hungary', {
        tokens: { red: 2, blue: 0 },
        prisoners: { byzantium: { archer: 1 }, horde: {} },
        technologies: { blue: 0, yellow: 0, orange: 0, red: 0, green: 1, violet: 0 },
      });
      play.addUnits('buda', 'barbarians', { archer: 1 });
      play.addUnits('kiev', 'hungary', { archer: 2 });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: 'aegean-sea', units: { archer: 1 } });
    });
    const [own, more, purse] = lines(state, 'hungary', 'kingdom');
    expect(own?.values).toMatchObject({ rebels: [{ id: 'buda' }] });
    expect(more?.values).toMatchObject({
      pieces: [
        [3, { id: 'archer' }],
        [1, { id: 'galley' }],
      ],
      technologies: [{ id: 'masonry' }],
    });
    expect(purse?.values).toMatchObject({
      tokens: [[2, { id: 'red' }]],
      prisoners: [[{ id: 'byzantium' }, [[1, { id: 'archer' }]]]],
    });
  });
});

describe('/odds', () => {
  it('[6.14] are those of the battle under way, or of a move that one could make', () => {
    const fought = battleOf({
      attacker: { owner: 'byzantium', units: { cavalry: 2 } },
      defender: { owner: 'hungary', units: { archer: 1 } },
    });
    expect(keys(fought, 'byzantium', 'odds')).toEqual(['odds']);
    expect(keys(fought, null, 'odds')).toEqual(['odds']);
    const quiet = buying(world());
    expect(refused(quiet, null, 'odds')).toBe('not-seated');
    expect(refused(quiet, 'byzantium', 'odds')).toBe('odds-no-move');
    const state = moving('byzantium', (play) => {
      play.addUnits('constantinople', 'byzantium', { cavalry: 3 });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'constantinople' });
      play.addUnits('tarnovo', 'barbarians', { archer: 1 });
    });
    const move = (to: string) => ({ from: 'constantinople', units: 'all', to });
    expect(keys(state, 'byzantium', 'odds', move('tarnovo'))).toEqual(['move-odds']);
    expect(keys(state, 'byzantium', 'odds', move('adrianople'))).toEqual(['no-battle']);
  });
});

describe('/pacts', () => {
  it('[11.1] tells a war from one that was only declared, and that there is neither', () => {
    expect(keys(world(), null, 'pacts')).toEqual(['no-pacts']);
    const wars = (since: number) =>
      world((play) => {
        play.changeRealm('hungary', { wars: { byzantium: since } });
        play.changeRealm('byzantium', { wars: { hungary: since } });
      });
    expect(keys(wars(2), null, 'pacts')).toEqual(['at-war']);
    expect(keys(wars(3), null, 'pacts')).toEqual(['war-declared']);
  });
});

describe('/orders', () => {
  it('[6.12.1] tells what is otherwise than usual, the moves ahead, and cards that are still one’s own', () => {
    expect(refused(world(), null, 'orders')).toBe('not-seated');
    expect(keys(world(), 'hungary', 'orders')).toEqual(['no-orders']);
    const state = world((play) => {
      play.changeRealm('hungary', {
        battleOrder: { ...USUAL_BATTLE_ORDER, reroll: 'none' },
        placeOrders: { buda: { ...USUAL_BATTLE_ORDER, ask: 'all', losses: [...USUAL_BATTLE_ORDER.losses].reverse() } },
        cards: [{ number: 7, turned: false, deeds: {}, florins: 0 }],
        cardOrders: { 7: 'never', 8: 'always' },
        keepsBack: true,
        queue: [
          { from: 'buda', group: {}, to: 'banat', way: [], entry: 'free', more: false },
          { from: 'banat', group: {}, to: 'buda', way: [], entry: 'free', more: false },
        ],
      });
    });
    expect(keys(state, 'hungary', 'orders')).toEqual([
      'order',
      'order',
      'order',
      'order-move',
      'order-move',
      'order-card',
      'order-keeps',
    ]);
    expect(lines(state, 'hungary', 'orders').flatMap(({ values }) => values?.number ?? [])).toEqual([1, 2]);
    expect(keys(state, 'byzantium', 'orders')).toEqual(['no-orders']);
  });
});

describe('/territory', () => {
  it('[4.2] tells damage of a building, cargo and men aboard, and who stands there', () => {
    const state = world((play) => {
      play.changeLand('kiev', { civil: { level: 2, damage: 1 }, military: { level: 1, damage: 0 } });
      play.addUnits('kiev', 'hungary', { archer: 2 });
      vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'kiev', cubes: ['salt'] });
      vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'kiev' });
      vehicle(play, { kind: 'caravan', owner: 'horde', at: 'buda' });
    });
    const said = lines(state, null, 'territory', { place: 'Kiev' });
    const [land] = said;
    expect(land?.values?.buildings).toMatchObject([[{ id: 'town' }, expect.stringMatching(/^1\//)], { id: 'tower' }]);
    const numeral = { kind: 'numeral', id: '1' };
    expect(said.filter(({ key }) => key === 'there').map(({ values }) => values?.pieces)).toEqual([
      [[2, { kind: 'unit', id: 'archer' }]],
      [
        [{ kind: 'vehicle-kind', id: 'caravan' }, 1, numeral, [{ kind: 'good', id: 'salt' }]],
        [{ kind: 'vehicle-kind', id: 'war-wagon' }, 1, numeral],
      ],
    ]);
  });
});

describe('what is worth asking about', () => {
  it('[7.3] is one’s own first, then markets from the greatest', () => {
    const state = world((play) => {
      play.changeLand('rome', { market: ['salt'] });
      play.changeLand('kiev', { market: ['salt', 'wine'] });
      vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'krakow' });
      vehicle(play, { kind: 'merchant-ship', owner: 'hungary', at: 'aegean-sea' });
      vehicle(play, { kind: 'war-wagon', owner: 'hungary', at: 'halych' });
      vehicle(play, { kind: 'caravan', owner: 'horde', at: 'lubeck' });
    });
    const choices = (seat: string | null, command: string) =>
      questions(state, seat)
        .filter((one) => one.command === command)
        .flatMap((one) => (one.choices ?? []).map(({ id }) => id));
    expect(choices('hungary', 'market')).toEqual(['krakow', 'kiev', 'rome']);
    expect(choices(null, 'market')).toEqual(['kiev', 'rome']);
    expect(choices('hungary', 'territory').slice(0, 3)).toEqual(['krakow', 'aegean-sea', 'halych']);
    expect(choices(null, 'territory')).toEqual([]);
    expect(choices('hungary', 'kingdom')[0]).toBe('kingdom-of-hungary');
    expect(choices('hungary', 'kingdom')).toHaveLength(6);
  });
});
