import type * as kit from '../../../kit/index.js';
import type { Medioevo } from '../state/state.js';
import { kingdomAnswer } from './kingdom.js';
import { marketAnswer } from './market.js';
import { oddsAnswer } from './odds.js';
import { pactsAnswer } from './pacts.js';
import { territoryAnswer } from './territory.js';

/** What a player may look up at any time, each by its command; it changes nothing. */
export const ANSWERS: Readonly<Record<string, kit.Answer<Medioevo>>> = {
  kingdom: kingdomAnswer,
  territory: territoryAnswer,
  market: marketAnswer,
  pacts: pactsAnswer,
  odds: oddsAnswer,
};
