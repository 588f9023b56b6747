import type { Action } from '../../../core/action.js';
import type { Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { homeOf, landsBy, territoryCard } from '../facts/board.js';
import { type Level, TRANSPORT_IDS, type TransportId } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type TerritoryId } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { isShip, isTrade } from '../state/vehicle.js';

/** Two levels of transports: one of level II, or two of level I (1.4). */
const SECOND_LEVEL = '-2';
const TRANSPORT_CHOICES = [...TRANSPORT_IDS, ...TRANSPORT_IDS.map((id) => `${id}${SECOND_LEVEL}`)];

function homes(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const kingdom = state.realms[seat]?.kingdom;
  return kingdom === null || kingdom === undefined ? [] : homeOf(bookOf(state.overrides).board, kingdom);
}
const inhabited = (state: Medioevo, seat: SeatId) =>
  homes(state, seat).filter((at) => territoryCard(bookOf(state.overrides).board, at).inhabited);
const ports = (state: Medioevo, seat: SeatId) =>
  homes(state, seat).filter((at) => territoryCard(bookOf(state.overrides).board, at).port);

function chosenTransport(id: unknown): { readonly kind: TransportId; readonly level: Level } | null {
  if (typeof id !== 'string') return null;
  const second = id.endsWith(SECOND_LEVEL);
  const kind = kit.oneIn(TRANSPORT_IDS, second ? id.slice(0, -SECOND_LEVEL.length) : id);
  return kind === null || kind === undefined ? null : { kind, level: second ? 2 : 1 };
}

/** Ships lie in a port of the home; without one there are none (1.4). */
const kindsFor = (state: Medioevo, seat: SeatId, second: boolean) =>
  TRANSPORT_CHOICES.filter((id) => {
    const transport = chosenTransport(id);
    if (transport === null || (second && transport.level === 2)) return false;
    return ports(state, seat).length > 0 || !isShip(transport);
  });
const placesFor = (state: Medioevo, seat: SeatId, id: unknown) => {
  const transport = chosenTransport(id);
  return transport !== null && isShip(transport) ? ports(state, seat) : homes(state, seat);
};

/** Without a war wagon or galley there is no full move (6.1.1). */
export function carriesUnits(id: unknown): boolean {
  const transport = chosenTransport(id);
  return transport !== null && !isTrade(transport);
}

const two = (filled: Filled) => chosenTransport(filled.transport)?.level === 1;

type Here = FrameOf<'founding'>;

/** His own step, now or still to come. */
function stepOf({ frames }: Medioevo, seat: SeatId): Here | null {
  const found = frames.find((frame) => frame.kind === 'founding' && frame.seat === seat);
  return found?.kind === 'founding' ? found : null;
}

/** Whoever has not chosen yet, in turn order. */
function choosing(state: Medioevo): readonly SeatId[] {
  return state.order.filter((seat) => {
    const own = stepOf(state, seat);
    return own !== null && own.laid === undefined;
  });
}

/**
 * In turn order each places his village, his archer and two levels of transports in his home (1.4). All may choose at
 * once: the homes do not touch, and a later choice is carried out when its turn comes.
 */
export const founding: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'founding',
  who: choosing,
  verbs: {
    found: {
      byDefault: (state, _here, seat) => {
        const village = usualVillage(state, seat);
        return {
          verb: 'found',
          village,
          archer: village,
          transport: 'caravan',
          at: village,
          second: 'war-wagon',
          'second-at': village,
        };
      },
      slots: [
        (state, _here, seat) => kit.askOne('village', 'territory', inhabited(state, seat)),
        (state, _here, seat) => kit.askOne('archer', 'territory', homes(state, seat)),
        (state, _here, seat) => kit.askOne('transport', 'transport', kindsFor(state, seat, false)),
        (state, _here, seat, filled) => kit.askOne('at', 'territory', placesFor(state, seat, filled.transport)),
        (state, _here, seat, filled) =>
          two(filled) ? kit.askOne('second', 'transport', kindsFor(state, seat, true)) : null,
        (state, _here, seat, filled) =>
          two(filled) ? kit.askOne('second-at', 'territory', placesFor(state, seat, filled.second)) : null,
      ],
      does(play, here, seat, action) {
        const own = stepOf(play.state, seat);
        if (own !== null && own.id !== here.id) {
          play.replace({ ...own, laid: action });
          play.emit({ ...action, type: 'chose', seat, audience: [seat] });
          return;
        }
        found(play, seat, action);
      },
    },
  },
  settles(play, { seat, laid }) {
    if (laid === undefined) return false;
    found(play, seat, laid);
    return true;
  },
});

function found(play: Play, seat: SeatId, action: Action): void {
  play.pop();
  const place = (slot: string) => {
    const at = action[slot];
    return typeof at === 'string' && isTerritory(at) ? at : null;
  };
  const [village, archer] = [place('village'), place('archer')];
  if (village === null || archer === null) return;
  play.changeLand(village, { civil: { level: 1, damage: 0 } });
  play.addUnits(archer, seat, { archer: 1 });
  const transports: Record<string, number> = {};
  const places: TerritoryId[] = [];
  for (const [what, where] of [
    ['transport', 'at'],
    ['second', 'second-at'],
  ] as const) {
    const [transport, at] = [chosenTransport(action[what]), place(where)];
    if (transport === null || at === null) continue;
    play.addVehicle({ ...NEW_VEHICLE, ...transport, owner: seat, at });
    const kind = transport.level === 2 ? `${transport.kind}${SECOND_LEVEL}` : transport.kind;
    transports[kind] = (transports[kind] ?? 0) + 1;
    places.push(at);
  }
  play.emit({ type: 'founded', seat, at: village, archer, transports, places });
}

export const NEW_VEHICLE = { units: {}, cubes: [], aboard: null, used: 0, stopped: false } as const;

/** The inhabited home zone with a port and most neighbours, lowest id. */
function usualVillage(state: Medioevo, seat: SeatId): TerritoryId {
  const { board } = bookOf(state.overrides);
  const worth = (at: TerritoryId) => (territoryCard(board, at).port ? 100 : 0) + landsBy(board, at).length;
  const [best] = inhabited(state, seat).toSorted((one, other) => worth(other) - worth(one) || (one < other ? -1 : 1));
  if (best === undefined) throw new Error(`${seat} has no inhabited home`);
  return best;
}
