import { oneIn } from '../../../kit/offers/chosen.js';
import { askOne } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { doneOnce } from '../../../kit/steps/by-itself.js';
import type { CampaignPlay, NewFrame } from '../engine/play.js';
import { CITY_IDS, type CityId, PROVINCE_IDS } from '../facts/ids.js';
import { type Choosing, sensibleMarch } from '../policy/revolt.js';
import { moveArmy } from '../state/changes.js';
import type { Frame, MarchFrame } from '../state/frame.js';
import { armyAt, commandersAt, revoltsAt } from '../state/pieces.js';
import { board, fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { destinationsOf, hasRomans, nearestTo } from './destinations.js';
import { restOfTurn } from './effect.js';

/** All armies, by their current provinces (8.2.1, 8.2.10). */
export const MARCHES = doneOnce<Draco, CampaignPlay, Extract<Frame, { readonly kind: 'marches' }>>((play) => {
  const place = (at: CityId) => PROVINCE_IDS.indexOf(play.board.cities[at].province);
  const armies = [...play.pieces.armies].sort((one, other) => place(one.at) - place(other.at));
  play.next(...armies.map(({ at }): NewFrame => ({ kind: 'march', at, to: null })));
});

function options(state: Draco, at: CityId): readonly CityId[] {
  const army = armyAt(state.pieces, at);
  return army === undefined ? [] : destinationsOf(fieldOf(state), army);
}

/** One army; Hispano may choose before the die (10.7.7). */
export const MARCH = awaited<Draco, CampaignPlay, MarchFrame>({
  what: 'march',
  kind: 'window',
  who: ({ hispano }) => (hispano === null ? [] : [hispano]),
  values: (_state, { at }) => ({ at: { kind: 'space', id: at } }),
  verbs: {
    choose: {
      final: true,
      slots: [(state, { at }) => askOne('to', 'space', options(state, at))],
      does: (play, here, _seat, action) => choose(play, here, oneIn(CITY_IDS, action.to)),
    },
    hold: {
      final: true,
      does: leaveToDie,
      byDefault: (state, here) => sensibleMarch(state, here.at, options(state, here.at)),
    },
    rest: restOfTurn(leaveToDie),
  },
  settles(play, here) {
    const cities = options(play.state, here.at);
    const [only, another] = cities;
    const { hispano, turn, orders } = play.state;
    if (here.to === null && another !== undefined && hispano !== null && turn.hispano > 0) {
      if (orders.choose === 'ask') return false;
      const answer: Choosing =
        orders.choose === 'sensible' ? sensibleMarch(play.state, here.at, cities) : { verb: 'hold' };
      if (answer.verb === 'choose') choose(play, here, answer.to);
      else leaveToDie(play, here);
      return true;
    }
    play.pop();
    if (only === undefined) return true;
    const chosen = here.to !== null && here.to !== 'die';
    const face =
      chosen || another === undefined
        ? 0
        : play.dice.roll(6, { what: 'march', values: { at: { kind: 'space', id: here.at } } });
    const to = chosen
      ? oneIn(CITY_IDS, here.to ?? undefined)
      : another === undefined
        ? only
        : nearestTo(play, cities, face);
    play.emit({ type: 'army-chose', at: here.at, options: cities, face, to, chosen });
    if (to !== null) go(play, here.at, to);
    return true;
  },
});

function leaveToDie(play: CampaignPlay, here: MarchFrame): void {
  play.replace({ ...here, to: 'die' });
}

function choose(play: CampaignPlay, here: MarchFrame, to: CityId | null): void {
  play.spendOfHispano(1);
  play.replace({ ...here, to: to ?? 'die' });
}

/** Into the city, with a disc if it has none (8.2.8, 8.2.9), or against those in its way (8.3.1). */
function go(play: CampaignPlay, from: CityId, to: CityId): void {
  if (hasRomans(play.state, to)) {
    attackOrBesiege(play, from, to, 0);
    return;
  }
  const quiet = revoltsAt(play.pieces, to) === 0;
  if (quiet && !play.mustPlace(to)) return;
  play.setPieces(moveArmy(play.pieces, from, to));
  play.emit({ type: 'army-marched', from, to, province: board(play.state).cities[to].province, placed: quiet });
}

/** A general is attacked, with or without garrisons; garrisons alone are besieged. */
export function attackOrBesiege(play: CampaignPlay, army: CityId, target: CityId, denarii: number): void {
  const [commander] = commandersAt(play.pieces, target);
  const contest = commander === undefined ? 'army-siege' : 'army-attack';
  play.emit({ type: 'declared', contest, commander: commander ?? null, army, target, denarii, thread: target });
  play.next({
    kind: 'combat',
    contest,
    commander: commander ?? null,
    army,
    target,
    denarii,
    raise: denarii,
    stage: 'raise',
    roman: null,
    hispanic: null,
    verdict: null,
  });
}
