import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, isText, type JsonObject } from '../../../core/json.js';
import type { Term } from '../../../core/result.js';
import type { GameWords, Locale } from '../../../core/words.js';
import { nameIn } from './name-in.js';

type Bid = { readonly seat: string; readonly amount: number };

/** Bids that are opened: the order that they make, or the tie and what is asked again; null: another event. */
export function bidsWith({ say }: Pick<GameWords, 'say'>) {
  return (locale: Locale, event: GameEvent, people: JsonObject): string | null => {
    const who = ({ seat }: Bid) => nameIn(people, seat);
    const each = (key: string, bids: readonly Bid[], of: (bid: Bid) => Record<string, Term> = () => ({})): Term[] =>
      bids.map((bid) => say(locale, key, { who: who(bid), florins: bid.amount, ...of(bid) }) ?? '');
    const bids = bidsIn(event);
    switch (event.type) {
      case 'bids-shown': {
        if (event.tied === true) return tie();
        const order = listed(event.order).flatMap((seat) => bids.filter((bid) => bid.seat === seat));
        const ties = isText(event.ties) ? { ties: { kind: 'ties', id: event.ties } } : {};
        return say(locale, 'told.bids-shown', { all: each('told-bids.each', order), ...ties });
      }
      case 'kingdom-bids': {
        const all = each('told-bids.kingdom', bids, ({ seat, amount }) => ({
          honour: amount,
          kingdom: { kind: 'kingdom', id: isObject(event.kingdoms) ? String(event.kingdoms[seat]) : '' },
        }));
        const tied = bids.filter(({ seat }) => listed(event.tied).includes(seat)).map(who);
        return say(locale, 'told.kingdom-bids', { all, ...(tied.length === 0 ? {} : { tied }) });
      }
      default:
        return null;
    }

    function tie(): string | null {
      const highest = Math.max(...bids.map(({ amount }) => amount));
      const first = bids.filter(({ amount }) => amount === highest);
      const others = bids.filter(({ amount }) => amount < highest);
      if (others.length === 0) return say(locale, 'told.bids-tied-all', { florins: highest });
      const values = { tied: first.map(who), florins: highest, others: each('told-bids.each', others) };
      return say(locale, 'told.bids-tied', values);
    }
  };
}

function bidsIn({ bids }: GameEvent): readonly Bid[] {
  if (!isObject(bids)) return [];
  return Object.entries(bids).map(([seat, amount]) => ({ seat, amount: Number(amount) }));
}

function listed(seats: GameEvent[string]): readonly string[] {
  return isList(seats) ? seats.map(String) : [];
}
