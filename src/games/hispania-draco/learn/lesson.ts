import type { Lesson, LessonStep } from '../../../core/contract/lesson.js';
import type { JsonObject } from '../../../core/json.js';

/** The first round of the middle level: an army at the border of Ulterior, a city in revolt before Citerior. */
const POSITION: JsonObject = {
  seats: { p1: [] },
  round: 1,
  turn: { general: 'praetor-ulterior', denarii: 6 },
  pieces: {
    commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'tarraco', consul: 'mare-balearicum' },
    fleets: ['mare-balearicum', 'mare-ibericum', 'mare-gaditanum'],
    armies: [{ at: 'baecula' }],
    revolts: { baecula: 1, ilerda: 1, cauca: 2, emerita: 1, lucus: 2, deobriga: 3 },
    garrisons: {
      corduba: ['praetor-ulterior'],
      basti: ['praetor-ulterior'],
      dertosa: ['praetor-citerior'],
      valentia: ['praetor-citerior'],
    },
  },
};

/** The turns of both praetors; the consul's is one's own. */
const STEPS = [
  { id: 'road', wants: [{ verb: 'move', to: 'castulo' }] },
  { id: 'attack', wants: [{ verb: 'attack', target: 'baecula', denarii: 3 }] },
  { id: 'again', maybe: true, wants: [{ verb: 'attack', target: 'baecula' }] },
  { id: 'enter', maybe: true, wants: [{ verb: 'move', to: 'baecula' }] },
  { id: 'hold', maybe: true, wants: [{ verb: 'place' }] },
  { id: 'siege', maybe: true, wants: [{ verb: 'siege', target: 'ilerda', denarii: 2 }] },
  { id: 'follow', maybe: true, wants: [{ verb: 'move', to: 'ilerda' }] },
  { id: 'guard', maybe: true, wants: [{ verb: 'place' }] },
  { id: 'capital', maybe: true, wants: [{ verb: 'move', to: 'osca' }] },
  { id: 'crown', maybe: true, wants: [{ verb: 'place' }] },
] as const satisfies readonly LessonStep[];

export type StepId = (typeof STEPS)[number]['id'];

export const LESSON: Lesson = { edition: 1, begins: { position: POSITION }, seats: ['p1'], seat: 'p1', steps: STEPS };
