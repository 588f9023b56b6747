import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../../../src/core/json.js';
import { unauthorized } from './api-error.js';
import { type Answer, bodyOf, type Call, type Route } from './call.js';
import { userJson } from './wire.js';
import type { World } from './world.js';

/** People who have the application's Activity open together. */
interface Instance {
  readonly id: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly users: Set<string>;
}

const FORM = ['grant_type', 'client_id', 'client_secret', 'code'];

/** Activities: who has one open where, and by which code Discord says who somebody is. */
export class Activities {
  /** In the developer portal. */
  enabled = false;
  readonly clientSecret = `fake-secret-${randomBytes(8).toString('hex')}`;
  readonly open: Instance[] = [];
  readonly #world: World;
  readonly #applicationId: string;
  readonly #codes = new Map<string, string>();
  readonly #used = new Set<string>();
  readonly #tokens = new Map<string, string>();

  constructor(world: World, applicationId: string) {
    this.#world = world;
    this.#applicationId = applicationId;
  }

  /** Whoever comes second to a channel joins what is open there. */
  launch(userId: string, channelId: string): Instance {
    const there = this.open.find((one) => one.channelId === channelId);
    const guildId = this.#world.channels.get(channelId)?.guildId ?? null;
    const where = guildId === null ? `pc-${channelId}` : `gc-${guildId}-${channelId}`;
    const instance = there ?? { id: `i-${this.#world.ids.next()}-${where}`, channelId, guildId, users: new Set() };
    if (there === undefined) this.open.push(instance);
    instance.users.add(userId);
    return instance;
  }

  close(instance: Instance): void {
    this.open.splice(this.open.indexOf(instance), 1);
  }

  /** What the client hands to the page once its user agreed: good for one exchange. */
  codeFor(userId: string): string {
    const code = randomBytes(15).toString('hex');
    this.#codes.set(code, userId);
    return code;
  }

  /** Everything that no log may hold. */
  get secrets(): readonly string[] {
    return [this.clientSecret, ...this.#codes.keys(), ...this.#tokens.keys()];
  }

  routes(): Route[] {
    return [
      {
        method: 'POST',
        pattern: /^\/oauth2\/token$/,
        open: true,
        undescribed: true,
        handle: (call) => this.#exchange(call),
      },
      { method: 'GET', pattern: /^\/users\/@me$/, bearer: true, handle: (call) => this.#whose(call) },
      {
        method: 'GET',
        pattern: new RegExp(`^/applications/${this.#applicationId}/activity-instances/([^/]+)$`),
        handle: (_call, [id]) => this.#instance(id ?? ''),
      },
    ];
  }

  #exchange(call: Call): Answer {
    const { grant_type, client_id, client_secret, code } = bodyOf(call);
    const odd = Object.keys(bodyOf(call)).filter((name) => !FORM.includes(name));
    if (grant_type !== 'authorization_code' || odd.length > 0)
      return { status: 400, json: { error: 'unsupported_grant_type' } };
    if (client_id !== this.#applicationId || client_secret !== this.clientSecret)
      return { status: 401, json: { error: 'invalid_client' } };
    const userId = this.#codes.get(String(code));
    if (userId === undefined || this.#used.has(String(code)))
      return { status: 400, json: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' } };
    this.#used.add(String(code));
    const token = randomBytes(15).toString('hex');
    this.#tokens.set(token, userId);
    return {
      status: 200,
      json: { token_type: 'Bearer', access_token: token, expires_in: 604_800, refresh_token: 'r', scope: 'identify' },
    };
  }
  #whose({ authorization }: Call): Answer {
    const user = this.#world.users.get(this.#tokens.get(authorization?.replace(/^Bearer /, '') ?? '') ?? '');
    if (user === undefined) throw unauthorized();
    return { status: 200, json: { ...userJson(user), locale: user.locale, mfa_enabled: false } };
  }

  #instance(id: string): Answer {
    const found = this.open.find((one) => one.id === id);
    if (found === undefined) return { status: 404, json: { message: '404: Not Found', code: 0 } };
    const { channelId, guildId, users } = found;
    const kind = guildId === null ? 'pc' : 'gc';
    const location: JsonObject = {
      id: id.replace(/^i-\d+-/, ''),
      kind,
      channel_id: channelId,
      ...(guildId === null ? {} : { guild_id: guildId }),
    };
    const [, launch = ''] = id.split('-');
    return {
      status: 200,
      json: { application_id: this.#applicationId, instance_id: id, launch_id: launch, location, users: [...users] },
    };
  }
}
