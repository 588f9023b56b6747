import type { Plan } from '../../../core/contract/typing.js';
import type { GameModule } from '../../../core/game-module.js';
import type { Offer } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import type { TableContext } from '../../context.js';
import type { Control, Controls, Line } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { button, rowsOf } from '../buttons.js';
import { formControl } from '../form/form.js';
import { markOf } from '../mark.js';
import { aboutControl } from '../question/about.js';
import { type Asking, choiceLine, menuOfOne, mostAtOnce, slotTerm, verbLine } from '../question/choices.js';
import { offersOf, sameOffer } from '../question/offers.js';
import { fillSlot, followPath, nameOf, walkTo } from '../question/walk.js';
import { walkToken } from '../token.js';
import { briefLine } from './preview.js';

/** What a seat may press: repeated actions as a menu of their first question, all else as buttons. */
interface SeatControls {
  readonly menu: Control | null;
  readonly buttons: readonly Control[];
}

/**
 * `alone`: nothing else is asked in the same words, so a bare "yes" is unambiguous. `privately`: only the seat's own
 * person reads it, so each answer may say what it would bring, which can show a purse.
 */
export function seatControls(
  table: TableContext,
  game: GameRecord,
  state: State,
  seat: SeatId,
  shown: readonly Offer[],
  alone: boolean,
  privately = false,
): SeatControls {
  const module = table.moduleOf(game);
  const all = offersOf(module, state, seat);
  const place = (offer: Offer) => all.findIndex((other) => sameOffer(other, offer));
  const token = { kind: 'walk', gameId: game.id, version: markOf(game), seat, path: '', page: 0 } as const;
  const asking = { module, state, token, limits: table.limits };
  const verb = (offer: Offer, style: 'primary' | 'secondary') => {
    const line = verbLine(module, offer);
    const note = briefLine(module, state, seat, offer) ?? wholeLine(asking, offer, place(offer));
    const label: Line = note === null ? line : { from: 'noted', line, note };
    return button(walkToken(game, seat, place(offer).toString(36)), label, style);
  };
  const owed = shown.filter((offer) => offer.optional !== true);
  const [only] = owed;
  const answers =
    alone && only !== undefined && owed.length === 1 ? answerButtons(table, game, state, seat, place(only)) : null;
  const isChief = (offer: Offer) => offer.several !== undefined;
  // A lone obligation is asked at once: one press less than verb, then list.
  const chief = owed.find(isChief) ?? shown.find(isChief) ?? (owed.length === 1 && answers === null ? only : undefined);
  // For few answers with a single choice, buttons are enough.
  const answered = answers !== null && chief === only && (chief?.several?.most ?? 0) <= 1;
  const menu = chief === undefined || answered ? null : firstQuestion(asking, chief, place(chief), privately);
  const formed = menu !== null || chief?.ends !== undefined;
  const walk = !formed || chief === undefined ? null : followPath(module, state, seat, place(chief).toString(36));
  const asked = menu !== null ? chief : answers !== null ? only : undefined;
  const explained = asked === undefined ? null : followPath(module, state, seat, place(asked).toString(36));
  return {
    menu,
    buttons: [
      ...(walk === null ? [] : formControl(asking, walk)),
      ...(answers ?? owed.filter((offer) => menu === null || offer !== chief).map((offer) => verb(offer, 'primary'))),
      ...shown
        .filter((offer) => offer.optional === true && (menu === null || offer !== chief))
        .map((offer) => verb(offer, 'secondary')),
      ...(explained === null ? [] : aboutControl(asking, explained)),
    ],
  };
}

/** With nothing left to choose, the press acts at once; its object is on the button. */
function wholeLine({ module, state, token }: Asking, offer: Offer, place: number): Line | null {
  if (offer.secret === true) return null;
  const walk = followPath(module, state, token.seat, place.toString(36));
  const alone = Object.values(walk?.unasked ?? {}).map(({ choice }) => nameOf(choice));
  if (walk?.domain.kind !== 'done' || alone.length === 0) return null;
  const [first = '', second, ...others] = alone;
  const values = { first, ...(second === undefined ? {} : { second }), ...(others.length === 0 ? {} : { others }) };
  return { from: 'table', key: 'panel.alone', module: module.id, values };
}

function firstQuestion(asking: Asking, offer: Offer, place: number, privately: boolean): Control | null {
  const { module, state, token, limits } = asking;
  const walk = followPath(module, state, token.seat, place.toString(36));
  if (walk === null || walk.domain.kind !== 'one') return null;
  const { domain, path } = walk;
  if (domain.choices.length < 2 || domain.choices.length > limits.choices) return null;
  const label: Line = {
    from: 'table',
    key: mostAtOnce(offer, domain) > 1 ? 'panel.menu-of-several' : 'panel.menu-of',
    module: module.id,
    values: { verb: { kind: 'verb', id: offer.verb }, slot: slotTerm(domain) },
  };
  const known = privately ? { offer: walk.offer, filled: walk.filled } : {};
  return menuOfOne(asking, { domain, path, ...known }, label, mostAtOnce(offer, domain))[0]?.[0] ?? null;
}

/** With more answers than this, the question is asked when its verb is pressed. */
const MOST_ANSWERS = 5;

/**
 * If only one question is owed (submit, yes or no?), its answers are buttons: one press instead of two. Null otherwise:
 * too many answers, or something is asked after them.
 */
function answerButtons(
  table: TableContext,
  game: GameRecord,
  state: State,
  seat: SeatId,
  place: number,
): readonly Control[] | null {
  const module = table.moduleOf(game);
  const walk = followPath(module, state, seat, place.toString(36));
  if (walk === null || walk.domain.kind !== 'one' || walk.domain.choices.length > MOST_ANSWERS) return null;
  const buttons: Control[] = [];
  for (const choice of walk.domain.choices) {
    const answered = fillSlot(module, state, seat, walk, choice.id);
    if (answered?.domain.kind !== 'done') return null;
    const noted = { ...choice, ...module.foresee.choice?.(state, seat, walk.offer.verb, walk.filled, choice) };
    buttons.push(button(walkToken(game, seat, answered.path), choiceLine(module, noted), 'primary'));
  }
  return buttons.some((one) => one.token.length > table.limits.token) ? null : buttons;
}

/** Plans that a question tried out, each one press; those no longer offered are left out. */
export function planControls(
  table: TableContext,
  game: GameRecord,
  state: State,
  seat: SeatId,
  plans: readonly Plan[],
): Controls {
  const module = table.moduleOf(game);
  const buttons = plans.flatMap(({ label, action }): Control[] => {
    const walk = walkTo(module, state, seat, action);
    if (walk === null || walk.domain.kind !== 'done') return [];
    const written = walkToken(game, seat, walk.path);
    return written.length > table.limits.token ? [] : [button(written, planLine(module, label))];
  });
  return rowsOf(table.limits, buttons);
}

function planLine(module: GameModule, { key, values }: Plan['label']): Line {
  const line = { from: 'game', module: module.id, key: `plan.${key}` } as const;
  return values === undefined ? line : { ...line, values };
}
