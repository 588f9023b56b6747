import type { Action } from '../../../core/action.js';
import type { Preview } from '../../../core/contract/foresight.js';
import type { Term, Terms } from '../../../core/result.js';
import { percentSaid } from '../../../kit/chance/percent.js';
import { numberIn, oneIn } from '../../../kit/offers/chosen.js';
import { contestOf } from '../battle/combat.js';
import { countBetterFaces, raisedTo } from '../battle/hispano-says.js';
import { FACES } from '../battle/verdict.js';
import { CITY_IDS, type CityId } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { destinationByFace, destinationsOf } from '../revolt/destinations.js';
import { cityOfFaces, effectOn, type RevoltEffect } from '../revolt/effect.js';
import { cityRolled } from '../revolt/roll.js';
import type { CombatFrame, RevoltRollFrame } from '../state/frame.js';
import { armyAt, revoltsAt } from '../state/pieces.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { assaultOf } from './assault.js';

/** What comes of Hispano's answer, before he gives it. */
export function hispanoPreview(state: Draco, action: Action): Preview | null {
  const here = state.frames.at(-1);
  const left = state.turn.hispano;
  if (action.verb === 'rest') return { key: 'rest', values: { denarii: left } };
  switch (here?.kind) {
    case 'combat':
      return ofCombat(state, here, action);
    case 'revolt-roll':
      if (action.verb === 'again') return { key: 'roll-again', values: rerolled(state, here, action.die === 'roman') };
      return action.verb === 'hold' ? { key: 'roll-stands', values: standing(state, here) } : null;
    case 'march': {
      if (action.verb === 'hold') return { key: 'die-decides', values: { ways: waysByDie(state, here.at) } };
      const to = oneIn(CITY_IDS, action.to);
      return action.verb === 'choose' && to !== null ? { key: 'goes', values: marchValues(state, here.at, to) } : null;
    }
    case 'strike': {
      const [army, target] = [oneIn(CITY_IDS, action.army), oneIn(CITY_IDS, action.target)];
      if (action.verb !== 'strike' || army === null || target === null) return null;
      const assault = assaultOf(state, army, target, numberIn(action, 'denarii'));
      if (assault === null) return null;
      const { commander, wins, losing } = assault;
      const places = { at: { kind: 'space', id: army }, target: { kind: 'space', id: target }, wins };
      return commander === null
        ? { key: 'strikes-garrison', values: places }
        : { key: 'strikes-general', values: { ...places, ...losing, who: { kind: 'commander', id: commander } } };
    }
    default:
      return null;
  }
}

function ofCombat(state: Draco, here: CombatFrame, action: Action): Preview | null {
  if (action.verb === 'raise') {
    const values = raised(state, here, numberIn(action, 'denarii'));
    return values === null ? null : { key: 'raise', values };
  }
  const better = here.stage === 'again' ? countBetterFaces(contestOf(state, here), here) : null;
  if (better === null)
    return action.verb === 'hold' ? { key: 'not-raised', values: raised(state, here, 0) ?? {} } : null;
  return { key: action.verb === 'again' ? 'die-again' : 'die-stands', values: { better } };
}

/** Rome's chance without and with so many denarii more against it. */
export function raised(state: Draco, here: CombatFrame, denarii: number): Terms | null {
  const chance = (raise: number) => {
    const contest = raisedTo(state, here, raise);
    if (contest === null) return null;
    const { greater, of } = chancesOf(contest);
    return percentSaid(greater / of);
  };
  const [before, then] = [chance(0), chance(denarii)];
  return before === null || then === null ? null : { before, then, denarii };
}

/** What one die thrown again would bring. */
export function rerolled(state: Draco, { roman, hispanic }: RevoltRollFrame, isRoman: boolean): Terms {
  const effects = FACES.map((face) =>
    effectOn(state, isRoman ? cityOfFaces(state, face, hispanic ?? 1) : cityOfFaces(state, roman ?? 1, face)),
  );
  const share = (...wanted: readonly RevoltEffect[]) =>
    percentSaid(effects.filter((effect) => wanted.includes(effect)).length / effects.length);
  return { army: share('army'), revolt: share('revolt'), nothing: share('guarded', 'full') };
}

function standing(state: Draco, here: RevoltRollFrame): Terms {
  const city = cityRolled(state, here);
  return { at: { kind: 'space', id: city }, effect: { kind: 'effect', id: effectOn(state, city) } };
}

/** Where an army goes by the die. */
export function waysByDie(state: Draco, at: CityId): readonly Term[] {
  const army = armyAt(state.pieces, at);
  if (army === undefined) return [];
  const [only, another] = destinationsOf(fieldOf(state), army);
  if (only !== undefined && another === undefined) return [[{ kind: 'space', id: only }, '100 %']];
  const byFace = destinationByFace(fieldOf(state), army).map(([, to]) => to);
  return [...new Set(byFace)].map((to): Term => {
    const share = byFace.filter((one) => one === to).length / byFace.length;
    return [to === null ? { kind: 'answer', id: 'threat-rest' } : { kind: 'space', id: to }, percentSaid(share)];
  });
}

/** What an army does that goes there. */
export function marchValues(state: Draco, at: CityId, to: CityId): Terms {
  const assault = assaultOf(state, at, to);
  const goal = { kind: 'space', id: to };
  if (assault === null) return { to: goal, ...(revoltsAt(state.pieces, to) === 0 ? { places: '' } : { moves: '' }) };
  const { commander, wins, losing } = assault;
  return commander === null
    ? { to: goal, taken: wins }
    : { to: goal, who: { kind: 'commander', id: commander }, beaten: wins, ...losing };
}
