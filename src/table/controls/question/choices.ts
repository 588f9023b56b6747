import type { Action } from '../../../core/action.js';
import type { GameModule } from '../../../core/game-module.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Choice, Domain, Offer } from '../../../core/offer.js';
import type { NameTerm, Phrase, Term } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { State } from '../../../core/state.js';
import type { EdgeLimits } from '../../ports/edge-limits.js';
import type { Controls, Line } from '../../ports/message.js';
import { button, pagedSelect } from '../buttons.js';
import { type Token, writeToken } from '../token.js';
import { nameOf, type Walk, writeStep } from './walk.js';

/** A choice in a list: its name, with its note beneath. */
export function labelOfChoice(
  module: GameModule,
  choice: Choice,
): { readonly label: Line; readonly thing: NameTerm; readonly note?: Line } {
  const thing = nameOf(choice);
  const label: Line = { from: 'table', key: 'term', module: module.id, values: { term: thing } };
  if (choice.note === undefined) return { label, thing };
  const note: Line = { from: 'game', module: module.id, key: `note.${choice.note}` };
  return { label, thing, note: choice.values === undefined ? note : { ...note, values: choice.values } };
}

/** A choice as a button: the note beside the name. */
export function choiceLine(module: GameModule, choice: Choice): Line {
  const { label, note } = labelOfChoice(module, choice);
  return note === undefined ? label : { from: 'noted', line: label, note };
}

/** What a choice is, in a line; null if its name says it all. */
export function aboutLine({ module, state, token }: Known, choice: Choice): Line | null {
  const entry = module.about.of(state, token.seat, nameOf(choice));
  return entry === null ? null : entryLine(module, 'about', entry);
}

export function entryLine(module: GameModule, as: 'about' | 'explained', { key, values }: Phrase): Line {
  const line = { from: 'game', module: module.id, key: `${as}.${key}` } as const;
  return values === undefined ? line : { ...line, values };
}

/** A choice in a menu: with its note, or else with what it is. */
export function menuEntry(asking: Known, choice: Choice): ReturnType<typeof labelOfChoice> {
  const shown = labelOfChoice(asking.module, choice);
  const about = shown.note === undefined ? aboutLine(asking, choice) : null;
  return about === null ? shown : { ...shown, note: about };
}

export function slotTerm(domain: Domain): { readonly kind: string; readonly id: string } {
  return { kind: 'slot', id: domain.kind === 'done' ? 'done' : domain.slot };
}

/** A question being asked: of whom, on which state, and how presses are encoded. */
export interface Asking {
  readonly module: GameModule;
  readonly state: State;
  readonly token: Token & { readonly seat: SeatId };
  readonly limits: EdgeLimits;
}

type Known = Pick<Asking, 'module' | 'state' | 'token'>;

/** The token of a walk, at a page of a long list. */
export function tokenAt({ token }: Asking, path: string, page = 0): string {
  return writeToken({ ...token, kind: 'walk', path, page });
}

export function slotLine({ module }: Asking, domain: Domain): Line {
  return { from: 'table', key: 'panel.slot', module: module.id, values: { slot: slotTerm(domain) } };
}

export function verbLine(module: GameModule, offer: Offer): Line {
  const line = { from: 'game', module: module.id, key: `verb.${offer.verb}` } as const;
  return offer.values === undefined ? line : { ...line, values: offer.values };
}

/** The names of the actions done, each once, for when no event tells of them. */
export function doneLine(module: GameModule, actions: readonly Action[], key: 'request.done' | 'term'): Line {
  const term = [...new Set(actions.map(({ verb }) => verb))].map((id) => ({ kind: 'verb', id }));
  return { from: 'table', key, module: module.id, values: { term } };
}

/** "✓ Done – place the new units": what was done, and what that answered. */
export function didLine(module: GameModule, actions: readonly Action[], owed: Obligation | undefined): Line {
  const line = doneLine(module, actions, 'request.done');
  if (owed === undefined) return line;
  const { what, values } = owed;
  const key = `owe.${what}`;
  const note: Line = { from: 'game', module: module.id, key, ...(values === undefined ? {} : { values }) };
  return { from: 'noted', line, note };
}

