import { STRENGTHS } from '../../core/adviser.js';
import type { CommandSpec, OptionSpec } from '../../core/command.js';
import type { GameModule } from '../../core/game-module.js';
import { LOCALES } from '../../core/words.js';
import { REMIND_BY } from '../ports/preferences.js';
import { ABSENCE_ANSWERS, AWAY_ANSWERS, TEMPI } from '../ports/settings.js';

const seat: OptionSpec = { name: 'seat', type: 'text', autocomplete: true };
const strength: OptionSpec = { name: 'strength', type: 'text', choices: STRENGTHS };
const tempo: OptionSpec = { name: 'tempo', type: 'text', choices: TEMPI };
const language: OptionSpec = { name: 'language', type: 'text', choices: LOCALES };

/**
 * The table's own commands, the same for every game. Names are fixed; a game may add options to `done`, `orders`,
 * `map`.
 */
export const TABLE_COMMANDS: readonly CommandSpec[] = [
  {
    name: 'game',
    subcommands: [
      {
        name: 'create',
        options: [
          { name: 'system', type: 'text', autocomplete: true },
          { name: 'scenario', type: 'text', autocomplete: true },
          { name: 'name', type: 'text' },
          { name: 'challenge', type: 'text', autocomplete: true },
          { name: 'bots', type: 'text', choices: STRENGTHS },
          tempo,
          language,
          { name: 'overrides', type: 'attachment' },
        ],
      },
      { name: 'join', options: [seat] },
      { name: 'leave' },
      { name: 'fill', options: [strength, { name: 'seats', type: 'integer' }] },
      { name: 'start' },
      { name: 'status' },
      { name: 'seats' },
      {
        name: 'settings',
        options: [
          tempo,
          { name: 'turn', type: 'number' },
          { name: 'reaction', type: 'number' },
          { name: 'window', type: 'number' },
          { name: 'nudge', type: 'number' },
          { name: 'warn', type: 'number' },
          { name: 'grace', type: 'number' },
          { name: 'absence', type: 'text', choices: ABSENCE_ANSWERS },
          { name: 'away', type: 'text', choices: AWAY_ANSWERS },
          strength,
          { name: 'advice', type: 'boolean' },
          { name: 'threads', type: 'boolean' },
          { name: 'undo', type: 'text', choices: ['consent', 'never'] },
          { name: 'rest', type: 'number' },
          { name: 'open', type: 'boolean' },
          { name: 'watch', type: 'boolean' },
          language,
          { name: 'master', type: 'user' },
        ],
      },
      { name: 'pause' },
      { name: 'resume' },
      { name: 'end' },
      { name: 'archive' },
      { name: 'mine' },
      { name: 'open' },
      { name: 'rematch' },
      { name: 'hall', options: [{ name: 'where', type: 'text', choices: ['channel', 'server'] }] },
      { name: 'move', options: [{ name: 'game', type: 'text', autocomplete: true }] },
      {
        name: 'import',
        options: [
          { name: 'file', type: 'attachment', required: true },
          { name: 'name', type: 'text' },
        ],
      },
    ],
  },
  { name: 'map', options: [{ name: 'show', type: 'text', choices: ['board', 'changes'] }] },
  { name: 'score' },
  {
    name: 'challenge',
    options: [
      { name: 'challenge', type: 'text', autocomplete: true },
      { name: 'player', type: 'text', autocomplete: true },
    ],
  },
  {
    name: 'log',
    options: [
      { name: 'count', type: 'integer' },
      { name: 'since', type: 'text', choices: ['turn', 'everything'] },
    ],
  },
  {
    name: 'replay',
    options: [
      { name: 'turn', type: 'integer' },
      { name: 'of', type: 'text', autocomplete: true },
    ],
  },
  {
    name: 'dice',
    options: [
      { name: 'word', type: 'text' },
      { name: 'hash', type: 'text' },
      { name: 'count', type: 'integer' },
    ],
  },
  { name: 'undo', options: [{ name: 'force', type: 'boolean' }] },
  { name: 'done' },
  { name: 'orders' },
  {
    name: 'remind',
    options: [
      { name: 'every', type: 'number' },
      { name: 'by', type: 'text', choices: REMIND_BY },
      { name: 'from', type: 'integer' },
      { name: 'to', type: 'integer' },
      { name: 'zone', type: 'text', autocomplete: true },
      language,
    ],
  },
  {
    name: 'away',
    options: [
      { name: 'from', type: 'text' },
      { name: 'to', type: 'text' },
      { name: 'clear', type: 'boolean' },
    ],
  },
  {
    name: 'autopilot',
    options: [
      { name: 'on', type: 'boolean' },
      strength,
      { name: 'until', type: 'text' },
      { name: 'nation', type: 'text', autocomplete: true },
      { name: 'only', type: 'text', choices: ['reactions'] },
      seat,
    ],
  },
  { name: 'link', options: [{ name: 'off', type: 'boolean' }] },
  { name: 'advice', options: [seat] },
  {
    name: 'substitute',
    options: [
      { name: 'user', type: 'user', required: true },
      seat,
      { name: 'when', type: 'text', choices: ['now', 'absent'] },
    ],
  },
  { name: 'rules', options: [{ name: 'topic', type: 'text', autocomplete: true }] },
  { name: 'learn', options: [{ name: 'game', type: 'text', autocomplete: true }] },
  { name: 'whatif', options: [{ name: 'step', type: 'integer' }] },
  { name: 'export' },
  { name: 'help', options: [{ name: 'command', type: 'text', autocomplete: true }] },
];

/** What may be typed where this game is played, or none. */
export function commandNames(module: GameModule | null): readonly string[] {
  return [...new Set([...TABLE_COMMANDS, ...(module?.typing.commands ?? [])].map(({ name }) => name))];
}
