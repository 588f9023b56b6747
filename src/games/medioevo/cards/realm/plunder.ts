import * as kit from '../../../../kit/index.js';
import { lotChoice, lotsAt } from '../../battle/lots.js';
import { heldBy } from '../../control/holder.js';
import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import type { Medioevo } from '../../state/state.js';
import { type Ability, figureOf, type Use } from '../ability.js';
import { underWay } from '../holding.js';

/** Territories that one controls or is just losing, with something that could be plundered and is not protected yet. */
function places(state: Medioevo, { seat }: Use): readonly TerritoryId[] {
  const here = underWay(state);
  const losing = here?.kind === 'spoils' && here.from === seat && isTerritory(here.at) ? [here.at] : [];
  if (state.phase !== 'events' && state.phase !== 'combat' && losing.length === 0) return [];
  return [...new Set([...losing, ...heldBy(state, seat)])].filter(
    (at) => Object.keys(lotsOf(state, seat, at)).length > 0,
  );
}
const lotsOf = (state: Medioevo, seat: string, at: unknown) =>
  typeof at === 'string' && isTerritory(at) ? lotsAt(state, at, seat) : {};

/** As many as a d3 shows (50). */
const MOST = 3;

/** Buildings, vehicles or the market of a territory are not plundered this turn (50, 51). */
export const protectFromPlunder: Ability = {
  fits: (state, use) => places(state, use).length > 0,
  slots: [
    (state, use) => kit.askOne('at', 'territory', places(state, use)),
    (state, use, { at }) => {
      const choices = Object.keys(lotsOf(state, use.seat, at)).map((lot) => lotChoice(state, lot));
      const max = Math.min(choices.length, figureOf(use.card, 'elements', MOST));
      return { kind: 'some', slot: 'lots', choices, min: 1, max };
    },
  ],
  throws: (use) => (figureOf(use.card, 'elements', 0) > 0 ? 0 : MOST),
  does(play, use, action, face) {
    const at = kit.textIn(action, 'at');
    if (!isTerritory(at)) return;
    const fixed = figureOf(use.card, 'elements', 0);
    const most = fixed > 0 ? fixed : face;
    const lots = Object.keys(kit.tallyIn(action.lots) ?? {}).slice(0, most);
    play.set({ lasting: [...play.state.lasting, ...lots.map((lot) => ({ kind: 'spared', at, lot }) as const)] });
    play.emit({ type: 'protected', seat: use.seat, places: [at], lots });
  },
};
