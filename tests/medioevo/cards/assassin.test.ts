import { describe, expect, it } from 'vitest';
import { wouldLowerMatter } from '../../../src/games/medioevo/events/event-card.js';
import { NEW_VEHICLE } from '../../../src/games/medioevo/setup/founding.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { acted, carriedOn, choicesIn, during, told, verbsOf } from '../support/acts.js';
import { battleIn, cardsOf, FIELD, fight, hold, moving, plays, unitsIn } from '../support/cards.js';
import { battleOf } from '../support/field.js';
import { world } from '../support/world.js';

const PASS = { verb: 'pass' } as const;
const LOW = [1, 2, 3] as const;
const FIGHT = { verb: 'fight' } as const;

/** Three against six, one of the three an archer, with an engine. */
const shooting = (card: number, engine = false) =>
  fight({
    attacker: engine ? { 'light-infantry': 3 } : { archer: 2, cavalry: 1 },
    defender: { 'light-infantry': 6 },
    arrange(play) {
      hold(play, 'byzantium', card);
      const catapult = { ...NEW_VEHICLE, kind: 'siege-engine', level: 1, owner: 'byzantium', at: FIELD } as const;
      if (engine) play.addVehicle(catapult);
    },
  });
const lower = (state: Medioevo, card: number, dice: Readonly<Record<string, number>>, ...faces: readonly number[]) =>
  plays(state, 'byzantium', card, { dice }, ...faces);

