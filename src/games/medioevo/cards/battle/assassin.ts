import type { Tally } from '../../../../core/action.js';
import type { CountedChoice } from '../../../../core/offer.js';
import * as kit from '../../../../kit/index.js';
import { nearlyHits } from '../../battle/lie.js';
import type { Play } from '../../engine/play.js';
import { wouldLowerMatter } from '../../events/event-card.js';
import { type Shot, SIDES } from '../../state/battle.js';
import type { EventRoll, FrameOf } from '../../state/frame.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf } from '../ability.js';
import { cardOnTable, stepUnderWay } from '../holding.js';

const DICE = ['d4', 'd6', 'd8'] as const;
const LEAST = 1;

const named = (id: string, count = 1): CountedChoice => ({ ...kit.named('thrown-die', id), count });
const ofEvent = ({ seat, effect }: EventRoll) => `${effect}/${seat}`;

/** Rolled dice that would have an effect if lowered by one: of a battle, a card, an event, the war circle. */
function diceToLower(state: Medioevo): readonly CountedChoice[] {
  const played = cardOnTable(state);
  if (played?.die !== undefined) return [named('card')];
  const here = stepUnderWay(state);
  if (here?.kind === 'war-circle' && state.warCircle !== null) {
    const circle = state.warCircle;
    return DICE.filter((die) => circle[die] > LEAST).map((die) => named(`circle-${die}`));
  }
  if (here?.kind === 'event-dice') {
    return here.rolls.filter(wouldLowerMatter).map((roll) => ({
      id: ofEvent(roll),
      name: { kind: 'effect', id: roll.effect },
      note: 'die-of',
      values: { owner: { kind: 'seat', id: roll.seat }, die: roll.die },
      count: 1,
    }));
  }
  if (here?.kind === 'adrift') return near(here.shots, 'galley');
  return here?.kind === 'battle' ? inBattle(here) : [];
}

function near(shots: readonly Shot[], what: 'shot' | 'galley'): readonly CountedChoice[] {
  return SIDES.flatMap((side) => {
    const count = shots.filter((shot) => shot.side === side && nearlyHits(shot)).length;
    return count === 0 ? [] : [named(`${side}-${what}`, count)];
  });
}

function inBattle({ stage, dice, thrown }: FrameOf<'battle'>): readonly CountedChoice[] {
  if (thrown !== undefined) return near(thrown, 'shot');
  if (stage !== 'compare') return [];
  return SIDES.flatMap((side) =>
    DICE.filter((_, index) => (dice[side][index] ?? 0) > LEAST).map((die) => named(`${side}-${die}`)),
  );
}

/** Lowers one or two dice by one, never below one; resulting doubles count (46, 47). */
export const diceMinus: Ability = {
  fits: (state) => diceToLower(state).length > 0,
  slots: [
    (state, { card }) => {
      const choices = diceToLower(state);
      return { kind: 'some', slot: 'dice', choices, min: 1, max: figureOf(card, 'dice', 1) };
    },
  ],
  does: (play, { card }, action) => lower(play, kit.tallyIn(action.dice) ?? {}, figureOf(card, 'minus', 1)),
};

type Less = (face: number, id: string) => number;

function lower(play: Play, chosen: Tally, minus: number): void {
  const less: Less = (face, id) => ((chosen[id] ?? 0) > 0 ? Math.max(LEAST, face - minus) : face);
  const played = cardOnTable(play.state);
  const here = stepUnderWay(play.state);
  const circle = play.state.warCircle;
  if (played?.die !== undefined) play.replace({ ...played, die: less(played.die, 'card') });
  else if (here?.kind === 'battle') play.replace(inTheBattle(here, chosen, less));
  else if (here?.kind === 'adrift') play.replace({ ...here, shots: luckier(here.shots, chosen, 'galley') });
  else if (here?.kind === 'event-dice') {
    play.replace({ ...here, rolls: here.rolls.map((roll) => ({ ...roll, die: less(roll.die, ofEvent(roll)) })) });
  } else if (here?.kind === 'war-circle' && circle !== null) {
    const [d4, d6, d8] = [less(circle.d4, 'circle-d4'), less(circle.d6, 'circle-d6'), less(circle.d8, 'circle-d8')];
    play.set({ warCircle: { d4, d6, d8 } });
    play.emit({ type: 'war-circle', d4, d6, d8 });
  }
}

function inTheBattle(here: FrameOf<'battle'>, chosen: Tally, less: Less): FrameOf<'battle'> {
  if (here.thrown !== undefined) return { ...here, thrown: luckier(here.thrown, chosen, 'shot') };
  const lowered = (side: (typeof SIDES)[number]) =>
    here.dice[side].map((face, index) => less(face, `${side}-${DICE[index]}`));
  return { ...here, dice: { attacker: lowered('attacker'), defender: lowered('defender') } };
}

/** The chosen number of near misses. */
function luckier<One extends Shot>(shots: readonly One[], chosen: Tally, what: 'shot' | 'galley'): readonly One[] {
  const left: { [side: string]: number } = {};
  return shots.map((shot) => {
    const id = `${shot.side}-${what}`;
    const open = left[id] ?? chosen[id] ?? 0;
    if (open === 0 || !nearlyHits(shot)) return shot;
    left[id] = open - 1;
    return { ...shot, face: shot.needed };
  });
}
