import { describe, expect, it } from 'vitest';
import { newBattle } from '../../../src/games/hispania/battle/opening.js';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { type Menace, menacesTo } from '../../../src/games/hispania/odds/threat.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Coverage } from '../../kit/fuzz/coverage.js';
import { playGame } from '../../kit/fuzz/game.js';
import { atNight, SEED } from '../../support/portion.js';
import { HISPANIA_SUBJECT } from '../fuzz/subject.js';
import { Board } from '../nations/support.js';
import { Chance, fight } from './battles.js';

const told = (menaces: readonly Menace[]) => menaces.map(({ province, by, turn }) => `${by} ${province} ${turn}`);

describe('what threatens a nation', () => {
  it('is who reaches its land before it plays again, this turn or the next, with what the cards bring [3.2] [5.1]', () => {
    const { state } = new Board({
      turn: 1,
      nation: 'celte',
      phase: 'move',
      board: {
        algarve: { celte: { infantry: 2 } },
        lisbonne: { celte: { infantry: 1 } },
        badajoz: { ibere: { infantry: 3 } },
        lusitanie: { lusitanien: { infantry: 2 } },
        galice: { galicien: { infantry: 2 } },
      },
    }).begin();
    const menaces = menacesTo(state, 'celte');
    // The Iberians still play on turn 1; Lusitanians and CARTHAGE, by sea from Cádiz, before the Celts on turn 2.
    expect(told(menaces)).toEqual(
      expect.arrayContaining(['ibere algarve 1', 'lusitanien lisbonne 2', 'carthage algarve 2']),
    );
    expect(menaces.every(({ by }) => by !== 'galicien')).toBe(true);
    const byIbere = menaces.find(({ by, province }) => by === 'ibere' && province === 'algarve');
    expect(byIbere?.units).toEqual({ infantry: 3 });
  });

  it('is neither its own player, nor its suzerain or vassal, nor a nation that is gone by then', () => {
    const { state } = new Board({
      turn: 3,
      nation: 'celte',
      phase: 'move',
      board: {
        algarve: { celte: { infantry: 1 } },
        badajoz: { ibere: { infantry: 3 } },
        lisbonne: { lusitanien: { infantry: 3 } },
      },
    }).begin();
    const by = (at: Hispania) => menacesTo(at, 'celte').map((one) => one.by);
    expect(by(state)).toEqual(expect.arrayContaining(['ibere', 'lusitanien']));
    const celtsAs = (change: Partial<Hispania['nations']['celte']>): Hispania => ({
      ...state,
      nations: { ...state.nations, celte: { ...state.nations.celte, ...change } },
    });
    expect(by(celtsAs({ seat: state.nations.ibere.seat }))).not.toContain('ibere');
    expect(by(celtsAs({ suzerain: 'lusitanien' }))).not.toContain('lusitanien');
    // At the end of turn 3 the Iberians become ROME: those who play after them are safe from them.
    const later: Hispania = { ...state, stage: { ...state.stage, nation: 'rome' } };
    expect(menacesTo(later, 'celte').map((one) => one.by)).not.toContain('ibere');
  });

  it('is as strong as may attack together, and comes twice in an Invasion [4.4] [9.1]', () => {
    const { state } = new Board({
      turn: 4,
      nation: 'lusitanien',
      phase: 'move',
      board: {
        saragosse: { lusitanien: { infantry: 1 } },
        porto: { lusitanien: { infantry: 1 } },
        barcelone: { rome: { elite: 9 } },
      },
    }).begin();
    const on = (province: string) => menacesTo(state, 'lusitanien').find((one) => one.province === province);
    // A plain holds three; five attack in an Invasion.
    expect(on('saragosse')).toMatchObject({ by: 'rome', units: { elite: 5 }, second: false });
    expect(on('porto')).toMatchObject({ by: 'rome', second: true });
  });

  it('names every attack without a Leader that then comes, in games by chance', () => {
    let attacks = 0;
    for (let game = 0; game < atNight(100, 1); game++) {
      let foretold: ReadonlySet<string> = new Set();
      let now = '';
      const seen = new Set<number>();
      const seed = SEED * 100 + game;
      playGame(HISPANIA_SUBJECT, HISPANIA_SUBJECT.start(seed), seed, new Coverage(), (state) => {
        const { nation, phase, pass } = state.stage;
        if (nation === null || pass === 2) return;
        const begins = phase === 'move' && state.frames.length === 0 && Object.keys(state.march).length === 0;
        if (begins) [now, foretold] = [`${state.turn} ${nation}`, attacksBy(state, nation)];
        const battle = state.frames.find((frame) => frame.kind === 'battle');
        if (battle?.kind !== 'battle' || now !== `${state.turn} ${nation}` || seen.has(battle.id)) return;
        seen.add(battle.id);
        const { attacker, defender, province, hire } = battle;
        const others = attacker.seat !== defender.seat && attacker.seat !== null && defender.seat !== null;
        if (hire !== null || !others || attacker.leaders.length > 0 || state.stage.forced.length > 0) return;
        attacks += 1;
        expect([...foretold]).toContain(`${defender.nation} ${province}`);
      });
    }
    expect(attacks).toBeGreaterThan(5);
  });

  it('has the chance with which the battle is then won', () => {
    const chance = new Chance(3);
    const { state } = new Board({
      turn: 1,
      nation: 'celte',
      phase: 'move',
      board: {
        algarve: { celte: { infantry: 2 } },
        lisbonne: { celte: { infantry: 2 } },
        badajoz: { ibere: { infantry: 3 } },
        lusitanie: { lusitanien: { infantry: 2 } },
      },
    }).begin();
    const trials = atNight(20_000, 1_000);
    for (const { province, by, units, crossed, wins, turn } of menacesTo(state, 'celte')) {
      const then = met(state, province, by, units, turn);
      const battle = { ...newBattle(then, province, by, 'celte'), crossed };
      let won = 0;
      for (let trial = 0; trial < trials; trial++) {
        const { attackers, defenders } = fight({ state: { ...then, frames: [battle] }, battle, name: '' }, chance);
        if (attackers > 0 && defenders === 0) won += 1;
      }
      const error = Math.sqrt((wins * (1 - wins)) / trials) + 1e-3;
      expect(Math.abs(won / trials - wins)).toBeLessThan(3 * error);
    }
  });
});

