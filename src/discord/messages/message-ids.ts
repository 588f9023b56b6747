import { createHash } from 'node:crypto';
import type { APIMessage } from 'discord.js';
import type { Outgoing } from './outgoing.js';

/** Discord's limit. */
const NONCE_MOST = 25;

/** Retries of a post carry the same nonces, so that Discord shows nothing twice. */
export function withNonces(postId: string, messages: readonly Outgoing[]): Outgoing[] {
  return messages.map((message, index) => {
    const isLast = index === messages.length - 1;
    return { ...message, body: { ...message.body, ...withNonce(isLast ? postId : `${postId}:${index}`) } };
  });
}

export function withNonce(key: string): { readonly nonce: string; readonly enforce_nonce: true } {
  const nonce =
    key.length <= NONCE_MOST ? key : createHash('sha256').update(key).digest('base64url').slice(0, NONCE_MOST);
  return { nonce, enforce_nonce: true };
}

export function idOf(message: unknown): string {
  if (isMessage(message)) return message.id;
  throw new Error('Discord returned no message');
}

/** A message as Discord gives it. */
export type SeenMessage = Pick<APIMessage, 'id'> & Partial<Pick<APIMessage, 'components' | 'attachments' | 'flags'>>;

export function isMessage(value: unknown): value is SeenMessage {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
