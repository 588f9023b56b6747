import { adviceFor } from '../../core/advice-for.js';
import type { Strength } from '../../core/adviser.js';
import { CHAPTER_ENDED } from '../../core/chronicle.js';
import { deriveFace } from '../../core/derive.js';
import type { Dice, RollPurpose } from '../../core/dice.js';
import type { GameModule } from '../../core/game-module.js';
import { firstAwaited } from '../../core/obligation.js';
import { hashOfText, hmacSha256, Roller } from '../dice/roller.js';
import { type Piloted, pilotedPart } from '../pilots.js';
import type { GameRecord } from '../ports/store.js';
import type { ThoughtStep, ToThink } from '../ports/thinker.js';

/** How much is thought of at once: no longer than a person's long command, so that nothing waits or times out. */
const MOST_EFFORT = 40;
/** Effort per act. */
const EFFORT: { readonly [S in Strength]: number } = { default: 1, middle: 1, strong: 4 };

/**
 * Randomness for thinking about one act of one game: the same each time, and none of the game's dice. A bot's comes from
 * the secret seed, so that nobody can foresee what it does; advice is given to a person, who must learn nothing of it.
 */
class ThoughtDice implements Dice {
  private readonly seed: string;
  private readonly version: number;
  private number = 0;

  constructor(secret: string, version: number) {
    this.seed = Buffer.from(hmacSha256(secret, 'postumus thought 1')).toString('hex');
    this.version = version;
  }

  roll(sides: number, purpose: RollPurpose): number {
    this.number += 1;
    const what = `${purpose.what} ${this.version}`;
    const derivation = { seed: this.seed, words: [], number: this.number, sides, purpose: { what } };
    return deriveFace(hmacSha256, derivation);
  }
}

/** For one act that is thought of within a command. */
export function chanceAt(game: Pick<GameRecord, 'seed'>, version: number): Dice {
  return new ThoughtDice(game.seed, version);
}

/**
 * What the autopilot does for its seats, act by act, until a person is awaited, a chapter ends or the limit is reached.
 */
export function thoughtOf(module: GameModule, about: ToThink): readonly ThoughtStep[] {
  const { game, first } = about;
  const steps: ThoughtStep[] = [];
  const roller = new Roller(game);
  let { state } = about;
  let effort = 0;
  while (effort < MOST_EFFORT) {
    const part = first ?? nextPart(module, about, state);
    if (part === null) break;
    const { owed, strength } = part;
    effort += EFFORT[strength];
    const seat = firstAwaited(owed);
    const chance = new ThoughtDice(first === null ? game.seed : hashOfText(game.id), game.version + 1 + steps.length);
    const advice = adviceFor(module, state, owed, strength, chance);
    const { action } = advice;
    const step = { owed, seat, strength, ...advice };
    if (first !== null) return [{ ...step, faces: [] }];
    const thrown = roller.rolls.length;
    const applied = module.apply(state, seat, action, roller);
    // Legality is checked when it is played.
    if (!applied.ok) return [...steps, { ...step, faces: [] }];
    steps.push({ ...step, faces: roller.since(thrown).map(({ face }) => face) });
    state = applied.value.state;
    if (applied.value.events.some(({ type }) => type === CHAPTER_ENDED)) break;
  }
  return steps;
}

function nextPart(module: GameModule, { game }: ToThink, state: ToThink['state']): Piloted | null {
  for (const owed of module.obligations(state)) {
    const part = pilotedPart(game.seats, owed, true) ?? pilotedPart(game.seats, owed, false);
    if (part !== null) return part;
  }
  return null;
}
