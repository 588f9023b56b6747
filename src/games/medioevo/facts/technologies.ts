import { count, fields, list, oneOf, type Read, record, text } from '../../../kit/data/reader.js';
import { BRANCHES, SOURCES, TECHNOLOGY_IDS, type TechnologyId } from './kinds.js';

const technology = fields({
  id: oneOf(TECHNOLOGY_IDS),
  branch: oneOf(BRANCHES),
  level: count,
  name: fields({ fr: text, en: text, es: text }),
  florins: count,
  /** Points of the colour of its branch for each `per`. */
  points: count,
  per: text,
  sources: record(oneOf(SOURCES)),
});
export const technologiesFile = fields({ technologies: list(technology) });
export type TechnologyCard = Read<typeof technology>;

export function technologyCard(cards: readonly TechnologyCard[], id: TechnologyId): TechnologyCard {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no technology ${id}`);
  return card;
}
