import type { AdviceAsked } from '../../../core/adviser.js';
import { areaIn } from '../engine/domain.js';
import { type NationId, UNIT_KINDS } from '../facts/ids.js';
import { killPoints } from '../scoring/kills.js';
import { enemiesAt, isProvince } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { type Option, option } from './advised.js';

/** 11.el-cid: his kills score as one's own; he costs gold, and takes all the risk. */
const SUCCESS = 0.75;
const PER_GOLD = 0.11;
const FEE: Readonly<Record<string, number>> = { knight: 2, crusader: 2, castle: 3 };

/** The most expensive affordable target first. */
export function hiring(state: Hispania, nation: NationId, asked: AdviceAsked): readonly Option[] {
  if (!asked.offers.some(({ verb }) => verb === 'recruit')) return [];
  const provinces = asked.ask('recruit', {});
  if (provinces.kind !== 'one') return [];
  return provinces.choices.flatMap(({ id }) => {
    const area = areaIn(id);
    const [enemy] = area === null ? [] : enemiesAt(state, area, nation);
    if (area === null || enemy === undefined || !isProvince(area)) return [];
    const filled: Record<string, string | number> = { province: area };
    let [points, fee] = [0, 0];
    for (;;) {
      const domain = asked.ask('recruit', filled);
      if (domain.kind !== 'number') break;
      const unit = UNIT_KINDS.find((kind) => kind === domain.slot);
      const each = unit === undefined ? 0 : killPoints(state, { by: nation, of: enemy, unit, ledBy: [] });
      const count = each > 0 ? domain.max : domain.min;
      filled[domain.slot] = count;
      points += count * each;
      fee += count * (FEE[domain.slot] ?? 1);
    }
    const gain = SUCCESS * points - PER_GOLD * fee - HIS_SHARE * fee;
    return gain > 0.5
      ? [option({ verb: 'recruit', ...filled }, gain, 'recruit', { area: { kind: 'province', id: area } })]
      : [];
  });
}
/** The gold becomes his points, and he is another's. */
const HIS_SHARE = 0.15;
