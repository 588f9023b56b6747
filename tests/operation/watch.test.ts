import { expect, test } from 'vitest';
import { createLog } from '../../src/operation/log.js';
import { createMetrics } from '../../src/operation/metrics.js';
import { createWatch } from '../../src/operation/watch.js';

test('what the parts report is logged and counted', async () => {
  let text = '';
  const log = createLog([], {
    write: (line) => {
      text += line;
    },
  });
  const now = () => new Date('2026-11-18T12:00:00Z');
  const metrics = createMetrics({
    outbox: async () => ({ count: 0, oldestMs: null }),
    lastRound: () => watch.lastRound(),
    gateway: () => [],
    now,
  });
  const watch = createWatch(log, metrics, now);
  expect(watch.lastRound()).toBeNull();

  watch.reminders.onFault(new Error('no database'));
  expect(watch.lastRound()).toBeNull();
  watch.reminders.onRound({
    told: 2,
    lapsed: [{ lapse: { gameId: 'g1', obligationId: 'o1' }, answer: 'played' }],
    failures: [new Error('one game is ill')],
  });
  expect(watch.lastRound()).toEqual(now());
  watch.discord.acknowledged('command', 40, 'at-once');
  watch.discord.acknowledged('press', 4000, 'late');
  watch.discord.failed('KX4T9A', 'press', new Error('out of dice'));
  watch.discord.published('sent', 120);

  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    'error reminders failed',
    'info a deadline lapsed',
    'error reminders failed',
    'info reminded',
    'warn an interaction was answered too late',
    'error discord failed',
  ]);
  expect(lines[1]).toMatchObject({ game: 'g1', obligation: 'o1', answer: 'played' });
  expect(lines[5]).toMatchObject({ reference: 'KX4T9A', doing: 'press', fault: { message: 'out of dice' } });

  const shown = await metrics.registry.metrics();
  for (const line of [
    'postumus_reminders_total 2',
    'postumus_lapses_total{answer="played"} 1',
    'postumus_rounds_total{outcome="failed"} 1',
    'postumus_rounds_total{outcome="partly"} 1',
    'postumus_faults_total{where="reminders"} 2',
    'postumus_faults_total{where="discord"} 1',
    'postumus_acknowledgement_seconds_count{kind="command",outcome="at-once"} 1',
    'postumus_post_seconds_count{outcome="sent"} 1',
  ]) {
    expect(shown).toContain(line);
  }
});
