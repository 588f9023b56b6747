import type { Dice } from '../../../core/dice.js';
import type { Terms } from '../../../core/result.js';
import type { Audience, SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { keepsRoute } from '../commerce/keeps-route.js';
import { holderOf } from '../control/holder.js';
import type { Board } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { bookOf } from '../facts/override.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { noteDeedsOfEvent } from '../objectives/witness.js';
import { copyOfLands, copyOfRealm, copyOfState } from '../state/copies.js';
import type { HonourReason, MedioevoEvent, MoneyReason } from '../state/events.js';
import { type Army, isSameArmy, type Land, NO_ARMY, type Owner } from '../state/land.js';
import { NO_VEHICLE, type Realm } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { threadIn } from '../state/thread.js';
import { atMost, sizeOf, together, type Units, without } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';

/** One action being carried out: the state so far (changed parts copied, the rest shared), what happened, the dice. */
export class Play extends kit.Play<Medioevo, MedioevoEvent> {
  readonly book: Book;

  constructor(state: Medioevo, dice: Dice) {
    super(state, dice);
    this.book = bookOf(state.overrides);
  }

  protected override copyOf(state: Medioevo): Medioevo {
    return copyOfState(state);
  }

  /** A battle's events carry the thread of its place; events also count towards objectives (8.4). */
  override emit(event: MedioevoEvent): void {
    const thread = threadIn(this.draft, event);
    super.emit(thread === null ? event : { ...event, thread });
    noteDeedsOfEvent(this, event);
  }

  get board(): Board {
    return this.book.board;
  }

  // Dice

  die(sides: number, what: string, values: Terms = {}, needed?: number): number {
    return this.dice.roll(sides, needed === undefined ? { what, values } : { what, values, needed });
  }
  /** A random item, all equally likely; the roll may be secret. */
  pick<Item>(items: readonly Item[], what: string, audience?: Audience): Item | null {
    const [first] = items;
    if (first === undefined) return null;
    if (items.length === 1) return first;
    const face = this.dice.roll(items.length, audience === undefined ? { what } : { what, audience });
    return items[face - 1] ?? first;
  }

  // Realms

  realm(seat: SeatId): Realm {
    const realm = this.draft.realms[seat];
    if (realm === undefined) throw new Error(`no realm of ${seat}`);
    return realm;
  }
  changeRealm(seat: SeatId, patch: Partial<Realm>): void {
    this.set({ realms: { ...this.draft.realms, [seat]: Object.assign(copyOfRealm(this.realm(seat)), patch) } });
  }
  /** Florins to the bank: nobody pays more than he has. */
  pay(seat: SeatId, florins: number, why: MoneyReason): void {
    const { cash } = this.realm(seat);
    if (florins > cash) throw new Error(`${seat} cannot pay ${florins}`);
    if (florins === 0) return;
    this.changeRealm(seat, { cash: cash - florins });
    this.emit({ type: 'paid', seat, why, florins });
  }
  receive(seat: SeatId, florins: number): void {
    this.changeRealm(seat, { cash: this.realm(seat).cash + florins });
  }
  honour(seat: SeatId, points: number, why: HonourReason): void {
    if (points === 0) return;
    this.changeRealm(seat, { honour: this.realm(seat).honour + points });
    this.emit({ type: 'honour', seat, why, points });
  }

  // Places

  land(at: TerritoryId): Land {
    return this.draft.lands[at];
  }
  /** Every change settles who controls it (5.1 to 5.3, 6.2.6). */
  changeLand(at: TerritoryId, patch: Partial<Land>): void {
    const before = this.land(at);
    const changed = { ...before, ...patch };
    const holder = holderOf(this.draft, at, changed);
    // Unchanged parts stay the same object, so that cached counts remain valid.
    if (patch.armies === before.armies && Object.keys(patch).length === 1 && holder === before.holder) return;
    const lands = copyOfLands(this.draft.lands);
    lands[at] = { ...changed, holder };
    this.set({ lands });
  }
  army(at: TerritoryId, owner: Owner): Army {
    return this.land(at).armies[owner] ?? NO_ARMY;
  }
  setArmy(at: TerritoryId, owner: Owner, army: Army): void {
    const { armies } = this.land(at);
    const { units } = army;
    const kept = { units, stopped: atMost(army.stopped, units) };
    if (isSameArmy(armies, owner, kept)) {
      this.changeLand(at, { armies });
      return;
    }
    const { [owner]: _before, ...others } = armies;
    this.changeLand(at, { armies: sizeOf(units) === 0 ? others : { ...others, [owner]: kept } });
  }
  /** Units enter a territory: with a stop token they are not carried again this turn. */
  addUnits(at: TerritoryId, owner: Owner, units: Units, marks: { stopped?: boolean } = {}): void {
    const army = this.army(at, owner);
    this.setArmy(at, owner, {
      units: together(army.units, units),
      stopped: marks.stopped === true ? together(army.stopped, units) : army.stopped,
    });
  }
  /** Units leave a territory or are lost; those without a stop token go first. */
  takeUnits(at: TerritoryId, owner: Owner, units: Units): void {
    this.keepUnits(at, owner, without(this.army(at, owner).units, units));
  }
  /** These units of an army are left, in their present state. */
  keepUnits(at: TerritoryId, owner: Owner, units: Units): void {
    this.setArmy(at, owner, { ...this.army(at, owner), units });
  }

  // Vehicles

  vehicle(id: number): Vehicle {
    const found = this.draft.vehicles.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no vehicle ${id}`);
    return found;
  }
  changeVehicle(id: number, patch: Partial<Vehicle>): void {
    if (patch.owner !== undefined && patch.owner !== this.vehicle(id).owner) this.dropRouteOf(id);
    this.set({ vehicles: this.draft.vehicles.map((one) => (one.id === id ? { ...one, ...patch } : one)) });
  }
  addVehicle(vehicle: Omit<Vehicle, 'id'>): number {
    const id = this.draft.vehicles.reduce((most, one) => Math.max(most, one.id), 0) + 1;
    this.set({ vehicles: [...this.draft.vehicles, { ...vehicle, id }] });
    return id;
  }
  /** It returns to the supply with its load; a wagon or engine aboard is lost too. */
  removeVehicle(id: number): void {
    this.dropRouteOf(id, true);
    this.set({ vehicles: this.draft.vehicles.filter((one) => one.id !== id && one.aboard !== id) });
  }
  /**
   * A lost or captured transport loses its trade route (7.4). If it is gone, the route stays until the end of the turn
   * for an owner with a ready Vendor (card 30).
   */
  private dropRouteOf(id: number, gone = false): void {
    const owner = this.draft.vehicles.find((one) => one.id === id)?.owner;
    const realm = owner === undefined ? undefined : this.draft.realms[owner];
    if (owner === undefined || realm?.route?.vehicle !== id) return;
    if (gone && keepsRoute(realm, this.book)) {
      this.changeRealm(owner, { route: { ...realm.route, vehicle: NO_VEHICLE } });
      return;
    }
    this.changeRealm(owner, { route: null });
    this.emit({ type: 'route-dropped', seat: owner });
  }
}