/** Nobody is asked, nobody submits: both sides fight to the end. */
function met(
  state: Hispania,
  province: Menace['province'],
  by: NationId,
  units: Menace['units'],
  turn: number,
): Hispania {
  const free = (nation: NationId) => ({ ...state.nations[nation], seat: null });
  return {
    ...state,
    turn,
    stage: { ...state.stage, nation: by, phase: 'battle' },
    nations: { ...state.nations, [by]: free(by), celte: { ...free('celte'), suzerain: by } },
    areas: { ...state.areas, [province]: { celte: state.areas[province].celte ?? {}, [by]: units } },
  };
}

function attacksBy(state: Hispania, by: NationId): ReadonlySet<string> {
  const nations = Object.keys(state.nations).filter((id): id is NationId => id in state.nations);
  return new Set(
    nations.flatMap((nation) =>
      menacesTo(state, nation)
        .filter((one) => one.by === by)
        .map(({ province }) => `${nation} ${province}`),
    ),
  );
}

describe('/threat', () => {
  const { state } = new Board({
    turn: 1,
    nation: 'celte',
    phase: 'move',
    board: {
      algarve: { celte: { infantry: 2 } },
      galice: { galicien: { infantry: 2 } },
      badajoz: { ibere: { infantry: 3 } },
    },
  }).begin();
  const asked = (options = {}) => {
    const answer = HISPANIA.typing.interpret(state, state.nations.celte.seat, 'threat', options);
    if (!answer.ok || answer.value.kind !== 'answer') throw new Error('no answer');
    return answer.value;
  };

  it('tells the attacks on one’s land, the likeliest first, and shows it', () => {
    const { lines, picture } = asked({ nation: 'celte' });
    expect(lines[0]).toMatchObject({ key: 'threat-to' });
    expect(lines[1]).toMatchObject({ key: 'threat', values: { province: { id: 'algarve' } } });
    expect(lines.at(-1)).toMatchObject({ key: 'threat-how' });
    expect(picture).toEqual({ show: 'threat', places: ['celte'] });
  });

  it('is asked about any nation, and says so where nothing threatens', () => {
    expect(asked({ nation: 'galicien' }).lines[0]).toMatchObject({ key: 'threat-none' });
    expect(asked({ nation: 'rome' }).lines[0]).toMatchObject({ key: 'threat-landless' });
  });

  it('is one line in the call to the turn, as long as something can be done', () => {
    const { seat } = state.nations.celte;
    expect(HISPANIA.foresee.threat?.(state, seat ?? '')).toMatchObject({ key: 'threat' });
    const others = state.seats.find((other) => other !== seat) ?? '';
    expect(HISPANIA.foresee.threat?.(state, others)).toBeNull();
    const fighting: Hispania = { ...state, stage: { ...state.stage, phase: 'battle' } };
    expect(HISPANIA.foresee.threat?.(fighting, seat ?? '')).toBeNull();
  });
});
