import type { WebKey, WebWords } from '../../i18n/web/index.js';

interface Given {
  /** Before the path of all that is asked: Discord's proxy wants one. */
  readonly root: string;
  /** Null: not inside Discord; else the version of the script for there too. */
  readonly application: string | null;
  readonly inside: string;
  readonly locale: string;
  readonly words: Readonly<Record<string, WebWords>>;
}

export const given: Given = JSON.parse(document.getElementById('words')?.textContent ?? '{}');
const KEPT = 'language';

let kept: Storage | null = null;
try {
  kept = localStorage;
} catch {
  // In a frame a browser may refuse it.
}

export const languages: readonly string[] = Object.keys(given.words);

export let locale = given.locale;

/** In the first of these languages, unless another was chosen here. */
export function speakAny(theirs: readonly string[]): void {
  const wished = [kept?.getItem(KEPT) ?? '', ...theirs];
  locale = wished.find((one) => languages.includes(one)) ?? given.locale;
  document.documentElement.lang = locale;
}
speakAny(navigator.languages.map((one) => one.slice(0, 2)));

export function speak(language: string): void {
  kept?.setItem(KEPT, language);
  location.reload();
}

export function t(key: WebKey, values: Readonly<Record<string, string | number>> = {}): string {
  const said = given.words[locale]?.[key] ?? key;
  return said.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A phase of a game in words; as it is, if the page has none. */
export function phaseSaid(phase: string): string {
  const words: Readonly<Record<string, string>> = given.words[locale] ?? {};
  return words[`phase-${phase}`] ?? phase;
}

/** "In 3 hours", "2 days ago". */
export function timeSaid(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const told = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find((one) => Math.abs(seconds) >= one[1]) ?? ['second', 1];
  return told.format(Math.round(seconds / length), unit);
}
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
