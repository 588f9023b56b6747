import { LOCALES } from '../../src/core/words.js';
import { tokenOf } from '../../src/discord/messages/controls.js';
import { tell } from '../../src/i18n/index.js';
import { readToken } from '../../src/table/controls/token.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { numberOf, objectsOf, textOf } from './fake/json.js';
import { inputsOf, MODAL } from './fake/limits-form.js';
import type { ShownButton, ShownSelect } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';

/** A person who plays with the thumb alone: presses what is shown, without knowing the game. */
export class PanelPlayer {
  readonly user: FakeUser;
  readonly #pick: (count: number) => number;
  presses = 0;
  #last: Answered | null = null;
  /** How often each list was asked about within one action. */
  readonly #asked = new Map<string, number>();
  readonly #closing: ReadonlySet<string>;
  readonly #patience: number;

  /** `closing`: buttons that end a phase; pressed once in so many times, so that the game gets on. */
  constructor(user: FakeUser, pick: (count: number) => number, closing: Iterable<string> = [], patience = 3) {
    this.#patience = patience;
    this.user = user;
    this.#pick = pick;
    this.#closing = new Set(closing);
  }

  /**
   * Opens the own panel and follows it to the end of one action. False: there was nothing to press. `wished`: what is
   * called so is pressed where it is there, one after the other; the rest is left to chance.
   */
  async act(channel: FakeChannel, wished: readonly string[] = []): Promise<boolean> {
    let wishes = wished;
    const open = this.#last !== null && this.#last.buttons.length > 0 ? this.#last : null;
    let answer = open ?? (await this.user.slash(channel, 'game status'));
    this.#last = null;
    let depth = 0;
    const trail: string[] = [];
    this.#asked.clear();
    for (let step = 0; step < 60; step++) {
      const message = answer.messages.at(-1);
      const wish = wishedIn(answer, wishes);
      if (wish !== null) wishes = wish.left;
      const next = wish?.choice ?? this.#choice(answer, depth);
      if (message === undefined || next === null) return step > 0;
      depth = next.kind === 'button' && WAYS_BACK.has(next.button.label) ? 0 : depth + 1;
      const confirmed = next.kind === 'button' && CONFIRMATIONS.has(next.button.label);
      trail.push(next.kind === 'button' ? next.button.label : `${next.select.placeholder}: ${next.values.join(', ')}`);
      answer = await this.#press(channel, message, next);
      // Back at the panel: the action is done (or the walk was left).
      const isPanel = !answer.buttons.some((button) => WAYS_BACK.has(button.label));
      if (!confirmed && !isPanel) continue;
      this.#last = isPanel ? answer : null;
      return true;
    }
    throw new Error(`${this.user.record.name} finds no end: ${trail.slice(-20).join(' > ')}\n${answer.text}`);
  }

