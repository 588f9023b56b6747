import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { type NationId, PROVINCE_IDS, type ProvinceId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { seatScore } from '../../../src/games/hispania/scoring/final.js';
import { halved } from '../../../src/games/hispania/scoring/kills.js';
import { turnPoints } from '../../../src/games/hispania/scoring/provinces.js';
import { isScoringTurn } from '../../../src/games/hispania/scoring/turn.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from './support.js';

const zone = (name: string) => PROVINCE_IDS.filter((id) => STANDARD_BOOK.provinces[id].zone === name);
/** One unit of the nation in each of these provinces. */
function spread(nation: NationId, provinces: readonly ProvinceId[], stack: Stack = { infantry: 1 }): Position['board'] {
  return Object.fromEntries(provinces.map((id) => [id, { [nation]: stack }]));
}
const pointsOf = (position: Position, nation: NationId) => turnPoints(new Board(position).state, nation).total;

describe('the end of a game turn', () => {
  it('is scored on 3, 5, 7, 10, 13, 15 and 19, and in the extended game on 21 [8.4]', () => {
    const scored = (scenario: string) =>
      Array.from({ length: 21 }, (_, index) => index + 1).filter((turn) =>
        isScoringTurn(
          new Board({ setup: scenario === 'E' ? { scenario, version: 'advanced' } : { scenario }, turn, board: {} })
            .state,
        ),
      );
    expect(scored('D')).toEqual([3, 5, 7, 10, 13, 15, 19]);
    expect(scored('E')).toEqual([3, 5, 7, 10, 13, 15, 19, 21]);
  });

  it('GALICIEN holds Galice, Asturies and Porto on turn 10: 4½, and 2½ if submitted [8.10] [8.7]', () => {
    const board = spread('galicien', ['galice', 'asturies', 'porto']);
    const free = new Board({ turn: 10, board }).begin();
    expect(free.whys('galicien')).toEqual([['provinces', 4.5]]);
    const vassal = new Board({ turn: 10, board, submitted: { galicien: 'wisigoth' } }).begin();
    expect(vassal.whys('galicien')).toEqual([['provinces', 2.5]]);
    expect([halved(4.5), halved(4), halved(0.5), halved(1)]).toEqual([2.5, 2, 0.5, 0.5]);
  });

  it("counts a vassal's provinces for the suzerain, with his own values [8.6] [11.rome.13]", () => {
    const board = { ...spread('rome', ['tolede'], { elite: 1 }), ...spread('celte', ['algarve', 'badajoz']) };
    expect(pointsOf({ turn: 5, board, submitted: { celte: 'rome' } }, 'rome')).toBe(6);
    expect(pointsOf({ turn: 5, board }, 'rome')).toBe(2);
    const whole = pointsOf({ turn: 5, board }, 'celte');
    expect(new Board({ turn: 5, board, submitted: { celte: 'rome' } }).begin().score('celte')).toBe(halved(whole));
  });

  it('counts no Ruin and no Leader alone [8.4] [0.6] [9.5.1]', () => {
    const board = { galice: { galicien: { leaders: ['Nobody'] } } };
    expect(pointsOf({ turn: 10, board, ruins: { galice: 'galicien' } }, 'galicien')).toBe(0);
  });

  it('counts a province that two nations share for both [8.8]', () => {
    const board = { galice: { galicien: { infantry: 1 }, sueve: { infantry: 1 } } };
    expect(pointsOf({ turn: 10, board }, 'galicien')).toBe(1.5);
    const alone = { galice: { sueve: { infantry: 1 } } };
    expect(pointsOf({ turn: 10, board }, 'sueve')).toBe(pointsOf({ turn: 10, board: alone }, 'sueve'));
    expect(pointsOf({ turn: 10, board }, 'sueve')).toBeGreaterThan(0);
  });

  it('comes before transformations and departures [8.5] [1.5]', () => {
    const board = { ...spread('alain', ['lusitanie', 'badajoz']) };
    const game = new Board({ turn: 10, board }).begin();
    expect(game.score('alain')).toBe(6);
    expect(game.total('alain')).toBe(0);
  });
});

describe('ROME at the end of turn 5', () => {
  it('has 2 for each province of Sud, 4 more for all: 26 [11.rome.10]', () => {
    expect(pointsOf({ turn: 5, board: spread('rome', zone('sud'), { elite: 1 }) }, 'rome')).toBe(26);
    expect(pointsOf({ turn: 5, board: spread('rome', zone('sud').slice(1), { elite: 1 }) }, 'rome')).toBe(20);
  });
  it('has 1 for each province of Est, 2 more for all: 14 [11.rome.11]', () => {
    expect(pointsOf({ turn: 5, board: spread('rome', zone('est'), { elite: 1 }) }, 'rome')).toBe(14);
    expect(pointsOf({ turn: 5, board: spread('rome', zone('est').slice(1), { elite: 1 }) }, 'rome')).toBe(11);
  });
  it('has ½ for each province of Centre, 1 more for all: 4½, nothing for Nord [11.rome.12]', () => {
    expect(pointsOf({ turn: 5, board: spread('rome', zone('centre'), { elite: 1 }) }, 'rome')).toBe(4.5);
    expect(pointsOf({ turn: 5, board: spread('rome', zone('nord'), { elite: 1 }) }, 'rome')).toBe(0);
  });
});

describe('WISIGOTH', () => {
  it('has on turn 10 the income of its Castle provinces, ½ for others [11.wisigoth.12]', () => {
    const board = {
      ...spread('wisigoth', ['tolede', 'valence'], { castle: 1 }),
      ...spread('wisigoth', ['avila', 'leon']),
    };
    expect(pointsOf({ turn: 10, board }, 'wisigoth')).toBe(3 + 2 + 1);
  });
  it("has ½ for a vassal's province, with a Castle there too [11.wisigoth.13]", () => {
    const board = { ...spread('wisigoth', ['tolede'], { castle: 1 }), ...spread('sueve', ['galice'], { castle: 1 }) };
    expect(pointsOf({ turn: 10, board, submitted: { sueve: 'wisigoth' } }, 'wisigoth')).toBe(3.5);
  });

  const mainland = PROVINCE_IDS.filter((id) => id !== 'majorque' && id !== 'ibiza');
  const ownTurn = (provinces: readonly ProvinceId[]) =>
    new Board({ turn: 9, nation: 'wisigoth', board: spread('wisigoth', provinces, { infantry: 2 }) }).begin().finish();
  it('has 10 at the end of its turn 9 for all Hispania but the islands and one province [11.wisigoth.10]', () => {
    expect(ownTurn(mainland).whys('wisigoth')).toEqual([['hegemony', 10]]);
    expect(ownTurn(mainland.filter((id) => id !== 'leon')).whys('wisigoth')).toEqual([['hegemony', 10]]);
  });
  it('else 2 for each whole zone, Est without the islands [11.wisigoth.11] [0.4]', () => {
    const missing = mainland.filter((id) => id !== 'leon' && id !== 'porto');
    expect(ownTurn(missing).whys('wisigoth')).toEqual([['zones', 6]]);
    expect(ownTurn(missing.filter((id) => id !== 'huesca')).whys('wisigoth')).toEqual([['zones', 4]]);
  });
});

describe('FRANC', () => {
  it('scores at the end of its own turn 9 [11.franc.2] [8.3]', () => {
    const board = spread('franc', ['pamplune', 'huesca'], { castle: 1 });
    const game = new Board({ turn: 9, nation: 'franc', board }).begin().finish();
    expect(game.whys('franc')).toContainEqual(['own-turn', 3]);
  });
});

describe('scenario E on turn 21', () => {
  const setup = { scenario: 'E', version: 'advanced' };
  it('has tables for CASTILLE and ARAGON, those of turn 19 for others [16.6]', () => {
    expect(
      pointsOf({ setup, turn: 21, board: spread('castille', ['cordoue', 'avila', 'calatayud']) }, 'castille'),
    ).toBe(8);
    expect(pointsOf({ setup, turn: 21, board: spread('aragon', ['avila', 'cuenca', 'valence']) }, 'aragon')).toBe(3);
    expect(pointsOf({ setup, turn: 21, board: spread('celte', ['algarve']) }, 'celte')).toBe(3);
  });
  it('gives ALMOHADE the income of provinces with a Ruin, 1 for others [16.7]', () => {
    const board = spread('almohade', ['seville', 'cadix'], { elite: 1 });
    expect(pointsOf({ setup, turn: 21, board, ruins: { seville: 'seville-nation' } }, 'almohade')).toBe(4);
  });
});

describe('Barbarian Hispania', () => {
  it('takes the better of card and income province by province, and 2 for each Castle [14.8.1]', () => {
    const setup = { version: 'advanced', barbarian: 'on' };
    expect(pointsOf({ setup, turn: 3, board: spread('basque', ['pays-basque']) }, 'basque')).toBe(2);
    expect(pointsOf({ setup, turn: 3, board: spread('rome', ['grenade'], { elite: 1 }) }, 'rome')).toBe(3);
    expect(pointsOf({ setup, turn: 15, board: spread('franc', ['tolede'], { castle: 1 }) }, 'franc')).toBe(5);
    expect(pointsOf({ setup, turn: 15, board: { narbonne: { franc: { castle: 1 } } } }, 'franc')).toBe(2);
  });
});

describe('the final score', () => {
  const scored = (ledger: [NationId, string, number][], bids: [string, number][]) => {
    const game = new Board({ turn: 19, board: {} });
    return game.run((play) => {
      for (const [nation, seat, points] of ledger) play.ledger({ turn: 19, nation, seat, points, why: 'combat' });
      for (const [seat, points] of bids) {
        play.player(seat, { bids: [{ nation: 'alain', points, turn: 6, kind: 'nation' }] });
      }
    }).state;
  };
  it('is what all nations of a player scored, less his bids [15.1]', () => {
    const state = scored(
      [
        ['alain', 'c', 33],
        ['sueve', 'c', 4],
        ['rome', 'a', 5],
      ],
      [['c', 29]],
    );
    expect(seatScore(state, 'c')).toBe(8);
  });
  it('may be negative, and half a point wins [15.2] [15.3]', () => {
    const state = scored(
      [
        ['alain', 'c', 27],
        ['rome', 'a', 0.5],
      ],
      [['c', 29]],
    );
    const over = { ...state, stage: { ...state.stage, phase: 'over' as const } };
    expect(HISPANIA.outcome(over)?.ranking[0]).toEqual({ seats: ['a'], score: 0.5 });
    expect(seatScore(state, 'c')).toBe(-2);
  });
  it('stays with the seat that played the nation when it scored', () => {
    const state = scored(
      [
        ['rome', 'a', 3],
        ['rome', 'b', 2],
      ],
      [],
    );
    expect([seatScore(state, 'a'), seatScore(state, 'b')]).toEqual([3, 2]);
  });
});
