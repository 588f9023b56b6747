import type { Action, Tally } from '../../../src/core/action.js';
import { CHAPTER_ENDED } from '../../../src/core/chronicle.js';
import type { OptionSpec } from '../../../src/core/command.js';
import { isText } from '../../../src/core/json.js';
import { ok } from '../../../src/core/result.js';
import type { SeatId } from '../../../src/core/seat.js';
import * as kit from '../../../src/kit/index.js';
import { WORDS } from './words.js';

/**
 * Merchants who bid for cards, deal with each other and are robbed by bandits whom nobody plays, unless one of them
 * shows a guard. As small as a game can be that has hands and a deck, bids of all at once, trade, a window to react in,
 * and moves of the system told as a story.
 */
const CARDS = ['guard', 'salt', 'silk'] as const;
const GOODS = ['salt', 'silk'] as const;
const PLACES = ['oasis', 'pass', 'town'] as const;
const DAYS = 3;
const ALL_CARDS = [
  ...Array<string>(4).fill('guard'),
  ...Array<string>(5).fill('salt'),
  ...Array<string>(5).fill('silk'),
];

type Frame = kit.Frames<{
  deal: unknown;
  day: unknown;
  bids: kit.SecretChoices;
  turn: { seat: SeatId };
  bandits: unknown;
  ambush: kit.WindowFrame;
}>;
type Caravan = kit.Course<Frame> & {
  readonly day: number;
  readonly bandits: (typeof PLACES)[number];
  readonly deck: kit.Deck;
  readonly shown: readonly string[];
  readonly hands: kit.Hands;
  /** Coins and goods: open to all. */
  readonly purses: Readonly<Record<SeatId, Tally>>;
  readonly trades: kit.Trades;
  /** Trades are the affair of those who trade. */
  readonly discreet: boolean;
};
type Drive = kit.Play<Caravan>;

const purse = ({ purses }: Caravan, seat: SeatId) => purses[seat] ?? {};
const handOf = ({ hands }: Caravan, seat: SeatId) => hands[seat] ?? [];

function change(play: Drive, seat: SeatId, plus: Tally, minus: Tally = {}): void {
  const changed = kit.minus(kit.plus(purse(play.state, seat), plus), minus);
  play.set({ purses: { ...play.state.purses, [seat]: changed } });
}

function drawCard(play: Drive, seat: SeatId): void {
  const drawn = kit.draw(play.dice, play.state.deck, { what: 'card', audience: [seat] });
  if (drawn === null) return;
  play.set({ deck: drawn.deck, hands: kit.withCards(play.state.hands, seat, drawn.card) });
  play.emit({ type: 'drew', seat, card: drawn.card, audience: [seat] });
}

function lay(play: Drive, seat: SeatId, card: string): void {
  play.set({ hands: kit.withoutCard(play.state.hands, seat, card), shown: [...play.state.shown, card] });
  play.emit({ type: 'laid', seat, card, reveals: true });
}

/** The highest bid pays and draws; of equal ones nobody does. */
function award(play: Drive, chosen: Readonly<Record<SeatId, Action>>): void {
  const bids = Object.entries(chosen).map(([seat, action]) => ({ seat, coins: kit.numberIn(action, 'coins') }));
  const [best, next] = bids.toSorted((one, other) => other.coins - one.coins);
  if (best === undefined || best.coins === next?.coins) return;
  change(play, best.seat, {}, { coin: best.coins });
  play.emit({ type: 'won-bid', seat: best.seat, coins: best.coins });
  drawCard(play, best.seat);
}

/** Alternately to the pass and the oasis; each of their phases is a chapter of its own. */
function prowl(play: Drive): void {
  const from = play.state.bandits;
  const to = from === 'pass' ? 'oasis' : 'pass';
  play.set({ bandits: to });
  play.emit({ type: 'bandits-went', from, to });
  play.emit({ type: CHAPTER_ENDED, chapter: 'bandits' });
  const needed = 3;
  const face = play.dice.roll(6, { what: 'ambush', needed });
  play.emit({ type: 'ambushed', place: to, face, needed });
  if (face >= needed) play.push({ kind: 'ambush', id: play.nextId(), passed: [] });
  else play.emit({ type: CHAPTER_ENDED, chapter: 'night' });
}

