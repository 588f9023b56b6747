import type { Action } from '../../../core/action.js';
import type { GameModule, State } from '../../../core/game-module.js';
import { canonical, isObject, type Json } from '../../../core/json.js';
import { misfitOf } from '../../../core/offer.js';
import { AUTOPILOT } from '../../change/default.js';
import { OtherDie, Replayed } from '../../dice/replayed.js';
import type { LogEntry } from '../../ports/store.js';
import type { PlayedEntry } from '../play-file.js';
import type { Findings } from './flaw.js';

/** Was it played as the table lets it be played? Only the very rules of the game can tell. */
export function checkPlay(module: GameModule, played: PlayedEntry, findings: Findings): void {
  const { entry, before, events } = played;
  if (canonical([...entry.events]) !== canonical([...events])) findings.wrong(entry.version, 'events');
  if (before !== null && entry.kind === 'act') checkAct(module, before, entry, findings);
}

/** Everything was offered at its moment. The default may have changed since: that is said, once; thoughts are free. */
function checkAct(module: GameModule, before: State, entry: LogEntry, findings: Findings): void {
  const { version, seat, actions, rolls, detail } = entry;
  if (seat === null) return;
  const thought = isObject(detail) && detail.strength !== undefined && detail.strength !== 'default';
  if (entry.userId === AUTOPILOT && !thought && !findings.doubts.some(({ what }) => what === 'autopilot')) {
    const owed = module.obligations(before).find(({ id }) => isObject(detail) && detail.for === id);
    const right = owed === undefined ? null : module.fallback(before, { ...owed, seats: [seat] });
    if (actions.length !== 1 || canonical(json(actions[0])) !== canonical(json(right))) {
      findings.unsure(version, 'autopilot');
    }
  }
  const dice = new Replayed(rolls);
  let state = before;
  for (const action of actions) {
    const ask = asking(module, state);
    if (misfitOf(module.offers(state, seat), ask, seat, action) !== null) {
      findings.wrong(version, 'not-offered');
      return;
    }
    const applied = module.apply(state, seat, action, dice);
    if (!applied.ok) return;
    state = applied.value.state;
  }
}

/** Dice that nothing came of: the rules refuse what they were thrown for, and only after the throw. */
export function checkSpent(module: GameModule, { entry, before }: PlayedEntry, findings: Findings) {
  const { version, seat, actions, rolls } = entry;
  const [action] = actions;
  const dice = new Replayed(rolls);
  if (before === null || seat === null || action === undefined) {
    findings.unsure(version, 'spent-unknown', { count: rolls.length });
    return null;
  }
  if (!isRefused(module, before, seat, action, dice) || dice.left > 0) findings.wrong(version, 'spent');
  return dice.asked;
}

function isRefused(module: GameModule, state: State, seat: string, action: Action, dice: Replayed): boolean {
  try {
    const misfit = misfitOf(module.offers(state, seat), asking(module, state), seat, action);
    return misfit !== null || !module.apply(state, seat, action, dice).ok;
  } catch (fault) {
    // The rules fail as they did then, unless it is for want of a die that they throw.
    return !(fault instanceof OtherDie);
  }
}

function asking(module: GameModule, state: State): Parameters<typeof misfitOf>[1] {
  return (seat, verb, filled) => module.ask(state, seat, verb, filled);
}

function json(value: unknown): Json {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
