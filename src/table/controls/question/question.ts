import type { GameModule } from '../../../core/game-module.js';
import { miscount } from '../../../core/miscount.js';
import { allows, type Domain } from '../../../core/offer.js';
import type { Rejection } from '../../../core/result.js';
import { refusal } from '../../change/alter.js';
import type { Control, Controls, Line, Reply } from '../../ports/message.js';
import type { GameRecord } from '../../ports/store.js';
import { peopleOf } from '../../seats.js';
import { button, pagedSelect } from '../buttons.js';
import { formControl } from '../form/form.js';
import { writeToken } from '../token.js';
import { aboutControl, aboutLines } from './about.js';
import {
  type Asking,
  aboutLine,
  chosenLines,
  labelOfChoice,
  mostAtOnce,
  oneRows,
  slotLine,
  slotTerm,
  tokenAt,
  withForesight,
} from './choices.js';
import { countRows, hasNextPage, isOnlyPart, readTicks } from './counts.js';
import { fillSlot, oneStepBack, pathInParts, takingAll, type Walk, writeCounts, writeStep } from './walk.js';

/** The next question of a walk: earlier choices, the question, and its buttons. */
export function questionReply(asking: Asking, game: GameRecord, walk: Walk): Reply {
  const { module, state, token } = asking;
  const controls = questionControls(asking, walk);
  if (controls === null)
    return refusal({ code: 'panel-too-long', values: { verb: { kind: 'verb', id: walk.offer.verb } } }, game);
  const all = isOnlyPart(walk) ? null : takingAll(module, state, token.seat, walk);
  const ahead = all?.domain.kind === 'one' ? all : walk;
  return {
    gameId: game.id,
    people: peopleOf(game),
    lines: [
      ...chosenLines(module, ahead, (choice) => aboutLine(asking, choice)),
      asked(module, ahead),
      ...aboutLines(asking, ahead.domain),
    ],
    controls,
  };
}

/** What is asked, with a limit if not all can be had. */
function asked(module: GameModule, { domain }: Walk): Line {
  const slot = slotTerm(domain);
  const there = domain.kind === 'some' ? domain.choices.reduce((sum, { count }) => sum + count, 0) : 0;
  if (domain.kind !== 'some' || domain.max >= there)
    return { from: 'table', key: 'panel.ask', module: module.id, values: { slot } };
  const { min, max } = domain;
  const key = min === max ? 'panel.ask-exactly' : 'panel.ask-some';
  return { from: 'table', key, module: module.id, values: { slot, min, max } };
}

/** A longer range of numbers is typed, not chosen. */
const MANY_NUMBERS = 100;

/** The next question of a walk as controls; null if the walk is too long for a button's token. */
function questionControls(asking: Asking, walk: Walk): Controls | null {
  if (walk.domain.kind === 'done') return [];
  const all: Controls = [
    ...questionRows(asking, walk),
    [
      ...formControl(asking, walk),
      ...aboutControl(asking, walk),
      button(writeToken({ ...asking.token, kind: 'shortcut', path: 'rules', page: 0 }), {
        from: 'table',
        key: 'panel.rules',
      }),
      backButton(asking, walk),
    ],
  ];
  return all.some((row) => row.some((control) => control.token.length > asking.limits.token)) ? null : all;
}

function questionRows(asking: Asking, walk: Walk): Controls {
  const { domain, path } = walk;
  const { page } = asking.token;
  switch (domain.kind) {
    case 'done':
      return [];
    case 'one':
      return oneRows(asking, { domain, path, offer: walk.offer, filled: walk.filled }, mostAtOnce(walk.offer, domain));
    case 'number': {
      const values = { slot: slotTerm(domain), min: domain.min, max: domain.max };
      const label: Line = { from: 'table', key: 'panel.range', module: asking.module.id, values };
      return numberRows(asking, walk, domain, page, path, label);
    }
    case 'text':
      return [
        [{ kind: 'field', token: tokenAt(asking, path), label: slotLine(asking, domain), maxLength: domain.maxLength }],
      ];
    case 'some':
      return countRows(asking, walk, domain);
  }
}

