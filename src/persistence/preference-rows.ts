import { isLocale } from '../core/words.js';
import { DEFAULT_PREFERENCES, type Preferences, REMIND_BY } from '../table/ports/preferences.js';
import type { Database } from './database.js';
import { Prisma } from './generated/client.js';
import { LOOK_ANEW } from './write-commit.js';

interface PreferenceRow {
  readonly user_id: string;
  readonly locale: string | null;
  readonly time_zone: string;
  readonly remind_every_hours: number;
  readonly remind_by: string;
  readonly quiet: Preferences['quiet'];
  readonly absences: Preferences['absences'];
}

/** For people who set any; everyone else has the defaults. */
export async function readPreferences(db: Database, userIds: readonly string[]): Promise<Map<string, Preferences>> {
  const found = new Map<string, Preferences>();
  for (const userId of userIds) found.set(userId, DEFAULT_PREFERENCES);
  if (userIds.length === 0) return found;
  const rows = await db.$queryRaw<PreferenceRow[]>`SELECT * FROM preferences WHERE user_id = ANY(${userIds}::text[])`;
  for (const row of rows) {
    found.set(row.user_id, {
      locale: row.locale !== null && isLocale(row.locale) ? row.locale : null,
      timeZone: row.time_zone,
      remindEveryHours: row.remind_every_hours,
      remindBy: REMIND_BY.find((way) => way === row.remind_by) ?? DEFAULT_PREFERENCES.remindBy,
      quiet: row.quiet,
      absences: row.absences,
    });
  }
  return found;
}

export async function writePreferences(db: Database, userId: string, preferences: Preferences): Promise<void> {
  const { locale, timeZone, remindEveryHours, remindBy, quiet, absences } = preferences;
  const row = {
    locale,
    timeZone,
    remindEveryHours,
    remindBy,
    quiet: quiet === null ? Prisma.DbNull : { ...quiet },
    absences: absences.map((absence) => ({ ...absence })),
  };
  await db.preference.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  await db.$executeRaw`UPDATE games SET ${LOOK_ANEW} WHERE phase = 'playing' AND id IN (
    SELECT game_id FROM seats WHERE user_id = ${userId} OR substitute_id = ${userId})`;
}
