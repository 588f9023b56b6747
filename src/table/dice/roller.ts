import { createHash, createHmac } from 'node:crypto';
import { deriveFace, type Hmac } from '../../core/derive.js';
import type { Dice, Roll, RollPurpose } from '../../core/dice.js';
import type { Json } from '../../core/json.js';
import type { GameRecord } from '../ports/store.js';
import type { LoadedDice } from './loaded-dice.js';

/**
 * A set face that the die does not have: tell the script. Set faces come first, so this reveals nothing of derived
 * ones.
 */
export class ImpossibleFace extends Error {
  readonly face: number;
  readonly sides: number;
  constructor(face: number, sides: number) {
    super(`a die of ${sides} sides cannot show ${face}`);
    this.face = face;
    this.sides = sides;
  }
}

/**
 * The dice of one command and its consequences: derived from the game's seed, or set by a play script. Every roll is
 * kept in order and must be written with the command, whatever its outcome.
 */
export class Roller implements Dice {
  readonly rolls: readonly Roll[];
  private readonly thrown: Roll[] = [];
  private readonly game: Pick<GameRecord, 'seed' | 'nextRoll'>;
  private mixed: { readonly words: GameRecord['words']; readonly detail: Json };
  private readonly loaded: LoadedDice | undefined;

  constructor(game: Pick<GameRecord, 'seed' | 'words' | 'nextRoll'>, loaded?: LoadedDice) {
    this.game = game;
    this.mixed = { words: game.words, detail: null };
    this.loaded = loaded;
    this.rolls = this.thrown;
  }

  get nextNumber(): number {
    return this.game.nextRoll + this.thrown.length;
  }

  get words(): GameRecord['words'] {
    return this.mixed.words;
  }

  /** What the log keeps of words opened with this command; null: none. */
  get opening(): Json {
    return this.mixed.detail;
  }

  /** Words opened with this command. */
  mix(words: GameRecord['words'], detail: Json): void {
    if (this.thrown.length > 0) throw new Error('words come before the first throw');
    this.mixed = { words, detail };
  }

  /** How many set faces were used. */
  get scripted(): number {
    return this.thrown.filter((roll) => roll.scripted === true).length;
  }

  /** The rolls after the first `count`. */
  since(count: number): readonly Roll[] {
    return this.thrown.slice(count);
  }

  roll(sides: number, purpose: RollPurpose): number {
    const number = this.nextNumber;
    const set = this.loaded?.peek(this.scripted);
    if (set !== undefined) {
      if (set > sides) throw new ImpossibleFace(set, sides);
      this.thrown.push({ number, sides, face: set, purpose, scripted: true });
      return set;
    }
    const face = deriveFace(hmacSha256, { seed: this.game.seed, words: this.mixed.words, number, sides, purpose });
    this.thrown.push({ number, sides, face, purpose });
    return face;
  }
}

export const hmacSha256: Hmac = (keyHex, text) =>
  createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest();

/** What is published of the seed when a game is created. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
