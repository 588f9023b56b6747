import { isLocale, type Locale } from '../core/words.js';

interface PlayArguments {
  readonly file: string;
  readonly seed: string | null;
  readonly json: boolean;
  readonly pictures: boolean;
  readonly channel: string | null;
  readonly locale: Locale | null;
}

export const PLAY_USAGE =
  'usage: npm run --silent table -- FILE [--seed HEX] [--json] [--locale en|fr|es] [--no-images] [--channel NAME]';

/** Null with a reason for arguments not understood. FILE may be `-`: the script is read from standard input. */
export function readArguments(given: readonly string[]): PlayArguments | { readonly wrong: string } {
  let file: string | null = null;
  let seed: string | null = null;
  let channel: string | null = null;
  let locale: Locale | null = null;
  let json = false;
  let pictures = true;
  const rest = [...given];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const [name, inline] = next.startsWith('--') ? next.split('=', 2) : [next];
    const value = () => inline ?? rest.shift() ?? '';
    if (name === '--json') json = true;
    else if (name === '--no-images') pictures = false;
    else if (name === '--seed') {
      seed = value().toLowerCase();
      if (!/^[0-9a-f]{1,64}$/.test(seed)) return { wrong: '--seed takes up to 64 hexadecimal digits' };
      seed = seed.padStart(64, '0');
    } else if (name === '--channel') {
      channel = value();
      if (!/^[\w-]{1,40}$/.test(channel)) return { wrong: '--channel takes a name of letters and digits' };
    } else if (name === '--locale') {
      const wanted = value();
      if (!isLocale(wanted)) return { wrong: '--locale takes en, fr or es' };
      locale = wanted;
    } else if (next.startsWith('--')) return { wrong: `there is no option ${next}` };
    else if (file === null) file = next;
    else return { wrong: `one script at a time, not "${next}" too` };
  }
  return file === null ? { wrong: 'which script?' } : { file, seed, json, pictures, channel, locale };
}