  async #press(channel: FakeChannel, message: FakeMessage, next: Choice): Promise<Answered> {
    this.presses++;
    if (next.kind === 'select') return this.user.choose(message, next.select, next.values);
    const answer = await this.user.click(message, next.button.label);
    if (answer.interaction.modal === null) return answer;
    return this.user.submit(answer, channel, { text: this.#written(next.button.label), ...this.#filled(answer) });
  }

  /** Of each list in a form as many as it wants, by chance. */
  #filled({ interaction }: Answered): Record<string, readonly string[]> {
    const inputs = inputsOf(interaction.modal ?? {}).filter(({ input }) => input.options !== undefined);
    return Object.fromEntries(
      inputs.map(({ input }) => {
        const values = objectsOf(input.options).map(({ value }) => textOf(value) ?? '');
        const least = input.type === MODAL.radio ? 1 : (numberOf(input.min_values) ?? 1);
        const count = Math.max(least, this.#pick(2));
        const from = this.#pick(values.length - count + 1);
        return [textOf(input.custom_id) ?? '', values.slice(from, from + count)];
      }),
    );
  }

  /** "points: 8 to 200" asks for a number of that range; most people bid the least. */
  #written(label: string): string {
    const [least, most] = (label.match(/\d+/g) ?? []).map(Number);
    if (least === undefined || most === undefined) return `word ${this.#pick(9)}`;
    return String(this.#pick(3) === 0 ? Math.min(most, least + this.#pick(5)) : least);
  }

  #choice(answer: Answered, depth: number): Choice | null {
    const open = answer.buttons.filter((button) => !button.disabled && !WAYS_BACK.has(button.label) && !looks(button));
    // All about the choices: a page or two of it, and back to the question.
    const back = answer.buttons.find((button) => WAYS_BACK.has(button.label));
    if (back !== undefined && answer.selects.length === 0 && open.every(explains) && this.#pick(2) === 0)
      return { kind: 'button', button: back };
    const owed = open.filter((button) => button.style !== SECONDARY);
    const buttons = depth === 0 && owed.length > 0 && this.#pick(4) > 0 ? owed : open;
    const selects = answer.selects.filter((select) => !select.disabled);
    // "Done" may say which battle follows.
    const closing = buttons.find((button) => this.#closing.has(button.label.split(' – ')[0] ?? ''));
    if (closing !== undefined && this.#pick(this.#patience) === 0) return { kind: 'button', button: closing };
    const at = this.#pick(buttons.length + selects.length);
    const select = selects[at - buttons.length];
    if (select !== undefined) return { kind: 'select', select, values: this.#values(select, answer.text) };
    const button = buttons[at] ?? answer.buttons.find((one) => !one.disabled && !looks(one));
    return button === undefined ? null : { kind: 'button', button };
  }

  /** As many as it says; where it does not, by chance. Asked again, the answer before was too few or too many: the next. */
  #count(select: ShownSelect): number {
    const before = this.#asked.get(select.placeholder) ?? 0;
    this.#asked.set(select.placeholder, before + 1);
    const least = Math.max(1, select.min);
    const span = Math.max(1, select.max - least + 1);
    const first = wantedIn(select) ?? least + this.#pick(span);
    return least + ((first - least + before) % span);
  }

  #values(select: ShownSelect, text: string): string[] {
    const left = select.options.map((option) => option.value);
    const before = this.#asked.get(select.placeholder) ?? 0;
    const numbers = before < MISSES ? [] : numbersAsked(text);
    const summed = ticksFor(left, numbers[before % Math.max(1, numbers.length)] ?? 0);
    if (summed.length >= Math.max(1, select.min) && summed.length <= select.max) {
      this.#asked.set(select.placeholder, before + 1);
      return summed;
    }
    const count = this.#count(select);
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.#pick(left.length), 1)[0] ?? '');
  }
}

/** After so many answers that were not taken one reads what is asked. */
const MISSES = 3;
const LINES_READ = 4;

/** Every number in the question, or in what was said of the answer before. */
export function numbersAsked(text: string): readonly number[] {
  const lines = text.split('\n').slice(0, LINES_READ).join(' ');
  return [...new Set((lines.match(/\d+/g) ?? []).map(Number))].filter((number) => number > 0);
}

/** Ticks such as "3 infantry" of different kinds that make this sum together; none if they cannot. */
export function ticksFor(values: readonly string[], sum: number): string[] {
  const most = new Map<string, readonly [value: string, count: number]>();
  let left = sum;
  for (const value of values.toReversed()) {
    const [, kind = '', count = '0'] = /^([0-9a-z]+)\.(\d+)$/.exec(value) ?? [];
    if (most.has(kind) || Number(count) === 0 || Number(count) > left) continue;
    most.set(kind, [value, Number(count)]);
    left -= Number(count);
  }
  return left === 0 ? [...most.values()].map(([value]) => value) : [];
}

/** The number that a list says it wants: "two targets" is a 2 in what it is called. */
function wantedIn({ placeholder, min, max }: ShownSelect): number | null {
  const numbers = (placeholder.match(/\d+/g) ?? []).map(Number);
  return numbers.find((number) => number >= Math.max(1, min) && number <= max) ?? null;
}

/** The first wish that can be pressed here, and those after it; null: none can. Whoever wishes also confirms. */
function wishedIn(
  answer: Answered,
  wishes: readonly string[],
): { readonly choice: Choice; readonly left: readonly string[] } | null {
  if (wishes.length === 0) return null;
  const buttons = answer.buttons.filter(({ disabled }) => !disabled);
  const sure = buttons.find(({ label }) => CONFIRMATIONS.has(label));
  if (sure !== undefined) return { choice: { kind: 'button', button: sure }, left: [] };
  for (const [at, wish] of wishes.entries()) {
    const left = wishes.slice(at + 1);
    // What it acts on may stand on the button.
    const button = buttons.find(({ label }) => label === wish || label.startsWith(`${wish} – `));
    if (button !== undefined) return { choice: { kind: 'button', button }, left };
    for (const select of answer.selects) {
      const option = select.options.find(({ label }) => label === wish);
      if (option !== undefined) return { choice: { kind: 'select', select, values: [option.value] }, left };
    }
  }
  return null;
}

type Choice =
  | { readonly kind: 'button'; readonly button: ShownButton }
  | { readonly kind: 'select'; readonly select: ShownSelect; readonly values: readonly string[] };

/** What is only looked at leads nowhere. */
function looks({ id }: ShownButton): boolean {
  return readToken(tokenOf(id, null).token)?.kind === 'shortcut';
}

function explains({ id }: ShownButton): boolean {
  return readToken(tokenOf(id, null).token)?.kind === 'about';
}

const SECONDARY = 2;
const WAYS_BACK = new Set(
  LOCALES.flatMap((locale) => [tell(locale, 'panel.back'), tell(locale, 'panel.cancel'), tell(locale, 'panel.menu')]),
);
const CONFIRMATIONS = new Set(LOCALES.map((locale) => tell(locale, 'panel.confirm')));

/** Reproducible chance for players. */
export function chanceOf(seed: number): (count: number) => number {
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296;
  return (count) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * count);
  };
}
