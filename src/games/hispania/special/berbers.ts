import { numberIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { book, leadersOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import type { BerberLevy } from './frame.js';
import { noteOf } from './notes.js';

/** OMEYYAD may buy Berbers for victory points once Al Mansur has come (11.omeyyad.11). */
export function beginLevy(play: Play, nation: NationId): void {
  const power = levyOf(play.state, nation);
  if (power === undefined || noteOf(play.state, nation, 'levied') === true) return;
  const place = leadersOf(play.state, nation).find(({ leader }) => leader === power.leader);
  if (place === undefined) return;
  play.note(nation, 'levied', true);
  play.push({ kind: 'berbers', id: play.nextId(), nation, area: place.area });
}

export function levyOf(state: Hispania, nation: NationId) {
  for (const power of book(state).nations[nation].powers ?? []) {
    if (power.power === 'berbers' && power.turn === state.turn) return power;
  }
  return undefined;
}

export const BERBERS = awaited<Hispania, Play, BerberLevy>({
  what: 'berbers',
  ...OF_NATION,
  verbs: {
    choose: {
      slots: [
        (state, { nation }) => {
          const max = levyOf(state, nation)?.most ?? 0;
          return { kind: 'number', slot: 'count', min: 0, max, step: 1, all: true };
        },
      ],
      does(play, { nation, area }, _seat, action) {
        const count = numberIn(action, 'count');
        const pv = levyOf(play.state, nation)?.pv ?? 0;
        play.pop();
        if (count === 0) return;
        play.add(area, nation, 'berber', count);
        play.emit({ type: 'berbers-recruited', nation, count, province: area });
        play.score(nation, -pv * count, 'berbers', { count });
      },
      byDefault: () => ({ verb: 'choose', count: 0 }),
    },
  },
});