const STEPS: kit.Steps<Caravan, Drive, Frame> = {
  deal: kit.doneOnce((play) => {
    for (const seat of play.state.seats) for (let card = 0; card < 2; card++) drawCard(play, seat);
  }),
  day: kit.doneOnce((play) => {
    const day = play.state.day + 1;
    if (day > DAYS) return;
    play.set({ day });
    play.push({ kind: 'day', id: play.nextId() });
    play.push({ kind: 'bandits', id: play.nextId() });
    for (const seat of [...play.state.seats].reverse()) play.push({ kind: 'turn', id: play.nextId(), seat });
    play.push({ kind: 'bids', id: play.nextId(), chosen: {} });
  }),
  bids: kit.inSecret({
    what: 'bid',
    verb: 'bid',
    who: (state) => state.seats,
    slots: [(state, _here, seat) => kit.askNumber('coins', 0, purse(state, seat).coin ?? 0)],
    opened: (play, _here, chosen) => award(play, chosen),
  }),
  turn: kit.awaited({
    what: 'turn',
    who: (_state, { seat }) => [seat],
    verbs: {
      unload: {
        optional: true,
        secret: true,
        when: (state, _here, seat) => handOf(state, seat).some((card) => card !== 'guard'),
        slots: [
          (state, _here, seat) =>
            kit.askOne(
              'card',
              'card',
              [...new Set(handOf(state, seat))].filter((card) => card !== 'guard'),
            ),
        ],
        does(play, _here, seat, action) {
          const card = kit.textIn(action, 'card');
          lay(play, seat, card);
          change(play, seat, { [card]: 1 });
        },
      },
      done: {
        byDefault: true,
        does(play, { seat }) {
          play.pop();
          play.emit({ type: CHAPTER_ENDED, chapter: 'turn', seat });
        },
      },
    },
  }),
  bandits: kit.doneOnce(prowl),
  ambush: kit.windowOf({
    what: 'ambush',
    who: (state) => state.seats,
    verbs: {
      guard: {
        when: (state, _here, seat) => handOf(state, seat).includes('guard'),
        does(play, _here, seat) {
          lay(play, seat, 'guard');
          play.pop();
          play.emit({ type: CHAPTER_ENDED, chapter: 'night' });
        },
      },
    },
    closed(play) {
      for (const seat of play.state.seats) change(play, seat, {}, { coin: 1 });
      play.emit({ type: 'robbed' });
      play.emit({ type: CHAPTER_ENDED, chapter: 'night' });
    },
  }),
};

const trade = (secret: boolean) =>
  kit.tradeVerbs<Caravan, Drive>({
    trades: ({ trades }) => trades,
    keep: (play, trades) => play.set({ trades }),
    partners: (state, seat) => (state.frames.length === 0 ? [] : state.seats.filter((other) => other !== seat)),
    goods: purse,
    wanted: purse,
    kind: 'goods',
    secret,
    promise: 80,
    exchange(play, { from, to, gives, takes }) {
      change(play, from, takes, gives);
      change(play, to, gives, takes);
    },
  });

function seenBy(state: Caravan, viewer: SeatId | null): Caravan {
  const { deck, hands, frames, trades, discreet } = state;
  return {
    ...state,
    deck: kit.seenDeck(deck),
    hands: kit.seenHands(hands, viewer),
    trades: discreet ? kit.seenTrades(trades, viewer) : trades,
    frames: frames.map((frame): Frame => {
      if (frame.kind === 'bids') return kit.seenChoices(frame, viewer);
      return frame.kind === 'ambush' ? kit.seenWindow(frame, viewer) : frame;
    }),
  };
}

/** With whom, or whose offer: known by the person. */
const other = (name: string): OptionSpec => ({ name, type: 'seat' });
const TERMS = ['gives', 'takes', 'promise'].map((name): OptionSpec => ({ name, type: 'text', autocomplete: true }));

const LOOK = { map: 'caravan', words: WORDS, kinds: { place: 'place', piece: 'piece' } };

