import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { isTerritory } from '../facts/place-ids.js';
import type { MedioevoEvent } from '../state/events.js';
import { addUp, countVisit, ifSo, markDone, noteDeed, type Record } from './deeds.js';

const UNHARMED = 'unharmed';
const HARMED = 'harmed';

/** What an event means for objectives of those who caused it (8.4); barbarians own no cards. */
export function noteDeedsOfEvent(record: Record, event: MedioevoEvent): void {
  const { state } = record;
  const { turn } = state;
  switch (event.type) {
    case 'cubes-sold': {
      const { seat, count, florins, at } = event;
      noteDeed(
        record,
        seat,
        'sale',
        ifSo(({ cubes = 1 }) => count >= cubes),
      );
      noteDeed(record, seat, 'sales', (notes, objective) =>
        objective.zones === undefined
          ? addUp(turn, florins, (wanted) => wanted.florins ?? 0)(notes, objective)
          : countVisit(turn, at, ({ zones = 1 }) => zones)(notes, objective),
      );
      return;
    }
    case 'route-finished':
      noteDeed(
        record,
        event.seat,
        'route',
        ifSo(({ stages = 0 }) => event.stages >= stages),
      );
      return;
    case 'card-played':
    case 'card-turned':
      noteDeed(
        record,
        event.seat,
        'turn-cards',
        addUp(turn, 1, ({ atLeast = 1 }) => atLeast),
      );
      return;
    case 'points-spent':
      noteDeed(
        record,
        event.seat,
        'spend-points',
        addUp(turn, event.points, ({ atLeast = 1 }) => atLeast),
      );
      return;
    case 'income':
      noteDeed(
        record,
        event.seat,
        'income',
        ifSo(({ florins = 0 }) => event.florins >= florins),
      );
      return;
    case 'honour':
      if (event.why === 'rebellion-suppressed')
        noteDeed(
          record,
          event.seat,
          'suppress',
          addUp(turn, 1, ({ atLeast = 1 }) => atLeast),
        );
      if (event.why === 'great-army') noteDeed(record, event.seat, 'destroy-army', markDone);
      return;
    case 'bids-shown':
      for (const seat of state.seats)
        noteDeed(record, seat, 'auction', (notes, { running = 1 }) => {
          const row = event.order[0] === seat ? (notes.row ?? 0) + 1 : 0;
          return row >= running ? markDone({ ...notes, row }) : { ...notes, row };
        });
      return;
    case 'marched':
      noteDeed(
        record,
        event.seat,
        'full-move',
        ifSo(({ units = 1 }) => Object.values(event.units).reduce((sum, one) => sum + one, 0) >= units),
      );
      if (!isTerritory(event.from))
        noteDeed(record, event.seat, 'conquer', (notes) => ({ ...notes, [`landed:${event.to}`]: turn }));
      return;
    case 'conquered':
      conquered(record, event);
      return;
    case 'round-fought': {
      const { winner, attacker, attack } = event;
      const value = attack[winner === attacker ? 0 : 1] ?? 0;
      if (winner !== null)
        noteDeed(
          record,
          winner,
          'attack-value',
          ifSo(({ atLeast = 0 }) => value >= atLeast),
        );
      return;
    }
    case 'battle-ended': {
      const { winner, at } = event;
      if (winner !== null && !isTerritory(at)) noteDeed(record, winner, 'win-naval-battle', markDone);
      return;
    }
    case 'toll-paid':
      noteDeed(
        record,
        event.with,
        'pact-payment',
        ifSo(({ florins = 0 }) => event.florins >= florins),
      );
      return;
    case 'pact-accepted':
      noteDeed(
        record,
        event.with,
        'pact-payment',
        ifSo(({ florins = 0 }) => (event.pays ?? 0) >= florins),
      );
      noteDeed(
        record,
        event.seat,
        'pact-payment',
        ifSo(({ florins = 0 }) => (event.receives ?? 0) >= florins),
      );
      return;
    case 'peace':
      noteDeed(record, event.seat, 'peace', markDone);
      noteDeed(record, event.with, 'peace', markDone);
      return;
    case 'outnumbered':
      noteDeed(record, event.seat, 'win-battle', markDone);
      return;
    case 'plundered':
      noteDeed(
        record,
        event.owner,
        'plunder',
        ifSo(({ of }) => (of ?? []).some((kind) => (event.pieces[kind] ?? 0) > 0)),
      );
      return;
    case 'building-damaged':
      if (event.destroyed && event.by !== undefined) noteDeed(record, event.by, 'destroy-building', markDone);
      return;
    case 'event-rolled':
      noteDeed(record, event.seat, 'event-unharmed', (notes) => {
        const key = event.harmed ? HARMED : UNHARMED;
        return { ...notes, [key]: turn };
      });
      return;
    case CHAPTER_ENDED:
      if (event.chapter === 'events') afterEvents(record);
      return;
    default:
      return;
  }
}

function conquered(record: Record, { seat, at, from }: Extract<MedioevoEvent, { readonly type: 'conquered' }>): void {
  const { state } = record;
  const { turn, lands } = state;
  noteDeed(record, seat, 'conquer', (notes, objective) => {
    const { landed, holding, from: whose, atLeast = 1 } = objective;
    if (whose === 'player' && from === null) return notes;
    if (holding === 'cathedral' && lands[at].religious === null) return notes;
    if (landed === true && notes[`landed:${at}`] !== turn) return notes;
    return countVisit(turn, at, () => atLeast)(notes, objective);
  });
}

/** Phase 2 is over: records high taxes without a rebellion, and seats the event spared (8.4). */
function afterEvents(record: Record): void {
  const { state } = record;
  for (const seat of state.seats) {
    const tax = state.realms[seat]?.tax ?? 0;
    const quiet = state.toleratedTax !== null && tax <= state.toleratedTax;
    if (quiet)
      noteDeed(
        record,
        seat,
        'no-rebellion',
        ifSo(({ tax: wanted = 0 }) => tax >= wanted),
      );
    noteDeed(record, seat, 'event-unharmed', (notes) =>
      notes[UNHARMED] === state.turn && notes[HARMED] !== state.turn ? markDone(notes) : notes,
    );
  }
}
