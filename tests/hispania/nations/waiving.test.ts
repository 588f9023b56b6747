import { describe, expect, it } from 'vitest';
import { fallback, obligations } from '../../../src/games/hispania/engine/steps.js';
import type { EventKind } from '../../../src/games/hispania/facts/ids.js';
import { viewOf } from '../../../src/games/hispania/tells/view.js';
import { Board } from './support.js';

/** CASTILLE (c) attacks SÉVILLE (b), who may go to Tolède; d looks on. */
function battle(hands: Record<string, EventKind[]>, setup: Record<string, string> = { events: 'on' }) {
  const game = new Board({
    setup,
    turn: 16,
    nation: 'castille',
    phase: 'move',
    board: {
      calatayud: { castille: { infantry: 4 } },
      segovie: { 'seville-nation': { infantry: 4 } },
      tolede: { 'seville-nation': { infantry: 1 } },
    },
    hands,
  }).begin();
  game.dice.always(2);
  return game.move('c', 'calatayud', { infantry: 4 }, 'segovie').do('c', { verb: 'done' });
}

/** SÉVILLE says in round 1 that it stands until half are lost, and loses them in round 2. */
function halfLost(game: Board, afterwards: string): Board {
  expect(game.owed()).toEqual(['b:retreat']);
  game.dice.next(2, 2, 2, 2, 2, 2, 2, 2);
  game.do('b', { verb: 'stand-half', afterwards });
  expect([game.owed(), roundOf(game)]).toEqual([['c:retreat'], 2]);
  game.dice.next(10, 10, 2, 2, 2, 2, 2, 2);
  game.do('c', { verb: 'stand' });
  expect(game.units('segovie', 'seville-nation').infantry).toBe(2);
  return game;
}

const battleIn = ({ state }: Board) => state.frames.find((frame) => frame.kind === 'battle');
const roundOf = (game: Board) => battleIn(game)?.round ?? null;
const defenderIn = (game: Board) => battleIn(game)?.defender;

