import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '../../../src/core/json.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { type Hall, openHall, type Script } from '../../hispania/examples/script.js';
import { type Lines, lineOfJson, placeOf } from '../board.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall(RECONQUISTA);
});
afterAll(() => hall.close());

function begins(
  lines: Lines,
  more: Readonly<Record<string, string | number>> = { phase: 'campaign' },
): Promise<Script> {
  const places = Object.fromEntries(Object.entries(lines).map(([at, line]) => [at, placeOf(line)]));
  return hall.table({ seats: { red: [] }, places, ...more });
}
async function at(game: Script, place: string): Promise<string> {
  const { places } = await game.position();
  return lineOfJson(isObject(places) ? places[place] : undefined);
}

describe("the rulebook's examples, die for die through the play script", () => {
  it('the simple battle: one Garrison against a Garrison and an Army [12.1] [12.2] [12.6]', async () => {
    const game = await begins({ barcelona: 'christian 2a 1g', tarragona: 'muslim 2a 1g', zaragoza: '[m]' });
    const told = await game.play(`
      dice 5 3 4 4 6 3
      @red /move from:Barcelona to:Tarragona units:all
    `);
    expect(told).toContain('Christians (5+) **5** (4+) 3 **4**; Muslims (5+) 4 (4+) **6** 3.');
    expect(await at(game, 'tarragona')).toBe('christian 2a');
    expect(await at(game, 'zaragoza')).toBe('[m] muslim 1a');
    // "Together or apart": one stays, the other goes on.
    await game.play('@red /move from:Tarragona to:Barcelona units:"1 army"');
    expect(await at(game, 'tarragona')).toBe('christian 1a');
    expect(await at(game, 'barcelona')).toBe('christian 1a');
  });

  it('the first complex battle: two Bands before a Muslim city [12.8] [12.7] [11.6]', async () => {
    const game = await begins({ barcelona: 'christian 2a 1g', tarragona: '[m] muslim 1g / bands 2a' });
    await game.play(`
      dice 1 4 1 4 1 4 1 1
      @red /move from:Barcelona to:Tarragona units:all
    `);
    // One hit each, then the second Band: the city is besieged, its Garrison took no part.
    expect(await at(game, 'tarragona')).toBe('[m] muslim 1g / christian 2a');
  });

  it('the second complex battle: one hit each, and the Muslims go in [12.7] [11.8]', async () => {
    const game = await begins({ barcelona: 'christian 2a 1g', tarragona: '[m] muslim 1a 1g' });
    await game.play(`
      dice 1 4 1 1 4
      @red /move from:Barcelona to:Tarragona units:all
    `);
    expect(await at(game, 'tarragona')).toBe('[m] muslim 1a / christian 2a');
  });

  it('its note: two hits, and the city is captured [12.4]', async () => {
    const game = await begins({ barcelona: 'christian 2a 1g', tarragona: '[m] muslim 1a 1g' });
    await game.play(`
      dice 1 4 4 1 4
      @red /move from:Barcelona to:Tarragona units:all
    `);
    expect(await at(game, 'tarragona')).toBe('[m] christian 2a');
  });

  it('income: two of three Muslim cities, and with one of them besieged by Bands [10.1]', async () => {
    const lines: Lines = {
      santiago: 'rebel 1r',
      porto: '[m] christian 1g',
      lisbon: '[m] christian 1a',
      seville: '[m] muslim 1g',
    };
    const free = await begins(lines, { phase: 'income' });
    expect((await free.position()).purse).toBe(3);
    const besieged = await begins({ ...lines, lisbon: '[m] christian 1a / bands 2a' }, { phase: 'income' });
    expect((await besieged.position()).purse).toBe(2);
  });

  it('a siege of a city, a fort and a Garrison keeps three Armies; the rest goes on [13.16]', async () => {
    const game = await begins({ cordoba: '[c][f] christian 1g', oviedo: '[c][f] christian 3g' });
    // North Africa, five Armies, Algeciras; Oviedo's siege and retreat; Cordoba's; the next turn's rebellion and event.
    const told = await game.play(`
      dice 6 5 2 1 6 1 6 1 2 1 1 4 5
      @red /done
    `);
    expect(told).toContain('Muslims lay siege to Cordoba (3 Armies).');
    expect(told).toContain('Muslims lay siege to Oviedo (2 Armies).');
    expect(await at(game, 'cordoba')).toBe('muslim 3a');
    expect(await at(game, 'oviedo')).toBe('[c][f] christian 3g');
    expect(await at(game, 'santiago')).toBe('muslim 1a');
  });

  it('a retreat from Cordoba goes to Murcia, then Granada, then Algeciras [12.6]', async () => {
    const game = await begins({ algeciras: 'christian 3a', cordoba: 'muslim 2a', murcia: 'christian 1g' });
    await game.play(`
      dice 6 1 1 1 1
      @red /move from:Algeciras to:Cordoba units:all
    `);
    expect(await at(game, 'granada')).toBe('muslim 1a');
  });
});

describe('typed commands', () => {
  it('understand three languages, the spellings of the rulebook, and slips', async () => {
    const game = await begins(
      { oviedo: '[c] christian 2a 1g', leon: '[c]', pamplona: '[c]' },
      { phase: 'spending', purse: 5 },
    );
    await game.play('@red /buy unit:garnison place:Pampelona count:2');
    expect(await at(game, 'pamplona')).toBe('[c] christian 2g');
    await game.play('@red /buy unit:ejército place:León');
    expect(await at(game, 'leon')).toBe('[c] christian 1a');
    expect(await game.refused('@red /buy unit:garrison place:Leon count:2')).toBe('good-most');
    expect((await game.position()).purse).toBe(1);
    expect((await game.refusal('@red /buy unit:fort place:Ovideo')).text).toContain('Did you mean Oviedo?');
    await game.play('@red /done');
    await game.play('@red /move from:oviedo to:Saint-Jacques units:"1 armée, une garnison"');
    expect(await at(game, 'santiago')).toBe('christian 1a 1g');
    expect(await game.refused('@red /move from:oviedo to:salamanca units:all')).toBe('no-road');
  });

  it('undo goes back to the last die, not behind it', async () => {
    const game = await begins({ leon: 'christian 2a', oviedo: '[c]', galicia: 'muslim 1g' });
    await game.play('@red /move from:leon to:oviedo units:"1 army"');
    await game.play('@red /undo');
    expect(await at(game, 'leon')).toBe('christian 2a');
    await game.play('dice 4 1 1');
    await game.play('@red /move from:leon to:galicia units:all');
    // Nobody else is at the table to agree: the dice stay.
    expect(await game.refused('@red /undo')).toBe('undo-never');
    expect(await at(game, 'galicia')).toBe('christian 2a');
  });
});
