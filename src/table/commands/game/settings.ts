import { STRENGTHS } from '../../../core/adviser.js';
import type { GameModule } from '../../../core/game-module.js';
import { ok, type Result, refuse, type Term } from '../../../core/result.js';
import { isLocale } from '../../../core/words.js';
import { tempoIn } from '../../ahead/settled.js';
import { tempoControls, tempoLines } from '../../ahead/tempo.js';
import { alter, replyTo } from '../../change/alter.js';
import { settingsTold } from '../../change/new-game.js';
import type { TableContext } from '../../context.js';
import { setupSummary } from '../../controls/panel/setup.js';
import type { Line, Reply } from '../../ports/message.js';
import { isEnded } from '../../ports/phase.js';
import { LEAST_REMINDER_HOURS } from '../../ports/preferences.js';
import { ABSENCE_ANSWERS, AWAY_ANSWERS, type TableSettings, TEMPI } from '../../ports/settings.js';
import type { GameRecord } from '../../ports/store.js';
import type { CommandRequest } from '../../request.js';
import { isAlone, isMaster, seatsOf } from '../../seats.js';
import { gameReply, numberOption, tableEntry, textOption, truthOption } from '../handler.js';
import { mayAdvise } from '../play/advice.js';

/** Hours up to half a year; 0 removes a deadline. */
const MOST_HOURS = 24 * 183;

const HOURS = ['turn', 'reaction', 'window', 'nudge', 'warn', 'grace'] as const;
/** Days of silence before a game pauses. */
const REST_DAYS = { least: 3, most: 60 };
const FREE_AT_ZERO: readonly string[] = ['turn', 'reaction', 'window'];
/** Nobody can answer within minutes, or wants constant pings. Scripts may play faster. */
const LEAST_HOURS: Readonly<Partial<Record<(typeof HOURS)[number], number>>> = {
  turn: 1,
  reaction: 1,
  window: 1,
  nudge: LEAST_REMINDER_HOURS.mention,
};

/** Shows the settings, or changes them (game master), for all to see. */
export async function settingsReply(table: TableContext, game: GameRecord, request: CommandRequest): Promise<Reply> {
  if (Object.keys(request.options).length === 0) return shown(table, game, request.userId);
  const altered = await alter(table, game.id, request.requestId, async ({ game: current, state, module }) => {
    // How fast they play is everybody's affair.
    const paces = Object.keys(request.options).every((name) => name === 'tempo');
    const may = isMaster(current, request) || (paces && seatsOf(current, request.userId).length > 0);
    if (!may) return refuse('not-master');
    const wanted = changedSettings(current.settings, request);
    if (!wanted.ok) return wanted;
    const settings = ok({ ...wanted.value, tempo: tempoIn(module, wanted.value.tempo) });
    if (settings.value.tempo !== wanted.value.tempo) return refuse('tempo-none');
    // Settings bind the game master too, from the first move on.
    const loosened = current.settings.undo === 'never' && settings.value.undo !== 'never';
    if (loosened && current.phase !== 'gathering') return refuse('undo-never-stays');
    const language = textOption(request.options, 'language');
    const locale = language !== null && isLocale(language) ? language : current.locale;
    const named = textOption(request.options, 'master');
    if (named !== null && request.bots?.includes(named) === true)
      return refuse('user-bot', { who: { kind: 'user', id: named } });
    const masterId = textOption(request.options, 'master')?.replace(/^@/, '') ?? current.masterId;
    const next: GameRecord = { ...current, settings: settings.value, locale, masterId };
    const told = { what: 'settings', settings: JSON.stringify(settingsTold(settings.value)) } as const;
    const entry = tableEntry(request.userId, masterId === current.masterId ? told : { ...told, master: masterId });
    const announce: Line[] = [{ from: 'table', key: 'settings.changed' }, ...settingLines(next, module)];
    return ok({ change: { game: next, state, entry, announce }, answer: null });
  });
  return replyTo(altered, (done) => ({
    lines: [{ from: 'table', key: 'settings.changed' }, ...settingLines(done.game, table.moduleOf(done.game))],
  }));
}

/** With a button that changes the tempo, for everyone who plays. */
function shown(table: TableContext, game: GameRecord, userId: string): Reply {
  const module = table.moduleOf(game);
  const lines = [...setupSummary(module, game), ...settingLines(game, module)];
  const controls = isEnded(game) || seatsOf(game, userId).length === 0 ? [] : tempoControls(module, game);
  const reply = gameReply(game, ...lines);
  return controls.length === 0 ? reply : { ...reply, controls };
}

