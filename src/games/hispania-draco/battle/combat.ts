import { numberIn } from '../../../kit/offers/chosen.js';
import { askNumber } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { isCity } from '../facts/ids.js';
import { certainVerdict } from '../odds/chances.js';
import { keepsThrow, raiseWorth } from '../policy/hispano.js';
import { restOfTurn } from '../revolt/effect.js';
import type { CombatFrame } from '../state/frame.js';
import { armyAt } from '../state/pieces.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { armyAttack, armySiege, attack, type Contest, siege } from './contest.js';
import { isWorthRaising, isWorthThrowing } from './hispano-says.js';
import { settleCombat } from './results.js';
import { verdict } from './verdict.js';

/** The two sides as they stand now. */
export function contestOf(state: Draco, frame: CombatFrame): Contest {
  const { contest, commander, army: at, target, denarii, raise } = frame;
  const field = fieldOf(state);
  const army = at === null ? undefined : armyAt(state.pieces, at);
  if (contest === 'siege' && commander !== null) return siege(field, commander, target, denarii, raise);
  if (contest === 'attack' && commander !== null && isCity(target)) {
    return attack(field, commander, target, denarii, raise);
  }
  if (army === undefined || !isCity(target)) throw new Error(`no ${contest} of ${target}`);
  return commander === null ? armySiege(field, army, target, raise) : armyAttack(field, army, target, commander, raise);
}

/** Hispano may raise before the dice, and have his die rerolled after them (10.7.6, 10.7.8). */
export const COMBAT = awaited<Draco, CampaignPlay, CombatFrame>({
  what: 'combat',
  kind: 'window',
  who: ({ hispano }) => (hispano === null ? [] : [hispano]),
  values: (_state, { contest, stage, target }) => ({
    question: { kind: 'combat-question', id: stage === 'raise' ? 'raise' : 'again' },
    contest: { kind: 'contest', id: contest },
    target: { kind: 'space', id: target },
  }),
  verbs: {
    raise: {
      final: true,
      when: (_state, { stage }) => stage === 'raise',
      slots: [(state) => askNumber('denarii', 1, Math.min(2, state.turn.hispano))],
      does: (play, here, _seat, action) => raise(play, here, numberIn(action, 'denarii')),
    },
    again: {
      final: true,
      when: (_state, { stage }) => stage === 'again',
      does: (play, here) => throwAgain(play, here),
    },
    hold: {
      final: true,
      does: (play, here) => hold(play, here),
      byDefault: (state, here) => sensibleAnswer(state, here),
    },
    rest: restOfTurn(hold),
  },
  settles(play, here) {
    const contest = contestOf(play.state, here);
    switch (here.stage) {
      case 'raise':
        return answered(play, here, 'raise', isWorthRaising(play.state, here));
      case 'throw':
        throwDice(play, here, contest);
        return true;
      case 'again':
        return answered(play, here, 'again', isWorthThrowing(play.state, here, contest));
      case 'result':
        play.pop();
        settleCombat(play, here, contest);
        return true;
    }
  },
});

function raise(play: CampaignPlay, here: CombatFrame, count: number): void {
  play.spendOfHispano(count);
  play.emit({ type: 'raised', count, thread: here.target });
  play.replace({ ...here, raise: count, stage: 'throw' });
}

function hold(play: CampaignPlay, here: CombatFrame): void {
  play.replace({ ...here, stage: here.stage === 'raise' ? 'throw' : 'result' });
}

/** Goes on by itself if there is nothing to ask, or a standing order decides (12.3). */
function answered(play: CampaignPlay, here: CombatFrame, topic: 'raise' | 'again', asked: boolean): boolean {
  const way = play.state.orders[topic];
  if (asked && way === 'ask') return false;
  const answer = asked && way === 'sensible' ? sensibleAnswer(play.state, here) : { verb: 'hold' };
  if (answer.verb === 'raise') raise(play, here, numberIn(answer, 'denarii'));
  else if (answer.verb === 'again') throwAgain(play, here);
  else hold(play, here);
  return true;
}

function sensibleAnswer(state: Draco, here: CombatFrame): { readonly verb: string; readonly denarii?: number } {
  if (here.stage === 'raise') {
    const denarii = raiseWorth(state, here);
    return denarii === 0 ? { verb: 'hold' } : { verb: 'raise', denarii };
  }
  return keepsThrow(contestOf(state, here), here) ? { verb: 'hold' } : { verb: 'again' };
}

/** No die if the result is certain (5.4.9). */
function throwDice(play: CampaignPlay, here: CombatFrame, contest: Contest): void {
  const known = certainVerdict(contest);
  if (known !== null) {
    play.replace({ ...here, stage: 'result', verdict: known });
    return;
  }
  const has = (die: 'roman' | 'hispanic') => contest.attacker.die === die || contest.defender.die === die;
  const values = { contest: { kind: 'contest', id: here.contest }, target: { kind: 'space', id: here.target } };
  const roman = has('roman') ? play.dice.roll(6, { what: 'roman', values }) : 0;
  const hispanic = has('hispanic') ? play.dice.roll(6, { what: 'hispanic', values }) : 0;
  const faces = { ...here, roman, hispanic };
  play.replace({ ...faces, stage: 'again', verdict: verdict(contest, faces) });
}

function throwAgain(play: CampaignPlay, here: CombatFrame): void {
  const values = { contest: { kind: 'contest', id: here.contest }, target: { kind: 'space', id: here.target } };
  play.spendOfHispano(1);
  const hispanic = play.dice.roll(6, { what: 'again', values });
  play.emit({ type: 'thrown-again', die: 'hispanic', face: hispanic, thread: here.target });
  const faces = { ...here, hispanic };
  play.replace({ ...faces, verdict: verdict(contestOf(play.state, here), faces) });
}
