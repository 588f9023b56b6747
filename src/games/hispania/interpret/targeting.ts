import type { Action, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Domain } from '../../../core/offer.js';
import { ok, type Result, refuse, type Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ask, offers } from '../engine/apply.js';
import { pieceChoice } from '../engine/domain.js';
import { UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { choiceNamed, hints, termOf } from './names.js';
import { unitsIn } from './units.js';

/**
 * `/target`: `unit:cavalry` aims everything at Cavalry; `units:"infantry > castle; castle > 2 cavalry, 1 infantry"`
 * says it kind by kind. Kinds that are not named aim at what `unit` says, else at the only target there is.
 */
export function meantAims(state: Hispania, seat: SeatId, options: TypedOptions): Result<readonly Action[]> {
  if (!offers(state, seat).some(({ verb }) => verb === 'target')) return ok([{ verb: 'target' }]);
  const said = new Map<UnitKind, string>();
  let rest = typeof options.unit === 'string' ? options.unit : null;
  for (const part of String(options.units ?? '').split(';')) {
    const [shooter, target] = part.split(/[>:=]/);
    if (shooter === undefined || shooter.trim() === '') continue;
    if (target === undefined) rest = shooter;
    else {
      const kind = choiceNamed(UNIT_KINDS.map(pieceChoice), shooter);
      const unit = UNIT_KINDS.find((one) => one === kind?.id);
      if (unit === undefined)
        return refuse('unit-unknown', { text: shooter.trim(), ...hints(UNIT_KINDS.map(pieceChoice), shooter) });
      said.set(unit, target);
    }
  }
  return fill(state, seat, said, rest);
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
    if (domain.kind !== 'some') return ok([{ verb: 'target', ...aims }]);
    const unit = UNIT_KINDS.find((one) => one === domain.slot);
    const text = (unit === undefined ? undefined : said.get(unit)) ?? rest;
    const [only, second] = domain.choices;
    if (text === null && only !== undefined && second === undefined) aims[domain.slot] = { [only.id]: domain.min };
    else if (text === null || text.trim() === '') return refuse('target-missing', howToAim(domain));
    else {
      const tally = aimed(domain, text);
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

/** A single name takes all the dice; numbers spread them, what they leave goes to the first named. */
function aimed(domain: Extract<Domain, { readonly kind: 'some' }>, text: string): Result<Tally> {
  const whole = choiceNamed(domain.choices, text);
  if (whole !== null) return ok({ [whole.id]: domain.min });
  const spread = unitsIn(text, domain);
  if (!spread.ok) return spread;
  const given = Object.values(spread.value).reduce((sum, dice) => sum + dice, 0);
  const [first] = Object.keys(spread.value);
  if (given > domain.max || first === undefined) return refuse('too-many-dice', { dice: domain.max });
  return ok({ ...spread.value, [first]: (spread.value[first] ?? 0) + domain.max - given });
}
