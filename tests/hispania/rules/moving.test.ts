import { describe, expect, it } from 'vitest';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from '../nations/support.js';

const move = (nation: NationId, turn: number, board: Position['board'], more: Partial<Position> = {}) =>
  new Board({ turn, nation, board, ...more }).begin().passTo('move');
/** Where these units can go. */
function reach(game: Board, seat: string, from: string, units: Record<string, number>): string[] {
  const leaders = Object.fromEntries(Object.entries(units).filter(([id]) => id.startsWith('leader:')));
  const plain = Object.fromEntries(Object.entries(units).filter(([id]) => !id.startsWith('leader:')));
  const filled: Record<string, string | Record<string, number>> = { from };
  for (;;) {
    const domain = game.ask(seat, 'move', filled);
    if (domain.kind === 'done' || domain.slot === 'to') return game.choices(seat, 'move', filled);
    filled[domain.slot] = domain.slot === 'leaders' ? leaders : plain;
  }
}
const TARIK = { 'leader:Tarik': 1 };
const MUSA = { 'leader:Musa': 1 };
const quiet = { turn: 15 } as const;
const castille = (board: Position['board'], more: Partial<Position> = {}) => move('castille', quiet.turn, board, more);

describe('movement [5]', () => {
  it('goes from province to province across a common border, as many units as one likes [5.0.1]', () => {
    const game = castille({ segovie: { castille: { infantry: 3 } } });
    expect(reach(game, 'c', 'segovie', { infantry: 3 })).toEqual(
      expect.arrayContaining(['tolede', 'avila', 'calatayud', 'cuenca']),
    );
    game.move('c', 'segovie', { infantry: 2 }, 'cuenca').move('c', 'segovie', { infantry: 1 }, 'tolede');
    expect([game.units('cuenca', 'castille').infantry, game.units('tolede', 'castille').infantry]).toEqual([2, 1]);
  });
  it('goes somewhere else, not back to where it began [5.0.1]', () => {
    const game = move('seville-nation', 15, { segovie: { 'seville-nation': { infantry: 1, cavalry: 1 } } });
    for (const units of [{ infantry: 1 }, { cavalry: 1 }]) {
      const far = reach(game, 'b', 'segovie', units);
      expect([far.includes('segovie'), new Set(far).size]).toEqual([false, far.length]);
    }
  });
  it('is for whoever has the nation, and nobody else [1.4]', () => {
    const game = castille({ segovie: { castille: { infantry: 3 } }, tolede: { 'seville-nation': { infantry: 1 } } });
    const go = { verb: 'move', from: 'segovie', units: { infantry: 1 }, to: 'cuenca' };
    for (const seat of ['a', 'b', 'd', 'nobody']) {
      expect([game.refusal(seat, go), game.refusal(seat, { verb: 'done' })]).toEqual([
        'not-your-turn',
        'not-your-turn',
      ]);
    }
    expect([game.refusal('c', go), game.refusal('c', { verb: 'done' })]).toEqual([null, null]);
    expect(game.refusal('c', { ...go, to: 'tortosa' })).toBe('slot-illegal');
    expect(game.refusal('c', { ...go, leaders: {} })).not.toBeNull();
  });
  it('never crosses a point where four provinces meet [5.0.2]', () => {
    const game = castille({ cuenca: { castille: { infantry: 1 } } });
    const near = reach(
      castille({
        cuenca: { castille: { infantry: 1 } },
        calatayud: { 'seville-nation': { infantry: 1 } },
        castellon: { 'seville-nation': { infantry: 1 } },
      }),
      'c',
      'cuenca',
      { infantry: 1 },
    );
    expect(near).not.toContain('tortosa');
    expect(reach(game, 'c', 'cuenca', { infantry: 1 })).toContain('castellon');
  });
});

