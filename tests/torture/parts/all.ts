import { FILE_PARTS } from './files.js';
import { killParts } from './kills.js';
import { MANY_PARTS } from './many-games.js';
import { OUTAGE_PARTS } from './outages.js';
import type { Parts } from './part.js';
import { postParts } from './posts.js';
import { QUESTION_PARTS } from './questions.js';

/** Every part by name; `kills` says how large those are that kill. */
export function partsOf(kills: number): Parts {
  return {
    ...killParts(kills),
    ...postParts(Math.ceil(kills / 50)),
    ...QUESTION_PARTS,
    ...OUTAGE_PARTS,
    ...FILE_PARTS,
    ...MANY_PARTS,
  };
}
