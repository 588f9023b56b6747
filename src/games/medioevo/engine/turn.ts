import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import { rollWarCircle } from '../barbarians/war-circle.js';
import { windowAt } from '../cards/holding.js';
import { endLasting, losePhaseMarks } from '../cards/lapse.js';
import { countHonour } from '../closing/final-count.js';
import { endExpiredPacts } from '../diplomacy/breach.js';
import { settleAll } from '../diplomacy/disputes.js';
import { judgeGuests, noteGuests } from '../diplomacy/overstaying.js';
import { SUPPLY } from '../events/supply.js';
import { players } from '../events/turn-order.js';
import { BRANCHES, type Phase } from '../facts/kinds.js';
import { claimAll } from '../objectives/claim.js';
import { bidsAhead, taxesAhead } from '../orders/laid-ahead.js';
import { losePoints } from '../purchases/points.js';
import type { FrameOf, Step } from '../state/frame.js';
import { NO_ARMY } from '../state/land.js';
import type { Play } from './play.js';

/** A turn begins: its phases in order, with the set-up's additions to the first (1.4, chapter 2). */
export function beginTurn(play: Play, here: Pick<FrameOf<'turn'>, 'bids' | 'taxes'> = {}): void {
  const { state } = play;
  if (state.turn >= state.options.turns || players(state).length < 2) {
    play.next({ kind: 'last-check' }, { kind: 'final-count' });
    return;
  }
  const turn = state.turn + 1;
  const past = state.event === null ? {} : { pastEvents: [...(state.pastEvents ?? []), state.event.number] };
  play.set({ ...past, turn, conquered: [], event: null, toleratedTax: null });
  play.emit({ type: 'turn-began', turn });
  const setup: readonly Step[] = [{ kind: 'kingdom-choice' }, { kind: 'foundation' }];
  play.next(
    { kind: 'phase', phase: 'turn-order' },
    { kind: 'bidding', chosen: bidsAhead(state, here), among: players(state), before: {} },
    ...(turn === 1 ? setup : []),
    { kind: 'phase', phase: 'events' },
    { kind: 'war-circle' },
    ...(turn === 1 ? [] : EVENTS),
    { kind: 'phase', phase: 'taxes' },
    { kind: 'tax-levels', chosen: taxesAhead(state, here) },
    { kind: 'phase', phase: 'purchases' },
    { kind: 'purchases', lists: {}, ready: [], deploying: false },
    { kind: 'phase', phase: 'combat' },
    { kind: 'combat', round: 1, place: 0, passes: 0, legs: [], stop: null },
    { kind: 'phase', phase: 'commerce' },
    { kind: 'commerce', place: 0, bought: [] },
    windowAt('end', null),
    { kind: 'phase', phase: 'end' },
    { kind: 'turn' },
  );
}

/** From the second turn on (chapter 2). */
const EVENTS: readonly Step[] = [{ kind: 'event-card' }, { kind: 'supply', left: SUPPLY }, { kind: 'rebellions' }];

/** After the choice of kingdoms each founds his village in turn order, then all keep a card (1.4). */
export function beginFoundation(play: Play): void {
  play.next(...play.state.order.map((seat) => ({ kind: 'founding' as const, seat })), { kind: 'first-deal' });
}

/** Majorities, places, monopolies, prisoners, debts and tokens (10.3): the game is over. */
export function finalCount(play: Play): void {
  play.set({ phase: 'over' });
  countHonour(play);
}

/** Tells the previous phase and drops its points; then this one begins. */
export function beginPhase(play: Play, phase: Phase): void {
  const before = play.state.phase;
  losePoints(play);
  losePhaseMarks(play);
  // The end of the turn is told together with commerce.
  if (phase !== 'end' && before !== 'setup' && before !== 'over' && before !== 'end') endChapter(play, before);
  play.set({ phase });
  claimAll(play);
  if (phase === 'events') rollWarCircle(play);
  if (phase === 'combat') noteGuests(play);
  if (phase === 'commerce') judgeGuests(play);
  if (phase === 'end') endTurn(play);
}

/** Stop tokens come off, cards and tokens are readied, honour goes on the chart (chapter 8). */
function endTurn(play: Play): void {
  const { state } = play;
  const stayTurned = state.lasting.flatMap((one) => (one.kind === 'stays-turned' ? [one.card] : []));
  play.set({ vehicles: state.vehicles.map((one) => ({ ...one, used: 0, stopped: false })) });
  for (const at of state.inPlay) {
    const { armies } = play.land(at);
    if (Object.values(armies).every(({ stopped }) => Object.keys(stopped).length === 0)) continue;
    const rested = Object.entries(armies).map(([owner, { units }]) => [owner, { ...NO_ARMY, units }]);
    play.changeLand(at, { armies: Object.fromEntries(rested) });
  }
  for (const seat of state.seats) {
    const { tokens, turnedTokens, cards } = play.realm(seat);
    const ready = Object.fromEntries(
      BRANCHES.map((colour) => [colour, (tokens[colour] ?? 0) + (turnedTokens[colour] ?? 0)]).filter(
        ([, count]) => count !== 0,
      ),
    );
    play.changeRealm(seat, {
      tokens: ready,
      turnedTokens: {},
      cards: cards.map((card) => (card.turned ? { ...card, turned: stayTurned.includes(card.number) } : card)),
      boughtBranches: [],
      unitsBought: 0,
      cardBought: false,
    });
  }
  endLasting(play);
  claimAll(play);
  settleAll(play);
  endExpiredPacts(play);
  const honour = Object.fromEntries(state.seats.map((seat) => [seat, play.realm(seat).honour]));
  play.set({ history: [...state.history, honour] });
  play.emit({ type: 'turn-ended', turn: state.turn });
  endChapter(play, 'commerce');
}

function endChapter(play: Play, chapter: Phase): void {
  play.emit({ type: CHAPTER_ENDED, chapter, turn: play.state.turn });
}
