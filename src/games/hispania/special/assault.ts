import { tallyIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import { cardOf, enemiesAt, hasUnitIn, provincesOf } from '../state/reading.js';
import { isPiece, type Piece, piecesOf, stackOf, unitCount, withPiece } from '../state/stack.js';
import type { Hispania, Marched, Stack } from '../state/state.js';
import {
  assaultOf,
  companyDomain,
  companyOf,
  companyRoom,
  declareIfCrowded,
  enterProvince,
  joinedStacks,
  setCompany,
  strongestThatFit,
} from './company.js';
import type { Assault } from './frame.js';
import { isLeaderSpared, noteOf } from './notes.js';
import { provinceConquered } from './prizes.js';

/**
 * EL CID's own turns 17 and 18: he enters Valence and attacks (11.el-cid.10 to 11.el-cid.13). During his turn the
 * company is a note, so that the placing phase does not place it elsewhere.
 */
export function musterCompany(play: Play, nation: NationId): void {
  if (assaultOf(play.state, nation) === null) return;
  const gone = (cardOf(play.state, nation).leaders ?? []).filter(
    ({ name, leavesAtStartOf }) =>
      leavesAtStartOf !== undefined &&
      play.state.turn >= leavesAtStartOf + (isLeaderSpared(play.state, nation, name) ? 1 : 0),
  );
  const company = stackOf(
    piecesOf(companyOf(play.state, nation)).filter(([piece]) => !gone.some(({ name }) => piece === `leader:${name}`)),
  );
  play.nation(nation, { pool: [] });
  keep(play, nation, company);
}

export function beginAssault(play: Play, nation: NationId, pass: 1 | 2): void {
  const power = assaultOf(play.state, nation);
  const company = waitingCompany(play.state, nation);
  if (power === null || pass !== 1 || unitCount(company) === 0) return;
  if (companyRoom(play.state, nation, company, power.province) === 0) return;
  play.push({ kind: 'assault', id: play.nextId(), nation, province: power.province });
}

/** Waiting units keep waiting, with those who retreated off the board (11.el-cid.13), until the next turn. */
export function restCompany(play: Play, nation: NationId): void {
  if (assaultOf(play.state, nation) === null) return;
  const company = joinedStacks(companyOf(play.state, nation), waitingCompany(play.state, nation));
  keep(play, nation, {});
  if (piecesOf(company).length > 0) setCompany(play, nation, company);
}

function keep(play: Play, nation: NationId, company: Stack): void {
  play.note(nation, 'company', Object.fromEntries(piecesOf(company)));
}
/** Adds a unit off the board, if he has no land for it (10.3.4). */
export function joinCompany(play: Play, nation: NationId, piece: Piece): boolean {
  const company = waitingCompany(play.state, nation);
  if (unitCount(company) === 0 || provincesOf(play.state, nation).length > 0) return false;
  keep(play, nation, withPiece(company, piece, 1));
  return true;
}

/** Units waiting during his own turn. */
export function waitingCompany(state: Hispania, nation: NationId): Stack {
  const value = noteOf(state, nation, 'company');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return stackOf(
    Object.entries(value).flatMap(([piece, count]) =>
      isPiece(piece) && typeof count === 'number' ? [[piece, count] as const] : [],
    ),
  );
}

export const ASSAULT = awaited<Hispania, Play, Assault>({
  what: 'assault',
  who: OF_NATION.who,
  values: (_state, { nation, province }) => ({
    nation: { kind: 'nation', id: nation },
    province: { kind: 'province', id: province },
  }),
  verbs: {
    choose: {
      slots: [
        (state, { nation, province }) => {
          const company = waitingCompany(state, nation);
          // Nobody must follow if he holds it already.
          const least = hasUnitIn(state, nation, province) ? 0 : 1;
          return companyDomain(company, companyRoom(state, nation, company, province), least);
        },
      ],
      does(play, { nation, province }, _seat, action) {
        play.pop();
        const company = waitingCompany(play.state, nation);
        const { entered, left } = enterProvince(play, nation, company, tallyIn(action.units) ?? {}, province);
        keep(play, nation, left);
        if (piecesOf(entered).length > 0) play.emit({ type: 'company-entered', province, units: entered });
        halt(play, province, entered);
        declareIfCrowded(play, nation, province);
        // With no enemy there it is conquered by walking in (11.el-cid.15).
        if (enemiesAt(play.state, province, nation).length === 0) provinceConquered(play, nation, province);
      },
      byDefault(state, { nation, province }) {
        const company = waitingCompany(state, nation);
        return { verb: 'choose', units: strongestThatFit(company, companyRoom(state, nation, company, province)) };
      },
    },
  },
  settles(play, { nation, province }) {
    // A capital moved away meanwhile may have reduced the room.
    if (companyRoom(play.state, nation, waitingCompany(play.state, nation), province) > 0) return false;
    play.pop();
    return true;
  },
});

/** Units that came this way do not move on, and crossed no border. */
function halt(play: Play, province: ProvinceId, entered: Stack): void {
  const halted: Marched[] = piecesOf(entered).map(([unit, count]) => ({
    unit,
    count,
    used: 0,
    led: [],
    from: 'sea',
    river: false,
    halted: true,
  }));
  play.set({ march: { ...play.state.march, [province]: [...(play.state.march[province] ?? []), ...halted] } });
}
