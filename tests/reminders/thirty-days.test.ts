import { describe, expect, test } from 'vitest';
import { game, PLAIN, seat, World } from './world.js';

/**
 * Thirty days, two games, four players in four time zones. Summer time ends in Madrid on 25 October
 * and in New York on 1 November; Sydney has begun its own, Tokyo has none.
 */
function openWorld(): World {
  const world = new World(new Date('2026-10-20T12:00:00Z'));
  world.people.set('ana', { ...PLAIN, timeZone: 'Europe/Madrid', quiet: { from: 22, to: 8 } });
  world.people.set('ben', {
    ...PLAIN,
    timeZone: 'America/New_York',
    remindEveryHours: 12,
    remindBy: 'direct',
    quiet: { from: 23, to: 7 },
  });
  world.people.set('chloe', {
    ...PLAIN,
    timeZone: 'Australia/Sydney',
    remindBy: 'none',
    absences: [{ from: '2026-11-02', to: '2026-11-06' }],
  });
  world.people.set('dai', {
    ...PLAIN,
    timeZone: 'Asia/Tokyo',
    remindEveryHours: 48,
    quiet: { from: 21, to: 6 },
    absences: [{ from: '2026-10-28', to: '2026-11-08' }],
  });
  const seats = [seat('ana'), seat('ben'), seat('chloe'), seat('dai')];
  world.games.set('hispania', game('hispania', seats, { turnHours: 96, reactionHours: 48 }));
  const pair = [seat('ben'), seat('dai', { substituteId: 'ana' })];
  world.games.set('duel', game('duel', pair, { onAbsence: 'substitute', turnHours: 120 }));
  return world;
}

async function playThirtyDays(world: World): Promise<void> {
  world.await('hispania', ['turn-ana-1', 'ana']);
  await world.until('2026-10-22T01:00:00Z');
  world.close('turn-ana-1');
  world.await('hispania', ['turn-ben-1', 'ben']);
  await world.until('2026-10-22T12:30:00Z'); // half past nine in the evening in Tokyo
  world.await('hispania', ['answer-dai-1', 'dai', 'reaction']);
  await world.until('2026-10-23T00:00:00Z');
  world.close('answer-dai-1');
  await world.until('2026-10-24T20:30:00Z'); // half past ten in Madrid, in the night of the change
  world.await('hispania', ['answer-ana-1', 'ana', 'reaction']);
  await world.until('2026-10-25T17:00:00Z');
  world.close('answer-ana-1');
  // Ben lets his turn lapse on the 26th; the autopilot's move calls Dai, who is away from the 28th.
  world.onLapse = (lapse) => {
    world.close(lapse.obligationId);
    if (lapse.obligationId === 'turn-ben-1') world.await('hispania', ['turn-dai-1', 'dai']);
    if (lapse.obligationId === 'turn-dai-1') world.await('hispania', ['turn-chloe-1', 'chloe']);
    if (lapse.obligationId !== 'turn-dai-2') return 'played';
    const duel = [seat('ben'), seat('ana', { seat: 'dai' })];
    world.games.set('duel', game('duel', duel, { onAbsence: 'substitute', turnHours: 120 }));
    world.await('duel', ['turn-dai-2', 'dai']);
    return 'substituted';
  };
  await world.until('2026-11-01T04:00:00Z'); // midnight in New York, in the night of the change
  world.close('turn-chloe-1');
  world.await('hispania', ['answer-ben-1', 'ben', 'reaction']);
  world.await('duel', ['turn-ben-2', 'ben']);
  await world.until('2026-11-02T18:00:00Z');
  world.close('answer-ben-1');
  world.close('turn-ben-2');
  world.await('duel', ['turn-dai-2', 'dai']); // away for longer than the deadline: his substitute Ana takes over
  await world.until('2026-11-03T16:00:00Z');
  world.await('hispania', ['answer-chloe-1', 'chloe', 'reaction']); // away: nobody can be told, the deadline stands
  await world.until('2026-11-07T12:00:00Z');
  world.close('turn-dai-2');
  await world.until('2026-11-09T12:00:00Z');
  world.await('hispania', ['turn-ana-2', 'ana'], ['answer-ana-2', 'ana', 'reaction']); // two at once: one word
  await world.until('2026-11-10T19:00:00Z');
  world.close('turn-ana-2');
  world.close('answer-ana-2');
  world.await('hispania', ['turn-chloe-2', 'chloe']);
  await world.until('2026-11-14T06:00:00Z');
  world.close('turn-chloe-2');
  world.await('hispania', ['turn-dai-3', 'dai']);
  await world.until('2026-11-19T12:00:00Z');
}

