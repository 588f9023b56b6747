import { describe, expect, it } from 'vitest';
import { drawCounters } from '../../../src/games/hispania/counters/draw.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import type { EventKind } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { fullBag } from '../../../src/games/hispania/setup/start.js';
import { viewOf } from '../../../src/games/hispania/tells/view.js';
import { Board, Faces, type Position } from './support.js';

const EVENTS = { events: 'on' };

describe('drawing counters', () => {
  const draw = (turn: number, bag: readonly EventKind[], more: Partial<Position> = {}, played: EventKind[] = []) => {
    const game = new Board({ setup: EVENTS, turn, board: {}, ...more });
    game.run((play) => play.set({ counters: { bag, played } }));
    game.dice.always(1);
    return game.run(drawCounters);
  };
  const hands = (game: Board) => game.state.seats.map((seat) => game.state.players[seat]?.hand.length);

  it('two each at the start and on turns 4, 8, 12 and 16 [10.3.1]', () => {
    expect(STANDARD_BOOK.events.drawTurns).toEqual([4, 8, 12, 16]);
    const bag = fullBag(STANDARD_BOOK);
    for (const turn of [1, 4, 8, 12, 16]) expect(hands(draw(turn, bag)), String(turn)).toEqual([2, 2, 2, 2]);
    expect(hands(draw(5, bag))).toEqual([0, 0, 0, 0]);
  });
  it('twice in a game that begins on turn 4 [10.3.1]', () => {
    const dice = new Faces();
    dice.always(1);
    const started = HISPANIA.setup.begin({ scenario: 'C', events: 'on' }, ['a', 'b', 'c', 'd'], dice);
    if (!started.ok) throw new Error(started.rejection.code);
    expect(['a', 'b', 'c', 'd'].map((seat) => started.value.state.players[seat]?.hand.length)).toEqual([4, 4, 4, 4]);
  });
  it('one each of fewer than nine, none of fewer than five [10.3.3]', () => {
    const bag = (count: number): EventKind[] => Array.from({ length: count }, () => 'tactique');
    expect(hands(draw(4, bag(9)))).toEqual([2, 2, 2, 2]);
    expect(hands(draw(4, bag(8)))).toEqual([1, 1, 1, 1]);
    expect(hands(draw(4, bag(5)))).toEqual([1, 1, 1, 1]);
    expect(hands(draw(4, bag(4)))).toEqual([0, 0, 0, 0]);
  });
  it('is secret: the die, the counter and the hand [10.3.2] [10.3.25]', () => {
    const game = draw(4, fullBag(STANDARD_BOOK));
    expect(game.dice.rolled.every(({ purpose }) => purpose.audience?.length === 0)).toBe(true);
    expect(game.told('counter-drawn').map(({ seat, audience }) => [seat, audience])).toContainEqual(['b', ['b']]);
    expect(viewOf(game.state, 'b').players.a?.hand).toEqual([]);
    expect(viewOf(game.state, 'b').handSizes.a).toBe(2);
    expect(viewOf(game.state, 'b').counters.bag).toEqual([]);
    expect(viewOf(game.state, 'a').players.a?.hand).toHaveLength(2);
  });
  it('Remise puts played counters back and draws again [10.3.18]', () => {
    const game = draw(4, ['remise', ...Array.from({ length: 8 }, (): EventKind => 'tresor')], {}, ['nul', 'ruse']);
    expect(game.told('remise-drawn')).toMatchObject([{ seat: 'a', count: 2 }]);
    expect(game.state.counters.played).toEqual(['remise']);
    expect(game.state.players.a?.hand).not.toContain('remise');
    expect(hands(game)).toEqual([2, 2, 2, 2]);
    const everywhere = [...game.state.counters.bag, ...Object.values(game.state.players).flatMap(({ hand }) => hand)];
    expect(everywhere).toEqual(expect.arrayContaining(['nul', 'ruse']));
  });
});

