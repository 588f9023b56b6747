import type { Sitting as WholeSitting } from './play-through.js';

type Sitting = Omit<WholeSitting, 'tempo'>;

/** The games that are put on the calendar, with how people in them are played. */
export interface System extends Sitting {
  readonly game: string;
}

const four = (scenario: string, more: Readonly<Record<string, string>> = {}): System => ({
  game: 'hispania',
  setup: { scenario, ...more },
  seats: 4,
  player: 'middle',
});
const medioevo = (turns: string): System => ({ game: 'medioevo', setup: { turns }, seats: 4, player: 'middle' });

export const SYSTEMS: Readonly<Record<string, System>> = {
  A: four('A'),
  'A-events': four('A', { events: 'on' }),
  D: four('D'),
  'A-advanced': four('A', { version: 'advanced' }),
  'A-advanced-events': four('A', { version: 'advanced', events: 'on' }),
  'D-advanced': four('D', { version: 'advanced' }),
  'medioevo-8': medioevo('8'),
  'medioevo-10': medioevo('10'),
  draco: { game: 'hispania-draco', setup: {}, seats: 2, player: 'default' },
  'draco-hispano': { game: 'hispania-draco', setup: { hispano: 'on' }, seats: 3, player: 'default' },
};
