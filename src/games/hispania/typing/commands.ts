import type { CommandSpec, OptionSpec } from '../../../core/command.js';

/** The commands of Hispania. Options are free text with suggestions: names in any of the languages. */
const from: OptionSpec = { name: 'from', type: 'text', autocomplete: true };
const to: OptionSpec = { name: 'to', type: 'text', autocomplete: true };
const units: OptionSpec = { name: 'units', type: 'text', autocomplete: true };
const via: OptionSpec = { name: 'via', type: 'text', autocomplete: true };
const province: OptionSpec = { name: 'province', type: 'text', autocomplete: true };
const unit: OptionSpec = { name: 'unit', type: 'text', autocomplete: true };
const count: OptionSpec = { name: 'count', type: 'integer' };
const points: OptionSpec = { name: 'points', type: 'integer' };
const nation: OptionSpec = { name: 'nation', type: 'text', autocomplete: true };
const event: OptionSpec = { name: 'event', type: 'text', autocomplete: true };
const choice: OptionSpec = { name: 'choice', type: 'text', autocomplete: true };
const answer: OptionSpec = { name: 'answer', type: 'text', choices: ['yes', 'no'] };
const until: OptionSpec = { name: 'until', type: 'text', choices: ['end', 'half'] };
const untilTurn: OptionSpec = { ...until, choices: ['end', 'half', 'turn'] };
const must = (option: OptionSpec): OptionSpec => ({ ...option, required: true });

export const COMMANDS: readonly CommandSpec[] = [
  { name: 'buy', options: [must(unit), count] },
  { name: 'place', options: [unit, to, count, province] },
  { name: 'move', options: [must(from), must(to), units, via] },
  { name: 'battle', options: [province, nation] },
  { name: 'target', options: [unit, units] },
  { name: 'stand', options: [untilTurn, to] },
  { name: 'retreat', options: [to, units, province] },
  { name: 'submit', options: [answer, nation] },
  { name: 'capital', options: [must(province), nation] },
  { name: 'rebuild', options: [province, unit, from] },
  { name: 'remove', options: [province, unit, count, units] },
  { name: 'event', options: [event, province, unit, nation, units] },
  { name: 'recruit', options: [province, nation, units] },
  { name: 'bid', options: [count, nation, points] },
  { name: 'choose', options: [choice, province, unit, nation, units, count] },
  { name: 'nation', options: [{ ...nation, seats: true }] },
  { name: 'province', options: [must(province)] },
  { name: 'map', reckons: true, options: [province, { name: 'reach', type: 'text', autocomplete: true }, units] },
  { name: 'odds', reckons: true, options: [province, units, { name: 'against', type: 'text' }, nation, until] },
  {
    name: 'orders',
    options: [
      { name: 'kind', type: 'text', autocomplete: true },
      nation,
      province,
      from,
      to,
      unit,
      event,
      choice,
      count,
      { name: 'cancel', type: 'integer' },
    ],
  },
];
