/** Wall clocks of time zones, from Node's zone data: correct across changes of summer time. */
interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// Creating a format costs a hundred times as much as using it, and a table has few zones.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: isZone(zone) ? zone : 'UTC',
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}

export function localTime(at: Date, zone: string): LocalTime {
  const found = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const part of formatOf(zone).formatToParts(at)) {
    switch (part.type) {
      case 'year':
      case 'month':
      case 'day':
      case 'hour':
      case 'minute':
        found[part.type] = Number(part.value);
        break;
      default:
        break;
    }
  }
  return found;
}

/** The zone's offset from UTC at that moment. */
function offsetAt(at: number, zone: string): number {
  const local = localTime(new Date(at), zone);
  const asIfUtc = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute);
  return asIfUtc - Math.floor(at / 60_000) * 60_000;
}

/**
 * The moment when that zone's clock shows this date and hour. A repeated hour means its first occurrence; a skipped
 * hour means as long after the jump as it lies after the jump's start.
 */
export function momentOf(year: number, month: number, day: number, hour: number, zone: string): Date {
  const asIfUtc = Date.UTC(year, month - 1, day, hour);
  const before = offsetAt(asIfUtc - DAY, zone);
  const after = offsetAt(asIfUtc + DAY, zone);
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    if (offsetAt(asIfUtc - offset, zone) === offset) return new Date(asIfUtc - offset);
  }
  return new Date(asIfUtc - before);
}

/** A date as players write it, 2026-11-18, or null. */
export function readDate(text: string): { readonly year: number; readonly month: number; readonly day: number } | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (found === null) return null;
  return { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}
