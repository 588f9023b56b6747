import type { Dice } from '../../../src/core/dice.js';
import { newBattle } from '../../../src/games/hispania/battle/opening.js';
import { oneStep, playOf } from '../../../src/games/hispania/engine/steps.js';
import { type NationId, type ProvinceId, UNIT_KINDS, type UnitKind } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Odds } from '../../../src/games/hispania/odds/odds.js';
import { pointsOf } from '../../../src/games/hispania/scoring/combat.js';
import { type BattleFrame, NO_EFFECTS, type Side, type Units } from '../../../src/games/hispania/state/battle.js';
import { unitCount } from '../../../src/games/hispania/state/stack.js';
import type { Hispania, Stack } from '../../../src/games/hispania/state/state.js';

/** A battle to be reckoned and to be fought: the same frame for both. */
export interface Case {
  readonly state: Hispania;
  readonly battle: BattleFrame;
  readonly name: string;
}

/** Turn 16 with nothing on the board. */
export function emptyBoard(): Hispania {
  const seats = { a: ['castille'], b: ['seville-nation'] };
  const position = { turn: 16, nation: 'castille', phase: 'battle', seats, provinces: {} };
  const read = HISPANIA.position.read(position, (name) => name);
  if (!read.ok) throw new Error(read.rejection.code);
  return read.value;
}

/** Numbers that only depend on the seed (xorshift). */
export class Chance implements Dice {
  private last: number;
  constructor(seed: number) {
    this.last = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x2545f491) | 0 || 1;
  }
  roll(sides: number): number {
    this.last ^= this.last << 13;
    this.last ^= this.last >>> 17;
    this.last ^= this.last << 5;
    return ((this.last >>> 0) % sides) + 1;
  }
  upTo(most: number): number {
    return this.roll(most + 1) - 1;
  }
  one<Item>(list: readonly Item[]): Item {
    const found = list[this.upTo(list.length - 1)];
    if (found === undefined) throw new Error('an empty list');
    return found;
  }
}

/** Who may have met: nations with Forts, Knights, Crusaders, Berbers, zeal; plains and mountains. */
const PAIRS: readonly (readonly [number, NationId, NationId])[] = [
  [1, 'carthage', 'ibere'],
  [5, 'rome', 'lusitanien'],
  [7, 'vandale', 'rome'],
  [7, 'alain', 'hispano-romain'],
  [11, 'omeyyad', 'wisigoth'],
  [11, 'wisigoth', 'omeyyad'],
  [14, 'franc', 'omeyyad'],
  [16, 'castille', 'seville-nation'],
  [16, 'aragon', 'saragosse-nation'],
  [18, 'almoravide', 'castille'],
  [17, 'el-cid', 'valence-nation'],
];
const PLACES: readonly ProvinceId[] = ['segovie', 'asturies', 'tolede', 'grenade', 'saragosse'];

const ATTACKING: readonly UnitKind[] = ['infantry', 'elite', 'cavalry', 'knight', 'crusader', 'berber'];
const DEFENDING: readonly UnitKind[] = [...ATTACKING, 'castle', 'fort'];

/** A case in a state of its own: sizes up to `most` a side, rivers, wounds, events, every step of a round. */
export function caseOf(base: Hispania, seed: number, most = 12): Case {
  const chance = new Chance(seed);
  const [turn, attacker, defender] = chance.one(PAIRS);
  const province = chance.one(PLACES);
  const own = army(chance, ATTACKING, most);
  const theirs = army(chance, DEFENDING, most);
  const state = laidOut({ ...base, turn }, province, [attacker, own], [defender, theirs]);
  const began = newBattle(state, province, attacker, defender);
  const battle = chance.upTo(2) === 0 ? began : withHistory(chance, began, own, theirs);
  return {
    state: { ...state, frames: [battle] },
    battle,
    name: `${seed}: ${attacker} ${JSON.stringify(own)} on ${defender} ${JSON.stringify(theirs)} in ${province}`,
  };
}

