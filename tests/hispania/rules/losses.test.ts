import { describe, expect, it } from 'vitest';
import { survivors, tollOf } from '../../../src/games/hispania/battle/losses.js';
import type { BattleFrame, Hits } from '../../../src/games/hispania/state/battle.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board } from '../nations/support.js';

/** What hits take, unit by unit as the rulebook says it: 6.1.2, 6.2.3 to 6.2.5, 6.4.2, and the events of 10.3. */

type Army = { readonly stack: Stack; readonly across?: Stack; readonly wounded?: number; readonly castleHits?: number };
type Case = {
  readonly army: Army;
  readonly hits: Hits;
  readonly round?: number;
  readonly frailKnights?: number;
  readonly frailCastle?: boolean;
};
type Soldier = { readonly kind: string; readonly across: boolean; left: number };

const LIVES: Readonly<Record<string, number>> = { knight: 2, crusader: 2, castle: 3 };

/** Each soldier on his own: a hit goes to one who is wounded already, else to the next that stands. */
function byHand({ army, hits, round = 1, frailKnights = 0, frailCastle = false }: Case) {
  const soldiers: Soldier[] = [];
  for (const [kind, count] of Object.entries(army.stack)) {
    if (typeof count !== 'number') continue;
    const wet =
      round === 1 && typeof army.across?.[kind as 'knight'] === 'number' ? (army.across[kind as 'knight'] ?? 0) : 0;
    for (let one = 0; one < count; one++) soldiers.push({ kind, across: one < wet, left: LIVES[kind] ?? 1 });
  }
  const isKnight = ({ kind }: Soldier) => kind === 'knight' || kind === 'crusader';
  for (let one = 0; one < (army.wounded ?? 0); one++) {
    const knight = soldiers.find((soldier) => isKnight(soldier) && soldier.left === 2 && !soldier.across);
    if (knight !== undefined) knight.left = 1;
  }
  for (const castle of soldiers.filter(({ kind }) => kind === 'castle')) castle.left -= army.castleHits ?? 0;
  let frail = frailKnights;
  for (const [type, count] of Object.entries(hits)) {
    const [kind = '', river] = type.split('~');
    const fits = (soldier: Soldier) =>
      (soldier.kind === kind || (kind === 'knight' && soldier.kind === 'crusader')) &&
      soldier.across === (river !== undefined) &&
      soldier.left > 0;
    for (let hit = 0; hit < (count ?? 0); hit++) {
      const standing = soldiers.filter(fits).sort((one, other) => one.left - other.left);
      // Of several Knights a hale one falls at once to Indiscipline, as well as a wounded one would.
      const target = kind === 'knight' && frail > 0 ? standing.at(-1) : standing[0];
      if (target === undefined) continue;
      if (kind === 'knight' && frail > 0) {
        frail -= 1;
        target.left = 0;
      } else if (kind === 'castle' && frailCastle) target.left = 0;
      else target.left -= 1;
    }
  }
  const dead = (kind: string) => soldiers.filter((soldier) => soldier.kind === kind && soldier.left <= 0).length;
  const knights = soldiers.filter(isKnight);
  return {
    lost: {
      infantry: dead('infantry'),
      cavalry: dead('cavalry'),
      castle: dead('castle'),
      knight: knights.filter(({ left }) => left <= 0).length,
    },
    woundedKnights: knights.filter(({ left }) => left === 1).length,
    castleHits: soldiers
      .filter(({ kind, left }) => kind === 'castle' && left > 0)
      .reduce((sum, one) => sum + 3 - one.left, 0),
  };
}

const BOARD = new Board({ turn: 16, nation: 'castille', board: {} }).state;

function battleOf({ army, round = 1, frailKnights = 0, frailCastle = false }: Case, side: 'attacker' | 'defender') {
  const tolede = { castille: army.stack, 'leon-nation': { infantry: 1 } };
  const plain = {
    seat: null,
    strength: 1,
    leaders: [],
    aims: null,
    hits: null,
    lost: {},
    leadersLost: [],
    retreated: {},
  };
  const hurt = {
    ...plain,
    nation: 'castille',
    woundedKnights: army.wounded ?? 0,
    castleHits: army.castleHits ?? 0,
  } as const;
  const other = { ...plain, nation: 'leon-nation', woundedKnights: 0, castleHits: 0 } as const;
  const { leaders: _none, ...across } = army.across ?? {};
  const frame: BattleFrame = {
    kind: 'battle',
    id: 1,
    province: 'tolede',
    step: 'losses',
    round,
    attacker: side === 'attacker' ? hurt : other,
    defender: side === 'defender' ? hurt : other,
    crossed: side === 'attacker' ? across : {},
    came: [],
    effects: {
      ground: null,
      tactic: { attacker: false, defender: false },
      frailKnights: { attacker: 0, defender: 0, [side]: frailKnights },
      frailCastle: { attacker: false, defender: false, [side]: frailCastle },
      brave: null,
      leaves: null,
      spared: false,
      again: false,
    },
    surrendered: false,
    hire: null,
  };
  return { state: { ...BOARD, areas: { ...BOARD.areas, tolede } }, frame };
}

