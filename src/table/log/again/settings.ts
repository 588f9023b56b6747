import { STRENGTHS } from '../../../core/adviser.js';
import type { TypedOptions } from '../../../core/command.js';
import { isObject, isText, type Json } from '../../../core/json.js';
import { ABSENCE_ANSWERS, AWAY_ANSWERS, DEFAULT_SETTINGS, type TableSettings, TEMPI } from '../../ports/settings.js';

/** All table settings as a log tells them; null: invalid. */
export function settingsIn(json: Json | undefined): TableSettings | null {
  if (json === undefined || !isObject(json)) return null;
  const hours = (value: Json | undefined) => (typeof value === 'number' ? value : null);
  const truth = (value: Json | undefined) => value === true;
  return {
    tempo: TEMPI.find((one) => one === json.tempo) ?? DEFAULT_SETTINGS.tempo,
    turnHours: hours(json.turnHours),
    reactionHours: hours(json.reactionHours),
    windowHours: hours(json.windowHours),
    nudgeHours: hours(json.nudgeHours) ?? 0,
    warnHours: hours(json.warnHours) ?? 0,
    graceHours: hours(json.graceHours) ?? 0,
    onAbsence: ABSENCE_ANSWERS.find((answer) => answer === json.onAbsence) ?? 'remind',
    onAway: AWAY_ANSWERS.find((answer) => answer === json.onAway) ?? 'wait',
    strength: STRENGTHS.find((one) => one === json.strength) ?? 'default',
    advice: typeof json.advice === 'boolean' ? json.advice : null,
    battleThreads: truth(json.battleThreads),
    undo: json.undo === 'never' ? 'never' : 'consent',
    restDays: hours(json.restDays) ?? DEFAULT_SETTINGS.restDays,
    openSeats: truth(json.openSeats),
    watched: json.watched !== false,
  };
}

/** Each of them as typed; null: unreadable. */
export function typedSettings(text: Json | undefined, master: Json | undefined): TypedOptions | null {
  const settings = isText(text) ? settingsIn(parsed(text)) : null;
  if (settings === null) return null;
  return {
    tempo: settings.tempo,
    turn: settings.turnHours ?? 0,
    reaction: settings.reactionHours ?? 0,
    window: settings.windowHours ?? 0,
    nudge: settings.nudgeHours,
    warn: settings.warnHours,
    grace: settings.graceHours,
    absence: settings.onAbsence,
    away: settings.onAway,
    strength: settings.strength,
    ...(settings.advice === null ? {} : { advice: settings.advice }),
    threads: settings.battleThreads,
    undo: settings.undo,
    rest: settings.restDays,
    open: settings.openSeats,
    watch: settings.watched,
    ...(isText(master) ? { master } : {}),
  };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
