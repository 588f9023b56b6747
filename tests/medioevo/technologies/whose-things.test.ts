import { describe, expect, it } from 'vitest';
import { unitsThere } from '../../../src/games/medioevo/control/unit-places.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { unitCard } from '../../../src/games/medioevo/facts/pieces.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { owns, returnBorrowed } from '../../../src/games/medioevo/purchases/technology.js';
import type { FrameOf } from '../../../src/games/medioevo/state/frame.js';
import type { Lasting } from '../../../src/games/medioevo/state/lasting.js';
import { LIMITS } from '../../support/edge-limits.js';
import { buying, choicesIn, during } from '../support/acts.js';
import { COMBAT, fight, hold, moving, technologiesOf, trading } from '../support/cards.js';
import { vehicle } from '../support/full-move.js';
import { lapsed } from '../support/turn.js';
import { done, world } from '../support/world.js';

const NONE = { blue: 0, yellow: 0, orange: 0, red: 0, green: 0, violet: 0 };
const men = { archer: 1 } as const;

describe('whose vehicles Cartography takes farther', () => {
  const fleet = (play: Play) => {
    play.changeRealm('byzantium', { technologies: { ...NONE, blue: 4 }, cash: 2000 });
    vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'nicaea' });
    vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'nicaea' });
    vehicle(play, { kind: 'war-wagon', owner: 'hungary', at: 'nicaea' });
    vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'nicaea' });
    const galley = vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea', units: men });
    vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'aegean-sea', aboard: galley });
  };
  const movers = (state: ReturnType<typeof moving>, seat = 'byzantium') =>
    choicesIn(state, seat, { verb: 'use-technology', technology: 'cartography' }).filter((id) => /:/.test(id));

  it('[8.7.cartography] in combat one’s own for war, that stand by themselves', () => {
    // The last is the wagon with which Byzantium moves.
    expect(movers(moving(fleet))).toEqual(['vehicle:1', 'vehicle:5', 'vehicle:7']);
  });

  it('[8.7.cartography] in commerce one’s own for trade', () => {
    expect(movers(trading(fleet))).toEqual(['vehicle:2']);
  });

  it('[8.7.cartography] is not to be used with neither vehicles nor units', () => {
    const poor = (more: (play: Play) => void) =>
      technologiesOf(
        trading((play) => {
          play.changeRealm('byzantium', { technologies: { ...NONE, blue: 4 }, cash: 2000 });
          // Somebody else trades, so that commerce waits.
          vehicle(play, { kind: 'caravan', owner: 'mamluks', at: 'cairo', cubes: ['wine'] });
          play.set({ order: ['mamluks', 'byzantium', 'hungary', 'empire', 'novgorod', 'horde'] });
          more(play);
        }),
        'byzantium',
      );
    expect(poor(() => undefined)).not.toContain('cartography');
  });
});

