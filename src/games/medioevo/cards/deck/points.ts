import * as kit from '../../../../kit/index.js';
import { BRANCHES } from '../../facts/kinds.js';
import { addPoints, takePoints } from '../../purchases/points.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf, type Use } from '../ability.js';

const madeBy = ({ realms }: Medioevo, { seat }: Use) => realms[seat]?.points ?? {};
const hasTechnology = ({ realms }: Medioevo, { seat }: Use) =>
  BRANCHES.some((branch) => (realms[seat]?.technologies[branch] ?? 0) > 0);

/** A point of any colour, or two of the same (57, 58). */
export const anyPoints: Ability = {
  fits: hasTechnology,
  slots: [() => kit.askOne('colour', 'branch', BRANCHES)],
  does(play, { seat, card }, action) {
    const colour = kit.oneIn(BRANCHES, action.colour);
    if (colour === null) return;
    const made = Array.from({ length: figureOf(card, 'points', 1) }, () => colour);
    addPoints(play, seat, made);
    play.emit({ type: 'points-made', seat, made });
  },
};

/** How many sets of so many different colours there are. */
function setsOf(points: Medioevo['realms'][string]['points'], size: number): number {
  const counts = BRANCHES.map((colour) => points[colour] ?? 0).filter((count) => count > 0);
  let sets = 0;
  for (;;) {
    counts.sort((one, other) => other - one);
    if ((counts[size - 1] ?? 0) === 0) return sets;
    for (let index = 0; index < size; index++) counts[index] = (counts[index] ?? 0) - 1;
    sets += 1;
  }
}

/** Florins for points made in this phase: per point (71), or per set of different colours (72). */
export const sellPoints: Ability = {
  fits: (state, use) => setsOf(madeBy(state, use), sizeOfSet(use)) > 0,
  slots: [
    (state, use) =>
      sizeOfSet(use) === 1
        ? kit.askSome('spent', 'branch', { ...madeBy(state, use) })
        : kit.askNumber('count', 1, setsOf(madeBy(state, use), sizeOfSet(use))),
  ],
  does(play, use, action) {
    const { seat, card } = use;
    const spent = kit.tallyIn(action.spent);
    const sets = spent === null ? kit.numberIn(action, 'count') : kit.sumOf(spent);
    for (const colour of BRANCHES) takePoints(play, seat, colour, spent?.[colour] ?? 0);
    for (let set = 0; spent === null && set < sets; set++) {
      const points = madeBy(play.state, use);
      const colours = BRANCHES.filter((colour) => (points[colour] ?? 0) > 0)
        .toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0))
        .slice(0, sizeOfSet(use));
      for (const colour of colours) takePoints(play, seat, colour, 1);
    }
    const florins = sets * figureOf(card, 'per');
    play.receive(seat, florins);
    play.emit({ type: 'received', seat, florins });
  },
};

const sizeOfSet = ({ card }: Use): number => figureOf(card, 'pointsPer', 1);
