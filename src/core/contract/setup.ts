import type { Applied } from '../chronicle.js';
import type { Dice } from '../dice.js';
import type { Json } from '../json.js';
import type { Result } from '../result.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';

/** A choice at creation: the scenario, the version, an optional rule. */
export interface SetupOption {
  readonly name: string;
  readonly choices: readonly string[];
  readonly fallback: string;
  /** Shown wherever the setup is shown, even at its default. */
  readonly always?: true;
  /** Other options implied by a choice, unless they are given. */
  readonly brings?: Readonly<Record<string, Setup>>;
}
export type Setup = Readonly<Record<string, string>>;

/** The choices at creation, and how the game begins. */
export interface SetupRules<S extends State> {
  readonly options: readonly SetupOption[];
  /**
   * One seed and one setup may be played by many (a solitaire whose dice go by event): the fixed setup of every such
   * game. Without it the game offers no challenge.
   */
  readonly challenge?: Setup;
  /** How many seats this setup takes. */
  seatsFor(setup: Setup): Result<{ readonly min: number; readonly max: number }>;
  /** `overrides` replace reconstructed data (`C` values); the module validates them. */
  begin(setup: Setup, seats: readonly SeatId[], dice: Dice, overrides?: Json): Result<Applied<S>>;
}

/** Every option: as chosen, as implied by another choice, or the default. */
export function wholeSetup(options: readonly SetupOption[], chosen: Setup): Setup {
  const usual = Object.fromEntries(options.map(({ name, fallback }) => [name, chosen[name] ?? fallback]));
  const brought = options.map(({ name, brings }) => brings?.[usual[name] ?? ''] ?? {});
  return Object.assign({}, usual, ...brought, chosen);
}
