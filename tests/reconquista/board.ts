import type { Action } from '../../src/core/action.js';
import type { Dice, RollPurpose } from '../../src/core/dice.js';
import { isObject, type Json, type JsonObject } from '../../src/core/json.js';
import { Play } from '../../src/games/reconquista/engine/play.js';
import { PLACE_IDS, type PlaceId } from '../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Place, Reconquista, Stand } from '../../src/games/reconquista/state/state.js';
import { countOf } from '../../src/games/reconquista/state/troops.js';

/**
 * Positions as short lines: `[c]` a Christian city, `[m]` a Muslim one, `[f]` a fort, then who is inside, and after a
 * slash who besieges: `'[m][f] muslim 1g 2a / christian 3a'`. a Army, g Garrison, o Military Order, r Rebel, m Mercenary,
 * x Crusader.
 */
export type Lines = { readonly [At in PlaceId]?: string };

const LETTERS = { a: 'army', g: 'garrison', o: 'order', r: 'rebel', m: 'mercenary', x: 'crusader' } as const;
const SIDES = ['christian', 'muslim', 'rebel', 'french', 'bands'] as const;

export function placeOf(line: string): JsonObject {
  const [inside = '', outside = ''] = line.replace(/\[\w\]/g, '').split('/');
  return {
    city: line.includes('[c]') ? 'christian' : line.includes('[m]') ? 'muslim' : null,
    fort: line.includes('[f]'),
    inside: standOf(inside),
    outside: standOf(outside),
  };
}

function standOf(text: string): JsonObject | null {
  const [name, ...units] = text.trim().split(/\s+/);
  const side = SIDES.find((known) => known === name);
  if (side === undefined) return null;
  const counted = units.map((unit): [string, number] => {
    const kind = Object.entries(LETTERS).find(([letter]) => unit.endsWith(letter))?.[1];
    if (kind === undefined) throw new Error(`no unit ${unit}`);
    return [kind, Number(unit.slice(0, -1))];
  });
  return { side, units: Object.fromEntries(counted) };
}

export function lineOf({ city, fort, inside, outside }: Place): string {
  const walls = `${city === null ? '' : city === 'christian' ? '[c]' : '[m]'}${fort ? '[f]' : ''}`;
  const besieged = outside === null ? '' : `/ ${textOf(outside)}`;
  return [walls, inside === null ? '' : textOf(inside), besieged].filter((part) => part !== '').join(' ');
}

function textOf({ side, units }: Stand): string {
  const letter = (kind: string) => Object.entries(LETTERS).find(([, known]) => known === kind)?.[0] ?? '?';
  const kinds = Object.values(LETTERS).filter((kind) => countOf(units, kind) > 0);
  return [side, ...kinds.map((kind) => `${countOf(units, kind)}${letter(kind)}`)].join(' ');
}

/** A position in which the player moves, or spends. */
export function laid(lines: Lines, more: JsonObject = {}): Reconquista {
  const places = Object.fromEntries(Object.entries(lines).map(([at, line]) => [at, placeOf(line)]));
  const start = more.frames === undefined ? { phase: 'campaign' } : {};
  const position = { ...start, seats: { red: [] }, places, ...more };
  const read = RECONQUISTA.position.read(position, () => 'p1');
  if (!read.ok) throw new Error(JSON.stringify(read.rejection));
  const state = read.value;
  if (!isReconquista(state)) throw new Error('no position of this game');
  return state;
}
function isReconquista(state: JsonObject): state is Reconquista {
  return 'places' in state && 'frames' in state;
}

/** The faces that come, one after the other; every one must be used, and no more. */
export class Faces implements Dice {
  readonly purposes: RollPurpose[] = [];
  private readonly left: number[];
  constructor(faces: readonly number[]) {
    this.left = [...faces];
  }
  roll(sides: number, purpose: RollPurpose): number {
    this.purposes.push(purpose);
    const face = this.left.shift();
    if (face === undefined) throw new Error(`a die more is thrown: ${purpose.what} after ${this.purposes.length - 1}`);
    if (face > sides) throw new Error(`${face} on a die of ${sides} (${purpose.what})`);
    return face;
  }
  get unused(): number {
    return this.left.length;
  }
}

/** What became of some places, and what was told. */
export interface Came {
  readonly state: Reconquista;
  readonly told: readonly JsonObject[];
  readonly dice: Faces;
  at(id: PlaceId): string;
  types(): readonly string[];
}

function came(state: Reconquista, told: readonly JsonObject[], dice: Faces): Came {
  if (dice.unused > 0)
    throw new Error(`${dice.unused} dice were not thrown: ${told.map((event) => event.type).join(' ')}`);
  return {
    state,
    told,
    dice,
    at: (id) => lineOf(state.places[id]),
    types: () => told.map((event) => String(event.type)),
  };
}

/** One rule carried out on a position. */
export function applied(state: Reconquista, faces: readonly number[], rule: (play: Play) => void): Came {
  const dice = new Faces(faces);
  const play = new Play({ ...state }, dice);
  rule(play);
  return came(play.state, play.events, dice);
}

/** An action of the player, with all that follows by itself. */
export function does(state: Reconquista, action: Action, faces: readonly number[] = []): Came {
  const dice = new Faces(faces);
  const done = RECONQUISTA.apply(state, 'p1', action, dice);
  if (!done.ok) throw new Error(JSON.stringify([action, done.rejection]));
  const next = done.value.state;
  if (!isReconquista(next)) throw new Error('no state of this game');
  return came(next, done.value.events, dice);
}

/** Why an action is refused; null where it is not. */
export function refusal(state: Reconquista, action: Action): string | null {
  const done = RECONQUISTA.apply(state, 'p1', action, new Faces([]));
  return done.ok ? null : done.rejection.code;
}

/** The ids offered for a slot, given what is filled. */
export function choices(state: Reconquista, verb: string, filled: Omit<Action, 'verb'> = {}): readonly string[] {
  if (!RECONQUISTA.offers(state, 'p1').some((offer) => offer.verb === verb)) return [];
  const chosen = Object.fromEntries(
    Object.entries(filled).flatMap(([slot, value]) => (value === undefined ? [] : [[slot, value]])),
  );
  const domain = RECONQUISTA.ask(state, 'p1', verb, chosen);
  return domain.kind === 'one' || domain.kind === 'some' ? domain.choices.map((choice) => choice.id) : [];
}

/** All places empty of troops but those named. */
export function occupied(state: Reconquista): Lines {
  return Object.fromEntries(
    PLACE_IDS.map((at) => [at, lineOf(state.places[at])] as const).filter(([, line]) => line !== ''),
  );
}

/** The same of a place as it stands in a position. */
export function lineOfJson(place: Json | undefined): string {
  if (!isObject(place)) return '';
  const text = (stand: Json | undefined) => {
    if (!isObject(stand) || !isObject(stand.units)) return '';
    const units = stand.units;
    const counted = Object.entries(LETTERS).flatMap(([letter, kind]) =>
      units[kind] === undefined ? [] : [`${units[kind]}${letter}`],
    );
    return [stand.side, ...counted].join(' ');
  };
  const walls = `${place.city === null ? '' : place.city === 'christian' ? '[c]' : '[m]'}${place.fort === true ? '[f]' : ''}`;
  const outside = text(place.outside);
  return [walls, text(place.inside), outside === '' ? '' : `/ ${outside}`].filter((part) => part !== '').join(' ');
}
