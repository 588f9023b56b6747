import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import type { CountedChoice } from '../../../core/offer.js';
import { ok, type Phrase, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { pieceChoice } from '../engine/domain.js';
import { NATION_IDS, type NationId, type ProvinceId, UNIT_KINDS } from '../facts/ids.js';
import { atBattleTime } from '../odds/battle-time.js';
import type { Stays } from '../odds/fight.js';
import { oddsAhead } from '../odds/odds.js';
import { oddsNow, oddsPhrase } from '../odds/phrase.js';
import { STANDS_UNTIL, type StandsUntil } from '../state/battle.js';
import { cardOf, enemiesAt, isProvince, seatOf } from '../state/reading.js';
import { isPiece, isUnitKind, type Piece, piecesOf, stackOf, unitCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { areaNamed, unitsIn } from '../typing/lexicon.js';
import { answer, nationNamed } from './questions.js';

/** The odds of the current battle, of the next due one, or of units named against others named (or there). */
export function oddsAnswer(state: Hispania, seat: SeatId | null, options: TypedOptions): Result<Interpreted> {
  const fighting = state.frames.findLast((frame) => frame.kind === 'battle');
  const area =
    options.province === undefined && fighting !== undefined
      ? ok(fighting.province)
      : areaNamed(options.province, 'province');
  if (!area.ok) return area;
  const province = area.value;
  if (!isProvince(province)) return refuse('odds-nobody');
  const supposing = options.units !== undefined || options.against !== undefined;
  const here = fighting?.province === province ? fighting : undefined;
  const until = STANDS_UNTIL.find((one) => one === options.until) ?? null;
  if (here !== undefined && !supposing) {
    const stays = staying(until, here.defender.strength);
    return planned(state, seat, here.defender.nation, province, until, [oddsNow(state, here, stays)]);
  }
  const attacker = here?.attacker.nation ?? state.stage.nation;
  const enemies = attacker === null ? [] : enemiesAt(state, province, attacker);
  const named = enemies.find((enemy) => enemy === nationNamed(options.nation));
  const defender =
    attacker === null
      ? undefined
      : (here?.defender.nation ?? named ?? enemies[0] ?? supposed(state, options, attacker));
  if (attacker === null || defender === undefined) return refuse('odds-nobody');
  const then = atBattleTime(state, attacker);
  const left = force(state, attacker, options.units, then.areas[province][attacker]);
  const right = force(state, defender, options.against, state.areas[province][defender]);
  if (!left.ok) return left;
  if (!right.ok) return right;
  if (unitCount(left.value) === 0 || unitCount(right.value) === 0) return refuse('odds-nobody');
  const [own, theirs] = [
    { nation: attacker, units: left.value },
    { nation: defender, units: right.value },
  ];
  const stays = staying(until, unitCount(theirs.units));
  const phrase = oddsPhrase(province, own, theirs, oddsAhead(then, province, own, theirs, stays), stays);
  return planned(state, seat, defender, province, until, [phrase]);
}

/** The defender leaves when half of his units are lost, or stays to the end. */
function staying(until: StandsUntil | null, strength: number): Stays | undefined {
  return until === 'half' ? { attacker: 0, defender: Math.floor(strength / 2) } : undefined;
}

/** The defender's trial, as a standing order. */
function planned(
  state: Hispania,
  seat: SeatId | null,
  nation: NationId,
  province: ProvinceId,
  until: StandsUntil | null,
  lines: readonly Phrase[],
): Result<Interpreted> {
  const told = answer(lines);
  if (seat === null || seatOf(state, nation) !== seat || !told.ok || told.value.kind !== 'answer') return told;
  const plans = (until === null ? STANDS_UNTIL : [until]).map((how) => ({
    label: { key: `stand-${how}`, values: { province: { kind: 'province', id: province } } },
    action: { verb: 'order', kind: 'stand', nation, province, until: how },
  }));
  return ok({ ...told.value, plans });
}

/** Hypothetical units: of the nation named, or of one in play with such units. */
function supposed(state: Hispania, options: TypedOptions, attacker: NationId): NationId | undefined {
  if (options.against === undefined) return undefined;
  const others = NATION_IDS.filter((nation) => nation !== attacker);
  const present = others.filter((nation) => state.nations[nation].status === 'playing');
  const fits = (nation: NationId) => {
    const named = force(state, nation, options.against, undefined);
    return named.ok && piecesOf(named.value).every(([piece]) => has(state, nation, piece));
  };
  return nationNamed(options.nation) ?? present.find(fits) ?? others.find(fits) ?? present[0] ?? others[0];
}

/** Is its kind on the nation's card? A nameless Leader fits any. */
function has(state: Hispania, nation: NationId, piece: Piece): boolean {
  return !isUnitKind(piece) || (cardOf(state, nation).limits[piece] ?? 0) > 0;
}

/** Units typed freely ("3 infantry, tarik"), otherwise those there. */
function force(
  state: Hispania,
  nation: NationId,
  typed: TypedOptions[string] | undefined,
  here: Stack | undefined,
): Result<Stack> {
  if (typed === undefined) return ok(here ?? {});
  const kinds = UNIT_KINDS.map((kind): CountedChoice => ({ ...pieceChoice(kind), count: 30 }));
  const named = (cardOf(state, nation).leaders ?? []).map(
    ({ name }): CountedChoice => ({ ...pieceChoice(`leader:${name}`), count: 1 }),
  );
  const leader: CountedChoice = { id: 'leader:any', name: { kind: 'unit', id: 'leader' }, count: 1 };
  const tally = unitsIn(String(typed), {
    kind: 'some',
    slot: 'units',
    choices: [...kinds, ...named, leader],
    min: 1,
    max: 200,
  });
  if (!tally.ok) return tally;
  return ok(stackOf(Object.entries(tally.value).flatMap(([id, count]) => (isPiece(id) ? [[id, count] as const] : []))));
}
