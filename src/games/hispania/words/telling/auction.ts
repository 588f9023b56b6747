import type { Tellers } from './speech.js';

/** Auctions of groups and nations (10.1, 14). */
export const AUCTION = {
  'group-assigned': (say, { seat, nation, points }) =>
    say.tell('told.group-assigned', {
      seat: say.person(seat),
      nation: say.nation(nation),
      points: points === 0 ? undefined : points,
    }),
  'group-set-aside': (say, { nation }) => say.tell('told.group-set-aside', { nation: say.nation(nation) }),
  'auction-opened': (say, { nation, least, barred = [] }) => {
    const named = barred.map(({ seat, rival }) =>
      say.tell('told.has-rival', { seat: say.person(seat), nation: say.nation(rival) }),
    );
    const filling = named.length === 0 ? {} : { barred: say.list(named) };
    return say.tell('told.auction-opened', { nation: say.nation(nation), least, ...filling });
  },
  'bid-made': (say, { seat, nation, points }) =>
    say.tell('told.bid-made', { seat: say.person(seat), nation: say.nation(nation), points }),
  'bid-passed': (say, { seat, nation }) =>
    say.tell('told.bid-passed', { seat: say.person(seat), nation: say.nation(nation) }),
  'nation-claimed': (say, { seat, nation }) =>
    say.tell('told.nation-claimed', { seat: say.person(seat), nation: say.nation(nation) }),
  'nation-assigned': (say, { seat, nation, points, how }) =>
    say.tell(`told.assigned-${how}`, { seat: say.person(seat), nation: say.nation(nation), points }),
  'bids-opened': (say, { nation, bids }) =>
    say.tell('told.bids-opened', {
      nation: say.nation(nation),
      bids:
        bids.map(({ seat, points }) => `${say.person(seat)} ${say.figure(points)}`).join(', ') ||
        say.tell('told.no-bids'),
    }),
  'bid-sealed': (say, { seat }) => say.tell('told.bid-sealed', { seat: say.person(seat) }),
} as const satisfies Partial<Tellers>;
