import type { Setup } from '../../src/core/contract/setup.js';

/** "A,B version:advanced events:on": several setups, each a scenario and what else is chosen. */
export function setupsNamed(text: string): readonly Setup[] {
  return text.split(',').map((one) => {
    const [scenario = '', ...more] = one.trim().split(/\s+/);
    const chosen = more.map((pair) => {
      const [name = '', value = ''] = pair.split(':');
      return [name, value] as const;
    });
    return { ...(scenario === '-' ? {} : { scenario }), ...Object.fromEntries(chosen) };
  });
}
