import type { Setup, SetupOption } from './game-module.js';

/** Every option as chosen, as another choice brings it, or as usual. */
export function wholeSetup(options: readonly SetupOption[], chosen: Setup): Setup {
  const usual = Object.fromEntries(options.map(({ name, fallback }) => [name, chosen[name] ?? fallback]));
  const brought = options.map(({ name, brings }) => brings?.[usual[name] ?? ''] ?? {});
  return Object.assign({}, usual, ...brought, chosen);
}
