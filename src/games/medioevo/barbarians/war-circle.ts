import * as kit from '../../../kit/index.js';
import { holdersAt, windowAt } from '../cards/holding.js';
import type { Play } from '../engine/play.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo, WarCircle } from '../state/state.js';
import type { Units } from '../state/units.js';

/** A die of the circle adds a unit up to this face (2.1). */
const ADDS = 3;

/** A new horde from the dice of the war circle (2.1). */
export function hordeOf({ d4, d6, d8 }: WarCircle): Units {
  return {
    'light-infantry': d4 <= ADDS ? 2 : 1,
    ...(d6 <= ADDS ? { archer: 1 } : {}),
    ...(d8 <= ADDS ? { 'captain-1': 1 } : {}),
  };
}

type Here = FrameOf<'war-circle'>;

const SIDES = { d4: 4, d6: 6, d8: 8 } as const;
const DICE = ['d4', 'd6', 'd8'] as const;

function roll(play: Play, die: (typeof DICE)[number]): number {
  return play.die(SIDES[die], 'war-circle', { die: { kind: 'die', id: die } }, undefined);
}

/** The first player rolls the turn's barbarian dice (2.1). */
export function rollWarCircle(play: Play): void {
  const warCircle = { d4: roll(play, 'd4'), d6: roll(play, 'd6'), d8: roll(play, 'd8') };
  play.set({ warCircle });
  play.emit({ type: 'war-circle', ...warCircle });
}

/** He may reroll any of them once, all together (2.1, `battle.rerollOnce`). */
export const warCircleReroll: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'war-circle',
  who: ({ order }, { kept }) => (kept === true ? [] : order.slice(0, 1)),
  verbs: {
    reroll: {
      final: true,
      slots: [() => kit.askSome('dice', 'die', { d4: 1, d6: 1, d8: 1 })],
      does(play, here, _seat, action) {
        const again = Object.keys(kit.tallyIn(action.dice) ?? {});
        let circle = play.state.warCircle;
        if (circle === null) return;
        for (const die of DICE) if (again.includes(die)) circle = { ...circle, [die]: roll(play, die) };
        play.set({ warCircle: circle });
        play.emit({ type: 'war-circle', ...circle });
        keep(play, here);
      },
    },
    'keep-dice': { byDefault: true, does: keep },
  },
  settles(play, { kept }) {
    if (kept === true) play.pop();
    return kept === true;
  },
});

/** The dice stand; holders of cards that lower a die are asked first (46, 47). */
function keep(play: Play, here: Here): void {
  if (holdersAt(play.state, 'thrown').length === 0) {
    play.pop();
    return;
  }
  play.replace({ ...here, kept: true });
  play.next(windowAt('thrown', null));
}
