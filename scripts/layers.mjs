// Who may import whom. A layer is a folder of src; a name with a slash is a folder or file inside one.

const PURE = { packages: [], node: false, pure: true };

export const LAYERS = {
  core: { may: [], ...PURE },
  // The kit that games are built from; it knows none of them.
  kit: { may: ['core'], ...PURE },
  // One game never imports another.
  'games/*': { may: ['core', 'kit'], ...PURE },
  'games/registry': { may: ['core', 'games/*'], ...PURE },
  // Sentences, numbers and lists are built in one way, the table's too.
  i18n: { may: ['core', 'kit/words'], ...PURE },
  table: { may: ['core', 'i18n', 'games/registry'], packages: [], node: true },
  persistence: {
    may: ['core', 'table/ports'],
    packages: ['@prisma/client', '@prisma/adapter-pg', '@electric-sql/pglite', 'pg'],
    node: true,
  },
  rendering: { may: ['core', 'kit/words', 'table/ports'], packages: ['sharp', 'tsx'], node: true },
  // The books of rules that players read, from assets/rules.
  rulebooks: { may: ['core', 'table/ports'], packages: ['minisearch'], node: true },
  reminders: { may: ['core', 'table', 'i18n'], packages: ['node-cron'], node: true },
  discord: { may: ['core', 'table', 'i18n'], packages: ['discord.js'], node: true },
  local: { may: ['core', 'table', 'i18n', 'games/registry'], packages: [], node: true },
  // What every server of ours needs, whatever it answers.
  http: { may: ['core'], packages: [], node: true },
  // The page: its client is bundled by esbuild and knows only what it is sent.
  web: { may: ['core', 'table', 'i18n', 'http'], packages: ['@discord/embedded-app-sdk'], node: true },
  operation: { may: ['core', 'table', 'http'], packages: ['pino', 'prom-client', 'node-cron'], node: true },
};

/** These wire everything together. */
export const WIRING = [
  'main.ts',
  'first-scenes.ts',
  'config.ts',
  'play.ts',
  'open-local-table.ts',
  'open-local-web.ts',
  'open-activity.ts',
  'open-import-readers.ts',
  'import-reader.ts',
  'open-reckoning.ts',
  'reckoning-thread.ts',
  'thinking-thread.ts',
  'thread-from-source.mjs',
  'terminal.ts',
  'register.ts',
  'draw.ts',
];

/** What a pure layer may not use: clock, randomness, I/O, the system locale, code from text. */
export const IMPURE =
  /\b(Date\.now|new Date\b|Date\(|Math\.random|Math\b(?!\.)|Intl\.|localeCompare\(|toLocale\w+\(\)|eval\(|Function\(|performance\.|process\.|setTimeout|setInterval|setImmediate|queueMicrotask|fetch\(|console\.|globalThis|crypto\.)/;
