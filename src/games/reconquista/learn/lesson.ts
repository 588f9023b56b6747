import type { Lesson, LessonStep } from '../../../core/contract/lesson.js';
import type { JsonObject } from '../../../core/json.js';

const BORDER = { inside: { side: 'muslim', units: { army: 1 } } };

/** Asturias with one Muslim Army in it, and a Muslim city beyond the road; 5 points to spend. */
const POSITION: JsonObject = {
  seats: { p1: [] },
  turn: 4,
  start: 4,
  phase: 'spending',
  purse: 5,
  history: [6],
  places: {
    santiago: { city: 'christian', inside: { side: 'christian', units: { garrison: 1 } } },
    oviedo: { city: 'christian', inside: { side: 'christian', units: { garrison: 1, army: 2 } } },
    leon: { city: 'muslim', inside: { side: 'christian', units: { garrison: 1, army: 1 } } },
    galicia: BORDER,
    pamplona: { city: 'christian', fort: true, inside: { side: 'christian', units: { garrison: 1 } } },
    porto: { city: 'muslim', inside: { side: 'muslim', units: { garrison: 1 } } },
    zaragoza: { city: 'muslim', inside: { side: 'muslim', units: { garrison: 1 } } },
    toledo: { city: 'muslim', inside: { side: 'muslim', units: { army: 1, garrison: 1 } } },
    valencia: { city: 'muslim' },
    lisbon: { city: 'muslim', inside: { side: 'muslim', units: { garrison: 1 } } },
    seville: { city: 'muslim', inside: { side: 'muslim', units: { garrison: 1 } } },
    cordoba: { city: 'muslim', fort: true, inside: { side: 'muslim', units: { army: 2 } } },
    granada: { city: 'muslim', inside: { side: 'muslim', units: { garrison: 1 } } },
  },
};

/** Spending, moves, a battle, a siege, the reaction; then a turn of one's own. */
const STEPS = [
  { id: 'army', wants: [{ verb: 'buy', unit: 'army', place: 'oviedo' }] },
  { id: 'convert', wants: [{ verb: 'buy', unit: 'conversion', place: 'leon' }] },
  { id: 'fort', wants: [{ verb: 'buy', unit: 'fort', place: 'leon' }] },
  { id: 'garrison', wants: [{ verb: 'buy', unit: 'garrison', place: ['santiago', 'oviedo', 'leon', 'pamplona'] }] },
  { id: 'spent', wants: [{ verb: 'done' }] },
  { id: 'gather', wants: [{ verb: 'move', from: 'leon', to: 'oviedo', units: { army: 1 } }] },
  { id: 'attack', wants: [{ verb: 'attack', from: 'oviedo', to: 'galicia', units: { army: 3 } }] },
  { id: 'siege', maybe: true, wants: [{ verb: 'move', from: 'galicia', to: 'porto', units: { army: 2 } }] },
  { id: 'answer', wants: [{ verb: 'done' }] },
] as const satisfies readonly LessonStep[];

export type StepId = (typeof STEPS)[number]['id'];

export const LESSON: Lesson = { edition: 1, begins: { position: POSITION }, seats: ['p1'], seat: 'p1', steps: STEPS };