describe('one answer for a whole battle', () => {
  it('asks all who might hold a fitting event at once, in a window that closes by itself [10.3.17]', () => {
    const game = battle({ b: ['nul'], c: ['nul'] });
    expect(obligations(game.state)).toMatchObject([{ seats: ['b', 'c'], kind: 'window', what: 'battle-opening' }]);
    expect(game.do('b', { verb: 'pass' }).owed()).toEqual(['c:battle-opening']);
  });

  it('lets every event of the battle pass, in all its rounds, for whoever says so and nobody else [10.3.17]', () => {
    const game = battle({ b: ['nul'], c: ['nul'] }).do('b', { verb: 'pass-battle' });
    const asked: string[] = [];
    for (let step = 0; step < 60 && roundOf(game) !== null && (roundOf(game) ?? 0) < 3; step++) {
      asked.push(...game.owed());
      const [owed] = obligations(game.state);
      if (owed?.kind === 'window') game.do('c', { verb: 'pass' });
      else for (const seat of owed?.seats ?? []) game.do(seat, { verb: 'stand' });
    }
    expect(asked).toContain('c:before-dice');
    expect(asked).toContain('c:after-dice');
    expect(asked.filter((one) => one.startsWith('b:')).every((one) => one === 'b:retreat')).toBe(true);
  });

  it('is what is done for whoever is away: the game does not stop three times a round', () => {
    const game = battle({ b: ['nul'] });
    const [owed] = obligations(game.state);
    expect(owed === undefined ? null : fallback(game.state, owed)).toEqual({ verb: 'pass-battle' });
  });

  it('lets the events of the whole turn pass, and of no other', () => {
    const game = battle({ b: ['nul'], c: ['nul'] })
      .do('c', { verb: 'pass-battle' })
      .do('b', { verb: 'pass-turn' });
    expect(game.owed()).toEqual(['c:retreat']);
    game.dice.always(9);
    game.passUntil((state) => state.stage.nation !== 'castille');
    expect(game.state.players.b).not.toHaveProperty('letPass');
  });

  it('stands to the end without another question, events let pass with it [6.6]', () => {
    const game = battle({ b: ['nul'] }).do('b', { verb: 'stand-end' });
    expect(game.owed()).toEqual(['c:retreat']);
    game.do('c', { verb: 'stand' });
    expect([game.owed(), roundOf(game)]).toEqual([['c:retreat'], 2]);
  });

  it('stands until half of the units are lost, and is asked then [6.6]', () => {
    const game = battle({}, {}).do('c', { verb: 'stand' });
    expect(halfLost(game, 'ask-me').do('c', { verb: 'stand' }).owed()).toEqual(['b:retreat']);
  });

  it('stands until half of the units are lost and leaves then for where it said, unasked [6.6]', () => {
    const game = battle({}, {}).do('c', { verb: 'stand' });
    expect(game.choices('b', 'stand-half', {})).toEqual(['avila', 'cuenca', 'tolede', 'ask-me']);
    halfLost(game, 'tolede').do('c', { verb: 'stand' });
    expect(game.units('segovie', 'seville-nation')).toEqual({});
    expect(game.units('tolede', 'seville-nation').infantry).toBe(3);
    expect(game.told('retreated')).toMatchObject([{ from: 'segovie', to: 'tolede' }]);
  });

  it('asks where to after all where what it said is closed by then [6.6]', () => {
    const game = halfLost(battle({}, {}).do('c', { verb: 'stand' }), 'tolede');
    game.run((play) => play.add('tolede', 'navarre', 'infantry', 1));
    expect(game.do('c', { verb: 'stand' }).owed()).toEqual(['b:retreat']);
  });

  it('leaves for where it said in this battle, and not where an order of long before says [6.6]', () => {
    const game = battle({}, {}).run((play) => {
      play.add('avila', 'seville-nation', 'infantry', 1);
    });
    game.do('c', { verb: 'stand' }).run((play) =>
      play.player('b', {
        orders: [
          { kind: 'stand', nation: 'any', province: 'any', until: 'half' },
          { kind: 'retreat', nation: 'any', from: 'any', to: 'avila' },
        ],
      }),
    );
    halfLost(game, 'tolede').do('c', { verb: 'stand' });
    expect(game.told('retreated')).toMatchObject([{ from: 'segovie', to: 'tolede' }]);
  });

  it('says no more where to once it is to be asked again, or stands to the end [6.6]', () => {
    for (const verb of ['ask-again', 'stand-end']) {
      const game = battle({ b: ['nul'], c: ['nul'] }).do('b', { verb: 'stand-half', afterwards: 'tolede' });
      expect(defenderIn(game)?.leavesFor).toBe('tolede');
      if (verb === 'stand-end') game.do('b', { verb: 'ask-again' });
      expect(defenderIn(game.do('b', { verb }))).not.toHaveProperty('leavesFor');
    }
  });

  it('is one press for the attacker too, who then aims at what he hits most easily [6.1]', () => {
    const game = battle({}, {}).do('c', { verb: 'stand-end' });
    game.dice.always(9);
    expect(game.do('b', { verb: 'stand' }).told('battle-ended')).toHaveLength(1);
  });

  it('is taken back by one press, seen by nobody else', () => {
    const game = battle({ b: ['nul'], c: ['nul'] }).do('b', { verb: 'stand-end' });
    expect(game.verbs('c')).not.toContain('ask-again');
    game.do('b', { verb: 'ask-again' });
    expect(game.verbs('b')).not.toContain('ask-again');
    expect(game.owed()).toEqual(['b:battle-opening', 'c:battle-opening']);
    game.do('b', { verb: 'pass-turn' });
    expect(game.do('b', { verb: 'ask-again' }).owed()).toContain('b:battle-opening');
    expect(game.told('asked-again').every(({ audience }) => audience?.toString() === 'b')).toBe(true);
  });

  it('is known to whoever said it, and to nobody else [10.3.17]', () => {
    const game = battle({ b: ['nul'], c: ['nul'] })
      .do('b', { verb: 'stand-half', afterwards: 'tolede' })
      .do('c', { verb: 'pass-turn' });
    const plans = (viewer: string | null) => {
      const { frames, players } = viewOf(game.state, viewer);
      const frame = frames.find((one) => one.kind === 'battle');
      return [frame?.defender.stands, frame?.defender.leavesFor, frame?.letPass ?? [], players.c?.letPass?.nation];
    };
    expect(plans('b')).toEqual(['half', 'tolede', ['b'], undefined]);
    expect(plans('c')).toEqual([undefined, undefined, [], 'castille']);
    expect(plans(null)).toEqual([undefined, undefined, [], undefined]);
  });
});

