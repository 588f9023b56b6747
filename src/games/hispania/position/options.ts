import type { JsonObject } from '../../../core/json.js';
import { Misread, object, onlyKeys } from '../../../kit/data/reader.js';
import { SCENARIO_IDS, VERSIONS } from '../facts/ids.js';
import type { Options } from '../state/state.js';

const SWITCHES = ['groupBids', 'signOfGod', 'events', 'submissionOfAll', 'secretBids', 'barbarian'] as const;

/** The name it has when a game is created: sign-of-god. */
function atCreation(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The scenario by default is the long one that has the turn (16): D, or E from turn 20. */
export function readOptionsOf(position: JsonObject, turn: number): Options {
  const scenario = SCENARIO_IDS.find((id) => id === (position.scenario ?? (turn > 19 ? 'E' : 'D')));
  const version = VERSIONS.find((id) => id === (position.version ?? (turn > 19 ? 'advanced' : 'standard')));
  if (scenario === undefined) throw new Misread('scenario', 'known-name');
  if (version === undefined) throw new Misread('version', 'known-name');
  const chosen = object(position.options ?? {}, 'options');
  onlyKeys(chosen, [...SWITCHES, ...SWITCHES.map(atCreation)], 'options');
  const on = (name: (typeof SWITCHES)[number]) => {
    const value = chosen[name] ?? chosen[atCreation(name)] ?? false;
    if (value === true || value === 'on') return true;
    if (value === false || value === 'off') return false;
    throw new Misread(`options.${name}`, 'known-name');
  };
  return {
    scenario,
    version,
    groupBids: on('groupBids'),
    signOfGod: on('signOfGod'),
    events: on('events'),
    submissionOfAll: on('submissionOfAll'),
    secretBids: on('secretBids'),
    barbarian: on('barbarian'),
  };
}
