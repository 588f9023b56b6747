import type { Role } from '../../battle/dice.js';
import { battleOdds } from '../../odds/battle-odds.js';
import { AT_ONCE, ATTACKER_FIRST, initiativeAt } from './battle.js';
import {
  ARMY,
  CHRISTIAN,
  CRUSADER,
  GARRISON,
  KINDS,
  MERCENARY,
  NOBODY,
  ORDER,
  type Position,
  REBELS,
} from './position.js';

/** What a battle brings: the place won or its holders shut in, the attackers lost or thrown back. */
export interface Chances {
  readonly won: number;
  readonly shutIn: number;
  readonly lost: number;
  readonly back: number;
}

const KNOWN = new Map<number, Chances>();
const MOST_KNOWN = 200_000;
/** More units of a kind are as good as these. */
const MOST = 15;
const FEW = 7;

/** Of these Christians against whoever fights there; the same few forces meet again and again. */
export function chancesAt(position: Position, at: number, units: Int8Array): Chances {
  const { outside, inside, outSide, inSide } = position;
  const isRelief = outSide[at] !== NOBODY;
  const foes = isRelief ? outside : inside;
  const first = at * KINDS;
  const within = isRelief && inSide[at] === CHRISTIAN;
  const own = (kind: number) => (units[kind] ?? 0) + (within ? (inside[first + kind] ?? 0) : 0);
  const hired = Math.min(FEW, own(MERCENARY) + own(CRUSADER));
  const [garrisons, armies, orders] = [
    Math.min(MOST, own(GARRISON)),
    Math.min(MOST, own(ARMY)),
    Math.min(FEW, own(ORDER)),
  ];
  const theirs = foes[first + ARMY] ?? 0;
  const [strong, weak] = [
    Math.min(MOST, theirs + (foes[first + MERCENARY] ?? 0)),
    Math.min(MOST, (foes[first + GARRISON] ?? 0) + (foes[first + REBELS] ?? 0)),
  ];
  const shelter = isRelief ? (within ? 2 : 0) : position.isSheltered(at) ? 1 : 0;
  const leads = initiativeAt(position, at, CHRISTIAN, (isRelief ? outSide[at] : inSide[at]) ?? 0);
  const key =
    ((((((hired * 16 + garrisons) * 16 + armies) * 8 + orders) * 16 + strong) * 16 + weak) * 3 + shelter) * 3 + leads;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const role: Role | null = leads === AT_ONCE ? null : leads === ATTACKER_FIRST ? 'attacker' : 'defender';
  const odds = battleOdds({
    attackers: { mercenary: hired, garrison: garrisons, army: armies, order: orders },
    defenders: { garrison: weak, army: strong },
    attackerShelter: shelter === 2,
    defenderShelter: shelter === 1,
    first: role,
  });
  const found: Chances = {
    won: odds['defender-gone'] + odds['defender-back'],
    shutIn: odds['defender-in'],
    lost: odds['attacker-gone'] + odds['both-gone'],
    back: odds['attacker-back'] + odds['attacker-in'],
  };
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, found);
  return found;
}

/** Of 36 throws of two dice, the number won with a lead of -6, -5 and so on. */
const WINS = [0, 1, 3, 6, 10, 15, 15, 21, 26, 30, 33, 35, 36];

/** The chance that besiegers so much stronger win the first exchange; a tie goes to the besieged. */
export function chanceToStorm(more: number): number {
  return (WINS[Math.max(0, Math.min(WINS.length - 1, 6 + more))] ?? 0) / 36;
}
