import type { Setup, SetupOption } from '../../../core/contract/setup.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { ofEach } from '../../../kit/data/of-each.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { SCENARIO_IDS, VERSIONS } from '../facts/ids.js';
import { type Options, SWITCHES } from '../state/state.js';

const SWITCH = ['off', 'on'] as const;

/** The switches' names at creation, in the order asked. */
const OPTION_OF = {
  events: 'events',
  signOfGod: 'sign-of-god',
  submissionOfAll: 'submission-of-all',
  groupBids: 'group-bids',
  secretBids: 'secret-bids',
  barbarian: 'barbarian',
} as const satisfies Readonly<Record<Switch, string>>;
type Switch = (typeof SWITCHES)[number];
export type SetupName = 'scenario' | 'version' | 'groups' | (typeof OPTION_OF)[keyof typeof OPTION_OF];

/** Scenarios with only one version. */
const ONLY_VERSIONS = Object.fromEntries(
  SCENARIO_IDS.flatMap((id) => {
    const [version, ...others] = STANDARD_BOOK.scenarios[id].versions;
    return version === undefined || others.length > 0 ? [] : [[id, { version }]];
  }),
);

/** The choices at creation (13.1, 14.1.1, 14.7.1, 14.8.1, 16.1 to 16.5). `groups`: by seating order, or by lot. */
export const SETUP_OPTIONS: readonly SetupOption[] = [
  { name: 'scenario', choices: SCENARIO_IDS, fallback: 'A', always: true, brings: ONLY_VERSIONS },
  { name: 'version', choices: VERSIONS, fallback: 'standard', always: true },
  { name: 'groups', choices: ['seated', 'drawn'], fallback: 'seated' },
  ...Object.values(OPTION_OF).map((name) => ({ name, choices: SWITCH, fallback: 'off' })),
];

export function optionOf(id: Switch): SetupName {
  return OPTION_OF[id];
}

const SETUP_REFUSALS = ['setup-unknown', 'setup-advanced-only', 'setup-standard-absent', 'setup-seats'] as const;
type SetupRefusal = (typeof SETUP_REFUSALS)[number];

type Chosen = Options & { readonly drawn: boolean };

/** The options, checked against the scenario and version. */
export function readOptions(setup: Setup): Result<Chosen, SetupRefusal> {
  for (const [name, value] of Object.entries(setup)) {
    const option = SETUP_OPTIONS.find((known) => known.name === name);
    if (option === undefined) return refuse('setup-unknown', { option: name });
    if (!option.choices.includes(value)) return refuse('setup-unknown', { option: name, value });
  }
  const chosen = (name: SetupName) => setup[name] ?? SETUP_OPTIONS.find((option) => option.name === name)?.fallback;
  const scenario = SCENARIO_IDS.find((id) => id === chosen('scenario')) ?? 'A';
  const version = VERSIONS.find((id) => id === chosen('version')) ?? 'standard';
  const on = (id: Switch) => chosen(OPTION_OF[id]) === 'on';
  if (!STANDARD_BOOK.scenarios[scenario].versions.includes(version))
    return refuse('setup-standard-absent', { scenario });
  for (const id of ['secretBids', 'barbarian'] as const) {
    if (on(id) && version === 'standard')
      return refuse('setup-advanced-only', { option: { kind: 'option', id: OPTION_OF[id] } });
  }
  return ok({
    scenario,
    version,
    ...ofEach(SWITCHES, on),
    drawn: chosen('groups') === 'drawn',
  });
}

/** Four players in the standard version, four or five in the advanced one (13.1, 14.1.1). */
export function seatsFor(setup: Setup): Result<{ readonly min: number; readonly max: number }, SetupRefusal> {
  const options = readOptions(setup);
  if (!options.ok) return options;
  return ok({ min: 4, max: options.value.version === 'standard' ? 4 : 5 });
}
