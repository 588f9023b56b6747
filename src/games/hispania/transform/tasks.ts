import type { Play } from '../engine/play.js';
import type { Task } from '../engine/rules.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { openNation } from './close.js';
import { settleHandover } from './handover.js';
import { openEmirate } from './land.js';
import { transforms } from './scope.js';
import { transform } from './transform.js';

/** In the old nations' playing order, OMEYYAD's heirs in theirs (9.4.3). */
export const TRANSFORMATIONS: readonly Task[] = NATION_IDS.flatMap((from) => {
  const heirs = STANDARD_BOOK.nations[from].becomes?.into ?? [];
  if (heirs.length <= 1) return heirs.length === 0 ? [] : [(play: Play) => transform(play, from)];
  return [
    (play: Play) => fall(play, from, heirs),
    ...heirs.map((heir) => (play: Play) => inherit(play, from, heir, heirs)),
  ];
});

/** The Caliphate falls (11.omeyyad.16). Its units are counted for its successor before the emirates take theirs. */
function fall(play: Play, from: NationId, heirs: readonly NationId[]): void {
  if (!transforms(play.state, from)) return;
  play.emit({ type: 'transformed', nation: from, into: heirs, gone: false });
  const last = heirs.at(-1);
  if (last !== undefined) settleHandover(play, from, last);
}

/** The first take their land; the last gets the rest (11.seville.1). */
function inherit(play: Play, from: NationId, heir: NationId, heirs: readonly NationId[]): void {
  if (!transforms(play.state, from)) return;
  if (heir !== heirs.at(-1)) {
    openEmirate(play, from, heir);
    return;
  }
  openNation(play, heir);
  play.push({ kind: 'conversion', id: play.nextId(), from, into: heir });
}
