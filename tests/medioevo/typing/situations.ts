import { beginBattle } from '../../../src/games/medioevo/battle/begin.js';
import type { Play } from '../../../src/games/medioevo/engine/play.js';
import { newCard } from '../../../src/games/medioevo/setup/first-card.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { carriedOn, during } from '../support/acts.js';
import { COMBAT, COMMERCE } from '../support/cards.js';
import { done, world } from '../support/world.js';

/** Who types: Byzantium, called Anna at the table. */
export const ANNA = 'byzantium';

const PURCHASES = { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false } as const;
const OWED = { kind: 'upkeep', id: 1, seat: ANNA, due: 5000, rebelled: [] } as const;

/** A kingdom with something of everything: two caravans of two levels, units of all kinds, cards, debts and friends. */
function realm(play: Play): void {
  play.set({ warCircle: { d4: 4, d6: 6, d8: 8 } });
  play.changeRealm(ANNA, {
    cash: 3000,
    loans: 1,
    technologies: { blue: 1, yellow: 0, orange: 0, red: 1, green: 3, violet: 2 },
    points: { violet: 1 },
    cards: [5, 10].map(newCard),
    tokens: { blue: 1, green: 1 },
    wars: { mamluks: 1 },
    surrendered: { archer: 2, cavalry: 1 },
    surrenderedIn: 1,
  });
  play.changeRealm('mamluks', { wars: { [ANNA]: 1 }, prisoners: { [ANNA]: { archer: 2, cavalry: 1 } } });
  play.changeLand('constantinople', { civil: { level: 1, damage: 0 }, military: { level: 2, damage: 2 } });
  play.changeLand('nicaea', { civil: { level: 2, damage: 1 } });
  play.addUnits('constantinople', ANNA, { 'light-infantry': 3, archer: 2, 'heavy-infantry': 1, 'captain-1': 1 });
  play.addUnits('nicaea', ANNA, { 'light-infantry': 1, 'captain-2': 1 });
  play.addUnits('damietta', 'mamluks', { archer: 1 });
  const vehicle = { ...NEW_VEHICLE, owner: ANNA } as const;
  play.addVehicle({ ...vehicle, kind: 'caravan', level: 1, at: 'constantinople' });
  play.addVehicle({ ...vehicle, kind: 'caravan', level: 2, at: 'nicaea', cubes: ['wine', 'grain'] });
  play.addVehicle({ ...vehicle, kind: 'war-wagon', level: 1, at: 'constantinople' });
  play.addVehicle({ ...vehicle, kind: 'siege-engine', level: 1, at: 'constantinople' });
  play.addVehicle({ ...vehicle, kind: 'merchant-ship', level: 1, at: 'smyrna' });
  const terms = { articles: [], toll: 0, units: 0, against: [], until: 8, words: '', secret: false };
  const trade = { kind: 'trade', gives: 'hungary', gets: ANNA } as const;
  play.set({ pacts: [{ id: 11, between: [ANNA, 'hungary'], ending: [], ...terms, articles: [trade] }] });
  const offer = { agreed: [], others: [], pays: 0, receives: 0, frees: {}, asks: {}, peace: false, ...terms };
  const { diplomacy } = play.state;
  play.set({
    diplomacy: {
      ...diplomacy,
      last: 20,
      offers: [
        { ...offer, id: 12, from: 'empire', to: ANNA, words: 'Friends?' },
        { ...offer, id: 13, from: ANNA, to: 'novgorod', words: 'Furs?' },
      ],
      disputes: [{ id: 14, pact: 99, accuser: 'horde', accused: 'novgorod', votes: {} }],
    },
  });
}

const base = () => world(realm);
const at = (frame: Medioevo['frames'][number], phase: Medioevo['phase']): Medioevo =>
  during({ ...base(), phase, wait: 950 }, frame);

function battle(): Medioevo {
  const state = done({ ...base(), phase: 'combat', frames: [{ ...COMBAT, place: 1 }], wait: 950 }, (play) => {
    play.addUnits('damietta', ANNA, { 'light-infantry': 2 }, { stopped: true });
    play.addVehicle({ ...NEW_VEHICLE, owner: ANNA, kind: 'war-wagon', level: 1, at: 'damietta' });
    beginBattle(play, { at: 'damietta', attacker: ANNA, defender: 'mamluks', held: 'mamluks', pointsLeft: 3 });
  });
  return carriedOn(state);
}