function army(chance: Chance, kinds: readonly UnitKind[], most: number): Stack {
  const size = 1 + chance.upTo(most - 1);
  const units: { [U in UnitKind]?: number } = {};
  const some = [chance.one(kinds), chance.one(kinds), chance.one(kinds)];
  for (let unit = 0; unit < size; unit++) {
    const kind = chance.one(some);
    if (kind === 'castle' && units.castle === 1) continue;
    units[kind] = (units[kind] ?? 0) + 1;
  }
  return chance.upTo(2) === 0 ? { ...units, leaders: ['any'] } : units;
}

function withHistory(chance: Chance, began: BattleFrame, own: Stack, theirs: Stack): BattleFrame {
  const side = chance.one(['attacker', 'defender'] as const);
  const round = 1 + chance.upTo(1);
  const step = chance.one([
    'opening',
    'round',
    'aim-attacker',
    'after-dice',
    'submission',
    'retreat-defender',
  ] as const);
  const hurt = (stack: Stack) => ({
    woundedKnights: round === 1 ? 0 : Math.min(1, (stack.knight ?? 0) + (stack.crusader ?? 0)),
    castleHits: stack.castle === undefined ? 0 : chance.upTo(2),
    hits: step === 'after-dice' ? hitsOn(chance, stack === own ? theirs : own) : null,
    aims: step === 'after-dice' ? {} : null,
  });
  const knights = (stack: Stack) => Math.min(1, stack.knight ?? 0);
  // Tactique lasts for the dice of a round and no longer.
  const tactic = step === 'aim-attacker' && chance.upTo(1) === 0;
  return {
    ...began,
    step,
    round,
    crossed: round === 1 ? someOf(chance, own) : {},
    attacker: { ...began.attacker, ...hurt(own) },
    defender: { ...began.defender, ...hurt(theirs) },
    effects: {
      ...NO_EFFECTS,
      ground: chance.one([null, 'plain', 'mountain'] as const),
      tactic: { attacker: tactic && side === 'attacker', defender: tactic && side === 'defender' },
      frailKnights: { attacker: knights(own), defender: knights(theirs) },
      frailCastle: { attacker: false, defender: chance.upTo(1) === 0 },
      brave: step === 'aim-attacker' && chance.upTo(2) === 0 ? bravery(chance, side, own, theirs) : null,
    },
  };
}

function kindsIn(stack: Stack): readonly UnitKind[] {
  return UNIT_KINDS.filter((kind) => (stack[kind] ?? 0) > 0);
}

