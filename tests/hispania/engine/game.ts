import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import type { Dice } from '../../../src/core/dice.js';
import type { Json } from '../../../src/core/json.js';
import type { Rejection } from '../../../src/core/result.js';
import type { AreaId, NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { piecesOf } from '../../../src/games/hispania/state/stack.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';

/** A position played by typed commands and set dice, as a script would. */
export class Game {
  state: Hispania;
  readonly events: GameEvent[] = [];
  private faces: number[] = [];
  private readonly dice: Dice = {
    roll: () => {
      const face = this.faces.shift();
      if (face === undefined) throw new Error('no dice were set');
      return face;
    },
  };

  constructor(position: Json) {
    const read = HISPANIA.position.read(position, (name) => name);
    if (!read.ok) throw new Error(JSON.stringify(read.rejection));
    this.state = read.value;
  }

  roll(...faces: number[]): this {
    this.faces.push(...faces);
    return this;
  }
  get unrolled(): number {
    return this.faces.length;
  }

  /** A typed command that must be accepted. */
  type(seat: string, command: string, options: Record<string, string | number | boolean> = {}): this {
    const refused = this.tryTo(seat, command, options);
    if (refused !== null) throw new Error(`/${command} ${JSON.stringify(options)}: ${JSON.stringify(refused)}`);
    return this;
  }
  /** A typed command: why it was refused, or null. */
  tryTo(seat: string, command: string, options: Record<string, string | number | boolean> = {}): Rejection | null {
    const meant = HISPANIA.typing.interpret(this.state, seat, command, options);
    if (!meant.ok) return meant.rejection;
    if (meant.value.kind === 'answer') return null;
    let state = this.state;
    const events: GameEvent[] = [];
    for (const action of meant.value.actions) {
      const done = HISPANIA.apply(state, seat, action, this.dice);
      if (!done.ok) return done.rejection;
      state = done.value.state;
      events.push(...done.value.events);
    }
    this.state = state;
    this.events.push(...events);
    return null;
  }
  act(seat: string, action: Action): Rejection | null {
    const done = HISPANIA.apply(this.state, seat, action, this.dice);
    if (!done.ok) return done.rejection;
    this.state = done.value.state;
    this.events.push(...done.value.events);
    return null;
  }

  /** "2 infantry, leader:Tarik" of a nation in an area; "" for nothing. */
  at(area: AreaId, nation: NationId): string {
    return piecesOf(this.state.areas[area][nation])
      .map(([piece, count]) => (count === 1 ? piece : `${count} ${piece}`))
      .join(', ');
  }
  verbs(seat: string): readonly string[] {
    return HISPANIA.offers(this.state, seat)
      .map(({ verb }) => verb)
      .filter((verb) => verb !== 'order' && verb !== 'cancel' && verb !== 'capital');
  }
  owed(): readonly string[] {
    return HISPANIA.obligations(this.state).map(({ seats, what }) => `${seats.join()}:${what}`);
  }
  told(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

function units(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [count, name] = part.trim().split(' ', 2);
    if (name === undefined || !/^\d+$/.test(count ?? '')) return part.trim() === '' ? [] : [part.trim()];
    return Array.from({ length: Number(count) }, () => name);
  });
}

/** A position from short texts: `{ segovie: { cantabrien: '2 infantry' } }`. */
export function position(
  base: { turn: number; nation: NationId; phase: string; seats: Record<string, string[]> },
  provinces: Record<string, Record<string, string>>,
  more: Record<string, Json> = {},
): Json {
  const laid: Record<string, Json> = {};
  for (const [area, nations] of Object.entries(provinces)) {
    laid[area] = Object.fromEntries(Object.entries(nations).map(([nation, text]) => [nation, units(text)]));
  }
  return { step: 1, ...base, provinces: laid, ...more };
}
