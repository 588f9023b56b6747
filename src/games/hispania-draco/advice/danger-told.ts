import type { Phrase } from '../../../core/result.js';
import { percentOf } from '../../../kit/chance/percent.js';
import { armyAttack } from '../battle/contest.js';
import { GENERAL_IDS, isCity } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { threatsOf } from '../policy/danger.js';
import { armyAt } from '../state/pieces.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';

const WORTH_TELLING = 0.15;

/** The general most likely to be beaten when the armies move. */
export function dangerOf(state: Draco): Phrase | null {
  const field = fieldOf(state);
  const threats = threatsOf(field);
  let [most, told]: [number, Phrase | null] = [WORTH_TELLING, null];
  for (const general of GENERAL_IDS) {
    const at = state.pieces.commanders[general];
    if (at === null || !isCity(at)) continue;
    for (const { from, chance } of threats.get(at) ?? []) {
      const army = armyAt(state.pieces, from);
      if (army === undefined) continue;
      const { greater, of } = chancesOf(armyAttack(field, army, at, general));
      const beaten = (chance * greater) / of;
      if (beaten <= most) continue;
      most = beaten;
      const values = {
        general: { kind: 'commander', id: general },
        at: { kind: 'space', id: at },
        from: { kind: 'space', id: from },
        chance: percentOf(beaten),
      } as const;
      told = { key: 'fears-army', values };
    }
  }
  return told;
}