describe('how far [5.1]', () => {
  it('Infantry and Knights 2, Elites 3, Cavalry 4; Castles and Forts not at all [5.1.1]', () => {
    const game = castille({ segovie: { castille: { infantry: 1, knight: 1, castle: 1 } } });
    for (const kind of ['infantry', 'knight']) {
      expect(reach(game, 'c', 'segovie', { [kind]: 1 })).toContain('cordoue');
      expect(reach(game, 'c', 'segovie', { [kind]: 1 })).not.toContain('gibraltar');
    }
    expect(game.choices('c', 'move', { from: 'segovie' })).not.toContain('castle');
    const elite = move('almoravide', 19, { segovie: { almoravide: { elite: 1 } } });
    expect(reach(elite, 'a', 'segovie', { elite: 1 })).toContain('gibraltar');
    expect(reach(elite, 'a', 'segovie', { elite: 1 })).not.toContain('cadix');
    const cavalry = move('seville-nation', 15, { segovie: { 'seville-nation': { cavalry: 1 } } });
    expect(reach(cavalry, 'b', 'segovie', { cavalry: 1 })).toContain('cadix');
    const fort = move('hispano-romain', 9, { segovie: { 'hispano-romain': { fort: 1, infantry: 1 } } });
    expect(fort.choices('d', 'move', { from: 'segovie' })).toEqual(['infantry']);
  });
  it('a mountain stops a unit [5.1.2]', () => {
    const game = castille({ segovie: { castille: { infantry: 1 } } });
    game.move('c', 'segovie', { infantry: 1 }, 'avila');
    expect(game.choices('c', 'move')).not.toContain('avila');
    expect(reach(castille({ segovie: { castille: { infantry: 1 } } }), 'c', 'segovie', { infantry: 1 })).not.toContain(
      'vieille-castille',
    );
  });
  it('so do units of another nation, even of the same player [5.1.3]', () => {
    const board = { segovie: { castille: { infantry: 1 } }, tolede: { celte: { infantry: 1 } } };
    expect(reach(castille(board), 'c', 'segovie', { infantry: 1 })).toContain('tolede');
    expect(reach(castille(board), 'c', 'segovie', { infantry: 1 })).not.toContain('cordoue');
  });
  it('a vassal’s province is crossed, but not entered to stay [5.1.4] [9.6.10]', () => {
    const board = { segovie: { wisigoth: { infantry: 1 } }, tolede: { 'hispano-romain': { infantry: 1 } } };
    const friends = move('wisigoth', 10, board, { submitted: { 'hispano-romain': 'wisigoth' } });
    expect(reach(friends, 'c', 'segovie', { infantry: 1 })).toContain('cordoue');
    expect(reach(friends, 'c', 'segovie', { infantry: 1 })).not.toContain('tolede');
    const back = move(
      'hispano-romain',
      10,
      { segovie: { 'hispano-romain': { infantry: 1 } }, tolede: { wisigoth: { infantry: 1 } } },
      { submitted: { 'hispano-romain': 'wisigoth' } },
    );
    expect(reach(back, 'd', 'segovie', { infantry: 1 })).toContain('cordoue');
  });
  it('two vassals of one suzerain are no friends [5.1.5] [9.6.11]', () => {
    const board = { segovie: { sueve: { infantry: 1 } }, tolede: { lusitanien: { infantry: 1 } } };
    const game = move('sueve', 10, board, { submitted: { sueve: 'wisigoth', lusitanien: 'wisigoth' } });
    expect(reach(game, 'd', 'segovie', { infantry: 1 })).toContain('tolede');
    expect(reach(game, 'd', 'segovie', { infantry: 1 })).not.toContain('cordoue');
  });
  it('rivers do not hinder it [5.1.6]', () => {
    expect(reach(castille({ segovie: { castille: { infantry: 1 } } }), 'c', 'segovie', { infantry: 1 })).toContain(
      'tolede',
    );
  });
  it('is neither saved nor given away [5.1.7]', () => {
    const game = castille({ segovie: { castille: { infantry: 2 } } });
    game.move('c', 'segovie', { infantry: 1 }, 'tolede');
    const [moved] = game.choices('c', 'move', { from: 'tolede' });
    expect(reach(game, 'c', 'tolede', { [moved ?? '']: 1 })).toContain('cordoue');
    expect(reach(game, 'c', 'tolede', { [moved ?? '']: 1 })).not.toContain('gibraltar');
  });
  it('a vassal’s mountain needs a Leader [5.1.8]', () => {
    const board = (led: boolean): Position['board'] => ({
      segovie: { wisigoth: { infantry: 1, ...(led ? { leaders: ['Roderich'] } : {}) } },
      avila: { sueve: { infantry: 1 } },
    });
    const alone = move(
      'wisigoth',
      11,
      { ...board(false), cadix: { wisigoth: { infantry: 1 } } },
      { submitted: { sueve: 'wisigoth' } },
    );
    expect(reach(alone, 'c', 'segovie', { infantry: 1 })).not.toContain('vieille-castille');
    const led = move('wisigoth', 10, board(true), { submitted: { sueve: 'wisigoth' } });
    expect(reach(led, 'c', 'segovie', { infantry: 1, 'leader:Roderich': 1 })).toContain('vieille-castille');
    expect(reach(led, 'c', 'segovie', { infantry: 1, 'leader:Roderich': 1 })).not.toContain('avila');
  });
  it('foreign Leaders and Ruins stop nobody [5.1.9]', () => {
    const board = {
      segovie: { castille: { infantry: 1 } },
      tolede: { 'seville-nation': { leaders: ['Al Mutamid'] } },
      cadix: { 'seville-nation': { infantry: 1 } },
    };
    const game = castille(board, { ruins: { tolede: 'omeyyad' } });
    expect(reach(game, 'c', 'segovie', { infantry: 1 })).toContain('cordoue');
  });
});

