import { describe, expect, it } from 'vitest';
import { atNight, SEED } from '../support/portion.js';
import { imagineMany } from './contract/imagined.js';
import { SUBJECTS } from './fuzz/subjects.js';

const STATES = atNight(400, 12);

describe.each(SUBJECTS.map((subject) => [subject.module.id, subject] as const))(
  'a position imagined, %s',
  (_id, subject) => {
    it('is dealt from the view alone, shows the same, and can be played on', () => {
      const found = imagineMany(subject, STATES, SEED);
      expect(found.faults).toEqual([]);
      expect(found.states).toBe(STATES);
      if (subject.module.keepsSecrets === true) expect(found.alike).toBeGreaterThan(0);
    });
  },
);
