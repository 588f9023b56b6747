import type { Action, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Domain } from '../../../core/offer.js';
import { ok, type Result, refuse, type Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { isAll, partsOf } from '../../../kit/typed/counted.js';
import { termOf } from '../../../kit/typed/names.js';
import { pieceChoice } from '../engine/domain.js';
import { ask, offers } from '../engine/steps.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { choiceNamed, hints, unitsIn } from './lexicon.js';

/**
 * `/target`: `unit:cavalry` aims everything at Cavalry; `units:"infantry > castle; castle > 2 cavalry, 1 infantry"`
 * says it kind by kind. Kinds that are not named aim at what `unit` says, else at the only target there is.
 */
export function meantAims(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  if (!offers(state, seat).some(({ verb }) => verb === 'target')) return ok([{ verb: 'target' }]);
  const said = new Map<UnitKind, string>();
  let rest = typeof options.unit === 'string' ? options.unit : null;
  const parts = partsSaid(String(options.units ?? ''));
  const shooting = rest !== null && parts.length === 1 && parts[0]?.[1] === undefined ? (parts[0]?.[0] ?? null) : null;
  if (rest !== null && shooting !== null && !isAll(shooting)) {
    // `unit:cavalry units:"3 infantry"`: whichever of the two can be aimed at is the target.
    const spoken = pairOf(state, seat, rest, shooting);
    return spoken.ok ? fill(state, seat, spoken.value, null) : spoken;
  }
  for (const [shooters, target] of parts) {
    if (target === undefined) {
      // "all" alone are the shooters, whatever `unit` says they aim at.
      if (!isAll(shooters)) rest = shooters;
      continue;
    }
    if (isAll(shooters)) rest = target;
    for (const shooter of isAll(shooters) ? [] : partsOf(shooters)) {
      const known = shooterNamed(shooter);
      if (!known.ok) return known;
      const { unit, dice } = known.value;
      const short = tooFew(state, seat, unit, dice, shooter);
      if (short !== null) return short;
      const before = said.get(unit);
      const now = dice === null || /\d/.test(target) ? target : `${dice} ${target}`;
      said.set(unit, before === undefined ? now : `${before}, ${now}`);
    }
  }
  return fill(state, seat, said, rest);
}

/** "infantry > castle; castle > 2 cavalry, 1 infantry", or with a comma where that leaves no doubt. */
function partsSaid(text: string): readonly (readonly [string, string | undefined])[] {
  const cut = (part: string) => {
    const [shooter, target] = part.split(AIMED_AT);
    return [shooter?.trim() ?? '', target?.trim()] as const;
  };
  return text
    .split(';')
    .flatMap((part) => (part.split(AIMED_AT).length > 2 ? byShooter(part) : [part]))
    .map(cut)
    .filter(([shooter]) => shooter !== '');
}
/** At each comma behind which there is another shooter: "infantry > cavalry, castle > 2 cavalry, 1 infantry". */
function byShooter(text: string): readonly string[] {
  const parts: string[] = [];
  for (const part of text.split(',')) {
    const last = parts.at(-1);
    if (last === undefined || part.split(AIMED_AT).length > 1) parts.push(part);
    else parts[parts.length - 1] = `${last}, ${part}`;
  }
  return parts;
}
/** More dice than ever are thrown: too many for the shooters is told as that. */
const MANY = 99;
const AIMED_AT = /\s*[>→:=]\s*|\s+(?:on|at|against|vs|sur|contre|contra|sobre)\s+/iu;

/** "2 infantry": two of their dice; "infantry" or "all infantry": all that are not spoken for. */
function shooterNamed(text: string): Result<{ readonly unit: UnitKind; readonly dice: number | null }> {
  const [, number, name = text] = /^\s*(\d+)\s+(.+)$/u.exec(text) ?? [];
  const kind = choiceNamed(UNIT_KINDS.map(pieceChoice), name);
  const unit = UNIT_KINDS.find((one) => one === kind?.id);
  if (unit === undefined)
    return refuse('unit-unknown', { text: text.trim(), ...hints(UNIT_KINDS.map(pieceChoice), name) });
  return ok({ unit, dice: number === undefined ? null : Number(number) });
}

/** More dice than these shooters have: it is they of whom there are too few, not what they are to aim at. */
function tooFew(state: Hispania, seat: SeatId, unit: UnitKind, dice: number | null, text: string) {
  const aims: Record<string, Tally> = {};
  for (;;) {
    const domain = ask(state, seat, 'target', aims);
    if (domain.kind !== 'some') return null;
    const [first] = domain.choices;
    if (domain.slot === unit || first === undefined) {
      return (dice ?? 0) > domain.max ? refuse('unit-short', { text: text.trim(), there: domain.max }) : null;
    }
    aims[domain.slot] = { [first.id]: domain.min };
  }
}

function pairOf(state: Hispania, seat: SeatId, unit: string, units: string): Result<ReadonlyMap<UnitKind, string>> {
  const first = ask(state, seat, 'target', {});
  const isTarget = (text: string) =>
    first.kind === 'some' && choiceNamed(first.choices, text.replace(/^\s*\d+\s+/, ''));
  const [shooters, target] = isTarget(unit) ? [partsOf(units), unit] : [[unit], units];
  const said = new Map<UnitKind, string>();
  for (const shooter of shooters) {
    const known = shooterNamed(shooter);
    if (!known.ok) return known;
    const { unit: kind, dice } = known.value;
    const short = tooFew(state, seat, kind, dice, shooter);
    if (short !== null) return short;
    said.set(kind, dice === null ? target : `${dice} ${target}`);
  }
  return ok(said);
}

function fill(
  state: Hispania,
  seat: SeatId,
  said: ReadonlyMap<UnitKind, string>,
  rest: string | null,
): Result<readonly Action[]> {
  const aims: Record<string, Tally> = {};
  for (;;) {
    const domain = ask(state, seat, 'target', aims);
    if (domain.kind !== 'some') {
      const absent = [...said.keys()].find((unit) => aims[unit] === undefined);
      if (absent === undefined) return ok([{ verb: 'target', ...aims }]);
      const shooting = UNIT_KINDS.filter((unit) => aims[unit] !== undefined).map(pieceChoice);
      return refuse('unit-unknown', { text: absent, ...hints(shooting) });
    }
    const unit = UNIT_KINDS.find((one) => one === domain.slot);
    const text = (unit === undefined ? undefined : said.get(unit)) ?? rest;
    const [only, second] = domain.choices;
    if (text === null && only !== undefined && second === undefined) aims[domain.slot] = { [only.id]: domain.min };
    else if (text === null || text.trim() === '') return refuse('target-missing', howToAim(domain));
    else {
      const tally = aimed(domain, text, rest);
      if (!tally.ok) return tally;
      aims[domain.slot] = tally.value;
    }
  }
}

/** Both ways to write it, with names that fit here. */
function howToAim(domain: Extract<Domain, { readonly kind: 'some' }>): Terms {
  const [first, second] = domain.choices;
  return {
    unit: { kind: 'unit', id: domain.slot },
    ...hints(domain.choices),
    ...(first === undefined ? {} : { first: termOf(first) }),
    ...(second === undefined ? {} : { second: termOf(second) }),
  };
}

/** A single name takes all the dice; numbers spread them, and what they leave goes where the rest is to aim. */
function aimed(domain: Extract<Domain, { readonly kind: 'some' }>, text: string, rest: string | null): Result<Tally> {
  const whole = choiceNamed(domain.choices, text);
  if (whole !== null) return ok({ [whole.id]: domain.min });
  const spread = unitsIn(text, { ...domain, choices: domain.choices.map((choice) => ({ ...choice, count: MANY })) });
  if (!spread.ok) return spread;
  const given = Object.values(spread.value).reduce((sum, dice) => sum + dice, 0);
  if (given > domain.max) return refuse('too-many-dice', { dice: domain.max });
  const [only, second] = domain.choices;
  const others = rest === null ? (second === undefined ? only : undefined) : choiceNamed(domain.choices, rest);
  if (given === domain.max) return spread;
  if (others === undefined || others === null)
    return refuse('dice-left', { ...howToAim(domain), dice: domain.max, left: domain.max - given });
  return ok({ ...spread.value, [others.id]: (spread.value[others.id] ?? 0) + domain.max - given });
}
