import { button } from '../controls/buttons.js';
import { readToken, type Token, writeToken } from '../controls/token.js';
import type { Control, Controls, People } from '../ports/message.js';
import { type KeptTrial, placeOfTrial } from './kept-trial.js';

/** What one can do with a trial as a whole. `begin` stands for the game it is to begin from. */
export const TRIAL_VERBS = ['open', 'back', 'again', 'leave', 'do', 'sure', 'begin'] as const;
export type TrialVerb = (typeof TRIAL_VERBS)[number];

/** A button of somebody's trial, or one that begins it. */
export function isOfTrial({ kind, gameId }: Pick<Token, 'kind' | 'gameId'>): boolean {
  return kind === 'trial' || placeOfTrial(gameId) !== null;
}

function trialToken(gameId: string, path: string): string {
  return writeToken({ kind: 'trial', gameId, version: 0, seat: null, path, page: 0 });
}

export function trialButton(
  id: string,
  verb: 'open' | 'again' | 'leave' | 'do',
  style: 'primary' | 'secondary' = 'secondary',
): Control {
  return button(trialToken(id, verb), { from: 'table', key: `whatif.${verb}` }, style);
}

/** One of several that wait. */
export function openButton({ id, step }: Pick<KeptTrial, 'id' | 'step'>, name: string): Control {
  const values = { name: { kind: 'text', id: name }, step };
  return button(trialToken(id, 'open'), { from: 'table', key: 'whatif.open-one', values });
}

/** Pressed twice, it takes back one thing. */
export function backButton(id: string, version: number): Control {
  return button(trialToken(id, `back:${version.toString(36)}`), { from: 'table', key: 'whatif.back' });
}

/** Says yes to what was asked when the trial was there; one asking is answered once. */
export function sureToken(id: string, version: number, asked: string): string {
  return trialToken(id, `sure:${version.toString(36)}:${asked}`);
}

/** `instead`: which of the trials kept makes room. */
export function beginToken(gameId: string, step: number | null, instead?: Pick<KeptTrial, 'id'>): string {
  const at = step === null ? '' : String(step);
  return trialToken(gameId, ['begin', at, ...(instead === undefined ? [] : [instead.id])].join(':'));
}

/** Lookups that make sense in a trial. */
const LOOKS: readonly string[] = ['map', 'score', 'rules', 'more'];

export function isTrialLook(path: string): boolean {
  return LOOKS.includes(path) || path.startsWith('ask-');
}

/**
 * The game's own buttons and some lookups: nothing of the table makes sense here. Seats that have no role are called as
 * their players are.
 */
export function trialRows(controls: Controls, people: People): Controls {
  const makesSense = ({ token }: Control) => {
    const read = readToken(token);
    if (read === null || read.kind === 'table' || read.kind === 'setup' || read.kind === 'play') return false;
    return read.kind !== 'shortcut' || isTrialLook(read.path);
  };
  const rows = controls.map((row) => row.filter(makesSense).map((one) => calledByName(one, people)));
  return rows.filter((row) => row.length > 0);
}

function calledByName(control: Control, people: People): Control {
  const { label } = control;
  if (label.from !== 'of-seat' || label.role !== null) return control;
  return { ...control, label: { ...label, role: { kind: 'text', id: people[label.seat] ?? label.seat } } };
}
