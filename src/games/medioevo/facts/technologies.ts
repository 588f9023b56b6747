import { count, fields, list, oneOf, type Read, record, text } from '../../../kit/data/reader.js';
import { BRANCHES, SOURCES, TECHNOLOGY_IDS } from './kinds.js';

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