function toll(one: Case, side: 'attacker' | 'defender' = 'attacker') {
  const { state, frame } = battleOf(one, side);
  const { lost, woundedKnights, castleHits } = tollOf(state, frame, side, one.hits);
  const { infantry = 0, cavalry = 0, castle = 0, knight = 0 } = lost;
  return { lost: { infantry, cavalry, castle, knight }, woundedKnights, castleHits };
}

function* upTo(...most: readonly number[]): Generator<readonly number[]> {
  const [first, ...others] = most;
  if (first === undefined) return yield [];
  for (let count = 0; count <= first; count++) for (const rest of upTo(...others)) yield [count, ...rest];
}

describe('what hits take', () => {
  it('hits beyond those of a kind are lost [6.1.2] [6.2.3]', () => {
    for (const [infantry = 0, cavalry = 0, first = 0, second = 0] of upTo(3, 2, 4, 3)) {
      const one = { army: { stack: { infantry, cavalry } }, hits: { infantry: first, cavalry: second } };
      expect(toll(one), JSON.stringify(one)).toEqual(byHand(one));
    }
  });
  it('a Knight takes two, the wounded one first; Crusaders are Knights [6.2.4]', () => {
    for (const [knight = 0, crusader = 0, wounded = 0, count = 0] of upTo(3, 2, 2, 6)) {
      if (wounded > knight + crusader) continue;
      const one = { army: { stack: { knight, crusader }, wounded }, hits: { knight: count }, round: 2 };
      expect(toll(one), JSON.stringify(one)).toEqual(byHand(one));
    }
  });
  it('a Castle takes three, those of earlier rounds among them [6.2.5]', () => {
    for (const [castleHits = 0, count = 0] of upTo(2, 5)) {
      const one = { army: { stack: { castle: 1, infantry: 1 }, castleHits }, hits: { castle: count }, round: 2 };
      expect(toll(one, 'defender'), JSON.stringify(one)).toEqual(byHand(one));
    }
  });
  it('those across the river are another target in the first round, wounds too [6.4.2]', () => {
    for (const round of [1, 2]) {
      for (const [wet = 0, dry = 0, knightsWet = 0, knightsDry = 0] of upTo(2, 2, 2, 2)) {
        const army = {
          stack: { infantry: wet + dry, knight: knightsWet + knightsDry },
          across: { infantry: wet, knight: knightsWet },
        };
        for (const hits of [
          { infantry: 2, 'infantry~river': 1, knight: 1, 'knight~river': 3 },
          { infantry: 1, knight: 3, 'knight~river': 1 },
        ]) {
          const one = { army, hits, round };
          expect(toll(one), JSON.stringify(one)).toEqual(byHand(one));
        }
      }
    }
  });
  it('Indiscipline and Traîtrise let the first hit be enough [10.3.12] [10.3.22]', () => {
    for (const [knight = 0, count = 0, frailKnights = 0] of upTo(3, 5, 2)) {
      const one = { army: { stack: { knight } }, hits: { knight: count }, frailKnights, round: 2 };
      expect(toll(one), JSON.stringify(one)).toEqual(byHand(one));
    }
    for (const [count = 0, castleHits = 0] of upTo(3, 2)) {
      if (count === 0) continue;
      const one = { army: { stack: { castle: 1 }, castleHits }, hits: { castle: count }, frailCastle: true };
      expect(toll(one, 'defender'), JSON.stringify(one)).toEqual(byHand(one));
    }
  });
  it('Indiscipline is used up by the Knights that it has felled [10.3.12]', () => {
    const { state, frame } = battleOf({ army: { stack: { knight: 3 } }, hits: {}, frailKnights: 2 }, 'attacker');
    expect(tollOf(state, frame, 'attacker', { knight: 1 }).frailKnights).toBe(1);
    expect(tollOf(state, frame, 'attacker', { knight: 4 })).toMatchObject({ frailKnights: 0, lost: { knight: 3 } });
  });
  it('EL CID in pay takes no more of each kind than was paid for [11.el-cid.4]', () => {
    const { state, frame } = battleOf({ army: { stack: { infantry: 3, knight: 2, castle: 1 } }, hits: {} }, 'defender');
    const hired = { ...frame, hire: { recruiter: 'aragon', targets: { infantry: 1, knight: 1 }, purse: 9 } } as const;
    const hits = { infantry: 3, knight: 4, castle: 3 };
    expect(tollOf(state, hired, 'defender', hits).lost).toEqual({ infantry: 1, knight: 1 });
    expect(tollOf(state, hired, 'attacker', hits).lost).toEqual({ infantry: 1 });
  });
});

describe('who still fires after Bravoure [10.3.5]', () => {
  it('whoever was not destroyed, Crusaders falling before other Knights', () => {
    for (const [knight = 0, crusader = 0, infantry = 0, count = 0] of upTo(2, 2, 2, 4)) {
      const hits = { knight: count, infantry: count % 2 };
      const one = { army: { stack: { knight, crusader, infantry } }, hits, round: 2 };
      const { state, frame } = battleOf(one, 'attacker');
      const fallen = byHand(one).lost;
      const crusaders = Math.max(0, crusader - fallen.knight);
      const expected = {
        infantry: infantry - fallen.infantry,
        crusader: crusaders,
        knight: knight + crusader - fallen.knight - crusaders,
      };
      const left = survivors(state, frame, 'attacker', hits);
      expect({ infantry: 0, crusader: 0, knight: 0, ...left }, JSON.stringify(one)).toEqual(expected);
    }
  });
});
