import type { Lesson, LessonStep } from '../../../core/contract/lesson.js';
import type { JsonObject } from '../../../core/json.js';

const men = (count: number) => Array.from({ length: count }, () => 'infantry');

/** The GALICIANS in turn 3, which scores: three provinces of theirs, and the LUSITANIANS in Porto. */
const POSITION: JsonObject = {
  scenario: 'A',
  version: 'standard',
  turn: 3,
  nation: 'galicien',
  phase: 'purchase',
  gold: { galicien: 1 },
  provinces: {
    galice: { galicien: men(2) },
    asturies: { galicien: men(1) },
    leon: { galicien: men(2) },
    porto: { lusitanien: men(1) },
    lusitanie: { lusitanien: men(2) },
    alcantara: { lusitanien: men(1) },
    lisbonne: { celte: men(2) },
    algarve: { celte: men(1) },
    cantabrie: { cantabrien: men(2) },
    'pays-basque': { basque: men(2) },
    pamplune: { basque: men(1) },
    castellon: { ibere: men(2) },
    cadix: { carthage: men(2) },
  },
  seats: {
    p1: ['galicien'],
    p2: ['lusitanien', 'ibere'],
    p3: ['celte', 'cantabrien'],
    p4: ['basque', 'rome', 'carthage'],
  },
};

/** A nation's turn, phase by phase; the next turn of the GALICIANS is one's own. */
const STEPS = [
  { id: 'buy', wants: [{ verb: 'buy', unit: 'infantry' }] },
  { id: 'spent', wants: [{ verb: 'done' }] },
  { id: 'place', wants: [{ verb: 'place', to: 'galice' }] },
  { id: 'spread', wants: [{ verb: 'move', from: 'leon', to: 'tierra-de-campos', units: { infantry: 1 } }] },
  { id: 'march', wants: [{ verb: 'move', from: 'galice', to: 'porto', units: { infantry: 2 } }] },
  { id: 'fight', wants: [{ verb: 'done' }] },
  { id: 'stand', maybe: true, wants: [{ verb: 'stand' }] },
  { id: 'finish', maybe: true, wants: [{ verb: 'stand-end' }] },
] as const satisfies readonly LessonStep[];

export type StepId = (typeof STEPS)[number]['id'];

export const LESSON: Lesson = {
  edition: 1,
  begins: { position: POSITION },
  seats: ['p1', 'p2', 'p3', 'p4'],
  seat: 'p1',
  steps: STEPS,
};
