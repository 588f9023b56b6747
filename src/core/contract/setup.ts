import type { Applied } from '../chronicle.js';
import type { Dice } from '../dice.js';
import type { Json } from '../json.js';
import type { Result } from '../result.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';

/** What is chosen at creation: the scenario, the version, optional rules. */
export interface SetupOption {
  readonly name: string;
  readonly choices: readonly string[];
  readonly fallback: string;
  /** Told wherever it is said what is played, also when it is as usual. */
  readonly always?: true;
  /** Other options that a choice brings with it where nothing is said of them. */
  readonly brings?: Readonly<Record<string, Setup>>;
}
export type Setup = Readonly<Record<string, string>>;

/** What is chosen when a game is created, and how it begins. */
export interface SetupRules<S extends State> {
  readonly options: readonly SetupOption[];
  /**
   * One seed and one setup may be taken up by many (a solitaire whose dice go by event): what every such game is set up
   * with, whatever else is chosen. Without it the game is no challenge.
   */
  readonly challenge?: Setup;
  /** How many seats this setup takes. */
  seatsFor(setup: Setup): Result<{ readonly min: number; readonly max: number }>;
  /** `overrides` replace reconstructed data (`C` values), validated by the module. */
  begin(setup: Setup, seats: readonly SeatId[], dice: Dice, overrides?: Json): Result<Applied<S>>;
}

/** Every option as chosen, as another choice brings it, or as usual. */
export function wholeSetup(options: readonly SetupOption[], chosen: Setup): Setup {
  const usual = Object.fromEntries(options.map(({ name, fallback }) => [name, chosen[name] ?? fallback]));
  const brought = options.map(({ name, brings }) => brings?.[usual[name] ?? ''] ?? {});
  return Object.assign({}, usual, ...brought, chosen);
}
