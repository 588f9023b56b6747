// Over 200 lines: each kind of script line is carried out here, with what every person saw last.
import path from 'node:path';
import type { Json } from '../core/json.js';
import type { Rejection } from '../core/result.js';
import type { Locale } from '../core/words.js';
import { NoSuchThing } from '../table/change/scripted.js';
import type { Control, Line, People, Reply } from '../table/ports/message.js';
import type { LogEntry } from '../table/ports/store.js';
import { readCommand } from '../table/typed/typed-command.js';
import { parsed, readPositionFile, readText } from './files.js';
import { type Found, findControl } from './find-control.js';
import type { LocalTable, OpenLocalTable } from './local-table.js';
import { publish } from './publish.js';
import type { ScriptStep } from './script-line.js';
import { type Folder, type Shown, type ShowParts, showReply, textOf } from './show-reply.js';

export interface StepResult {
  readonly ok: boolean;
  readonly rejection: { readonly code: string; readonly text: string } | null;
  readonly replies: readonly Shown[];
  readonly value: Json;
}

export interface RunnerParts {
  readonly open: OpenLocalTable;
  readonly channelId: string;
  readonly locale: Locale;
  readonly folder: Folder;
  /** Files named in a script are looked for here. */
  readonly directory: string;
  readonly onFault: (fault: unknown) => void;
  /** A script means what it says: nothing is confirmed. */
  readonly sure: boolean;
  /** Defaults for a game that a position begins. */
  readonly usualSystem: string;
}

/** What a confirmation says will follow; the script has answered it, but its reader should know. */
function isForetold(line: Line): boolean {
  return line.from === 'game' && line.key.startsWith('preview.');
}

/** Plays the steps of a script, or of a user at the prompt, in order. */
export class Runner {
  private readonly parts: RunnerParts;
  private local: LocalTable | null = null;
  /** The buttons that each person and the channel saw last. */
  private readonly seen = new Map<
    string,
    { readonly rows: readonly (readonly Control[])[]; readonly people: People }
  >();

  constructor(parts: RunnerParts) {
    this.parts = parts;
  }

  /** `id` makes the step idempotent. */
  async run(step: ScriptStep, id: string): Promise<StepResult> {
    switch (step.kind) {
      case 'command':
        return this.command(step.user, step.text, id);
      case 'press':
        return this.press(step.user, step.label, id);
      case 'set-position':
        return this.setPosition(step.file, id);
      case 'position':
        return this.value((local) => local.table.position(this.parts.channelId));
      case 'view':
        return this.value((local) => local.table.view(this.parts.channelId, step.seat));
      case 'state':
        return this.value((local) => local.table.state(this.parts.channelId));
      case 'dice':
        await this.load(step.faces);
        return DONE;
      case 'wait': {
        const local = await this.opened();
        const game = await local.store.inChannel(this.parts.channelId);
        await local.pass(step.ms, game?.id ?? null);
        return { ...DONE, replies: await this.published(game?.id ?? null) };
      }
      case 'restart':
        await this.close();
        await this.opened();
        return DONE;
    }
  }

  /** A step that an earlier run of the script has passed: it is neither repeated nor retried. */
  async passed(step: ScriptStep, wasDone: boolean): Promise<StepResult> {
    if (step.kind === 'dice' || step.kind === 'wait' || step.kind === 'restart') return DONE;
    const user = step.kind === 'command' || step.kind === 'press' ? step.user : CHANNEL;
    if (!wasDone) return this.refused(user, { code: 'passed-over' });
    return this.answered(user, { lines: [{ from: 'table', key: 'request.seen' }] });
  }

  /** Everything stored for the channel's game; empty without one. */
  async log(): Promise<readonly LogEntry[]> {
    const { store } = await this.opened();
    const game = await store.inChannel(this.parts.channelId);
    return game === null ? [] : store.log(game.id);
  }

  async load(faces: readonly number[]): Promise<void> {
    (await this.opened()).table.load(faces);
  }

  async opened(): Promise<LocalTable> {
    this.local ??= await this.parts.open();
    return this.local;
  }

  async close(): Promise<void> {
    await this.local?.close();
    this.local = null;
    this.seen.clear();
  }

  private async command(user: string, text: string, id: string): Promise<StepResult> {
    const { table, store } = await this.opened();
    const game = await store.inChannel(this.parts.channelId);
    const typed = readCommand(table.commands(), game?.module ?? null, text, (name) =>
      readText(path.resolve(this.parts.directory, name)),
    );
    if (!typed.ok) return this.refused(user, typed.rejection);
    const careful = !this.parts.sure;
    const reply = await table.execute({ ...(await this.asker(user, id)), ...typed.value, careful });
    return this.answered(user, reply);
  }

