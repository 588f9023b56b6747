import { CHAPTER_ENDED, type GameEvent } from '../../../src/core/chronicle.js';
import type { Dice } from '../../../src/core/dice.js';
import type { GameModule } from '../../../src/core/game-module.js';
import type { Offer } from '../../../src/core/offer.js';
import { ok, refuse } from '../../../src/core/result.js';
import type { SeatId } from '../../../src/core/seat.js';
import { simpleGame } from '../simple.js';
import { LIFEBOAT_WORDS } from './words.js';

/**
 * A boat to be brought ashore by all together, or alone: any one of the rowers sets the course for all, and when a wave
 * comes whoever has a rope, which only he knows, may throw it.
 */
type Lifeboat = {
  readonly rowers: readonly SeatId[];
  readonly miles: number;
  readonly round: number;
  readonly leaks: number;
  /** A secret each. */
  readonly ropes: Readonly<Record<SeatId, boolean>>;
  /** Who has let the wave pass, while there is one. */
  readonly passed: readonly SeatId[] | null;
};

const SHORE = 12;
const LAST_ROUND = 10;
const LEAKS = 2;

export function lifeboat(mode: 'cooperative' | 'solitaire' = 'cooperative', id = 'lifeboat'): GameModule<Lifeboat> {
  return simpleGame<Lifeboat>(
    {
      id,
      mode,
      setup: {
        options: [{ name: 'sea', choices: ['calm', 'rough'], fallback: 'calm' }],
        seatsFor: () => ok(mode === 'solitaire' ? { min: 1, max: 1 } : { min: 1, max: 3 }),
        begin: (_setup, rowers, dice) => {
          const ropes = rowers.map((seat) => [seat, dice.roll(2, { what: 'rope', audience: [seat] }) === 2] as const);
          const events = ropes.map(
            ([seat, has]): GameEvent => ({ type: has ? 'rope' : 'no-rope', seat, audience: [seat] }),
          );
          const state = { rowers, miles: 0, round: 1, leaks: 0, ropes: Object.fromEntries(ropes), passed: null };
          return ok({ state, events });
        },
      },
      obligations: (state) => {
        if (isOver(state)) return [];
        if (state.passed === null)
          return [{ id: `course-${state.round}`, seats: state.rowers, kind: 'turn', what: 'course' }];
        return [{ id: `wave-${state.round}`, seats: awake(state), kind: 'window', what: 'wave' }];
      },
      offers,
      ask: () => ({ kind: 'done' }),
      apply: (state, seat, { verb }, dice) => {
        if (!offers(state, seat).some((offer) => offer.verb === verb)) return refuse('not-offered', { verb });
        switch (verb) {
          case 'row':
            return ok(rowed(state, dice));
          case 'rest':
            return ok(nextRound(state, [{ type: 'rested', seat }]));
          case 'rope': {
            const ropes = { ...state.ropes, [seat]: false };
            return ok(nextRound({ ...state, ropes, passed: null }, [{ type: 'thrown', seat, reveals: true }]));
          }
          default:
            return ok(passed(state, seat));
        }
      },
      fallback: (state) => ({ verb: state.passed === null ? 'rest' : 'pass' }),
      outcome: (state) => {
        if (!isOver(state)) return null;
        const won = state.miles >= SHORE;
        return {
          ranking: [{ seats: state.rowers, result: won ? 'won' : 'lost', score: state.miles }],
          verdict: { key: won ? 'ashore' : 'lost' },
        };
      },
      view: ({ ropes, passed, ...open }, seat) => ({
        ...open,
        wave: passed !== null,
        seats: Object.fromEntries(open.rowers.map((rower) => [rower, {}])),
        rope: seat === null ? null : (ropes[seat] ?? null),
      }),
      commands: [{ name: 'row' }, { name: 'rest' }, { name: 'rope' }, { name: 'pass' }],
      roleOf: (seat) => ({ kind: 'bench', id: seat }),
    },
    LIFEBOAT_WORDS,
  );
}

function isOver({ miles, round, leaks }: Lifeboat): boolean {
  return miles >= SHORE || leaks >= LEAKS || round > LAST_ROUND;
}

/** Who may still throw a rope, whether he has one or not. */
function awake({ rowers, passed }: Lifeboat): readonly SeatId[] {
  return rowers.filter((seat) => passed?.includes(seat) !== true);
}

function offers(state: Lifeboat, seat: SeatId): readonly Offer[] {
  if (isOver(state) || !state.rowers.includes(seat)) return [];
  if (state.passed === null) return [{ verb: 'row', final: true }, { verb: 'rest' }];
  if (!awake(state).includes(seat)) return [];
  return state.ropes[seat] === true ? [{ verb: 'rope', secret: true }, { verb: 'pass' }] : [{ verb: 'pass' }];
}

function rowed(state: Lifeboat, dice: Dice) {
  const face = dice.roll(6, { what: 'row', needed: 2 });
  const further = { ...state, miles: state.miles + face };
  if (face > 1) return nextRound(further, [{ type: 'rowed', miles: face }]);
  const events: readonly GameEvent[] = [{ type: 'rowed', miles: face }, { type: 'wave' }];
  return { state: { ...further, passed: [] }, events };
}

function passed(state: Lifeboat, seat: SeatId) {
  const next = { ...state, passed: [...(state.passed ?? []), seat] };
  const told: GameEvent = { type: 'passed', seat, audience: [seat] };
  if (awake(next).length > 0) return { state: next, events: [told] };
  return nextRound({ ...next, passed: null, leaks: next.leaks + 1 }, [told, { type: 'leak' }]);
}

function nextRound(state: Lifeboat, events: readonly GameEvent[]) {
  const ended: GameEvent = { type: CHAPTER_ENDED, chapter: 'round' };
  return { state: { ...state, round: state.round + 1 }, events: [...events, ended] };
}
