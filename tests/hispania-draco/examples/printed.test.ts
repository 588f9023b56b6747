import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../../src/core/json.js';
import { HISPANIA_DRACO } from '../../../src/games/hispania-draco/index.js';
import { type Hall, openHall, type Script } from '../../hispania/examples/script.js';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall(HISPANIA_DRACO);
});
afterAll(() => hall.close());

/** In the midst of this general's phase, at the middle level. */
function inTurnOf(general: string, pieces: JsonObject): Promise<Script> {
  return hall.table({ seats: { red: [] }, turn: { general, denarii: 6 }, pieces });
}
async function pieces(game: Script): Promise<JsonObject> {
  const { pieces: standing } = await game.position();
  if (!isObject(standing)) throw new Error('no pieces');
  return standing;
}
async function denarii(game: Script): Promise<Json | undefined> {
  const { turn } = await game.position();
  return isObject(turn) ? turn.denarii : undefined;
}

describe("the rulebook's examples through the play script", () => {
  it('the set-up at level 6 4 3 4 2 [3.2] [3.3] [3.4] [3.6] [3.8]', async () => {
    const game = await hall.table();
    await game.play(`
      @red /game create scenario:none denarii:6 garrisons:4 fleets:3 roads:4 armies:2
      @red /game join
      dice 4 5 2 4 3 6 2 5
      @red /game start
    `);
    expect((await pieces(game)).revolts).toEqual({
      salduba: 2,
      segobriga: 1,
      regina: 3,
      conimbriga: 2,
      asturica: 2,
      flaviobriga: 1,
    });
    expect((await pieces(game)).armies).toEqual([
      { kind: 'normal', at: 'segobriga' },
      { kind: 'normal', at: 'asturica' },
    ]);
    await game.play(`
      @red /lay road:"Gades Emerita"
      @red /lay road:"Emerita Capara"
      @red /lay road:"Tarraco Ilerda"
      @red /lay road:"Basti Carthago Nova"
      @red /place city:Gades
      @red /place city:Valentia
      @red /place city:"Mare Ibericum"
    `);
    const standing = await pieces(game);
    expect(standing.fleets).toEqual(['mare-balearicum', 'mare-ibericum', 'mare-gaditanum']);
    expect(standing.roads).toEqual(['emerita/gades', 'capara/emerita', 'ilerda/tarraco', 'basti/carthago-nova']);
    expect(standing.commanders).toMatchObject({
      'praetor-ulterior': 'gades',
      'praetor-citerior': 'valentia',
      consul: 'mare-ibericum',
    });
    expect(await game.owed()).toEqual(['red:roman-phase']);
    expect(await denarii(game)).toBe(6);
  });

  describe('example 1: ways of the praetor in Gades [5.1.1] [5.1.5] [5.1.7]', () => {
    const here = {
      commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'abula', consul: 'mare-gaditanum' },
      // The picture's Capara is not known; in revolt it closes a way that our board has besides.
      revolts: { onuba: 1, capara: 1 },
      fleets: ['mare-gaditanum'],
    };
    const roads = ['corduba/regina', 'emerita/regina'];
    const go = async (to: string, change: JsonObject = { roads }): Promise<string> =>
      (await inTurnOf('praetor-ulterior', { ...here, ...change })).play(`@red /move to:"${to}"`);

    it('not to Onuba, which is in revolt', async () => {
      const game = await inTurnOf('praetor-ulterior', { ...here, roads });
      expect(await game.refused('@red /move to:Onuba')).toBe('in-revolt');
    });

    it('to Emerita straight for 2, by the roads for 1', async () => {
      expect(await go('Emerita', {})).toContain('Gades → Emerita (2 denarii)');
      expect(await go('Emerita')).toContain('Gades → Corduba → Regina → Emerita (1 denarius)');
    });

    it('to Olisipo by land 1 + 1 + 2, by sea 1 + 1 past the consul', async () => {
      expect(await go('Olisipo')).toContain('Gades → Mare Gaditanum → Olisipo (2 denarii)');
      const away = { ...here.commanders, consul: null };
      const byLand = await go('Olisipo', { roads, fleets: [], commanders: away });
      expect(byLand).toContain('Gades → Corduba → Regina → Emerita → Ebora → Olisipo (4 denarii)');
    });

    it('to Mare Atlanticum, if a fleet is there, 1 + 1', async () => {
      expect(await go('Mare Atlanticum', { fleets: ['mare-gaditanum', 'mare-atlanticum'] })).toContain('(2 denarii)');
      const game = await inTurnOf('praetor-ulterior', here);
      expect(await game.refused('@red /move to:"Mare Atlanticum"')).toBe('no-fleet');
    });

    it('to Salmantica past Abula 1 + 3 + 1', async () => {
      expect(await go('Salmantica')).toContain('Emerita → Abula → Salmantica (5 denarii)');
    });

    it('the fleet to Mare Atlanticum for 1, with the consul', async () => {
      const game = await inTurnOf('praetor-ulterior', here);
      const told = await game.play('@red /sail to:"Mare Atlanticum"');
      expect(told).toContain('A fleet sails: Mare Gaditanum → Mare Atlanticum (1 denarius), on board: consul.');
      expect((await pieces(game)).commanders).toMatchObject({ consul: 'mare-atlanticum' });
    });
  });

  describe('example 2: garrisons of the praetor in Salduba [5.2.1] [5.2.3] [5.2.4]', () => {
    const here = {
      commanders: { 'praetor-citerior': 'salduba', consul: 'ilerda' },
      garrisons: { salduba: ['praetor-citerior'], gerunda: ['consul'] },
      revolts: { beseda: 3 },
      roads: ['dertosa/salduba'],
    };
    const begin = () => inTurnOf('praetor-citerior', here);

    it('taken back for 1, another one for 1', async () => {
      const one = await begin();
      await one.play('@red /remove');
      expect(await denarii(one)).toBe(5);
      const other = await begin();
      await other.play('@red /place');
      expect((await pieces(other)).garrisons).toMatchObject({ salduba: ['praetor-citerior', 'praetor-citerior'] });
      expect(await denarii(other)).toBe(5);
    });

    it('at Calagurris 1 + 1', async () => {
      const game = await begin();
      await game.play('@red /move to:Calagurris\n@red /place');
      expect(await denarii(game)).toBe(4);
    });

    it('at Gerunda past Dertosa and Tarraco 1 + 2 + 1, where another’s stays', async () => {
      const game = await begin();
      expect(await game.play('@red /move to:Gerunda')).toContain('Salduba → Dertosa → Tarraco → Gerunda (3 denarii)');
      expect(await game.refused('@red /remove')).toBe('no-own-garrison');
      await game.play('@red /place');
      expect(await denarii(game)).toBe(2);
    });

    it('not at Ilerda, where the consul is; into Osca, but none there', async () => {
      const game = await begin();
      expect(await game.refused('@red /move to:Ilerda')).toBe('occupied');
      await game.play('@red /move to:Osca');
      expect(await game.refused('@red /place')).toBe('capital-barred');
    });
  });

  describe('example 3: Toletum besieged with 1 denarius [5.3.2] [5.3.3] [6.6]', () => {
    const here = {
      commanders: { 'praetor-citerior': 'segontia', consul: 'abula' },
      armies: [{ at: 'numantia' }],
      revolts: { numantia: 1, toletum: 1 },
      garrisons: { bilbilis: ['praetor-citerior'], salduba: ['praetor-citerior'], cauca: ['consul'] },
    };

    it('by the praetor (die + 4) x 2 against 12, 67 %; by the consul (die + 2) x 2 against 6, 83 %', async () => {
      const game = await inTurnOf('praetor-citerior', here);
      const odds = await game.play('@red /odds city:Toledo denarii:1');
      expect(odds).toContain(
        'Rome (die + 1 denarius + 2 garrisons (Bilbilis, Salduba) + 1 of his province) × 2 [consul]; Toletum shield 6 × 2 [army in Numantia] = 12. Success 67 %',
      );
      expect(odds).toContain(
        'Rome (die + 1 denarius + 1 garrison (Cauca)) × 2 [praetor of Citerior]; Toletum shield 6. Success 83 %',
      );
    });

    it('won on 3, not on 2', async () => {
      const won = await inTurnOf('praetor-citerior', here);
      expect(await won.play('dice 3\n@red /siege city:Toletum denarii:1')).toContain('Toletum loses a revolt;');
      const lost = await inTurnOf('praetor-citerior', here);
      expect(await lost.play('dice 2\n@red /siege city:Toletum denarii:1')).toContain('Nothing happens.');
    });
  });

  describe('example 4: attacks in Gallaecia and Lusitania with 2 denarii [5.4.2] [5.4.3] [5.4.9]', () => {
    const here = {
      commanders: { consul: 'lucus', 'praetor-ulterior': 'talabriga', 'praetor-citerior': 'asturica' },
      armies: [{ at: 'bracara' }, { at: 'conimbriga' }],
      revolts: { bracara: 2, brigantium: 1, conimbriga: 3 },
      garrisons: { noega: ['consul'], asturica: ['consul'], talabriga: ['praetor-ulterior'] },
      fleets: ['mare-atlanticum'],
    };
    const odds = async (change: JsonObject, city: string, unit: string): Promise<string> =>
      (await inTurnOf('consul', { ...here, ...change })).play(`@red /odds city:${city} denarii:2 unit:"${unit}"`);

    it('the consul on Bracara (die + 4) x 2 against die + 3: without a throw', async () => {
      const told = await odds({}, 'Bracara', 'consul');
      expect(told).toMatch(/Rome \(die \+ 2 denarii \+ 2 garrisons \([^)]+\)\) × 2 \[praetor of Ulterior\]/);
      expect(told).toMatch(/Bracara die \+ 3 revolts \([^)]+\)\. Success 100 %/);
      const game = await inTurnOf('consul', here);
      expect(await game.play('@red /attack city:Bracara denarii:2')).toContain(
        'The army in Bracara is lost, with 2 revolts',
      );
      expect((await pieces(game)).commanders).toMatchObject({ consul: 'lucus' });
    });

    it('the praetor on Bracara (die + 3) x 2 against (die + 3) x 2, from the sea against die + 3', async () => {
      const ambushed = await odds({}, 'Bracara', 'praetor of Ulterior');
      expect(ambushed).toContain('(die + 2 denarii + 1 garrison (Talabriga)) × 2 [consul]');
      expect(ambushed).toMatch(/\(die \+ 3 revolts \([^)]+\)\) × 2 \[army in Conimbriga\]/);
      const commanders = { ...here.commanders, 'praetor-ulterior': 'mare-atlanticum' };
      const atSea = await odds({ commanders }, 'Bracara', 'praetor of Ulterior');
      expect(atSea).toContain('(die + 2 denarii + 1 garrison (Talabriga)) × 2 [consul]');
      expect(atSea).toMatch(/Bracara die \+ 3 revolts \([^)]+\)\. Success/);
    });

    it('on Conimbriga die + 3 against (die + 3) x 2', async () => {
      const told = await odds({}, 'Conimbriga', 'praetor of Ulterior');
      expect(told).toContain('Rome die + 2 denarii + 1 garrison (Talabriga); ');
      expect(told).toContain('Conimbriga (die + 3 revolts (Conimbriga)) × 2 [army in Bracara]');
    });
  });

  it('example 5: what the roll of revolt does in Cantabria [8.1.2] [8.1.3] [8.1.4] [8.1.5]', async () => {
    const here = {
      commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'aracillum' },
      armies: [{ at: 'pompaelo' }],
      revolts: { deobriga: 3, pompaelo: 1, vareia: 1 },
      garrisons: { pallantia: ['consul'] },
    };
    const rolled = async (number: number, change: JsonObject = {}): Promise<string> =>
      (await inTurnOf('praetor-ulterior', { ...here, ...change })).play(`dice 6 ${number} 1\n@red /done`);
    expect(await rolled(3)).toContain('Aracillum is guarded: no revolt.');
    expect(await rolled(4)).toContain('Pallantia is guarded: no revolt.');
    expect(await rolled(6)).toContain('A revolt in Flaviobriga (1 disc now).');
    expect(await rolled(1)).toContain('A revolt in Vareia (2 discs now).');
    expect(await rolled(5)).toContain('A revolt in Pompaelo (2 discs now).');
    expect(await rolled(2)).toContain('Deobriga has three revolts already: nothing happens.');
    const without = { armies: [] };
    expect(await rolled(1, without)).toContain('An army gathers in Vareia.');
    expect(await rolled(2, without)).toContain('An army gathers in Deobriga.');
    expect(await rolled(5, without)).toContain('An army gathers in Pompaelo.');
  });

  describe('example 6: three armies move [8.2.1] [8.2.5] [8.3.3] [8.3.4]', () => {
    const here = {
      commanders: { 'praetor-ulterior': 'capara', 'praetor-citerior': 'valentia', consul: 'gades' },
      armies: [{ at: 'salmantica' }, { at: 'talabriga' }, { at: 'lucus' }],
      revolts: {
        noega: 1,
        lancia: 1,
        asturica: 1,
        lucus: 2,
        bracara: 1,
        brigantium: 1,
        talabriga: 1,
        salmantica: 1,
      },
      garrisons: { conimbriga: ['praetor-ulterior'], abula: ['praetor-citerior'] },
    };
    /** The roll of revolt finds Conimbriga guarded; then Carpetania's army throws, then Gallaecia's. */
    const moved = async (carpetania: number, gallaecia: number): Promise<string> =>
      (await inTurnOf('praetor-ulterior', here)).play(`dice 4 4 ${carpetania} ${gallaecia}\n@red /done`);

    it('Carpetania: 1 besieges Abula, 2 stays, 3 to 6 attack the praetor; Lusitania besieges Conimbriga', async () => {
      const abula = await moved(1, 2);
      expect(abula).toMatch(
        /The army in Salmantica besieges Abula: die \+ 9 revolts \([^)]+\) against shield 1 × 2 \[praetor of Ulterior\] = 2/,
      );
      expect(abula).toMatch(/The army in Talabriga besieges Conimbriga: die \+ 9 revolts \([^)]+\) against shield 4/);
      expect(abula).toContain('Garrison of Citerior lost in Abula');
      expect(abula).toContain('Garrison of Ulterior lost in Conimbriga');
      expect(await moved(2, 2)).toContain('The army in Salmantica stays: on a 2 two cities are equally near.');
      for (const face of [3, 4, 5, 6]) {
        const praetor = await moved(face, 2);
        expect(praetor).toMatch(
          /attacks the praetor of Ulterior in Capara: die \+ 9 revolts \([^)]+\) against die \+ 1 garrison \(Conimbriga\)/,
        );
        expect(praetor).toContain('The praetor of Ulterior is beaten in Capara and leaves the board.');
      }
    });

    it('Gallaecia: 1 Noega, 3 Asturica, 5 Bracara, 6 Brigantium, on 2 and 4 it stays', async () => {
      for (const [face, to] of [
        [1, 'Noega'],
        [3, 'Asturica'],
        [5, 'Bracara'],
        [6, 'Brigantium'],
      ] as const) {
        expect(await moved(2, face)).toContain(`An army goes from Lucus to ${to}.`);
      }
      for (const face of [2, 4])
        expect(await moved(2, face)).toContain(`The army in Lucus stays: on a ${face} two cities`);
    });

    it('the threat is told beforehand', async () => {
      const told = await (await inTurnOf('praetor-ulterior', here)).play('@red /threat');
      expect(told).toContain('Army in Talabriga: Conimbriga 100 %.');
      expect(told).toMatch(/Army in Salmantica: Capara 6\d %/);
    });
  });
});
