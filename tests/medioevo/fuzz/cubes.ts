import { TERRITORY_IDS } from '../../../src/games/medioevo/facts/place-ids.js';
import { cubesCarried } from '../../../src/games/medioevo/movement/roles.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { must } from '../../kit/fuzz/broken.js';
import type { Played } from '../../kit/fuzz/subject.js';

/** No cube aboard or in a market that was not bought, placed or moved there; none gone but sold, lost or plundered. */
export function checkCubes({ before, after, events, action }: Played<Medioevo>): void {
  if (before.lands === after.lands && before.vehicles === after.vehicles) return;
  const [bought, sold, lost] = ['cubes-bought', 'cubes-sold', 'cubes-lost'].map((type) =>
    events.reduce((sum, event) => sum + (event.type === type ? Number(event.count) : 0), 0),
  );
  const stayed = (vehicles: Medioevo['vehicles']) =>
    vehicles
      .filter(({ id }) => before.vehicles.some((one) => one.id === id) && after.vehicles.some((one) => one.id === id))
      .reduce((sum, { cubes }) => sum + cubes.length, 0);
  const more = stayed(after.vehicles) - stayed(before.vehicles);
  const told = (bought ?? 0) - (sold ?? 0) - (lost ?? 0);
  must(more === told, () => `${more} cubes more aboard, ${told} are told: ${JSON.stringify(action)}`);
  for (const one of after.vehicles) {
    if (before.vehicles.some(({ id }) => id === one.id)) {
      must(
        one.cubes.length <= cubesCarried(after, one),
        () => `${one.cubes.length} cubes aboard ${one.kind} ${one.id}`,
      );
    } else must(one.cubes.length === 0, () => `${one.kind} ${one.id} comes with cubes`);
  }
  for (const at of TERRITORY_IDS) {
    const [was, is] = [before.lands[at].market.length, after.lands[at].market.length];
    if (before.lands[at].market === after.lands[at].market) continue;
    const count = (type: string, where: string) =>
      events.filter((event) => event.type === type && event[where] === at).length;
    const wanted = was + count('cube-placed', 'at') + count('cube-moved', 'to') - count('cube-moved', 'from');
    const bare = is < wanted && count('plundered', 'at') > 0;
    must(
      is === wanted || bare,
      () => `the market of ${at} has ${is} cubes, ${wanted} are told: ${JSON.stringify(action)}`,
    );
  }
}
