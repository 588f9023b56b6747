import { describe, expect, it } from 'vitest';
import { ok } from '../../../src/core/result.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { AREA_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { missionTargets } from '../../../src/games/hispania/special/recruiting.js';
import { submissionDue } from '../../../src/games/hispania/submission/conditions.js';
import { endSubmissions } from '../../../src/games/hispania/submission/ending.js';
import { submit } from '../../../src/games/hispania/submission/submitting.js';
import { cardPhrases } from '../../../src/games/hispania/words/card.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import { Board } from '../nations/support.js';

const EVENTS = { events: 'on' };

describe('the event Armée', () => {
  it('[10.3.4] [11.almoravide.6] gives the ALMORAVIDE Elites before turn 20 and Infantry from then on', () => {
    const armee = (turn: number) =>
      new Board({
        setup: { scenario: 'E', version: 'advanced', ...EVENTS },
        turn,
        nation: 'almoravide',
        board: { seville: { almoravide: { elite: 1 } } },
        hands: { a: ['armee'] },
      }).begin();
    expect(armee(18).choices('a', 'event', { event: 'armee' })).toEqual(['elite']);
    expect(armee(20).choices('a', 'event', { event: 'armee' })).toEqual(['infantry']);
  });
  it('[10.3.4] goes where units may be bought, off the map too', () => {
    const game = new Board({
      setup: EVENTS,
      turn: 10,
      nation: 'franc',
      board: { gascogne: { franc: { infantry: 2 } } },
      hands: { d: ['armee'] },
    }).begin();
    expect(game.verbs('d')).toContain('event');
    game.do('d', { verb: 'event', event: 'armee', unit: 'infantry' }).passTo('move');
    expect(game.units('gascogne', 'franc')).toEqual({ infantry: 3 });
  });
  it('[10.3.4] joins the units with which a nation comes into the game', () => {
    const game = new Board({ setup: EVENTS, turn: 6, nation: 'vandale', board: {}, hands: { b: ['armee'] } }).begin();
    expect(game.owed()).toEqual(['b:income']);
    game.do('b', { verb: 'event', event: 'armee', unit: 'infantry' });
    game.passUntil((state) => state.frames.at(-1)?.kind === 'march');
    expect(game.units('narbonne', 'vandale').infantry).toBe(16);
    const byzance = new Board({
      setup: EVENTS,
      turn: 9,
      nation: 'byzance',
      board: {},
      hands: { a: ['armee'] },
    }).begin();
    byzance.do('a', { verb: 'event', event: 'armee', unit: 'infantry' }).passTo('move');
    expect(byzance.units('sea', 'byzance').infantry).toBe(17);
    const omeyyad = new Board({ setup: EVENTS, turn: 11, nation: 'omeyyad', board: {}, hands: { b: ['armee'] } });
    omeyyad.begin().do('b', { verb: 'event', event: 'armee', unit: 'cavalry' }).passTo('place');
    expect(omeyyad.choices('b', 'place', { unit: 'cavalry' })).toEqual(['afrique', 'sea']);
  });
});

describe('the event Invasion', () => {
  const almansur = () =>
    new Board({
      setup: EVENTS,
      turn: 14,
      nation: 'omeyyad',
      board: {
        cordoue: { omeyyad: { infantry: 2, leaders: ['Al Mansur'] } },
        tolede: { omeyyad: { infantry: 2 } },
        segovie: { castille: { infantry: 1 } },
      },
      hands: { b: ['invasion'] },
      phase: 'income',
    })
      .run((play) =>
        play.stage({ second: { kind: 'pile', why: 'leader', leader: 'Al Mansur', at: null, bonus: 2 }, task: 1 }),
      )
      .begin();
  it('[10.3.13] [9.2.1] gives another stack its second movement before the Fougue of the card', () => {
    const game = almansur().do('b', { verb: 'event', event: 'invasion' });
    game.passTo('move').do('b', { verb: 'choose', count: 0 }).do('b', { verb: 'done' });
    game.do('b', { verb: 'choose', province: 'tolede' });
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2, second: { why: 'invasion', at: 'tolede' } });
    expect(game.choices('b', 'move')).toEqual(['tolede']);
    game.do('b', { verb: 'done' });
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2, second: { why: 'leader', at: 'cordoue' } });
    expect(game.choices('b', 'move')).toEqual(['cordoue']);
    game.do('b', { verb: 'done' });
    expect(game.state.stage.nation).not.toBe('omeyyad');
  });
  it('[10.3.13] the Fougue of the card stays though its stack has died', () => {
    const game = almansur().do('b', { verb: 'event', event: 'invasion' }).passTo('move');
    game.do('b', { verb: 'choose', count: 0 });
    game.move('b', 'tolede', { infantry: 1 }, 'segovie').do('b', { verb: 'done' });
    game.dice.next(2, 9);
    game.do('b', { verb: 'choose', province: 'segovie' });
    game.passUntil((state) => state.stage.phase !== 'battle');
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2, second: { why: 'leader', at: 'cordoue' } });
  });
});

