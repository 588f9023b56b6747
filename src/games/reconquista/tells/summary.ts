import type { GameEvent } from '../../../core/chronicle.js';
import { isList, isObject, type Json } from '../../../core/json.js';
import type { Phrase, Term, Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import type { Reconquista } from '../state/state.js';

/** A chapter of so many lines is told as it is. */
const FEW = 6;

/**
 * Phases 5 to 7, or 1 to 3, in five lines: the points, what was gained and lost, who fell, and the story. Events come
 * from the log as plain JSON.
 */
export function summary({ start, history }: Reconquista, events: readonly GameEvent[]): readonly Phrase[] | null {
  const told = events.filter(({ type }) => !UNTOLD.includes(type));
  if (told.length <= FEW) return null;
  const ended = events.at(-1);
  const changes = [...places('gained', ended?.gained), ...places('lost', ended?.lost)];
  const fallen = fallenIn(events);
  const story = [...changes, ...(Object.keys(fallen).length === 0 ? [] : [{ key: 'fallen', values: fallen }])];
  const scored = events.find(({ type }) => type === 'turn-ended');
  if (scored === undefined) return [...beginning(events), ...story, ...battles(events), ...income(events)];
  return [points(start, history, scored), ...story, ...reaction(events), ...battles(events)];
}

/** What belongs to others' sentences. */
const UNTOLD: readonly string[] = ['chapter-ended', 'turn-began', 'unspent'];

/** What the end of the chapter says of them: which side holds each place was compared there. */
function places(key: 'gained' | 'lost', ids: Json | undefined): readonly Phrase[] {
  if (!isList(ids) || ids.length === 0) return [];
  return [{ key, values: { places: ids.map((id): Term => ({ kind: 'place', id: String(id) })) } }];
}

/** With those before the turn; the first of its history are those of the set-up. */
function points(start: number, history: readonly number[], { turn, points: now }: GameEvent): Phrase {
  const before = history[Number(turn) - start];
  const change = before === undefined ? 0 : Number(now) - before;
  const values: Terms = {
    turn: Number(turn),
    points: Number(now),
    ...(change > 0 ? { more: change } : change < 0 ? { fewer: -change } : {}),
  };
  return { key: 'points', values };
}

/** Units of ours and of others, in battles, sieges and otherwise. */
function fallenIn(events: readonly GameEvent[]): Terms {
  let [ours, theirs] = [0, 0];
  const add = (side: Json | undefined, units: Json | undefined) => {
    const count = sizeOf(units);
    if (side === 'christian') ours += count;
    else theirs += count;
  };
  for (const event of events) {
    if (event.type === 'battle-round') {
      add(event.attacker, event.attackerLost);
      add(event.defender, event.defenderLost);
    }
    // Whoever only goes home has not fallen.
    if (event.type !== 'lost' || event.why === 'left-over') continue;
    for (const toll of isList(event.tolls) ? event.tolls.filter(isObject) : []) add(toll.side, toll.units);
  }
  return { ...(ours > 0 ? { ours } : {}), ...(theirs > 0 ? { theirs } : {}) };
}

function sizeOf(units: Json | undefined): number {
  if (!isObject(units)) return 0;
  return Object.values(units).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);
}

/** Where the Muslims rose, with what, and how far they came. */
function reaction(events: readonly GameEvent[]): readonly Phrase[] {
  const began = events.findIndex(({ type }) => type === 'reaction');
  const event = events[began];
  if (event === undefined) return [];
  const after = events.slice(began);
  const raised = after.filter(({ type, at }) => type === 'raised' && typeof at === 'string');
  const armies = raised.filter(({ row }) => String(row).endsWith('army') || String(row).endsWith('armies'));
  const count = raised.reduce((sum, one) => sum + (one.row === 'landing' ? Number(one.count) : 0), 0);
  const marched = after.filter(({ type, side }) => type === 'marched' && side === 'muslim').at(-1)?.to;
  const far: Terms = typeof marched === 'string' ? { far: { kind: 'place', id: marched } } : {};
  if (event.port !== null)
    return [{ key: 'landing', values: { port: { kind: 'place', id: String(event.port) }, count, ...far } }];
  const rows = raised
    .filter(({ row }) => row !== 'mercenaries')
    .map(({ row }): Term => ({ kind: 'row', id: String(row) }));
  const at = armies[0]?.at ?? raised[0]?.at;
  const values: Terms = {
    region: { kind: 'region', id: String(event.region) },
    ...(rows.length === 0 ? {} : { rows }),
    ...(typeof at === 'string' ? { at: { kind: 'place', id: at } } : {}),
    ...far,
  };
  return [{ key: rows.length === 0 ? 'reaction-void' : 'reaction', values }];
}

/** Battles by place, and sieges by how they ended. */
function battles(events: readonly GameEvent[]): readonly Phrase[] {
  const fought = placesOf(events.filter(({ type }) => type === 'battle-ended'));
  const sieges = events.filter(({ type }) => type === 'siege-ended');
  const fell = placesOf(sieges.filter(({ end }) => end !== 'relieved' && end !== 'besieger-gone'));
  const stood = placesOf(sieges.filter(({ end }) => end === 'relieved' || end === 'besieger-gone'));
  const values: Terms = {
    ...(fought.length === 0 ? {} : { fought }),
    ...(fell.length === 0 ? {} : { fell }),
    ...(stood.length === 0 ? {} : { stood }),
  };
  return Object.keys(values).length === 0 ? [] : [{ key: 'battles', values }];
}

function placesOf(events: readonly GameEvent[]): readonly Term[] {
  return [...new Set(events.map(({ at }) => String(at)))].map((id) => ({ kind: 'place', id }));
}

/** The turn, its rebellion and its event. */
function beginning(events: readonly GameEvent[]): readonly Phrase[] {
  const began = events.find(({ type }) => type === 'turn-began');
  const event = events.find(({ type }) => type === 'event-drawn');
  const rebellions = events.filter(({ type }) => type === 'rebellion');
  const [rebellion] = rebellions;
  return [
    {
      key: 'began',
      values: {
        ...(began === undefined ? {} : { turn: Number(began.turn), year: String(began.year) }),
        ...(rebellion === undefined
          ? {}
          : {
              region: { kind: 'region', id: String(rebellion.region) },
              kinds: rebellions.map(({ kind }): Term => ({ kind: 'rebellion', id: String(kind) })),
              rebelling: whatIs('rebellion', [...new Set(rebellions.map(({ kind }) => String(kind)))]),
            }),
        ...(event === undefined
          ? {}
          : {
              event: { kind: 'event', id: String(event.event) },
              befalls: whatIs('event', [String(event.event)]),
            }),
      },
    },
  ];
}

/** What things of a kind do, a line each. */
function whatIs(kind: 'event' | 'rebellion', ids: readonly string[]): Term {
  return kit.saidTogether(ids.map((id) => ({ key: `about.${kind}.${id}` })));
}

function income(events: readonly GameEvent[]): readonly Phrase[] {
  const paid = events.find(({ type }) => type === 'income');
  return paid === undefined ? [] : [{ key: 'income', values: { points: Number(paid.points) } }];
}
