import type { GameEvent } from '../../../src/core/chronicle.js';
import { isList, isText } from '../../../src/core/json.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import type { Coverage } from '../../kit/fuzz/coverage.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** What of Hispania was met, besides its verbs and events. */
export function seeHispania(coverage: Coverage, { before, events, after }: Played<Hispania>): void {
  coverage.count('phase', before.stage.phase);
  for (const frame of before.frames) {
    coverage.count('frame', frame.kind);
    if (frame.kind === 'battle') coverage.count('battle step', frame.step);
    if (frame.kind === 'window') coverage.count('window', frame.moment);
  }
  for (const event of events) told(coverage, event, after);
  for (const area of ['afrique', 'gascogne', 'narbonne', 'sea'] as const)
    if (Object.keys(after.areas[area]).length > 0) coverage.count('power', 'off-map');
}

function told(coverage: Coverage, event: GameEvent, after: Hispania): void {
  const power = POWER_OF[event.type];
  if (power !== undefined) coverage.count('power', power);
  switch (event.type) {
    case 'phase-began':
      if (isText(event.phase)) coverage.count('phase', event.phase);
      if (event.pass === 2) coverage.count('second movement', after.stage.second?.kind ?? 'passed');
      break;
    case 'scored':
      if (isText(event.why)) coverage.count('score', event.why);
      if (isText(event.why) && POWER_OF[event.why] !== undefined) coverage.count('power', POWER_OF[event.why] ?? '');
      break;
    case 'event-played':
      if (isText(event.event)) coverage.count('counter', event.event);
      break;
    case 'remise-drawn':
      coverage.count('counter', 'remise');
      break;
    case 'removed':
      if (isText(event.why)) coverage.count('removal', event.why);
      break;
    case 'left-the-game':
      if (event.nation === 'vandale') coverage.count('power', 'migration');
      break;
    case 'nation-began':
      if (isText(event.nation)) coverage.count('nation', event.nation);
      break;
    case 'transformed':
      for (const into of isList(event.into) ? event.into : [])
        coverage.count('transformation', `${event.nation} to ${into}${event.gone === true ? ' (gone)' : ''}`);
      break;
    case 'submitted':
      if (event.nation === 'lusitanien' && event.suzerain === 'rome') coverage.count('power', 'yields-with-leader');
      coverage.count('submission', `${event.nation} to ${event.suzerain}`);
      break;
    default:
  }
}

/** The event, or the reason of points, that shows that a power was used. */
const POWER_OF: Readonly<Record<string, string>> = {
  'fort-placed': 'romanisation',
  survivor: 'survivor',
  marched: 'march',
  'castle-given': 'free-castles',
  hegemony: 'hegemony',
  zones: 'hegemony',
  'left-the-game': 'exit',
  'toledo-fell': 'toledo',
  'berbers-recruited': 'berbers',
  'great-emirate': 'great-emirate',
  'mission-paid': 'mercenary',
  'company-entered': 'assault',
  conquest: 'conquest',
  rebuilt: 'rebuilt-castles',
  'became-infantry': 'become-infantry',
};
