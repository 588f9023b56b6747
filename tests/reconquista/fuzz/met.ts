import { STEPS } from '../../../src/games/reconquista/engine/steps.js';
import { RANDOM_EVENTS, REBELLION_KINDS, VERDICTS } from '../../../src/games/reconquista/facts/ids.js';
import { FORCE_ROWS } from '../../../src/games/reconquista/facts/tables.js';
import { BATTLE_ENDS, CAUTIONS, GOODS, LOSS_REASONS, SIEGE_ENDS } from '../../../src/games/reconquista/state/events.js';
import { PLAGUE_ORDER } from '../../../src/games/reconquista/state/frame.js';
import { ENDINGS, type Reconquista } from '../../../src/games/reconquista/state/state.js';
import type { Coverage } from '../../kit/fuzz/coverage.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** Every die of the reaction's table, by the number of cities. */
const FORCES = [0, 1, 2, 3, 4].flatMap((cities) => [1, 2, 3, 4, 5, 6].map((die) => `${cities} cities, ${die}`));
const LANDINGS = [1, 2, 3, 4, 5, 6].map((die) => `landing, ${die}`);

const ALL: Readonly<Record<string, readonly string[]>> = {
  rebellion: REBELLION_KINDS,
  happening: RANDOM_EVENTS,
  row: [...FORCE_ROWS, 'landing', 'mercenaries'],
  force: [...FORCES, ...LANDINGS],
  battle: BATTLE_ENDS,
  siege: SIEGE_ENDS,
  caution: CAUTIONS,
  good: GOODS,
  loss: LOSS_REASONS,
  plague: PLAGUE_ORDER,
  ending: ENDINGS,
  verdict: VERDICTS,
  step: Object.keys(STEPS),
};

/** What a run met of each kind of thing. */
export function see(coverage: Coverage, { before, events, after }: Played<Reconquista>): void {
  for (const frame of [...before.frames, ...after.frames]) coverage.count('step', frame.kind);
  for (const event of events) {
    switch (event.type) {
      case 'rebellion':
        coverage.count('rebellion', String(event.kind));
        break;
      case 'event-drawn':
        coverage.count('happening', String(event.event));
        break;
      case 'neutrals-came':
        coverage.count('step', 'neutrals');
        break;
      case 'turn-began':
        for (const step of ['turn', 'rebellion', 'random-event', 'income']) coverage.count('step', step);
        break;
      case 'raised':
        coverage.count('row', String(event.row));
        break;
      case 'reaction':
        for (const die of Array.isArray(event.dice) ? event.dice : [])
          coverage.count('force', event.region === null ? `landing, ${die}` : `${event.cities} cities, ${die}`);
        break;
      case 'battle-ended':
        coverage.count('battle', String(event.end));
        break;
      case 'siege-ended':
        coverage.count('siege', String(event.end));
        break;
      case 'caution':
        coverage.count('caution', String(event.caution));
        break;
      case 'bought':
        coverage.count('good', String(event.good));
        break;
      case 'lost':
        coverage.count('loss', String(event.why));
        break;
      case 'plague':
      case 'military-order':
        coverage.count('step', event.type);
        break;
      case 'plague-took':
        coverage.count('plague', String(event.kind));
        break;
      case 'game-over':
        coverage.count('ending', String(event.ending));
        coverage.count('verdict', String(event.verdict));
        break;
    }
  }
}

export function missing(coverage: Coverage): readonly string[] {
  return Object.entries(ALL).flatMap(([kind, names]) =>
    names.filter((name) => coverage.of(kind, name) === 0).map((name) => `${kind} ${name}`),
  );
}
