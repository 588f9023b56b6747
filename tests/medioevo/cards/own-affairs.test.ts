import { describe, expect, it } from 'vitest';
import { orderFor } from '../../../src/games/medioevo/cards/orders.js';
import type { Moment } from '../../../src/games/medioevo/facts/card-moments.js';
import type { PlaceId } from '../../../src/games/medioevo/facts/place-ids.js';
import type { Frame, FrameOf } from '../../../src/games/medioevo/state/frame.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { during } from '../support/acts.js';
import { fight } from '../support/cards.js';
import { vehicle } from '../support/full-move.js';
import { SEATS, world } from '../support/world.js';

/** Who is asked in a window, with nothing ordered. */
const asked = (state: Medioevo, moment: Moment, at: PlaceId | null = null) =>
  SEATS.filter((seat) => orderFor(state, seat, '5', moment, at) === 'ask');
const at = (...frames: readonly Frame[]) => during(world(), ...frames);
const onTable = (action: FrameOf<'card-played'>['action'], die?: number): Frame => ({
  kind: 'card-played',
  id: 2,
  seat: 'byzantium',
  card: 44,
  lender: null,
  use: 'ability',
  action,
  points: [],
  cancelled: false,
  doubled: false,
  ...(die === undefined ? {} : { die }),
});

describe('who is asked in a window about his own affairs', () => {
  it.each(['move', 'threat'] as const)('[8.8] %s: whoever holds the land', (moment) => {
    expect(asked(at(), moment, 'buda')).toEqual(['hungary']);
    expect(asked(at(), moment, 'konya')).toEqual([]);
    expect(asked(at(), moment, 'aegean-sea')).toEqual([]);
    expect(asked(at(), moment, null)).toEqual([]);
  });

  it.each(['meet', 'damage'] as const)(
    '[8.8] %s: the sides of the battle, but for a defender with an order',
    (moment) => {
      const battle = fight({ attacker: { archer: 2 }, defender: { archer: 2 } });
      // The Mamluks have left an order, so they are not asked.
      expect(asked(battle, moment)).toEqual(['byzantium']);
      expect(asked(at(), moment)).toEqual([]);
    },
  );

  it('[8.8] card: whoever plays it, and whose land it is played on', () => {
    expect(asked(at(onTable({ verb: 'play-card', at: 'buda' })), 'card')).toEqual(['byzantium', 'hungary']);
    expect(asked(at(onTable({ verb: 'play-card', at: 'konya' })), 'card')).toEqual(['byzantium']);
    expect(asked(at(onTable({ verb: 'play-card' })), 'card')).toEqual(['byzantium']);
    expect(asked(at(onTable({ verb: 'play-card', at: 'aegean-sea' })), 'card')).toEqual(['byzantium']);
  });

  it('[8.8] thrown: whose die it is, or whom it strikes', () => {
    const rolls = [{ seat: 'hungary', effect: 'armies', die: 5 }] as const;
    expect(asked(at({ kind: 'event-dice', id: 2, rolls }), 'thrown')).toEqual(['hungary']);
    expect(asked(at({ kind: 'war-circle', id: 2 }), 'thrown')).toEqual(['byzantium']);
    expect(asked(at(onTable({ verb: 'play-card' }, 4)), 'thrown')).toEqual(['byzantium']);
    expect(asked(at(onTable({ verb: 'play-card' })), 'thrown')).toEqual([]);
    const ships = world((play) => {
      vehicle(play, { kind: 'galley', owner: 'horde', at: 'aegean-sea' });
      vehicle(play, { kind: 'galley', owner: 'empire', at: 'aegean-sea' });
    });
    const drifting: Frame = {
      kind: 'adrift',
      id: 2,
      at: 'aegean-sea',
      shots: [{ vehicle: 1, side: 'attacker', face: 4, needed: 3 }],
    };
    expect(asked(during(ships, drifting), 'thrown')).toEqual(['horde']);
  });

  it('[8.8] spoils: who is plundered; event and end: everybody', () => {
    const spoils = (from: string | null): Frame => ({
      kind: 'spoils',
      id: 2,
      seat: 'byzantium',
      at: 'buda',
      from,
      conquered: true,
    });
    const built = world((play) => {
      play.changeLand('buda', { civil: { level: 1, damage: 0 }, holder: 'byzantium' });
      vehicle(play, { kind: 'caravan', owner: 'horde', at: 'buda' });
    });
    expect(asked(during(built, spoils('hungary')), 'spoils')).toEqual(['hungary', 'horde']);
    expect(asked(during(built, spoils(null)), 'spoils')).toEqual(['hungary', 'horde']);
    expect(asked(at(spoils('hungary')), 'spoils')).toEqual([]);
    expect(asked(at(), 'event')).toEqual([...SEATS]);
    expect(asked(at(), 'end')).toEqual([...SEATS]);
  });

  it('[8.8] in those of others only who ordered it, where the table plays so; nobody who is out', () => {
    const ordering = (how: 'ask' | 'always' | 'never', windows: boolean, out = false) => {
      const state = world((play) => play.changeRealm('horde', { cardOrders: { 5: how }, out }));
      return orderFor(
        { ...state, options: { ...state.options, thirdParties: windows } },
        'horde',
        '5',
        'threat',
        'buda',
      );
    };
    expect([ordering('ask', true), ordering('ask', false)]).toEqual(['ask', 'never']);
    expect([ordering('always', true), ordering('never', true), ordering('ask', true, true)]).toEqual([
      'always',
      'never',
      'never',
    ]);
  });
});
