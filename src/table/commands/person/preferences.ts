import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import { isLocale, LOCALES } from '../../../core/words.js';
import { refusal } from '../../change/alter.js';
import type { TableContext } from '../../context.js';
import { isZone, readDate } from '../../people/zone.js';
import type { Line, Reply } from '../../ports/message.js';
import { LEAST_REMINDER_HOURS, type Preferences, REMIND_BY } from '../../ports/preferences.js';
import type { CommandRequest } from '../../request.js';
import { numberOption, textOption, truthOption } from '../handler.js';

const MOST_ABSENCES = 12;

/** How and when one wants to be notified: the same in every game. */
export async function remindReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const { store } = table.deps;
  const current = await store.preferences(request.userId);
  if (Object.keys(request.options).length === 0) return { lines: preferenceLines(current) };
  const next = changed(current, request.options);
  if (!next.ok) return refusal(next.rejection, null);
  await store.setPreferences(request.userId, next.value);
  return { lines: [{ from: 'table', key: 'remind.kept' }, ...preferenceLines(next.value)] };
}

function changed(current: Preferences, options: CommandRequest['options']): Result<Preferences> {
  const every = options.every === undefined ? current.remindEveryHours : numberOption(options, 'every');
  if (every === null || every < 0 || every > 24 * 30) return refuse('hours-wrong', { option: 'every', max: 24 * 30 });
  const by = textOption(options, 'by');
  const remindBy = by === null ? current.remindBy : REMIND_BY.find((way) => way === by);
  if (remindBy === undefined) return refuse('choice-wrong', { option: 'by', choices: [...REMIND_BY] });
  const least = LEAST_REMINDER_HOURS[remindBy];
  if (options.every !== undefined && every > 0 && every < least) {
    return refuse('remind-often', { public: LEAST_REMINDER_HOURS.mention, private: LEAST_REMINDER_HOURS.direct });
  }
  const timeZone = textOption(options, 'zone') ?? current.timeZone;
  if (!isZone(timeZone)) return refuse('zone-unknown', { zone: { kind: 'text', id: timeZone } });
  const language = textOption(options, 'language');
  if (language !== null && !isLocale(language))
    return refuse('choice-wrong', { option: 'language', choices: [...LOCALES] });
  const quiet = quietHours(current, options);
  if (!quiet.ok) return quiet;
  const locale = language !== null && isLocale(language) ? language : current.locale;
  return ok({ ...current, remindEveryHours: every, remindBy, timeZone, locale, quiet: quiet.value });
}

/** Both hours or neither; the same hour twice means no quiet hours. */
function quietHours(current: Preferences, options: CommandRequest['options']): Result<Preferences['quiet']> {
  if (options.from === undefined && options.to === undefined) return ok(current.quiet);
  const hour = (name: 'from' | 'to', before: number | undefined) => numberOption(options, name) ?? before ?? null;
  const [from, to] = [hour('from', current.quiet?.from), hour('to', current.quiet?.to)];
  const isHour = (value: number | null): value is number =>
    value !== null && Number.isInteger(value) && value >= 0 && value <= 23;
  if (!isHour(from) || !isHour(to)) return refuse('quiet-wrong');
  return ok(from === to ? null : { from, to });
}

/** Days of absence, announced so that nobody waits in vain. */
export async function awayReply(table: TableContext, request: CommandRequest): Promise<Reply> {
  const { store, clock } = table.deps;
  const current = await store.preferences(request.userId);
  const { options } = request;
  if (truthOption(options, 'clear') === true) {
    await store.setPreferences(request.userId, { ...current, absences: [] });
    return { lines: [{ from: 'table', key: 'away.cleared' }] };
  }
  const [from, to] = [textOption(options, 'from'), textOption(options, 'to')];
  if (from === null && to === null) return { lines: absenceLines(current) };
  const today = clock.now().toISOString().slice(0, 10);
  const span = { from: from ?? today, to: to ?? from ?? today };
  const wrong = wrongSpan(span, today);
  if (wrong !== null) return refusal(wrong, null);
  const ahead = current.absences.filter((absence) => absence.to >= today);
  if (ahead.length >= MOST_ABSENCES) return refusal({ code: 'away-too-many', values: { max: MOST_ABSENCES } }, null);
  const next = { ...current, absences: [...ahead, span].sort((one, other) => one.from.localeCompare(other.from)) };
  await store.setPreferences(request.userId, next);
  return { lines: [{ from: 'table', key: 'away.kept' }, ...absenceLines(next)] };
}

function wrongSpan(span: { readonly from: string; readonly to: string }, today: string): Rejection | null {
  const isDate = (text: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && readDate(text) !== null && !Number.isNaN(Date.parse(text));
  if (!isDate(span.from) || !isDate(span.to)) return { code: 'date-wrong', values: { example: today } };
  return span.to < span.from || span.to < today ? { code: 'away-backwards' } : null;
}

function absenceLines(preferences: Preferences): readonly Line[] {
  if (preferences.absences.length === 0) return [{ from: 'table', key: 'away.none' }];
  return preferences.absences.map((absence) => ({ from: 'table', key: 'away.line', values: absence }));
}

function preferenceLines(preferences: Preferences): readonly Line[] {
  const { quiet, remindEveryHours, remindBy, timeZone, locale } = preferences;
  return [
    remindEveryHours === 0
      ? { from: 'table', key: 'remind.no-rhythm' }
      : {
          from: 'table',
          key: 'remind.rhythm',
          values: { hours: Math.max(remindEveryHours, LEAST_REMINDER_HOURS[remindBy]) },
        },
    { from: 'table', key: `remind.by-${remindBy}` },
    quiet === null
      ? { from: 'table', key: 'remind.no-quiet' }
      : { from: 'table', key: 'remind.quiet', values: { from: quiet.from, to: quiet.to } },
    { from: 'table', key: 'remind.zone', values: { zone: timeZone } },
    locale === null
      ? { from: 'table', key: 'remind.own-language' }
      : { from: 'table', key: 'remind.language', values: { language: { kind: 'key', id: `language.${locale}` } } },
    ...absenceLines(preferences),
  ];
}
