import { LAST_TURN } from '../../closing/end-of-turn.js';
import { REGIONS } from './ground.js';
import { ARMY, CHRISTIAN, GARRISON, KINDS, MUSLIM, NOBODY, ORDER, type Position, REBEL, REBELS } from './position.js';

/** What speaks for the Christians at the end of a turn: its place in the list of signs. */
export const AT = {
  start: 0,
  points: 1,
  cities: 2,
  majorities: 3,
  free: 4,
  revenue: 5,
  armies: 6,
  garrisons: 7,
  orders: 8,
  /** Places held; places held without walls; regions with anybody. */
  held: 9,
  open: 10,
  regions: 11,
  enemyArmies: 12,
  enemyGarrisons: 13,
  rebels: 14,
  /** Muslim cities; places that would stop nobody. */
  enemyCities: 15,
  empty: 16,
  /** The chance that a city falls, summed; that all fall. */
  falling: 17,
  allFall: 18,
  /** The strongest walls, up to a limit; the second. */
  home: 19,
  second: 20,
  forts: 21,
  /** Regions that could be cleared soon: one place with Muslims left; two. */
  almost: 22,
  halfway: 23,
  /** The largest Muslim force, and the largest Christian one. */
  host: 24,
  main: 25,
  /** Cities of each region. */
  first: 26,
} as const;
export const SIGNS = AT.first + REGIONS;
/** Each sign counts by the turns left: as it is, by their share, and by its square. */
export const TIMES = 3;

const STRONG = 14;
const FALLS = 3.5;

/** Reads the signs of a position into a list. */
export function signsOf(position: Position, into: Float64Array): void {
  const { ground, city, fort, inSide, inside } = position;
  into.fill(0);
  const add = (place: number, count: number) => {
    into[place] = (into[place] ?? 0) + count;
  };
  let [home, second, falling, allFall] = [0, 0, 0, 1];
  for (let region = 0; region < REGIONS; region++) {
    let [cities, own, muslims, isAnybody] = [0, 0, 0, false];
    for (const at of ground.placesOf[region] ?? []) {
      const holder = inSide[at] ?? 0;
      const first = at * KINDS;
      if (city[at] !== NOBODY) cities += 1;
      const isMuslim = city[at] === MUSLIM || holder === MUSLIM;
      if (isMuslim) muslims += 1;
      if (holder === CHRISTIAN) {
        isAnybody = true;
        const [armies, orders, garrisons] = [
          inside[first + ARMY] ?? 0,
          inside[first + ORDER] ?? 0,
          inside[first + GARRISON] ?? 0,
        ];
        add(AT.armies, armies);
        add(AT.orders, orders);
        add(AT.garrisons, garrisons);
        add(AT.held, 1);
        if (city[at] === NOBODY && fort[at] === 0) add(AT.open, 1);
        add(AT.forts, fort[at] ?? 0);
        into[AT.main] = Math.max(into[AT.main] ?? 0, armies + orders);
      } else if (holder === MUSLIM) {
        add(AT.enemyArmies, inside[first + ARMY] ?? 0);
        add(AT.enemyGarrisons, inside[first + GARRISON] ?? 0);
        into[AT.host] = Math.max(into[AT.host] ?? 0, inside[first + ARMY] ?? 0);
      } else if (holder === REBEL) add(AT.rebels, inside[first + REBELS] ?? 0);
      else if (city[at] !== CHRISTIAN) add(AT.empty, 1);
      if (city[at] === NOBODY) continue;
      if (position.holderOf(at) === MUSLIM) add(AT.enemyCities, 1);
      if (position.holderOf(at) !== CHRISTIAN) continue;
      own += 1;
      const walls = position.besiegedStrength(at);
      const fall = Math.exp(-walls / FALLS);
      falling += fall;
      allFall *= fall;
      const strength = Math.min(STRONG, walls);
      if (strength > home) {
        second = home;
        home = strength;
      } else if (strength > second) second = strength;
    }
    add(AT.cities, own);
    add(AT.first + region, own);
    if (own * 2 > cities) add(AT.majorities, 1);
    if (muslims === 0) add(AT.free, 1);
    else if (muslims === 1) add(AT.almost, 1);
    else if (muslims === 2) add(AT.halfway, 1);
    if (isAnybody) add(AT.regions, 1);
  }
  into[AT.start] = 1;
  into[AT.points] = position.points();
  into[AT.revenue] = position.revenue();
  into[AT.falling] = falling;
  into[AT.allFall] = allFall;
  into[AT.home] = home;
  into[AT.second] = second;
}

/** How much of the game is left after this turn. */
export function shareLeft({ turn }: Position): number {
  return (LAST_TURN - turn) / LAST_TURN;
}