  private async press(user: string, label: string, id: string): Promise<StepResult> {
    const { table } = await this.opened();
    const tried = await this.findSeen(user, label);
    let reply = tried === null ? null : await table.press({ ...(await this.asker(user, id)), ...tried });
    if (reply === null || reply.refused?.code === 'press-stale') {
      // What was shown is out of date: the same label may be offered again.
      const fresh = await this.findFresh(user, label);
      if (fresh !== null) reply = await table.press({ ...(await this.asker(user, `${id}:again`)), ...fresh });
    }
    if (reply === null) return this.noSuchButton(user, label);
    if (reply.confirm !== undefined && this.parts.sure) {
      const foretold = reply.lines.filter(isForetold);
      reply = await table.press({ ...(await this.asker(user, `${id}:sure`)), token: reply.confirm });
      reply = { ...reply, lines: [...foretold, ...reply.lines] };
    }
    return this.answered(user, reply);
  }

  /** Refused, listing the buttons that exist. */
  private async noSuchButton(user: string, label: string): Promise<StepResult> {
    const { table, store } = await this.opened();
    const game = await store.inChannel(this.parts.channelId);
    const rejection: Rejection = { code: 'button-missing', values: { label: { kind: 'text', id: label } } };
    const controls = game === null ? [] : await table.panel(game.id, user);
    return this.answered(user, {
      lines: [{ from: 'rejection', module: null, rejection }],
      refused: rejection,
      ...(controls.length === 0 ? {} : { controls }),
    });
  }

  private async findSeen(user: string, label: string): Promise<Found | null> {
    const { say } = await this.opened();
    const own = this.seen.get(user);
    const found = own === undefined ? null : findControl(say, own.people, own.rows, label);
    if (found !== null) return found;
    const fresh = await this.findFresh(user, label);
    if (fresh !== null) return fresh;
    const open = this.seen.get(CHANNEL);
    return open === undefined ? null : findControl(say, open.people, open.rows, label);
  }

  private async findFresh(user: string, label: string): Promise<Found | null> {
    const { table, store, say } = await this.opened();
    const game = await store.inChannel(this.parts.channelId);
    return game === null ? null : findControl(say, {}, await table.panel(game.id, user), label);
  }

  private async setPosition(file: string, id: string): Promise<StepResult> {
    const { table } = await this.opened();
    const position = readPositionFile(this.parts.directory, file);
    if (!position.ok) return this.refused(CHANNEL, { code: 'position-unreadable', values: { why: position.why } });
    const { channelId, locale, usualSystem } = this.parts;
    const reply = await table.setPosition({
      requestId: id,
      channelId,
      locale,
      system: usualSystem,
      position: position.value,
    });
    return this.answered(CHANNEL, reply);
  }

  private async value(read: (local: LocalTable) => Promise<Json>): Promise<StepResult> {
    try {
      return { ...DONE, value: await read(await this.opened()) };
    } catch (fault) {
      if (!(fault instanceof NoSuchThing)) throw fault;
      return { ...DONE, ok: false, rejection: { code: 'not-there', text: fault.message } };
    }
  }

  private async answered(user: string, reply: Reply): Promise<StepResult> {
    const locale = await this.localeOf(user);
    const shown = await showReply({ ...(await this.showParts()), locale }, user, reply);
    if (reply.controls !== undefined) this.seen.set(user, { rows: reply.controls, people: reply.people ?? {} });
    const [file] = reply.attachments ?? [];
    return {
      ok: reply.refused === undefined,
      rejection:
        reply.refused === undefined ? null : { code: reply.refused.code, text: await this.sentence(reply, locale) },
      replies: [...(shown.text === '' ? [] : [shown]), ...(await this.published())],
      value: file === undefined ? null : parsed(file.content),
    };
  }

  /** The first line of a refusal is its reason; below it stands what can be done. */
  private async sentence(reply: Reply, locale: Locale): Promise<string> {
    const local = await this.opened();
    return textOf({ local }, reply.lines.slice(0, 1), reply.people ?? {}, locale);
  }

  private async refused(user: string, rejection: Rejection): Promise<StepResult> {
    return this.answered(user, { lines: [{ from: 'rejection', module: null, rejection }], refused: rejection });
  }

  private async published(left: string | null = null): Promise<readonly Shown[]> {
    await (await this.opened()).botsPlayed();
    const posts = await publish(await this.showParts(), this.parts.channelId, left);
    for (const { resolved } of posts) {
      if (resolved.controls.length > 0) this.seen.set(CHANNEL, { rows: resolved.controls, people: resolved.people });
    }
    return posts.map(({ shown }) => shown);
  }

  private async showParts(): Promise<ShowParts> {
    const { folder, locale, onFault } = this.parts;
    return { local: await this.opened(), folder, locale, onFault };
  }

  private async asker(user: string, requestId: string) {
    const { channelId } = this.parts;
    const locale = await this.localeOf(user);
    return { requestId, userId: user, userName: user, channelId, guildId: null, locale };
  }

  /** The language this person chose (`/remind language:es`), else that of the script or terminal. */
  private async localeOf(user: string): Promise<Locale> {
    if (user === CHANNEL) return this.parts.locale;
    const { store } = await this.opened();
    return (await store.preferences(user)).locale ?? this.parts.locale;
  }
}

const CHANNEL = 'channel';
const DONE: StepResult = { ok: true, rejection: null, replies: [], value: null };
