import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json, type JsonObject } from '../../../core/json.js';
import type { Locale } from '../../../core/words.js';
import { type Filling, listed } from '../../../kit/index.js';
import { nounFor } from './names.js';

type Say = (key: string, filling?: Filling) => string;

/** Events that need more than their fields: dice, tolls, names that depend on a cause. */
export function tell(locale: Locale, event: GameEvent, say: Say): string | null | undefined {
  switch (event.type) {
    case 'lost':
      return lost(locale, event, say);
    case 'left-behind':
      return say('told.left-behind', troops(locale, event.side, event.units));
    case 'event-drawn':
      return say('told.event-drawn', { what: say(`about.event.${event.event}`) });
    case 'rebellion':
      return say('told.rebellion', { what: say(`about.rebellion.${event.kind}`) });
    case 'siege-joined':
      return say('told.siege-joined', troops(locale, event.side, event.units));
    case 'neutrals-came':
      return say('told.neutrals-came', {
        armies: nounFor(locale, 'troop', `${event.side}-army`, Number(event.count)),
      });
    case 'hired-for':
      return say(`told.hired-for.${event.event}`);
    case 'rebels-rose': {
      const instead = unitsOf(locale, event.instead);
      return say('told.rebels-rose', { instead: instead.length > 0 ? listed(locale, instead) : undefined });
    }
    case 'cities-razed':
      return say(isList(event.cities) && event.cities.length > 0 ? 'told.cities-razed' : 'told.cities-spared');
    case 'cid-came':
      return say('told.cid-came', {
        at: typeof event.at === 'string' ? nounFor(locale, 'place', event.at) : undefined,
      });
    case 'plague-took':
      return say('told.plague-took', { counter: nounFor(locale, 'counter', String(event.kind)) });
    case 'income': {
      const regions = isList(event.regions) ? event.regions.map((id) => nounFor(locale, 'region', String(id))) : [];
      return say('told.income', {
        regions: regions.length > 0 ? listed(locale, regions) : undefined,
        santiago: event.santiago === true ? say('told.santiago') : '',
        event: event.event === 0 ? undefined : signed(event.event),
      });
    }
    case 'bought':
      return say('told.bought', { ware: nounFor(locale, 'ware', String(event.good)) });
    case 'marched':
      return say('told.marched', { cid: event.cid === true ? nounFor(locale, 'event', 'el-cid') : undefined });
    case 'battle-round':
      return battleRound(locale, event, say);
    case 'battle-ended':
      return say(`told.end.${event.end}`);
    case 'caution':
      return say(`told.caution.${event.caution}`);
    case 'reaction':
      return event.port === null ? say('told.reaction') : say('told.landing');
    case 'raised':
      return raised(event, say);
    case 'siege-round':
      return siegeRound(event, say);
    case 'siege-ended':
      return say(`told.siege.${event.end}`);
    case 'chapter-ended':
      return null;
    default:
      return undefined;
  }
}

function battleRound(locale: Locale, event: GameEvent, say: Say): string {
  const lost = (units: Json | undefined) => {
    const list = unitsOf(locale, units);
    return list.length === 0 ? undefined : listed(locale, list);
  };
  return say('told.battle-round', {
    first: typeof event.first === 'string' ? nounFor(locale, 'side', event.first) : undefined,
    attack: blowsOf(event, event.attacker),
    defence: blowsOf(event, event.defender),
    attackerLost: lost(event.attackerLost),
    defenderLost: lost(event.defenderLost),
  });
}

/** A side's faces with their needed numbers, hits in bold. */
function blowsOf(event: GameEvent, side: Json | undefined): string {
  const blows = isList(event.blows) ? event.blows.filter(isObject).filter((blow) => blow.side === side) : [];
  const faces = blows.flatMap(({ face, needed }, index) => [
    ...(needed === blows[index - 1]?.needed ? [] : [`(${needed}+)`]),
    Number(face) >= Number(needed) ? `**${face}**` : String(face),
  ]);
  return faces.length === 0 ? '–' : faces.join(' ');
}

function raised(event: GameEvent, say: Say): string {
  if (event.row === 'landing' || event.row === 'mercenaries') return say(`told.raised.${event.row}`);
  return say(event.at === null ? 'told.raised.nowhere' : 'told.raised.row');
}

function siegeRound(event: GameEvent, say: Say): string {
  const [attackDie = 0, defenceDie = 0] = numbersIn(event.dice);
  const [attackStrength = 0, defenceStrength = 0] = numbersIn(event.strength);
  return say('told.siege-round', {
    attack: attackDie + attackStrength,
    attackDie,
    attackStrength,
    defence: defenceDie + defenceStrength,
    defenceDie,
    defenceStrength,
  });
}

function numbersIn(list: Json | undefined): readonly number[] {
  return isList(list) ? list.flatMap((one) => (typeof one === 'number' ? [one] : [])) : [];
}

function signed(value: Json | undefined): string {
  return Number(value) > 0 ? `+${value}` : `−${Math.abs(Number(value))}`;
}

/** Who loses what and where, side by side; whoever goes home has lost nothing. */
function lost(locale: Locale, { why, tolls }: GameEvent, say: Say): string {
  const all = isList(tolls) ? tolls.filter(isObject) : [];
  const key = `told.lost.${why}`;
  const at = (toll: JsonObject, units: string) =>
    say('told.toll-at', { units, at: nounFor(locale, 'place', String(toll.at)) });
  if (why === 'left-over') {
    const home = all.map((toll) => ({ toll, ...troops(locale, toll.side, toll.units) }));
    const count = home.reduce((sum, one) => sum + one.count, 0);
    return say(key, {
      units: listed(
        locale,
        home.map(({ toll, units }) => at(toll, units)),
      ),
      count,
    });
  }
  const sides = [...new Set(all.map(({ side }) => String(side)))].map((side) => {
    const own = all.filter((toll) => toll.side === side);
    const units = listed(
      locale,
      own.map((toll) => at(toll, listed(locale, unitsOf(locale, toll.units)))),
    );
    return say('told.toll', { side: nounFor(locale, 'side', side), units });
  });
  return say(key, { tolls: listed(locale, sides) });
}

/** Units with their side's name in theirs, and how many there are, for the verb. */
function troops(locale: Locale, side: Json | undefined, units: Json | undefined) {
  const kinds = isObject(units) ? Object.entries(units) : [];
  return {
    units: listed(
      locale,
      kinds.map(([id, count]) => nounFor(locale, 'troop', `${side}-${id}`, Number(count))),
    ),
    count: kinds.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

function unitsOf(locale: Locale, units: Json | undefined): readonly string[] {
  if (!isObject(units)) return [];
  return Object.entries(units).map(([id, count]) => nounFor(locale, 'unit', id, Number(count)));
}
