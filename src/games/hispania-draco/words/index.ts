import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, isText, type Json } from '../../../core/json.js';
import { inEach } from '../../../core/languages.js';
import type { NameTerm } from '../../../core/result.js';
import type { GameWords, Locale } from '../../../core/words.js';
import { listed } from '../../../kit/words/number.js';
import type { Filling } from '../../../kit/words/template.js';
import { wordsFrom } from '../../../kit/words/words-from.js';
import { LEVEL_SETTINGS, levelFrom } from '../facts/level.js';
import { SENTENCES as ABOUT } from './about/languages/index.js';
import { SENTENCES } from './languages/index.js';
import { SENTENCES as LESSON } from './learn/languages/index.js';
import { SENTENCES as POLICIES } from './policies/languages/index.js';
import { sideOf, strengthInWords } from './reckoning.js';
import { SENTENCES as SUMMARY } from './summary/languages/index.js';
import { togetherWith } from './together.js';

type Say = (key: string, filling?: Filling) => string;

const OWN = wordsFrom({
  catalogue: inEach((locale) => ({
    ...SENTENCES[locale],
    ...ABOUT[locale],
    ...LESSON[locale],
    ...POLICIES[locale],
    ...SUMMARY[locale],
  })),
  fields: {
    city: 'space',
    at: 'space',
    from: 'space',
    to: 'space',
    target: 'space',
    aboard: 'commander',
    general: 'commander',
    commander: 'commander',
    army: 'army',
    garrison: 'garrison',
    ending: 'ending',
    die: 'die',
    topic: 'choice',
    way: 'choice',
    between: 'space',
    scenario: 'scenario',
    by: 'seat',
    friend: 'seat',
  },
  name: madeOf,
  tell,
});

export const WORDS: GameWords = { ...OWN, together: togetherWith(OWN.say) };

/** Composed names, and sums. */
function madeOf(locale: Locale, { kind, id }: NameTerm): string | null {
  if (kind === 'road')
    return id
      .split('/')
      .map((end) => nameOf(locale, 'space', end))
      .join(' – ');
  if (kind === 'scenario' && id !== 'none') return WORDS.say(locale, `choice.scenario.${id}`);
  if (kind === 'side') {
    const side = sideOf(id);
    const face = isObject(side) ? Number(side.face ?? 0) : 0;
    return strengthInWords(locale, side, face, (of, thing) => nameOf(locale, of, thing));
  }
  if (kind === 'army-at') return WORDS.say(locale, 'reckoning.army-in', { at: { kind: 'space', id } });
  if (kind === 'special-at') return WORDS.say(locale, 'reckoning.special-in', { at: { kind: 'space', id } });
  if (kind === 'garrison-in') return WORDS.say(locale, 'danger.garrison', { at: { kind: 'space', id } });
  // A battle is named by its place.
  return kind === 'thread' ? nameOf(locale, 'space', id) : null;
}

function nameOf(locale: Locale, kind: string, id: string): string {
  return WORDS.name(locale, { kind, id });
}

/** Events that need more than their fields. Sentences begin with a capital. */
function tell(locale: Locale, event: GameEvent, say: Say): string | null | undefined {
  const told = toldOf(locale, event, say);
  return told === null || told === undefined ? told : capital(told);
}

