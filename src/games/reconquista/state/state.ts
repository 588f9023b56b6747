import type { Thrown } from '../../../core/event-dice.js';
import type { Json } from '../../../core/json.js';
import type * as kit from '../../../kit/index.js';
import type { Faith, PlaceId, RandomEvent, RegionId, Side } from '../facts/ids.js';
import type { Frame } from './frame.js';
import type { Troops } from './troops.js';

/** Troops of one side that stand together. */
export type Stand = { readonly side: Side; readonly units: Troops };

/**
 * A place has one city and one fort at most (3.1). Whoever is inside holds it, with its city and fort, as all do when a
 * turn begins; whoever is outside has come since, and besieges it (5.4).
 */
export type Place = {
  readonly city: Faith | null;
  readonly fort: boolean;
  readonly inside: Stand | null;
  readonly outside: Stand | null;
};
export type Places = { readonly [At in PlaceId]: Place };

export const EVENT_TABLES = ['standard', 'advanced'] as const;
/** Which advanced table when: by the dates of the notes, or one table for the whole game. */
export const AGE_CHOICES = ['dates', 'random', 'umayyads', 'almoravids', 'almohads'] as const;
export const MUSLIM_MOVES = ['numbers', 'dice'] as const;
export const MUSLIM_TEMPERS = ['bold', 'prudent'] as const;

/** By order, as everywhere; by event, so that two who play one seed can compare their luck. */
export const DICE_BY = ['order', 'event'] as const;

export type Options = {
  readonly events: (typeof EVENT_TABLES)[number];
  readonly ages: (typeof AGE_CHOICES)[number];
  readonly moves: (typeof MUSLIM_MOVES)[number];
  readonly temper: (typeof MUSLIM_TEMPERS)[number];
  readonly dice: (typeof DICE_BY)[number];
};

export const USUAL_OPTIONS: Options = {
  events: 'standard',
  ages: 'dates',
  moves: 'numbers',
  temper: 'bold',
  dice: 'order',
};

/** This turn's random event and what it still holds in store. */
export type Fortune = {
  readonly event: RandomEvent | null;
  /** More or less income (Tribute, Pilgrims, Expulsions). */
  readonly income: number;
  /** For hire in phase 3; after it they join the Muslim force. */
  readonly mercenaries: number;
  readonly crusaders: number;
  /** Rebels may be bought off once. */
  readonly corruption: boolean;
  readonly jihad: boolean;
};
export const QUIET: Fortune = {
  event: null,
  income: 0,
  mercenaries: 0,
  crusaders: 0,
  corruption: false,
  jihad: false,
};

/** `at` is null while he waits for the Muslim force of phase 5. */
export type ElCid = { readonly side: 'christian' | 'muslim'; readonly at: PlaceId | null };

export const ENDINGS = ['no-landing', 'no-christian-city', 'turn-20'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A game as it stands: plain JSON. */
export type Reconquista = kit.Course<Frame> & {
  readonly options: Options;
  /** The turn that the game began with. */
  readonly start: number;
  readonly turn: number;
  readonly places: Places;
  /** The region out of the turn (8.9); its places count for the score all the same (8.11). */
  readonly revolt: RegionId | null;
  readonly fortune: Fortune;
  readonly cid: ElCid | null;
  /** By which places the Christian besiegers of a place came this turn: back there they go if they are driven off (12.15). */
  readonly approaches: { readonly [At in PlaceId]?: readonly PlaceId[] };
  /** Income not yet spent. */
  readonly purse: number;
  /** The points at the start and after each turn. */
  readonly history: readonly number[];
  readonly ending: Ending | null;
  /** How often each event of the turn has thrown, where the dice go by event. */
  readonly thrown: Thrown;
  readonly overrides: Json;
};
