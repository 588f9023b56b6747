import {
  type APIChannel,
  type APIInteraction,
  type APIOverwrite,
  ChannelType,
  OverwriteType,
  PermissionFlagsBits,
  type REST,
  Routes,
} from 'discord.js';
import { CODES, codeOf, meaningOf } from './discord-faults.js';

/** Caches, so that reopening a list asks Discord only once. */
const REMEMBER_MS = 30_000;
const MOST = 500;

type Seen = Pick<APIChannel, 'id' | 'type'> & {
  readonly parent_id?: string | null;
  readonly permission_overwrites?: readonly APIOverwrite[];
};

export function isThread(type: ChannelType): boolean {
  return (
    type === ChannelType.PublicThread || type === ChannelType.PrivateThread || type === ChannelType.AnnouncementThread
  );
}

/** Which channels of a server a person sees, by Discord's rules for roles and channel overwrites. */
export class Visibility {
  readonly #rest: Pick<REST, 'get'>;
  readonly #known = new Map<string, { readonly found: Promise<Seen | null>; readonly until: number }>();

  constructor(rest: Pick<REST, 'get'>) {
    this.#rest = rest;
  }

  /** The channels the asker sees. In doubt, a channel counts as unseen. */
  async seenBy(interaction: Asking, channelIds: readonly string[]): Promise<ReadonlySet<string>> {
    const { member, guild_id: guildId } = interaction;
    if (member === undefined || guildId === undefined) return new Set();
    if ((BigInt(member.permissions) & PermissionFlagsBits.Administrator) !== 0n) return new Set(channelIds);
    const who: Who = { userId: member.user.id, roles: [guildId, ...member.roles], base: 0n };
    const base = { ...who, base: await this.#baseOf(guildId, who.roles) };
    const seen = await Promise.all(channelIds.map(async (id) => ((await this.#sees(base, id)) ? [id] : [])));
    return new Set(seen.flat());
  }

  /** The roles' permissions before channel overwrites. */
  async #baseOf(guildId: string, mine: readonly string[]): Promise<bigint> {
    const roles: unknown = await this.#rest.get(Routes.guildRoles(guildId));
    if (!Array.isArray(roles)) return 0n;
    return roles
      .filter(isRole)
      .reduce((all, { id, permissions }) => (mine.includes(id) ? all | BigInt(permissions) : all), 0n);
  }

  async #sees(who: Who, channelId: string): Promise<boolean> {
    const channel = await this.#channel(channelId);
    if (channel === null) return false;
    if (!isThread(channel.type)) return mayView(who, channel.permission_overwrites ?? []);
    const parent = channel.parent_id ? await this.#channel(channel.parent_id) : null;
    if (parent === null || !mayView(who, parent.permission_overwrites ?? [])) return false;
    return channel.type !== ChannelType.PrivateThread || (await this.#isIn(channelId, who.userId));
  }

  async #isIn(threadId: string, userId: string): Promise<boolean> {
    try {
      await this.#rest.get(Routes.threadMembers(threadId, userId));
      return true;
    } catch (fault) {
      if (codeOf(fault) === CODES.unknownMember) return false;
      throw fault;
    }
  }

  #channel(id: string): Promise<Seen | null> {
    const known = this.#known.get(id);
    if (known !== undefined && known.until > performance.now()) return known.found;
    if (this.#known.size >= MOST) this.#known.clear();
    const found = this.#read(id);
    this.#known.set(id, { found, until: performance.now() + REMEMBER_MS });
    found.catch(() => this.#known.delete(id));
    return found;
  }

  /** Null: it is gone, or hidden from the bot itself. */
  async #read(id: string): Promise<Seen | null> {
    try {
      const channel: unknown = await this.#rest.get(Routes.channel(id));
      return isChannel(channel) ? channel : null;
    } catch (fault) {
      if (['gone', 'forbidden'].includes(meaningOf(fault).kind)) return null;
      throw fault;
    }
  }
}

type Asking = Pick<APIInteraction, 'guild_id'> & {
  readonly member?: {
    readonly permissions: string;
    readonly roles: readonly string[];
    readonly user: { readonly id: string };
  };
};

interface Who {
  readonly userId: string;
  /** First the @everyone role, whose id is the server's. */
  readonly roles: readonly string[];
  readonly base: bigint;
}

/** First overwrites for everyone, then for all roles together, then for the person. */
function mayView({ userId, roles, base }: Who, overwrites: readonly APIOverwrite[]): boolean {
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return true;
  const [everybody, ...own] = roles;
  const ofRoles = overwrites.filter(({ type }) => type === OverwriteType.Role);
  const steps = [
    ofRoles.filter(({ id }) => id === everybody),
    ofRoles.filter(({ id }) => own.includes(id)),
    overwrites.filter(({ type, id }) => type === OverwriteType.Member && id === userId),
  ];
  const allowed = steps.reduce((has, step) => {
    const denied = step.reduce((all, { deny }) => all | BigInt(deny), 0n);
    return (has & ~denied) | step.reduce((all, { allow }) => all | BigInt(allow), 0n);
  }, base);
  return (allowed & PermissionFlagsBits.ViewChannel) !== 0n;
}

function isRole(value: unknown): value is { readonly id: string; readonly permissions: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'permissions' in value &&
    typeof value.permissions === 'string'
  );
}

function isChannel(value: unknown): value is Seen {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'type' in value && typeof value.type === 'number'
  );
}