function toldOf(locale: Locale, event: GameEvent, say: Say): string | null {
  const { type } = event;
  switch (type) {
    case 'chapter-ended':
    case 'declared':
      return null;
    case 'campaign-began': {
      const chosen = levelFrom(String(event.level));
      const figures = LEVEL_SETTINGS.map((one) => say(`choice.${one}.${chosen?.[one] ?? ''}`));
      const level = { figures: figures.join(', ') };
      if (event.scenario === 'none') return say('told.campaign-began', level);
      // A scenario's own rules, which the board does not show.
      return `${say(`explained.setup.scenario.${event.scenario}`)} ${say('told.campaign-level', level)}`;
    }
    case 'moved': {
      const legs = isList(event.legs) ? event.legs : [];
      const path = pathOf(
        locale,
        legs.flatMap((leg) => (isObject(leg) && isList(leg.path) ? [leg.path] : [])),
      );
      return say(event.free === true ? 'told.moved-free' : 'told.moved', { path });
    }
    case 'sailed': {
      const aboard = isList(event.aboard) ? event.aboard : [];
      const names = aboard.map((id) => nameOf(locale, 'commander', String(id)));
      return say('told.sailed', {
        path: pathOf(locale, [isList(event.path) ? event.path : []]),
        aboard: names.length === 0 ? undefined : listed(locale, names),
      });
    }
    case 'fought':
      return fought(locale, event, say);
    case 'army-chose':
      return event.to === null ? say('told.army-stays', { face: numberOr(event.face) }) : null;
    case 'army-marched':
      return say(event.placed === true ? 'told.army-marched-placed' : 'told.army-marched');
    case 'revolt-removed':
      return say('told.revolt-removed', { left: numberOr(event.left) });
    case 'commander-beaten':
      return say(event.commander === 'proconsul' ? 'told.proconsul-beaten' : 'told.commander-beaten', {
        garrisons: numberOr(event.garrisons),
      });
    case 'road-laid':
      return say('told.road-laid', { cost: numberOr(event.cost) });
    case 'phase-passed':
      return say('told.phase-passed', { lost: numberOr(event.lost) });
    case 'years-passed':
      return say('told.years-passed', { left: numberOr(event.left), reserve: numberOr(event.reserve) });
    case 'bribed':
      return say(event.won === true ? 'told.bribed-won' : 'told.bribed-lost');
    case 'army-rose':
      return say(event.army === 'special' ? 'told.army-rose-special' : 'told.army-rose');
    case 'proposed':
      return say('told.proposed', { what: proposed(locale, event.action, event.general, say) });
    default:
      return say(`told.${type}`);
  }
}

/** Both sides' sums, and the lack of a result if no other event tells one. */
function fought(locale: Locale, event: GameEvent, say: Say): string {
  const sides = isObject(event.sides) ? event.sides : {};
  const face = (side: Json | undefined) =>
    isObject(side) && isText(side.die) && side.die !== '' ? Number(event[side.die] ?? 0) : 0;
  const names = (kind: string, id: string) => nameOf(locale, kind, id);
  const told = say(`told.fought.${event.contest}`, {
    who: event.commander === null ? '' : names('commander', String(event.commander)),
    army: event.army === null ? '' : names('space', String(event.army)),
    left: strengthInWords(locale, sides.attacker, face(sides.attacker), names),
    right: strengthInWords(locale, sides.defender, face(sides.defender), names),
  });
  const siege = event.contest === 'siege' || event.contest === 'army-siege';
  const nothing = event.verdict === 'equal' || (siege && event.verdict === 'less');
  const certain = event.roman === 0 && event.hispanic === 0 ? [say('told.fought.certain')] : [];
  return [told, ...certain, ...(nothing ? [say('told.fought.nothing')] : [])].join(' ');
}

/** A proposal: the verb with its choices. */
function proposed(locale: Locale, action: Json | undefined, general: Json | undefined, say: Say): string {
  if (!isObject(action) || !isText(action.verb)) return '';
  const slots = isObject(action.slots) ? action.slots : {};
  const filling: Record<string, string | number> = {
    figure: nameOf(locale, 'commander', String(slots.figure ?? general ?? '')),
  };
  for (const [slot, value] of Object.entries(slots)) {
    if (typeof value === 'number') filling[slot] = value;
    else if (slot === 'to' || slot === 'target') filling[slot] = nameOf(locale, 'space', String(value));
  }
  return say(`proposal.${action.verb}`, filling);
}

function pathOf(locale: Locale, paths: readonly (readonly Json[])[]): string {
  const spaces = paths.flatMap((path, place) => (place === 0 ? path : path.slice(1)));
  return spaces.map((id) => nameOf(locale, 'space', String(id))).join(' → ');
}

/** Undefined for zero. */
function numberOr(value: Json | undefined): number | undefined {
  return typeof value === 'number' && value !== 0 ? value : undefined;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
