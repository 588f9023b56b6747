import { STEP_KINDS } from '../../../src/games/medioevo/engine/steps.js';
import { players } from '../../../src/games/medioevo/events/turn-order.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { EVENT_EFFECTS, TECHNOLOGY_IDS } from '../../../src/games/medioevo/facts/kinds.js';
import { HONOUR_REASONS, MONEY_REASONS } from '../../../src/games/medioevo/state/events.js';
import { ARTICLE_KINDS } from '../../../src/games/medioevo/state/pact.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Coverage } from '../../kit/fuzz/coverage.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** A pact of three or more (11.22). */
const AMONG_SEVERAL = 'among several';

/** Everything that a long run must have met. */
const ALL: Readonly<Record<string, readonly string[]>> = {
  step: STEP_KINDS,
  honour: HONOUR_REASONS,
  money: MONEY_REASONS,
  technology: TECHNOLOGY_IDS,
  effect: EVENT_EFFECTS,
  pact: [...ARTICLE_KINDS, AMONG_SEVERAL],
  card: [...STANDARD_BOOK.cards.keys()].map(String),
  event: [...STANDARD_BOOK.events.keys()].map(String),
  // By turns, by honour, at the word of the host, and with nobody else left.
  end: ['counted', 'limit-reached', 'last-turn', 'alone'],
};

export function see(coverage: Coverage, { before, events, after }: Played<Medioevo>): void {
  for (const frame of before.frames) coverage.count('step', frame.kind);
  // The last check goes before the count of every game: nobody is awaited in it.
  if (after.phase === 'over') {
    coverage.count('step', 'last-check');
    coverage.count('end', players(after).length < 2 ? 'alone' : 'counted');
  }
  for (const { articles, between } of after.pacts) {
    for (const { kind } of articles) coverage.count('pact', kind);
    if (between.length > 2) coverage.count('pact', AMONG_SEVERAL);
  }
  for (const event of events) {
    switch (event.type) {
      case 'honour':
        coverage.count('honour', String(event.why));
        break;
      case 'paid':
        coverage.count('money', String(event.why));
        break;
      case 'technology':
        coverage.count('technology', String(event.technology));
        break;
      case 'event-rolled':
        coverage.count('effect', String(event.effect));
        break;
      case 'limit-reached':
      case 'last-turn':
        coverage.count('end', event.type);
        break;
      case 'event-drawn':
        coverage.count('event', String(event.card));
        break;
      case 'card-kept':
      case 'card-picked':
        coverage.count('card', String(event.card));
        break;
    }
  }
}

export function missing(coverage: Coverage): readonly string[] {
  return Object.entries(ALL).flatMap(([kind, ids]) =>
    ids.filter((id) => coverage.of(kind, id) === 0).map((id) => `${kind} ${id}`),
  );
}
