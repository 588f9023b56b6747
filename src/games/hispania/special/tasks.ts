import type { Task } from '../engine/rules.js';

/** What is done by itself at the start and the end of a turn and of a nation's turn. */
export const OPENING: readonly Task[] = [];
export const START: readonly Task[] = [];
export const FINISH: readonly Task[] = [];
export const CLOSING: readonly Task[] = [];