describe('Leaders [5.2]', () => {
  const led: Position['board'] = { segovie: { castille: { infantry: 2, leaders: ['Alfons'] } } };
  it('take their units one province further, and through mountains [5.2.1] [5.2.2]', () => {
    const game = castille(led);
    const far = reach(game, 'c', 'segovie', { infantry: 1, 'leader:Alfons': 1 });
    expect(far).toContain('gibraltar');
    expect(far).toContain('cantabrie');
    expect(reach(game, 'c', 'segovie', { infantry: 1 })).not.toContain('gibraltar');
  });
  it('are stopped by others’ units [5.2.3]', () => {
    const game = castille({ ...led, tolede: { 'seville-nation': { infantry: 1 } } });
    expect(reach(game, 'c', 'segovie', { infantry: 1, 'leader:Alfons': 1 })).not.toContain('gibraltar');
  });
  it('move 3 alone [5.2.4]', () => {
    const game = castille(led);
    expect(reach(game, 'c', 'segovie', { 'leader:Alfons': 1 })).toContain('gibraltar');
    expect(reach(game, 'c', 'segovie', { 'leader:Alfons': 1 })).not.toContain('cadix');
  });
  it('take up and leave units: Cavalry and Infantry from Dénia to Badajoz, and on to Lisbonne [5.2.5] [5.2.6] [5.2.7]', () => {
    const board = {
      denia: { 'seville-nation': { cavalry: 1, leaders: ['Al Mutamid'] } },
      'la-mancha': { 'seville-nation': { infantry: 1 } },
    };
    const game = move('seville-nation', 17, board);
    game.move('b', 'denia', { cavalry: 1, 'leader:Al Mutamid': 1 }, 'la-mancha');
    const here = () => game.choices('b', 'move', { from: 'la-mancha', leaders: { 'leader:Al Mutamid': 1 } });
    const cavalry = here().find((id) => id.startsWith('cavalry')) ?? '';
    const all = reach(game, 'b', 'la-mancha', { [cavalry]: 1, infantry: 1, 'leader:Al Mutamid': 1 });
    expect(all).toContain('badajoz');
    expect(all).not.toContain('lisbonne');
    game.move('b', 'la-mancha', { [cavalry]: 1, infantry: 1, 'leader:Al Mutamid': 1 }, 'badajoz', 'sierra-morena');
    const there = game.choices('b', 'move', { from: 'badajoz', leaders: { 'leader:Al Mutamid': 1 } });
    const rider = there.find((id) => id.startsWith('cavalry')) ?? '';
    expect(reach(game, 'b', 'badajoz', { [rider]: 1, 'leader:Al Mutamid': 1 })).toContain('lisbonne');
    game.move('b', 'badajoz', { [rider]: 1, 'leader:Al Mutamid': 1 }, 'lisbonne');
    const left = game.choices('b', 'move', { from: 'badajoz' });
    expect(left.some((id) => id.startsWith('infantry'))).toBe(false);
  });
  it('leave units behind for good, whoever else stands there or comes to fetch them [5.2.5]', () => {
    const game = move('omeyyad', 12, { segovie: { omeyyad: { cavalry: 2, leaders: ['Tarik', 'Musa'] } } });
    game.move('b', 'segovie', { cavalry: 2, 'leader:Tarik': 1 }, 'tolede').move('b', 'segovie', MUSA, 'tolede');
    const left = game.choices('b', 'move', { from: 'tolede', leaders: TARIK });
    expect(left).toEqual(['cavalry/1/segovie/led']);
    expect(game.choices('b', 'move', { from: 'tolede', leaders: MUSA })).toEqual([]);
    game.move('b', 'tolede', { [left[0] ?? '']: 1, ...TARIK }, 'cordoue');
    expect(game.choices('b', 'move', { from: 'tolede', leaders: MUSA })).toEqual([]);
    expect(game.choices('b', 'move', { from: 'tolede' })).toEqual(['leader:Musa']);
    expect(game.state.march.tolede).toContainEqual(
      expect.objectContaining({ unit: 'cavalry', count: 1, led: [], halted: true }),
    );
  });
  it('of whom one goes and one stays: the units of both go on with him who stays [5.2.5]', () => {
    const both = { ...TARIK, ...MUSA };
    const game = move('omeyyad', 12, { segovie: { omeyyad: { cavalry: 2, leaders: ['Tarik', 'Musa'] } } });
    game.move('b', 'segovie', { cavalry: 2, ...both }, 'tolede').move('b', 'tolede', TARIK, 'sierra-morena');
    expect(game.choices('b', 'move', { from: 'tolede', leaders: MUSA })).toEqual(['cavalry/1/segovie/led']);
    game.move('b', 'tolede', { 'cavalry/1/segovie/led': 2, ...MUSA }, 'sierra-morena');
    expect(game.choices('b', 'move', { from: 'sierra-morena', leaders: TARIK })).toEqual([]);
  });
  it('alone do no harm to other Leaders alone; units on their way do [5.1.9] [6.2.16]', () => {
    const board: Position['board'] = {
      segovie: { castille: { infantry: 1, leaders: ['Alfons'] } },
      tolede: { 'seville-nation': { leaders: ['Al Mutamid'] } },
    };
    const alone = castille(board).move('c', 'segovie', { 'leader:Alfons': 1 }, 'cordoue');
    expect(alone.told('leader-killed')).toEqual([]);
    const units = castille(board).move('c', 'segovie', { infantry: 1 }, 'cordoue');
    expect(units.told('moved')).toMatchObject([{ path: ['segovie', 'tolede', 'cordoue'] }]);
    expect(units.told('leader-killed')).toMatchObject([{ leader: 'Al Mutamid', area: 'tolede' }]);
  });
  it('are told apart by their Leaders where nothing else parts them [5.2.5]', () => {
    const game = move('omeyyad', 12, { segovie: { omeyyad: { cavalry: 2, leaders: ['Tarik', 'Musa'] } } });
    game
      .move('b', 'segovie', { cavalry: 1, ...TARIK }, 'tolede')
      .move('b', 'segovie', { cavalry: 1, ...MUSA }, 'tolede');
    const ids = ['cavalry/1/segovie/led:Tarik', 'cavalry/1/segovie/led:Musa'];
    expect(game.choices('b', 'move', { from: 'tolede', leaders: TARIK })).toEqual([ids[0]]);
    expect(game.choices('b', 'move', { from: 'tolede', leaders: { ...TARIK, ...MUSA } })).toEqual(ids);
    game.move('b', 'tolede', { [ids[1] ?? '']: 1, ...MUSA }, 'cordoue');
    expect(game.choices('b', 'move', { from: 'tolede', leaders: TARIK })).toEqual(['cavalry/1/segovie/led']);
  });
  it('go as far as those who set out with them, not as those of another Leader [5.2.4] [5.2.6]', () => {
    const board = { segovie: { wisigoth: { infantry: 1, leaders: ['Alarich II'] } } };
    const lent = { ...board, tolede: { wisigoth: { leaders: ['Eurich'] } } };
    const riders = move('omeyyad', 12, {
      segovie: { omeyyad: { cavalry: 1, leaders: ['Tarik'] } },
      cuenca: { omeyyad: { leaders: ['Musa'] } },
    });
    riders.move('b', 'segovie', { cavalry: 1, ...TARIK }, 'tolede').move('b', 'cuenca', MUSA, 'tolede');
    const rider = { 'cavalry/1/segovie/led': 1 };
    expect(reach(riders, 'b', 'tolede', { ...rider, ...TARIK })).toContain('cadix');
    const beside = reach(riders, 'b', 'tolede', { ...rider, ...TARIK, ...MUSA });
    expect(beside).toContain('gibraltar');
    expect(beside).not.toContain('cadix');
    const footmen = move('wisigoth', 8, lent);
    footmen.move('c', 'segovie', { infantry: 1, 'leader:Alarich II': 1 }, 'tolede');
    expect(footmen.choices('c', 'move', { from: 'tolede', leaders: { 'leader:Eurich': 1 } })).toEqual([]);
  });
  it('may go ahead into an enemy’s province, if units join them before the combat [5.2.7] [6.2.16]', () => {
    const board: Position['board'] = {
      segovie: { castille: { infantry: 1, leaders: ['Alfons'] } },
      tolede: { 'seville-nation': { infantry: 1 } },
    };
    const game = castille(board);
    game.move('c', 'segovie', { 'leader:Alfons': 1 }, 'tolede').move('c', 'segovie', { infantry: 1 }, 'tolede');
    game.dice.always(2);
    game.do('c', { verb: 'done' });
    expect(game.units('tolede', 'castille')).toEqual({ infantry: 1, leaders: ['Alfons'] });
    const lost = castille(board);
    lost.move('c', 'segovie', { 'leader:Alfons': 1 }, 'tolede').do('c', { verb: 'done' });
    expect(lost.told('leader-killed')).toMatchObject([{ leader: 'Alfons' }]);
  });
});

