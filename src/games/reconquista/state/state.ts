import type { Thrown } from '../../../core/event-dice.js';
import type { Json } from '../../../core/json.js';
import type * as kit from '../../../kit/index.js';
import type { Faith, PlaceId, RandomEvent, RegionId, Side } from '../facts/ids.js';
import type { Frame } from './frame.js';
import type { Troops } from './troops.js';

/** Troops of one side that stand together. */
export type Stand = { readonly side: Side; readonly units: Troops };

/**
 * A place has one city and one fort at most (3.1). Those inside hold it, with its city and fort; at the start of a turn
 * everybody is inside. Those outside came since, and besiege it (5.4).
 */
export type Place = {
  readonly city: Faith | null;
  readonly fort: boolean;
  readonly inside: Stand | null;
  readonly outside: Stand | null;
};
export type Places = { readonly [At in PlaceId]: Place };

/** Held by Christians, with a city or fort or with troops in the open; or by others. */
export const HOLDS = ['walls', 'open', 'others'] as const;
export type Held = { readonly [At in PlaceId]?: (typeof HOLDS)[number] };

export const EVENT_TABLES = ['standard', 'advanced'] as const;
/** When each advanced table applies: by the dates of the notes, or one table for the whole game. */
export const AGE_CHOICES = ['dates', 'random', 'umayyads', 'almoravids', 'almohads'] as const;
export const MUSLIM_MOVES = ['numbers', 'dice'] as const;
export const MUSLIM_TEMPERS = ['bold', 'prudent'] as const;

/** By order, as usual; or by event, so that two players of one seed can compare their luck. */
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

/** The turn's random event and its effects still to come. */
export type Fortune = {
  readonly event: RandomEvent | null;
  /** Change in income (Tribute, Pilgrims, Expulsions). */
  readonly income: number;
  /** For hire in phase 3; then they join the Muslim force. */
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

/** The state of a game: plain JSON. */
export type Reconquista = kit.Course<Frame> & {
  readonly options: Options;
  /** The first turn of the game. */
  readonly start: number;
  readonly turn: number;
  readonly places: Places;
  /** What was held when the last chapter ended, without what Christians left since; unknown before rules 2.1. */
  readonly held?: Held;
  /** The region out of the turn (8.9); its places still score (8.11). */
  readonly revolt: RegionId | null;
  readonly fortune: Fortune;
  readonly cid: ElCid | null;
  /** Where the Christian besiegers of a place came from this turn: they go back there if driven off (12.15). */
  readonly approaches: { readonly [At in PlaceId]?: readonly PlaceId[] };
  /** Unspent income. */
  readonly purse: number;
  /** The points at the start and after each turn. */
  readonly history: readonly number[];
  readonly ending: Ending | null;
  /** How often each event of the turn has thrown, if the dice go by event. */
  readonly thrown: Thrown;
  readonly overrides: Json;
};
