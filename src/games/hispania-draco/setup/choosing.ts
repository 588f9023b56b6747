import { oneIn } from '../../../kit/offers/chosen.js';
import { askOne, named } from '../../../kit/offers/domain.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { CampaignPlay } from '../engine/play.js';
import { CITY_IDS, type CityId } from '../facts/ids.js';
import { revoltsOfNumber } from '../facts/level.js';
import { scenarioOf } from '../facts/scenario.js';
import { sensibleMuster, sensibleUprising } from '../policy/revolt.js';
import { drawArmy } from '../revolt/roll.js';
import { placeArmy } from '../state/changes.js';
import type { Frame } from '../state/frame.js';
import { board } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { armiesToMuster, cityNumbersFor, provincesForArmies, raiseCity } from './draws.js';
import { citiesInRevolt } from './pieces.js';

type Of<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

const hispano = ({ hispano: seat }: Draco) => (seat === null ? [] : [seat]);

/** The cities that may revolt in the next province (10.7.2). */
export function citiesToRise(state: Draco, { provinces: [province] }: Of<'uprising'>): readonly CityId[] {
  if (province === undefined) return [];
  const numbers = cityNumbersFor(scenarioOf(state.options.scenario), province);
  return board(state).citiesOf[province].filter((_, place) => numbers.includes(place + 1));
}

/** Hispano chooses the city that revolts, province by province (10.7.2). */
export const UPRISING = awaited<Draco, CampaignPlay, Of<'uprising'>>({
  what: 'uprising',
  who: hispano,
  values: (_state, { provinces: [province] }) => ({ province: { kind: 'province', id: province ?? '' } }),
  verbs: {
    uprising: {
      slots: [
        (state, here) => ({
          kind: 'one',
          slot: 'city',
          choices: citiesToRise(state, here).map((city) => ({
            ...named('space', city, 'discs'),
            values: { discs: revoltsOfNumber(board(state).cities[city].shield) },
          })),
        }),
      ],
      does(play, here, _seat, action) {
        const city = oneIn(CITY_IDS, action.city);
        if (city !== null) raiseCity(play, city);
        play.replace({ ...here, provinces: here.provinces.slice(1) });
      },
      byDefault: (state, here) => ({ verb: 'uprising', city: sensibleUprising(citiesToRise(state, here)) }),
    },
  },
  settles(play, { provinces }) {
    if (provinces.length > 0) return false;
    play.pop();
    return true;
  },
});

function citiesToMuster(state: Draco): readonly CityId[] {
  const facts = board(state);
  return provincesForArmies(state, facts).flatMap((province) => citiesInRevolt(facts, state.pieces, province));
}

/** Hispano places the armies; their kind is drawn before (10.7.3). */
export const MUSTER = awaited<Draco, CampaignPlay, Of<'muster'>>({
  what: 'muster',
  who: hispano,
  values: (_state, { army }) => ({ army: { kind: 'army', id: army ?? 'normal' } }),
  verbs: {
    muster: {
      slots: [(state) => askOne('city', 'space', citiesToMuster(state))],
      does(play, here, _seat, action) {
        const at = oneIn(CITY_IDS, action.city);
        if (at === null || here.army === null) return;
        play.setPieces(placeArmy(play.pieces, here.army, at));
        play.emit({ type: 'army-rose', army: here.army, at });
        play.replace({ ...here, army: null });
      },
      byDefault: (state) => ({ verb: 'muster', city: sensibleMuster(state, citiesToMuster(state)) }),
    },
  },
  settles(play, here) {
    if (here.army !== null) return false;
    if (armiesToMuster(play) === 0 || citiesToMuster(play.state).length === 0) play.pop();
    else play.replace({ ...here, army: drawArmy(play) });
    return true;
  },
});
