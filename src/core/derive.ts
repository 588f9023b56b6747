import type { RollPurpose } from './dice.js';
import { canonical } from './json.js';
import type { SeatId } from './seat.js';

/** HMAC-SHA256 of a text under a hexadecimal key. Injected: the core has no cryptography. */
export type Hmac = (keyHex: string, text: string) => Uint8Array;

/** A player's word, given after the seed's hash was published: part of every later roll. */
export type MixedWord = { readonly seat: SeatId; readonly word: string; readonly fromRoll: number };

/** Everything that decides a face. The audience and the needed value do not. */
interface Derivation {
  readonly seed: string;
  readonly words: readonly MixedWord[];
  readonly number: number;
  readonly sides: number;
  readonly purpose: RollPurpose;
}

const SPAN = 2 ** 32;

/**
 * The face of a roll: HMAC(seed, number, sides, purpose, words), or of an event (`nth` for the number, no words), read
 * as 32-bit numbers. Numbers beyond the last whole multiple of the sides are skipped, so that every face is equally
 * likely.
 */
export function deriveFace(hmac: Hmac, derivation: Derivation): number {
  const { sides } = derivation;
  if (!Number.isInteger(sides) || sides < 1 || sides > SPAN) throw new RangeError(`a die of ${sides} sides`);
  const fair = SPAN - (SPAN % sides);
  const text = derivationText(derivation);
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(derivation.seed, `${text}\n${attempt}`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
      const value = view.getUint32(at);
      if (value < fair) return (value % sides) + 1;
    }
  }
}

/**
 * The signed text; anyone can rebuild it from the log and check it. Dice that go by event leave out the words, so that
 * everybody who plays the same seed has the same luck.
 */
export function derivationText({ words, number, sides, purpose }: Derivation): string {
  const thrownFor = [purpose.what, canonical(purpose.values ?? {})];
  if (purpose.nth !== undefined) {
    return ['postumus event 1', String(purpose.nth), String(sides), ...thrownFor].join('\n');
  }
  const mixed = words.filter((word) => word.fromRoll <= number).map(({ seat, word }) => [seat, word]);
  return ['postumus roll 1', String(number), String(sides), ...thrownFor, canonical(mixed)].join('\n');
}
