import type { Scene, SceneMark, SceneStack } from '../../core/scene.js';
import type { DicePanel } from '../../core/scene-panels.js';
import type { Locale } from '../../core/words.js';
import { SENTENCES } from '../words/languages/index.js';
import { type Filling, fill } from '../words/template.js';

/** How the game names what a picture shows. */
export interface PictureNames {
  place(id: string): string;
  faction(id: string): string;
  /** A counted piece: "3 infantry". */
  pieces(piece: string, count: number): string;
}

function say(locale: Locale, key: Telling, filling: Filling = {}): string {
  return fill(locale, SENTENCES[locale][`alt.${key}`], filling);
}

/** A picture's description for those who cannot see it; games may add sentences. */
type Telling = keyof typeof SENTENCES.en extends infer Key ? (Key extends `alt.${infer Told}` ? Told : never) : never;

const isTold = (look: string): look is Telling => Object.hasOwn(SENTENCES.en, `alt.${look}`);

/** One sentence per kind of mark, in the order of the kinds; marks without words are left to the game. */
export function marksTold(locale: Locale, marks: readonly SceneMark[], names: PictureNames): readonly string[] {
  const lists = new Map<Telling, string[]>();
  for (const mark of marks) {
    if (!isTold(mark.look)) continue;
    const own = lists.get(mark.look) ?? [];
    lists.set(mark.look, own);
    own.push(markTold(mark, names));
  }
  return MARKS_IN_ORDER.flatMap((look) => {
    const list = lists.get(look);
    return list === undefined ? [] : [say(locale, look, { list: list.join(', ') })];
  });
}

const MARKS_IN_ORDER = ['move', 'battle', 'loss', 'gain', 'retreat'] as const;

/** "ROME 3 Toledo → Cuenca", "ROME 2 (Toledo)", "Toledo". */
function markTold(mark: SceneMark, names: PictureNames): string {
  const text = mark.text === undefined ? '' : ` ${mark.text}`;
  if (mark.kind === 'arrow') {
    const [from = '', to = ''] = [mark.path[0], mark.path.at(-1)];
    return `${names.faction(mark.faction)}${text} ${names.place(from)} → ${names.place(to)}`;
  }
  if (mark.faction === undefined) return names.place(mark.place);
  return `${names.faction(mark.faction)}${text} (${names.place(mark.place)})`;
}

export function diceTold(locale: Locale, { title, sides }: DicePanel): string {
  const said = sides.map(({ name, dice }) =>
    say(locale, 'hits', { name, hits: dice.filter(({ success }) => success).length, dice: dice.length }),
  );
  return say(locale, 'throw', { title, sides: said.join(', ') });
}

/** Reachable, attackable and contested places. */
export function emphasesTold(locale: Locale, places: Scene['places']): readonly string[] {
  return (['reach', 'attack', 'contested'] as const).flatMap((emphasis) => {
    const list = places.flatMap((place) => (place.emphasis === emphasis ? [place.name] : []));
    return list.length === 0 ? [] : [say(locale, emphasis, { list: list.join(', ') })];
  });
}

/** "Toledo: ROME 3 infantry, Viriathus; CELTS 1 castle". */
export function placeTold(locale: Locale, place: string, stacks: readonly SceneStack[], names: PictureNames): string {
  const there = stacksTold(stacks, names) || say(locale, 'empty');
  return say(locale, 'place', { place: names.place(place), stacks: there });
}

/** "ROME 3 infantry, Viriathus; CELTS 1 castle"; empty if nothing stands there. */
export function stacksTold(stacks: readonly SceneStack[], names: Pick<PictureNames, 'faction' | 'pieces'>): string {
  const said = stacks.flatMap(({ faction, counters, discs = [] }) => {
    const pieces = counters.map(({ piece, count = 1, label }) => label ?? names.pieces(piece, count));
    const owners = discs.map((disc) => names.faction(disc.faction));
    const parts = [...pieces, ...(owners.length === 0 ? [] : [`(${owners.join(', ')})`])];
    return parts.length === 0 ? [] : [`${names.faction(faction)} ${parts.join(', ')}`];
  });
  return said.join('; ');
}

/** A whole scene in words: first what is new, then who stands where; for an enlarged part only what stands there. */
export function altOf(locale: Locale, scene: Omit<Scene, 'alt'>, names: PictureNames): string {
  const playing = scene.panels.flatMap((panel) =>
    panel.kind === 'roster' ? panel.rows.filter(({ state }) => state === 'active') : [],
  );
  const dice = scene.panels.flatMap((panel) => (panel.kind === 'dice' ? [diceTold(locale, panel)] : []));
  const part = scene.closeUp === true ? undefined : scene.focus;
  const held = part ?? [...new Set(scene.stacks.map(({ place }) => place))];
  const parts = [
    scene.title,
    ...(scene.subtitle === undefined ? [] : [scene.subtitle]),
    ...playing.map(({ name }) => say(locale, 'playing', { name })),
    ...marksTold(locale, scene.marks, names),
    ...dice,
    ...emphasesTold(locale, scene.places),
    ...held.map((id) =>
      placeTold(
        locale,
        id,
        scene.stacks.filter(({ place }) => place === id),
        names,
      ),
    ),
  ];
  return `${parts.join('. ')}.`;
}
