import type { OptionSpec } from '../../core/command.js';

/** Discord shows no longer list; what has more choices is suggested while somebody types. */
const MOST_CHOICES = 25;

/**
 * The options of a command that several games have: required only where every game requires it, with the choices of
 * all. What this or that game takes of it is seen to when it comes.
 */
export function mergedOptions(known: readonly OptionSpec[], more: readonly OptionSpec[]): readonly OptionSpec[] {
  const required = (wanted: string) =>
    [known, more].every((options) => options.some((one) => one.name === wanted && one.required === true));
  const names = new Set([...known, ...more].map(({ name }) => name));
  const merged = [...names].flatMap((name): readonly OptionSpec[] => {
    const [first, ...others] = [...known, ...more].filter((option) => option.name === name);
    if (first === undefined) return [];
    const { required: _, ...option } = others.reduce(both, first);
    return [required(name) ? { ...option, required: true } : option];
  });
  // Required ones come first: Discord insists.
  return [
    ...merged.filter((option) => option.required === true),
    ...merged.filter((option) => option.required !== true),
  ];
}

function both(one: OptionSpec, other: OptionSpec): OptionSpec {
  const type = one.type === other.type ? one.type : 'text';
  const choices = [...new Set([...(one.choices ?? []), ...(other.choices ?? [])])];
  if (one.choices !== undefined && other.choices !== undefined && choices.length <= MOST_CHOICES) {
    return { name: one.name, type, choices };
  }
  const suggested = type === 'text' && [one, other].some(isSuggested);
  return { name: one.name, type, ...(suggested ? { autocomplete: true } : {}) };
}

function isSuggested({ autocomplete, choices }: OptionSpec): boolean {
  return autocomplete === true || choices !== undefined;
}
