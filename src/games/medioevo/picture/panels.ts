import type { GameEvent } from '../../../core/chronicle.js';
import { isList, type Json } from '../../../core/json.js';
import type { ScenePanel } from '../../../core/scene-panels.js';
import { personIn } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import * as kit from '../../../kit/index.js';
import { CUBE, goodOf, MARKET_BONUS } from '../commerce/market.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import { BARBARIANS } from '../state/land.js';
import type { Route } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { factionName, factionOf } from './board.js';

/** The turn order, with each seat's honour; the active one in combat or trade. */
export function order(seen: kit.Seen<Medioevo>, locale: Locale): ScenePanel {
  const playing = seen.order.length === 0 ? seen.seats : seen.order;
  const gone = seen.seats.filter((seat) => !playing.includes(seat));
  const frame = seen.frames.at(-1);
  const place = frame?.kind === 'combat' || frame?.kind === 'commerce' ? frame.place : null;
  return {
    slot: 'order',
    kind: 'roster',
    rows: [...playing, ...gone].map((seat, index) => ({
      faction: factionOf(seen, seat),
      name: personIn(seen, seat),
      score: kit.figure(locale, seen.realms[seat]?.honour ?? 0),
      ...(place === index ? { state: 'active' as const } : {}),
      ...(place !== null && index < place ? { state: 'done' as const } : {}),
    })),
  };
}

/** What is marked on the land, and the tick of who has played: goods are named where they are sold. */
const SYMBOLS = ['port', 'fire', 'done'] as const;

export function legend(locale: Locale, board: Parameters<typeof kit.symbolsOn>[0]): ScenePanel {
  const said = (symbol: string) => WORDS.say(locale, `legend.${symbol}`) ?? symbol;
  return { slot: 'legend', ...kit.legendOf(kit.symbolsOn(board), SYMBOLS, said) };
}

/** The turn's barbarian dice, which every horde uses. */
export function circle({ warCircle }: Medioevo, locale: Locale): readonly ScenePanel[] {
  if (warCircle === null) return [];
  const figures = [warCircle.d4, warCircle.d6, warCircle.d8].map(String);
  const rows = [{ faction: BARBARIANS, name: 'd4 · d6 · d8', figures }];
  return [{ slot: 'round', kind: 'market', title: WORDS.say(locale, 'picture.war-circle') ?? '', rows }];
}

/** The last round in these events: each side's value and its own losses; only a few figures on the board. */
export function lastRound(state: Medioevo, events: readonly GameEvent[], locale: Locale): readonly ScenePanel[] {
  const round = events.findLast(({ type }) => type === 'round-fought');
  const began = events.findLast(({ type }) => type === 'battle-began');
  if (round === undefined) return [];
  const sides = [round.attacker, round.defender].map((owner, index) => {
    const faction = factionOf(state, typeof owner === 'string' ? owner : null);
    return {
      faction,
      name: factionName(locale, faction),
      reached: partOf(round.attack, index),
      losses: `−${partOf(round.losses, index)}`,
      won: round.winner === owner,
    };
  });
  const title = typeof began?.at === 'string' ? WORDS.name(locale, { kind: 'place', id: began.at }) : '';
  return [
    {
      slot: 'dice',
      kind: 'dice',
      title,
      symbol: 'battle',
      sides: sides.map(({ faction, name, reached, losses, won }, index) => ({
        faction,
        name,
        symbol: index === 0 ? 'attacker' : 'defender',
        dice: [{ face: reached, success: won, needed: losses }],
      })),
    },
    {
      slot: 'round',
      kind: 'market',
      title,
      rows: sides.map(({ faction, name, reached, losses }) => ({ faction, name, figures: [reached, losses] })),
    },
  ];
}

function partOf(values: Json | undefined, index: number): string {
  return isList(values) ? `${values[index] ?? ''}` : '';
}

/** The markets of these places: what each sells, the cubes there, its price. */
export function markets(
  state: Medioevo,
  among: readonly string[],
  locale: Locale,
  route: Route | null = null,
): readonly ScenePanel[] {
  const zones = among.filter(isTerritory).filter((at) => goodOf(state, at) !== null);
  if (zones.length === 0) return [];
  return [
    {
      slot: 'market',
      kind: 'market',
      title: WORDS.say(locale, 'picture.markets') ?? '',
      rows: zones.map((at) => marketRow(state, at, locale, route)),
    },
  ];
}

function marketRow(state: Medioevo, at: TerritoryId, locale: Locale, route: Route | null) {
  const good = goodOf(state, at);
  const { market, holder } = state.lands[at];
  const there = market.map((id) => WORDS.name(locale, { kind: 'good', id }));
  const name = onRoute(WORDS.name(locale, { kind: 'territory', id: at }), at, locale, route);
  return {
    ...(good === null ? {} : { symbol: good }),
    name: there.length === 0 ? name : `${name}: ${there.join(', ')}`,
    figures: [`${CUBE + MARKET_BONUS * market.length}`],
    ...(holder === null ? {} : { faction: factionOf(state, holder) }),
  };
}

/** A zone's part in a trade route: reached, or its end. */
function onRoute(name: string, at: TerritoryId, locale: Locale, route: Route | null): string {
  const stage = route?.stages.find((one) => one.at === at);
  if (stage?.reached === true) return WORDS.say(locale, 'picture.stage-reached', { name }) ?? name;
  const isLast = stage !== undefined && stage === route?.stages.at(-1);
  return isLast ? (WORDS.say(locale, 'picture.stage-last', { name }) ?? name) : name;
}
