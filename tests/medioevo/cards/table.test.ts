import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playableCards } from '../../../src/games/medioevo/cards/use.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { MOMENTS_OF } from '../../../src/games/medioevo/facts/card-moments.js';
import { TECHNOLOGY_IDS } from '../../../src/games/medioevo/facts/kinds.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Frame } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { ASKED_AT } from '../../../src/games/medioevo/technologies/payers.js';
import { during } from '../support/acts.js';
import { COMBAT, COMMERCE } from '../support/cards.js';
import { world } from '../support/world.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = read('../../../src/games/medioevo/CARDS.md')
  .split('\n')
  .filter((line) => /^\| (\d+ |[a-z-]+ \| \d)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const rowOf = (name: string) => rows.filter(([first = '']) => first === name || first.startsWith(`${name} `));
const asked = (cell: string | undefined) => (cell === '–' ? [] : (cell ?? '').split(', '));

/** Something of everything: what any card at any moment could be played for. */
const arranged = () =>
  world((play) => {
    play.set({ warCircle: { d4: 1, d6: 1, d8: 1 } });
    const learned = { blue: 1, yellow: 1, orange: 0, red: 1, green: 1, violet: 1 };
    const cards = [...STANDARD_BOOK.cards.keys()].map(newCard);
    const stages = (['rome', 'caffa', 'kiev', 'saraj'] as const).map((at) => ({ at, reached: false }));
    const route = { vehicle: 99, origin: 'nicaea', stages } as const;
    play.changeRealm('byzantium', { cards, technologies: learned, loans: 1, route, points: { blue: 1, red: 1 } });
    play.changeRealm('hungary', { cards: [{ ...newCard(5), turned: true }] });
    play.changeLand('nicaea', { civil: { level: 1, damage: 0 }, military: { level: 2, damage: 0 }, market: ['salt'] });
    play.changeLand('smyrna', { civil: { level: 2, damage: 0 }, military: { level: 1, damage: 0 } });
    play.addUnits('nicaea', 'byzantium', { archer: 1 });
    const vehicle = { ...NEW_VEHICLE, level: 1, at: 'nicaea' } as const;
    play.addVehicle({ ...vehicle, kind: 'caravan', owner: 'byzantium' });
    play.addVehicle({ ...vehicle, kind: 'siege-engine', owner: 'byzantium' });
    play.addVehicle({ ...vehicle, kind: 'caravan', owner: 'hungary', cubes: ['wine'] });
  });
const PHASES: readonly (readonly [Medioevo['phase'], Frame])[] = [
  ['turn-order', { kind: 'bidding', id: 1, chosen: {}, among: [], before: {} }],
  ['events', { kind: 'war-circle', id: 1 }],
  ['events', { kind: 'supply', id: 1, left: 3 }],
  ['taxes', { kind: 'tax-levels', id: 1, chosen: {} }],
  ['purchases', { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false }],
  ['combat', { ...COMBAT, place: 3 }],
  ['commerce', { ...COMMERCE, place: 3 }],
];

describe('the table of cards and technologies', () => {
  it('has a row for each', () => {
    expect(rows).toHaveLength(STANDARD_BOOK.cards.size + TECHNOLOGY_IDS.length);
    for (const cells of rows)
      expect(
        cells.every((cell) => cell !== '' && cell !== '?'),
        cells[0],
      ).toBe(true);
  });

  it.each([...STANDARD_BOOK.cards.values()].map(({ number, hook }) => ({ number, hook })))(
    '[8.8] card $number is asked where the table says, and tested',
    ({ number, hook }) => {
      const [row = [], ...more] = rowOf(`${number}`);
      expect(more).toEqual([]);
      expect(asked(row[3])).toEqual([...MOMENTS_OF[hook]]);
      expect(read(`../${row[6]}`)).toContain(`[8.6.${number}]`);
    },
  );

  it.each(PHASES)('[8.1] in %s each that is for any moment can be played, whoever’s step it is', (phase, frame) => {
    const anytime = rows.filter(([first = '', , when]) => /^\d/.test(first) && when === 'at any moment');
    const wanted = anytime.map(([first = '']) => Number.parseInt(first, 10));
    const playable = playableCards(during({ ...arranged(), phase }, frame), 'byzantium').map(Number);
    expect(wanted.filter((number) => !playable.includes(number))).toEqual([]);
  });

  it.each(TECHNOLOGY_IDS)('[8.8] %s is asked where the table says, and tested', (id) => {
    const [row = [], ...more] = rowOf(id);
    expect(more).toEqual([]);
    expect(asked(row[3])).toEqual([ASKED_AT[id] ?? []].flat());
    expect(read(`../${row[6]}`)).toContain(`[8.7.${id}]`);
  });
});
