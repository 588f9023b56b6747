import type { NameTerm, Phrase } from '../../../core/result.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import type { Spread } from '../../../kit/chance/spread.js';
import { saidTogether } from '../../../kit/words/said-together.js';
import { endsRomanPhase, followingAll } from '../odds/following.js';
import type { Draco } from '../state/state.js';
import { endangered, WORTH_TELLING } from './danger.js';

/** What follows where the Roman phase ends: the chance that the game is lost, and (if not told yet) who is in danger. */
export function aheadOf(states: Spread<Draco>, tellsDanger = true): NameTerm | null {
  const ended = states.filter(({ value }) => endsRomanPhase(value));
  const { lost, time } = followingAll(ended);
  const phrases: Phrase[] = [];
  // With several outcomes the reserve differs: the least is the one to fear.
  const reserve = Math.min(...ended.map(({ value }) => value.pieces.reserve.revolts));
  if (lost > 0) {
    const values = { lost: percentSaid(lost), reserve };
    phrases.push({ key: reserve === 0 ? 'ahead.lost-empty' : 'ahead.lost', values });
  }
  if (time > 0) phrases.push({ key: 'ahead.time' });
  const [only] = ended;
  const danger =
    only !== undefined && ended.length === 1 && tellsDanger ? endangered(only.value, WORTH_TELLING).slice(0, MOST) : [];
  if (danger.length > 0) phrases.push({ key: 'ahead.danger', values: { danger } });
  if (phrases.length > 0 && (only?.value.turn.hispano ?? 0) > 0) phrases.push({ key: 'ahead.hispano' });
  return phrases.length === 0 ? null : saidTogether(phrases);
}

/** Named in a line; `/threat` tells all. */
const MOST = 3;
