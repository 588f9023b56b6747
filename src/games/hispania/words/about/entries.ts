import type { EventKind, NationId, OffMapId, ScenarioId, UnitKind, Version } from '../../facts/ids.js';
import type { SetupName } from '../../setup/options.js';
import { ORDER_KINDS, STAND_UNTIL } from '../../state/order.js';

/** The things that are explained. A new one without its words does not compile (`languages/index.ts`). */

/** Answers that are not names. */
export const ANSWERS = [
  ...ORDER_KINDS,
  ...STAND_UNTIL,
  'any',
  'none',
  'yes',
  'no',
  'accept',
  'refuse',
  'claim',
  'waive',
  'sign',
  'aside',
  'ask-me',
] as const;
type Answer = (typeof ANSWERS)[number];

/** Each of these is explained by one text for all of its kind, filled with what is known of the one. */
export type OfAll = 'leader.any' | 'group.any' | 'province.any';

type Switch = Exclude<SetupName, 'scenario' | 'version' | 'groups'>;
type SetupEntry =
  | `scenario.${ScenarioId}`
  | `version.${Version}`
  | `groups.${'seated' | 'drawn'}`
  | `${Switch}.${'on' | 'off'}`;

/** Of a nation the line is written, and the card is made of the facts. */
export type NationEntry = `nation.${NationId}`;
export type Entry =
  | OfAll
  | `event.${EventKind}`
  | `unit.${UnitKind}`
  | `area.${OffMapId | 'sea'}`
  | `choice.${Answer}`
  | `setup.${SetupEntry}`;
