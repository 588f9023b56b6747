import type { Locale } from '../../../core/words.js';
import type { Entries } from '../../../kit/index.js';
import textsJson from '../facts/data/card-texts.json' with { type: 'json' };

type Names = Readonly<Record<Locale, string>>;

/** What a card does and wants, in few words: beside the choice of a card, in the help, on the picture of a hand. */
export const CARD_TEXTS: ReadonlyMap<number, { readonly ability: Names; readonly objective: Names }> = new Map(
  textsJson.cards.map(({ number, ability, objective }) => [number, { ability, objective }]),
);

const entry = ({ en, fr, es }: Names): readonly [string, string, string] => [en, fr, es];

/** `note.ability-5`, `note.objective-5`, `note.use-edict`. */
export const TEXT_NOTES: Entries = Object.fromEntries([
  ...textsJson.cards.flatMap(({ number, ability, objective }) => [
    [`note.ability-${number}`, entry(ability)],
    [`note.objective-${number}`, entry(objective)],
  ]),
  ...textsJson.technologies.map(({ id, use }) => [`note.use-${id}`, entry(use)]),
]);
