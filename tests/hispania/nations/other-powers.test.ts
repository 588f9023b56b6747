import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { submit } from '../../../src/games/hispania/submission/submitting.js';
import { Board } from './support.js';

describe('other powers', () => {
  it("SÉVILLE's Great Emirate: 5 PV once for each Castle rebuilt on turns 16 and 17 [11.seville.4]", () => {
    const position = {
      turn: 16,
      nation: 'seville-nation',
      board: { badajoz: { 'seville-nation': { infantry: 3 } }, cadix: { 'seville-nation': { infantry: 3 } } },
      ruins: { badajoz: 'badajoz-nation', cadix: 'omeyyad' },
    } as const;
    const game = new Board(position).begin().passTo('move');
    game.do('b', { verb: 'rebuild', province: 'badajoz', unit: 'infantry', ...source(game, 'badajoz') });
    expect(game.whys('seville-nation')).toEqual([['great-emirate', 5]]);
    game.do('b', { verb: 'rebuild', province: 'cadix', unit: 'infantry', ...source(game, 'cadix') });
    expect(game.whys('seville-nation')).toHaveLength(1);
    const again = new Board({
      ...position,
      turn: 17,
      nations: { 'seville-nation': { notes: { prizes: ['badajoz'] } } },
    })
      .begin()
      .passTo('move');
    again.do('b', { verb: 'rebuild', province: 'badajoz', unit: 'infantry', ...source(again, 'badajoz') });
    expect(again.whys('seville-nation')).toEqual([]);
    const late = new Board({ ...position, turn: 18 }).begin().passTo('move');
    late.do('b', { verb: 'rebuild', province: 'badajoz', unit: 'infantry', ...source(late, 'badajoz') });
    expect(late.whys('seville-nation')).toEqual([]);
  });
  it('the ALMORAVIDE has 2 PV and the income for each Castle rebuilt [11.almoravide.4]', () => {
    const game = new Board({
      turn: 19,
      nation: 'almoravide',
      board: { seville: { almoravide: { elite: 3 } } },
      ruins: { seville: 'seville-nation' },
    })
      .begin()
      .passTo('move');
    game.do('a', { verb: 'rebuild', province: 'seville', unit: 'elite', ...source(game, 'seville', 'a', 'elite') });
    expect(game.whys('almoravide')).toEqual([['rebuilt', 5]]);
  });
  it("the ALMORAVIDE's Elites are Infantry from turn 20, and it has income from Castles [11.almoravide.6] [11.almoravide.7] [2.1.5]", () => {
    const board = { seville: { almoravide: { elite: 2, castle: 1 } }, cadix: { almoravide: { elite: 1 } } };
    const setup = { scenario: 'E', version: 'advanced' };
    const game = new Board({ setup, turn: 20, nation: 'almoravide', board }).begin();
    expect([game.units('seville', 'almoravide'), game.units('cadix', 'almoravide')]).toEqual([
      { infantry: 2, castle: 1 },
      { infantry: 1 },
    ]);
    expect(game.told('income')).toMatchObject([{ gold: 3 }]);
    expect(new Board({ turn: 19, nation: 'almoravide', board }).begin().told('income')).toEqual([]);
  });
  it('FRANC has a Castle in Barcelone at the start of turn 13 if it holds it [11.franc.6]', () => {
    const opening = (board: object) => {
      const game = new Board({ turn: 12, board });
      return game.begin().passUntil((state) => state.turn === 13 && state.stage.phase !== 'opening');
    };
    expect(opening({ barcelone: { franc: { infantry: 1 } } }).units('barcelone', 'franc').castle).toBe(1);
    expect(opening({ huesca: { franc: { infantry: 1 } } }).units('barcelone', 'franc').castle).toBeUndefined();
  });
  it('Roland and the Knights of FRANC never retreat [11.franc.5]', () => {
    const board = {
      barcelone: { franc: { knight: 1, infantry: 1, leaders: ['Roland'] } },
      tortosa: { omeyyad: { infantry: 2 } },
    };
    const game = new Board({ turn: 12, nation: 'omeyyad', board }).begin().passTo('move');
    game.move('b', 'tortosa', { infantry: 2 }, 'barcelone');
    game.do('b', { verb: 'done' });
    game.dice.always(2);
    game.passUntil((state) => {
      const frame = state.frames.at(-1);
      return frame?.kind === 'battle' && frame.step === 'retreat-attacker';
    });
    game.do('b', { verb: 'stand' });
    expect(game.choices('d', 'retreat', { to: 'huesca' })).toEqual(['infantry']);
  });
  it('may stand in Gascogne and Narbonne: ROME, FRANC, WISIGOTH to turn 9 [11.rome.15] [11.franc.8] [11.wisigoth.18] [5.4.5]', () => {
    const staying = (nation: 'rome' | 'franc' | 'wisigoth', turn: number) =>
      new Board({
        turn,
        nation,
        board: { narbonne: { [nation]: { infantry: 1 } }, tolede: { [nation]: { infantry: 1 } } },
      })
        .begin()
        .passTo('move')
        .passUntil((state) => state.stage.phase !== 'move').state.areas.narbonne[nation];
    expect(staying('wisigoth', 9)).toEqual({ infantry: 1 });
    expect(staying('franc', 10)).toEqual({ infantry: 1 });
    expect(STANDARD_BOOK.nations.rome.powers).toContainEqual({
      power: 'off-map',
      areas: ['gascogne', 'narbonne'],
      turns: [1, 5],
    });
    expect(staying('wisigoth', 10)).toBeUndefined();
  });
  it('CROISADE rebuilds nothing [11.croisade.4]', () => {
    const position = {
      setup: { scenario: 'E', version: 'advanced' },
      seats: { croisade: 'a' },
      turn: 20,
      nation: 'croisade',
      board: { valence: { croisade: { infantry: 2 } } },
      ruins: { valence: 'valence-nation' },
    } as const;
    expect(new Board(position).begin().passTo('move').verbs('a')).not.toContain('rebuild');
  });
  it('CROISADE names one province for a second movement after its combat [11.croisade.2] [9.2.5]', () => {
    const board = { valence: { croisade: { infantry: 2 } }, cadix: { croisade: { knight: 1 } } };
    const setup = { scenario: 'E', version: 'advanced' };
    const game = new Board({ setup, seats: { croisade: 'a' }, turn: 20, nation: 'croisade', board })
      .begin()
      .passTo('fury');
    expect(game.choices('a', 'choose')).toEqual(expect.arrayContaining(['valence', 'cadix']));
    game.do('a', { verb: 'choose', province: 'valence' });
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2 });
    expect(game.choices('a', 'move')).toEqual(['valence']);
  });
  it('submission lists of the cards [9.6.1] [11.basque.1] [11.galicien.1] [11.celte.2] [11.lusitanien.1] [11.lusitanien.6] [11.sueve.2] [11.hispano-romain.4] [11.badajoz.9] [11.omeyyad.17] [11.carthage.5] [11.cantabrien.2]', () => {
    const rules = (
      id: 'basque' | 'galicien' | 'celte' | 'lusitanien' | 'sueve' | 'hispano-romain' | 'badajoz-nation',
    ) => (STANDARD_BOOK.nations[id].submit ?? []).map(({ to, most, must, until }) => [to, most, must, until]);
    expect(rules('basque')).toEqual([
      ['rome', 3, false, 5],
      ['wisigoth', 3, true, 12],
    ]);
    expect(rules('galicien')).toEqual([
      ['rome', 2, false, 5],
      ['wisigoth', 2, true, 12],
    ]);
    expect(rules('celte')).toEqual([
      ['carthage', 3, false, 3],
      ['rome', 2, false, 5],
    ]);
    expect(rules('lusitanien')).toEqual([
      ['rome', 4, true, 5],
      ['wisigoth', 4, true, 12],
      ['omeyyad', 4, false, 14],
    ]);
    expect(rules('sueve')).toEqual([['wisigoth', 4, true, 12]]);
    expect(rules('hispano-romain')).toEqual([['wisigoth', 3, true, 12]]);
    expect(rules('badajoz-nation')).toEqual([['omeyyad', 4, false, 14]]);
    expect(STANDARD_BOOK.nations.cantabrien.submit).toBeUndefined();
    const suzerains = (['carthage', 'rome', 'wisigoth', 'omeyyad'] as const).map(
      (id) => STANDARD_BOOK.nations[id].submits,
    );
    expect(suzerains).toEqual([
      ['celte'],
      ['lusitanien', 'basque', 'galicien', 'celte'],
      ['lusitanien', 'basque', 'galicien', 'sueve', 'hispano-romain'],
      ['lusitanien', 'badajoz-nation'],
    ]);
  });
  it('income of the cards: from when, and whose Castles [2.1.7] [2.1.8] [11.alain.5] [11.hispano-romain.3] [11.wisigoth.4] [11.byzance.3] [11.omeyyad.15]', () => {
    const { nations } = STANDARD_BOOK;
    expect(nations.alain.income.from).toBe(8);
    expect(nations['hispano-romain'].income.from).toBe(7);
    expect(nations.wisigoth.income).toEqual({ kind: 'castles', from: 8 });
    expect(nations.omeyyad.income.kind).toBe('castles');
    expect(nations.byzance.income.kind).toBe('half');
    const board = {
      tolede: { omeyyad: { castle: 1 } },
      cadix: { omeyyad: { infantry: 1 } },
      seville: { omeyyad: { infantry: 1 } },
    };
    expect(new Board({ turn: 13, nation: 'omeyyad', board }).begin().told('income')).toMatchObject([{ gold: 3 }]);
    const vassal = new Board({
      turn: 13,
      nation: 'badajoz-nation',
      board: { ...board, badajoz: { 'badajoz-nation': { infantry: 1 } }, porto: { 'badajoz-nation': { infantry: 1 } } },
      submitted: { 'badajoz-nation': 'omeyyad' },
    }).begin();
    expect(vassal.told('tribute')).toMatchObject([{ suzerain: 'omeyyad', gold: 2 }]);
  });
  it('Knights of CASTILLE and ARAGON [11.castille.7] [11.aragon.9]', () => {
    const { castille, aragon } = STANDARD_BOOK.nations;
    expect([castille.limits.knight, castille.limitsFrom20?.knight]).toEqual([4, 5]);
    expect([aragon.limits.knight, aragon.limitsFrom20?.knight]).toEqual([2, 3]);
  });
  it('ALAIN attacks without stack limit where Ataces is, in the first phase only [11.alain.3] [9.1.5] [4.4.3]', () => {
    const board = { pamplune: { 'hispano-romain': { infantry: 1 } } };
    const game = new Board({ turn: 6, nation: 'alain', board }).begin().passTo('move');
    game.move('a', 'gascogne', { infantry: 12, cavalry: 5, 'leader:Ataces': 1 }, 'pamplune');
    game.do('a', { verb: 'done' });
    expect(game.told('removed')).toEqual([]);
    expect(game.units('pamplune', 'alain')).toMatchObject({ infantry: 12, cavalry: 5 });
    const alone = new Board({ turn: 6, nation: 'alain', board }).begin().passTo('move');
    alone.move('a', 'gascogne', { 'leader:Ataces': 1 }, 'pays-basque');
    alone.move('a', 'gascogne', { infantry: 12, cavalry: 5 }, 'pamplune').do('a', { verb: 'done' });
    expect(alone.owed()).toEqual(['a:stacking']);
  });
  it('Ramirez and his stack move and fight twice on turn 16 [11.aragon.6] [9.2.1] [9.2.2]', () => {
    const board = { huesca: { aragon: { infantry: 2, knight: 1 } }, barcelone: { aragon: { infantry: 2, knight: 1 } } };
    const game = new Board({ turn: 16, nation: 'aragon', board }).begin().passTo('move');
    game.move('d', 'narbonne', { crusader: 2, 'leader:Ramirez': 1 }, 'pyrenees-orientales');
    game.do('d', { verb: 'done' });
    game.passUntil((state) => state.stage.pass === 2);
    expect(game.choices('d', 'move')).toEqual(['pyrenees-orientales']);
    game.move('d', 'pyrenees-orientales', { crusader: 1, 'leader:Ramirez': 1 }, 'barcelone');
    expect(game.units('pyrenees-orientales', 'aragon')).toEqual({ crusader: 1 });
    expect(game.choices('d', 'move')).toEqual(['barcelone']);
    const on = game.ask('d', 'move', { from: 'barcelone', leaders: { 'leader:Ramirez': 1 } });
    expect(on.kind === 'some' && on.choices.map(({ id }) => id).some((id) => id.startsWith('knight'))).toBe(true);
  });
  it('defenders score nothing for what they destroy [8.9]', () => {
    const board = { cordoue: { ibere: { infantry: 2 } }, seville: { carthage: { infantry: 2 } } };
    const game = new Board({ turn: 1, nation: 'carthage', board, nations: { carthage: { pool: [] } } })
      .begin()
      .passTo('move');
    game.move('a', 'seville', { infantry: 2 }, 'cordoue');
    game.dice.next(2, 2, 10, 10);
    game.passUntil((state) => state.stage.phase !== 'move');
    expect(game.units('cordoue', 'ibere').infantry).toBe(2);
    expect(game.score('ibere')).toBe(0);
  });
  it('a nation that submits leaves the battle at once [9.6.5]', () => {
    const board = { galice: { galicien: { infantry: 1 }, rome: { elite: 1 } }, porto: { rome: { elite: 1 } } };
    const game = new Board({ turn: 4, nation: 'rome', board }).run((play) => submit(play, 'galicien', 'rome'));
    expect(game.state.nations.galicien.suzerain).toBe('rome');
  });
});

function source(game: Board, province: string, seat = 'b', unit = 'infantry') {
  const domain = game.ask(seat, 'rebuild', { province, unit });
  return domain.kind === 'one' && domain.slot === 'from' ? { from: 'aside' } : {};
}
