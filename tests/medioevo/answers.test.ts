import { describe, expect, it } from 'vitest';
import { placeAsked, seatAsked } from '../../src/games/medioevo/answers/named.js';
import { world } from './support/world.js';

describe('whom and what somebody asks about', () => {
  const asked = (text: string) => {
    const found = seatAsked(world(), text);
    return found.ok ? found.value : found.rejection.code;
  };
  it('[1.3] is a kingdom by its name in any language, or by its seat', () => {
    expect(asked('Golden Horde')).toBe('horde');
    expect(asked('Horde d’Or')).toBe('horde');
    expect(asked('Hungary')).toBe('hungary');
    expect(asked('Hungría')).toBe('hungary');
    expect(asked('novgorod')).toBe('novgorod');
    expect(asked('Atlantis')).toBe('kingdom-unknown');
  });

  it('[1.3] is no kingdom that nobody plays', () => {
    const state = world();
    const { horde: _out, ...realms } = state.realms;
    const found = seatAsked(
      { ...state, realms, seats: state.seats.filter((seat) => seat !== 'horde') },
      'Golden Horde',
    );
    expect(found.ok).toBe(false);
  });

  it('[1.5] is a place by its name, land or sea', () => {
    expect(placeAsked('Rome')).toMatchObject({ ok: true, value: 'rome' });
    expect(placeAsked('Aegean Sea')).toMatchObject({ ok: true, value: 'aegean-sea' });
    expect(placeAsked('Atlantis')).toMatchObject({ ok: false });
  });
});
