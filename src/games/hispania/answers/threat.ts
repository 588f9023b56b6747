import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import { ok, type Phrase, type Result, refuse, type Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { nationChoice } from '../engine/domain.js';
import { NATION_IDS, type NationId } from '../facts/ids.js';
import { chanceTerm } from '../odds/ahead.js';
import { unitTerms } from '../odds/phrase.js';
import { type Menace, menacesTo } from '../odds/threat.js';
import { nationsOf, provincesOf } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { hints } from '../typing/lexicon.js';
import { nationNamed } from './questions.js';

/** Attacks told one by one for a nation; the rest is a number. */
const TOLD = 10;

/** `/threat`: who can reach which land of a nation, or of all of one's nations, before it plays again, with the odds. */
export function threatAnswer(state: Hispania, seat: SeatId | null, options: TypedOptions): Result<Interpreted> {
  const named = nationNamed(options.nation);
  if (options.nation !== undefined && named === null) {
    const text = String(options.nation);
    return refuse('nation-unknown', { text, ...hints(NATION_IDS.map(nationChoice), text) });
  }
  const nations = named === null ? concerned(state, seat) : [named];
  const [first] = nations;
  if (first === undefined) return ok({ kind: 'answer', lines: [{ key: 'threat-no-land' }] });
  const lines = nations.flatMap((nation) => linesOf(state, nation, nations.length === 1 ? TOLD : TOLD / 2));
  lines.push({ key: 'threat-how' });
  return ok({ kind: 'answer', lines, picture: { show: 'threat', places: [first] } });
}

/** One's nations with land, the active one first; of whoever plays none, the active one. */
function concerned(state: Hispania, seat: SeatId | null): readonly NationId[] {
  const { nation: active } = state.stage;
  const own = seat === null ? [] : nationsOf(state, seat);
  const all = own.length > 0 ? own : active === null ? [] : [active];
  const landed = all.filter((nation) => provincesOf(state, nation).length > 0);
  return [...landed].sort((one, other) => Number(other === active) - Number(one === active));
}

function linesOf(state: Hispania, nation: NationId, most: number): readonly Phrase[] {
  const land = provincesOf(state, nation);
  const name = { kind: 'nation', id: nation };
  if (land.length === 0) return [{ key: 'threat-landless', values: { nation: name } }];
  const menaces = menacesTo(state, nation);
  const told = menaces.slice(0, most);
  const rest = menaces[most];
  const safe = land.filter((province) => menaces.every((one) => one.province !== province));
  return [
    { key: menaces.length === 0 ? 'threat-none' : 'threat-to', values: { nation: name } },
    ...told.map((one) => menaceLine(state, nation, one)),
    ...(rest === undefined
      ? []
      : [{ key: 'threat-more', values: { count: menaces.length - most, wins: chanceTerm(rest.wins) } }]),
    ...(safe.length === 0 || menaces.length === 0
      ? []
      : [{ key: 'threat-safe', values: { provinces: safe.map((id): Term => ({ kind: 'province', id })) } }]),
  ];
}

function menaceLine(state: Hispania, nation: NationId, menace: Menace): Phrase {
  const { province, by, turn, units, crossed, second, wins } = menace;
  return {
    key: 'threat',
    values: {
      province: { kind: 'province', id: province },
      defenders: unitTerms(state.areas[province][nation]),
      nation: { kind: 'nation', id: by },
      attackers: unitTerms(units),
      wins: chanceTerm(wins),
      ...(turn === state.turn ? {} : { turn }),
      ...(unitCount(crossed) === 0 ? {} : { crossed: unitCount(crossed) }),
      ...(second ? { how: { kind: 'choice', id: 'by-second-move' } } : {}),
    },
  };
}