/** UTC | who, by the reader's own clock | how (`post`: mentioned in the table's own post) | about what. */
const EXPECTED = [
  '10-20T12:00 | ana 20. 14:00 | post | call turn-ana-1',
  '10-21T12:00 | ana 21. 14:00 | mention | reminder turn-ana-1',
  '10-22T01:00 | ben 21. 21:00 | post | call turn-ben-1',
  '10-22T13:00 | ben 22. 09:00 | direct | reminder turn-ben-1',
  '10-22T21:00 | dai 23. 06:00 | mention | call answer-dai-1', // half past nine was quiet: the morning after
  '10-23T13:00 | ben 23. 09:00 | direct | reminder turn-ben-1',
  '10-25T01:00 | ben 24. 21:00 | direct | warning turn-ben-1', // and not a reminder beside it
  '10-25T07:00 | ana 25. 08:00 | mention | call answer-ana-1', // eight in winter time: 06:00 UTC would be seven
  '10-26T01:00 | ben 25. 21:00 | direct | grace turn-ben-1',
  '10-26T21:00 | dai 27. 06:00 | mention | call turn-dai-1', // then Dai is away: silence until it lapses
  '10-31T01:00 | chloe 31. 12:00 | post | call turn-chloe-1', // she wants no reminders
  '11-01T12:00 | ben 01. 07:00 | mention | call answer-ben-1', // seven in winter time
  '11-01T12:00 | ben 01. 07:00 | mention | call turn-ben-2', // the other game's channel
  '11-02T00:00 | ben 01. 19:00 | direct | reminder answer-ben-1, reminder turn-ben-2', // one message for both games
  '11-02T12:00 | ben 02. 07:00 | direct | warning answer-ben-1', // from 23:00 to the morning
  '11-02T18:00 | ana 02. 19:00 | post | call turn-dai-2', // Dai's seat is hers now
  '11-03T18:00 | ana 03. 19:00 | mention | reminder turn-dai-2',
  '11-05T18:00 | ana 05. 19:00 | mention | reminder turn-dai-2',
  '11-06T18:00 | ana 06. 19:00 | mention | warning turn-dai-2',
  '11-09T12:00 | ana 09. 13:00 | post | call turn-ana-2, call answer-ana-2', // two waits, one word
  '11-10T12:00 | ana 10. 13:00 | mention | reminder turn-ana-2, warning answer-ana-2',
  '11-10T19:00 | chloe 11. 06:00 | post | call turn-chloe-2',
  '11-13T19:00 | chloe 14. 06:00 | mention | warning turn-chloe-2', // the one word before she is played for
  '11-14T06:00 | dai 14. 15:00 | post | call turn-dai-3',
  '11-16T06:00 | dai 16. 15:00 | mention | reminder turn-dai-3',
  '11-17T06:00 | dai 17. 15:00 | mention | warning turn-dai-3',
  '11-18T06:00 | dai 18. 15:00 | mention | grace turn-dai-3',
];

const LAPSES = [
  '2026-10-26T13:00:00.000Z turn-ben-1', // twelve hours of grace after the 26th, 01:00
  '2026-10-31T01:00:00.000Z turn-dai-1',
  '2026-11-02T18:00:00.000Z turn-dai-2', // at once: the absence outlasts the deadline, and there is a substitute
  '2026-11-06T04:00:00.000Z answer-chloe-1', // never told: an absence silences, it stops no clock
  '2026-11-18T22:00:00.000Z turn-dai-3', // three in the morning was night: an hour after it
];

function lapsesOf(world: World): readonly string[] {
  return world.lapses.map(({ at, obligation }) => `${at.toISOString()} ${obligation}`);
}

describe('thirty days, four players, four time zones', () => {
  test('every word at its time, and no other', async () => {
    const world = openWorld();
    await playThirtyDays(world);
    expect(world.table()).toEqual(EXPECTED);
    expect(lapsesOf(world)).toEqual(LAPSES);
  });

  test('a tick every ten minutes says the same as a clock that jumps from moment to moment', async () => {
    const world = openWorld();
    world.jump = async (moment) => {
      for (let at = world.now.getTime(); at <= moment.getTime(); at += 600_000) {
        world.now = new Date(at);
        await world.reminders.round();
      }
      world.now = moment;
      await world.reminders.round();
    };
    await playThirtyDays(world);
    expect(world.table()).toEqual(EXPECTED);
    expect(lapsesOf(world)).toEqual(LAPSES);
  });
});