describe('an Assassin lowers any die that was just thrown', () => {
  it('[8.6.46] of an archer who just missed, before his damage is taken', () => {
    const shot = acted(shooting(46), [['byzantium', FIGHT]], [4, 8]);
    expect(shot.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'thrown' });
    expect(choicesIn(shot, 'byzantium', { verb: 'play-card', card: '46' })).toEqual(['attacker-shot']);
    const hit = acted(lower(shot, 46, { 'attacker-shot': 1 }, ...LOW), [['byzantium', { verb: 'keep-dice' }]], LOW);
    const missed = acted(shot, [['byzantium', PASS]], LOW);
    expect(unitsIn(missed, 'mamluks')['light-infantry']).toBe(6);
    expect(unitsIn(hit, 'mamluks')['light-infantry']).toBeLessThan(
      unitsIn(acted(missed, [['byzantium', { verb: 'keep-dice' }]], LOW), 'mamluks')['light-infantry'] ?? 0,
    );
  });

  it('[8.6.46] but asks nobody where one less does nothing, or the card is turned', () => {
    const far = acted(shooting(46), [['byzantium', FIGHT]], [5, 8, ...LOW]);
    expect(battleIn(far)?.stage).toBe('attacker-reroll');
    const turned = acted(
      fight({
        attacker: { archer: 2, cavalry: 1 },
        defender: { 'light-infantry': 6 },
        arrange(play) {
          hold(play, 'byzantium', 46);
          const cards = play.realm('byzantium').cards.map((card) => ({ ...card, turned: true }));
          play.changeRealm('byzantium', { cards });
        },
      }),
      [['byzantium', FIGHT]],
      [4, 8, ...LOW],
    );
    expect(battleIn(turned)?.stage).toBe('attacker-reroll');
  });

  it('[8.6.47] of two shots of an engine', () => {
    const fired = acted(shooting(47, true), [['byzantium', FIGHT]], [4, 4]);
    expect(choicesIn(fired, 'byzantium', { verb: 'play-card', card: '47' })).toEqual(['attacker-shot']);
    const after = lower(fired, 47, { 'attacker-shot': 2 }, ...LOW);
    expect(unitsIn(after, 'mamluks')).toEqual({ 'light-infantry': 2 });
  });

  it('[8.6.46] is kept for the melee by an order to play it always', () => {
    const state = fight({
      attacker: { archer: 2, cavalry: 1 },
      defender: { 'light-infantry': 6 },
      arrange(play) {
        hold(play, 'byzantium', 46);
        play.changeRealm('byzantium', { cardOrders: { 46: 'always' } });
      },
    });
    const shot = acted(state, [['byzantium', FIGHT]], [4, 8, ...LOW]);
    expect(battleIn(shot)?.stage).toBe('attacker-reroll');
  });

  it('[8.6.46] of the barbarians, after the first player has kept or rerolled them', () => {
    const circle = moving((play) => hold(play, 'byzantium', 46));
    const rolled = carriedOn({
      ...during(circle, BUYING, { kind: 'war-circle', id: 7 }),
      phase: 'events',
    });
    const at = lower(rolled, 46, { 'circle-d4': 1 });
    expect(at.warCircle).toEqual({ d4: 3, d6: 6, d8: 8 });
    const again = acted(rolled, [['byzantium', { verb: 'reroll', dice: { d8: 1 } }]], [5]);
    expect(again.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'thrown' });
    expect(lower(again, 46, { 'circle-d8': 1 }).warCircle).toEqual({ d4: 4, d6: 6, d8: 4 });
    expect(
      acted(rolled, [
        ['byzantium', { verb: 'keep-dice' }],
        ['byzantium', PASS],
      ]).frames,
    ).toHaveLength(1);
  });

  it('[8.6.46] of an event: less is lost, or something after all', () => {
    const struck = (face: number) =>
      acted(EVENT, [['byzantium', { verb: 'event', first: 'movement', second: 'armies' }]], [face]);
    const stopped = (state: Medioevo) => state.vehicles.filter((one) => one.stopped).length;
    const two = struck(2);
    expect(choicesIn(two, 'horde', { verb: 'play-card', card: '46' })).toEqual(['movement/horde']);
    const { state, events } = told(two, [
      ['horde', { verb: 'play-card', card: '46', dice: { 'movement/horde': 1 } }],
      ['horde', { verb: 'stop-transport', vehicle: '1' }],
    ]);
    expect([stopped(state), events.find(({ type }) => type === 'event-rolled')?.die]).toEqual([1, 1]);
    // A three is one too many to harm: who wants to may make it a two.
    const harmed = plays(struck(3), 'horde', 46, { dice: { 'movement/horde': 1 } });
    expect(harmed.frames.at(-1)).toMatchObject({ kind: 'event-loss', seat: 'horde', left: 2 });
    expect(struck(4).frames.map(({ kind }) => kind)).toEqual(['purchases']);
  });

  it('[8.6.46] of a card that throws one', () => {
    const state = fight({
      attacker: { 'light-infantry': 4 },
      defender: { 'light-infantry': 4, 'captain-1': 1 },
      arrange: (play) => hold(play, 'byzantium', 17, 46),
    });
    const thrown = plays(state, 'byzantium', 17, { unit: 'captain-1', own: 'light-infantry' }, 4);
    expect(thrown.frames.at(-1)).toMatchObject({ kind: 'reactions', moment: 'thrown' });
    expect(unitsIn(thrown, 'mamluks')).toEqual({ 'light-infantry': 4, 'captain-1': 1 });
    const lowered = lower(thrown, 46, { card: 1 });
    expect(unitsIn(lowered, 'mamluks')).toEqual({ 'light-infantry': 4 });
    const kept = acted(thrown, [['byzantium', PASS]]);
    expect(unitsIn(kept, 'mamluks')).toEqual({ 'light-infantry': 4, 'captain-1': 1 });
  });

  it('[8.6.46] of a galley that floats by one', () => {
    const emptied = acted(
      battleOf({
        at: 'aegean-sea',
        attacker: { owner: 'byzantium', units: { 'light-infantry': 3 }, galleys: [1], order: { reroll: 'none' } },
        defender: { owner: 'hungary', units: { 'light-infantry': 1 }, galleys: [2], order: { reroll: 'none' } },
        arrange: (play) => hold(play, 'hungary', 46),
      }),
      [['byzantium', { verb: 'fight-on' }]],
      [1, 5, 8, 1, 2, 3, 4],
    );
    expect(choicesIn(emptied, 'hungary', { verb: 'play-card', card: '46' })).toEqual(['defender-galley']);
    const sunk = plays(emptied, 'hungary', 46, { dice: { 'defender-galley': 1 } });
    expect(sunk.vehicles.map(({ owner }) => owner)).toEqual(['byzantium']);
    expect(acted(emptied, [['hungary', PASS]]).vehicles).toHaveLength(2);
  });

  it('[8.6.46] and of others only whoever has ordered to be asked is', () => {
    const watching = (cardOrders: Readonly<Record<string, 'ask'>>) =>
      acted(
        fight({
          attacker: { archer: 2, cavalry: 1 },
          defender: { 'light-infantry': 6 },
          arrange(play) {
            hold(play, 'horde', 46);
            play.changeRealm('horde', { cardOrders });
          },
        }),
        [['byzantium', FIGHT]],
        [4, 8, ...(cardOrders[46] === 'ask' ? [] : LOW)],
      );
    expect(verbsOf(watching({ 46: 'ask' }), 'horde')).toContain('play-card');
    expect(battleIn(watching({}))?.stage).toBe('attacker-reroll');
    expect(cardsOf(watching({ 46: 'ask' }), 'horde')).toEqual(['46']);
  });
});

const BUYING = { kind: 'purchases', id: 1, lists: {}, ready: [], deploying: false } as const;

/** The Horde has wagons in the area of the event, and an Assassin. */
const EVENT = carriedOn({
  ...during(
    world((play) => {
      const [at] = play.book.events.get(3)?.area ?? [];
      if (at === undefined) throw new Error('an area');
      for (let count = 0; count < 3; count++) {
        play.addVehicle({ ...NEW_VEHICLE, kind: 'war-wagon', level: 1, owner: 'horde', at });
      }
      hold(play, 'horde', 46);
    }),
    BUYING,
    { kind: 'event-card', id: 2 },
  ),
  phase: 'events',
  eventDeck: { top: ['3', '6'], middle: [], bottom: [] },
});

it('46, 47: an event’s die may be lowered where one less does more harm, and not below one', () => {
  const worth = (die: number) => wouldLowerMatter({ seat: 'byzantium', effect: 'buildings', die });
  expect([1, 2, 3, 4, 5, 6].map(worth)).toEqual([false, true, true, true, false, false]);
});