describe('EL CID', () => {
  const waiting = [
    { unit: 'infantry', count: 4, to: ['valence'], bought: false },
    { unit: 'leader:El Cid', count: 1, to: ['valence'], bought: false },
  ] as const;
  it('[10.3.4] has one more in his company by Armée, while he has no land', () => {
    const game = new Board({
      setup: EVENTS,
      turn: 17,
      nation: 'el-cid',
      board: {},
      nations: { 'el-cid': { pool: waiting } },
      hands: { c: ['armee'] },
    }).begin();
    game.do('c', { verb: 'event', event: 'armee', unit: 'infantry' });
    game.passUntil((state) => state.frames.at(-1)?.kind === 'assault');
    game.do('c', { verb: 'choose', units: { infantry: 1 } });
    expect(game.state.nations['el-cid'].pool).toMatchObject([{ unit: 'infantry', count: 4, to: ['valence'] }]);
  });
  it('[2.3.6] [11.el-cid.11] buys no more than his counters: those who wait off the board are in use', () => {
    const pool = [{ unit: 'knight', count: 3, to: ['valence'], bought: false }] as const;
    const game = new Board({
      turn: 18,
      nation: 'el-cid',
      board: { denia: { 'el-cid': { infantry: 1 } }, valence: { 'valence-nation': { infantry: 1 } } },
      gold: { 'el-cid': 6 },
      nations: { 'el-cid': { pool } },
    }).begin();
    expect(game.choices('c', 'buy')).toEqual(['infantry']);
  });
  it('[11.el-cid.15] conquers nothing in pay: no points for Valence, which he leaves again', () => {
    const game = new Board({
      turn: 17,
      nation: 'aragon',
      board: { castellon: { aragon: { infantry: 2 } }, valence: { 'valence-nation': { infantry: 1 } } },
      gold: { aragon: 8 },
      nations: { 'el-cid': { pool: waiting } },
      seats: { 'el-cid': 'c' },
    }).begin();
    game.do('d', { verb: 'recruit', province: 'valence', infantry: 1 });
    game.dice.next(9, 2, 2, 2, 2);
    game.do('c', { verb: 'choose', choice: 'accept', units: { infantry: 4 } });
    expect(game.units('valence', 'valence-nation')).toEqual({});
    expect(game.whys('el-cid')).toEqual([['mercenary', 1]]);
  });
  it('[11.el-cid.3] [9.7.1] may fight neutrals: they are no nation of his player', () => {
    const game = new Board({
      turn: 17,
      nation: 'aragon',
      board: { castellon: { aragon: { infantry: 2 } }, cuenca: { wisigoth: { infantry: 1 } } },
      gold: { aragon: 8 },
      nations: { 'el-cid': { pool: waiting }, wisigoth: { status: 'neutral' } },
    }).begin();
    expect(game.state.nations.wisigoth.seat).toBe(game.state.nations['el-cid'].seat);
    expect(missionTargets(game.state, 'aragon')).toEqual([{ province: 'cuenca', against: 'wisigoth' }]);
  });
  it('[10.3.15] Longue vie spares him off the board as on it', () => {
    const game = new Board({
      setup: EVENTS,
      turn: 17,
      nation: 'aragon',
      board: { castellon: { aragon: { infantry: 2 } } },
      nations: { 'el-cid': { pool: waiting } },
      hands: { c: ['longue-vie'] },
    }).begin();
    expect(game.choices('c', 'event', { event: 'longue-vie' })).toEqual(['leader:El Cid']);
    game.do('c', { verb: 'event', event: 'longue-vie', leader: 'leader:El Cid' });
    expect(game.state.nations['el-cid'].notes['spared:El Cid']).toBe(true);
    const own = new Board({
      setup: EVENTS,
      turn: 17,
      nation: 'el-cid',
      board: {},
      nations: { 'el-cid': { pool: waiting } },
      hands: { c: ['longue-vie'] },
    }).begin();
    expect(own.state.stage.phase).toBe('income');
    expect(own.choices('c', 'event', { event: 'longue-vie' })).toEqual(['leader:El Cid']);
  });
  it('[11.el-cid.11] [4.3.2] four fit an empty Valence: it becomes his capital', () => {
    const game = new Board({ turn: 17, nation: 'el-cid', board: {}, nations: { 'el-cid': { pool: waiting } } }).begin();
    expect(game.ask('c', 'choose')).toMatchObject({ min: 1, max: 4 });
    game.do('c', { verb: 'choose', units: { infantry: 4 } });
    expect(game.state.nations['el-cid'].capital).toBe('valence');
    game.finish();
    expect(game.units('valence', 'el-cid').infantry).toBe(4);
  });
  it('[11.el-cid.11] on turn 18 nobody need follow those who hold Valence', () => {
    const game = new Board({
      turn: 18,
      nation: 'el-cid',
      board: { valence: { 'el-cid': { infantry: 3 } } },
      nations: { 'el-cid': { pool: [{ unit: 'infantry', count: 1, to: ['valence'], bought: false }] } },
    }).begin();
    expect(game.ask('c', 'choose')).toMatchObject({ min: 0, max: 1 });
    game.do('c', { verb: 'choose', units: {} }).finish();
    expect(game.state.nations['el-cid'].capital).toBeNull();
    expect(game.state.nations['el-cid'].pool).toMatchObject([{ unit: 'infantry', count: 1 }]);
  });
});

