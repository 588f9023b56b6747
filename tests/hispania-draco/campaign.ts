import type { GameEvent } from '../../src/core/chronicle.js';
import type { Setup } from '../../src/core/contract/setup.js';
import type { Dice } from '../../src/core/dice.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import type { Domain } from '../../src/core/offer.js';
import { ENGINE } from '../../src/games/hispania-draco/engine/steps.js';
import { POSITION } from '../../src/games/hispania-draco/position/shape.js';
import { beginCampaign } from '../../src/games/hispania-draco/setup/start.js';
import type { Draco } from '../../src/games/hispania-draco/state/state.js';
import { stateNotation } from '../../src/kit/position/notation.js';

const NOTATION = stateNotation('hispania-draco', POSITION);
type Slots = Readonly<Record<string, string | number>>;

/** Faces in the order in which they are thrown; one too few or too many is a mistake of the test. */
class Faces implements Dice {
  readonly #left: number[];
  readonly #rest: number | undefined;
  constructor(faces: readonly number[], rest?: number) {
    this.#left = [...faces];
    this.#rest = rest;
  }
  roll(sides: number, { what }: { readonly what: string }): number {
    const face = this.#left.shift() ?? this.#rest;
    if (face === undefined) throw new Error(`no face left for ${what}`);
    if (face < 1 || face > sides) throw new Error(`${face} on a die of ${sides}`);
    return face;
  }
  get left(): number {
    return this.#left.length;
  }
}

/** A campaign under way, and what happened by the last action. */
export class Campaign {
  readonly state: Draco;
  readonly events: readonly GameEvent[];

  constructor(state: Draco, events: readonly GameEvent[] = []) {
    this.state = state;
    this.events = events;
  }

  /** Whoever is awaited does this; the dice show these faces. */
  act(verb: string, slots: Slots = {}, faces: readonly number[] = []): Campaign {
    return this.actAs(this.awaited, verb, slots, faces);
  }

  /** The same, where what follows by itself is of no interest: all dice after these show ones. */
  actAndGoOn(verb: string, slots: Slots = {}, faces: readonly number[] = []): Campaign {
    return this.actAs(this.awaited, verb, slots, faces, 1);
  }

  actAs(seat: string, verb: string, slots: Slots = {}, faces: readonly number[] = [], rest?: number): Campaign {
    const dice = new Faces(faces, rest);
    const result = ENGINE.apply(this.state, seat, { verb, ...slots }, dice);
    if (!result.ok) throw new Error(`${verb} ${JSON.stringify(slots)}: ${JSON.stringify(result.rejection)}`);
    if (dice.left > 0) throw new Error(`${verb}: ${dice.left} faces were not thrown`);
    return new Campaign(result.value.state, result.value.events);
  }

  /** Why it is refused; null: it is not. */
  refusal(verb: string, slots: Slots = {}, seat = this.awaited): string | null {
    const result = ENGINE.apply(this.state, seat, { verb, ...slots }, new Faces([]));
    return result.ok ? null : result.rejection.code;
  }

  get awaited(): string {
    const [owed] = ENGINE.obligations(this.state);
    if (owed === undefined) throw new Error('nobody is awaited');
    return owed.seats[0] ?? '';
  }
  get owed(): string | null {
    return ENGINE.obligations(this.state)[0]?.what ?? null;
  }
  get verbs(): readonly string[] {
    return this.verbsOf(this.awaited);
  }
  verbsOf(seat: string): readonly string[] {
    return ENGINE.offers(this.state, seat).map(({ verb }) => verb);
  }

  ask(verb: string, filled: Slots = {}, seat = this.awaited): Domain {
    return ENGINE.ask(this.state, seat, verb, filled);
  }
  /** What may be chosen next, where it is one of several. */
  choices(verb: string, filled: Slots = {}, seat = this.awaited): readonly string[] {
    const domain = this.ask(verb, filled, seat);
    return domain.kind === 'one' ? domain.choices.map(({ id }) => id) : [];
  }
  /** What a way costs that is offered; null: it is not. */
  cost(verb: string, to: string, filled: Slots = {}): number | null {
    const domain = this.ask(verb, filled);
    const choice = domain.kind === 'one' ? domain.choices.find(({ id }) => id === to) : undefined;
    const cost = choice?.values?.cost;
    return typeof cost === 'number' ? cost : null;
  }

  told(type: string): GameEvent | undefined {
    return this.events.find((event) => event.type === type);
  }
  toldAll(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

const SEATS = { ann: [] };

/** In the midst of a turn; what is not said is as in a game of the middle level. */
export function inCampaign(position: JsonObject): Campaign {
  const state = NOTATION.read({ seats: SEATS, ...position }, (name) => name);
  if (!state.ok) throw new Error(JSON.stringify(state.rejection));
  return new Campaign(state.value);
}

/** What a position is refused for. */
export function wrongPosition(position: Json): string | null {
  const state = NOTATION.read(position, (name) => name);
  return state.ok ? null : String(state.rejection.values?.path);
}

/** A new game, as far as the dice of the set-up bring it. */
export function newCampaign(setup: Setup, seats: readonly string[], faces: readonly number[] = []): Campaign {
  const begun = beginCampaign(setup, seats);
  if (!begun.ok) throw new Error(JSON.stringify(begun.rejection));
  const dice = new Faces(faces);
  const { state, events } = ENGINE.begin(begun.value, dice);
  if (dice.left > 0) throw new Error(`${dice.left} faces were not thrown`);
  return new Campaign(state, events);
}