/** `discreet`: who trades with whom is nobody else's business. */
export function caravan(discreet = false) {
  return kit.defineGame<Caravan, Drive, Frame>({
    id: 'caravan',
    rulesVersion: '1',
    mode: 'competitive',
    seats: { min: 2, max: 4 },
    begin(_setup, seats) {
      const deck = kit.deckOf(ALL_CARDS);
      return ok({
        ...kit.courseOf<Frame>(seats, { kind: 'deal', id: 1 }, { kind: 'day', id: 2 }),
        day: 0,
        bandits: 'oasis',
        deck,
        shown: [],
        hands: {},
        purses: Object.fromEntries(seats.map((seat) => [seat, { coin: 5 }])),
        trades: kit.NO_TRADES,
        discreet,
      });
    },
    procedure: kit.byFrames<Caravan, Drive>(STEPS, (state, dice) => new kit.Play(state, dice), [trade(discreet)]),
    score: (state, seat) => {
      const { coin = 0, salt = 0, silk = 0 } = purse(state, seat);
      return coin + 2 * salt + 2 * silk;
    },
    hide: seenBy,
    imagine(seen, viewer, chance) {
      const unseen = new kit.Unseen(chance, ALL_CARDS, [
        ...seen.shown,
        ...(viewer === null ? [] : handOf(seen, viewer)),
      ]);
      return {
        ...seen,
        hands: unseen.hands(seen.hands),
        deck: unseen.deck(seen.deck),
        trades: { ...seen.trades, last: Math.max(seen.trades.last, ...seen.trades.open.map(({ id }) => id)) },
        frames: seen.frames.map((frame) => (frame.kind === 'bids' ? kit.choosingAgain(frame) : frame)),
      };
    },
    status: ({ day }) => ({ key: 'day', values: { day } }),
    scene(seen, request, locale) {
      const events = request.events ?? [];
      const marks = kit.marksOf(
        events.flatMap(({ type, from, to, place }): kit.Change[] => {
          if (type === 'bandits-went' && isText(from) && isText(to))
            return [{ look: 'move', path: [from, to], faction: 'bandits' }];
          return type === 'ambushed' && isText(place) ? [{ look: 'battle', place }] : [];
        }),
      );
      const places = PLACES.map((id) => ({ id }));
      const stacks = [{ place: seen.bandits, faction: 'bandits', counters: [{ piece: 'bandit', count: 1 }] }];
      return ok(kit.boardScene(LOOK, locale, { title: `${seen.day}`, places, stacks, marks }));
    },
    commands: [
      { name: 'bid', options: [{ name: 'coins', type: 'integer', required: true }] },
      kit.namesCommand('unload', 'card'),
      { name: 'propose', options: [other('with'), ...TERMS] },
      { name: 'counter', options: [other('trade'), ...TERMS] },
      { name: 'accept', options: [other('trade')] },
      { name: 'decline', options: [other('trade')] },
      { name: 'withdraw', options: [other('trade')] },
      { name: 'guard' },
      { name: 'pass' },
    ],
    lexicon: {
      nicknames: { goods: { coin: ['coins'] } },
      usual: { promise: 'least', gives: 'least', takes: 'least' },
      things: { card: CARDS.map((id) => kit.named('card', id)), goods: GOODS.map((id) => kit.named('goods', id)) },
    },
    position: (seat) => {
      const { count, fields, list, oneOf, record, text, truth } = kit.shape;
      const cards = list(text);
      const action: kit.shape.Reader<Action> = (json, path) => {
        const { verb, coins } = fields({ verb: text, coins: count })(json, path);
        return { verb, coins };
      };
      const steps = kit.course<Frame>(seat, {
        deal: kit.frame('deal', {}),
        day: kit.frame('day', {}),
        bids: kit.frame('bids', { chosen: record(action, seat) }),
        turn: kit.frame('turn', { seat }),
        bandits: kit.frame('bandits', {}),
        ambush: kit.frame('ambush', { passed: list(seat) }),
      });
      const offer = fields({
        id: count,
        from: seat,
        to: seat,
        gives: record(count),
        takes: record(count),
        promise: (json) => (isText(json) ? json : ''),
      });
      return fields({
        ...steps,
        day: count,
        bandits: oneOf(PLACES),
        deck: fields({ top: cards, middle: cards, bottom: cards }),
        shown: cards,
        hands: record(cards, seat),
        purses: record(record(count), seat),
        trades: fields({ last: count, open: list(offer) }),
        discreet: truth,
      });
    },
    words: WORDS,
  });
}
