import type { Locale } from '../../../core/locale.js';
import type { DicePanel, SceneDie, SceneMark } from '../../../core/scene.js';
import type { HispaniaView } from '../view.js';
import type { Change, Shot, Throw } from './changes.js';
import { areaNameOf, lookOf, nationName } from './names.js';

/** Arrows for moves and retreats, crosses for losses, crossed swords for battles. */
export function marksOf(view: HispaniaView, changes: readonly Change[]): readonly SceneMark[] {
  return changes.map((change) => markOf(view, change));
}

function markOf(view: HispaniaView, change: Change): SceneMark {
  switch (change.kind) {
    case 'move':
    case 'retreat': {
      const { kind: look, path, nation, count } = change;
      return { kind: 'arrow', look, path, faction: lookOf(view, nation), text: String(count) };
    }
    case 'loss': {
      const { area, nation, count } = change;
      return { kind: 'sign', look: 'loss', place: area, faction: lookOf(view, nation), text: String(count) };
    }
    case 'battle':
      return { kind: 'sign', look: 'battle', place: change.area };
  }
}

export function diceOf(view: HispaniaView, thrown: Throw, locale: Locale): DicePanel {
  return {
    kind: 'dice',
    title: areaNameOf(thrown.area, locale),
    symbol: 'battle',
    sides: thrown.sides.map(({ nation, role, dice }) => ({
      faction: lookOf(view, nation),
      name: nationName(view, nation, locale),
      symbol: role,
      dice: dice.map(dieOf),
    })),
  };
}

function dieOf(shot: Shot): SceneDie {
  return { face: String(shot.face), success: isHit(shot), piece: shot.unit, needed: `${shot.needed}+` };
}

/** A 1 always misses. */
export function isHit({ face, needed }: Shot): boolean {
  return face !== 1 && face >= needed;
}
