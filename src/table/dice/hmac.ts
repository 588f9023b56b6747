import { createHash, createHmac } from 'node:crypto';
import type { Hmac } from '../../core/derive.js';

export const hmacSha256: Hmac = (keyHex, text) =>
  createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest();

/** What is published of the seed when a game is created. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
