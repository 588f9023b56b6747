import { describe, expect, it } from 'vitest';
import type { Filled } from '../../../src/core/offer.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { buying } from '../support/acts.js';
import { world } from '../support/world.js';

const skilled = (play: Play) =>
  play.changeRealm('empire', { technologies: { blue: 2, yellow: 2, orange: 2, red: 2, green: 4, violet: 2 } });
const saidOf = (state: Medioevo, verb: string, filled: Filled, id: string) => {
  const noted = MEDIOEVO.foresee.choice?.(state, 'empire', verb, filled, { id });
  return noted?.note === undefined ? null : MEDIOEVO.words.say('en', `note.${noted.note}`, noted.values);
};

describe('beside the level of what is bought', () => {
  it('[3.2] stand its price, what it can do and its upkeep', () => {
    const state = buying(world(skilled));
    const wagon = saidOf(state, 'vehicle', { vehicle: 'war-wagon' }, '1');
    expect(wagon).toBe('200 florins, 1 point bought (1400 left): carries 3, 6 steps, upkeep 20 a turn');
    expect(saidOf(state, 'vehicle', { vehicle: 'siege-engine' }, '1')).toContain(' damage a hit, upkeep 20 a turn');
  });

  it('[3.2] no upkeep where it has it already, or where its place decides it', () => {
    const owned = world((play) => {
      skilled(play);
      play.addVehicle({ ...NEW_VEHICLE, kind: 'caravan', level: 1, owner: 'empire', at: 'cologne' });
    });
    const raised = saidOf(buying(owned), 'raise-vehicle', { vehicle: '1' }, '2');
    expect(raised).toContain('carries 4, 7 steps');
    expect(raised).not.toContain('upkeep');
    const rough = buying(world(skilled));
    const byPlace = { ...rough, options: { ...rough.options, terrain: true } };
    expect(saidOf(byPlace, 'vehicle', { vehicle: 'war-wagon' }, '1')).not.toContain('upkeep');
  });
});
