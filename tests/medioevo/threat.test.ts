import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../src/core/result.js';
import type { Play } from '../../src/games/medioevo/engine/play.js';
import { beginTurn } from '../../src/games/medioevo/engine/turn.js';
import { STANDARD_BOOK } from '../../src/games/medioevo/facts/book.js';
import { stepsFrom } from '../../src/games/medioevo/facts/distance.js';
import { isTerritory, type TerritoryId } from '../../src/games/medioevo/facts/place-ids.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Menace } from '../../src/games/medioevo/odds/horde-menace.js';
import { menacesTo } from '../../src/games/medioevo/odds/menace.js';
import { NEW_VEHICLE } from '../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../src/games/medioevo/state/state.js';
import { rebellionsFor } from '../../src/games/medioevo/taxes/foreseen.js';
import { Chance } from '../kit/fuzz/chance.js';
import { atNight } from '../support/portion.js';
import { buying } from './support/acts.js';
import { COMBAT } from './support/cards.js';
import { battleIn, battleOf } from './support/field.js';
import { done, world as laidOut } from './support/world.js';

const ANNA = 'byzantium';
/** Without the hordes of the set-up. */
function world(arrange: (play: Play) => void = () => undefined): Medioevo {
  return laidOut((play) => {
    for (const at of play.state.inPlay) play.setArmy(at, 'barbarians', { units: {}, stopped: {} });
    arrange(play);
  });
}
const { board } = STANDARD_BOOK;
const far = (at: TerritoryId, steps: number) =>
  [...stepsFrom(board, at, steps)].flatMap(([to, one]) => (one === steps && isTerritory(to) ? [to] : []));
const comingBy = (menaces: readonly Menace[], by: string) => menaces.filter((one) => one.by === by);

function answer(state: Medioevo, seat = ANNA): readonly Phrase[] {
  const said = MEDIOEVO.typing.interpret(state, seat, 'threat', {});
  if (!said.ok || said.value.kind !== 'answer') throw new Error(JSON.stringify(said));
  return said.value.lines;
}

describe('a horde', () => {
  const hordeAt = (at: TerritoryId) =>
    buying(
      world((play) => {
        play.addUnits(at, 'barbarians', { 'light-infantry': 2, archer: 1 });
        play.addUnits('nicaea', ANNA, { 'heavy-infantry': 1 });
      }),
    );

  it('[2.3] reaches a land three steps away, with the three points of a turn, and no further', () => {
    for (const steps of [1, 2, 3]) {
      const near = far('nicaea', steps).filter(
        (at) => world().lands[at].holder === null && world().inPlay.includes(at),
      );
      const [from] = near;
      if (from === undefined) continue;
      const there = comingBy(menacesTo(hordeAt(from), ANNA), 'barbarians').find(({ at }) => at === 'nicaea');
      expect(there?.from, `${steps} steps`).toBe(from);
    }
    const [out] = far('nicaea', 5).filter((at) => world().inPlay.includes(at));
    const menaces = comingBy(menacesTo(hordeAt(out ?? 'rome'), ANNA), 'barbarians');
    expect(menaces.every(({ at }) => at !== 'nicaea')).toBe(true);
  });

  it('[2.3] does not come any more after the events of the last turn', () => {
    const [from = 'rome'] = far('nicaea', 1);
    const last = hordeAt(from);
    expect(comingBy(menacesTo(last, ANNA), 'barbarians').length).toBeGreaterThan(0);
    expect(comingBy(menacesTo({ ...last, turn: last.options.turns }, ANNA), 'barbarians')).toEqual([]);
  });

  it('[2.1] wins as often as the throws of the war circle and the battle have it', () => {
    const [from = 'rome'] = far('nicaea', 1);
    const menace = comingBy(menacesTo(hordeAt(from), ANNA), 'barbarians').find(({ at }) => at === 'nicaea');
    const trials = atNight(20_000, 600);
    const chance = new Chance(23);
    let won = 0;
    for (let trial = 0; trial < trials; trial++) {
      const [d4, d6, d8] = [chance.between(1, 4), chance.between(1, 6), chance.between(1, 8)];
      const state = battleOf({
        attacker: { owner: 'barbarians', units: { 'light-infantry': 2, archer: 1 } },
        defender: { owner: ANNA, units: { 'heavy-infantry': 1 } },
        held: ANNA,
        at: 'nicaea',
        circle: { d4, d6, d8 },
      });
      const act = { verb: 'orders', for: 'all', field: 'crews', value: 'usual' };
      const played = MEDIOEVO.apply(state, battleIn(state).defender, act, chance.branch());
      if (!played.ok) throw new Error(played.rejection.code);
      const end = played.value.events.find(({ type }) => type === 'battle-ended');
      if (end?.winner === 'barbarians') won += 1;
    }
    const expected = menace?.wins ?? -1;
    const error = Math.sqrt((expected * (1 - expected)) / trials);
    expect(Math.abs(won / trials - expected)).toBeLessThanOrEqual(3 * error + 1e-9);
  });
});