/** What a seat was awaited for when it did this; what can be done at any time answers nothing. */
export function owedBy(
  module: GameModule,
  state: State | null,
  seat: SeatId,
  actions: readonly Action[],
): Obligation | undefined {
  if (state === null) return undefined;
  const asked = module.offers(state, seat).filter(({ optional }) => optional !== true);
  const answers = actions.every(({ verb }) => asked.some((offer) => offer.verb === verb));
  return answers ? module.obligations(state).find(({ seats }) => seats.includes(seat)) : undefined;
}

/** What is being done and chosen so far; automatic choices are shown with their question and note, or what they are. */
export function chosenLines(
  module: GameModule,
  { offer, said, unasked }: Pick<Walk, 'offer' | 'said' | 'unasked'>,
  about: (choice: Choice) => Line | null = () => null,
): readonly Line[] {
  const steps = said.flatMap((term, place): readonly Line[] => {
    const chosen = termsOf(term);
    if (chosen.length === 0) return [];
    const alone = unasked[place];
    if (alone === undefined) return [{ from: 'table', key: 'panel.chosen', module: module.id, values: { chosen } }];
    const values = { slot: { kind: 'slot', id: alone.slot }, chosen };
    const line: Line = { from: 'table', key: 'panel.chosen-alone', module: module.id, values };
    const note = labelOfChoice(module, alone.choice).note ?? about(alone.choice);
    return [note === null ? line : { from: 'noted', line, note }];
  });
  return [verbLine(module, offer), ...steps];
}

/** "3 infantry and 1 cavalry": counts beside names. */
function termsOf(term: Term): readonly Term[] {
  return typeof term === 'object' && Array.isArray(term) ? term : [term];
}

/** A question with one answer; the walk so far serves to note what each answer would bring. */
interface Asked extends Partial<Pick<Walk, 'offer' | 'filled'>> {
  readonly domain: Extract<Domain, { kind: 'one' }>;
  readonly path: string;
  /** Answers that go along and are answered alike. */
  readonly beside?: readonly Walk['filled'][];
}

/** Only for what is shown: it is computed on the spot. */
export function withForesight(
  { module, state, token }: Asking,
  { offer, filled, beside }: Omit<Asked, 'domain' | 'path'>,
  choice: Choice,
): Choice {
  if (offer === undefined || filled === undefined) return choice;
  return { ...choice, ...module.foresee.choice?.(state, token.seat, offer.verb, filled, choice, beside) };
}

/** How many may be chosen at once. */
export function mostAtOnce({ several }: Offer, domain: Domain): number {
  return domain.kind === 'one' && several?.slot === domain.slot ? several.most : 1;
}

/** A few as buttons; many, or a multiple choice, in a menu. */
export function oneRows(asking: Asking, { domain, path, ...known }: Asked, most = 1): Controls {
  const { module, limits } = asking;
  if (most > 1) return menuOfOne(asking, { domain, path, ...known }, slotLine(asking, domain), most);
  if (domain.choices.length <= limits.buttons)
    return [
      domain.choices.map((choice) => ({
        ...button(
          tokenAt(asking, `${path},${writeStep(domain, choice.id)}`),
          choiceLine(module, withForesight(asking, known, choice)),
        ),
        thing: nameOf(choice),
      })),
    ];
  return menuOfOne(asking, { domain, path, ...known }, slotLine(asking, domain), 1);
}

/** A menu; several may be chosen at once if they can be handled together. */
export function menuOfOne(asking: Asking, { domain, path, ...known }: Asked, label: Line, most: number): Controls {
  const { module, token, limits } = asking;
  return pagedSelect(
    limits,
    domain.choices.map((choice, place) => {
      const here = Math.floor(place / limits.choices) === token.page;
      return {
        value: place.toString(36),
        ...(here ? menuEntry(asking, withForesight(asking, known, choice)) : labelOfChoice(module, choice)),
      };
    }),
    token.page,
    (page) => tokenAt(asking, path, page),
    (choices) => ({
      kind: 'select',
      token: tokenAt(asking, path, token.page),
      label,
      min: 1,
      max: Math.min(most, choices.length),
      choices,
    }),
  );
}
