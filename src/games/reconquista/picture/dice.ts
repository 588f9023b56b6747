import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json } from '../../../core/json.js';
import type { ScenePanel } from '../../../core/scene-panels.js';
import type { Locale } from '../../../core/words.js';
import { nounFor } from '../words/names.js';

/** The dice of the last battle or siege, with the number each needed. */
export function dicePanel(locale: Locale, events: readonly GameEvent[]): readonly ScenePanel[] {
  const last = events.findLast(({ type }) => type === 'battle-round' || type === 'siege-round');
  if (last === undefined) return [];
  const title = nounFor(locale, 'place', String(last.at));
  if (last.type === 'siege-round') {
    const sides = [last.besieger, last.besieged].map((side, index) => ({
      ...headOf(locale, side, index),
      dice: [
        {
          face: String(numberAt(last.dice, index)),
          success: isAhead(last, index),
          needed: `+${numberAt(last.strength, index)}`,
        },
      ],
    }));
    return [{ slot: 'dice', kind: 'dice', title, symbol: 'battle', sides }];
  }
  const blows = isList(last.blows) ? last.blows.filter(isObject) : [];
  const sides = [last.attacker, last.defender].map((side, index) => ({
    ...headOf(locale, side, index),
    dice: blows
      .filter((blow) => blow.side === side)
      .map((blow) => ({
        face: String(blow.face),
        success: Number(blow.face) >= Number(blow.needed),
        piece: String(blow.unit),
        needed: `${blow.needed}+`,
      })),
  }));
  return [{ slot: 'dice', kind: 'dice', title, symbol: 'battle', sides }];
}

function headOf(locale: Locale, side: Json | undefined, index: number) {
  return {
    faction: String(side),
    name: nounFor(locale, 'side', String(side)),
    symbol: index === 0 ? 'attacker' : 'defender',
  };
}

function numberAt(list: Json | undefined, index: number): number {
  const value = isList(list) ? list[index] : undefined;
  return typeof value === 'number' ? value : 0;
}

function isAhead(event: GameEvent, index: number): boolean {
  const total = (at: number) => numberAt(event.dice, at) + numberAt(event.strength, at);
  return total(index) > total(1 - index);
}
