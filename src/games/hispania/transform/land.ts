import type { CountedChoice } from '../../../core/offer.js';
import { tallyIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { areaChoice } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import { NATION_IDS, type NationId, type ProvinceId } from '../facts/ids.js';
import { forceRetreat } from '../retreat/forced.js';
import type { LandChoice } from '../special/frame.js';
import { book, nationsIn, seatOf } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { openNation } from './close.js';
import { ownedOrEmpty, provincesFrom } from './scope.js';
import { settle } from './settlement.js';

/**
 * The emirates that take land from OMEYYAD (11.saragosse.1, 11.valence.1, 11.valence.2, 11.grenade.1, 11.grenade.2).
 */
export function openEmirate(play: Play, old: NationId, nation: NationId): void {
  const emirate = book(play.state).nations[nation].emirate;
  if (emirate === undefined) return;
  openNation(play, nation);
  const certain = emirate.seat === undefined ? [] : [emirate.seat];
  const open = emirate.from.filter((id) => ownedOrEmpty(play.state, old, id));
  if (open.length > emirate.most) {
    play.push({ kind: 'land', id: play.nextId(), nation, old, from: open, count: emirate.most, certain });
    return;
  }
  // Below the minimum: filled up from two provinces, whoever holds them (11.saragosse.2).
  const fill = (emirate.fillWith ?? []).filter((id) => !open.includes(id));
  const missing = Math.max(0, (emirate.least ?? 0) - open.length);
  if (missing > 0 && fill.length > missing) {
    play.push({ kind: 'land', id: play.nextId(), nation, old, from: fill, count: missing, certain: open });
  } else {
    takeLand(play, old, nation, [...certain, ...open, ...fill.slice(0, missing)]);
  }
}

export const LAND = awaited<Hispania, Play, LandChoice>({
  what: 'land',
  who: OF_NATION.who,
  values: (_state, { nation, count }) => ({ nation: { kind: 'nation', id: nation }, count }),
  verbs: {
    choose: {
      final: true,
      slots: [
        (_state, { from, count }) => {
          const choices: CountedChoice[] = from.map((id) => ({ ...areaChoice(id), count: 1 }));
          return { kind: 'some', slot: 'provinces', choices, min: count, max: count };
        },
      ],
      does(play, frame, _seat, action) {
        play.pop();
        const chosen = provincesFrom(Object.keys(tallyIn(action.provinces) ?? {}));
        takeLand(play, frame.old, frame.nation, [...frame.certain, ...chosen]);
      },
      byDefault: (state, frame) => ({
        verb: 'choose',
        provinces: Object.fromEntries(richest(state, frame).map((id) => [id, 1])),
      }),
    },
  },
  settles(play, frame) {
    if (seatOf(play.state, frame.nation) !== null) return false;
    play.pop();
    takeLand(play, frame.old, frame.nation, [...frame.certain, ...richest(play.state, frame)]);
    return true;
  },
});

function richest(state: Hispania, { from, count }: LandChoice): readonly ProvinceId[] {
  const { provinces } = book(state);
  return [...from].sort((one, other) => provinces[other].income - provinces[one].income).slice(0, count);
}

/** The old nation's units there leave, others retreat or die (11.saragosse.3); then its own units are placed. */
export function takeLand(play: Play, old: NationId, nation: NationId, land: readonly ProvinceId[]): void {
  const emirate = book(play.state).nations[nation].emirate;
  if (emirate === undefined) return;
  play.emit({ type: 'land-taken', nation, provinces: land });
  const castled = land.filter((id) => (play.state.areas[id][old]?.castle ?? 0) > 0 && id !== emirate.seat);
  for (const province of land) {
    for (const [piece, count] of piecesOf(play.state.areas[province][old])) {
      play.discard(province, old, piece, count, 'transformed');
    }
  }
  if (emirate.seat !== undefined && emirate.castleAtSeat !== undefined) {
    play.add(emirate.seat, nation, 'castle', emirate.castleAtSeat);
    play.emit({ type: 'placed', nation, unit: 'castle', count: 1, to: emirate.seat });
  }
  settle(play, nation, land, emirate.units, emirate.mayReplaceCastle === true ? castled : []);
  expelOthers(play, nation, land);
}

/** All others' units retreat from these provinces, but not into them, nor into other land being taken (6.6.8). */
export function expelOthers(
  play: Play,
  nation: NationId,
  land: readonly ProvinceId[],
  whole: readonly ProvinceId[] = land,
): void {
  const queue = land.flatMap((area) =>
    nationsIn(play.state.areas[area])
      .filter((other) => other !== nation)
      .map((other) => ({ nation: other, area })),
  );
  const inOrder = queue.sort((one, other) => NATION_IDS.indexOf(one.nation) - NATION_IDS.indexOf(other.nation));
  if (inOrder.length > 0) forceRetreat(play, 'transformation', inOrder, whole);
}
