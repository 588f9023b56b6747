import { deriveFace } from '../../core/derive.js';
import type { Dice, Roll, RollPurpose } from '../../core/dice.js';
import type { GameRecord } from '../ports/store.js';
import { hmacSha256 } from './hmac.js';
import type { LoadedDice } from './loaded-dice.js';

/** A set face that no such die has: the script is told. */
export class ImpossibleFace extends Error {
  readonly face: number;
  readonly sides: number;
  constructor(face: number, sides: number) {
    super(`a die of ${sides} sides cannot show ${face}`);
    this.face = face;
    this.sides = sides;
  }
}

/** The dice of one command: derived from the game's seed, or set by a play script; every roll is kept for the log. */
export class Roller implements Dice {
  readonly rolls: Roll[] = [];
  readonly fromNumber: number;
  /** How many set faces this command has used, those of earlier rollers included. */
  scripted: number;
  private readonly game: Pick<GameRecord, 'seed' | 'words'>;
  private readonly loaded: LoadedDice | undefined;

  constructor(game: Pick<GameRecord, 'seed' | 'words' | 'nextRoll'>, loaded?: LoadedDice, scripted = 0) {
    this.game = game;
    this.fromNumber = game.nextRoll;
    this.loaded = loaded;
    this.scripted = scripted;
  }

  get nextNumber(): number {
    return this.fromNumber + this.rolls.length;
  }

  roll(sides: number, purpose: RollPurpose): number {
    const number = this.nextNumber;
    const set = this.loaded?.peek(this.scripted);
    if (set !== undefined) {
      if (set > sides) throw new ImpossibleFace(set, sides);
      this.scripted++;
      this.rolls.push({ number, sides, face: set, purpose, scripted: true });
      return set;
    }
    const face = deriveFace(hmacSha256, { seed: this.game.seed, words: this.game.words, number, sides, purpose });
    this.rolls.push({ number, sides, face, purpose });
    return face;
  }
}

/** Logged faces once more, in their order: how a log is replayed. */
export class Replayed implements Dice {
  private readonly rolls: readonly Roll[];
  private at = 0;

  constructor(rolls: readonly Roll[]) {
    this.rolls = rolls;
  }

  roll(sides: number): number {
    const roll = this.rolls[this.at++];
    if (roll === undefined || roll.sides !== sides) throw new Error('the log does not hold the roll that is asked for');
    return roll.face;
  }

  get left(): number {
    return this.rolls.length - this.at;
  }
}
