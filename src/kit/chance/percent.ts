import type { NameTerm } from '../../core/result.js';

/** A chance in whole percent, as people read it: 0 and 100 are certain, and rounding never makes them. */
export function percentOf(chance: number): number | string {
  if (isImpossible(chance)) return 0;
  if (isCertain(chance)) return 100;
  const percent = Math.round(100 * chance);
  return percent <= 0 ? '<1' : percent >= 100 ? '>99' : percent;
}

export function percentSaid(chance: number): string {
  return `${percentOf(chance)} %`;
}

/** "33/50/67 %". */
export function percentsSaid(chances: readonly number[]): string {
  return `${chances.map(percentOf).join('/')} %`;
}

/** Several by name, without those that cannot come: "equal at 0 %" tells nobody anything. */
export function possibleSaid(chances: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  const possible = Object.entries(chances).filter(([, chance]) => !isImpossible(chance));
  return Object.fromEntries(possible.map(([name, chance]) => [name, percentSaid(chance)]));
}

/** With one decimal, where the chances are exact: "62.4", "<0.1", ">99.9", "100". */
export function tenthsOf(chance: number): string {
  return tenthsShown(chance, Math.round(1000 * chance));
}

/** Tenths of a per cent that add up to 100: rounding goes to the largest remainders. */
export function tenthsTogether(chances: readonly number[]): readonly string[] {
  const exact = chances.map((chance) => chance * 1000);
  const whole = exact.map(Math.floor);
  const missing =
    Math.round(exact.reduce((sum, value) => sum + value, 0)) - whole.reduce((sum, value) => sum + value, 0);
  const raised = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing);
  return chances.map((chance, index) =>
    tenthsShown(chance, (whole[index] ?? 0) + (raised.some((one) => one.index === index) ? 1 : 0)),
  );
}

/** `tenthsOf` as a thing, which a game's words give the language's decimal mark. */
export function tenthsTerm(chance: number): NameTerm {
  return { kind: 'decimal', id: tenthsOf(chance) };
}

function tenthsShown(chance: number, tenths: number): string {
  if (isImpossible(chance)) return '0';
  if (isCertain(chance)) return '100';
  return tenths <= 0 ? '<0.1' : tenths >= 1000 ? '>99.9' : (tenths / 10).toFixed(1);
}

function isImpossible(chance: number): boolean {
  return chance < LEAST;
}
function isCertain(chance: number): boolean {
  return chance > 1 - LEAST;
}
/** Less is an error of arithmetic. */
const LEAST = 1e-9;
