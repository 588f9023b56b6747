import { armyAttack, type Field } from '../battle/contest.js';
import { type CityId, type CommanderId, isCity, type SpaceId } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import { destinationByFace, destinationsOf } from '../revolt/destinations.js';
import { moveCommander } from '../state/changes.js';
import { garrisonsAt } from '../state/pieces.js';
import { WORTH } from './worth.js';

/** By city: each neighbouring army, and how many of six throws bring it there. */
export type Threats = ReadonlyMap<CityId, readonly { readonly from: CityId; readonly chance: number }[]>;

export function threatsOf(field: Field): Threats {
  const threats = new Map<CityId, { readonly from: CityId; readonly chance: number }[]>();
  for (const army of field.pieces.armies) {
    const [only, another] = destinationsOf(field, army);
    const tries =
      only !== undefined && another === undefined ? [only] : destinationByFace(field, army).map(([, to]) => to);
    for (const city of new Set(tries)) {
      if (city === null) continue;
      const chance = tries.filter((to) => to === city).length / tries.length;
      const known = threats.get(city);
      if (known === undefined) threats.set(city, [{ from: army.at, chance }]);
      else known.push({ from: army.at, chance });
    }
  }
  return threats;
}

/** A general's expected loss there when the armies move. */
export function dangerAt(field: Field, threats: Threats, who: CommanderId, at: SpaceId): number {
  if (!isCity(at)) return 0;
  const coming = threats.get(at);
  if (coming === undefined) return 0;
  const there: Field = { ...field, pieces: moveCommander(field.pieces, who, at) };
  const stake = WORTH.general + garrisonsAt(field.pieces, at).length * WORTH.garrison;
  return coming.reduce((sum, { from, chance }) => {
    const army = field.pieces.armies.find((one) => one.at === from);
    if (army === undefined) return sum;
    const { greater, less, of } = chancesOf(armyAttack(there, army, at, who));
    return sum + chance * ((greater / of) * stake - (less / of) * WORTH.army);
  }, 0);
}
