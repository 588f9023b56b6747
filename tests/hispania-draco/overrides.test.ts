import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { STANDARD_BOARD } from '../../src/games/hispania-draco/facts/board.js';
import { boardFrom } from '../../src/games/hispania-draco/facts/overrides.js';
import { inCampaign } from './campaign.js';

const refusal = (overrides: Json) => {
  const made = boardFrom(overrides);
  return made.ok ? null : made.rejection.code;
};

describe('corrections of what we reconstructed', () => {
  test('numbers of cities that are ours, two of them changed with one another', () => {
    const made = boardFrom({ cities: { beseda: { number: 2 }, gerunda: { number: 1 } } });
    expect(made.ok && made.value.cities.beseda.shield).toBe(2);
    expect(made.ok && made.value.citiesOf.ilergetia.slice(0, 2)).toEqual(['gerunda', 'beseda']);
    expect(STANDARD_BOARD.cities.beseda.shield).toBe(1);
  });

  test('segments, a connection added, one taken away; a game is played so', () => {
    const overrides = {
      connections: [
        { between: ['abula', 'cauca'], segments: 3 },
        { between: ['ebora', 'onuba'], open: false },
        { between: ['regina', 'baecula'], segments: 2 },
      ],
    };
    const pieces = { commanders: { 'praetor-ulterior': 'abula', consul: 'regina', 'praetor-citerior': 'onuba' } };
    const campaign = inCampaign({ overrides, pieces, turn: { denarii: 3 } });
    expect(campaign.cost('move', 'cauca')).toBe(2);
    expect(inCampaign({ pieces, turn: { denarii: 3 } }).cost('move', 'cauca')).toBe(1);
    expect(inCampaign({ overrides, pieces, turn: { general: 'consul', denarii: 2 } }).cost('move', 'baecula')).toBe(2);
    expect(boardFrom(overrides)).toMatchObject({ ok: true });
    const made = boardFrom(overrides);
    expect(made.ok && made.value.connected.ebora.has('onuba')).toBe(false);
  });

  test('what is printed or forced stays', () => {
    expect(refusal({ cities: { salduba: { number: 3 } } })).toBe('override-fixed');
    expect(refusal({ connections: [{ between: ['gades', 'emerita'], segments: 1 }] })).toBe('override-fixed');
    expect(refusal({ connections: [{ between: ['dertosa', 'tarraco'], open: false }] })).toBe('override-fixed');
    expect(refusal({ connections: [{ between: ['lucus', 'lancia'] }] })).toBe('override-fixed');
  });

  test('what makes no board is refused', () => {
    expect(refusal({ cities: { beseda: { number: 2 } } })).toBe('override-value');
    expect(refusal({ cities: { roma: { number: 2 } } })).toBe('override-unknown');
    expect(refusal({ provinces: {} })).toBe('override-unknown');
    expect(refusal({ connections: [{ between: ['ebora', 'abula'], open: false }] })).toBe('override-unknown');
    expect(refusal({ connections: [{ between: ['abula', 'cauca'], segments: 0 }] })).toBe('override-value');
    expect(refusal([])).toBe('override-shape');
    expect(refusal(null)).toBeNull();
  });
});
