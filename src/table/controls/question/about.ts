import type { GameModule } from '../../../core/game-module.js';
import type { Domain } from '../../../core/offer.js';
import type { NameTerm, Phrase } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { Locale } from '../../../core/words.js';
import type { Control, Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { peopleOf } from '../../seats.js';
import { button } from '../buttons.js';
import { writeToken } from '../token.js';
import { type Asking, aboutLine, entryLine, slotTerm } from './choices.js';
import { nameOf, type Walk } from './walk.js';

/** "Archer – shoots before the melee": for questions whose choices are buttons, which have no room for it. */
export function aboutLines(asking: Asking, domain: Domain): readonly Line[] {
  if (domain.kind !== 'one' && domain.kind !== 'some') return [];
  if (domain.choices.length > asking.limits.buttons) return [];
  return domain.choices.flatMap((choice): Line[] => {
    const note = aboutLine(asking, choice);
    const term = nameOf(choice);
    const line: Line = { from: 'table', key: 'about.name', module: asking.module.id, values: { term } };
    return note === null ? [] : [{ from: 'noted', line, note }];
  });
}

/** "What are these?", if the game explains any of the choices. */
export function aboutControl({ module, state, token, limits }: Asking, { domain, path }: Walk): readonly Control[] {
  if (explained(module, state, token.seat, domain).length === 0) return [];
  const written = writeToken({ ...token, kind: 'about', path, page: 0 });
  return written.length > limits.token ? [] : [button(written, { from: 'table', key: 'panel.about' })];
}

/** So many fit into one message. */
const EACH_PAGE = 6;

/**
 * All about the choices of a question, some at a time, with the way back to it. Told to others than its seat, without
 * this moment's values: they know what its seat alone knows (what its purse would hold).
 */
export function aboutReply(asking: Asking, game: GameRecord, { domain, path }: Walk, toOthers?: true): Reply {
  const { module, state, token } = asking;
  const entries = toOthers ? explained(module, null, null, domain) : explained(module, state, token.seat, domain);
  const at = (kind: 'about' | 'walk', page: number) => writeToken({ ...token, kind, path, page });
  return {
    gameId: game.id,
    people: peopleOf(game),
    ...entriesPage(module, entries, token.page, {
      title: { from: 'table', key: 'panel.slot', module: module.id, values: { slot: slotTerm(domain) } },
      turned: (page) => at('about', page),
      back: at('walk', 0),
    }),
  };
}

interface Around {
  readonly title: Line;
  readonly turned: (page: number) => string;
  /** The token of what was being looked at. */
  readonly back: string;
}

/** A page of explanations under a title, with its buttons. */
export function entriesPage(
  module: GameModule,
  entries: readonly Phrase[],
  wanted: number,
  { title, turned, back }: Around,
): Pick<Reply, 'lines' | 'controls'> {
  const last = Math.max(0, Math.ceil(entries.length / EACH_PAGE) - 1);
  const page = Math.min(wanted, last);
  const turn = (to: number, key: 'panel.next-page' | 'panel.previous-page') =>
    button(turned(to), { from: 'table', key });
  return {
    lines: [
      title,
      ...entries.slice(page * EACH_PAGE, (page + 1) * EACH_PAGE).map((entry) => entryLine(module, 'explained', entry)),
    ],
    controls: [
      [
        ...(page > 0 ? [turn(page - 1, 'panel.previous-page')] : []),
        ...(page < last ? [turn(page + 1, 'panel.next-page')] : []),
        button(back, { from: 'table', key: 'panel.back' }),
      ],
    ],
  };
}

/** The entries of a question's choices, each once. */
function explained(
  module: GameModule,
  state: Asking['state'] | null,
  seat: SeatId | null,
  domain: Domain,
): readonly Phrase[] {
  if (domain.kind !== 'one' && domain.kind !== 'some') return [];
  return entriesOf(module, domain.choices.map(nameOf), (thing) => module.about.of(state, seat, thing));
}

/** Any language tells which explanations are the same. */
const REFERENCE: Locale = 'en';

export function entriesOf(
  module: GameModule,
  things: readonly NameTerm[],
  entry: (thing: NameTerm) => Phrase | null = (thing) => module.about.of(null, null, thing),
): readonly Phrase[] {
  const found = new Map<string, Phrase>();
  for (const thing of things) {
    const one = entry(thing);
    if (one === null) continue;
    // What one entry explains of several things is told once, unless it tells of each by its values.
    const told = module.words.say(REFERENCE, `explained.${one.key}`, one.values) ?? one.key;
    if (!found.has(told)) found.set(told, one);
  }
  return [...found.values()];
}