describe('another kingdom', () => {
  const [beside = 'rome'] = far('nicaea', 1);
  const army = (war: boolean, units: Readonly<Record<string, number>> = { cavalry: 2 }) =>
    done(buying(world()), (play) => {
      play.addUnits(beside, 'mamluks', units);
      play.addVehicle({ ...NEW_VEHICLE, owner: 'mamluks', kind: 'war-wagon', level: 1, at: beside, used: 9 });
      play.addUnits('nicaea', ANNA, { 'light-infantry': 1 });
      if (war) {
        play.changeRealm(ANNA, { wars: { mamluks: 1 } });
        play.changeRealm('mamluks', { wars: { [ANNA]: 1 } });
      }
    });

  it('[6.2] is told where its wagons can bring it next, with what they carry', () => {
    const found = comingBy(menacesTo(army(true), ANNA), 'mamluks').find(({ at }) => at === 'nicaea');
    expect(found).toMatchObject({ from: beside, units: { cavalry: 2 }, undeclared: false, bare: false });
    expect(found?.wins).toBeGreaterThan(0.5);
    // A wagon of level I carries three.
    const many = comingBy(menacesTo(army(true, { cavalry: 2, archer: 4 }), ANNA), 'mamluks');
    expect(many.find(({ at }) => at === 'nicaea')?.units).toEqual({ cavalry: 2, archer: 1 });
  });

  it('[11.1] at peace comes without a declared war, and after those at war', () => {
    const found = comingBy(menacesTo(army(false), ANNA), 'mamluks').find(({ at }) => at === 'nicaea');
    expect(found?.undeclared).toBe(true);
    expect(MEDIOEVO.foresee.threat?.(army(false), ANNA)?.values?.at).toBeUndefined();
    const line = MEDIOEVO.foresee.threat?.(army(true), ANNA);
    expect(line?.key).toBe('threat');
    expect(line?.values).toMatchObject({ by: { id: 'mamluks' } });
  });

  it('[6.2.4] in a combat goes only as far as it still can', () => {
    const moved = { ...army(true), phase: 'combat' as const, frames: [COMBAT] };
    expect(comingBy(menacesTo(moved, ANNA), 'mamluks')).toEqual([]);
  });

  it('without wagons, galleys or a castle comes nowhere (6.2.1)', () => {
    const onFoot = { ...army(true), vehicles: [] };
    expect(comingBy(menacesTo(onFoot, ANNA), 'mamluks')).toEqual([]);
  });
});

describe('the call to a turn', () => {
  const [from = 'rome'] = far('nicaea', 1);
  const menaced = (arrange: (play: Play) => void) =>
    done(buying(world()), (play) => {
      play.addUnits(from, 'barbarians', { 'light-infantry': 1 });
      arrange(play);
    });

  it('tells of hordes where they would find something', () => {
    const bare = MEDIOEVO.foresee.threat?.(
      menaced(() => undefined),
      ANNA,
    );
    expect(bare?.values?.at).toBeUndefined();
    const built = menaced((play) => play.changeLand('nicaea', { civil: { level: 1, damage: 0 } }));
    expect(MEDIOEVO.foresee.threat?.(built, ANNA)?.values).toMatchObject({ at: { id: 'nicaea' } });
  });
});

describe('/threat', () => {
  const taxed = (tax: 10 | 20 | 30 | 40 | 50) => done(buying(world()), (play) => play.changeRealm(ANNA, { tax }));

  it('[2.4] tells how likely unrest is, and where', () => {
    const [first] = answer(taxed(50));
    const chances = rebellionsFor(taxed(50), 50);
    const calm = chances.get(0) ?? 0;
    expect(first).toMatchObject({
      key: 'threat-unrest',
      values: { percent: Math.round(100 * (1 - calm)), most: Math.max(...chances.keys()) },
    });
    expect(answer(taxed(10))[0]?.key).toBe('threat-calm');
  });

  it('says that nobody can come, or how it was reckoned', () => {
    expect(answer(taxed(10)).map(({ key }) => key)).toEqual(['threat-calm', 'threat-none']);
    const [from = 'rome'] = far('nicaea', 1);
    const menaced = done(taxed(10), (play) => play.addUnits(from, 'barbarians', { 'light-infantry': 1 }));
    const keys = answer(menaced).map(({ key }) => key);
    expect(keys.slice(1, 2)).toEqual(['threat-bare']);
    expect(keys.at(-1)).toBe('threat-how');
  });

  it('does not depend on what others hold in secret', () => {
    const plain = taxed(30);
    const other = done(plain, (play) => play.changeRealm('mamluks', { cash: 9_999 }));
    expect(answer(other)).toEqual(answer(plain));
  });
});

describe('the chance of rebellions (2.4)', () => {
  const deckOf = (top: string, middle: readonly string[], bottom: readonly string[]) => ({
    eventDeck: { top: [top], middle, bottom },
  });
  /** Turn 3: card 1 has come, card 2 strikes, and the next one tolerates 30. */
  const known = { ...world(), event: { number: 2, effects: [] }, pastEvents: [1], toleratedTax: 30 };
  const chance = (state: Medioevo, tax: 40 | 50) => rebellionsFor(state, tax).get(0) ?? 0;
  const { events } = STANDARD_BOOK;

  it('counts the cards that have not come, but for the one whose back is in sight', () => {
    const left = [...events.values()].filter(({ number }) => number > 2);
    const calm = left.filter(({ toleratedTax }) => toleratedTax >= 40).length;
    expect(chance(known, 40)).toBeCloseTo(calm / (left.length - 1), 12);
  });

  it('is the same however the deck lies, which nobody may know', () => {
    const [first = '', ...others] = [...events.keys()].filter((card) => card > 2).map(String);
    const one = { ...known, ...deckOf(first, others, []) };
    const other = { ...known, ...deckOf(others.at(-1) ?? '', [first], others.slice(0, 5)) };
    for (const tax of [40, 50] as const) expect(chance(one, tax)).toBe(chance(other, tax));
  });

  it('leaves out the cards of former turns', () => {
    const state = done({ ...known, frames: [] }, (play) => beginTurn(play));
    expect(state.pastEvents).toEqual([1, 2]);
  });
});
