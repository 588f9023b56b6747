import type { NameTerm } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { isPlace, isTerritory } from '../facts/place-ids.js';
import { ORDER_FIELDS } from '../state/battle-order.js';
import { BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { explainedOf } from '../words/about/index.js';
import { valuesOf } from './about-values.js';

/** Kinds of names in questions, all of which say what they are. */
const ALWAYS = [
  'setup',
  'kingdom',
  'tax',
  'branch',
  'points',
  'good',
  'route-length',
  'side',
  'die',
  'thrown-die',
  'effect',
  'event-card',
  'place',
  'territory',
  'seat',
  'article',
  'choice',
  'card-order',
  'keeps',
  'unit',
  'unit-type',
  'transport',
  'vehicle-kind',
  'level',
  'building',
  'building-class',
  'lot',
  'captain-use',
  'aim',
  'protection',
  'empire-card',
  'technology',
  'order-for',
  'order-field',
  ...ORDER_FIELDS.map((field) => `order-${field}`),
] as const;

/** Kinds with entries of their own; the others are explained by one of these. */
const ENTRIES = [...ALWAYS, 'war-die'].map((kind): readonly [string, readonly string[]] => [kind, explainedOf(kind)]);

/** What each thing is among which people choose. */
export const ABOUT = kit.explains<Medioevo>({
  things: Object.fromEntries(ENTRIES.filter(([, ids]) => ids.length > 0)),
  always: ALWAYS,
  meant,
  values: valuesOf,
});

/** Things that are explained together, or by what they are of. */
function meant(thing: NameTerm, state: Medioevo | null): NameTerm {
  const { kind, id } = thing;
  switch (kind) {
    case 'setup':
      return /^honour-limit\.\d+$/.test(id) ? { kind, id: 'honour-limit.reached' } : thing;
    case 'tax':
      return { kind, id: 'level' };
    case 'event-card':
      return { kind, id: 'drawn' };
    case 'thrown-die':
      return { kind, id: 'any' };
    case 'place':
    case 'territory':
      return { kind: 'place', id: isPlace(id) && !isTerritory(id) ? 'sea' : 'land' };
    case 'seat':
      return { kind, id: id === BARBARIANS ? id : 'player' };
    case 'points':
      return { kind: 'branch', id: id.split('+')[0] ?? id };
    case 'unit-type':
      return { kind: 'unit', id };
    case 'transport':
      return { kind: 'vehicle-kind', id: id.replace(/-2$/, '') };
    case 'aim':
      return { kind: 'order-aim', id };
    case 'protection':
      return { kind: 'order-shield', id };
    case 'die':
      // The barbarians' dice of the turn, or one's own in a battle.
      return { kind: state?.frames.at(-1)?.kind === 'war-circle' ? 'war-die' : kind, id };
    default:
      return thing;
  }
}
