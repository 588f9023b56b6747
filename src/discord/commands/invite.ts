import { OAuth2Routes, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';

/** All that the bot may do in a server. It reads no messages, lists no members and manages nothing. */
const PERMISSIONS = {
  ViewChannel: PermissionFlagsBits.ViewChannel,
  SendMessages: PermissionFlagsBits.SendMessages,
  /** Maps. */
  AttachFiles: PermissionFlagsBits.AttachFiles,
  /** Its own older posts, to disable their buttons. */
  ReadMessageHistory: PermissionFlagsBits.ReadMessageHistory,
  /** The status message. */
  PinMessages: PermissionFlagsBits.PinMessages,
  /** A thread for each battle, and games that live in a thread. */
  CreatePublicThreads: PermissionFlagsBits.CreatePublicThreads,
  SendMessagesInThreads: PermissionFlagsBits.SendMessagesInThreads,
} as const;

type PermissionName = keyof typeof PERMISSIONS;

/**
 * What the bot lacks where an interaction came from; Discord says with each what it may do there. In a thread (a forum
 * post is one) there is a permission of its own to write, and there are no threads within.
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

/** Where an administrator adds the bot to a server. */
export function inviteLink(applicationId: string): string {
  const permissions = Object.values(PERMISSIONS).reduce((sum, bit) => sum | bit, 0n);
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: permissions.toString(),
  });
  return `${OAuth2Routes.authorizationURL}?${query}`;
}