describe('Passage en force [5.3]', () => {
  /** One more unit comes from Cuenca: can somebody now go on through Tolède? */
  const passes = (game: Board) => {
    game.move('c', 'cuenca', { infantry: 1 }, 'tolede');
    const filled = { from: 'tolede', leaders: {} };
    const on = game.choices('c', 'move').includes('tolede') ? game.choices('c', 'move', filled) : [];
    return on.some(
      (id) => !id.startsWith('leader:') && reach(game, 'c', 'tolede', { [id]: 1 }).includes('sierra-morena'),
    );
  };
  const through = (defenders: Stack) =>
    castille({
      segovie: { castille: { infantry: 3 } },
      calatayud: { castille: { infantry: 2 } },
      cuenca: { castille: { infantry: 4 } },
      tolede: { 'seville-nation': defenders },
    });
  it('each enemy unit stops two; the rest go on [5.3.1] [5.3.3]', () => {
    const game = through({ infantry: 1 });
    expect(passes(game)).toBe(false);
    game.move('c', 'segovie', { infantry: 2 }, 'tolede');
    expect(passes(game)).toBe(true);
    const two = through({ infantry: 2 });
    two.move('c', 'segovie', { infantry: 3 }, 'tolede');
    expect(passes(two)).toBe(false);
    expect(passes(two)).toBe(true);
  });
  it('a Castle halves that, a Fort does not; both stop units themselves [5.3.2] [5.3.5]', () => {
    const castle = through({ castle: 1, infantry: 2 });
    castle.move('c', 'segovie', { infantry: 3 }, 'tolede');
    expect(passes(castle)).toBe(true);
    const fort = castille({
      segovie: { castille: { infantry: 3 } },
      cuenca: { castille: { infantry: 4 } },
      tolede: { 'hispano-romain': { fort: 1, infantry: 1 } },
    });
    fort.move('c', 'segovie', { infantry: 3 }, 'tolede');
    expect(passes(fort)).toBe(false);
    expect(passes(fort)).toBe(true);
  });
  it('who was there and has let others go on holds the enemies, whoever else comes [5.3.3]', () => {
    const game = castille({
      segovie: { castille: { infantry: 4 } },
      calatayud: { castille: { infantry: 1 } },
      tolede: { castille: { infantry: 1 }, 'seville-nation': { infantry: 1 } },
    });
    game.move('c', 'segovie', { infantry: 4 }, 'tolede');
    game.move('c', 'tolede', { infantry: 1, 'infantry/1/segovie': 2 }, 'sierra-morena');
    game.move('c', 'calatayud', { infantry: 1 }, 'tolede', 'segovie');
    expect(game.state.march.tolede?.map(({ from, count, halted }) => [from, count, halted])).toEqual([
      ['segovie', 2, true],
      ['segovie', 1, false],
    ]);
  });
  it('is no work for Leaders [5.3.4]', () => {
    const game = through({ infantry: 1, leaders: ['Al Mutamid'] });
    game.move('c', 'segovie', { infantry: 2 }, 'tolede');
    expect(passes(game)).toBe(true);
  });
  it('needs room for the units it takes there [5.3.6]', () => {
    const force = (leaders: string[]) => {
      const board: Position['board'] = {
        segovie: { castille: { infantry: 3, leaders } },
        avila: { castille: { infantry: 2 } },
        cuenca: { castille: { infantry: 2 } },
        tolede: { 'seville-nation': { infantry: 3 } },
      };
      const game = castille(board);
      const with_ = Object.fromEntries(leaders.map((name) => [`leader:${name}`, 1]));
      game.move('c', 'segovie', { infantry: 3, ...with_ }, 'tolede').move('c', 'avila', { infantry: 2 }, 'tolede');
      return game.move('c', 'cuenca', { infantry: 1 }, 'tolede');
    };
    // Three defenders stop six; without a Leader only five may attack Tolède.
    expect(passes(force([]))).toBe(false);
    expect(passes(force(['Alfons']))).toBe(true);
  });
});

