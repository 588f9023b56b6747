import * as kit from '../../../kit/index.js';
import { NATION_IDS } from '../facts/ids.js';
import { isArea, isProvince } from '../state/reading.js';

const { known, oneOf } = kit.shape;

/** Where a nation is meant, the bare name will do: `leon` is LEÓN. */
const BARE = Object.fromEntries(NATION_IDS.map((id) => [id.replace('-nation', ''), id]));
export const nation = oneOf(NATION_IDS, BARE);
export const area = known(isArea);
export const province = known(isProvince);
