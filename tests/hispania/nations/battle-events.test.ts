import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../../src/games/hispania/counters/battle-counters.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { EVENT_KINDS, type EventKind } from '../../../src/games/hispania/facts/ids.js';
import { fullBag } from '../../../src/games/hispania/setup/start.js';
import type { Moment } from '../../../src/games/hispania/special/frame.js';
import type { BattleEffects, Side } from '../../../src/games/hispania/state/battle.js';
import type { Hispania, Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from './support.js';

const EVENTS = { events: 'on' };

describe('events in a battle', () => {
  /** CASTILLE (c) attacks; in the plain of Ségovie or the mountain of Avila, SÉVILLE (b) defends. */
  const battle = (
    where: 'segovie' | 'avila',
    hands: Record<string, EventKind[]>,
    units: Partial<Position['board']> = {},
    setup: Record<string, string> = EVENTS,
    faces: number[] = [],
  ) => {
    const board = {
      salamanque: { castille: { infantry: 2 } },
      calatayud: { castille: { infantry: 2 } },
      [where]: { 'seville-nation': { infantry: 2 } },
      ...units,
    };
    const game = new Board({ setup, turn: 16, nation: 'castille', board, hands }).begin().passTo('move');
    game.dice.next(...faces);
    const from = where === 'avila' ? 'salamanque' : 'calatayud';
    const kinds = Object.fromEntries(
      Object.entries(game.units(from, 'castille'))
        .filter(([kind]) => kind !== 'leaders')
        .map(([kind, n]) => [kind, Number(n)]),
    );
    return game.move('c', from, kinds, where).do('c', { verb: 'done' });
  };
  const needed = (game: Board) => game.dice.rolled.map(({ purpose }) => purpose.needed);

  it('may be played by whoever can make something of them, and once each [10.3.5] [10.3.9] [10.3.12] [10.3.19] [10.3.20] [10.3.21] [10.3.22]', () => {
    const chances = (
      moment: Moment,
      side: Side,
      more: { where?: 'segovie' | 'avila'; own?: Stack; foe?: Stack; effects?: Partial<BattleEffects> } = {},
    ) => {
      const { where = 'segovie', own = { infantry: 1 }, foe = { infantry: 1 }, effects = {} } = more;
      const game = battle(where, {}, {}, { events: 'off' }, [2, 2, 2, 2]);
      const frame = game.state.frames.find((one) => one.kind === 'battle');
      if (frame?.kind !== 'battle') throw new Error('no battle');
      const [castille, seville] = side === 'attacker' ? [own, foe] : [foe, own];
      const areas = { ...game.state.areas, [where]: { castille, 'seville-nation': seville } };
      return chancesOf({ ...game.state, areas }, { ...frame, effects: { ...frame.effects, ...effects } }, side, moment);
    };
    const opening = (side: Side, more: Parameters<typeof chances>[2] = {}) => chances('battle-opening', side, more);
    expect(opening('defender')).toEqual(['embuscade', 'retraite']);
    expect(opening('attacker')).toEqual(['retraite']);
    expect(opening('attacker', { where: 'avila' })).toEqual(['retraite', 'ruse']);
    expect(opening('defender', { where: 'avila' })).toEqual(['retraite']);
    for (const ground of ['plain', 'mountain'] as const) {
      expect(opening('attacker', { where: 'avila', effects: { ground } })).toEqual(['retraite']);
      expect(opening('defender', { effects: { ground } })).toEqual(['retraite']);
    }
    const walls = { foe: { castle: 1 } };
    expect(opening('attacker', walls)).toContain('traitrise');
    expect(
      opening('attacker', { ...walls, effects: { frailCastle: { attacker: false, defender: true } } }),
    ).not.toContain('traitrise');
    const frail = (count: number) => ({ effects: { frailKnights: { attacker: 0, defender: count } } });
    for (const [knight, crusader, used, may] of [
      [0, 0, 0, false],
      [1, 0, 0, true],
      [0, 1, 0, true],
      [1, 1, 1, true],
      [1, 1, 2, false],
      [2, 0, 2, false],
    ] as const) {
      const foe = { infantry: 1, ...(knight > 0 ? { knight } : {}), ...(crusader > 0 ? { crusader } : {}) };
      expect(
        opening('attacker', { foe, ...frail(used) }).includes('indiscipline'),
        `${knight} ${crusader} ${used}`,
      ).toBe(may);
    }
    expect(opening('attacker', { effects: { leaves: 'attacker' } })).toEqual([]);
    expect(opening('attacker', { effects: { leaves: 'both' } })).toEqual([]);
    expect(opening('attacker', { effects: { leaves: 'defender' } })).toEqual(['retraite']);
    expect(opening('attacker', { own: { castle: 1 } })).toEqual([]);
    const dice = (side: Side, more: Parameters<typeof chances>[2] = {}) => chances('before-dice', side, more);
    expect(dice('attacker')).toEqual(['bravoure', 'tactique']);
    expect(dice('attacker', { effects: { tactic: { attacker: true, defender: false } } })).toEqual(['bravoure']);
    expect(dice('defender', { effects: { tactic: { attacker: true, defender: false } } })).toEqual([
      'bravoure',
      'tactique',
    ]);
    expect(dice('attacker', { own: { castle: 1 } })).toEqual(['tactique']);
    expect(dice('attacker', { foe: { castle: 1 } })).toEqual(['tactique']);
    const brave = { side: 'defender', unit: 'infantry', targets: ['infantry', 'infantry'] } as const;
    expect(dice('attacker', { effects: { brave } })).toEqual(['tactique']);
    expect(chances('after-dice', 'attacker')).toEqual(['de']);
    expect(chances('after-dice', 'defender', { effects: { again: true } })).toEqual([]);
  });
  it('are for that nation which is named where one player has both in the battle [10.3.5]', () => {
    const board = { calatayud: { castille: { knight: 1 } }, segovie: { 'grenade-nation': { infantry: 2 } } };
    const game = new Board({
      setup: EVENTS,
      turn: 16,
      nation: 'castille',
      board: { ...board, leon: { castille: { infantry: 1 } } },
      seats: { castille: 'c', 'grenade-nation': 'c' },
      hands: { c: ['bravoure'] },
    })
      .begin()
      .passTo('move')
      .move('c', 'calatayud', { knight: 1 }, 'segovie')
      .do('c', { verb: 'done' });
    const moment = (state: Hispania) => state.frames.at(-1)?.kind === 'window';
    game.passUntil((state) => moment(state) && game.choices('c', 'event').includes('bravoure'));
    expect(game.choices('c', 'event', { event: 'bravoure' })).toEqual(['castille', 'grenade-nation']);
    expect(game.choices('c', 'event', { event: 'bravoure', nation: 'castille' })).toEqual(['knight']);
    expect(game.choices('c', 'event', { event: 'bravoure', nation: 'grenade-nation' })).toEqual(['infantry']);
  });
  it('Embuscade: the defender in a plain makes both fight as in mountains [10.3.9]', () => {
    const game = battle('segovie', { b: ['embuscade'] });
    expect(game.owed()).toEqual(['b:battle-opening']);
    game.dice.next(2, 2, 2, 2);
    game.do('b', { verb: 'event', event: 'embuscade' });
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.step === 'retreat-attacker'),
    );
    expect(needed(game).slice(0, 2)).toEqual([8, 8]);
    expect(battle('avila', { b: ['embuscade'] }).choices('b', 'event')).toEqual([]);
    expect(battle('segovie', { c: ['embuscade'] }).verbs('c')).not.toContain('event');
  });
  it('Ruse: the attacker in a mountain makes both fight as in a plain [10.3.20]', () => {
    const game = battle('avila', { c: ['ruse'] });
    game.dice.next(2, 2, 2, 2);
    game.do('c', { verb: 'event', event: 'ruse' });
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.step === 'retreat-attacker'),
    );
    expect(needed(game).slice(0, 2)).toEqual([7, 7]);
    expect(battle('segovie', { c: ['ruse'] }).verbs('c')).not.toContain('event');
  });
  it('neither Ruse nor Embuscade answers the other [10.3.10]', () => {
    const game = battle('segovie', { b: ['embuscade'], c: ['ruse'] });
    game.do('b', { verb: 'event', event: 'embuscade' });
    game.passUntil((state) => state.frames.at(-1)?.kind === 'window');
    expect(game.verbs('c')).not.toContain('event');
  });
  it('Tactique: +2 to all of one side in one round [10.3.21]', () => {
    const game = battle('segovie', { c: ['tactique'] });
    game.passUntil((state) => {
      const frame = state.frames.at(-1);
      return frame?.kind === 'window' && frame.moment === 'before-dice';
    });
    game.dice.next(2, 2, 2, 2);
    game.do('c', { verb: 'event', event: 'tactique' });
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.step === 'retreat-attacker'),
    );
    expect(needed(game)).toEqual([5, 5, 7, 7]);
    game.dice.next(2, 2, 2, 2);
    game.do('c', { verb: 'stand' }).do('b', { verb: 'stand' });
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.round === 2 && frame.step === 'retreat-attacker'),
    );
    expect(needed(game).slice(4, 6)).toEqual([7, 7]);
  });
  it('Dé: both sides throw the round again [10.3.8] [10.2.2]', () => {
    const game = battle('segovie', { b: ['de'] });
    game.dice.next(9, 9, 2, 2);
    game.passUntil((state) => {
      const frame = state.frames.at(-1);
      return frame?.kind === 'window' && frame.moment === 'after-dice';
    });
    expect(game.units('segovie', 'seville-nation').infantry).toBe(2);
    game.dice.next(2, 2, 9, 2);
    game.do('b', { verb: 'event', event: 'de' });
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.step === 'retreat-attacker'),
    );
    expect([game.units('segovie', 'seville-nation').infantry, game.units('segovie', 'castille').infantry]).toEqual([
      2, 1,
    ]);
  });
  it('Bravoure: one unit attacks twice before all others, its losses at once [10.3.5]', () => {
    const game = battle('segovie', { c: ['bravoure'] }, { segovie: { 'seville-nation': { infantry: 2, castle: 1 } } });
    game.passUntil((state) => {
      const frame = state.frames.at(-1);
      return frame?.kind === 'window' && frame.moment === 'before-dice';
    });
    expect(game.choices('c', 'event', { event: 'bravoure' })).toEqual(['infantry']);
    expect(game.choices('c', 'event', { event: 'bravoure', unit: 'infantry' })).not.toContain('castle');
    game.dice.next(9, 9, 2, 2, 2, 2);
    game.do('c', { verb: 'event', event: 'bravoure', unit: 'infantry', target: 'infantry' });
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.step === 'retreat-attacker'),
    );
    expect(game.dice.rolled.map(({ purpose }) => purpose.what)).toEqual([
      'attack',
      'attack',
      'attack',
      'defence',
      'defence',
      'defence',
    ]);
    expect(game.units('segovie', 'seville-nation').infantry).toBeUndefined();
  });
  it('Indiscipline: one enemy Knight falls to the first hit [10.3.12]', () => {
    const units = { calatayud: { castille: { knight: 1, infantry: 1 } } };
    const game = battle('segovie', { b: ['indiscipline'] }, units);
    game.do('b', { verb: 'event', event: 'indiscipline' });
    game.passUntil((state) => state.frames.length === 0 || state.frames.at(-1)?.kind === 'battle');
    game.dice.next(2, 2, 9, 2);
    game.do('b', game.filled('b', 'target', { infantry: { knight: 2 } }));
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.step === 'retreat-attacker'),
    );
    expect(game.units('segovie', 'castille').knight).toBeUndefined();
  });
  it('Traîtrise: an enemy Castle falls to the first hit [10.3.22]', () => {
    const game = battle('segovie', { c: ['traitrise'] }, { segovie: { 'seville-nation': { castle: 1 } } });
    game.dice.next(9, 2, 2, 2, 2);
    game.do('c', { verb: 'event', event: 'traitrise' });
    game.passUntil((state) => state.frames.length === 0);
    expect(game.state.ruins.segovie).toBe('seville-nation');
    expect(battle('segovie', { c: ['traitrise'] }).verbs('c')).not.toContain('event');
  });
  it('Retraite: a side leaves before the first round [10.3.19]', () => {
    const game = battle('segovie', { b: ['retraite'] });
    game.do('b', { verb: 'event', event: 'retraite' });
    game.passUntil((state) => state.frames.at(-1)?.kind === 'battle');
    expect(game.owed()).toEqual(['b:retreat']);
    game.do('b', game.filled('b', 'retreat', { to: 'cuenca', units: { infantry: 2 }, leaders: {} }));
    expect(game.dice.rolled).toEqual([]);
    expect(game.units('cuenca', 'seville-nation').infantry).toBe(2);
  });
  it('Retraite keeps the nation from submitting in that combat; an ordinary retreat does not [10.3.19] [9.6.2]', () => {
    const galicien = (hand: EventKind[]) =>
      new Board({
        setup: EVENTS,
        turn: 4,
        nation: 'rome',
        phase: 'move',
        board: {
          galice: { galicien: { infantry: 3 } },
          asturies: { galicien: { infantry: 1 } },
          porto: { rome: { elite: 3 } },
        },
        seats: { galicien: 'b', rome: 'd' },
        hands: { b: hand },
      })
        .begin()
        .move('d', 'porto', { elite: 3 }, 'galice');
    const ready = (game: Board, what: string) => game.passUntil(() => game.owed().includes(what));
    const early = galicien(['retraite']);
    early.dice.always(1);
    early.do('d', { verb: 'done' }).do('b', { verb: 'event', event: 'retraite' });
    ready(early, 'b:retreat');
    early.do('b', early.filled('b', 'retreat', { to: 'asturies', units: { infantry: 1 } }));
    early.passUntil(() => early.owed().includes('d:retreat') || early.owed().includes('b:submit'));
    expect(early.owed()).toEqual(['d:retreat']);
    const late = galicien([]);
    late.dice.always(1);
    late.do('d', { verb: 'done' });
    expect(late.owed()).toEqual(['b:submit']);
    late.do('b', { verb: 'submit', answer: 'no' }).do('d', { verb: 'stand' });
    late.do('b', late.filled('b', 'retreat', { to: 'asturies', units: { infantry: 1 } }));
    late.do('b', { verb: 'stand' });
    expect(late.owed()).toEqual(['b:submit']);
  });
  it('asks whoever takes part and holds a counter, and nobody else [10.3.17]', () => {
    expect(battle('segovie', { b: ['nul'], c: ['nul'], d: ['nul'] }).owed()).toEqual([
      'b:battle-opening',
      'c:battle-opening',
    ]);
    expect(battle('segovie', { d: ['nul'] }, {}, EVENTS, [2, 2, 2, 2]).owed()).not.toContain('b:battle-opening');
  });
  it('a cancelled event has no effect, and its counter is gone [10.3.24]', () => {
    const game = battle('segovie', { b: ['embuscade'], d: ['nul'] });
    game.dice.next(2, 2, 2, 2);
    game.do('b', { verb: 'event', event: 'embuscade' }).do('d', { verb: 'event', event: 'nul' });
    game.passUntil((state) =>
      state.frames.some((frame) => frame.kind === 'battle' && frame.step === 'retreat-attacker'),
    );
    expect(needed(game).slice(0, 2)).toEqual([7, 7]);
    expect(game.state.players.b?.hand).toEqual([]);
  });
  it('every kind has a moment of its own [10.3.1]', () => {
    expect(EVENT_KINDS).toHaveLength(16);
    expect(fullBag(STANDARD_BOOK)).toHaveLength(27);
  });

  describe('the Sign of God', () => {
    const SIGN = { 'sign-of-god': 'on' };
    it('throws a round again, once in a game for each player [10.2.1] [10.2.2]', () => {
      const game = battle('segovie', {}, {}, SIGN, [9, 9, 2, 2]);
      expect(game.owed()).toEqual(['b:after-dice', 'c:after-dice']);
      game.dice.next(2, 2, 2, 2);
      game.do('b', { verb: 'sign' });
      expect(game.units('segovie', 'seville-nation').infantry).toBe(2);
      expect(game.owed()).toEqual(['c:after-dice']);
      expect(game.verbs('b')).not.toContain('sign');
    });
    it('may follow another on the same round [10.2.3]', () => {
      const game = battle('segovie', {}, {}, SIGN, [9, 9, 2, 2, 2, 2, 9, 9, 2, 2, 2, 2]);
      game.do('b', { verb: 'sign' }).do('c', { verb: 'sign' });
      expect(game.dice.left).toBe(0);
      expect(game.told('dice-rolled')).toHaveLength(3);
    });
    it('is not for those who have no part in the battle [10.2.1]', () => {
      const game = battle('segovie', {}, {}, SIGN, [2, 2, 2, 2]);
      expect(game.verbs('a')).not.toContain('sign');
      expect(game.verbs('d')).not.toContain('sign');
    });
  });
});