describe('a Leader alone', () => {
  it('[11.lusitanien.5] [11.rome.9] Viriathus killed without a battle makes LUSITANIEN submit, and ROME leave its land', () => {
    const game = new Board({
      turn: 5,
      nation: 'rome',
      phase: 'move',
      board: {
        avila: { lusitanien: { leaders: ['Viriathus'] } },
        'sierra-morena': { lusitanien: { infantry: 2 } },
        lusitanie: { lusitanien: { infantry: 1 } },
        porto: { lusitanien: { infantry: 1 } },
        duero: { lusitanien: { infantry: 1 } },
        alcantara: { lusitanien: { infantry: 1 } },
        tolede: { rome: { elite: 4 } },
      },
    }).begin();
    game.move('d', 'tolede', { elite: 1 }, 'sierra-morena');
    expect(game.state.nations.lusitanien.suzerain).toBeNull();
    game.move('d', 'tolede', { elite: 1 }, 'avila');
    expect(game.whys('rome')).toEqual([['combat', 5]]);
    expect(game.state.nations.lusitanien.suzerain).toBe('rome');
    game.passUntil((state) => state.frames.length === 0);
    expect(game.units('sierra-morena', 'rome')).toEqual({});
    expect(game.state.march['sierra-morena'] ?? []).toEqual([]);
    const elites = AREA_IDS.reduce((sum, area) => sum + (game.units(area, 'rome').elite ?? 0), 0);
    expect(elites).toBe(4);
    expect(game.owed()).toEqual(['d:move']);
  });
  it('[6.2.16] dies where the Vandals march', () => {
    const game = new Board({
      turn: 6,
      nation: 'vandale',
      board: { 'pyrenees-orientales': { lusitanien: { leaders: ['Viriathus'] } } },
    }).begin();
    game.do('b', { verb: 'choose', choice: 'pyrenees-orientales' });
    expect(game.told('leader-killed')).toMatchObject([{ leader: 'Viriathus' }]);
  });
});

describe('romanisation', () => {
  it('[11.rome.6] [11.rome.7] an empty province to which ROME retreats in its own turn is held, and has its Fort', () => {
    const game = new Board({
      turn: 5,
      nation: 'rome',
      phase: 'move',
      board: { segovie: { rome: { elite: 2 } }, tolede: { ibere: { infantry: 3 } } },
    }).begin();
    game.move('d', 'segovie', { elite: 1 }, 'tolede');
    game.dice.next(2, 2, 2, 2);
    game.do('d', { verb: 'done' });
    expect(game.owed()).toEqual(['d:retreat']);
    game.do('d', { verb: 'retreat', to: 'cuenca', units: { elite: 1 } });
    expect(game.units('cuenca', 'rome')).toEqual({ elite: 1, fort: 1 });
  });
});

describe('CANTABRIEN', () => {
  it('[11.cantabrien.2] [10.4.4] never submits to ROME, even where anybody may to anybody', () => {
    const game = new Board({
      setup: { 'submission-of-all': 'on' },
      turn: 4,
      board: { leon: { cantabrien: { infantry: 1 } }, segovie: { rome: { elite: 4 }, alain: { infantry: 4 } } },
    });
    expect(submissionDue(game.state, 'cantabrien', 'rome')).toBeNull();
    expect(submissionDue(game.state, 'cantabrien', 'alain')).toEqual({ must: false, free: true });
  });
});

