import { anything, count, fields, list, oneOf, type Read, record, truth } from '../../../kit/data/reader.js';
import { CHARACTER_IDS } from './ids.js';
import { BRANCHES, SOURCES } from './kinds.js';
import { objective } from './objectives.js';

/** An ability, by the name of the rule that carries it out. */
export const HOOKS = [
  'ban.combat',
  'ban.commerce',
  'ban.leave',
  'battle.ambush',
  'battle.archerDice',
  'battle.archerReroll',
  'battle.archers',
  'battle.attack',
  'battle.defect',
  'battle.majority',
  'battle.sabotage',
  'battle.trap',
  'build.discount',
  'building.secondProtection',
  'buy.any',
  'captain.make',
  'captain.promote',
  'capture.instead',
  'capture.penalty',
  'capture.ratio',
  'cards.both',
  'cards.cancel',
  'cards.doublePoints',
  'cards.keepTurned',
  'cards.ready',
  'cards.redraw',
  'damage.ignore',
  'dice.minus',
  'event.choose',
  'event.protect',
  'horde.join',
  'horde.own',
  'losses.delay',
  'losses.rebuy',
  'magnate.bank',
  'magnate.interest',
  'magnate.relief',
  'market.move',
  'militia.march',
  'militia.tower',
  'militia.unit',
  'move.half',
  'move.unseen',
  'plunder.protect',
  'points.any',
  'points.sell',
  'rebellion.provoke',
  'route.andMarket',
  'route.keep',
  'route.rearrange',
  'sell.anywhere',
  'sell.wild',
  'siege.doubleCrew',
  'siege.extraCrew',
  'siege.follow',
  'siege.wagon',
  'tax.cubes',
  'templar.join',
  'templar.place',
  'transport.both',
  'upgrade.civil',
  'upgrade.military',
] as const;
export type Hook = (typeof HOOKS)[number];

const card = fields({
  number: count,
  character: oneOf(CHARACTER_IDS),
  hook: oneOf(HOOKS),
  /** Playable in another's turn or battle. */
  reaction: truth,
  params: record(anything),
  /** What its corner gives: one of these lists of points. */
  points: list(list(oneOf(BRANCHES))),
  objective,
  /** The token colour the objective earns; if two, one of them; none: any. */
  gear: list(oneOf(BRANCHES)),
  sources: record(oneOf(SOURCES)),
});

export const cardsFile = fields({ cards: list(card) });
export type EmpireCard = Read<typeof card>;
