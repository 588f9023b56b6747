import type { GameEvent } from '../../../core/chronicle.js';
import { ok, refuse } from '../../../core/result.js';
import { challengeTerms } from '../../challenge/taken-up.js';
import { alter, replyTo } from '../../change/alter.js';
import { eventLines } from '../../change/event-lines.js';
import { callWords } from '../../change/opening-words.js';
import type { TableContext } from '../../context.js';
import { panelReply } from '../../controls/panel/panel.js';
import { setupSummary } from '../../controls/panel/setup.js';
import { isBot } from '../../pilots.js';
import type { Line, Reply } from '../../ports/message.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { Asker } from '../../request.js';
import { isMaster, seatsOf } from '../../seats.js';
import { playsLine } from '../../words/shared-words.js';
import { shortText } from '../handler.js';

/** Sets up the game with those seated. A creator who has not joined takes a seat if one is lacking. */
export async function startGame(table: TableContext, game: GameRecord, asker: Asker): Promise<Reply> {
  const altered = await alter<readonly GameEvent[] | null>(table, game.id, asker.requestId, async (opened) => {
    const { game: current, module, roller } = opened;
    if (current.phase !== 'gathering') return refuse('started-already');
    if (!isMaster(current, asker) && seatsOf(current, asker.userId).length === 0) return refuse('not-master');
    if (current.challenge !== null && table.deps.clock.now().toISOString() >= current.challenge.until) {
      return refuse('challenge-closed', challengeTerms(current.challenge));
    }
    const places = module.setup.seatsFor(current.setup);
    if (!places.ok) return places;
    const seats = seatedWith(current, asker, places.value.min);
    if (seats.length < places.value.min) {
      return refuse('seats-too-few', { min: places.value.min, taken: seats.length });
    }
    if (seats.every(({ autopilot }) => autopilot)) return refuse('autopilot-alone');
    const called = callWords(opened, { ...current, seats }, asker.userId, table.deps.clock.now());
    if (!called.ok) return called;
    if ('asks' in called.value) return ok({ change: called.value.asks, answer: null });
    const words = called.value;
    const ids = seats.map((seat) => seat.seat);
    const begun = module.setup.begin(current.setup, ids, roller, current.overrides);
    if (!begun.ok) return begun;
    const announce: Line[] = [
      { from: 'table', key: 'game.started', values: { game: { kind: 'text', id: current.name } } },
      ...setupSummary(module, current),
      ...ids.flatMap((seat) => playsLine(module, module.view(begun.value.state, null), seat) ?? []),
      ...words.announce,
      { from: 'table', key: 'game.seed-hash', values: { hash: current.seedHash } },
    ];
    return ok({
      change: {
        game: { ...words.game, phase: 'playing' },
        state: begun.value.state,
        entry: {
          userId: asker.userId,
          kind: 'setup',
          seat: null,
          actions: [],
          events: begun.value.events,
          rolls: roller.since(0),
          detail: { setup: current.setup, seats: ids, overrides: current.overrides, ...words.detail },
        },
        announce,
        picture: true,
        snapshot: true,
      },
      answer: begun.value.events,
    });
  });
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  if (altered.answer === null)
    return panelReply(table, altered.game, asker.userId, [{ from: 'table', key: 'word.you-called' }]);
  const [mine] = seatsOf(altered.game, asker.userId);
  const told = eventLines(table, altered.game, altered.state, mine ?? null, altered.answer);
  return panelReply(table, altered.game, asker.userId, told);
}

function seatedWith(game: GameRecord, asker: Asker, min: number): readonly SeatRecord[] {
  const taken = game.seats.filter((seat) => seat.userId !== null || isBot(seat));
  const absent = seatsOf(game, game.masterId).length === 0 && asker.userId === game.masterId;
  const open = game.seats.filter((seat) => !taken.includes(seat));
  const enough = taken.length >= min && taken.some(({ userId }) => userId !== null);
  if (!absent || enough || open.length === 0) return taken;
  // The creator comes first, as if he had joined at once; seats taken by choice stay.
  const creator = { userId: asker.userId, userName: shortText(asker.userName, 40) };
  const first = game.seats[0];
  if (first === undefined || !taken.includes(first)) {
    return game.seats.flatMap((seat) => {
      if (seat.seat === open[0]?.seat) return [{ ...seat, ...creator }];
      return taken.includes(seat) ? [seat] : [];
    });
  }
  const bots = taken.filter(isBot);
  const people = [
    creator,
    ...taken.filter((seat) => !isBot(seat)).map(({ userId, userName }) => ({ userId, userName })),
  ];
  const free = game.seats.filter((seat) => !bots.includes(seat));
  const seated = people.flatMap((person, index) => {
    const seat = free[index];
    return seat === undefined ? [] : [{ ...seat, ...person }];
  });
  return game.seats.flatMap((seat) => [...seated, ...bots].filter((one) => one.seat === seat.seat));
}
