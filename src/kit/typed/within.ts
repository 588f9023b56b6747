import type { Tally } from '../../core/action.js';
import type { TypedOptions } from '../../core/command.js';
import type { Choice, CountedChoice, Domain, Filled } from '../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../core/result.js';
import { countedIn, partsOf } from './counted.js';
import type { Lexicon, Question, Value } from './lexicon.js';
import { choiceNamed, nameHints } from './names.js';
import { readValue } from './reading.js';

/** Slots named after things, answered in one option: "infantry: 3 badajoz; castle: porto", "1 infantry, castle". */

/** What was said in which option; null: nothing. */
export type Within = { readonly option: string; readonly value: Result<Value> | null };

/** Separates a thing from what is said of it. */
export const SAYS = /\s*[>→:=]\s*|\s+(?:on|at|against|vs|sur|contre|contra|sobre)\s+/iu;

export function withinOptions(
  lexicon: Lexicon,
  ask: (filled: Filled) => Domain,
  options: TypedOptions,
): (domain: Question, filled: Filled) => Within | null {
  const counts = new Map<string, Counts>();
  return (domain, filled) => {
    const found = thingOf(lexicon, domain.slot);
    if (found === null) return null;
    const { option, things } = found;
    const answer = (value: Within['value']): Within => ({ option, value });
    const text = String(options[option] ?? '').trim();
    const own = saidOf(text).find(({ name }) => choiceNamed(lexicon, things, name)?.id === domain.slot);
    if (own !== undefined) return answer(readValue(lexicon, domain, own.said));
    // If others are named, there is none of this one.
    if (domain.kind === 'some') return answer(text !== '' && domain.min === 0 ? ok({}) : null);
    if (domain.kind !== 'number') return answer(null);
    const known = counts.get(option) ?? countsIn(lexicon, option, text, (more) => ask({ ...filled, ...more }));
    counts.set(option, known);
    const { said } = known;
    if (said !== null) return answer(said.ok ? ok(said.value[domain.slot] ?? 0) : said);
    // Without a word, all of them, if all may be taken.
    const all =
      lexicon.usual?.[option] === 'all' && domain.max === known.things.find(({ id }) => id === domain.slot)?.count;
    return answer(all ? ok(domain.max) : null);
  };
}

/** Named things that are none of these slots; null if none. */
export function rejectStrange(lexicon: Lexicon, options: TypedOptions, slots?: readonly string[]): Rejection | null {
  for (const [option, things] of Object.entries(lexicon.within ?? {})) {
    const asked = slots === undefined ? things : things.filter(({ id }) => slots.includes(id));
    const isAsked = (name: string) => asked.some(({ id }) => id === choiceNamed(lexicon, things, name)?.id);
    const strange = saidOf(String(options[option] ?? '')).find(({ name }) => !isAsked(name));
    if (strange === undefined || asked.length === 0) continue;
    return refuse('unit-unknown', { text: strange.name, ...nameHints(lexicon, asked, strange.name) }).rejection;
  }
  return null;
}

interface Found {
  readonly option: string;
  readonly thing: Choice;
  readonly things: readonly Choice[];
}

function thingOf({ within = {} }: Lexicon, slot: string): Found | null {
  for (const [option, things] of Object.entries(within)) {
    const thing = things.find(({ id }) => id === slot);
    if (thing !== undefined) return { option, thing, things };
  }
  return null;
}

function saidOf(text: string): readonly { readonly name: string; readonly said: string }[] {
  return text.split(';').flatMap((part) => {
    const [name, said] = part.split(SAYS);
    return name === undefined || said === undefined ? [] : [{ name: name.trim(), said: said.trim() }];
  });
}

/** The numbers wanted and available: "1 infantry, castle" where a number of each is asked. */
interface Counts {
  readonly said: Result<Tally> | null;
  readonly things: readonly CountedChoice[];
}

function countsIn(lexicon: Lexicon, option: string, text: string, ask: (more: Filled) => Domain): Counts {
  const things: CountedChoice[] = [];
  const least: Record<string, Value> = {};
  for (let domain = ask(least); domain.kind === 'number'; domain = ask(least)) {
    const found = thingOf(lexicon, domain.slot);
    if (found?.option !== option) break;
    things.push({ ...found.thing, count: domain.max });
    least[domain.slot] = domain.min;
  }
  if (text === '') return { said: null, things };
  const wanted = partsOf(text).filter((part) => !NONE_OF.test(part));
  const domain = { kind: 'some', slot: option, choices: things, min: 0, max: Number.MAX_SAFE_INTEGER } as const;
  return { said: wanted.length === 0 ? ok({}) : countedIn(lexicon, wanted.join(', '), domain), things };
}
const NONE_OF = /^\s*0\s/;
