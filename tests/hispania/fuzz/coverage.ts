import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/event.js';
import { isList, isText } from '../../../src/core/json.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';

/** The same as plain data: kinds, names and how often. */
export type Met = readonly (readonly [string, readonly (readonly [string, number])[]])[];

/** How often each kind of thing was met, over all games. */
export class Coverage {
  readonly counts = new Map<string, Map<string, number>>();

  met(): Met {
    return [...this.counts].map(([kind, names]) => [kind, [...names]] as const);
  }
  add(met: Met): void {
    for (const [kind, names] of met) for (const [name, count] of names) this.count(kind, name, count);
  }

  count(kind: string, name: string, by = 1): void {
    let names = this.counts.get(kind);
    if (names === undefined) {
      names = new Map();
      this.counts.set(kind, names);
    }
    names.set(name, (names.get(name) ?? 0) + by);
  }
  of(kind: string, name: string): number {
    return this.counts.get(kind)?.get(name) ?? 0;
  }

  see(before: Hispania, action: Action, events: readonly GameEvent[], after: Hispania): void {
    this.count('verb', action.verb);
    this.count('phase', before.stage.phase);
    for (const frame of before.frames) {
      this.count('frame', frame.kind);
      if (frame.kind === 'battle') this.count('battle step', frame.step);
      if (frame.kind === 'window') this.count('window', frame.moment);
    }
    for (const event of events) this.told(event, after);
    for (const area of ['afrique', 'gascogne', 'narbonne', 'sea'] as const)
      if (Object.keys(after.areas[area]).length > 0) this.count('power', 'off-map');
  }

  private told(event: GameEvent, after: Hispania): void {
    this.count('event', event.type);
    const power = POWER_OF[event.type];
    if (power !== undefined) this.count('power', power);
    switch (event.type) {
      case 'phase-began':
        if (isText(event.phase)) this.count('phase', event.phase);
        if (event.pass === 2) this.count('second movement', after.stage.second?.kind ?? 'passed');
        break;
      case 'scored':
        if (isText(event.why)) this.count('score', event.why);
        if (isText(event.why) && POWER_OF[event.why] !== undefined) this.count('power', POWER_OF[event.why] ?? '');
        break;
      case 'event-played':
        if (isText(event.event)) this.count('counter', event.event);
        break;
      case 'remise-drawn':
        this.count('counter', 'remise');
        break;
      case 'removed':
        if (isText(event.why)) this.count('removal', event.why);
        break;
      case 'left-the-game':
        if (event.nation === 'vandale') this.count('power', 'migration');
        break;
      case 'nation-began':
        if (isText(event.nation)) this.count('nation', event.nation);
        break;
      case 'transformed':
        for (const into of isList(event.into) ? event.into : [])
          this.count('transformation', `${event.nation} to ${into}${event.gone === true ? ' (gone)' : ''}`);
        break;
      case 'submitted':
        if (event.nation === 'lusitanien' && event.suzerain === 'rome') this.count('power', 'yields-with-leader');
        this.count('submission', `${event.nation} to ${event.suzerain}`);
        break;
      default:
    }
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