describe('to stand to the end wherever the nation attacks in its turn', () => {
  const attacked = (places: readonly ('avila' | 'cuenca')[]) => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: {
        calatayud: { castille: { infantry: 3 } },
        segovie: { 'seville-nation': { infantry: 4 } },
        ...Object.fromEntries(places.map((place) => [place, { 'seville-nation': { infantry: 2 } }])),
        tolede: { 'seville-nation': { infantry: 1 } },
      },
      hands: { b: ['nul'] },
    }).begin();
    game.dice.always(2);
    game.move('c', 'calatayud', { infantry: 3 }, 'segovie');
    for (const place of places) game.run((play) => play.add(place, 'castille', 'infantry', 2));
    game.do('c', { verb: 'done' });
    return places.length > 0 ? game.do('c', { verb: 'battle', province: 'segovie' }) : game;
  };

  it('is offered to whoever is attacked elsewhere too [6.4]', () => {
    expect(attacked(['avila']).verbs('b')).toContain('stand-turn');
    expect(attacked([]).verbs('b')).toContain('stand-end');
    expect(attacked([]).verbs('b')).not.toContain('stand-turn');
    expect(attacked(['avila']).verbs('c')).not.toContain('stand-turn');
  });

  it('asks him in none of the battles of the turn, and nobody knows it but he [6.4] [10.3.17]', () => {
    const game = attacked(['avila']).do('b', { verb: 'stand-turn' });
    expect(viewOf(game.state, 'c').players.b).not.toHaveProperty('letPass');
    const asked = new Set<string>();
    game.passUntil((state) => {
      for (const owed of obligations(state)) for (const seat of owed.seats) asked.add(seat);
      return (battleIn(game)?.round ?? 0) > 2 || state.stage.nation !== 'castille';
    });
    expect(battleIn(game)?.province).toBe('segovie');
    game.run((play) => {
      for (const { kind } of play.state.frames) if (kind === 'battle') play.pop();
    });
    game.run((play) => play.remove('segovie', 'castille', 'infantry', game.units('segovie', 'castille').infantry ?? 0));
    game.begin();
    expect(battleIn(game)?.province).toBe('avila');
    expect(battleIn(game)?.defender).not.toHaveProperty('stands');
    game.passUntil((state) => {
      for (const owed of obligations(state)) for (const seat of owed.seats) asked.add(seat);
      return (battleIn(game)?.round ?? 0) > 2 || state.stage.nation !== 'castille';
    });
    expect([...asked]).toEqual(['c']);
  });

  it('is taken back by one press [6.4]', () => {
    const game = attacked(['avila']).do('b', { verb: 'stand-turn' }).do('b', { verb: 'ask-again' });
    expect(game.state.players.b).not.toHaveProperty('letPass');
    expect(game.do('c', { verb: 'stand' }).owed()).toEqual(['b:retreat']);
  });
});

