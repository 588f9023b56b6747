/** Takes secrets out of a line before it is written: those known by name, and whatever looks like one. */
type Scrub = (text: string) => string;

const MASK = '***';

const LOOKS_SECRET: readonly (readonly [RegExp, string])[] = [
  // The password in an address: scheme://user:password@host
  [/([a-z][a-z0-9+.-]*:\/\/[^\s:/@"]*):[^\s/@"]+@/gi, `$1:${MASK}@`],
  [/([?&]key=)[^\s&"]+/gi, `$1${MASK}`],
  // A token of a Discord bot.
  [/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, MASK],
  [/\b(Bot|Bearer)\s+[\w.-]{8,}/g, `$1 ${MASK}`],
  // Whatever is called a secret: password=…, "token": "…", also where quotes are escaped.
  [
    /((?:password|passwd|passphrase|token|secret|authorization)\\*["']?\s*[=:]\s*\\*["']?)(?!\*\*\*)[^\s"'\\&,;)}]+/gi,
    `$1${MASK}`,
  ],
  // The seed of a game's dice, as a row of the database shows it. A fingerprint looks the same: no log needs one.
  [/\b[0-9a-f]{64}\b/g, MASK],
  // The tokens that Discord puts into the addresses of interactions and their answers.
  [/(\/(?:webhooks|interactions)\/\d+\/)[\w.%-]{8,}/g, `$1${MASK}`],
];

export function createScrub(secrets: readonly string[]): Scrub {
  // As they are, and as they stand in JSON; the longest first, since one may contain another. A very short one would
  // blacken half of the log and is found by its place in the address.
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
