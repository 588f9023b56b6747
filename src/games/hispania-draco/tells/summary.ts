import type { GameEvent } from '../../../core/chronicle.js';
import type { Json } from '../../../core/json.js';
import type { NameTerm, Phrase, Term, Terms } from '../../../core/result.js';
import type { Draco } from '../state/state.js';

/** A turn of so many lines is told as it is. */
const FEW = 6;
/** What belongs to others' sentences. */
const UNTOLD: readonly string[] = ['chapter-ended', 'declared', 'phase-passed'];

/** A person who leads the revolt has seen and done it all himself. */
export function shortens({ hispano }: Pick<Draco, 'hispano'>): boolean {
  return hispano === null;
}

/**
 * A general's turn where the game leads the revolt, in five lines: where he went, what Rome gained and lost, the fights,
 * the armies, the reserve. Events come from the log as plain JSON.
 */
export function summary({ hispano }: Draco, events: readonly GameEvent[]): readonly Phrase[] | null {
  const began = events.find(({ type }) => type === 'turn-began');
  const isTurn = events.at(-1)?.what === 'turn';
  const told = events.filter(({ type }) => !UNTOLD.includes(type));
  if (!shortens({ hispano }) || began === undefined || !isTurn || told.length <= FEW) return null;
  return [
    { key: 'turn', values: { ...whose(began), ...whereTo(began, events) } },
    ...line('gained', gained(events)),
    ...line('lost', lost(events)),
    ...line('fights', fights(events)),
    ...line('armies', armies(events)),
    ...line('reserve', reserveOf(events)),
    ...roundsEnd(events),
  ];
}

/** None where nothing of it happened. */
function line(key: string, values: Terms): readonly Phrase[] {
  return Object.keys(values).length === 0 ? [] : [{ key, values }];
}

function whose({ general, round, year }: GameEvent): Terms {
  return { general: { kind: 'commander', id: String(general) }, round: Number(round), year: Number(year) };
}

function whereTo({ general }: GameEvent, events: readonly GameEvent[]): Terms {
  const last = events.findLast(({ type, commander }) => type === 'moved' && commander === general);
  return last === undefined ? {} : { at: space(last.at) };
}

/** Lists without anything in them are left out. */
function filled(lists: Readonly<Record<string, readonly Term[]>>): Terms {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

function gained(events: readonly GameEvent[]): Terms {
  const removed = events.filter(({ type }) => type === 'revolt-removed');
  const destroyed = spacesOf(events, 'army-destroyed');
  const cleared = removed.filter(({ left }) => left === 0);
  const fewer = removed.filter(({ left, at }) => left !== 0 && !cleared.some((one) => one.at === at));
  return filled({
    placed: spacesOf(events, 'garrison-placed'),
    destroyed,
    cleared: spaces(cleared),
    fewer: spaces(fewer),
  });
}

function lost(events: readonly GameEvent[]): Terms {
  const beaten = events.filter(({ type }) => type === 'commander-beaten');
  return filled({
    beaten: beaten.map(({ commander }): Term => ({ kind: 'commander', id: String(commander) })),
    garrisons: spacesOf(events, 'garrison-lost'),
    removed: spacesOf(events, 'garrison-removed'),
    spread: [...new Set([...ids(spreading(events)), ...ids(placing(events), 'to')])].map(space),
    rose: spacesOf(events, 'army-rose'),
  });
}

/** Rome's own sieges and attacks by how they ended, and where armies struck. */
function fights(events: readonly GameEvent[]): Terms {
  const fought = events.filter(({ type }) => type === 'fought');
  const ours = fought.filter(({ contest }) => contest === 'siege' || contest === 'attack');
  const targets = (of: readonly GameEvent[]) => [...new Set(ids(of, 'target'))].map(space);
  return filled({
    won: targets(ours.filter(({ verdict }) => verdict === 'greater')),
    failed: targets(ours.filter(({ verdict }) => verdict !== 'greater')),
    struck: targets(fought.filter((one) => !ours.includes(one))),
  });
}

function armies(events: readonly GameEvent[]): Terms {
  const marched = events.filter(({ type }) => type === 'army-marched');
  const spared = events.filter(({ type }) => type === 'city-guarded' || type === 'city-full');
  return filled({ moved: [...new Set(ids(marched, 'to'))].map(space), spared: spaces(spared) });
}

/** Revolts that came back to the reserve, and that were taken out of it, one of them by the years. */
function reserveOf(events: readonly GameEvent[]): Terms {
  const back =
    events.filter(({ type }) => type === 'revolt-removed').length +
    events.reduce((sum, { type, revolts }) => sum + (type === 'army-destroyed' ? Number(revolts) : 0), 0);
  const years = events.filter(({ type }) => type === 'years-passed').length;
  const out = spreading(events).length + placing(events).length + years;
  if (back === 0 && out === 0) return {};
  return { back, out, ...(years > 0 ? { years: '' } : {}) };
}

/** Where the round ended with this turn: what is left of the reserve and of the rounds. */
function roundsEnd(events: readonly GameEvent[]): readonly Phrase[] {
  const end = events.find(({ type }) => type === 'years-passed');
  const round = events.find(({ type }) => type === 'turn-began')?.round;
  if (end === undefined || end.reserve === undefined) return [];
  const [reserve, left] = [Number(end.reserve), Number(end.left)];
  return [{ key: reserve === 0 ? 'round-empty' : 'round', values: { round: Number(round), reserve, left } }];
}

function spreading(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ type }) => type === 'revolt-spread');
}

function placing(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ type, placed }) => type === 'army-marched' && placed === true);
}

function ids(events: readonly GameEvent[], field = 'at'): readonly string[] {
  return events.map((event) => String(event[field]));
}

function spaces(events: readonly GameEvent[]): readonly Term[] {
  return [...new Set(ids(events))].map(space);
}

function spacesOf(events: readonly GameEvent[], type: string): readonly Term[] {
  return spaces(events.filter((event) => event.type === type));
}

function space(id: Json | undefined): NameTerm {
  return { kind: 'space', id: String(id) };
}
