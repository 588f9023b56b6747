import { OAuth2Routes, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';

/** All permissions that the bot needs in a server. It reads no messages, lists no members and manages nothing. */
const PERMISSIONS = {
  ViewChannel: PermissionFlagsBits.ViewChannel,
  SendMessages: PermissionFlagsBits.SendMessages,
  /** Maps. */
  AttachFiles: PermissionFlagsBits.AttachFiles,
  /** To disable the buttons of its own older posts. */
  ReadMessageHistory: PermissionFlagsBits.ReadMessageHistory,
  /** The status message. */
  PinMessages: PermissionFlagsBits.PinMessages,
  /** Battle threads, and games that live in a thread. */
  CreatePublicThreads: PermissionFlagsBits.CreatePublicThreads,
  SendMessagesInThreads: PermissionFlagsBits.SendMessagesInThreads,
} as const;

type PermissionName = keyof typeof PERMISSIONS;

/**
 * Permissions the bot lacks at an interaction's origin; Discord lists those it has with each interaction. Writing in a
 * thread (a forum post is one) needs its own permission, and threads cannot contain threads.
 */
export function lackingIn(appPermissions: string, inThread: boolean): readonly PermissionName[] {
  const has = BigInt(appPermissions);
  if ((has & PermissionFlagsBits.Administrator) !== 0n) return [];
  const needed = PERMISSION_NAMES.filter((name) => !inThread || !NOT_IN_THREADS.includes(name));
  return needed.filter((name) => (has & PERMISSIONS[name]) === 0n);
}

const NOT_IN_THREADS: readonly PermissionName[] = ['SendMessages', 'CreatePublicThreads'];

const PERMISSION_NAMES = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
  'PinMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const satisfies readonly PermissionName[];

/** Where a server's administrator adds the bot. */
export function inviteLink(applicationId: string): string {
  const permissions = Object.values(PERMISSIONS).reduce((sum, bit) => sum | bit, 0n);
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: permissions.toString(),
  });
  return `${OAuth2Routes.authorizationURL}?${query}`;
}
