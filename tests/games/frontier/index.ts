import { type Action, isTally, type Tally } from '../../../src/core/action.js';
import { CHAPTER_ENDED } from '../../../src/core/chronicle.js';
import { ok } from '../../../src/core/result.js';
import type { SeatId } from '../../../src/core/seat.js';
import * as kit from '../../../src/kit/index.js';
import { WORDS } from './words/index.js';

/** Five areas, two or three lords, and raiders whom nobody plays. Holding most areas after six rounds wins. */
const AREAS = ['keep', 'mill', 'ford', 'wood', 'hill'] as const;
type Area = (typeof AREAS)[number];
const ROADS: Readonly<Record<Area, readonly Area[]>> = {
  keep: ['mill', 'ford', 'hill'],
  mill: ['keep', 'wood'],
  ford: ['keep', 'wood', 'hill'],
  wood: ['mill', 'ford'],
  hill: ['keep', 'ford'],
};
const ROUNDS = 6;
const LOOK = { map: 'frontier', words: WORDS, kinds: { place: 'area', piece: 'men' } };

type Land = { readonly holder: SeatId | 'raiders' | null; readonly men: Tally };
type Frame = kit.Frames<{ round: unknown; raid: unknown; turn: { seat: SeatId; moves: number } }>;
type Turn = Extract<Frame, { kind: 'turn' }>;
type Frontier = kit.Course<Frame> & { readonly round: number; readonly lands: Readonly<Record<Area, Land>> };
type Steer = kit.Play<Frontier>;

const areaIn = (chosen: Omit<Action, 'verb'>, slot: string) => kit.oneIn(AREAS, chosen[slot]) ?? 'keep';
const held = ({ lands }: Frontier, seat: SeatId) => AREAS.filter((area) => lands[area].holder === seat);
const mayAct = (state: Frontier, { seat, moves }: Turn) => moves > 0 && held(state, seat).length > 0;
const fewer = (men: Tally) => kit.minus(men, { [men.infantry === undefined ? 'cavalry' : 'infantry']: 1 });

function hold(play: Steer, area: Area, holder: Land['holder'], men: Tally): void {
  play.set({ lands: { ...play.state.lands, [area]: { holder: kit.sumOf(men) === 0 ? null : holder, men } } });
}

/** Throw by throw a man of one side falls: one of the defenders on 4 and more, on 3 where cavalry attacks. */
function enter(play: Steer, area: Area, side: SeatId, men: Tally): void {
  const { holder, men: there } = play.state.lands[area];
  if (holder === null || holder === side) {
    hold(play, area, side, kit.plus(there, men));
    return;
  }
  let [attackers, defenders] = [men, there];
  while (kit.sumOf(attackers) > 0 && kit.sumOf(defenders) > 0) {
    const needed = attackers.cavalry === undefined ? 4 : 3;
    const face = play.dice.roll(6, { what: 'fight', needed, values: { area: { kind: 'area', id: area } } });
    if (face >= needed) defenders = fewer(defenders);
    else attackers = fewer(attackers);
  }
  const [winner, left] = kit.sumOf(attackers) > 0 ? [side, attackers] : [holder, defenders];
  play.emit({ type: 'fought', area, winner, left });
  hold(play, area, winner, left);
}

const STEPS: kit.Steps<Frontier, Steer, Frame> = {
  round: kit.doneOnce((play) => {
    const round = play.state.round + 1;
    if (round > ROUNDS) return;
    play.set({ round });
    const turns = play.state.seats.map((seat) => ({ kind: 'turn' as const, seat, moves: 2 }));
    play.next(...turns, { kind: 'raid' }, { kind: 'round' });
  }),
  /** The automaton: two raiders come to an area by lot, to none on a six. */
  raid: kit.doneOnce((play) => {
    const area = AREAS[play.dice.roll(6, { what: 'raid' }) - 1];
    play.emit(area === undefined ? { type: 'no-raid' } : { type: 'raided', area });
    if (area !== undefined) enter(play, area, 'raiders', { infantry: 2 });
  }),
  turn: kit.awaited({
    what: 'turn',
    who: (_state, { seat }) => [seat],
    verbs: {
      muster: {
        when: mayAct,
        slots: [(state, { seat }) => kit.askOne('area', 'area', held(state, seat))],
        does(play, here, seat, action) {
          const area = areaIn(action, 'area');
          hold(play, area, seat, kit.plus(play.state.lands[area].men, { infantry: 1 }));
          play.emit({ type: 'mustered', seat, area });
          play.replace({ ...here, moves: here.moves - 1 });
        },
      },
      march: {
        final: true,
        when: mayAct,
        slots: [
          (state, { seat }) => kit.askOne('from', 'area', held(state, seat)),
          (_state, _here, _seat, filled) => kit.askOne('to', 'area', ROADS[areaIn(filled, 'from')]),
          (state, _here, _seat, filled) => kit.askSome('men', 'men', state.lands[areaIn(filled, 'from')].men),
        ],
        does(play, here, seat, action) {
          const [from, to] = [areaIn(action, 'from'), areaIn(action, 'to')];
          const men = isTally(action.men) ? action.men : {};
          play.replace({ ...here, moves: here.moves - 1 });
          hold(play, from, seat, kit.minus(play.state.lands[from].men, men));
          play.emit({ type: 'marched', seat, from, to, men });
          enter(play, to, seat, men);
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
};

export const FRONTIER = kit.defineGame<Frontier, Steer, Frame>({
  id: 'frontier',
  rulesVersion: '1',
  mode: 'competitive',
  seats: { min: 2, max: 3 },
  begin(_setup, seats) {
    const [mill, hill, wood] = seats;
    const land = (seat?: SeatId): Land => ({ holder: seat ?? null, men: seat ? { infantry: 2, cavalry: 1 } : {} });
    const lands = { keep: land(), mill: land(mill), ford: land(), wood: land(wood), hill: land(hill) };
    return ok({ ...kit.courseOf<Frame>(seats, { kind: 'round', id: 1 }), round: 0, lands });
  },
  procedure: kit.byFrames<Frontier, Steer>(STEPS, (state, dice) => new kit.Play(state, dice)),
  score: (state, seat) => held(state, seat).length,
  status: ({ round, frames }) => ({ key: frames.length > 0 ? 'round' : 'over', values: { round } }),
  scene(seen, _request, locale) {
    const { faction, name } = kit.sidesOf(seen);
    const places = AREAS.map((id) => ({ id, owner: faction(seen.lands[id].holder) }));
    const stacks = AREAS.map((id) => {
      const { holder, men } = seen.lands[id];
      return { place: id, faction: faction(holder), counters: kit.countersOf(['infantry', 'cavalry'], men) };
    });
    const title = WORDS.say(locale, 'status.round', { round: seen.round }) ?? '';
    return ok(kit.boardScene(LOOK, locale, { title, places, stacks, faction: name }));
  },
  commands: [kit.namesCommand('muster', 'area'), kit.namesCommand('march', 'from', 'to', 'men')],
  lexicon: {
    nicknames: { men: { infantry: ['inf', 'foot soldiers'], cavalry: ['cav', 'horsemen'] } },
    things: { area: AREAS.map((id) => kit.named('area', id)) },
  },
  position: (seat) => {
    const { count, each, fields, orNull, record } = kit.shape;
    const turn = kit.frame('turn', { seat, moves: count });
    const steps = kit.course<Frame>(seat, { turn, round: kit.frame('round', {}), raid: kit.frame('raid', {}) });
    return fields({ ...steps, round: count, lands: each(AREAS, fields({ holder: orNull(seat), men: record(count) })) });
  },
  words: WORDS,
});
