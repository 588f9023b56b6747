import type { TechnologyId } from '../facts/kinds.js';
import * as barbarians from './barbarians.js';
import * as battle from './battle.js';
import * as commerce from './commerce.js';
import { monasticism } from './commerce.js';
import { engineering } from './engineering.js';
import * as movement from './movement.js';
import { flightOfTime, proselytism } from './neighbours.js';
import type { TechnologyUse } from './technology-use.js';

/** Each technology's effect besides the list of purchases; null: it is a design for one (4.2). */
export const TECHNOLOGIES: { readonly [Id in TechnologyId]: TechnologyUse | null } = {
  carpentry: null,
  logistics: movement.logistics,
  machinery: battle.machinery,
  cartography: movement.cartography,
  commerce: commerce.commerce,
  market: commerce.market,
  control: commerce.control,
  guilds: commerce.guilds,
  edict: movement.edict,
  law: barbarians.law,
  nation: barbarians.nation,
  influence: barbarians.influence,
  'art-of-war': null,
  promotion: battle.promotion,
  tactics: battle.tactics,
  strategy: battle.strategy,
  masonry: null,
  architecture: null,
  mathematics: null,
  engineering,
  religion: null,
  monasticism,
  proselytism,
  'flight-of-time': flightOfTime,
};
