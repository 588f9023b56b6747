import type { Affair } from '../../../core/game-module.js';
import type { Phrase, Term } from '../../../core/result.js';
import { ownerTerm, unitTerms } from '../answers/named.js';
import { percentages } from '../answers/odds.js';
import { armyOn } from '../battle/sides.js';
import { chancesOf } from '../odds/chances.js';
import { SIDES, type Side } from '../state/battle.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { threadOf } from '../state/thread.js';

type Here = FrameOf<'battle'>;

/** The current battle, for its card: both sides, their losses, and the present chances. */
export function affair(seen: Medioevo): Affair | null {
  const here = seen.frames.findLast((frame) => frame.kind === 'battle');
  if (here === undefined) return null;
  return {
    id: `battle-${here.id}`,
    thread: threadOf(seen.turn, here.at),
    begins: 'battle-began',
    title: { key: 'battle', values: { at: { kind: 'place', id: here.at }, round: here.round } },
    lines: [
      ...SIDES.map((side) => sideLine(seen, here, side)),
      { key: 'odds', values: percentages(chancesOf(seen, here)) },
    ],
    picture: { show: 'war', places: [here.at] },
  };
}

function sideLine(seen: Medioevo, here: Here, side: Side): Phrase {
  const dice = here.dice[side].map((face): Term => face);
  const lost = unitTerms(here.lost[side]);
  return {
    key: side,
    values: {
      owner: ownerTerm(here[side]),
      units: unitTerms(armyOn(seen, here.at, here[side])),
      ...(dice.length === 0 ? {} : { dice }),
      ...(lost.length === 0 ? {} : { lost }),
    },
  };
}