/** Where a line is typed. */
export const SITUATIONS = {
  founding: () => at({ kind: 'founding', id: 1, seat: ANNA }, 'turn-order'),
  auction: () =>
    done(at({ kind: 'kingdom-auction', id: 1, chosen: {}, free: [], again: false, tied: {} }, 'setup'), (play) => {
      for (const seat of play.state.seats) play.changeRealm(seat, { kingdom: null });
    }),
  kingdoms: () =>
    done(at({ kind: 'kingdom-choice', id: 1 }, 'turn-order'), (play) => play.changeRealm(ANNA, { kingdom: null })),
  dealt: () => at({ kind: 'first-card', id: 1, chosen: {}, dealt: { [ANNA]: ['5', '46', '47'] } }, 'turn-order'),
  bidding: () => at({ kind: 'bidding', id: 1, chosen: {}, among: [ANNA, 'mamluks'], before: {} }, 'turn-order'),
  event: () =>
    done(at({ kind: 'event-choice', id: 1 }, 'events'), (play) => play.set({ event: { number: 1, effects: [] } })),
  supply: () =>
    done(at({ kind: 'supply', id: 1, left: 3 }, 'events'), (play) => {
      play.addUnits('kiev', 'barbarians', { 'light-infantry': 2 });
    }),
  rebellion: () => at({ kind: 'rebellion', id: 1, seat: ANNA, left: 1, done: [] }, 'events'),
  taxes: () => at({ kind: 'tax-levels', id: 1, chosen: {} }, 'taxes'),
  owing: () => done(at({ ...OWED, interest: false }, 'taxes'), (play) => play.changeRealm(ANNA, { loans: 5, cash: 0 })),
  bankrupt: () =>
    done(at({ ...OWED, interest: true }, 'taxes'), (play) => play.changeRealm(ANNA, { loans: 5, cash: 0 })),
  buying: () => at(PURCHASES, 'purchases'),
  listed: () =>
    at(
      { ...PURCHASES, lists: { [ANNA]: [{ verb: 'units', unit: 'archer', count: 1, at: 'constantinople' }] } },
      'purchases',
    ),
  moving: () => at(COMBAT, 'combat'),
  others: () => at({ ...COMBAT, place: 1 }, 'combat'),
  planned: () =>
    done(at({ ...COMBAT, place: 1 }, 'combat'), (play) => {
      const group = { 'light-infantry': 1, 'vehicle:3': 1 };
      const move = { from: 'constantinople', to: 'adrianople', way: [], entry: 'free', more: false, group } as const;
      play.changeRealm(ANNA, { queue: [move] });
    }),
  ordered: () =>
    done(at({ ...COMBAT, place: 1 }, 'combat'), (play) => {
      play.changeRealm(ANNA, { battleOrder: { ...play.realm(ANNA).battleOrder, sacrifice: 'all' } });
    }),
  battle,
  war: () => at({ kind: 'war-circle', id: 1 }, 'events'),
  conquest: () =>
    done(
      at(
        { kind: 'spoils', id: 1, seat: ANNA, at: 'damietta', from: 'mamluks', conquered: true, asked: true },
        'combat',
      ),
      (play) => {
        play.changeLand('damietta', { civil: { level: 2, damage: 0 }, military: { level: 1, damage: 0 }, armies: {} });
        play.addUnits('damietta', ANNA, { archer: 1 });
        play.changeLand('damietta', { holder: ANNA, market: ['wine', 'grain'] });
        play.addVehicle({ ...NEW_VEHICLE, owner: 'mamluks', kind: 'war-wagon', level: 2, at: 'damietta' });
      },
    ),
  trading: () => at(COMMERCE, 'commerce'),
  bought: () => at({ ...COMMERCE, bought: [{ vehicle: 2, at: 'nicaea' }] }, 'commerce'),
  routed: () =>
    done(at(COMMERCE, 'commerce'), (play) => {
      const stages = (['rome', 'caffa', 'saraj', 'kiev'] as const).map((zone) => ({ at: zone, reached: false }));
      play.changeRealm(ANNA, { route: { vehicle: 2, origin: 'nicaea', stages } });
    }),
} as const satisfies Readonly<Record<string, () => Medioevo>>;
export type Situation = keyof typeof SITUATIONS;
