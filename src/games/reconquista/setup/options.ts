import type { Setup, SetupOption } from '../../../core/contract/setup.js';
import * as kit from '../../../kit/index.js';
import { AGE_CHOICES, DICE_BY, EVENT_TABLES, MUSLIM_MOVES, MUSLIM_TEMPERS, type Options } from '../state/state.js';

// biome-ignore format: one line for the twenty turns
export const STARTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'] as const;

/** Each option with each of its choices, as `event-table.standard`. */
export type SetupEntry =
  | `scenario.${(typeof STARTS)[number]}`
  | `event-table.${Options['events']}`
  | `age.${Options['ages']}`
  | `muslim-moves.${Options['moves']}`
  | `muslim-temper.${Options['temper']}`
  | `dice-by.${Options['dice']}`;

/** Which of the 20 starts (by its turn), and each optional rule of chapter 17. */
export const SETUP_OPTIONS: readonly SetupOption[] = [
  { name: 'scenario', choices: STARTS, fallback: '1', always: true },
  { name: 'event-table', choices: EVENT_TABLES, fallback: 'standard' },
  { name: 'age', choices: AGE_CHOICES, fallback: 'dates' },
  { name: 'muslim-moves', choices: MUSLIM_MOVES, fallback: 'numbers' },
  { name: 'muslim-temper', choices: MUSLIM_TEMPERS, fallback: 'bold' },
  { name: 'dice-by', choices: DICE_BY, fallback: 'order' },
];

/** Missing or unknown values take the default. */
export function optionsOf(setup: Setup): { readonly start: number; readonly options: Options } {
  return {
    start: Number(STARTS.find((start) => start === setup.scenario) ?? '1'),
    options: {
      events: kit.oneIn(EVENT_TABLES, setup['event-table']) ?? 'standard',
      ages: kit.oneIn(AGE_CHOICES, setup.age) ?? 'dates',
      moves: kit.oneIn(MUSLIM_MOVES, setup['muslim-moves']) ?? 'numbers',
      temper: kit.oneIn(MUSLIM_TEMPERS, setup['muslim-temper']) ?? 'bold',
      dice: kit.oneIn(DICE_BY, setup['dice-by']) ?? 'order',
    },
  };
}