describe('an event of others in a battle', () => {
  const played = () =>
    battle({ b: ['retraite'], c: ['nul'], d: ['ruse'] }).do('b', { verb: 'event', event: 'retraite' });

  it('is not asked about again by whoever said so in one press, as an order that he can take back [10.3.16]', () => {
    const game = played();
    expect(game.owed()).toEqual(['c:nul', 'd:nul']);
    expect(game.verbs('d')).toEqual(
      expect.arrayContaining(['pass', 'pass-battle', 'pass-turn', 'ignore', 'ignore-all']),
    );
    expect(game.verbs('c')).not.toContain('ignore');
    game.do('d', { verb: 'ignore' });
    expect(game.owed()).toEqual(['c:nul']);
    expect(game.state.players.d?.orders).toEqual([{ kind: 'ignore', nation: 'seville-nation' }]);
    expect(game.do('d', { verb: 'cancel', order: '0' }).owed()).toEqual(['c:nul', 'd:nul']);
    expect(game.do('d', { verb: 'ignore-all' }).owed()).toEqual(['c:nul']);
  });
});

describe('to stand to the end', () => {
  it('answers the question of the event Retraite too, at once [10.3.19]', () => {
    for (const answer of [{ verb: 'stand-end' }, { verb: 'stand-half', afterwards: 'tolede' }]) {
      const game = battle({ b: ['retraite'] }).do('b', { verb: 'event', event: 'retraite' });
      expect(game.owed()).toEqual(['b:retreat']);
      game.do('b', answer);
      expect(game.told('stood')).toHaveLength(1);
      expect(game.owed()).not.toContain('b:retreat');
    }
  });

  it('until half are lost is no answer of whoever has lost them, since it would ask him again at once [6.6]', () => {
    const game = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: {
        calatayud: { castille: { knight: 3 } },
        segovie: { 'seville-nation': { infantry: 4 } },
        tolede: { 'seville-nation': { infantry: 1 } },
      },
    }).begin();
    game.dice.always(9);
    game.move('c', 'calatayud', { knight: 3 }, 'segovie').do('c', { verb: 'done' });
    for (let step = 0; step < 3 && game.owed()[0] !== 'b:retreat'; step++) {
      const [seat = ''] = game.owed()[0]?.split(':') ?? [];
      game.do(seat, { verb: game.owed()[0] === `${seat}:target` ? 'stand-end' : 'stand' });
    }
    expect(game.owed()).toEqual(['b:retreat']);
    expect(game.verbs('b').filter((verb) => verb.startsWith('stand'))).toEqual(['stand', 'stand-end']);
  });
});

describe('the Sign of God', () => {
  const signs = (setup: Record<string, string> = { 'sign-of-god': 'on' }) => battle({}, setup);

  it('is asked about after the dice alone, and never again of whoever has used his [10.2.1]', () => {
    const game = signs();
    expect(game.owed()).toEqual(['b:after-dice', 'c:after-dice']);
    game.do('c', { verb: 'sign' });
    expect(game.owed()).toEqual(['b:after-dice']);
    game.do('b', { verb: 'sign' });
    expect(game.owed()).toEqual(['c:retreat']);
    expect(signs({}).owed()).toEqual(['c:retreat']);
  });

  it('is not asked about where a standing order lets it pass [10.2.1]', () => {
    const game = signs().run((play) => play.player('c', { orders: [{ kind: 'pass', event: 'sign', unless: 'none' }] }));
    expect(game.owed()).toEqual(['b:after-dice']);
  });
});

it('an order that lets events pass unless against one nation asks whoever plays both sides for the other [10.3.17]', () => {
  const asked = (unless: 'castille' | 'basque') => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 16,
      nation: 'castille',
      phase: 'move',
      seats: { castille: 'b', 'seville-nation': 'b' },
      board: { calatayud: { castille: { infantry: 4 } }, segovie: { 'seville-nation': { infantry: 4 } } },
      hands: { b: ['nul'] },
    }).run((play) => play.player('b', { orders: [{ kind: 'pass', event: 'any', unless }] }));
    game.dice.always(2);
    return game.begin().move('b', 'calatayud', { infantry: 4 }, 'segovie').do('b', { verb: 'done' }).owed();
  };
  expect(asked('castille')).toEqual(['b:battle-opening']);
  expect(asked('basque')).toEqual(['b:retreat']);
});
