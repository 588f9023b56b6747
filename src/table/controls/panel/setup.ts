import type { SetupOption } from '../../../core/contract/setup.js';
import type { GameModule } from '../../../core/game-module.js';
import type { NameTerm, Term } from '../../../core/result.js';
import { LOCALES } from '../../../core/words.js';
import type { TableContext } from '../../context.js';
import type { Control, Controls, Line } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { button, pagedSelect } from '../buttons.js';
import { entriesOf, entriesPage } from '../question/about.js';
import { entryLine } from '../question/choices.js';
import { gameToken } from '../token.js';

/** The setup, which the game master may change until the game begins. Its token's path names what is asked. */
export function setupControls(table: TableContext, game: GameRecord, page: number): Controls {
  const module = table.moduleOf(game);
  const at = (path: string, turned = 0) => gameToken(game, 'setup', path, turned);
  const choices = module.setup.options.map((option, place) => ({
    value: String(place),
    label: optionLine(module, game, option),
  }));
  const label: Line = { from: 'table', key: 'setup.which' };
  const rows = pagedSelect(
    table.limits,
    choices,
    page,
    (turned) => at('', turned),
    (shown) => ({ kind: 'select', token: at(''), label, min: 1, max: 1, choices: shown }),
  );
  return [...rows, [backToPanel(game)]];
}

export function optionControls(table: TableContext, game: GameRecord, place: number, page: number): Controls {
  const { limits } = table;
  const module = table.moduleOf(game);
  const option = module.setup.options[place];
  if (option === undefined) return [];
  const at = (path: string, turned = 0) => gameToken(game, 'setup', path, turned);
  const said = (choice: string): Line => ({
    from: 'table',
    key: 'term',
    module: module.id,
    values: { term: choiceTerm(option, choice) },
  });
  const entryFor = (choice: string) => module.about.of(null, null, choiceTerm(option, choice));
  const about = option.choices.some((choice) => entryFor(choice) !== null)
    ? [button(at(`${place}.${EXPLAIN}`), { from: 'table', key: 'panel.about' })]
    : [];
  const ways = [...about, button(at(''), { from: 'table', key: 'panel.back' })];
  if (option.choices.length <= limits.buttons) {
    return [option.choices.map((choice, index) => button(at(`${place}.${index}`), said(choice))), ways];
  }
  const rows = pagedSelect(
    limits,
    option.choices.map((choice, index) => {
      const entry = entryFor(choice);
      const shown = { value: String(index), label: said(choice) };
      return entry === null ? shown : { ...shown, note: entryLine(module, 'about', entry) };
    }),
    page,
    (turned) => at(String(place), turned),
    (shown) => ({
      kind: 'select',
      token: at(String(place), page),
      label: optionLine(module, game, option),
      min: 1,
      max: 1,
      choices: shown,
    }),
  );
  return [...rows, ways];
}

/** In place of a choice in a token: what the choices are. */
export const EXPLAIN = 'what';

/** An option's choices explained. */
export function optionExplained(game: GameRecord, module: GameModule, place: number, page: number) {
  const option = module.setup.options[place];
  if (option === undefined) return { lines: [] };
  const entries = entriesOf(
    module,
    option.choices.map((choice) => choiceTerm(option, choice)),
  );
  return entriesPage(module, entries, page, {
    title: optionLine(module, game, option),
    turned: (to) => gameToken(game, 'setup', `${place}.${EXPLAIN}`, to),
    back: gameToken(game, 'setup', String(place)),
  });
}

/** An option's choices, each in a line, where it is explained. */
export function choiceLines(module: GameModule, option: SetupOption): readonly Line[] {
  if (option.choices.length > LINED_MOST) return [];
  return option.choices.flatMap((choice): Line[] => {
    const term = choiceTerm(option, choice);
    const entry = module.about.of(null, null, term);
    const line: Line = { from: 'table', key: 'about.name', module: module.id, values: { term } };
    return entry === null ? [] : [{ from: 'noted', line, note: entryLine(module, 'about', entry) }];
  });
}

/** Of more, the menu tells. */
const LINED_MOST = 6;

/** What an option is about, and what is chosen. */
export function optionLine(module: GameModule, game: GameRecord, option: SetupOption): Line {
  const chosen = game.setup[option.name] ?? option.fallback;
  const values = { what: optionTerm(option), choice: choiceTerm(option, chosen) };
  return { from: 'table', key: 'setup.option', module: module.id, values };
}

/** The game master's choices, with defaults for the rest. */
export function setupLines(module: GameModule, game: GameRecord): readonly Line[] {
  return module.setup.options.map((option) => optionLine(module, game, option));
}

/**
 * The same in one line for posts, naming the game if its name does not tell: its subject and what differs from the
 * default. On/off options are named if on.
 */
export function setupSummary(module: GameModule, game: GameRecord): readonly Line[] {
  const named = LOCALES.some((locale) => module.words.say(locale, 'game') === game.name);
  const told = module.setup.options
    .filter((option) => isTold(option, game.setup))
    .map((option): Line => {
      const chosen = game.setup[option.name];
      if (option.always === true) return termLine(module, choiceTerm(option, chosen ?? option.fallback));
      return chosen === 'on' ? termLine(module, optionTerm(option)) : optionLine(module, game, option);
    });
  const [first, ...others] = [...(named ? [] : [termLine(module, THE_GAME)]), ...told];
  if (first === undefined) return [];
  return [others.reduce((line, note): Line => ({ from: 'noted', line, note }), first)];
}

const THE_GAME: NameTerm = { kind: 'game', id: 'game' };

function isTold({ name, always, fallback }: SetupOption, setup: GameRecord['setup']): boolean {
  return always === true || (setup[name] ?? fallback) !== fallback;
}

function termLine(module: GameModule, term: Term): Line {
  return { from: 'table', key: 'term', module: module.id, values: { term } };
}

export function playedWith(module: GameModule, setup: GameRecord['setup']): readonly NameTerm[] {
  return module.setup.options.flatMap((option): readonly NameTerm[] => {
    const chosen = setup[option.name] ?? option.fallback;
    if (chosen === 'off') return [];
    return [chosen === 'on' ? optionTerm(option) : choiceTerm(option, chosen)];
  });
}

function optionTerm({ name }: SetupOption): NameTerm {
  return { kind: 'option', id: `game.create.${name}` };
}

function choiceTerm(option: SetupOption, choice: string) {
  return { kind: 'setup', id: `${option.name}.${choice}` } as const;
}

export function setupButton(game: GameRecord): Control {
  return button(gameToken(game, 'setup'), { from: 'table', key: 'panel.setup' });
}

function backToPanel(game: GameRecord): Control {
  return button(gameToken(game, 'menu'), { from: 'table', key: 'panel.back' });
}