describe('beyond Hispania [5.4]', () => {
  it('Gascogne and Narbonne are crossed by those who start there [5.4.2] [5.4.4]', () => {
    const game = move('sueve', 6, {});
    expect(reach(game, 'd', 'gascogne', { infantry: 1 })).toEqual(
      expect.arrayContaining(['barcelone', 'pyrenees-orientales']),
    );
  });
  it('nobody else goes there from Hispania [5.4.3]', () => {
    const board = (nation: NationId): Position['board'] => ({
      pamplune: { [nation]: { infantry: 1, elite: 1 } },
      barcelone: { [nation]: { infantry: 1, elite: 1 } },
    });
    const out = (nation: NationId, turn: number, seat: string, kind: string) => {
      const game = move(nation, turn, board(nation));
      return [...reach(game, seat, 'pamplune', { [kind]: 1 }), ...reach(game, seat, 'barcelone', { [kind]: 1 })].filter(
        (id) => ['gascogne', 'narbonne', 'afrique'].includes(id),
      );
    };
    expect(out('castille', 15, 'c', 'infantry')).toEqual([]);
    expect(out('basque', 9, 'b', 'infantry')).toEqual([]);
    expect(out('wisigoth', 9, 'c', 'infantry')).toEqual(expect.arrayContaining(['gascogne', 'narbonne']));
    expect(out('wisigoth', 10, 'c', 'infantry')).toEqual([]);
    expect(out('franc', 11, 'd', 'infantry')).toEqual(expect.arrayContaining(['gascogne', 'narbonne']));
    expect(out('rome', 3, 'd', 'elite')).toEqual(expect.arrayContaining(['gascogne', 'narbonne']));
    expect(out('carthage', 2, 'a', 'infantry')).toContain('narbonne');
    expect(out('carthage', 3, 'a', 'infantry')).toEqual([]);
    expect(out('omeyyad', 12, 'b', 'infantry')).toContain('narbonne');
    expect(out('omeyyad', 13, 'b', 'infantry')).toEqual([]);
  });
  it('to leave the game by Narbonne is for units, so many as are left to count, not for a Leader alone [5.4.3] [11.omeyyad.6]', () => {
    const ways = (units: Record<string, number>, exited = 0) =>
      reach(
        move(
          'omeyyad',
          12,
          { huesca: { omeyyad: { infantry: 6, leaders: ['Tarik'] } } },
          { nations: { omeyyad: { status: 'playing', notes: { exited } } } },
        ),
        'b',
        'huesca',
        units,
      );
    expect(ways(TARIK)).not.toContain('narbonne');
    expect(ways({ infantry: 1, ...TARIK })).toContain('narbonne');
    expect(ways({ infantry: 5 })).toContain('narbonne');
    expect(ways({ infantry: 6 })).not.toContain('narbonne');
    expect(ways({ infantry: 2 }, 3)).toContain('narbonne');
    expect(ways({ infantry: 3 }, 3)).not.toContain('narbonne');
  });
  it('the step there ends the move [5.4.4]', () => {
    const game = move('franc', 11, { barcelone: { franc: { infantry: 1 } } });
    game.move('d', 'barcelone', { infantry: 1 }, 'narbonne');
    expect(game.choices('d', 'move')).not.toContain('narbonne');
  });
});

