import type { OptionSpec, TypedOptions } from '../../../src/core/command.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { JsonObject } from '../../../src/core/json.js';
import type { State } from '../../../src/core/state.js';
import { TABLE_COMMANDS } from '../../../src/table/commands/table-commands.js';
import type { Reply } from '../../../src/table/ports/message.js';
import type { Asker } from '../../../src/table/request.js';
import type { Chance } from '../../kit/fuzz/chance.js';
import { choose } from '../../kit/fuzz/player.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import { chain, TRIPS } from './chained.js';
import type { Probe } from './twin.js';

/** What is known of the game when somebody tries something. */
export interface Scene {
  readonly subject: Subject;
  readonly module: GameModule;
  readonly state: State | null;
  readonly people: readonly string[];
  readonly position: JsonObject | null;
  /** Buttons seen of late. */
  readonly controls: readonly string[];
  readonly asker: (user: string) => Asker;
}

export const KINDS = ['chain', 'typed', 'press', 'table', 'suggest', 'position'] as const;
export type Kind = (typeof KINDS)[number];
const OFTEN: Readonly<Record<Kind, number>> = { chain: 6, typed: 5, press: 4, table: 3, suggest: 2, position: 1 };

export function probe(scene: Scene, chance: Chance): { readonly kind: Kind; readonly probe: Probe } {
  const kind = chance.weighted(KINDS, (one) => OFTEN[one]);
  const asker = scene.asker(chance.one([...scene.people, 'onlooker']));
  switch (kind) {
    case 'chain':
      return scene.state === null ? table(scene, asker, chance) : { kind, probe: chainOf(scene, scene.state, chance) };
    case 'typed':
      return { kind, probe: { does: 'execute', request: { ...asker, ...typed(scene, chance) } } };
    case 'press':
      return { kind, probe: press(scene, asker, chance) };
    case 'table':
      return table(scene, asker, chance);
    case 'suggest': {
      const { command, options } = typed(scene, chance);
      const focused = chance.one([...Object.keys(options), 'units', 'to', 'province']);
      return { kind, probe: { does: 'complete', request: { ...asker, command, options, focused } } };
    }
    case 'position':
      return { kind, probe: position(scene, asker, chance) };
  }
}

/** Legal actions and such as are none any more once the first is done, in one command. */
function chainOf({ subject, asker, people }: Scene, state: State, chance: Chance): Probe {
  const { seat, action } = choose(subject, state, chance);
  const more = Array.from({ length: chance.below(4) }, () =>
    chance.happens(0.4) ? action : chance.happens(0.5) ? choose(subject, state, chance).action : { verb: 'done' },
  );
  const meant = chance.happens(0.2) ? [...more, action] : [action, ...more];
  const trip = chance.happens(0.3) ? chance.one(TRIPS) : 'none';
  const user = people[Number(seat.slice(1)) - 1] ?? 'onlooker';
  return { does: 'execute', request: { ...asker(user), ...chain(meant, trip) } };
}

/** A command of the game with whatever its options may hold, or what they may not. */
function typed({ module, position }: Scene, chance: Chance): { command: string; options: TypedOptions } {
  const spec = chance.one(module.typing.commands);
  const subcommand = spec.subcommands === undefined ? null : chance.one(spec.subcommands);
  const options: Record<string, string | number | boolean> = {};
  for (const option of subcommand?.options ?? spec.options ?? []) {
    if (option.required === true || chance.happens(0.6)) options[option.name] = value(option, position, chance);
  }
  const path = subcommand === null ? {} : { subcommand: subcommand.name };
  return { command: spec.name, ...path, options };
}

function value(option: OptionSpec, position: JsonObject | null, chance: Chance): string | number | boolean {
  if (option.choices !== undefined && chance.happens(0.9)) return chance.one(option.choices);
  switch (option.type) {
    case 'boolean':
      return chance.happens(0.5);
    case 'integer':
    case 'number':
      return chance.between(-1, 12);
    default:
      return words(position, chance);
  }
}

const PIECES = ['infantry', 'cavalry', 'knight', 'castle', 'elite'];
/** Names of the board, as the position has them, and numbers of pieces. */
function words(position: JsonObject | null, chance: Chance): string {
  const text = JSON.stringify(position ?? {});
  const names = [...new Set(text.match(/[a-z][a-z-]{3,}/g) ?? ['nothing'])];
  if (chance.happens(0.3)) return `${chance.between(0, 9)} ${chance.one(PIECES)}, ${chance.one(names)}`;
  return chance.happens(0.1) ? chance.one(['all', 'none', '', 'yes', '__proto__']) : chance.one(names);
}

function press({ controls }: Scene, asker: Asker, chance: Chance): Probe {
  const token = controls.length === 0 ? 'w.none.0..0' : chance.one(controls);
  const forged = chance.happens(0.1) ? token.replace(/[0-9a-z]$/, chance.one(['0', '1', '2', 'z'])) : token;
  const values = chance.happens(0.5)
    ? {}
    : { values: Array.from({ length: chance.between(1, 3) }, () => `${chance.below(5).toString(36)}`) };
  return { does: 'press', request: { ...asker, token: forged, ...values } };
}

/** The table's own commands; what ends or moves the game is left to chance as well. */
function table(
  { position, people }: Scene,
  asker: Asker,
  chance: Chance,
): { readonly kind: Kind; readonly probe: Probe } {
  const spec = chance.one(TABLE_COMMANDS);
  const subcommand = spec.subcommands === undefined ? null : chance.one(spec.subcommands);
  const options: Record<string, string | number | boolean> = {};
  for (const option of subcommand?.options ?? spec.options ?? []) {
    if (option.type === 'user') options[option.name] = chance.one(people);
    else if (chance.happens(0.5) && option.type !== 'attachment')
      options[option.name] = value(option, position, chance);
  }
  const path = subcommand === null ? {} : { subcommand: subcommand.name };
  const careful = chance.happens(0.3) ? { careful: true } : {};
  return {
    kind: 'table',
    probe: { does: 'execute', request: { ...asker, command: spec.name, ...path, options, ...careful } },
  };
}

/** A position as it is, or with something changed: reading it throws no dice. */
function position({ position: here, module }: Scene, { requestId, channelId, locale }: Asker, chance: Chance): Probe {
  const text = JSON.stringify(here ?? { at: {} });
  const numbers = [...text.matchAll(/\d+/g)];
  const changed =
    numbers.length === 0 || chance.happens(0.3) ? text : replaceAt(text, chance.one(numbers), String(chance.below(22)));
  return {
    does: 'position',
    request: { requestId, channelId, locale, system: module.id, position: JSON.parse(changed) },
  };
}

function replaceAt(text: string, match: RegExpMatchArray, by: string): string {
  const at = match.index ?? 0;
  return text.slice(0, at) + by + text.slice(at + match[0].length);
}

export function tokensOf(reply: Reply | null): readonly string[] {
  return [
    ...(reply?.controls ?? []).flat().map(({ token }) => token),
    ...(reply?.confirm === undefined ? [] : [reply.confirm]),
  ];
}