function numberRows(
  asking: Asking,
  walk: Walk,
  domain: Extract<Domain, { kind: 'number' }>,
  page: number,
  path: string,
  label: Line,
): Controls {
  const count = Math.floor((domain.max - domain.min) / domain.step) + 1;
  if (count > MANY_NUMBERS) return [[{ kind: 'field', token: tokenAt(asking, path), label, maxLength: 12 }]];
  const numbers = Array.from({ length: count }, (_, place) => domain.min + place * domain.step);
  const line = (value: number): Line =>
    domain.all === true && value === domain.max
      ? { from: 'table', key: 'panel.all', values: { all: value } }
      : { from: 'table', key: 'term', values: { term: value } };
  // What each would bring: the chance of so many denarii.
  const note = (value: number): Line | undefined =>
    labelOfChoice(asking.module, withForesight(asking, walk, { id: String(value) })).note;
  const noted = (value: number): Line => {
    const beside = note(value);
    return beside === undefined ? line(value) : { from: 'noted', line: line(value), note: beside };
  };
  if (count <= asking.limits.buttons)
    return [numbers.map((value) => button(tokenAt(asking, `${path},${writeStep(domain, value)}`), noted(value)))];
  return pagedSelect(
    asking.limits,
    numbers.map((value, place) => {
      const shown = Math.floor(place / asking.limits.choices) === page ? note(value) : undefined;
      return { value: String(value), label: line(value), ...(shown === undefined ? {} : { note: shown }) };
    }),
    page,
    (turned) => tokenAt(asking, path, turned),
    (choices) => ({ kind: 'select', token: tokenAt(asking, path, page), label, min: 1, max: 1, choices }),
  );
}

/** Back to the previous question; from the first one, or one the panel asks itself, to the panel. */
export function backButton({ token }: Pick<Asking, 'token'>, { offer, path }: Pick<Walk, 'offer' | 'path'>): Control {
  const before = oneStepBack(path);
  const toPanel = before === '' || (offer.several !== undefined && !before.includes(','));
  const back = { ...token, kind: toPanel ? 'menu' : 'walk', path: toPanel ? '' : before, page: 0 } as const;
  return button(writeToken(back), { from: 'table', key: 'panel.back' });
}

/** The walk with the values chosen, or why it is impossible. */
type Answered = { readonly walk: Walk; readonly page: number } | { readonly wrong: Rejection };

/** Puts the values of a select or a field into the walk. */
export function readAnswer(asking: Asking, walk: Walk, values: readonly string[]): Answered {
  const { module, state, token } = asking;
  const { seat } = token;
  const { domain } = walk;
  const illegal: Answered = { wrong: { code: 'slot-illegal', values: { slot: slotTerm(domain) } } };
  if (domain.kind === 'done') return illegal;
  const [value = ''] = values;
  const done = (filled: Walk | null): Answered => (filled === null ? illegal : { walk: filled, page: 0 });
  switch (domain.kind) {
    case 'one': {
      const choice = domain.choices[Number.parseInt(value, 36)];
      return choice === undefined ? illegal : done(fillSlot(module, state, seat, walk, choice.id));
    }
    case 'number': {
      const number = Number(value.trim());
      const filled =
        value.trim() === '' || !Number.isFinite(number) ? null : fillSlot(module, state, seat, walk, number);
      const { min, max } = domain;
      return filled === null ? { wrong: { code: 'number-range', values: { min, max } } } : done(filled);
    }
    case 'text':
      return done(fillSlot(module, state, seat, walk, value));
    case 'some': {
      const counts = readTicks(domain, walk.partial ?? {}, values);
      if (counts === null) return illegal;
      if (hasNextPage(asking, domain, counts)) {
        const path = pathInParts(walk.path, writeCounts(domain, counts));
        return { walk: { ...walk, partial: counts, path }, page: token.page + 1 };
      }
      return allows(domain, counts)
        ? done(fillSlot(module, state, seat, walk, counts))
        : { wrong: miscount(domain, counts) ?? illegal.wrong };
    }
  }
}
