import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';

const read = (position: JsonObject) => {
  const found = HISPANIA.position.read(position, (name) => name);
  if (!found.ok) throw new Error(JSON.stringify(found.rejection));
  return found.value;
};

describe('what a position need not say', () => {
  it('[16] who is in the game: whoever has come, until its time is over', () => {
    const provinces = { lisbonne: { celte: ['infantry'] } };
    const midway = (turn: number) => read({ turn, nation: 'celte', phase: 'move', provinces });
    const vandals = [6, 7, 9, 10].map((turn) => midway(turn).nations.vandale.status);
    expect(vandals).toEqual(['waiting', 'playing', 'playing', 'gone']);
  });

  it('[1.6] [13.6] that CROISADE and ALMOHADE are in the long scenario alone', () => {
    const croisade = (scenario: string) => read({ turn: 19, scenario }).nations.croisade.status;
    expect([croisade('D'), croisade('E')]).toEqual(['gone', 'waiting']);
  });

  it('[11.badajoz.1] that LUSITANIEN is gone where BADAJOZ has come early', () => {
    const lusitania = (nation: string) => read({ turn: 12, provinces: { badajoz: { [nation]: ['infantry'] } } });
    expect(lusitania('badajoz').nations.lusitanien.status).toBe('gone');
    expect(lusitania('lusitanien').nations.lusitanien.status).toBe('playing');
  });

  it('[13] [14] who plays a nation: whoever has its group, in the advanced version only of those on the board', () => {
    const seats = { red: ['castille'], blue: ['omeyyad'], green: ['franc'] };
    const provinces = { leon: { leon: ['infantry'] }, tolede: { omeyyad: ['infantry'] } };
    const holders = (more: JsonObject) => {
      const { nations } = read({ turn: 12, seats, provinces, ...more });
      return (['leon-nation', 'aragon', 'croisade'] as const).map((id) => nations[id].seat);
    };
    expect(holders({ version: 'standard' })).toEqual(['green', 'green', null]);
    expect(holders({ version: 'advanced' })).toEqual(['green', null, null]);
    expect(holders({ version: 'advanced', nobody: ['leon'] })).toEqual([null, null, null]);
    const elsewhere = { leon: { croisade: ['infantry'] } };
    expect(holders({ version: 'advanced', provinces: elsewhere })).toEqual([null, null, 'red']);
  });

  it('[11.el-cid.10] that EL CID’s company goes into Valence by his choice, up to his movement', () => {
    const waiting = { 'el-cid': [{ unit: 'knight', count: 2, to: ['valence'], bought: false }] };
    const provinces = { valence: { almoravide: ['infantry'] } };
    const seats = { red: ['el-cid'], blue: ['almoravide'] };
    const company = (phase: string) =>
      read({ turn: 18, nation: 'el-cid', phase, waiting, provinces, seats }).nations['el-cid'].notes.company;
    for (const phase of ['income', 'place', 'move']) expect(company(phase), phase).toEqual({ knight: 2 });
    expect(company('finish')).toEqual({});
  });
});
