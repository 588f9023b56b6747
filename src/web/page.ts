import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../core/words.js';
import { wordsOfWeb } from '../i18n/web/index.js';

/** What `scripts/build-page.mjs` made of `client`, beside this file's folder. */
const built = (name: string): string => readFileSync(new URL(`./generated/${name}`, import.meta.url), 'utf8');

let kept: { readonly script: string; readonly style: string } | null = null;
function files() {
  kept ??= { script: built('page.js'), style: built('page.css') };
  return kept;
}

export const pageScript = (): string => files().script;
export const pageStyle = (): string => files().style;

/** The empty page, with its words in every language; the script fills it. */
export function pageHtml(locale: Locale): string {
  const tag = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const words = Object.fromEntries(LOCALES.map((one) => [one, wordsOfWeb(one)]));
  const data = JSON.stringify({ locale, words }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Postumus</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css?${tag(pageStyle())}">
<body>
<script type="application/json" id="words">${data}</script>
<script type="module" src="/page.js?${tag(pageScript())}"></script>
</body>
</html>
`;
}
