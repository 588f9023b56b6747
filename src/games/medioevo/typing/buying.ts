import type { TypedOptions } from '../../../core/command.js';
import type { Choice } from '../../../core/offer.js';
import { ok, type Rejection, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { PROCEDURE } from '../engine/steps.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { BUILDING_IDS, TECHNOLOGY_IDS, UNIT_IDS } from '../facts/kinds.js';
import { captainLevel } from '../facts/pieces.js';
import type { Medioevo } from '../state/state.js';
import { VEHICLE_KINDS } from '../state/vehicle.js';
import { WORDS } from '../words/index.js';
import { LEXICON } from './lexicon.js';
import { MANNERS } from './why-not.js';

const ENGINE = kit.engineOf(PROCEDURE);
const lexicon = { ...LEXICON, words: WORDS };

/** Something for sale: its verb, and the slots its name fills. */
interface Ware {
  readonly choice: Choice;
  readonly verb: string;
  readonly says: TypedOptions;
}

const WARES: readonly Ware[] = [
  ...UNIT_IDS.filter((id) => captainLevel(id) === 0).map(
    (id): Ware => ({ choice: kit.named('unit', id), verb: 'units', says: { unit: id } }),
  ),
  { choice: kit.named('unit-type', 'captain'), verb: 'captain', says: {} },
  ...VEHICLE_KINDS.map(
    (id): Ware => ({ choice: kit.named('vehicle-kind', id), verb: 'vehicle', says: { vehicle: id } }),
  ),
  ...STANDARD_BOOK.pieces.engines.map(
    ({ id, level }): Ware => ({
      choice: kit.named('engine', id),
      verb: 'vehicle',
      says: { vehicle: 'siege-engine', level: `${level}` },
    }),
  ),
  ...BUILDING_IDS.map((id): Ware => ({ choice: kit.named('building', id), verb: 'build', says: { building: id } })),
  ...TECHNOLOGY_IDS.map(
    (id): Ware => ({ choice: kit.named('technology', id), verb: 'technology', says: { technology: id } }),
  ),
  { choice: { id: 'card', name: { kind: 'verb', id: 'card' } }, verb: 'card', says: {} },
];

/** "2 archers", "captain II": a leading number, and a trailing level. */
export function wareIn(text: string): { readonly name: string; readonly slots: TypedOptions } {
  const { count, name } = kit.numberSaid(text);
  const [, plain = name, level] = /^(.+) (\d+)$/.exec(name) ?? [];
  const many = count === null || count === 1 ? {} : { count };
  return { name: plain, slots: { ...many, ...(level === undefined ? {} : { level }) } };
}

/** What a seat may list now. */
export function waresOffered(state: Medioevo, seat: SeatId): readonly Ware[] {
  const verbs = new Set(ENGINE.offers(state, seat).map(({ verb }) => verb));
  const first = new Map(
    [...verbs].map((verb) => {
      const domain = ENGINE.ask(state, seat, verb, {});
      return [verb, domain.kind === 'one' ? domain : null] as const;
    }),
  );
  return WARES.filter(({ verb, says }) => {
    const domain = first.get(verb);
    const said = domain === null || domain === undefined ? undefined : says[domain.slot];
    return verbs.has(verb) && (said === undefined || domain?.choices.some(({ id }) => id === said) === true);
  });
}

/** `/buy unit:archer count:2 place:Thrace`: anything for sale, by name. */
export const buyCommand: kit.Answer<Medioevo> = (state, seat, options) => {
  if (seat === null) return refuse('not-seated');
  const { unit, ...rest } = options;
  const text = String(unit ?? '');
  const choices = WARES.map(({ choice }) => choice);
  const { name, slots } = wareIn(text);
  const found = kit.choiceNamed(lexicon, choices, name);
  const ware = WARES.find(({ choice }) => choice.id === found?.id);
  if (ware === undefined) return refuse('unit-unknown', { text, ...kit.nameHints(lexicon, choices, name) });
  const { verb, says } = ware;
  const whyNot = (refused: Rejection | null) => MANNERS.whyNot?.(state, seat, verb, options, refused) ?? refused;
  if (!ENGINE.offers(state, seat).some((offer) => offer.verb === verb)) {
    const why = whyNot(null);
    return why === null ? ok({ kind: 'actions', actions: [{ verb }] }) : { ok: false, rejection: why };
  }
  // "catapult II" with a level option gives two values.
  const twice = Object.keys(slots).find(
    (slot) => says[slot] !== undefined && String(says[slot]) !== String(slots[slot]),
  );
  if (twice !== undefined) return refuse('option-against', { option: { kind: 'option', id: 'unit' }, text });
  const read = kit.fillIn(lexicon, verb, (filled) => ENGINE.ask(state, seat, verb, filled), rest, {
    unsaid: { count: 1 },
    says: { option: 'unit', text, slots: { ...slots, ...says } },
  });
  if (read.ok) return ok({ kind: 'actions', actions: [read.value] });
  return { ok: false, rejection: whyNot(read.rejection) ?? read.rejection };
};
