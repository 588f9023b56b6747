import { typeset } from '../../table/words/typeset.js';
import type { Say } from '../../table/words/words.js';
import type { OptionNames } from './option-names.js';

/**
 * Shows commands in sentences as Discord mentions, which can be tapped and use the reader's language. Until the
 * registered ids are known they stay as typed.
 */
export class CommandMentions {
  readonly #known = new Map<string, { readonly id: string; readonly subcommands: readonly string[] }>();

  /** Discord's response about registered commands; anything else is ignored. */
  learn(commands: unknown): void {
    if (!Array.isArray(commands)) return;
    for (const command of commands) {
      if (!isNamed(command) || !('id' in command) || typeof command.id !== 'string') continue;
      const options = 'options' in command && Array.isArray(command.options) ? command.options : [];
      const subcommands = options.filter(isSubcommand).map(({ name }) => name);
      this.#known.set(command.name, { id: command.id, subcommands });
    }
  }

  /** `/game join` becomes a mention; what is typed after it stays beside it. User text is already escaped by now. */
  in(text: string): string {
    return text.replaceAll(COMMAND, (typed, name: string, rest: string) => {
      const command = this.#known.get(name);
      if (command === undefined) return typed;
      const [first = '', ...more] = rest.trim().split(' ');
      const sub = command.subcommands.includes(first) ? first : null;
      if (sub === null && command.subcommands.length > 0) return typed;
      const options = sub === null ? rest.trim() : more.join(' ');
      const mention = `</${sub === null ? name : `${name} ${sub}`}:${command.id}>`;
      return options === '' ? mention : `${mention} \`${options}\``;
    });
  }

  /**
   * The same text with commands as mentions and options in the reader's language; labels, which show plain text, keep
   * theirs.
   */
  saying(say: Say, options: OptionNames): Say {
    return (line, style) => {
      const said = say(line, style);
      const told = style.person === undefined ? said : options.in(style.locale, this.in(said));
      return typeset(style.locale, told);
    };
  }
}

const COMMAND = /(?<!\\)`\/([a-z-]{1,32})((?: [^`\n]*)?)`/g;
const SUBCOMMAND = 1;

function isNamed(value: unknown): value is { readonly name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function isSubcommand(value: unknown): value is { readonly name: string } {
  return isNamed(value) && 'type' in value && value.type === SUBCOMMAND;
}
