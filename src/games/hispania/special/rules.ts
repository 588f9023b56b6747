import { AUCTION } from '../auction/bidding.js';
import { LOTS } from '../auction/lots.js';
import { MAJORS } from '../auction/majors.js';
import { SEALED } from '../auction/sealed.js';
import { NUL } from '../counters/nul.js';
import { WINDOW } from '../counters/windows.js';
import type { Use } from '../engine/situation.js';
import { CONVERSION } from '../transform/conversion.js';
import { LAND } from '../transform/land.js';
import { SETTLEMENT } from '../transform/settlement.js';
import { ASSAULT } from './assault.js';
import { BERBERS } from './berbers.js';
import { FREE_CASTLES } from './castles.js';
import type { SpecialFrame } from './frame.js';
import { LAYING } from './laid-out.js';
import { MARCH } from './march.js';
import { MISSION } from './mission.js';

/** The rules of the procedures in frame.ts. */
export function inSpecial<Result>(frame: SpecialFrame, use: Use<Result>): Result {
  switch (frame.kind) {
    case 'march':
      return use(MARCH, frame);
    case 'berbers':
      return use(BERBERS, frame);
    case 'free-castles':
      return use(FREE_CASTLES, frame);
    case 'mission':
      return use(MISSION, frame);
    case 'assault':
      return use(ASSAULT, frame);
    case 'conversion':
      return use(CONVERSION, frame);
    case 'land':
      return use(LAND, frame);
    case 'settlement':
      return use(SETTLEMENT, frame);
    case 'window':
      return use(WINDOW, frame);
    case 'nul':
      return use(NUL, frame);
    case 'majors':
      return use(MAJORS, frame);
    case 'lots':
      return use(LOTS, frame);
    case 'auction':
      return use(AUCTION, frame);
    case 'sealed':
      return use(SEALED, frame);
    case 'laid-out':
      return use(LAYING, frame);
  }
}