describe('submission of all and the duties of chapter 11', () => {
  const setup = { 'submission-of-all': 'on' };
  it('[10.4.4] [9.6.3] a nation that has submitted to another must still submit to WISIGOTH', () => {
    const game = new Board({
      setup,
      turn: 9,
      board: {
        galice: { galicien: { infantry: 2 }, wisigoth: { infantry: 2 } },
        porto: { sueve: { infantry: 4 } },
      },
    });
    game.run((play) => submit(play, 'galicien', 'sueve', true));
    expect(submissionDue(game.state, 'galicien', 'wisigoth')).toEqual({ must: true, free: false });
    game.run((play) => submit(play, 'galicien', 'wisigoth'));
    expect(game.state.nations.galicien).toMatchObject({ suzerain: 'wisigoth', notes: { submittedFreely: false } });
    expect(game.told('submission-ended')).toMatchObject([{ nation: 'galicien', suzerain: 'sueve' }]);
    expect(submissionDue(game.state, 'galicien', 'sueve')).toBeNull();
  });
  it('[10.4.1] [9.6.8] one that was made when the turn of the card had passed lasts on', () => {
    const ended = (turn: number) => {
      const board = { seville: { celte: { infantry: 1 } }, cadix: { carthage: { infantry: 3 } } };
      const game = new Board({ setup, turn, board }).run((play) => submit(play, 'celte', 'carthage', true));
      game.run((play) => endSubmissions(play));
      return game.state.nations.celte.suzerain === null;
    };
    expect([ended(3), ended(4)]).toEqual([true, false]);
  });
});

describe('WISIGOTH’s free Castles', () => {
  it('[11.wisigoth.8] [10.4.1] take Tolède from whoever has submitted, of its own accord too', () => {
    const game = new Board({
      setup: { 'submission-of-all': 'on' },
      turn: 8,
      nation: 'wisigoth',
      phase: 'finish',
      board: { tolede: { celte: { infantry: 1 } }, segovie: { wisigoth: { infantry: 3 } } },
    });
    game.run((play) => submit(play, 'celte', 'wisigoth', true)).begin();
    expect(game.units('tolede', 'wisigoth')).toEqual({ castle: 1 });
  });
});

describe('events in battle', () => {
  const position = {
    setup: EVENTS,
    turn: 16,
    nation: 'castille',
    phase: 'move',
    board: {
      calatayud: { castille: { infantry: 2 } },
      segovie: { 'seville-nation': { infantry: 2 } },
    },
  } as const;
  it('[9.7.1] [10.2.1] neutrals have nobody’s events and nobody’s Sign of God', () => {
    const game = new Board({
      ...position,
      setup: { ...EVENTS, 'sign-of-god': 'on' },
      nation: 'leon-nation',
      board: { calatayud: { 'leon-nation': { infantry: 2 } }, segovie: { wisigoth: { infantry: 2 } } },
      nations: { wisigoth: { status: 'neutral' } },
      hands: { c: ['embuscade', 'de'] },
    }).begin();
    game.move('d', 'calatayud', { infantry: 2 }, 'segovie');
    game.dice.next(2, 2, 2, 2);
    game.do('d', { verb: 'done' });
    expect(game.owed()).toEqual(['d:after-dice']);
  });
  it('[10.3.5] the two attacks of Bravoure may have two targets', () => {
    const game = new Board({
      ...position,
      board: { ...position.board, segovie: { 'seville-nation': { infantry: 1, cavalry: 1 } } },
      hands: { c: ['bravoure'] },
    }).begin();
    game.move('c', 'calatayud', { infantry: 2 }, 'segovie').do('c', { verb: 'done' }).do('c', { verb: 'pass' });
    game.do('c', { verb: 'target', infantry: { infantry: 2 } });
    const brave = { event: 'bravoure', unit: 'infantry', target: 'infantry' };
    expect(game.choices('c', 'event', brave)).toEqual(['infantry', 'cavalry']);
    const typed = (units: string) =>
      HISPANIA.typing.interpret(game.state, 'c', 'event', { event: 'bravoure', unit: 'infantry', units });
    const meant = (target: string, second: string) =>
      ok({ kind: 'actions', actions: [{ verb: 'event', event: 'bravoure', unit: 'infantry', target, second }] });
    expect(typed('Cavalerie')).toEqual(meant('cavalry', 'cavalry'));
    expect(typed('infantry, cavalry')).toEqual(meant('infantry', 'cavalry'));
    game.dice.next(9, 9, 2);
    game.do('c', { verb: 'event', ...brave, second: 'cavalry' });
    game.passUntil((state) => state.frames.length === 0);
    expect(game.units('segovie', 'seville-nation')).toEqual({});
  });
  it('[10.3.11] Fougue is still to be had where the stack of an Invasion has died', () => {
    const game = new Board({
      ...position,
      board: {
        calatayud: { castille: { infantry: 1 } },
        leon: { castille: { infantry: 2 } },
        segovie: { 'seville-nation': { infantry: 3 } },
      },
      phase: 'income',
      hands: { c: ['invasion', 'fougue'] },
    }).begin();
    game.do('c', { verb: 'event', event: 'invasion' }).passTo('move');
    game.move('c', 'calatayud', { infantry: 1 }, 'segovie').do('c', { verb: 'done' });
    game.dice.next(2, 9, 9, 9);
    game.do('c', { verb: 'choose', province: 'segovie' });
    game.passUntil((state) => state.stage.phase === 'fury' || state.stage.nation !== 'castille');
    expect(game.owed()).toEqual(['c:fury']);
    expect(game.choices('c', 'event', { event: 'fougue' })).toEqual(['leon']);
  });
});

