import type { RollPurpose } from './dice.js';
import { canonical } from './json.js';
import type { SeatId } from './seat.js';

/** HMAC-SHA256 of a text under a key given in hexadecimal. Injected: the core has no cryptography of its own. */
export type Hmac = (keyHex: string, text: string) => Uint8Array;

/** A word given by a player once the seed's hash was public: part of every roll from that number on. */
export type MixedWord = { readonly seat: SeatId; readonly word: string; readonly fromRoll: number };

/** Everything that decides a face. Who may see the roll and what it needs do not. */
interface Derivation {
  readonly seed: string;
  readonly words: readonly MixedWord[];
  readonly number: number;
  readonly sides: number;
  readonly purpose: RollPurpose;
}

const SPAN = 2 ** 32;

/**
 * The face of a roll: HMAC(seed, number, sides, purpose, words), or of an event (`nth` for the number, no words), read as 32-bit numbers. Those beyond the last whole
 * multiple of the sides are passed over, so that every face is equally likely.
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
 * The text that is signed; anyone can make it from the log and check. Where the game goes by event there are no words in
 * it: whoever plays the same seed has the same luck.
 */
export function derivationText({ words, number, sides, purpose }: Derivation): string {
  const thrownFor = [purpose.what, canonical(purpose.values ?? {})];
  if (purpose.nth !== undefined) {
    return ['postumus event 1', String(purpose.nth), String(sides), ...thrownFor].join('\n');
  }
  const mixed = words.filter((word) => word.fromRoll <= number).map(({ seat, word }) => [seat, word]);
  return ['postumus roll 1', String(number), String(sides), ...thrownFor, canonical(mixed)].join('\n');
}
