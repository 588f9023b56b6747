import type { Scene, SceneMark, SceneStack } from '../../core/scene.js';
import type { DicePanel } from '../../core/scene-panels.js';
import type { Locale } from '../../core/words.js';
import { SENTENCES } from '../words/languages/index.js';
import { listed } from '../words/number.js';
import { type Filling, fill } from '../words/template.js';
import { described, type Remark, someOf } from './described.js';

/** How the game names what a picture shows. */
export interface PictureNames {
  place(id: string): string;
  faction(id: string): string;
  /** A counted piece: "3 infantry". */
  pieces(piece: string, count: number): string;
  /** What stands at a place, where the game says it in words of its own; empty if nothing does. */
  stands?(place: string): string;
}

function say(locale: Locale, key: Telling, filling: Filling = {}): string {
  return fill(locale, SENTENCES[locale][`alt.${key}`], filling);
}

/** A picture's description for those who cannot see it; games may add sentences. */
type Telling = keyof typeof SENTENCES.en extends infer Key ? (Key extends `alt.${infer Told}` ? Told : never) : never;

const isTold = (look: string): look is Telling => Object.hasOwn(SENTENCES.en, `alt.${look}`);

/** One sentence per kind of mark, in the order of the kinds; marks without words are left to the game. */
export function marksTold(
  locale: Locale,
  marks: readonly SceneMark[],
  names: PictureNames,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lists = new Map<Telling, string[]>();
  for (const mark of marks) {
    if (!isTold(mark.look)) continue;
    const own = lists.get(mark.look) ?? [];
    lists.set(mark.look, own);
    own.push(markTold(mark, names));
  }
  return MARKS_IN_ORDER.flatMap((look) => {
    const list = lists.get(look);
    return list === undefined ? [] : [say(locale, look, { list: someOf(locale, [...new Set(list)], most) })];
  });
}

const MARKS_IN_ORDER = ['move', 'voyage', 'threat', 'battle', 'uprising', 'loss', 'gain', 'retreat'] as const;

/** "ROME 3 Toledo → Cuenca", "ROME 2 (Toledo)", "Toledo". */
function markTold(mark: SceneMark, names: PictureNames): string {
  const text = mark.text === undefined ? '' : ` ${mark.text}`;
  if (mark.kind === 'arrow') {
    const [from = '', to = ''] = [mark.path[0], mark.path.at(-1)];
    return `${names.faction(mark.faction)}${text} ${names.place(from)} → ${names.place(to)}`;
  }
  if (mark.faction === undefined || mark.look === 'battle') return names.place(mark.place);
  return `${names.faction(mark.faction)}${text} (${names.place(mark.place)})`;
}

export function diceTold(locale: Locale, { title, sides }: DicePanel): string {
  const said = sides.map(({ name, dice }) =>
    say(locale, 'hits', { name, hits: dice.filter(({ success }) => success).length, dice: dice.length }),
  );
  return say(locale, 'throw', { title, sides: said.join(', ') });
}

/** Reachable, attackable and contested places. */
export function emphasesTold(
  locale: Locale,
  places: Scene['places'],
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  return (['reach', 'attack', 'contested'] as const).flatMap((emphasis) => {
    const list = places.flatMap((place) => (place.emphasis === emphasis ? [place.name] : []));
    return list.length === 0 ? [] : [say(locale, emphasis, { list: someOf(locale, list, most) })];
  });
}

/** "Toledo: ROME with 3 infantry and Viriathus; CELTS with 1 castle". */
export function placeTold(locale: Locale, place: string, stacks: readonly SceneStack[], names: PictureNames): string {
  const there = stacks.flatMap((stack) => {
    const pieces = piecesTold(stack, names);
    if (pieces.length === 0) return [];
    return [say(locale, 'stack', { faction: names.faction(stack.faction), pieces: listed(locale, pieces) })];
  });
  return say(locale, 'place', { place: names.place(place), stacks: there.join('; ') || say(locale, 'empty') });
}

/** "ROME 3 infantry, Viriathus; CELTS 1 castle"; empty if nothing stands there. */
export function stacksTold(stacks: readonly SceneStack[], names: Pick<PictureNames, 'faction' | 'pieces'>): string {
  const said = stacks.flatMap((stack) => {
    const parts = piecesTold(stack, names);
    return parts.length === 0 ? [] : [`${names.faction(stack.faction)} ${parts.join(', ')}`];
  });
  return said.join('; ');
}

function piecesTold({ counters, discs = [] }: SceneStack, names: Pick<PictureNames, 'faction' | 'pieces'>) {
  const pieces = counters.map(({ piece, count = 1, label }) => label ?? names.pieces(piece, count));
  const owners = discs.map((disc) => names.faction(disc.faction));
  return [...pieces, ...(owners.length === 0 ? [] : [`(${owners.join(', ')})`])];
}

/** A place with what stands there; nothing where nothing does. */
function remarkOn(locale: Locale, scene: Omit<Scene, 'alt'>, place: string, names: PictureNames): string {
  const own = names.stands?.(place);
  if (own === undefined) {
    const there = scene.stacks.filter((stack) => stack.place === place);
    return placeTold(locale, place, there, names);
  }
  return say(locale, 'place', { place: names.place(place), stacks: own || say(locale, 'empty') });
}

function isEmpty({ counters, discs = [] }: SceneStack): boolean {
  return counters.length === 0 && discs.length === 0;
}

/** What has just changed at a place weighs more than all that stands there. */
export function weightOf({ marks, places, stacks }: Omit<Scene, 'alt'>, place: string): number {
  const marked = marks.some((mark) => (mark.kind === 'sign' ? mark.place === place : mark.path.includes(place)));
  const emphasised = places.some(({ id, emphasis }) => id === place && emphasis !== undefined);
  const there = stacks.filter((stack) => stack.place === place);
  const pieces = there.flatMap(({ counters, discs = [] }) => [
    discs.length,
    ...counters.map(({ count = 1, label }) => (label === undefined ? count : 3)),
  ]);
  return (marked ? 1000 : 0) + (emphasised ? 500 : 0) + pieces.reduce((sum, count) => sum + count, 0);
}

/** A whole scene in words: first what is new, then who stands where; for an enlarged part only what stands there. */
export function altOf(locale: Locale, scene: Omit<Scene, 'alt'>, names: PictureNames): string {
  const part = scene.closeUp === true ? undefined : scene.focus;
  const held = part ?? [...new Set(scene.stacks.flatMap((stack) => (isEmpty(stack) ? [] : [stack.place])))];
  const remarks = held.map((id): Remark => ({ said: remarkOn(locale, scene, id, names), weight: weightOf(scene, id) }));
  return described(locale, (most) => newsTold(locale, scene, names, most), remarks);
}

/** What a picture is about, who is to play, and what has happened, each with at most so many things. */
function newsTold(locale: Locale, scene: Omit<Scene, 'alt'>, names: PictureNames, most: number): readonly string[] {
  const playing = scene.panels.flatMap((panel) =>
    panel.kind === 'roster' ? panel.rows.filter(({ state }) => state === 'active') : [],
  );
  const dice = scene.panels.flatMap((panel) => (panel.kind === 'dice' ? [diceTold(locale, panel)] : []));
  return [
    scene.title,
    ...(scene.subtitle === undefined ? [] : [scene.subtitle]),
    ...playing.map(({ name }) => say(locale, 'playing', { name })),
    ...marksTold(locale, scene.marks, names, most),
    ...dice,
    ...emphasesTold(locale, scene.places, most),
    ...scene.panels.flatMap((panel) => (panel.kind === 'text' ? panel.paragraphs : [])),
  ];
}