function changedSettings(current: TableSettings, request: CommandRequest): Result<TableSettings> {
  const { options } = request;
  const hours: Record<(typeof HOURS)[number], number | null> = {
    turn: current.turnHours,
    reaction: current.reactionHours,
    window: current.windowHours,
    nudge: current.nudgeHours,
    warn: current.warnHours,
    grace: current.graceHours,
  };
  for (const name of HOURS) {
    if (options[name] === undefined) continue;
    const value = numberOption(options, name);
    if (value === null || value < 0 || value > MOST_HOURS)
      return refuse('hours-wrong', { option: name, max: MOST_HOURS });
    const least = request.careful === true ? (LEAST_HOURS[name] ?? 0) : 0;
    if (value > 0 && value < least) return refuse('hours-few', { option: name, min: least });
    hours[name] = value === 0 && FREE_AT_ZERO.includes(name) ? null : value;
  }
  const wanted = textOption(options, 'absence');
  const onAbsence = wanted === null ? current.onAbsence : ABSENCE_ANSWERS.find((answer) => answer === wanted);
  if (onAbsence === undefined) return refuse('choice-wrong', { option: 'absence', choices: [...ABSENCE_ANSWERS] });
  const wished = textOption(options, 'away');
  const onAway = wished === null ? current.onAway : AWAY_ANSWERS.find((answer) => answer === wished);
  if (onAway === undefined) return refuse('choice-wrong', { option: 'away', choices: [...AWAY_ANSWERS] });
  const undo = textOption(options, 'undo');
  if (undo !== null && undo !== 'consent' && undo !== 'never') {
    return refuse('choice-wrong', { option: 'undo', choices: ['consent', 'never'] });
  }
  const named = textOption(options, 'strength');
  const strength = named === null ? current.strength : STRENGTHS.find((one) => one === named);
  if (strength === undefined) return refuse('choice-wrong', { option: 'strength', choices: [...STRENGTHS] });
  const paced = textOption(options, 'tempo');
  const tempo = paced === null ? current.tempo : TEMPI.find((one) => one === paced);
  if (tempo === undefined) return refuse('choice-wrong', { option: 'tempo', choices: [...TEMPI] });
  const restDays = options.rest === undefined ? current.restDays : numberOption(options, 'rest');
  if (restDays === null || restDays < REST_DAYS.least || restDays > REST_DAYS.most)
    return refuse('days-wrong', { min: REST_DAYS.least, max: REST_DAYS.most });
  return ok({
    tempo,
    turnHours: hours.turn,
    reactionHours: hours.reaction,
    windowHours: hours.window,
    nudgeHours: hours.nudge ?? 0,
    warnHours: hours.warn ?? 0,
    graceHours: hours.grace ?? 0,
    onAbsence,
    onAway,
    strength,
    advice: truthOption(options, 'advice') ?? current.advice,
    battleThreads: truthOption(options, 'threads') ?? current.battleThreads,
    undo: undo ?? current.undo,
    restDays,
    openSeats: truthOption(options, 'open') ?? current.openSeats,
    watched: truthOption(options, 'watch') ?? current.watched,
  });
}

function settingLines(game: GameRecord, module: GameModule): readonly Line[] {
  const { settings } = game;
  const hours = (value: number | null): Term => (value === null ? { kind: 'key', id: 'settings.no-limit' } : value);
  const line = (key: 'turn' | 'reaction' | 'window' | 'nudge', value: number | null): Line =>
    value === null
      ? { from: 'table', key: `settings.${key}-free` }
      : { from: 'table', key: `settings.${key}`, values: { hours: hours(value) } };
  const clock: readonly Line[] = [
    line('turn', settings.turnHours),
    line('reaction', settings.reactionHours),
    line('window', settings.windowHours),
    { from: 'table', key: 'settings.warn', values: { hours: settings.warnHours } },
    { from: 'table', key: 'settings.grace', values: { hours: settings.graceHours } },
    { from: 'table', key: `settings.absence-${settings.onAbsence}` },
    { from: 'table', key: `settings.away-${settings.onAway}` },
    { from: 'table', key: 'settings.rest', values: { days: settings.restDays } },
  ];
  const nudge = settings.nudgeHours > 0 ? [line('nudge', settings.nudgeHours)] : [];
  return [
    ...tempoLines(module, game),
    ...(isAlone(game) ? [line('nudge', null), ...nudge] : clock),
    { from: 'table', key: settings.battleThreads ? 'settings.threads' : 'settings.no-threads' },
    { from: 'table', key: `settings.undo-${settings.undo}` },
    ...thinkingLines(game, module),
    ...(settings.openSeats ? [{ from: 'table', key: 'settings.open' } as const] : []),
    ...(settings.watched ? [] : [{ from: 'table', key: 'settings.unwatched' } as const]),
    { from: 'table', key: 'settings.language', values: { language: { kind: 'key', id: `language.${game.locale}` } } },
    { from: 'table', key: 'settings.master', values: { who: { kind: 'user', id: game.masterId } } },
  ];
}

/** The autopilot's strength and whether it advises, in games with a thinking bot. */
function thinkingLines(game: GameRecord, module: GameModule): readonly Line[] {
  if (module.adviser === undefined) return [];
  const strength = { kind: 'key', id: `strength.${game.settings.strength}` } as const;
  return [
    { from: 'table', key: 'settings.strength', values: { strength } },
    { from: 'table', key: mayAdvise(game, module) ? 'settings.advice' : 'settings.no-advice' },
  ];
}
