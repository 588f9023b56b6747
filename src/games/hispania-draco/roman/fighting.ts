import type { Filled } from '../../../core/offer.js';
import { numberIn, oneIn } from '../../../kit/offers/chosen.js';
import { askNumber, askOne } from '../../../kit/offers/domain.js';
import type { Verb } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { type CommanderId, isCity, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import { MOST_STAKED } from '../facts/level.js';
import { armyAt, revoltsAt } from '../state/pieces.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { commandersToAct, placeOf } from './actors.js';
import { figureIn, figureSlot, filledSlots } from './moving.js';

/** Connected spaces in revolt without an army, including pirates (5.3.1, 10.5.4). */
export function besiegeable(state: Draco, commander: CommanderId): readonly SpaceId[] {
  return near(state, commander).filter(
    (space) => revoltsAt(state.pieces, space) > 0 && armyAt(state.pieces, space) === undefined,
  );
}

/** Connected armies (5.4.1). */
export function attackable(state: Draco, commander: CommanderId): readonly SpaceId[] {
  return near(state, commander).filter((space) => armyAt(state.pieces, space) !== undefined);
}

function near(state: Draco, commander: CommanderId): readonly SpaceId[] {
  const at = placeOf(state, commander);
  return at === null ? [] : board(state).ways[at].map(({ to }) => to);
}

export function stakeLimit(state: Draco): number {
  return Math.min(MOST_STAKED, state.turn.denarii);
}

const TARGETS = { siege: besiegeable, attack: attackable } as const;

/** Figures with a target to besiege or attack. */
export function fighters(state: Draco, contest: keyof typeof TARGETS): readonly CommanderId[] {
  return state.turn.denarii < 1 ? [] : commandersToAct(state).filter((id) => TARGETS[contest](state, id).length > 0);
}

function fight(contest: keyof typeof TARGETS): Verb<Draco, CampaignPlay, unknown> {
  const targets = TARGETS[contest];
  const who = (state: Draco) => fighters(state, contest);
  const whose = (state: Draco, filled: Filled) => figureIn(who(state), filled);
  return {
    final: true,
    when: (state) => who(state).length > 0,
    slots: [
      (state) => figureSlot(who(state)),
      (state, _here, _seat, filled) => {
        const commander = whose(state, filled);
        return askOne('target', 'space', commander === null ? [] : targets(state, commander));
      },
      (state) => askNumber('denarii', 1, stakeLimit(state)),
    ],
    does(play, _here, _seat, action) {
      const commander = whose(play.state, filledSlots(action));
      const target = oneIn(SPACE_IDS, action.target);
      const denarii = numberIn(action, 'denarii');
      if (commander === null || target === null) return;
      const army = contest === 'attack' && isCity(target) ? target : null;
      play.spend(denarii);
      play.emit({ type: 'declared', contest, commander, army, target, denarii, thread: target });
      play.next({
        kind: 'combat',
        contest,
        commander,
        army,
        target,
        denarii,
        raise: 0,
        stage: 'raise',
        roman: null,
        hispanic: null,
        verdict: null,
      });
    },
  };
}

export const SIEGE = fight('siege');
export const ATTACK = fight('attack');
