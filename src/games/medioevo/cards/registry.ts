import type { Hook } from '../facts/empire-cards.js';
import type { Ability } from './ability.js';
import * as agents from './battle/agents.js';
import * as archers from './battle/archers.js';
import { diceMinus } from './battle/assassin.js';
import * as engines from './battle/engines.js';
import * as losses from './battle/losses.js';
import * as troops from './battle/troops.js';
import * as values from './battle/values.js';
import * as markets from './commerce/markets.js';
import * as merchants from './commerce/merchants.js';
import * as routes from './commerce/routes.js';
import * as points from './deck/points.js';
import * as turning from './deck/turning.js';
import * as ways from './movement/ways.js';
import * as bans from './realm/bans.js';
import * as events from './realm/events.js';
import * as florins from './realm/florins.js';
import * as hordes from './realm/hordes.js';
import * as militia from './realm/militia.js';
import * as plunder from './realm/plunder.js';
import * as works from './realm/works.js';

/** Each card's effect, by the name of its ability (8.1). */
export const ABILITIES: { readonly [One in Hook]: Ability } = {
  'ban.combat': bans.banCombat,
  'ban.commerce': bans.banCommerce,
  'ban.leave': bans.banLeave,
  'battle.ambush': agents.ambush,
  'battle.archerDice': archers.archerDice,
  'battle.archerReroll': archers.archerReroll,
  'battle.archers': archers.archers,
  'battle.attack': values.attack,
  'battle.defect': agents.defect,
  'battle.majority': archers.majority,
  'battle.sabotage': agents.sabotage,
  'battle.trap': agents.trap,
  'build.discount': florins.cheaperBuilding,
  'building.secondProtection': engines.secondProtection,
  'buy.any': merchants.buyAny,
  'captain.make': troops.makeCaptain,
  'captain.promote': troops.promoteCaptain,
  'capture.instead': losses.take,
  'capture.penalty': losses.capturePenalty,
  'capture.ratio': losses.captureRatio,
  'cards.both': turning.both,
  'cards.cancel': turning.cancel,
  'cards.doublePoints': turning.doublePoints,
  'cards.keepTurned': turning.keepTurned,
  'cards.ready': turning.ready,
  'cards.redraw': turning.redraw,
  'damage.ignore': losses.ignore,
  'dice.minus': diceMinus,
  'event.choose': events.choose,
  'event.protect': events.protect,
  'horde.join': troops.joinHorde,
  'horde.own': hordes.ownHorde,
  'losses.delay': losses.delay,
  'losses.rebuy': losses.rebuy,
  'magnate.bank': florins.bank,
  'magnate.interest': florins.shareInterest,
  'magnate.relief': florins.lessInterest,
  'market.move': markets.moveCube,
  'militia.march': militia.militiaMarch,
  'militia.tower': militia.militiaTower,
  'militia.unit': militia.militiaUnit,
  'move.half': ways.half,
  'move.unseen': ways.unseen,
  'plunder.protect': plunder.protectFromPlunder,
  'points.any': points.anyPoints,
  'points.sell': points.sellPoints,
  'rebellion.provoke': hordes.provoke,
  'route.andMarket': routes.routeAndMarket,
  'route.keep': routes.keepRoute,
  'route.rearrange': routes.rearrangeRoute,
  'sell.anywhere': merchants.sellAnywhere,
  'sell.wild': merchants.sellWild,
  'siege.doubleCrew': engines.doubleCrew,
  'siege.extraCrew': engines.extraCrew,
  'siege.follow': ways.follow,
  'siege.wagon': ways.wagon,
  'tax.cubes': markets.taxCubes,
  'templar.join': troops.join,
  'templar.place': hordes.place,
  'transport.both': ways.serveBoth,
  'upgrade.civil': works.upgradeCivil,
  'upgrade.military': works.upgradeMilitary,
};
