import type { GameEvent } from '../../../src/core/chronicle.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { LOAN } from '../../../src/games/medioevo/taxes/loans.js';
import { must } from '../../kit/fuzz/broken.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** Each florin that comes or goes is told of: whoever reads all that happened can keep everybody's book. */
export function checkPurses({ before, after, events, action }: Played<Medioevo>): void {
  if (before.realms === after.realms) return;
  const purses = new Map(before.seats.map((seat) => [seat, before.realms[seat]?.cash ?? 0]));
  for (const event of events) book(event, before, purses);
  // To whom a ransom was paid the buyer's list says.
  const ransoms = events.reduce(
    (sum, { type, why, florins }) => sum + (type === 'paid' && why === 'ransom' ? Number(florins) : 0),
    0,
  );
  const more = before.seats.map((seat) => (after.realms[seat]?.cash ?? 0) - (purses.get(seat) ?? 0));
  const right = more.every((florins) => florins >= 0) && more.reduce((sum, one) => sum + one, 0) === ransoms;
  must(
    right,
    () => `${JSON.stringify(action)}: purses of ${before.seats} with so many florins more than told: ${more}`,
  );
}

function book(event: GameEvent, before: Medioevo, purses: Map<string, number>): void {
  const [seat, other, florins] = [String(event.seat), String(event.with), Number(event.florins ?? 0)];
  const come = (to: string, count: number) => purses.set(to, (purses.get(to) ?? 0) + count);
  switch (event.type) {
    case 'income':
    case 'received':
    case 'peace-sold':
    case 'cubes-sold':
    case 'removed':
      come(seat, florins);
      break;
    case 'paid':
    case 'banked':
      come(seat, -florins);
      break;
    case 'borrowed':
      come(seat, LOAN);
      break;
    case 'order-paid':
      come(seat, -florins);
      come(other, florins);
      break;
    case 'toll-paid':
      come(seat, -florins);
      come(other, florins);
      break;
    case 'pact-accepted': {
      const given = Number(event.pays ?? 0) - Number(event.receives ?? 0);
      come(seat, -given);
      come(other, given);
      break;
    }
    case 'plundered':
      if (before.seats.includes(String(event.owner))) come(String(event.owner), florins);
      break;
    case 'claimed':
      come(seat, before.realms[seat]?.cards.find(({ number }) => number === event.card)?.florins ?? 0);
      break;
    case 'interest-unpaid':
    case 'eliminated':
      purses.set(seat, 0);
      break;
  }
}
