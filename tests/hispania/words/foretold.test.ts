import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/core/action.js';
import { LOCALES } from '../../../src/core/words.js';
import { auctionNation } from '../../../src/games/hispania/auction/open.js';
import { NATION_IDS, type NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { oddsOf } from '../../../src/games/hispania/odds/odds.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { tenthsOf } from '../../../src/kit/chance/percent.js';
import { Board, type Position } from '../nations/support.js';
import { close } from '../nations/turn-end.js';

/** What comes of a choice, in each language. */
function foretold(state: Hispania, seat: string, action: Action): readonly string[] {
  const preview = HISPANIA.foresee.action(state, seat, action);
  if (preview === null) return [];
  return LOCALES.map((locale) => HISPANIA.words.say(locale, `preview.${preview.key}`, preview.values) ?? 'nothing');
}

describe('a transformation says what is taken over, and what goes [9.4]', () => {
  it('of the units: so many, where, and the gold [9.4.2] [11.castille.1] [11.castille.3]', () => {
    const game = close(
      12,
      {
        leon: { wisigoth: { infantry: 4 } },
        duero: { wisigoth: { infantry: 4, castle: 1 } },
        avila: { wisigoth: { infantry: 4 } },
        tolede: { wisigoth: { infantry: 2 } },
      },
      { gold: { wisigoth: 2 } },
    );
    const choice = { verb: 'choose', castle: { leon: 1 }, knight: { avila: 2 }, infantry: { leon: 3, duero: 5 } };
    const [english, french, spanish] = foretold(game.state, 'c', choice);
    expect(english).toBe(
      'CASTILE takes over 1 castle (León), 2 knights (Ávila), 3 infantry (León) and 5 infantry (Duero). 2 units are lost (Ávila). The units of VISIGOTHS elsewhere stay as neutrals. 2 gold is lost.',
    );
    expect(french).toMatch(/^CASTILLE reprend .* 2 unités sont perdues \(Avila\)\..* neutres\. 2 Or perdu\.$/);
    expect(spanish).toMatch(/^CASTILLA se queda con .* Se pierden 2 unidades \(Ávila\)\./);
    const before = game.total('wisigoth');
    game.do('c', choice);
    expect(game.total('castille')).toBe(11);
    expect(before - 11 - 2).toBe(2);
  });

  it('of the land: what is lost there, and who must leave [11.saragosse.3]', () => {
    const board: Position['board'] = {
      huesca: { omeyyad: { infantry: 1 } },
      saragosse: { omeyyad: { infantry: 2 } },
      calatayud: { omeyyad: { infantry: 1 } },
      cuenca: { omeyyad: { infantry: 1, castle: 1 } },
      tortosa: { omeyyad: { infantry: 1 } },
      barcelone: { omeyyad: { infantry: 1 } },
      'pyrenees-orientales': { omeyyad: { infantry: 1 } },
    };
    const game = close(14, board).passUntil((state) => state.frames.at(-1)?.kind === 'land');
    const frame = game.state.frames.at(-1);
    if (frame?.kind !== 'land') throw new Error('no land to choose');
    const provinces = Object.fromEntries(frame.from.slice(0, frame.count).map((id) => [id, 1]));
    const [owed] = HISPANIA.obligations(game.state);
    const seat = owed?.seats[0] ?? '';
    const [english, french, spanish] = foretold(game.state, seat, { verb: 'choose', provinces });
    expect(english).toMatch(/^ZARAGOZA takes .+\. Lost there: .*infantry/);
    expect(french).toMatch(/^SARAGOSSE prend .+\. Perdu là : /);
    expect(spanish).toMatch(/^ZARAGOZA toma .+\. Se pierden allí: /);
  });

  it('of the first units: where they stand then [11.badajoz.5]', () => {
    const lands: Position['board'] = {
      lisbonne: { lusitanien: { infantry: 2 } },
      lusitanie: { lusitanien: { infantry: 2 } },
    };
    const game = close(12, lands).passUntil((state) => state.frames.at(-1)?.kind === 'settlement');
    const choice = { verb: 'choose', castle: { lisbonne: 1, porto: 1 }, infantry: { badajoz: 1, porto: 1 } };
    expect(foretold(game.state, 'a', choice)[0]).toMatch(
      /^BADAJOZ then has 2 infantry \(Lusitania\), .* and 1 infantry and 1 castle \(Porto\)\.$/,
    );
  });

  it('is told before the gold is kept that is not handed on [9.4.2]', () => {
    const game = new Board({
      turn: 3,
      nation: 'ibere',
      phase: 'income',
      board: { tolede: { ibere: { infantry: 1 } } },
      gold: { ibere: 1 },
    });
    const [english, french, spanish] = foretold(game.state, game.state.nations.ibere.seat ?? '', { verb: 'done' });
    expect(english).toContain('At the end of this turn it becomes ROME, and gold is not handed on.');
    expect(french).toContain('elle devient ROME');
    expect(spanish).toContain('pasa a ser ROMA');
  });
});

describe('an event says what it brings now [10.3]', () => {
  const BATTLE: Position = {
    setup: { events: 'on', 'sign-of-god': 'on' },
    turn: 16,
    nation: 'castille',
    phase: 'battle',
    board: {
      segovie: { castille: { infantry: 3, knight: 1 }, 'seville-nation': { infantry: 2, castle: 1 } },
    },
    hands: { c: ['traitrise', 'tactique'], a: ['nul'] },
  };

  it('in a battle: the chance with it and without it, as they are then', () => {
    const game = new Board(BATTLE).begin();
    if (game.owed().some((one) => one.endsWith(':battle'))) game.do('c', { verb: 'battle', province: 'segovie' });
    const action = { verb: 'event', event: 'traitrise' };
    const wins = () => {
      const frame = game.state.frames.findLast(({ kind }) => kind === 'battle');
      if (frame?.kind !== 'battle') throw new Error('no battle');
      return tenthsOf(oddsOf(game.state, frame).attackerWins);
    };
    const [english, french, spanish] = foretold(game.state, 'c', action);
    const before = wins();
    game.do('c', action);
    const [cancels] = foretold(game.state, 'a', { verb: 'event', event: 'nul' });
    game.passUntil((state) => state.frames.at(-1)?.kind !== 'nul');
    const after = wins();
    expect(after).not.toBe(before);
    expect(english).toBe(
      `Treachery: CASTILE then wins with ${after} %, instead of ${before} %, if no Null answers it.`,
    );
    expect(french).toContain(`gagne alors avec ${after.replace('.', ',')} %, au lieu de ${before.replace('.', ',')} %`);
    expect(spanish).toContain(`gana entonces con un ${after.replace('.', ',')} %`);
    expect(cancels).toBe(`Treachery has no effect: CASTILE then wins with ${before} %, instead of ${after} %.`);
  });

  it.each<[Action, RegExp, Position['phase']]>([
    [
      { verb: 'event', event: 'tresor' },
      /^CASTILE has 9 gold then, \d too much to keep, if no Null answers it\.$/,
      'income',
    ],
    [{ verb: 'event', event: 'armee', unit: 'knight' }, /^CASTILE gets 1 knight, placed with its new units/, 'income'],
    [{ verb: 'event', event: 'chateau-fort' }, /^CASTILE gets a Castle, for one of: .*Segovia/, 'income'],
    [{ verb: 'event', event: 'invasion' }, /^One stack of CASTILE, named after the first movement/, 'income'],
    [
      { verb: 'event', event: 'fougue', province: 'segovie' },
      /^4 infantry \(Segovia\) may move and fight once more/,
      'fury',
    ],
  ])('in one’s own turn: %j', (action, said, phase = 'income') => {
    const game = new Board({
      ...BATTLE,
      phase,
      gold: { castille: 3 },
      board: { segovie: { castille: { infantry: 4 } } },
      hands: { c: ['tresor', 'armee', 'chateau-fort', 'invasion', 'fougue'], a: ['nul'] },
    });
    const [english, ...others] = foretold(game.state, 'c', action);
    expect(english).toMatch(said);
    for (const other of others) expect(other).not.toMatch(/nothing|[{}]/);
  });
});

describe('a bid says what is left, a pass who gets it [14.2]', () => {
  const seats: { readonly [N in NationId]?: string } = { carthage: 'a', rome: 'b', omeyyad: 'c', castille: 'd' };
  function auctioned(setup: Record<string, string> = {}): Board {
    const game = new Board({ setup: { version: 'advanced', ...setup }, turn: 6, board: {} });
    return game.run((play) => {
      for (const id of NATION_IDS) play.nation(id, { seat: seats[id] ?? null });
      play.stage({ phase: 'opening', nation: null });
      auctionNation(play, 'alain');
    });
  }

  it('the last pass ends it: to the highest bidder, or by lot', () => {
    const game = auctioned();
    const order = () => HISPANIA.obligations(game.state)[0]?.seats[0] ?? '';
    expect(foretold(game.state, order(), { verb: 'pass' })).toEqual([]);
    for (let passed = 0; passed < 3; passed++) game.do(order(), { verb: 'pass' });
    const [english, french, spanish] = foretold(game.state, order(), { verb: 'pass' });
    expect(english).toMatch(/^Nobody has bid: ALANS goes by lot, for \d+ VP; to you with 25 %\.$/);
    expect(french).toContain('à vous avec 25 %');
    expect(spanish).toContain('para ti con un 25 %');
    const least = Number(/for (\d+) VP/.exec(english ?? '')?.[1]);
    game.do(order(), { verb: 'bid', points: least + 1 });
    for (let passed = 0; passed < 2; passed++) game.do(order(), { verb: 'pass' });
    const [ends] = foretold(game.state, order(), { verb: 'pass' });
    expect(ends).toMatch(new RegExp(`^This ends it: ALANS goes to .+ for ${least + 1} VP\\.$`));
    game.do(order(), { verb: 'pass' });
    expect(game.told('nation-assigned')).toMatchObject([{ nation: 'alain', points: least + 1 }]);
  });

  it('a sealed one: what happens if nobody bids', () => {
    const game = auctioned({ 'secret-bids': 'on' });
    const [english] = foretold(game.state, 'a', { verb: 'pass' });
    expect(english).toMatch(/^Without any bid ALANS goes by lot, for \d+ VP: to you with 25 %\.$/);
  });
});
