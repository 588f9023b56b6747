import type { Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import type { Domain } from '../../../core/offer.js';
import { ok, type Result, refuse, type Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { pieceChoice } from '../engine/domain.js';
import { ask } from '../engine/steps.js';
import type { UnitKind } from '../facts/ids.js';
import { isUnitKind } from '../state/stack.js';
import { choiceNamed, hints, UNITS, unitNamed, unitsIn } from './lexicon.js';
import { offersVerb, onlyForSeats, usual } from './manners.js';

type Some = Extract<Domain, { readonly kind: 'some' }>;
/** "2 infantry > cavalry": two of their dice; without a number all remaining ones. */
type Aim = { readonly shooter: string; readonly unit: UnitKind; readonly dice: number | null; readonly target: string };
type Said = { readonly aims: readonly Aim[]; readonly rest: string | null };

/**
 * `/target`: `unit:cavalry` aims everything at Cavalry; `units:"infantry > castle; castle > 2 cavalry, 1 infantry"`
 * goes kind by kind. Unnamed kinds follow `unit`, or the only target there is.
 */
export const targetCommand = onlyForSeats((state, seat, options) => {
  if (!offersVerb(state, seat, 'target')) return usual(state, seat, 'target', options);
  const said = aimsSaid(ask(state, seat, 'target', {}), options);
  if (!said.ok) return said;
  const { aims, rest } = said.value;
  const filled: Record<string, Tally> = {};
  for (;;) {
    const domain = ask(state, seat, 'target', filled);
    if (domain.kind !== 'some') break;
    const tally = aimed(domain, aims, rest);
    if (!tally.ok) return tally;
    filled[domain.slot] = tally.value;
  }
  const absent = aims.find(({ unit }) => filled[unit] === undefined);
  if (absent === undefined) return ok({ kind: 'actions', actions: [{ verb: 'target', ...filled }] });
  const shooting = Object.keys(filled).filter(isUnitKind).map(pieceChoice);
  return refuse('unit-unknown', { text: absent.unit, ...hints(shooting) });
});

function aimsSaid(first: Domain, options: TypedOptions): Result<Said> {
  let rest = typeof options.unit === 'string' ? options.unit : null;
  let parts = partsSaid(String(options.units ?? ''));
  const bare = parts.length === 1 && parts[0]?.target === undefined ? parts[0]?.shooters : undefined;
  if (rest !== null && bare !== undefined && !kit.isAll(bare)) {
    // `unit:cavalry units:"3 infantry"`: the one that can be aimed at is the target.
    const isTarget = first.kind === 'some' && choiceNamed(first.choices, rest.replace(/^\s*\d+\s+/, '')) !== null;
    parts = [isTarget ? { shooters: bare, target: rest } : { shooters: rest, target: bare }];
    rest = null;
  }
  const aims: Aim[] = [];
  for (const { shooters, target } of parts) {
    if (kit.isAll(shooters)) rest = target ?? rest;
    else if (target === undefined) rest = shooters;
    else {
      for (const shooter of kit.partsOf(shooters)) {
        const { count: dice, name } = kit.numberSaid(shooter);
        const unit = unitNamed(name);
        if (unit === null) return refuse('unit-unknown', { text: shooter.trim(), ...hints(UNITS, name) });
        aims.push({ shooter: shooter.trim(), unit, dice, target });
      }
    }
  }
  return ok({ aims, rest });
}

type Part = { readonly shooters: string; readonly target: string | undefined };

/**
 * "infantry > castle; castle > 2 cavalry, 1 infantry", or with a comma before each shooter where
 * there are several aims.
 */
function partsSaid(text: string): readonly Part[] {
  return text
    .split(';')
    .flatMap((part) => (part.split(kit.SAYS).length > 2 ? part.split(NEXT_SHOOTER) : [part]))
    .map((part): Part => {
      const [shooters = '', target] = part.split(kit.SAYS);
      return { shooters: shooters.trim(), target: target?.trim() };
    })
    .filter(({ shooters }) => shooters !== '');
}
const NEXT_SHOOTER = new RegExp(`,(?=[^,]*(?:${kit.SAYS.source}))`, 'iu');

/** A single name takes all the dice; numbers spread them, and the rest goes to the default target. */
function aimed(domain: Some, aims: readonly Aim[], rest: string | null): Result<Tally> {
  const own = aims.filter(({ unit }) => unit === domain.slot);
  const short = own.find(({ dice }) => (dice ?? 0) > domain.max);
  if (short !== undefined) return refuse('unit-short', { text: short.shooter, there: domain.max });
  const said = own.map(({ dice, target }) => (dice === null || /\d/.test(target) ? target : `${dice} ${target}`));
  const text = own.length === 0 ? rest : said.join(', ');
  const [only, second] = domain.choices;
  if (text === null && only !== undefined && second === undefined) return ok({ [only.id]: domain.min });
  if (text === null || text.trim() === '') return refuse('target-missing', howToAim(domain));
  const whole = choiceNamed(domain.choices, text);
  if (whole !== null) return ok({ [whole.id]: domain.min });
  const spread = unitsIn(text, { ...domain, choices: domain.choices.map((choice) => ({ ...choice, count: MANY })) });
  if (!spread.ok) return spread;
  const left = domain.max - kit.sumOf(spread.value);
  if (left < 0) return refuse('too-many-dice', { dice: domain.max });
  if (left === 0) return spread;
  const others = rest === null ? (second === undefined ? only : null) : choiceNamed(domain.choices, rest);
  if (others === undefined || others === null)
    return refuse('dice-left', { ...howToAim(domain), dice: domain.max, left });
  return ok(kit.plus(spread.value, { [others.id]: left }));
}
/** More dice than are ever thrown: reported as too many for the shooters. */
const MANY = 99;

/** Both ways of writing it, with names that fit here. */
function howToAim({ slot, choices }: Some): Terms {
  const [first, second] = choices.map(kit.termOf);
  const examples = { ...(first && { first }), ...(second && { second }) };
  return { unit: { kind: 'unit', id: slot }, ...hints(choices), ...examples };
}
