import type { Situation as KitSituation, Verbs as KitVerbs } from '../../../kit/steps/situation.js';
import type { Hispania } from '../state/state.js';
import type { Play } from './play.js';

/** The rules of a phase or of a step inside it. */
export type Situation<Here> = KitSituation<Hispania, Play, Here>;
export type Verbs = KitVerbs<Hispania, Play>;

/** One step of a phase that runs by itself; it may push frames. */
export type Task = (play: Play) => void;
