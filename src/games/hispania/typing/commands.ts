import type { CommandSpec, OptionSpec } from '../../../core/command.js';
import { namesCommand } from '../../../kit/typed/commands.js';

/** The commands of Hispania. Options are free text with suggestions: names in any language. */
const text = (name: string): OptionSpec => ({ name, type: 'text', autocomplete: true });
const must = (name: string): OptionSpec => ({ ...text(name), required: true });
const whole = (name: string): OptionSpec => ({ name, type: 'integer' });
const word = (name: string, ...choices: readonly string[]): OptionSpec => ({ name, type: 'text', choices });

const AGAINST: OptionSpec = { name: 'against', type: 'text' };
const UNTIL = word('until', 'end', 'half');
const ORDERED = ['kind', 'nation', 'province', 'from', 'to', 'unit', 'event', 'choice'];

/** In display order. */
const command = (name: string, ...options: readonly OptionSpec[]): CommandSpec => ({ name, options });

export const COMMANDS: readonly CommandSpec[] = [
  command('buy', must('unit'), whole('count')),
  command('place', text('unit'), text('to'), whole('count'), text('province')),
  command('move', must('from'), must('to'), text('units'), text('via')),
  namesCommand('battle', 'province', 'nation'),
  namesCommand('target', 'unit', 'units'),
  command('stand', word('until', 'end', 'half', 'turn'), text('to')),
  namesCommand('retreat', 'to', 'units', 'province'),
  command('submit', word('answer', 'yes', 'no'), text('nation')),
  command('capital', must('province'), text('nation')),
  namesCommand('rebuild', 'province', 'unit', 'from'),
  command('remove', text('province'), text('unit'), whole('count'), text('units')),
  namesCommand('event', 'event', 'province', 'unit', 'nation', 'units'),
  namesCommand('recruit', 'province', 'nation', 'units'),
  command('bid', whole('count'), text('nation'), whole('points')),
  command('choose', text('choice'), text('province'), text('unit'), text('nation'), text('units'), whole('count')),
  command('nation', { ...text('nation'), seats: true }),
  command('province', must('province')),
  { ...namesCommand('map', 'province', 'reach', 'units'), reckons: true },
  { ...command('odds', text('province'), text('units'), AGAINST, text('nation'), UNTIL), reckons: true },
  { ...namesCommand('threat', 'nation'), reckons: true, ahead: true },
  command('orders', ...ORDERED.map(text), whole('count'), whole('cancel')),
];
