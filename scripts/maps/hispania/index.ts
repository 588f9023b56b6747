import type { MapFiles } from '../shared/map-files.js';
import { drawSheets } from './art/sheets.js';
import { readAtlas } from './atlas.js';
import { readFacts } from './board.js';
import { buildBoard } from './board-plan.js';
import { buildGeography } from './geography.js';

/** Hispania's map, from the hand-placed network and Natural Earth's coast. */
export function build(): MapFiles {
  const facts = readFacts();
  const geography = buildGeography(facts);
  const atlas = readAtlas(geography);
  const board = buildBoard(atlas, facts);
  const { base, over } = drawSheets(atlas, board, facts);
  return {
    'geography.topo.json': `${JSON.stringify(geography)}\n`,
    'board.json': `${JSON.stringify(board)}\n`,
    'base.svg': `${base}\n`,
    'over.svg': `${over}\n`,
  };
}
