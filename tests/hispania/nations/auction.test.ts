import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/words.js';
import { firstTurnOf, isBarred, leastBid, needsNation } from '../../../src/games/hispania/auction/eligible.js';
import { auctionNation } from '../../../src/games/hispania/auction/open.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { NATION_IDS, type NationId, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { seatScore } from '../../../src/games/hispania/scoring/final.js';
import { comesLater } from '../../../src/games/hispania/sequence/course.js';
import { viewOf } from '../../../src/games/hispania/tells/view.js';
import { Board, type Position } from './support.js';

describe('who still comes', () => {
  it('is whoever has reinforcements from this turn on, or from the next when the turn closes [14.2.3]', () => {
    const comes = (turn: number, nation: NationId, phase: 'opening' | 'closing') => {
      const { state } = new Board({ turn, board: {} });
      return comesLater({ ...state, stage: { ...state.stage, phase } }, nation);
    };
    expect([8, 9, 10].map((turn) => comes(turn, 'byzance', 'opening'))).toEqual([true, true, false]);
    expect([7, 8, 9].map((turn) => comes(turn, 'byzance', 'closing'))).toEqual([true, true, false]);
    // Reinforcements of its own provinces alone, or only if it lives or holds a place, bring no nation back.
    expect(comes(15, 'badajoz-nation', 'opening')).toBe(false);
  });
});

describe('the turn on which a nation acts first', () => {
  it('is that of its first arrival, or the one after it has taken another’s place [9.4.1]', () => {
    const { state } = new Board({ turn: 1, board: {} });
    const first = (nation: NationId) => firstTurnOf(state, nation);
    expect([first('rome'), first('vandale'), first('byzance'), first('omeyyad')]).toEqual([2, 6, 9, 11]);
    expect([first('hispano-romain'), first('castille'), first('leon-nation'), first('navarre')]).toEqual([
      6, 13, 14, 14,
    ]);
    expect([first('badajoz-nation'), first('aragon'), first('seville-nation'), first('grenade-nation')]).toEqual([
      13, 16, 15, 15,
    ]);
    expect(first('celte')).toBeNull();
  });
});

type Seats = { readonly [N in NationId]?: string };
/** An advanced game on a turn with these nations handed out, the rest of the table empty-handed. */
function table(turn: number, seats: Seats, more: Partial<Position> = {}): Board {
  const game = new Board({ setup: { version: 'advanced', ...more.setup }, turn, board: {}, ...more });
  return game.run((play) => {
    for (const id of NATION_IDS) {
      const given = more.nations?.[id]?.status;
      const held = seats[id] !== undefined && play.state.nations[id].status === 'gone' ? 'playing' : undefined;
      play.nation(id, { seat: seats[id] ?? null, status: given ?? held ?? play.state.nations[id].status });
    }
    play.stage({ phase: 'opening', nation: null });
  });
}
/** The same, each of these nations with an Infantry in a province of its own. */
function standing(turn: number, seats: Seats, more: Partial<Position> = {}): Board {
  const held = NATION_IDS.filter((id) => seats[id] !== undefined);
  const board: Position['board'] = Object.fromEntries(
    held.map((id, index) => [PROVINCE_IDS[index] ?? 'ibiza', { [id]: { infantry: 1 } }]),
  );
  return table(turn, seats, { ...more, board });
}
const auction = (game: Board, nation: NationId) => {
  game.run((play) => auctionNation(play, nation));
  return game;
};
const frameOf = (game: Board) => game.state.frames.at(-1);

const MAJORS: Seats = { carthage: 'a', wisigoth: 'b', rome: 'c', omeyyad: 'd' };

