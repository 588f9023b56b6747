import { STRENGTHS, type Strength } from '../../../core/adviser.js';
import { isObject, isText } from '../../../core/json.js';
import type { Obligation } from '../../../core/obligation.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { decideAct } from '../../change/act.js';
import { alter, type Decision, type Opened } from '../../change/alter.js';
import type { Change, NewEntry } from '../../change/change.js';
import { AUTOPILOT, playDefault } from '../../change/default.js';
import { startGame } from '../../commands/game/start.js';
import { answerUndo, undoReply } from '../../commands/play/undo.js';
import type { TableContext } from '../../context.js';
import { byDefault } from '../../deadline/lapse.js';
import { strengthFor } from '../../pilots.js';
import { seatRecord, seatsOf } from '../../seats.js';
import type { FileEntry } from '../game-file.js';
import type { Desk } from './desk.js';
import { alsoAsModerator, decideHere, type Hand, textIn, toldIn, type Ways } from './hand.js';

/** The game begins with those seated. */
export const redoBegin: Ways = () => alsoAsModerator(({ table, asker }, game) => startGame(table, game, asker));

/** A person's actions, each offered at its moment, and then the one refused after a throw. */
export const redoActions: Ways = (entry, _told, desk) => {
  if (entry.userId === AUTOPILOT) return playedFor(entry, desk);
  const next = desk.file.entries[entry.version];
  const spent = next?.kind === 'spent' && next.userId === entry.userId && next.at === entry.at ? next.actions : [];
  return [byPerson([...entry.actions, ...spent]), byPerson(entry.actions)];
};

/** Dice without effect: the rules refuse their purpose, and only after the throw. */
export const redoSpentDice: Ways = ({ actions }) => [byPerson(actions)];

function byPerson(actions: FileEntry['actions']): Hand {
  return async ({ table, asker, entry }, game) => {
    const { seat } = entry;
    if (seat === null || actions.length === 0 || !seatsOf(game, asker.userId).includes(seat)) return;
    await alter(table, game.id, asker.requestId, async (opened) => decideAct(table, opened, asker, seat, actions));
  };
}

/** A bot plays its thoughts, several acts at once; or a default is played for someone whose time is up. */
function playedFor(entry: FileEntry, desk: Desk): readonly Hand[] {
  if (strengthIn(entry) === null) {
    return [
      (doing, game) => alterDefault(doing.table, game.id, entry, true),
      (doing, game) => alterDefault(doing.table, game.id, entry, false),
    ];
  }
  const rest = desk.file.entries.slice(entry.version - 1);
  const end = rest.findIndex((one) => one.userId !== AUTOPILOT || strengthIn(one) === null || one.at !== entry.at);
  const run = end === -1 ? rest : rest.slice(0, end);
  const chapter = run.findIndex(({ events }) => events.some(({ type }) => type === 'chapter-ended'));
  const lengths = [...new Set([run.length, chapter + 1, 1])].filter((length) => length > 0);
  return lengths.map(
    (length): Hand =>
      (doing) =>
        decideHere(doing, (opened) => thoughts(doing.table, opened, run.slice(0, length))),
  );
}

function strengthIn({ detail }: FileEntry): Strength | null {
  const named = isObject(detail) ? detail.strength : undefined;
  return STRENGTHS.find((one) => one === named) ?? null;
}

/** A bot may think of anything legal; that a bot plays there must hold. */
function thoughts(table: TableContext, opened: Opened, run: readonly FileEntry[]): Result<Change> {
  const { game, module, roller } = opened;
  const entries: NewEntry[] = [];
  let { state } = opened;
  for (const one of run) {
    const [action, more] = one.actions;
    const strength = strengthIn(one);
    const { seat } = one;
    if (state === null || seat === null || strength === null || action === undefined || more !== undefined)
      return none();
    const owed = owedFor(opened, state, one);
    const record = seatRecord(game, seat);
    if (owed === null || !owed.seats.includes(seat) || strengthFor(record, owed) !== strength) return none();
    const played = playDefault(table, module, game, state, { ...owed, seats: [seat] }, roller, { action, strength });
    if (!played.ok) return none();
    entries.push(played.entry);
    state = played.state;
  }
  const [entry, ...more] = entries;
  return entry === undefined ? none() : ok({ game, state, entry, more });
}

function owedFor({ module }: Opened, state: NonNullable<Opened['state']>, entry: FileEntry): Obligation | null {
  const id = textIn(toldIn(entry).for);
  return module.obligations(state).find((owed) => owed.id === id) ?? null;
}

async function alterDefault(table: TableContext, gameId: string, entry: FileEntry, lapsed: boolean): Promise<void> {
  await alter(table, gameId, `again:${entry.version}`, async (opened): Promise<Decision<unknown>> => {
    const { state, game } = opened;
    const owed = state === null || game.phase !== 'playing' ? null : owedFor(opened, state, entry);
    if (owed === null || entry.seat === null) return none();
    const decision = byDefault(table, opened, lapsed ? owed : { ...owed, seats: [entry.seat] });
    if (lapsed || !decision.ok || decision.value.change === null) return decision;
    const { lapsed: _, ...change } = decision.value.change;
    return ok({ change, answer: null });
  });
}

/** By order of the game master, at once, or when the last of those asked agrees. */
export const redoUndo: Ways = (_entry, told) => {
  const force = told.force === true;
  const asks: Hand = ({ table, asker }, game) =>
    undoReply(table, game, { ...asker, command: 'undo', options: force ? { force } : {} });
  return force ? alsoAsModerator(asks) : [agreesToUndo, asks];
};

export const asksToUndo: Ways = () => [
  ({ table, asker }, game) => undoReply(table, game, { ...asker, command: 'undo', options: {} }),
];

const agreesToUndo: Hand = async ({ table, asker }, game) => {
  if (game.undoAsked !== null) await answerUndo(table, game, asker, true, game.undoAsked.at);
};
export const agreesToUndoOnly: Ways = () => [agreesToUndo];

function none() {
  return refuse('rules-failed');
}

export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => isText(one));
}
