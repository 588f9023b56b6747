import { describe, expect, test } from 'vitest';
import { absenceAt, quietAt, wakingFrom } from '../../src/table/people/waking.js';
import { isZone, localTime, momentOf, readDate } from '../../src/table/people/zone.js';
import { PLAIN } from './world.js';

const at = (iso: string): Date => new Date(iso);

describe('wall clocks', () => {
  test.each([
    ['Europe/Madrid', [2026, 10, 24, 8], '2026-10-24T06:00:00.000Z'],
    ['Europe/Madrid', [2026, 10, 25, 8], '2026-10-25T07:00:00.000Z'],
    ['Europe/Madrid', [2026, 10, 25, 2], '2026-10-25T00:00:00.000Z'], // comes twice: the first
    ['Europe/Madrid', [2026, 3, 29, 2], '2026-03-29T01:00:00.000Z'], // is skipped: as three o'clock
    ['America/New_York', [2026, 11, 1, 7], '2026-11-01T12:00:00.000Z'],
    ['Asia/Kathmandu', [2026, 11, 1, 7], '2026-11-01T01:15:00.000Z'],
    ['Pacific/Apia', [2026, 11, 1, 0], '2026-10-31T11:00:00.000Z'],
    ['Europe/Madrid', [2026, 10, 32, 0], '2026-10-31T23:00:00.000Z'], // a day past the month's last
  ] as const)('%s at %j is %s', (zone, [year, month, day, hour], expected) => {
    expect(momentOf(year, month, day, hour, zone).toISOString()).toBe(expected);
  });

  test('every hour of a year comes back from its own local time, but for the hour that comes twice', () => {
    for (const zone of ['Europe/Paris', 'America/Santiago', 'Australia/Lord_Howe', 'UTC']) {
      let strange = 0;
      for (let hour = 0; hour < 365 * 24; hour += 1) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour, 0));
        const local = localTime(moment, zone);
        if (local.minute !== 0) continue;
        if (momentOf(local.year, local.month, local.day, local.hour, zone).getTime() !== moment.getTime()) strange += 1;
      }
      expect(strange, zone).toBeLessThanOrEqual(1);
    }
  });

  test('an unknown zone is told, and counts as UTC where it got in', () => {
    expect([isZone('Europe/Paris'), isZone('Toledo/Zocodover'), isZone('')]).toEqual([true, false, false]);
    expect(localTime(at('2026-11-01T05:30:00Z'), 'Toledo/Zocodover').hour).toBe(5);
    expect(readDate('2026-11-18')).toEqual({ year: 2026, month: 11, day: 18 });
    expect(readDate('tomorrow')).toBeNull();
  });
});

describe('when a person may be spoken to', () => {
  const madrid = { ...PLAIN, timeZone: 'Europe/Madrid', quiet: { from: 22, to: 8 } };

  test.each([
    ['2026-10-20T19:59:00Z', '2026-10-20T19:59:00.000Z'], // one minute before ten
    ['2026-10-20T20:00:00Z', '2026-10-21T06:00:00.000Z'],
    ['2026-10-21T05:59:00Z', '2026-10-21T06:00:00.000Z'],
    ['2026-10-21T06:00:00Z', '2026-10-21T06:00:00.000Z'],
    ['2026-10-24T21:00:00Z', '2026-10-25T07:00:00.000Z'], // the long night
    ['2026-03-28T22:00:00Z', '2026-03-29T06:00:00.000Z'], // the short one
  ])('%s waits until %s', (from, expected) => {
    expect(wakingFrom(at(from), madrid).toISOString()).toBe(expected);
  });

  test('quiet hours may lie within a day, or be no hours at all', () => {
    const siesta = { ...PLAIN, timeZone: 'Europe/Madrid', quiet: { from: 14, to: 17 } };
    expect(wakingFrom(at('2026-11-18T13:30:00Z'), siesta).toISOString()).toBe('2026-11-18T16:00:00.000Z');
    expect(quietAt(at('2026-11-18T12:59:00Z'), siesta)).toBeNull();
    expect(quietAt(at('2026-11-18T12:59:00Z'), { ...siesta, quiet: { from: 9, to: 9 } })).toBeNull();
  });

  test('an absence counts both its days, by the clock of the absent, and ends into the quiet hours', () => {
    const away = { ...madrid, absences: [{ from: '2026-11-01', to: '2026-11-03' }] };
    expect(absenceAt(at('2026-10-31T22:59:00Z'), away)).toBeNull();
    expect(absenceAt(at('2026-10-31T23:00:00Z'), away)).not.toBeNull();
    expect(wakingFrom(at('2026-11-02T12:00:00Z'), away).toISOString()).toBe('2026-11-04T07:00:00.000Z');
  });

  test('absences one after the other are one silence; unreadable ones are none', () => {
    const absences = [
      { from: '2026-11-04', to: '2026-11-05' },
      { from: '2026-11-01', to: '2026-11-03' },
      { from: 'soon', to: 'later' },
    ];
    const moment = wakingFrom(at('2026-11-02T12:00:00Z'), { ...PLAIN, absences });
    expect(moment.toISOString()).toBe('2026-11-06T00:00:00.000Z');
  });
});