describe('what is not there for a technology', () => {
  it('[8.7.logistics] needs a vehicle of one’s own that can still go: in commerce one for trade', () => {
    const alone = (arrange: (play: Play) => void) => {
      const waiting = trading((play) => {
        play.changeRealm('byzantium', { technologies: { ...NONE, blue: 2 }, cash: 2000 });
        vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'nicaea' });
      });
      const now = done(waiting, (play) => {
        play.changeVehicle(1, { stopped: true });
        arrange(play);
      });
      return technologiesOf(now, 'byzantium').includes('logistics');
    };
    expect(alone(() => undefined)).toBe(false);
    expect(alone((play) => vehicle(play, { kind: 'caravan', owner: 'hungary', at: 'nicaea' }))).toBe(false);
    expect(alone((play) => vehicle(play, { kind: 'war-wagon', owner: 'byzantium', at: 'nicaea' }))).toBe(false);
    expect(alone((play) => vehicle(play, { kind: 'caravan', owner: 'byzantium', at: 'nicaea' }))).toBe(true);
  });

  it('[8.7.influence] barbarians without a piece of their kind beside the board are not won over in a battle', () => {
    const { limit } = unitCard(STANDARD_BOOK.pieces, 'archer');
    const state = (left: number) =>
      fight({
        attacker: { 'light-infantry': 3 },
        defender: { archer: 2 },
        against: 'barbarians',
        at: 'cilicia',
        arrange(play) {
          play.changeRealm('byzantium', { technologies: { ...NONE, orange: 4 }, cash: 2000 });
          play.addUnits('nicaea', 'byzantium', { archer: limit - left });
        },
      });
    expect(technologiesOf(state(0), 'byzantium')).not.toContain('influence');
    expect(technologiesOf(state(1), 'byzantium')).toContain('influence');
  });

  it('[8.7.flight-of-time] of borrowed technologies the one that was used goes back, once, and nobody else’s', () => {
    const lent = (seat: string, technology: 'masonry' | 'architecture'): Lasting => ({
      kind: 'technology',
      seat,
      technology,
    });
    const lasting = [
      lent('hungary', 'masonry'),
      lent('byzantium', 'architecture'),
      lent('byzantium', 'masonry'),
      lent('byzantium', 'masonry'),
    ];
    const back = (seat: string) =>
      done(
        world((play) => play.set({ lasting })),
        (play) => returnBorrowed(play, seat, 'masonry'),
      );
    expect(back('byzantium').lasting).toEqual([lasting[0], lasting[1], lasting[3]]);
    expect(back('hungary').lasting).toEqual(lasting.slice(1));
    expect(back('empire').lasting).toEqual(lasting);
    expect([owns(back('hungary'), 'hungary', 'masonry'), owns(back('byzantium'), 'byzantium', 'masonry')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('whose units are meant', () => {
  it('[3.3] by a place those of one’s own there, by a galley those aboard it, if it is one’s own', () => {
    const state = world((play) => {
      play.addUnits('kiev', 'byzantium', men);
      play.addUnits('kiev', 'hungary', { archer: 2 });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: 'aegean-sea', units: { archer: 3 } });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea', units: { archer: 4 } });
      vehicle(play, { kind: 'galley', owner: 'byzantium', at: 'aegean-sea', units: { archer: 5 } });
    });
    const there = ['kiev', '1', '2', '3', '4'].map((at) => unitsThere(state, 'byzantium', at).archer);
    expect(there).toEqual([1, undefined, 4, 5, undefined]);
  });

  it('[8.6.66] at the end of the turn guests leave the horde with which they ride, not another at sea', () => {
    const state = world((play) => {
      vehicle(play, { kind: 'galley', owner: 'barbarians', at: 'ionian-sea', units: { archer: 3 } });
      vehicle(play, { kind: 'galley', owner: 'hungary', at: 'aegean-sea', units: { archer: 3 } });
      vehicle(play, { kind: 'galley', owner: 'barbarians', at: 'aegean-sea', units: { archer: 3 } });
      play.set({
        lasting: [{ kind: 'guests', seat: 'hungary', units: { archer: 2 }, from: 'buda', at: 'aegean-sea' }],
      });
    });
    const after = lapsed(state);
    expect(after.vehicles.map(({ units }) => units.archer)).toEqual([3, 3, 1]);
    expect(after.lands.buda.armies.hungary?.units).toEqual({ archer: 2 });
  });
});

describe('what one is losing', () => {
  it('[8.6.51] may be protected by whoever lost the land, in the midst of the spoils, and by no third', () => {
    const spoils: FrameOf<'spoils'> = {
      kind: 'spoils',
      id: 2,
      seat: 'byzantium',
      at: 'kiev',
      from: 'hungary',
      conquered: true,
    };
    const places = (seat: string, phase: 'combat' | 'commerce') =>
      choicesIn(
        during(
          world((play) => {
            play.set({ phase });
            play.addUnits('kiev', 'byzantium', men);
            play.changeLand('kiev', { civil: { level: 1, damage: 0 } });
            play.changeLand('buda', { civil: { level: 1, damage: 0 } });
            hold(play, seat, 51);
          }),
          COMBAT,
          spoils,
        ),
        seat,
        { verb: 'play-card', card: '51' },
      );
    expect(places('hungary', 'combat')).toEqual(['kiev|building:civil', 'buda|building:civil']);
    expect(places('hungary', 'commerce')).toEqual(['kiev|building:civil', 'buda|building:civil']);
    expect([places('empire', 'combat'), places('empire', 'commerce')]).toEqual([[], []]);
    expect(places('byzantium', 'combat')).toEqual(['kiev|building:civil']);
  });
});

describe('what is suggested while one types', () => {
  const typed = (seat: string | null, command: string, option: string, text: string) =>
    MEDIOEVO.typing
      .suggest(buying(world()), seat, command, option, { [option]: text }, 'en', LIMITS)
      .map(({ value }) => value);

  it('[4.9] for /buy what is sold to whoever plays, for other commands what they ask for', () => {
    expect(typed('hungary', 'buy', 'unit', 'arch').length).toBeGreaterThan(0);
    expect(typed('hungary', 'buy', 'unit', 'Constantinople')).toEqual([]);
    // A spectator finds the names at least.
    expect(typed(null, 'buy', 'unit', 'arch')).toContain('archer');
    expect(typed('hungary', 'market', 'place', 'Constant')).toEqual(['constantinople']);
  });
});