function someOf(chance: Chance, stack: Stack): Units {
  return Object.fromEntries(
    kindsIn(stack)
      .map((kind) => [kind, chance.upTo(stack[kind] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

function hitsOn(chance: Chance, stack: Stack): Units {
  const targets = kindsIn(stack).map((kind) => (kind === 'crusader' ? 'knight' : kind));
  return Object.fromEntries(targets.map((kind) => [kind, chance.upTo(2)] as const).filter(([, count]) => count > 0));
}

/** Bravoure: one unit of that side fires first, twice. */
function bravery(chance: Chance, side: Side, own: Stack, theirs: Stack): BattleFrame['effects']['brave'] {
  const [mine, others] = side === 'attacker' ? [own, theirs] : [theirs, own];
  const able = kindsIn(mine).filter((kind) => kind !== 'castle');
  if (able.length === 0) return null;
  const unit = chance.one(able);
  const target = () => {
    const kind = chance.one(kindsIn(others));
    return kind === 'crusader' ? 'knight' : kind;
  };
  return { side, unit, targets: [target(), target()] };
}

/** Nobody is asked and nobody submits: neither retreats, each aims at what it hits most easily. */
function laidOut(
  state: Hispania,
  province: ProvinceId,
  [attacker, own]: readonly [NationId, Stack],
  [defender, theirs]: readonly [NationId, Stack],
): Hispania {
  return {
    ...state,
    frames: [],
    options: { ...state.options, events: false, signOfGod: false, submissionOfAll: false },
    stage: { ...state.stage, nation: attacker, pass: 1 },
    nations: {
      ...state.nations,
      [attacker]: { ...state.nations[attacker], seat: null },
      [defender]: { ...state.nations[defender], seat: null, suzerain: attacker },
    },
    areas: { ...state.areas, [province]: { [attacker]: own, [defender]: theirs } },
  };
}

export interface Fought {
  readonly attackers: number;
  readonly defenders: number;
  readonly rounds: number;
  readonly points: number;
}

/** Fought once by the rules themselves. */
export function fight({ state, battle }: Case, dice: Dice): Fought {
  const play = playOf(state, dice);
  for (let step = 0; step < 5_000; step++) {
    const here = play.battle();
    if (here === undefined || here.step === 'over') break;
    oneStep(play);
  }
  const ended = play.battle() ?? battle;
  const { province, attacker, defender } = battle;
  const [left, right] = [play.state.areas[province][attacker.nation], play.state.areas[province][defender.nation]];
  const [attackers, defenders] = [unitCount(left), unitCount(right)];
  const routed = defenders === 0 ? (right?.leaders ?? []) : [];
  const { points } = pointsOf(play.state, {
    by: attacker.nation,
    defender: defender.nation,
    defenderLost: ended.defender.lost,
    defenderLeaders: [...ended.defender.leadersLost, ...routed],
    ledBy: battle.attacker.leaders,
  });
  return { attackers, defenders, rounds: ended.round, points };
}

/** By how many standard errors the fought battles lie beside the reckoned chances, figure by figure. */
export function deviations(
  odds: Odds,
  { state, battle }: Case,
  fought: readonly Fought[],
): readonly (readonly [string, number])[] {
  const start = (nation: NationId) => unitCount(state.areas[battle.province][nation]);
  const [attackers, defenders] = [start(battle.attacker.nation), start(battle.defender.nation)];
  const share = (chance: number, of: (one: Fought) => boolean) => {
    const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / fought.length) / fought.length);
    return Math.abs(fought.filter(of).length / fought.length - chance) / error;
  };
  const mean = (chances: readonly (readonly [number, number])[], of: (one: Fought) => number) => {
    const expected = chances.reduce((sum, [value, chance]) => sum + value * chance, 0);
    const spread = chances.reduce((sum, [value, chance]) => sum + (value - expected) ** 2 * chance, 0);
    const found = fought.reduce((sum, one) => sum + of(one), 0) / fought.length;
    if (spread < 1e-9) return Math.abs(found - expected) < 1e-6 ? 0 : 99;
    return Math.abs(found - expected) / Math.sqrt(spread / fought.length);
  };
  const numbered = (chances: readonly number[]) => chances.map((chance, number) => [number, chance] as const);
  return [
    ['attacker wins', share(odds.attackerWins, (one) => one.attackers > 0 && one.defenders === 0)],
    ['defender wins', share(odds.defenderWins, (one) => one.attackers === 0 && one.defenders > 0)],
    ['losses of the attacker', mean(numbered(odds.attackerLosses), (one) => attackers - one.attackers)],
    ['losses of the defender', mean(numbered(odds.defenderLosses), (one) => defenders - one.defenders)],
    ['rounds', mean(numbered(odds.rounds), (one) => one.rounds)],
    [
      'points',
      mean(
        odds.points.map(({ points, chance }) => [points, chance] as const),
        (one) => one.points,
      ),
    ],
    ...odds.attackerLosses.map(
      (chance, lost) => [`attacker loses ${lost}`, share(chance, (one) => attackers - one.attackers === lost)] as const,
    ),
    ...odds.defenderLosses.map(
      (chance, lost) => [`defender loses ${lost}`, share(chance, (one) => defenders - one.defenders === lost)] as const,
    ),
    ...odds.rounds.map(
      (chance, round) => [`ends in round ${round}`, share(chance, (one) => one.rounds === round)] as const,
    ),
  ];
}
