import type { JsonObject } from '../../../src/core/json.js';
import { entryPointLost, invalidBody, unknownGuild } from './api-error.js';
import { type Call, type Route, refuseFaults } from './call.js';
import { isList, isObject } from './json.js';
import { commandListFaults } from './limits-command.js';
import type { World } from './world.js';

const ENTRY_POINT = 4;

/** The commands an application has registered: everywhere, and in single servers. */
export class Commands {
  readonly #world: World;
  readonly #lists = new Map<string, readonly JsonObject[]>();
  /** How often a list was written: registering again without need is noticed. */
  writes = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** What a person sees in this server: its own commands first, then the global ones. */
  in(guildId: string | null): readonly JsonObject[] {
    const global = this.#lists.get('global') ?? [];
    return guildId === null ? global : [...(this.#lists.get(guildId) ?? []), ...global];
  }

  /** As Discord itself does for an application that enables Activities. */
  addEntryPoint(name: string, handler: 1 | 2 = 2): void {
    const command = { id: this.#world.ids.next(), type: ENTRY_POINT, name, description: '', handler };
    this.#lists.set('global', [...(this.#lists.get('global') ?? []), command]);
  }

  routes(applicationId: string): Route[] {
    const list = (scope: string) => ({ status: 200, json: this.#lists.get(scope) ?? [] });
    const scopeOf = (guildId: string | undefined): string => {
      if (guildId === undefined) return 'global';
      if (!this.#world.guilds.has(guildId)) throw unknownGuild();
      return guildId;
    };
    const patterns = [
      new RegExp(`^/applications/${applicationId}/commands$`),
      new RegExp(`^/applications/${applicationId}/guilds/(\\d+)/commands$`),
    ];
    return patterns.flatMap((pattern): Route[] => [
      { method: 'GET', pattern, handle: (_call, parts) => list(scopeOf(parts[0])) },
      {
        method: 'PUT',
        pattern,
        handle: (call, parts) => {
          const scope = scopeOf(parts[0]);
          this.#overwrite(scope, call, applicationId);
          return list(scope);
        },
      },
    ]);
  }

  #overwrite(scope: string, call: Call, applicationId: string): void {
    if (!isList(call.body)) throw invalidBody(['the body is not a list']);
    const commands = call.body.filter(isObject);
    refuseFaults(commandListFaults(commands));
    const before = this.#lists.get(scope) ?? [];
    const points = before.filter(({ type }) => type === ENTRY_POINT);
    if (!points.every(({ name }) => commands.some((command) => command.type === ENTRY_POINT && command.name === name)))
      throw entryPointLost();
    this.writes++;
    this.#lists.set(
      scope,
      commands.map((command) => ({
        ...command,
        id: before.find((old) => old.name === command.name)?.id ?? this.#world.ids.next(),
        application_id: applicationId,
        type: command.type ?? 1,
        version: this.#world.ids.next(),
        ...(scope === 'global' ? {} : { guild_id: scope }),
      })),
    );
    this.#world.changed();
  }
}