describe('the cards', () => {
  const keys = (nation: 'wisigoth' | 'lusitanien' | 'sueve' | 'franc' | 'cantabrien') =>
    cardPhrases(STANDARD_BOOK.nations[nation]).map(({ key }) => key);
  it('tell what a nation must know of its successor [11.castille.1] [11.badajoz.3] [11.leon.2] [11.aragon.1]', () => {
    expect(keys('wisigoth')).toContain('card-becomes-within');
    expect(keys('lusitanien')).toEqual(expect.arrayContaining(['card-becomes-takes', 'card-becomes-least']));
    expect(keys('sueve')).toContain('card-becomes-gone');
    expect(keys('franc')).toEqual(expect.arrayContaining(['card-becomes-least', 'card-becomes-gone']));
    const [early] = cardPhrases(STANDARD_BOOK.nations.lusitanien).filter(({ key }) => key === 'card-becomes');
    expect(early?.values).toMatchObject({ turn: 12, early: '11' });
  });
  it("name SÉVILLE alone as the heir of OMEYYAD's twelve units and its Castles [11.seville.1] [11.seville.2]", () => {
    const said = cardPhrases(STANDARD_BOOK.nations.omeyyad)
      .filter(({ key }) => key.startsWith('card-becomes'))
      .map(({ key, values }) => WORDS.say('fr', `answer.${key}`, values ?? {}));
    expect(said).toEqual([
      'À la fin du tour 14, devient SARAGOSSE, VALENCE, GRENADE et SÉVILLE.',
      'SÉVILLE récupère ce qui reste : 12 unités au plus (Infanterie et Cavalerie), et en plus chaque Château-fort.',
    ]);
  });
  it("place an emirate's Castles freely but for that of its seat [11.valence.3] [11.grenade.3] [11.saragosse.4]", () => {
    const line = (nation: 'valence-nation' | 'grenade-nation' | 'saragosse-nation') =>
      cardPhrases(STANDARD_BOOK.nations[nation]).find(({ key }) => key === 'card-emirate')?.values;
    const infantry = (count: number) => [count, { kind: 'unit', id: 'infantry' }];
    expect(line('valence-nation')).toMatchObject({ fixed: { kind: 'area', id: 'valence' }, units: [infantry(5)] });
    expect(line('grenade-nation')).toMatchObject({ fixed: { kind: 'area', id: 'grenade' }, units: [infantry(7)] });
    expect(line('saragosse-nation')?.units).toEqual([infantry(12), [3, { kind: 'unit', id: 'castle' }]]);
  });
  it('tell that one of several Leaders is enough for a stack without limit [9.1.5]', () => {
    const said = (nation: 'alain' | 'wisigoth') =>
      cardPhrases(STANDARD_BOOK.nations[nation])
        .filter(({ key }) => key === 'card-invasion-leader')
        .map(({ key, values }) => WORDS.say('fr', `answer.${key}`, values ?? {}));
    expect(said('alain')).toEqual([expect.stringContaining('au premier mouvement avec Ataces.')]);
    expect(said('wisigoth')).toEqual([expect.stringContaining('avec l’un d’eux : Alarich II et Eurich.')]);
  });
  it('tell to whom one never submits, and what Tolède ends [11.cantabrien.2] [9.6.8]', () => {
    expect(keys('cantabrien')).toContain('card-never-to');
    const must = cardPhrases(STANDARD_BOOK.nations.sueve).filter(({ key }) => key === 'card-submit-must');
    expect(must.map(({ values }) => values?.fall)).toEqual([{ kind: 'area', id: 'tolede' }]);
  });
});
