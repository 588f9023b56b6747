import type { WebKey, WebWords } from '../../i18n/web/index.js';

interface Given {
  readonly locale: string;
  readonly words: Readonly<Record<string, WebWords>>;
}

const given: Given = JSON.parse(document.getElementById('words')?.textContent ?? '{}');
const KEPT = 'language';

export const languages: readonly string[] = Object.keys(given.words);

function usual(): string {
  const wished = [localStorage.getItem(KEPT) ?? '', ...navigator.languages.map((one) => one.slice(0, 2))];
  return wished.find((one) => languages.includes(one)) ?? given.locale;
}

export const locale = usual();
document.documentElement.lang = locale;

export function speak(language: string): void {
  localStorage.setItem(KEPT, language);
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
  for (const [unit, length] of UNITS)
    if (Math.abs(seconds) >= length) return told.format(Math.round(seconds / length), unit);
  return told.format(Math.round(seconds), 'second');
}
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
