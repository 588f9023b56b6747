import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { TERRITORY_IDS } from '../facts/place-ids.js';
import { ARTICLE_KINDS, type Pact, VERDICTS } from '../state/pact.js';
import type { Units } from '../state/units.js';

const { count, fields, list, oneOf, record, text, truth } = kit.shape;
type Reader<Value> = kit.shape.Reader<Value>;

/** Pacts, offers, complaints and letters, with their seats. */
export function agreements(seat: Reader<SeatId>, units: Reader<Units>) {
  const treaty = {
    articles: list(fields({ kind: oneOf(ARTICLE_KINDS), gives: seat, gets: seat })),
    toll: count,
    units: count,
    against: list(seat),
    until: count,
    secret: truth,
    words: written,
  };
  const prisoners = record(units, seat);
  const offer = fields({
    ...treaty,
    id: count,
    from: seat,
    to: seat,
    others: list(seat),
    agreed: list(seat),
    peace: truth,
    pays: count,
    receives: count,
    frees: prisoners,
    asks: prisoners,
  });
  const dispute = fields({
    id: count,
    pact: count,
    accuser: seat,
    accused: seat,
    votes: record(oneOf(VERDICTS), seat),
  });
  const diplomacy = fields({
    last: count,
    offers: list(offer),
    disputes: list(dispute),
    complaints: list(fields({ by: seat, pact: count })),
    letters: record(count, seat),
    overstaying: list(fields({ seat, at: oneOf(TERRITORY_IDS) })),
  });
  const between: Reader<Pact['between']> = (json, path) => {
    const seats = list(seat)(json, path);
    if (seats.length < 2) throw new kit.shape.Misread(path, 'list');
    return seats;
  };
  return { pacts: list(fields({ ...treaty, id: count, between, ending: list(seat) })), diplomacy };
}

/** Players' words may be empty. */
const written: Reader<string> = (json, path) => (json === '' ? '' : text(json, path));
