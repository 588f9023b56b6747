import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../core/words.js';
import { wordsOfWeb } from '../i18n/web/index.js';

/** What `scripts/build-page.mjs` made of `client`, beside this file's folder. */
const built = (name: string): string => readFileSync(new URL(`./generated/${name}`, import.meta.url), 'utf8');

let kept: { readonly script: string; readonly inside: string; readonly style: string } | null = null;
function files() {
  kept ??= { script: built('page.js'), inside: built('inside.js'), style: built('page.css') };
  return kept;
}

export const pageScript = (): string => files().script;
/** What speaks with Discord's client, for the page inside it. */
export const insideScript = (): string => files().inside;
export const pageStyle = (): string => files().style;

/** The empty page, with its words; the script fills it. `application`: behind Discord's proxy, under its path. */
export function pageHtml(locale: Locale, application: string | null = null): string {
  const root = application === null ? '' : '/.proxy';
  const tag = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const words = Object.fromEntries(LOCALES.map((one) => [one, wordsOfWeb(one)]));
  const inside = application === null ? '' : tag(insideScript());
  const data = JSON.stringify({ locale, words, root, application, inside }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Postumus</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}/page.css?${tag(pageStyle())}">
<body>
<script type="application/json" id="words">${data}</script>
<script type="module" src="${root}/page.js?${tag(pageScript())}"></script>
</body>
</html>
`;
}
