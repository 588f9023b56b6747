import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { isTerritory } from '../facts/place-ids.js';
import type { MedioevoEvent } from '../state/events.js';
import { adding, done, ifSo, note, type Record, visiting } from './deeds.js';

const UNHARMED = 'unharmed';
const HARMED = 'harmed';

/** What an event means for objectives of those who caused it (8.4); barbarians own no cards. */
export function witness(record: Record, event: MedioevoEvent): void {
  const { state } = record;
  const { turn } = state;
  switch (event.type) {
    case 'cubes-sold': {
      const { seat, count, florins, at } = event;
      note(
        record,
        seat,
        'sale',
        ifSo(({ cubes = 1 }) => count >= cubes),
      );
      note(record, seat, 'sales', (notes, objective) =>
        objective.zones === undefined
          ? adding(turn, florins, (wanted) => wanted.florins ?? 0)(notes, objective)
          : visiting(turn, at, ({ zones = 1 }) => zones)(notes, objective),
      );
      return;
    }
    case 'route-finished':
      note(
        record,
        event.seat,
        'route',
        ifSo(({ stages = 0 }) => event.stages >= stages),
      );
      return;
    case 'card-played':
    case 'card-turned':
      note(
        record,
        event.seat,
        'turn-cards',
        adding(turn, 1, ({ atLeast = 1 }) => atLeast),
      );
      return;
    case 'points-spent':
      note(
        record,
        event.seat,
        'spend-points',
        adding(turn, event.points, ({ atLeast = 1 }) => atLeast),
      );
      return;
    case 'income':
      note(
        record,
        event.seat,
        'income',
        ifSo(({ florins = 0 }) => event.florins >= florins),
      );
      return;
    case 'honour':
      if (event.why === 'rebellion-suppressed')
        note(
          record,
          event.seat,
          'suppress',
          adding(turn, 1, ({ atLeast = 1 }) => atLeast),
        );
      if (event.why === 'great-army') note(record, event.seat, 'destroy-army', done);
      return;
    case 'bids-shown':
      for (const seat of state.seats)
        note(record, seat, 'auction', (notes, { running = 1 }) => {
          const row = event.order[0] === seat ? (notes.row ?? 0) + 1 : 0;
          return row >= running ? done({ ...notes, row }) : { ...notes, row };
        });
      return;
    case 'marched':
      note(
        record,
        event.seat,
        'full-move',
        ifSo(({ units = 1 }) => Object.values(event.units).reduce((sum, one) => sum + one, 0) >= units),
      );
      if (!isTerritory(event.from))
        note(record, event.seat, 'conquer', (notes) => ({ ...notes, [`landed:${event.to}`]: turn }));
      return;
    case 'conquered':
      conquered(record, event);
      return;
    case 'round-fought': {
      const { winner, attacker, attack } = event;
      const value = attack[winner === attacker ? 0 : 1] ?? 0;
      if (winner !== null)
        note(
          record,
          winner,
          'attack-value',
          ifSo(({ atLeast = 0 }) => value >= atLeast),
        );
      return;
    }
    case 'battle-ended': {
      const { winner, at } = event;
      if (winner !== null && !isTerritory(at)) note(record, winner, 'win-naval-battle', done);
      return;
    }
    case 'toll-paid':
      note(
        record,
        event.with,
        'pact-payment',
        ifSo(({ florins = 0 }) => event.florins >= florins),
      );
      return;
    case 'pact-accepted':
      note(
        record,
        event.with,
        'pact-payment',
        ifSo(({ florins = 0 }) => (event.pays ?? 0) >= florins),
      );
      note(
        record,
        event.seat,
        'pact-payment',
        ifSo(({ florins = 0 }) => (event.receives ?? 0) >= florins),
      );
      return;
    case 'peace':
      note(record, event.seat, 'peace', done);
      note(record, event.with, 'peace', done);
      return;
    case 'outnumbered':
      note(record, event.seat, 'win-battle', done);
      return;
    case 'plundered':
      note(
        record,
        event.owner,
        'plunder',
        ifSo(({ of }) => (of ?? []).some((kind) => (event.pieces[kind] ?? 0) > 0)),
      );
      return;
    case 'building-damaged':
      if (event.destroyed && event.by !== undefined) note(record, event.by, 'destroy-building', done);
      return;
    case 'event-rolled':
      note(record, event.seat, 'event-unharmed', (notes) => {
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
  note(record, seat, 'conquer', (notes, objective) => {
    const { landed, holding, from: whose, atLeast = 1 } = objective;
    if (whose === 'player' && from === null) return notes;
    if (holding === 'cathedral' && lands[at].religious === null) return notes;
    if (landed === true && notes[`landed:${at}`] !== turn) return notes;
    return visiting(turn, at, () => atLeast)(notes, objective);
  });
}

/** Phase 2 is over: records high taxes without a rebellion, and seats the event spared (8.4). */
function afterEvents(record: Record): void {
  const { state } = record;
  for (const seat of state.seats) {
    const tax = state.realms[seat]?.tax ?? 0;
    const quiet = state.toleratedTax !== null && tax <= state.toleratedTax;
    if (quiet)
      note(
        record,
        seat,
        'no-rebellion',
        ifSo(({ tax: wanted = 0 }) => tax >= wanted),
      );
    note(record, seat, 'event-unharmed', (notes) =>
      notes[UNHARMED] === state.turn && notes[HARMED] !== state.turn ? done(notes) : notes,
    );
  }
}