describe('events in one’s own turn', () => {
  const own = (hand: EventKind[], more: Partial<Position> = {}) =>
    new Board({
      setup: EVENTS,
      turn: 9,
      nation: 'byzance',
      board: { cadix: { byzance: { infantry: 2 } }, tolede: { wisigoth: { infantry: 2 } } },
      hands: { a: hand },
      ...more,
    }).begin();

  it('Armée: one unit of a kind it has, beside the limit of purchases [10.3.4]', () => {
    const game = own(['armee']);
    expect(game.choices('a', 'event', { event: 'armee' })).toEqual(['infantry']);
    game.do('a', { verb: 'event', event: 'armee', unit: 'infantry' });
    expect(game.state.nations.byzance.pool).toEqual([{ unit: 'infantry', count: 1, to: 'own', bought: false }]);
    game.passTo('move');
    expect(game.units('cadix', 'byzance').infantry).toBe(3);
    expect(game.state.counters.played).toEqual(['armee']);
  });
  it('Armée: OMEYYAD may take Cavalry, but no Castle', () => {
    const board = { cadix: { omeyyad: { infantry: 1 } } };
    const game = new Board({ setup: EVENTS, turn: 13, nation: 'omeyyad', board, hands: { b: ['armee'] } }).begin();
    expect(game.choices('b', 'event', { event: 'armee' })).toEqual(['infantry', 'cavalry']);
  });
  it('Château-fort: from turn 8, where there is none [10.3.6]', () => {
    const game = own(['chateau-fort']);
    game.do('a', { verb: 'event', event: 'chateau-fort' }).passTo('move');
    expect(game.units('cadix', 'byzance').castle).toBe(1);
    const early = own(['chateau-fort'], { turn: 7, nation: 'wisigoth', hands: { c: ['chateau-fort'] } });
    expect(early.verbs('c')).not.toContain('event');
  });
  it('Château-fort: no more of them than there are provinces without one [10.3.6]', () => {
    const hands = { hands: { a: ['chateau-fort', 'chateau-fort'] satisfies EventKind[] } };
    const one = own([], hands).do('a', { verb: 'event', event: 'chateau-fort' });
    expect(one.verbs('a')).not.toContain('event');
    const board = { cadix: { byzance: { infantry: 2 } }, algarve: { byzance: { infantry: 1 } } };
    const two = own([], { ...hands, board }).do('a', { verb: 'event', event: 'chateau-fort' });
    expect(two.verbs('a')).toContain('event');
    const walled = { cadix: { byzance: { infantry: 2, castle: 1 } } };
    expect(own([], { ...hands, board: walled }).verbs('a')).not.toContain('event');
  });
  it('Château-fort: as far as the card’s own counters go; Ruins and what waits are special ones in use [10.3.6] [10.3.7]', () => {
    const castles = Object.fromEntries(
      (['tolede', 'cordoue', 'badajoz', 'lisbonne', 'segovie', 'valence'] as const).map((id) => [
        id,
        { 'valence-nation': { castle: 1 } },
      ]),
    );
    const board = { cadix: { 'valence-nation': { infantry: 1 } }, ...castles };
    const hands = { a: ['chateau-fort'] satisfies EventKind[] };
    const emirate = (less: Position['board']) =>
      new Board({
        setup: EVENTS,
        turn: 16,
        nation: 'valence-nation',
        seats: { 'valence-nation': 'a' },
        board: less,
        hands,
      })
        .begin()
        .verbs('a');
    const limit = STANDARD_BOOK.nations['valence-nation'].limits.castle ?? 0;
    const first = (count: number) => Object.fromEntries(Object.entries(board).slice(0, count + 1));
    expect(emirate(first(limit))).not.toContain('event');
    expect(emirate(first(limit - 1))).toContain('event');
    const beside = { unit: 'castle', count: 1, to: 'own', bought: false } as const;
    const special = (more: Partial<Position>) =>
      own(['chateau-fort'], { board: { cadix: { byzance: { infantry: 2 } } }, ...more }).verbs('a');
    expect(special({ nations: { celte: { pool: [beside] } }, ruins: { leon: 'galicien' } })).not.toContain('event');
    expect(special({ nations: { celte: { pool: [beside] } } })).toContain('event');
    expect(special({ ruins: { leon: 'galicien', galice: 'castille' } })).toContain('event');
  });
  it('Armée: not for a nation that is nowhere but at sea, and to which nobody comes [10.3.4]', () => {
    const board = { sea: { byzance: { infantry: 2 } }, tolede: { wisigoth: { infantry: 2 } } };
    expect(own(['armee'], { board, turn: 10 }).verbs('a')).not.toContain('event');
    expect(own(['armee'], { board, turn: 9 }).verbs('a')).toContain('event');
  });
  it('Trésor and Armée are played in one’s own income phase, Fougue in its own moment [10.3.4] [10.3.11] [10.3.23]', () => {
    const game = own(['tresor', 'armee', 'fougue', 'invasion']);
    expect(game.choices('a', 'event')).toEqual(['armee', 'invasion', 'tresor']);
    expect(game.passTo('move').verbs('a')).not.toContain('event');
    expect(game.passTo('fury').choices('a', 'event')).toEqual(['fougue']);
    const others = own([], { hands: { b: ['tresor', 'armee'] } });
    expect(others.verbs('b')).not.toContain('event');
  });
  it('Château-fort: two special counters for nations without Castles [10.3.7]', () => {
    const board = {
      cadix: { byzance: { infantry: 2 } },
      galice: { galicien: { castle: 1 } },
      leon: { celte: { castle: 1 } },
    };
    expect(own(['chateau-fort'], { board }).verbs('a')).not.toContain('event');
    const { leon: _leon, ...one } = board;
    expect(own(['chateau-fort'], { board: one }).verbs('a')).toContain('event');
  });
  it('Trésor: six gold, but not for a nation that never has any [10.3.23]', () => {
    const game = own(['tresor']).do('a', { verb: 'event', event: 'tresor' });
    expect(game.state.nations.byzance.gold).toBe(1 + 6);
    const board = { tolede: { rome: { elite: 1 } }, cadix: { almoravide: { elite: 1 } } };
    const rome = new Board({ setup: EVENTS, turn: 3, nation: 'rome', board, hands: { d: ['tresor'] } }).begin();
    expect(rome.verbs('d')).not.toContain('event');
    const almoravide = new Board({
      setup: EVENTS,
      turn: 19,
      nation: 'almoravide',
      board,
      hands: { a: ['tresor'] },
    }).begin();
    expect(almoravide.verbs('a')).not.toContain('event');
  });
  it('Longue vie: a Leader of one turn stays a second, no other [10.3.15]', () => {
    const board = { cadix: { carthage: { infantry: 1 } }, galice: { sueve: { infantry: 2, leaders: ['Hermerich'] } } };
    const game = new Board({ setup: EVENTS, turn: 2, nation: 'carthage', board, hands: { a: ['longue-vie'] } })
      .begin()
      .passTo('move');
    expect(game.choices('a', 'event', { event: 'longue-vie' })).toEqual(['leader:Hasdrubal']);
    game.do('a', { verb: 'event', event: 'longue-vie', leader: 'leader:Hasdrubal' });
    expect(game.state.nations.carthage.notes['spared:Hasdrubal']).toBe(true);
    const third = new Board({
      turn: 3,
      nation: 'carthage',
      board: { cadix: { carthage: { infantry: 1, leaders: ['Hasdrubal'] } } },
      nations: { carthage: { notes: { 'spared:Hasdrubal': true } } },
    }).begin();
    expect(third.units('cadix', 'carthage').leaders).toEqual(['Hasdrubal']);
    const two = new Board({ setup: EVENTS, turn: 6, nation: 'sueve', board, hands: { d: ['longue-vie'] } })
      .begin()
      .passTo('move');
    expect(two.verbs('d')).not.toContain('event');
  });
  it('Fougue: a province named after the combat, +1 in attack, or +2 with a Leader [10.3.11] [9.2.1] [9.2.3]', () => {
    const game = own(['fougue']).passTo('fury');
    expect(game.choices('a', 'event', { event: 'fougue' })).toContain('cadix');
    game.do('a', { verb: 'event', event: 'fougue', province: 'cadix' });
    expect(game.state.stage).toMatchObject({
      phase: 'move',
      pass: 2,
      second: { kind: 'pile', why: 'fougue', at: 'cadix', bonus: 1 },
    });
    expect(game.choices('a', 'move')).toEqual(['cadix']);
  });
  it('Invasion: announced at the start of the turn, a second movement and combat for one stack [10.3.13] [10.3.14]', () => {
    const game = own(['invasion']).do('a', { verb: 'event', event: 'invasion' });
    expect(game.state.stage.second).toMatchObject({ kind: 'pile', why: 'invasion', bonus: 2 });
    game.passTo('move').do('a', { verb: 'done' });
    game.passUntil((state) => state.stage.pass === 2);
    expect(game.state.stage).toMatchObject({ nation: 'byzance', phase: 'move', pass: 2, second: { at: 'cadix' } });
    expect(game.choices('a', 'move')).toEqual(['cadix']);
  });
  it('Invasion: not where all move twice, nor twice; beside the Fougue of a card it may be [10.3.13]', () => {
    const rome = (turn: number) =>
      new Board({
        setup: EVENTS,
        turn,
        nation: 'rome',
        board: { tolede: { rome: { elite: 1 } } },
        hands: { d: ['invasion'] },
      })
        .begin()
        .verbs('d');
    expect(rome(4)).not.toContain('event');
    expect(rome(3)).toContain('event');
    const twice = own(['invasion', 'invasion']).do('a', { verb: 'event', event: 'invasion' });
    expect(twice.verbs('a')).not.toContain('event');
    const mansur = { tolede: { omeyyad: { infantry: 2, castle: 1 } } };
    const fougue = new Board({ setup: EVENTS, turn: 14, nation: 'omeyyad', board: mansur, hands: { b: ['invasion'] } });
    expect(fougue.begin().choices('b', 'event')).toEqual(['invasion']);
  });
});

