import { describe, expect, it } from 'vitest';
import { SHAPE } from '../../src/games/medioevo/position/shape.js';
import { stateNotation } from '../../src/kit/position/notation.js';
import { fight } from './support/cards.js';

describe('a position of Medioevo', () => {
  it('goes to the seats of whoever takes it over, those named in what is still to be done too', () => {
    const whose = { verb: 'play-card', card: '67', unit: 'light-infantry' };
    const card = { kind: 'card-played', card: 67, lender: null, use: 'ability', points: [] } as const;
    const state = fight({ attacker: { 'light-infantry': 1 }, defender: { 'light-infantry': 1 } });
    const played = { ...card, id: 950, seat: 'byzantium', cancelled: false, doubled: false };
    const notation = stateNotation('medioevo', SHAPE);
    const written = notation.write(
      {
        ...state,
        frames: [
          ...state.frames,
          { ...played, action: { ...whose, whose: 'mamluks' } },
          { ...played, id: 951, action: { ...whose, whose: 'barbarians' } },
        ],
      },
      (seat) => `person of ${seat}`,
    );
    const read = notation.read(written, (name) => name.replace('person of ', 'heir-'));
    if (!read.ok) throw new Error(read.rejection.code);
    expect(read.value.frames.slice(-2)).toMatchObject([
      { seat: 'heir-byzantium', action: { whose: 'heir-mamluks', unit: 'light-infantry' } },
      { seat: 'heir-byzantium', action: { whose: 'barbarians' } },
    ]);
  });

  it('lets whoever rests watch the same people by their other names', () => {
    const state = fight({ attacker: { 'light-infantry': 1 }, defender: { 'light-infantry': 1 } });
    const seen = { 'held nicaea': 1, 'own 4 nicaea': 2, 'beside barbarians serbia': 1 };
    const combat = { kind: 'combat', id: 900, round: 1, place: 0, passes: 0, legs: [], stop: null } as const;
    const resting = { mamluks: { ...seen, 'war byzantium': 1, 'beside byzantium sivas': 3 } };
    const notation = stateNotation('medioevo', SHAPE);
    const written = notation.write({ ...state, frames: [{ ...combat, resting }] }, (seat) => `the person of ${seat}`);
    const read = notation.read(written, (name) => name.replace('the person of ', 'heir-'));
    if (!read.ok) throw new Error(read.rejection.code);
    const other = { ...seen, 'war heir-byzantium': 1, 'beside heir-byzantium sivas': 3 };
    expect(read.value.frames).toMatchObject([{ resting: { 'heir-mamluks': other } }]);
  });
});
