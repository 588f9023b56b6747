/** Removes secrets from a line before it is written: known values, and whatever looks like one. */
type Scrub = (text: string) => string;

const MASK = '***';

const LOOKS_SECRET: readonly (readonly [RegExp, string])[] = [
  // The password in an address: scheme://user:password@host
  [/([a-z][a-z0-9+.-]*:\/\/[^\s:/@"]*):[^\s/@"]+@/gi, `$1:${MASK}@`],
  [/([?&]key=)[^\s&"]+/gi, `$1${MASK}`],
  // A Discord bot token.
  [/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, MASK],
  [/\b(Bot|Bearer)\s+[\w.-]{8,}/g, `$1 ${MASK}`],
  // Anything labelled as a secret: password=…, "token": "…", also with escaped quotes.
  [
    /((?:password|passwd|passphrase|token|secret|authorization)\\*["']?\s*[=:]\s*\\*["']?)(?!\*\*\*)[^\s"'\\&,;)}]+/gi,
    `$1${MASK}`,
  ],
  // A code by which Discord says who somebody is; short ones are its error codes.
  [/(\bcode\\*["']?\s*[=:]\s*\\*["']?)[\w-]{20,}/gi, `$1${MASK}`],
  // A game's dice seed, as in a database row. A fingerprint looks the same, but no log needs one.
  [/\b[0-9a-f]{64}\b/g, MASK],
  // Tokens in Discord's interaction and webhook URLs.
  [/(\/(?:webhooks|interactions)\/\d+\/)[\w.%-]{8,}/g, `$1${MASK}`],
];

export function createScrub(secrets: readonly string[]): Scrub {
  // Verbatim and JSON-escaped; the longest first, since one may contain another. A very short one would black out
  // half the log and is found by its place in the address.
  const known = [...new Set(secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]))]
    .filter((secret) => secret.length >= 6)
    .sort((one, other) => other.length - one.length);
  return (text) => {
    let clean = text;
    for (const secret of known) clean = clean.replaceAll(secret, MASK);
    for (const [pattern, mask] of LOOKS_SECRET) clean = clean.replace(pattern, mask);
    return clean;
  };
}
