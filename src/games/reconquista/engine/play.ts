import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import type { Dice, RollPurpose } from '../../../core/dice.js';
import { EventDice } from '../../../core/event-dice.js';
import type { Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { type Fighters, type Fought, fight } from '../battle/battle.js';
import { type Board, placeOfFace } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { type Faith, PLACE_IDS, type PlaceId, REGION_IDS, type RegionId, type Side } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import type { LossReason, ReconquistaEvent, Toll } from '../state/events.js';
import type { Place, Reconquista, Stand } from '../state/state.js';
import { sizeOf, type Troops, together, without } from '../state/troops.js';

/** A die, and what it is thrown for. */
export interface Thrown {
  readonly what: string;
  readonly about?: Terms;
}

export interface Meant<Meaning> {
  readonly faces: readonly number[];
  readonly meaning: Meaning;
}

/** One action being carried out: the state so far (changed parts copied, the rest shared), what happened, the dice. */
export class Play extends kit.Play<Reconquista, ReconquistaEvent> {
  readonly book: Book;
  /** An automatic force is put down after each step, so that its ways can be followed one by one. */
  readonly stepByStep: boolean = false;
  private byEvent: EventDice | null;
  /** The places once copied for this action: then they are changed in place. */
  private own: { [At in PlaceId]: Place } | null = null;
  /** Where a lone fort may be left: anywhere at first, then only where something changed. */
  private unchecked: readonly PlaceId[] = PLACE_IDS;

  constructor(state: Reconquista, dice: Dice) {
    super(state, dice);
    this.byEvent = state.options.dice === 'event' ? new EventDice(dice, state.thrown) : null;
    this.book = bookOf(state.overrides);
  }

  get board(): Board {
    return this.book.board;
  }

  // Dice

  die(what: string, about: Terms = {}, needed?: number): number {
    return this.roll(6, needed === undefined ? { what, values: about } : { what, values: about, needed });
  }
  forgetThrows(): void {
    if (this.byEvent !== null) this.byEvent = new EventDice(this.dice, {});
    this.set({ thrown: {} });
  }
  /** Every purpose names the turn, so that event counts can restart each turn. */
  private roll(sides: number, { what, values, needed }: RollPurpose): number {
    const about = { turn: this.draft.turn, ...values };
    const purpose = needed === undefined ? { what, values: about } : { what, values: about, needed };
    const face = (this.byEvent ?? this.dice).roll(sides, purpose);
    if (this.byEvent !== null) this.set({ thrown: this.byEvent.thrown });
    return face;
  }
  /** A random item, all equally likely; null for an empty list. */
  pick<Item>(what: string, items: readonly Item[]): Item | null {
    const [first] = items;
    if (first === undefined) return null;
    if (items.length === 1) return first;
    return items[this.roll(items.length, { what }) - 1] ?? first;
  }
  /** Dice thrown together for what they mean; thrown again while they mean nothing. */
  thrown<Meaning extends string>(
    dice: readonly Thrown[],
    means: (faces: readonly number[]) => Meaning | null,
  ): Meant<Meaning> {
    for (;;) {
      const faces = dice.map(({ what, about }) => this.die(what, about));
      const meaning = means(faces);
      if (meaning !== null) return { faces, meaning };
    }
  }
  /** One of the five regions that is not in revolt (8.10) and fits, by rerolling a d6. */
  region(what: string, fits: (region: RegionId) => boolean = () => true): RegionId {
    return this.thrown([{ what }], ([face = 0]) => {
      const region = REGION_IDS[face - 1];
      return region !== undefined && region !== this.draft.revolt && fits(region) ? region : null;
    }).meaning;
  }
  /** A fitting place of the region, by rerolling a d6; at least one must fit (8.12). */
  place(what: string, region: RegionId, fits: (at: PlaceId) => boolean): PlaceId {
    return this.thrown([{ what, about: { region: { kind: 'region', id: region } } }], ([face = 0]) => {
      const at = placeOfFace(this.board, region, face);
      return fits(at) ? at : null;
    }).meaning;
  }
  /** A battle to its end. */
  fight(at: PlaceId, attacker: Fighters, defender: Fighters): Fought {
    return fight(this, at, attacker, defender);
  }

  // Places

  at(id: PlaceId): Place {
    return this.draft.places[id];
  }
  change(id: PlaceId, patch: Partial<Place>): void {
    if (this.own === null) {
      this.own = { ...this.draft.places };
      this.set({ places: this.own });
    }
    this.own[id] = { ...this.own[id], ...patch };
    this.unchecked = [...this.unchecked, id];
  }
  /** A chapter keeps its final state, so the current places must no longer be changed in place. */
  override emit(event: ReconquistaEvent): void {
    super.emit(event);
    if (event.type === CHAPTER_ENDED) this.own = null;
  }
  /** Troops hold the place, with their own side already there. */
  enter(id: PlaceId, stand: Stand): void {
    this.stand(id, 'inside', stand);
  }
  /** Troops besiege the place, with their own side already there. */
  besiege(id: PlaceId, stand: Stand): void {
    this.stand(id, 'outside', stand);
  }
  private stand(id: PlaceId, where: 'inside' | 'outside', { side, units }: Stand): void {
    if (sizeOf(units) === 0) return;
    const before = this.at(id)[where];
    if (before !== null && before.side !== side) throw new Error(`${id} is held by ${before.side}, not by ${side}`);
    this.change(id, { [where]: { side, units: before === null ? units : together(before.units, units) } });
  }
  /** Removes units of a side from a place; El Cid leaves with the last of them. */
  take(id: PlaceId, side: Side, units: Troops): void {
    const place = this.at(id);
    const where = place.inside?.side === side ? 'inside' : 'outside';
    const before = place[where];
    if (before === null || before.side !== side) return;
    const left = without(before.units, units);
    this.change(id, { [where]: sizeOf(left) === 0 ? null : { side, units: left } });
  }
  /** Removes units for good, and tells why. */
  lose(why: LossReason, tolls: readonly Toll[]): void {
    const real = tolls.filter((toll) => sizeOf(toll.units) > 0);
    for (const { at, side, units } of real) {
      this.take(at, side, units);
      this.cidAlone(at, side);
    }
    if (real.length > 0) this.emit({ type: 'lost', why, tolls: real });
  }
  /** El Cid is lost last, and never stands alone (9.12). */
  cidAlone(at: PlaceId, side: Side): void {
    const { cid } = this.draft;
    if (cid === null || cid.at !== at || cid.side !== side) return;
    const place = this.at(at);
    if (place.inside?.side === side || place.outside?.side === side) return;
    this.set({ cid: null });
    this.emit({ type: 'cid-gone' });
  }
  /** A fort alone in its place goes at once (5.3). */
  removeLoneForts(): void {
    const changed = this.unchecked;
    if (changed.length === 0) return;
    this.unchecked = [];
    for (const id of changed) {
      const { fort, city, inside, outside } = this.at(id);
      if (!fort || city !== null || inside !== null || outside !== null) continue;
      this.change(id, { fort: false });
      this.emit({ type: 'fort-gone', at: id });
    }
  }
  convert(at: PlaceId, faith: Faith, bought: boolean): void {
    this.change(at, { city: faith });
    this.emit({ type: 'city-converted', at, faith, bought });
  }
}