describe('Nul', () => {
  const play = (hands: Record<string, EventKind[]>, more: Partial<Position> = {}) =>
    new Board({
      setup: EVENTS,
      turn: 9,
      nation: 'byzance',
      board: { cadix: { byzance: { infantry: 2 } } },
      hands: { a: ['tresor'], ...hands },
      ...more,
    })
      .begin()
      .do('a', { verb: 'event', event: 'tresor' });

  it('cancels an event; both counters are spent [10.3.16] [10.3.24]', () => {
    const game = play({ b: ['nul'] });
    game.do('b', { verb: 'event', event: 'nul' });
    expect(game.told('event-cancelled')).toMatchObject([{ seat: 'a', event: 'tresor' }]);
    expect(game.state.nations.byzance.gold).toBe(1);
    expect([...game.state.counters.played].sort()).toEqual(['nul', 'tresor']);
  });
  it('is asked of everybody who holds a counter, whether it is Nul or not [10.3.17]', () => {
    const game = play({ b: ['nul'], c: ['ruse'], d: [] });
    expect(game.owed()).toEqual(['b:nul', 'c:nul']);
    expect(game.verbs('c')).toContain('pass');
    expect(game.verbs('c')).not.toContain('event');
    game.do('b', { verb: 'pass' });
    expect(game.owed()).toEqual(['c:nul']);
    game.do('c', { verb: 'pass' });
    expect(game.state.nations.byzance.gold).toBe(7);
  });
  it('answers a Nul too', () => {
    const game = play({ b: ['nul'], c: ['nul'] });
    game.do('b', { verb: 'event', event: 'nul' });
    expect(game.owed()).toEqual(['c:nul']);
    game.do('c', { verb: 'event', event: 'nul' });
    game.passUntil((state) => state.frames.length === 0);
    expect(game.state.nations.byzance.gold).toBe(7);
    expect(game.told('event-cancelled')).toMatchObject([{ event: 'nul' }]);
  });
  it('is not asked for once both have been played', () => {
    const base = new Board({
      setup: EVENTS,
      turn: 9,
      nation: 'byzance',
      board: { cadix: { byzance: { infantry: 2 } } },
      hands: { a: ['tresor'], b: ['ruse'] },
    }).begin();
    base.run((play) => play.set({ counters: { bag: [], played: ['nul', 'nul'] } }));
    expect(base.do('a', { verb: 'event', event: 'tresor' }).state.nations.byzance.gold).toBe(7);
  });
  it('is passed by a standing order, but for the nation it excepts', () => {
    const order = { kind: 'pass', event: 'nul', unless: 'byzance' } as const;
    const game = new Board({
      setup: EVENTS,
      turn: 9,
      nation: 'byzance',
      board: { cadix: { byzance: { infantry: 2 } } },
      hands: { a: ['tresor'], b: ['nul'] },
    }).begin();
    game.run((p) => p.player('b', { orders: [order] }));
    expect(game.do('a', { verb: 'event', event: 'tresor' }).owed()).toEqual(['b:nul']);
    const other = new Board({
      setup: EVENTS,
      turn: 9,
      nation: 'byzance',
      board: { cadix: { byzance: { infantry: 2 } } },
      hands: { a: ['tresor'], b: ['nul'] },
    }).begin();
    other.run((p) => p.player('b', { orders: [{ ...order, unless: 'rome' }] }));
    expect(other.do('a', { verb: 'event', event: 'tresor' }).state.nations.byzance.gold).toBe(7);
  });
});
