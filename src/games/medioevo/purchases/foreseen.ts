import type { Choice, Filled } from '../../../core/offer.js';
import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { Play } from '../engine/play.js';
import { LEVELS, TRANSPORT_IDS } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { engineOfLevel, transportAt } from '../facts/pieces.js';
import type { Medioevo } from '../state/state.js';
import { UPKEEP } from '../taxes/income.js';
import { PURCHASES } from './catalogue.js';
import { carryOut, nextQuestion, withPurchases } from './lists.js';

/** Questions that affect the price; the place does not. */
const PRICED: readonly string[] = ['unit', 'technology', 'building', 'vehicle', 'level', 'captain', 'count', 'tokens'];

/** What a purchase would cost, beside each item, with the money left, the points it takes, and what it is good for. */
export function foreseen(
  state: Medioevo,
  seat: SeatId,
  verb: string,
  filled: Filled,
  choice: Choice,
): Pick<Choice, 'note' | 'values'> | null {
  const here = state.frames.at(-1);
  const bought = PURCHASES[verb];
  // What already says where it stands keeps that: its price follows with the level.
  if (here?.kind !== 'purchases' || bought === undefined || choice.note !== undefined) return null;
  const seen = withPurchases(state, here, seat);
  const asked = nextQuestion(bought, seen, seat, filled);
  if ((asked.kind !== 'one' && asked.kind !== 'number') || !PRICED.includes(asked.slot)) return null;
  let chosen: Filled = { ...filled, [asked.slot]: asked.kind === 'number' ? Number(choice.id) : choice.id };
  for (;;) {
    const domain = nextQuestion(bought, seen, seat, chosen);
    if (domain.kind === 'done') break;
    chosen = { ...chosen, [domain.slot]: kit.leastOf(domain) };
  }
  const price = priceOf(seen, seat, { verb, ...chosen });
  if (price === null) return null;
  return { note: 'price', values: { ...price, ...worthOf(seen, asked.slot, chosen, choice) } };
}

/** Its cost and what is left; the tokens turned for it, and what it pays for points that are missing (8.2). */
export function priceOf(state: Medioevo, seat: SeatId, purchase: Filled & { readonly verb: string }): Terms | null {
  const play = new Play(state, kit.noDice());
  const before = play.realm(seat);
  if (!carryOut(play, seat, purchase)) return null;
  const after = play.realm(seat);
  const [cost, turned] = [before.cash - after.cash, kit.sumOf(before.tokens) - kit.sumOf(after.tokens)];
  if (cost === 0 && turned === 0) return null;
  const needed = play.events.reduce(
    (sum, event) => (event.type === 'points-spent' && typeof event.points === 'number' ? sum + event.points : sum),
    0,
  );
  const missing = needed - turned - Math.max(0, kit.sumOf(before.points) - kit.sumOf(after.points));
  return {
    cost,
    left: after.cash,
    ...(turned === 0 ? {} : { turned }),
    ...(missing === 0 ? {} : { missing }),
  };
}

/** What it is good for, in a few words: a unit or building by name, a vehicle of a level by its figures. */
function worthOf(state: Medioevo, slot: string, { vehicle, level }: Filled, { name }: Choice): Terms {
  if (name !== undefined && (slot === 'unit' || slot === 'building')) return { what: { kind: 'gist', id: name.id } };
  if (name !== undefined && slot === 'technology') return { what: { kind: 'about', id: `technology.${name.id}` } };
  const at = LEVELS.find((one) => `${one}` === level);
  if (slot !== 'level' || at === undefined || vehicle === undefined) return {};
  const { pieces } = bookOf(state.overrides);
  const found = state.vehicles.find(({ id }) => `${id}` === vehicle);
  const kind = found?.kind ?? vehicle;
  // By terrain its upkeep is that of its place, which is asked later (9.2); a raised one has its upkeep already.
  const upkeep = found === undefined && !state.options.terrain ? { upkeep: UPKEEP } : {};
  const transport = kit.oneIn(TRANSPORT_IDS, kind);
  if (transport !== null) {
    const { capacity, movement } = transportAt(pieces, transport, at);
    return { capacity, movement, ...upkeep };
  }
  const { damageUnits, damageBuilding } = engineOfLevel(pieces, at);
  return { damage: damageUnits, ...(damageBuilding === 0 ? {} : { breach: damageBuilding }), ...upkeep };
}
