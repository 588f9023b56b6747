import type { Setup, SetupOption } from '../../../core/contract/setup.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { ofEach } from '../../../kit/data/of-each.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { SCENARIO_IDS, VERSIONS } from '../facts/ids.js';
import { type Options, SWITCHES } from '../state/state.js';

const SWITCH = ['off', 'on'] as const;

/** Of scenarios that are played in one version only, that version. */
const ONLY_VERSIONS = Object.fromEntries(
  SCENARIO_IDS.flatMap((id) => {
    const [version, ...others] = STANDARD_BOOK.scenarios[id].versions;
    return version === undefined || others.length > 0 ? [] : [[id, { version }]];
  }),
);

/**
 * What is chosen at creation (13.1, 14.1.1, 14.7.1, 14.8.1, 16.1 to 16.5). `groups`: by the order of the seats, or
 * drawn by lot.
 */
export const SETUP_OPTIONS: readonly SetupOption[] = [
  { name: 'scenario', choices: SCENARIO_IDS, fallback: 'A', always: true, brings: ONLY_VERSIONS },
  { name: 'version', choices: VERSIONS, fallback: 'standard', always: true },
  { name: 'groups', choices: ['seated', 'drawn'], fallback: 'seated' },
  { name: 'events', choices: SWITCH, fallback: 'off' },
  { name: 'sign-of-god', choices: SWITCH, fallback: 'off' },
  { name: 'submission-of-all', choices: SWITCH, fallback: 'off' },
  { name: 'group-bids', choices: SWITCH, fallback: 'off' },
  { name: 'secret-bids', choices: SWITCH, fallback: 'off' },
  { name: 'barbarian', choices: SWITCH, fallback: 'off' },
];

/** What a switch is called when a game is created: sign-of-god. */
export function optionOf(id: (typeof SWITCHES)[number]): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const SETUP_REFUSALS = ['setup-unknown', 'setup-advanced-only', 'setup-standard-absent', 'setup-seats'] as const;
type SetupRefusal = (typeof SETUP_REFUSALS)[number];

type Chosen = Options & { readonly drawn: boolean };

/** The options as read, every one of them known and fit for the scenario and version. */
export function readOptions(setup: Setup): Result<Chosen, SetupRefusal> {
  for (const [name, value] of Object.entries(setup)) {
    const option = SETUP_OPTIONS.find((known) => known.name === name);
    if (option === undefined) return refuse('setup-unknown', { option: name });
    if (!option.choices.includes(value)) return refuse('setup-unknown', { option: name, value });
  }
  const chosen = (name: string) => setup[name] ?? SETUP_OPTIONS.find((option) => option.name === name)?.fallback;
  const scenario = SCENARIO_IDS.find((id) => id === chosen('scenario')) ?? 'A';
  const version = VERSIONS.find((id) => id === chosen('version')) ?? 'standard';
  const on = (name: string) => chosen(name) === 'on';
  if (!STANDARD_BOOK.scenarios[scenario].versions.includes(version))
    return refuse('setup-standard-absent', { scenario });
  for (const name of ['secret-bids', 'barbarian']) {
    if (on(name) && version === 'standard')
      return refuse('setup-advanced-only', { option: { kind: 'option', id: name } });
  }
  return ok({
    scenario,
    version,
    ...ofEach(SWITCHES, (id) => on(optionOf(id))),
    drawn: chosen('groups') === 'drawn',
  });
}

/** Four players in the standard version, four or five in the advanced one (13.1, 14.1.1). */
export function seatsFor(setup: Setup): Result<{ readonly min: number; readonly max: number }, SetupRefusal> {
  const options = readOptions(setup);
  if (!options.ok) return options;
  return ok({ min: 4, max: options.value.version === 'standard' ? 4 : 5 });
}
