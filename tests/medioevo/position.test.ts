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
});
