import { count, fields, list, oneOf, type Read, record, text } from '../../../kit/data/reader.js';
import { BRANCHES, SOURCES, TECHNOLOGY_IDS, type TechnologyId } from './kinds.js';

const technology = fields({
  id: oneOf(TECHNOLOGY_IDS),
  branch: oneOf(BRANCHES),
  level: count,
  florins: count,
  /** Points of the branch's colour for each `per`. */
  points: count,
  per: text,
  sources: record(oneOf(SOURCES)),
});
export const technologiesFile = fields({ technologies: list(technology) });
export type TechnologyCard = Read<typeof technology>;

/** Cached by list. */
const listed = new WeakMap<readonly TechnologyCard[], ReadonlyMap<TechnologyId, TechnologyCard>>();

export function technologyCard(cards: readonly TechnologyCard[], id: TechnologyId): TechnologyCard {
  const known = listed.get(cards) ?? new Map(cards.map((card) => [card.id, card]));
  listed.set(cards, known);
  const card = known.get(id);
  if (card === undefined) throw new Error(`no technology ${id}`);
  return card;
}
