import { STRENGTHS, type Strength } from '../../../core/adviser.js';
import { ok, refuse } from '../../../core/result.js';
import { alter, replyTo } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { panelReply } from '../../controls/panel/panel.js';
import { botIn, isBot, strengthIn } from '../../pilots.js';
import type { Line, Reply } from '../../ports/message.js';
import { isEnded } from '../../ports/phase.js';
import type { SeatRecord } from '../../ports/seat-record.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { isMaster } from '../../seats.js';
import { numberOption, shortText, tableEntry, textOption } from '../handler.js';
import { strengthTerm } from '../person/autopilot.js';

/** Default strength of a bot. */
const USUAL: Strength = 'middle';

/**
 * Bots take the empty seats of a game, gathering or under way. `seats`: how many to fill in all; a lower number sends
 * bots away. If no person sits yet, one seat stays free.
 */
export async function fillReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  const altered = await alter<Line>(table, game.id, request.requestId, async ({ game: current, module, state }) => {
    if (isEnded(current)) return refuse('game-over');
    if (!isMaster(current, request)) return refuse('not-master');
    const named = textOption(request.options, 'strength');
    const wanted = named === null ? USUAL : STRENGTHS.find((one) => one === named);
    if (wanted === undefined) return refuse('choice-wrong', { option: 'strength', choices: [...STRENGTHS] });
    const many = numberOption(request.options, 'seats');
    if (many !== null && current.phase !== 'gathering') return refuse('started-already');
    const seats = filledWithBots(current.seats, strengthIn(module, wanted), many ?? current.seats.length);
    const bots = seats.filter(isBot);
    const same = seats.every((seat, place) => seat === current.seats[place]);
    if (same) return refuse('fill-nothing');
    const strength = strengthTerm(strengthIn(module, wanted));
    const values = {
      who: { kind: 'text', id: shortText(request.userName, 40) },
      count: bots.length,
      strength,
    } as const;
    const line: Line = { from: 'table', key: bots.length === 0 ? 'fill.none' : 'fill.done', values };
    const entry = tableEntry(request.userId, { what: 'fill', seats: bots.map(({ seat }) => seat), strength: wanted });
    const change = {
      game: { ...current, seats },
      state,
      entry,
      announce: [line],
      panel: current.phase === 'gathering',
    };
    return ok({ change, answer: line });
  });
  if (altered.kind !== 'done') return replyTo(altered, () => ({ lines: [] }));
  return panelReply(table, altered.game, request.userId, [altered.answer, ...fewer(table, altered.game)]);
}

/** Whoever wanted a smaller table learns how to have it. */
function fewer(table: TableContext, game: GameRecord): readonly Line[] {
  if (game.phase !== 'gathering') return [];
  const places = table.moduleOf(game).setup.seatsFor(game.setup);
  const people = game.seats.filter(({ userId }) => userId !== null).length;
  const taken = people + game.seats.filter(isBot).length;
  if (!places.ok || taken <= Math.max(people, places.value.min)) return [];
  const { min, max } = places.value;
  return [{ from: 'table', key: 'fill.fewer', values: { taken, min: Math.max(people, min), max } }];
}

/** The seats with bots in free ones, this many in all; bots of another strength change theirs. */
export function filledWithBots(seats: readonly SeatRecord[], strength: Strength, many: number): readonly SeatRecord[] {
  const people = seats.filter(({ userId }) => userId !== null).length;
  const bots = Math.max(0, Math.min(many, people === 0 ? seats.length - 1 : seats.length) - people);
  const free = seats.filter(({ userId }) => userId === null);
  // Seated bots stay; the bot that sets up a table takes the first seat.
  const order = [...free.filter(isBot), ...free.filter((seat) => !isBot(seat)).slice(people === 0 ? 1 : 0)];
  const taken = order.slice(0, bots);
  return seats.map((seat): SeatRecord => {
    if (taken.includes(seat))
      return isBot(seat) && seat.pilot?.strength === strength ? seat : botIn(seat.seat, strength);
    return isBot(seat) ? { ...seat, userName: '', autopilot: false, pilot: null } : seat;
  });
}
