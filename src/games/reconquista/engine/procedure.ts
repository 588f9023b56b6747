import * as kit from '../../../kit/index.js';
import type { Frame } from '../state/frame.js';
import type { Reconquista } from '../state/state.js';
import { Play } from './play.js';
import { STEPS } from './steps.js';

/** The turn by its steps; a fort that is left alone goes at once, whatever left it so (5). */
export const PROCEDURE: kit.Procedure<Reconquista, Play, Frame> = {
  ...kit.byFrames<Reconquista, Play>(STEPS, (state, dice) => new Play(state, dice)),
  always: (play) => play.removeLoneForts(),
};
