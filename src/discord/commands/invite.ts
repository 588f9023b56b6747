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

/** What the bot lacks where an interaction came from; Discord says with each what it may do there. */
export function lackingIn(appPermissions: string): readonly PermissionName[] {
  const has = BigInt(appPermissions);
  if ((has & PermissionFlagsBits.Administrator) !== 0n) return [];
  return PERMISSION_NAMES.filter((name) => (has & PERMISSIONS[name]) === 0n);
}

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
