import type { SeatId } from '../../../core/seat.js';
import { forgetPactsOf } from '../diplomacy/breach.js';
import type { Play } from '../engine/play.js';
import { TERRITORY_IDS } from '../facts/place-ids.js';
import { together } from '../state/units.js';

/**
 * Interest unpaid in two consecutive turns (8.4): pieces, cards and tokens go back, its home is unowned from then on;
 * the units it holds return to their owners as after a surrender; its wars end without penalty.
 */
export function eliminate(play: Play, seat: SeatId): void {
  play.changeRealm(seat, { out: true, cash: 0 });
  for (const { id, owner } of play.state.vehicles) if (owner === seat) play.removeVehicle(id);
  for (const at of TERRITORY_IDS) {
    const land = play.land(at);
    const { [seat]: _gone, ...armies } = land.armies;
    const token = land.token?.owner === seat ? null : land.token;
    if (land.holder === seat || land.armies[seat] !== undefined || land.token?.owner === seat) {
      play.changeLand(at, { armies, token, holder: land.holder === seat ? null : land.holder });
    }
  }
  const { prisoners, cards } = play.realm(seat);
  for (const other of play.state.seats) {
    const { [seat]: _freed, ...held } = play.realm(other).prisoners;
    const { [seat]: _over, ...wars } = play.realm(other).wars;
    const back = prisoners[other];
    play.changeRealm(other, {
      prisoners: held,
      wars,
      ...(back === undefined
        ? {}
        : { surrendered: together(play.realm(other).surrendered, back), surrenderedIn: play.state.turn }),
    });
  }
  play.set({
    empireDeck: {
      ...play.state.empireDeck,
      bottom: [...play.state.empireDeck.bottom, ...cards.map(({ number }) => `${number}`)],
    },
    order: play.state.order.filter((other) => other !== seat),
  });
  play.changeRealm(seat, { cards: [], tokens: {}, turnedTokens: {}, prisoners: {}, wars: {}, route: null });
  forgetPactsOf(play, seat);
  play.emit({ type: 'eliminated', seat });
}