describe('an open auction', () => {
  it('goes round until nobody raises: ALAIN for 29 [14.2.2] [14.2.4]', () => {
    const game = auction(table(6, { carthage: 'a', rome: 'b', omeyyad: 'c', castille: 'd' }), 'alain');
    expect(game.owed()).toEqual(['a:bid']);
    expect(game.ask('a', 'bid')).toMatchObject({ min: 25 });
    game
      .do('a', { verb: 'bid', points: 25 })
      .do('b', { verb: 'pass' })
      .do('c', { verb: 'bid', points: 26 })
      .do('d', { verb: 'pass' });
    expect(game.refusal('a', { verb: 'bid', points: 26 })).toBe('slot-illegal');
    game.do('a', { verb: 'bid', points: 28 }).do('b', { verb: 'pass' }).do('c', { verb: 'bid', points: 29 });
    game.do('d', { verb: 'pass' }).do('a', { verb: 'pass' });
    expect(game.state.nations.alain.seat).toBeNull();
    game.run((play) => play.stage({ phase: 'over' }));
    game.run((play) => play.stage({ phase: 'opening' }));
    game.dice.always(3);
    game.do('b', { verb: 'pass' });
    expect(game.state.nations.alain.seat).toBe('c');
    expect(seatScore(game.state, 'c')).toBe(-29);
  });

  it('is over at once where nobody can raise: 250 is the most [14.2.2]', () => {
    const game = auction(table(6, { carthage: 'a', rome: 'b', omeyyad: 'c', castille: 'd' }), 'alain');
    expect(game.ask('a', 'bid')).toMatchObject({ max: 250 });
    expect(game.refusal('a', { verb: 'bid', points: 251 })).toBe('slot-illegal');
    game.dice.always(3);
    game.do('a', { verb: 'bid', points: 249 });
    expect(game.owed()).toEqual(['b:bid']);
    game.do('b', { verb: 'bid', points: 250 });
    expect(game.state.nations.alain.seat).toBe('b');
  });

  it('is closed to rivals, both ways: WISIGOTH for ALAIN, GALICIEN and LUSITANIEN for SUÈVE [14.2.3]', () => {
    expect(auction(table(6, MAJORS), 'alain').told('auction-opened')[0]?.seats).toEqual(['a', 'c', 'd']);
    const sueve = auction(standing(6, { ...MAJORS, galicien: 'c', lusitanien: 'd' }), 'sueve');
    expect(sueve.told('auction-opened')[0]?.seats).toEqual(['a', 'b']);
    const [opened] = sueve.told('auction-opened');
    if (opened === undefined) throw new Error('no auction');
    const [told = opened] = HISPANIA.words.condense?.([opened], { ...viewOf(sueve.state, null) }) ?? [];
    const people = { c: 'Cid', d: 'Dee' };
    expect(HISPANIA.words.describe('en', told, people)).toMatch(
      /may not bid: Cid \(has GALICIANS\) and Dee \(has LUSITAN/,
    );
    const later = standing(9, { ...MAJORS, 'grenade-nation': 'a' });
    expect(isBarred(later.state, 'a', 'byzance')).toBe(true);
  });

  it('forgets rivals that are gone', () => {
    const game = table(11, { ...MAJORS, galicien: 'c' }, { nations: { galicien: { status: 'gone' } } });
    expect(isBarred(game.state, 'c', 'sueve')).toBe(false);
  });

  it('forgets rivals that were wiped out, but for what is still to come of them [14.2.3]', () => {
    const seats: Seats = { ...MAJORS, basque: 'a', franc: 'b' };
    const nations = { basque: { status: 'playing' } } as const;
    expect(isBarred(standing(9, seats, { nations }).state, 'a', 'franc')).toBe(true);
    expect(isBarred(table(9, seats, { nations }).state, 'a', 'franc')).toBe(false);
    expect(isBarred(table(10, seats).state, 'b', 'basque')).toBe(true);
    expect(isBarred(table(14, seats).state, 'b', 'basque')).toBe(false);
  });

  it('is opened by each seat in turn [14.2.5]', () => {
    const game = table(6, MAJORS);
    const openers = (['vandale', 'franc', 'byzance'] as const).map((nation) => {
      auction(game, nation);
      const [owed] = game.owed();
      game.run((play) => play.pop());
      return owed;
    });
    expect(openers).toEqual(['a:bid', 'b:bid', 'c:bid']);
  });

  it('is opened by the next seat, whatever was attributed without one in between [14.2.5] [14.5.1]', () => {
    const seats: Seats = { ...MAJORS, castille: 'b', 'badajoz-nation': 'd', 'grenade-nation': 'c' };
    const game = auction(standing(15, seats), 'seville-nation');
    expect(game.state.nations['seville-nation'].seat).toBe('a');
    expect(auction(game, 'franc').owed()).toEqual(['a:bid']);
  });

  it('nobody bids on goes to one by lot, at the minimum [14.2.6]', () => {
    const game = auction(table(6, MAJORS), 'vandale');
    const least = leastBid(game.state, 'vandale');
    game.dice.next(3);
    game.dice.always(2);
    for (const seat of ['a', 'b', 'c', 'd']) game.do(seat, { verb: 'pass' });
    expect(game.state.nations.vandale.seat).toBe('c');
    expect(game.state.players.c?.bids).toEqual([{ nation: 'vandale', points: least, turn: 6, kind: 'nation' }]);
  });
});

describe('the first auction', () => {
  it('is opened by the highest of two dice each; equals roll again [14.2.5]', () => {
    const game = table(1, MAJORS, {
      setup: { version: 'advanced', scenario: 'D' },
      board: { galice: { galicien: { infantry: 1 } } },
    });
    game.dice.next(5, 5, 3, 7, 1, 1, 2, 2, 4, 4, 9, 1);
    game.begin();
    expect(game.owed()).toEqual(['b:bid']);
    expect(game.told('auction-opened').map(({ nation }) => nation)).toEqual(['galicien']);
  });
});

describe('the auctions of a turn', () => {
  it('come in playing order [14.2.1]', () => {
    const game = table(6, { ...MAJORS, 'hispano-romain': 'a' });
    game.dice.always(1);
    game.begin().passUntil((state) => state.stage.phase !== 'opening');
    expect(game.told('auction-opened').map(({ nation }) => nation)).toEqual(['vandale', 'alain', 'sueve']);
  });

  it('successors are auctioned before they transform, the emirates in their own order [14.2.1] [14.6.1]', () => {
    const board = { tolede: { omeyyad: { infantry: 2 } } } as const;
    const game = table(14, { ...MAJORS, navarre: 'a', 'badajoz-nation': 'a' }, { board }).run((play) =>
      play.stage({ phase: 'closing' }),
    );
    game.dice.always(1);
    game.begin().passUntil((state) => state.turn === 15);
    expect(game.told('auction-opened').map(({ nation }) => nation)).toEqual([
      'saragosse-nation',
      'valence-nation',
      'grenade-nation',
      'seville-nation',
    ]);
    const order = game.events.map(({ type }) => type);
    expect(order.lastIndexOf('auction-opened')).toBeLessThan(order.indexOf('transformed'));
  });

  it('CASTILLE already has its player; the fifth major nation is auctioned when it appears [14.1.4] [14.6.1] [15.4]', () => {
    const board = { leon: { wisigoth: { infantry: 3 } } } as const;
    const held = table(12, { ...MAJORS, castille: 'a' }, { board })
      .run((play) => play.stage({ phase: 'closing' }))
      .begin();
    expect(held.told('auction-opened').map(({ nation }) => nation)).not.toContain('castille');
    const free = table(12, MAJORS, { board })
      .run((play) => play.stage({ phase: 'closing' }))
      .begin();
    expect(free.told('auction-opened')).toMatchObject([{ nation: 'castille', least: 34 }]);
    expect(free.owed()).toEqual(['a:bid']);
    const least = (['wisigoth', 'rome', 'omeyyad', 'castille', 'carthage'] as const).map(
      (id) => STANDARD_BOOK.nations[id].minimumBid.D,
    );
    expect(least).toEqual([41, 36, 30, 34, 6]);
  });

  it('NAVARRE comes on turn 15 if BASQUE is gone [14.6.5]', () => {
    const game = table(13, { ...MAJORS, castille: 'a', basque: 'b' }, { nations: { basque: { status: 'playing' } } });
    game.run((play) => play.stage({ phase: 'closing' }));
    game.dice.always(1);
    const auctioned = () => game.told('auction-opened').map(({ nation }) => nation);
    game.begin().passUntil((state) => state.turn === 14 && state.stage.phase !== 'opening');
    expect(auctioned()).not.toContain('navarre');
    game.passUntil((state) => state.turn === 15 && state.stage.phase !== 'opening');
    expect(auctioned().at(-1)).toBe('navarre');
  });
});

describe('how many nations', () => {
  const many: Seats = {
    ...MAJORS,
    galicien: 'a',
    celte: 'a',
    basque: 'a',
    vandale: 'a',
    byzance: 'a',
    sueve: 'a',
    franc: 'a',
  };
  it('at most 8 in the long scenarios, 6 in the short ones [14.4.2]', () => {
    expect(auction(table(16, many), 'aragon').told('auction-opened')[0]?.seats).not.toContain('a');
    const { franc: _franc, ...seven } = many;
    expect(auction(table(16, seven), 'aragon').told('auction-opened')[0]?.seats).toContain('a');
    const { sueve: _sueve, basque: _basque, ...five } = seven;
    const short: Partial<Position> = { setup: { version: 'advanced', scenario: 'A' } };
    expect(auction(table(9, five, short), 'franc').told('auction-opened')[0]?.seats).toContain('a');
    expect(auction(table(9, { ...five, alain: 'a' }, short), 'franc').told('auction-opened')[0]?.seats).not.toContain(
      'a',
    );
  });

  it('the only one who may bid has it for the minimum [14.5.1]', () => {
    const seats: Seats = { ...MAJORS, castille: 'b', 'leon-nation': 'c', 'badajoz-nation': 'd' };
    const game = auction(standing(15, { ...seats, navarre: 'b' }), 'seville-nation');
    expect(game.state.nations['seville-nation'].seat).toBeNull();
    const only = auction(standing(15, { ...seats, 'badajoz-nation': 'd', 'grenade-nation': 'c' }), 'seville-nation');
    expect(only.state.nations['seville-nation'].seat).toBe('a');
    expect(only.state.players.a?.bids).toMatchObject([
      { nation: 'seville-nation', kind: 'forced', points: leastBid(only.state, 'seville-nation') },
    ]);
  });

  it('beyond the maximum it costs ten more [14.5.2]', () => {
    const game = auction(
      standing(15, { ...many, castille: 'b', 'badajoz-nation': 'd', 'grenade-nation': 'c' }),
      'seville-nation',
    );
    expect(game.state.nations['seville-nation'].seat).toBe('a');
    expect(game.state.players.a?.bids).toMatchObject([
      { points: leastBid(game.state, 'seville-nation') + 10, kind: 'forced' },
    ]);
  });

  it('if nobody at all may have it, one of those with the fewest nations does [14.2.7]', () => {
    const seats: Seats = {
      carthage: 'a',
      castille: 'b',
      'badajoz-nation': 'c',
      'grenade-nation': 'd',
      almoravide: 'a',
    };
    const game = standing(15, { ...seats, celte: 'b' });
    game.dice.next(2);
    auction(game, 'seville-nation');
    expect(game.state.nations['seville-nation'].seat).toBe('d');
    const all = standing(
      15,
      {
        castille: 'a',
        'badajoz-nation': 'b',
        'grenade-nation': 'c',
        celte: 'd',
        rome: 'a',
        wisigoth: 'b',
        omeyyad: 'c',
      },
      { nations: { omeyyad: { status: 'gone' } } },
    );
    expect(auction(all, 'seville-nation').state.nations['seville-nation'].seat).toBe('d');
  });
});

describe('who must have a nation to reach his minimum', () => {
  /** In scenario A everybody should have 3; nothing is left to come but FRANC. */
  const late: Seats = Object.fromEntries(NATION_IDS.filter((id) => id !== 'franc').map((id) => [id, 'a']));
  const setup = { version: 'advanced', scenario: 'A' };
  const short = {
    ...late,
    celte: 'b',
    ibere: 'b',
    galicien: 'c',
    cantabrien: 'c',
    carthage: 'c',
    alain: 'd',
    vandale: 'd',
    sueve: 'd',
  } as const;
  it('is three in scenarios A and B, four in the others [14.4.1]', () => {
    expect((['A', 'B', 'C', 'D', 'E'] as const).map((id) => STANDARD_BOOK.scenarios[id].leastNations)).toEqual([
      3, 3, 4, 4, 4,
    ]);
    expect((['A', 'B', 'C', 'D', 'E'] as const).map((id) => STANDARD_BOOK.scenarios[id].mostNations)).toEqual([
      6, 6, 8, 8, 8,
    ]);
    const game = table(9, short, { setup });
    expect([needsNation(game.state, 'b', 'franc'), needsNation(game.state, 'c', 'franc')]).toEqual([true, false]);
  });
  it('may claim it for the minimum [14.5.3]', () => {
    const game = auction(table(9, short, { setup }), 'franc');
    expect(game.owed()).toEqual(['b:claim']);
    game.do('b', { verb: 'choose', choice: 'claim' });
    expect(game.state.nations.franc.seat).toBe('b');
    expect(game.state.players.b?.bids[0]?.points).toBe(leastBid(game.state, 'franc'));
    const waived = auction(table(9, short, { setup }), 'franc').do('b', { verb: 'choose', choice: 'waive' });
    expect(waived.owed()).toEqual(['b:bid']);
    expect([game.state.opener, waived.state.opener]).toEqual([0, 1]);
  });
  it('two who need it bid for it between them [14.5.4]', () => {
    const two = { ...short, sueve: 'a', vandale: 'a', alain: 'd', byzance: 'd' } as const;
    const game = auction(table(9, two, { setup }), 'franc');
    expect(game.owed()).toEqual(['b:claim', 'd:claim']);
    game.do('b', { verb: 'choose', choice: 'claim' }).do('d', { verb: 'choose', choice: 'claim' });
    expect(frameOf(game)).toMatchObject({ kind: 'auction', seats: ['b', 'd'] });
  });
});

describe('handing over a nation', () => {
  const hand = (turn: number, board: Position['board'], seats: Seats) => {
    const game = table(turn, seats, { board }).run((play) => play.stage({ phase: 'closing' }));
    game.dice.always(1);
    return game.begin().passUntil((state) => state.turn > turn);
  };
  const lost = (game: Board, nation: NationId) => game.whys(nation).filter(([why]) => why.startsWith('handover'));
  it('costs its old player a point for each unit that is missing [14.6.2]', () => {
    expect(
      lost(hand(5, { tolede: { rome: { elite: 5, fort: 1 } } }, { ...MAJORS, 'hispano-romain': 'a' }), 'rome'),
    ).toEqual([['handover', -3]]);
    expect(
      lost(hand(8, { leon: { cantabrien: { infantry: 3 } } }, { ...MAJORS, cantabrien: 'c' }), 'cantabrien'),
    ).toEqual([['handover', -1]]);
    expect(
      lost(
        hand(12, { porto: { lusitanien: { infantry: 1 } } }, { ...MAJORS, lusitanien: 'c', 'badajoz-nation': 'a' }),
        'lusitanien',
      ),
    ).toEqual([['handover', -3]]);
    expect(
      lost(hand(13, { galice: { sueve: { infantry: 2 } } }, { ...MAJORS, sueve: 'c', 'leon-nation': 'a' }), 'sueve'),
    ).toEqual([['handover', -4]]);
    expect(
      lost(
        hand(15, { huesca: { franc: { infantry: 1, castle: 1 } } }, { ...MAJORS, franc: 'c', aragon: 'a' }),
        'franc',
      ),
    ).toEqual([['handover', -2]]);
  });
  it('costs nothing where the same player keeps it, or enough is there [14.6.2]', () => {
    expect(lost(hand(5, { tolede: { rome: { elite: 5 } } }, { ...MAJORS, 'hispano-romain': 'c' }), 'rome')).toEqual([]);
    expect(
      lost(hand(8, { leon: { cantabrien: { infantry: 4 } } }, { ...MAJORS, cantabrien: 'c' }), 'cantabrien'),
    ).toEqual([]);
  });
  it('WISIGOTH counts its Infantry in zone Nord and Avila [14.6.6]', () => {
    const board = {
      leon: { wisigoth: { infantry: 6 } },
      avila: { wisigoth: { infantry: 2 } },
      tolede: { wisigoth: { infantry: 4 } },
    } as const;
    expect(lost(hand(12, board, { ...MAJORS, castille: 'a' }), 'wisigoth')).toEqual([['handover', -3]]);
  });
  it('OMEYYAD: 12 units, and ½ PV for each Cavalry, 2 at most [14.6.2] [14.6.3]', () => {
    const seats: Seats = {
      ...MAJORS,
      'saragosse-nation': 'a',
      'valence-nation': 'b',
      'grenade-nation': 'c',
      'seville-nation': 'a',
    };
    expect(lost(hand(14, { seville: { omeyyad: { infantry: 6, cavalry: 3, castle: 1 } } }, seats), 'omeyyad')).toEqual([
      ['handover', -3],
      ['handover-bonus', 1.5],
    ]);
    expect(lost(hand(14, { seville: { omeyyad: { infantry: 7, cavalry: 6 } } }, seats), 'omeyyad')).toEqual([
      ['handover-bonus', 2],
    ]);
  });
  it('IBÈRE and BASQUE owe nothing [14.6.4]', () => {
    expect(lost(hand(3, { tolede: { ibere: { infantry: 1 } } }, { ...MAJORS, ibere: 'a' }), 'ibere')).toEqual([]);
    expect(
      lost(hand(13, { pamplune: { basque: { infantry: 1 } } }, { ...MAJORS, basque: 'a', navarre: 'b' }), 'basque'),
    ).toEqual([]);
  });
});

describe('sealed bids', () => {
  const setup = { version: 'advanced', 'secret-bids': 'on' };
  const open = () => auction(table(6, MAJORS, { setup }), 'vandale');
  const least = STANDARD_BOOK.nations.vandale.minimumBid.D ?? 0;
  it('are written by all at once, hidden from others; the highest has the nation [14.7.1]', () => {
    const game = open();
    expect(game.owed()).toEqual(['a:sealed-bid', 'b:sealed-bid', 'c:sealed-bid', 'd:sealed-bid']);
    game.do('b', { verb: 'bid', points: least });
    expect(game.owed()).toEqual(['a:sealed-bid', 'c:sealed-bid', 'd:sealed-bid']);
    const seen = (seat: string | null) => JSON.stringify(viewOf(game.state, seat).frames);
    expect(game.told('bid-made')).toMatchObject([{ seat: 'b', points: least, audience: ['b'] }]);
    expect(seen('b')).toContain(`"b":${least}`);
    expect(seen('a')).not.toContain(`"b":${least}`);
    expect(seen(null)).not.toContain(`"b":${least}`);
    game.do('a', { verb: 'bid', points: least + 2 }).do('c', { verb: 'pass' });
    game.dice.always(2);
    game.do('d', { verb: 'pass' });
    expect(game.state.nations.vandale.seat).toBe('a');
    expect(game.state.players.a?.bids).toMatchObject([{ points: least + 2 }]);
  });
  it('that are equal are written again, then a die decides [14.7.2]', () => {
    const game = open();
    game
      .do('a', { verb: 'bid', points: least })
      .do('b', { verb: 'bid', points: least })
      .do('c', { verb: 'pass' })
      .do('d', { verb: 'pass' });
    expect(game.owed()).toEqual(['a:sealed-bid', 'b:sealed-bid']);
    const [again] = HISPANIA.obligations(game.state);
    const said = LOCALES.map((locale) => HISPANIA.words.say(locale, 'owe.sealed-bid', again?.values));
    for (const [index, why] of [/a tie/, /égalité/, /empate/].entries()) expect(said[index]).toMatch(why);
    expect(game.ask('a', 'bid')).toMatchObject({ min: least });
    game.dice.next(2);
    game.dice.always(2);
    game.do('a', { verb: 'bid', points: least + 1 }).do('b', { verb: 'bid', points: least + 1 });
    expect(game.state.nations.vandale.seat).toBe('b');
  });
  it('nobody makes leave it to the lot', () => {
    const game = open();
    game.dice.next(4);
    game.dice.always(2);
    for (const seat of ['a', 'b', 'c', 'd']) game.do(seat, { verb: 'pass' });
    expect(game.state.nations.vandale.seat).toBe('d');
  });
});