describe('straits and the sea [5.5] [5.6]', () => {
  it('an arrow is crossed without ruling the sea, and is the whole move, with a Leader too [5.5.1] [5.5.2]', () => {
    const board = {
      valence: { castille: { infantry: 1, leaders: ['Alfons'] } },
      tortosa: { castille: { infantry: 1 } },
    };
    const game = castille(board);
    expect(reach(game, 'c', 'valence', { infantry: 1, 'leader:Alfons': 1 })).toContain('majorque');
    expect(reach(game, 'c', 'valence', { infantry: 1, 'leader:Alfons': 1 })).not.toContain('ibiza');
    game.move('c', 'valence', { infantry: 1, 'leader:Alfons': 1 }, 'majorque');
    expect(game.choices('c', 'move')).not.toContain('majorque');
    game.move('c', 'tortosa', { infantry: 1 }, 'castellon');
    const later = castille({ castellon: { castille: { infantry: 1, leaders: ['Alfons'] } } });
    later.move('c', 'castellon', { infantry: 1, 'leader:Alfons': 1 }, 'valence');
    const [moved] = later.choices('c', 'move', { from: 'valence', leaders: { 'leader:Alfons': 1 } });
    expect(reach(later, 'c', 'valence', { [moved ?? '']: 1, 'leader:Alfons': 1 })).not.toContain('majorque');
  });
  it('all three arrows lead to the islands [5.5.1] [0.4]', () => {
    expect(
      reach(castille({ majorque: { castille: { infantry: 1 } } }), 'c', 'majorque', { infantry: 1 }).sort(),
    ).toEqual(['ibiza', 'valence']);
    expect(reach(castille({ ibiza: { castille: { infantry: 1 } } }), 'c', 'ibiza', { infantry: 1 }).sort()).toEqual([
      'denia',
      'majorque',
    ]);
  });
  it('those who rule the sea embark where one can land; that ends the move [5.6.3] [5.6.4] [5.6.6]', () => {
    const board = {
      valence: { byzance: { infantry: 1 } },
      barcelone: { byzance: { infantry: 1 } },
      tortosa: { byzance: { infantry: 1 } },
    };
    const game = move('byzance', 10, board);
    expect(reach(game, 'a', 'valence', { infantry: 1 })).toContain('sea');
    expect(reach(game, 'a', 'barcelone', { infantry: 1 })).not.toContain('sea');
    game.move('a', 'valence', { infantry: 1 }, 'sea');
    expect(game.choices('a', 'move')).not.toContain('sea');
    expect(reach(move('byzance', 11, board), 'a', 'valence', { infantry: 1 })).not.toContain('sea');
    expect(
      reach(move('omeyyad', 12, { valence: { omeyyad: { infantry: 1 } } }), 'b', 'valence', { infantry: 1 }),
    ).toContain('sea');
  });
  it('who has landed does not retreat to the sea [5.6.2] [6.6.6]', () => {
    const board = { sea: { byzance: { infantry: 3 } }, valence: { 'hispano-romain': { infantry: 1 } } };
    const game = move('byzance', 11, board);
    game.move('a', 'sea', { infantry: 3 }, 'valence');
    game.dice.always(2);
    game.do('a', { verb: 'done' });
    expect(game.choices('a', 'retreat')).not.toContain('sea');
    const ruling = move('byzance', 10, board);
    ruling.move('a', 'sea', { infantry: 3 }, 'valence');
    ruling.dice.always(2);
    ruling.do('a', { verb: 'done' });
    expect(ruling.choices('a', 'retreat')).toContain('sea');
  });
});
