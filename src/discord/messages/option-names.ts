import { inEach, type Locale } from '../../core/languages.js';

interface Optioned {
  readonly options: readonly { readonly name: string; readonly names: Readonly<Record<Locale, string>> }[];
}

/** Discord's names for options in each language: readers find them as they type. */
export class OptionNames {
  readonly #names: Readonly<Record<Locale, ReadonlyMap<string, string>>>;

  constructor(commands: readonly (Optioned & { readonly subcommands: readonly Optioned[] })[]) {
    const options = commands.flatMap(({ options, subcommands }) => [
      ...options,
      ...subcommands.flatMap((sub) => sub.options),
    ]);
    const named = (locale: Locale) => new Map(options.map(({ name, names }) => [name, names[locale]] as const));
    this.#names = inEach(named);
  }

  /** "`word:…`" becomes "`mot:…`", and "`until`" becomes "`jusque`"; nothing else in code is touched. */
  in(locale: Locale, text: string): string {
    return text.replaceAll(NAMED, (whole, name: string, value: string) => {
      const called = this.#names[locale].get(name);
      return called === undefined ? whole : `\`${called}${value}\``;
    });
  }
}
const NAMED = /(?<!\\)`([a-z-]{1,32})((?::[^`\n]*)?)`/g;
