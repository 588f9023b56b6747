import type { CommandSpec, OptionSpec } from '../../../core/command.js';
import * as kit from '../../../kit/index.js';

const text = (name: string): OptionSpec => ({ name, type: 'text', autocomplete: true });
const whole = (name: string): OptionSpec => ({ name, type: 'integer' });
const other = (name: string): OptionSpec => ({ name, type: 'seat' });
/** A kingdom, or the person who plays it; of a pact, its owner. */
const whose = (name: string): OptionSpec => ({ ...text(name), seats: true });

/** A command with names as options, some of them numbers. */
const command = (name: string, ...options: readonly OptionSpec[]): CommandSpec => ({ name, options });

/** The typed commands; `LEXICON` says which verbs each may mean. */
export const COMMANDS: readonly CommandSpec[] = [
  // Set-up and the order of the turn
  kit.namesCommand('found', 'village', 'archer', 'transport', 'place', 'second', 'to'),
  command('bid', whole('count'), text('nation')),
  command('tax', text('level')),
  // Purchases
  command('buy', { ...text('unit'), required: true }, whole('count'), text('level'), text('place'), text('choice')),
  kit.namesCommand('build', 'place', 'building', 'tokens', 'choice'),
  kit.namesCommand('improve', 'unit', 'level'),
  command('repair', text('place'), text('building'), whole('count')),
  command('ransom', other('from'), text('unit'), whole('count'), text('place')),
  kit.namesCommand('redeploy', 'units', 'place'),
  kit.namesCommand('points', 'card', 'token', 'colour'),
  // Money and war, at any time
  { name: 'loan' },
  { name: 'repay' },
  command('war', other('against')),
  // Pacts, votes and letters
  command(
    'pact',
    other('with'),
    text('articles'),
    whose('others'),
    whole('until'),
    text('known'),
    whole('toll'),
    whole('units'),
    whose('enemies'),
    whole('pays'),
    whole('receives'),
    text('frees'),
    text('asks'),
    text('words'),
  ),
  command('approve', whose('pact')),
  command('decline', whose('pact')),
  command('withdraw', whose('pact')),
  command('break', whose('pact')),
  command('complain', whose('pact'), whose('accused')),
  command('vote', whose('dispute'), text('verdict')),
  command('letter', other('with'), text('words')),
  // Combat
  kit.namesCommand('move', 'from', 'units', 'to'),
  kit.namesCommand('bring', 'from', 'units', 'to'),
  kit.namesCommand('queue', 'from', 'units', 'to', 'choice'),
  { name: 'battle' },
  { name: 'stand' },
  kit.namesCommand('retreat', 'to'),
  { name: 'submit' },
  kit.namesCommand('again', 'dice'),
  kit.namesCommand('tactics', 'place', 'choice', 'how'),
  kit.namesCommand('plunder', 'units', 'unit', 'place', 'building'),
  // Trade
  kit.namesCommand('trade', 'unit', 'to', 'leaves'),
  command('load', text('unit'), whole('count')),
  command('sell', text('unit'), text('units'), text('stays'), whole('points')),
  kit.namesCommand('route', 'unit', 'length', 'stages', 'to'),
  // Whatever else is asked
  kit.namesCommand('choose', 'choice', 'token', 'second', 'place', 'unit', 'building', 'units', 'to'),
  kit.namesCommand('remove', 'place', 'unit'),
  // Looked up at any time
  command('kingdom', whose('nation')),
  command('territory', { ...text('place'), required: true }),
  kit.namesCommand('market', 'place'),
  { name: 'pacts' },
  { name: 'threat', reckons: true, ahead: true },
  { name: 'odds', reckons: true, options: [text('from'), text('units'), text('to')] },
];
