// Over 200 lines: what a line at the prompt means, one short method per kind.
import { tell } from '../i18n/index.js';
import { completions } from '../table/typed/completer.js';
import { plainStyle } from '../table/words/words.js';
import { fieldName } from './find-control.js';
import type { LocalTable } from './local-table.js';
import { Runner, type RunnerParts, type StepResult } from './runner.js';
import { TO_BE_WRITTEN } from './show-reply.js';
import { PLAYERS, Tour } from './tour.js';

/** Where the terminal writes, and the line it may prefill. */
export interface Screen {
  print(text: string): void;
}

interface TerminalParts extends Omit<RunnerParts, 'channelId' | 'sure' | 'onFault'> {
  readonly screen: Screen;
  readonly isFirstVisit: boolean;
  /** Makes every line unique. */
  readonly newId: () => string;
}

const HOME = 'table';

/** The table at a prompt: one person in all seats, with Discord's commands. */
export class Terminal {
  private readonly parts: TerminalParts;
  private runner: Runner;
  private user: string = PLAYERS[0];
  private channel = HOME;
  private buttons: readonly string[] = [];
  private tour: Tour | null = null;
  private local: Promise<LocalTable> | null = null;
  /** A prefilled line for the prompt. */
  suggestion = '';

  constructor(parts: TerminalParts) {
    this.parts = parts;
    this.runner = this.runnerAt(HOME);
  }

  get prompt(): string {
    return this.channel === HOME ? `@${this.user}> ` : `#${this.channel} @${this.user}> `;
  }

  async begin(): Promise<void> {
    const local = await this.runner.opened();
    this.say('terminal.welcome');
    const game = await local.store.inChannel(this.channel);
    if (game !== null) await this.send(`/game status`);
    else if (this.parts.isFirstVisit) await this.startTour();
  }

  /** Handles a typed line. False: time to leave. */
  async take(line: string): Promise<boolean> {
    const text = line.trim();
    // An empty line changes nothing, not even the suggestion.
    if (text === '') return true;
    this.suggestion = '';
    try {
      if (['quit', 'exit', 'bye'].includes(text.replace(/^\//, ''))) return false;
      await this.understand(text);
      await this.suggest();
    } catch (fault) {
      this.fault(fault);
    }
    return true;
  }

  async complete(line: string): Promise<[string[], string]> {
    const local = await this.runner.opened();
    const game = await local.store.inChannel(this.channel);
    const seated = (game?.seats ?? []).flatMap((seat) => (seat.userId === null ? [] : [seat.userId]));
    const people = [...new Set([...seated, ...PLAYERS])];
    const { locale } = this.parts;
    const here = game?.module ?? null;
    return completions({ table: local.table, channelId: this.channel, user: this.user, locale, here, people }, line);
  }

  leave(): void {
    this.say('terminal.bye');
  }

  async close(): Promise<void> {
    await (await this.local)?.close();
  }

  private async understand(text: string): Promise<void> {
    if (text === 'help' || text === '?') return this.say('terminal.help');
    if (text === 'tour') return this.tour === null ? this.startTour() : this.stopTour('tour.stopped');
    if (text.startsWith('#')) return this.goTo(text.slice(1));
    const addressed = /^@([\p{L}\p{N}_.-]{1,40})(?:\s+(.*))?$/u.exec(text);
    if (addressed === null) return this.send(text);
    const [, name = '', rest = ''] = addressed;
    if (rest.trim() !== '') return this.send(rest.trim(), name);
    this.user = name;
    this.buttons = [];
    this.say('terminal.now', { who: name });
  }

  private async send(text: string, user = this.user): Promise<void> {
    const id = this.parts.newId();
    if (text.startsWith('/')) return this.show(await this.runner.run({ kind: 'command', user, text }, id), user);
    if (/^\d+$/.test(text)) {
      const label = this.buttons[Number(text) - 1];
      if (label === undefined) return this.say('terminal.no-button', { number: text });
      if (label.endsWith(TO_BE_WRITTEN)) {
        this.suggestion = `${fieldName(label.slice(0, -TO_BE_WRITTEN.length))}: `;
        return;
      }
      return this.show(await this.runner.run({ kind: 'press', user, label }, id), user);
    }
    const label = text.replace(/^press\s+/, '').replace(/^"(.*)"$/, '$1');
    if (
      label === text &&
      !this.buttons.some((button) => button.toLowerCase() === text.toLowerCase()) &&
      !text.includes(':')
    ) {
      return this.say('terminal.unknown', { text });
    }
    return this.show(await this.runner.run({ kind: 'press', user, label }, id), user);
  }

  private show(outcome: StepResult, user: string): void {
    const told = new Set<string>();
    for (const shown of outcome.replies) {
      const isOwn = shown.to === user;
      for (const line of shown.text.split('\n')) {
        // One person reads it all: what was just said in private need not be repeated from the channel.
        if (!isOwn && told.has(line)) continue;
        told.add(line);
        this.parts.screen.print(isOwn ? line : `  ${shown.to}| ${line}`);
      }
      for (const image of shown.images) this.parts.screen.print(`  ${image.file} (${image.width}x${image.height})`);
      if (isOwn && user === this.user) {
        // A map or list has no buttons: those shown before still work.
        if (shown.buttons.length === 0) continue;
        this.buttons = shown.buttons;
        this.parts.screen.print(`  ${numbered(shown.buttons)}`);
      }
    }
  }

  private async goTo(channel: string): Promise<void> {
    if (!/^[\p{L}\p{N}_-]{1,40}$/u.test(channel)) return this.say('terminal.unknown', { text: `#${channel}` });
    this.channel = channel;
    this.buttons = [];
    this.runner = this.runnerAt(channel);
    this.say('terminal.channel', { channel });
    await this.send('/game status');
  }

  private async startTour(): Promise<void> {
    this.tour = new Tour();
    this.say('tour.begin');
    await this.suggest();
  }

  private stopTour(key: 'tour.stopped' | 'tour.end'): void {
    this.tour = null;
    this.say(key);
  }

  private async suggest(): Promise<void> {
    if (this.tour === null || this.suggestion !== '') return;
    const local = await this.runner.opened();
    const seen = { user: this.user, buttons: this.buttons, back: tell(this.parts.locale, 'panel.back') };
    const step = await this.tour.next(local, this.channel, seen);
    if (step === null) return this.stopTour('tour.end');
    const style = plainStyle(this.parts.locale, {});
    const line = { from: 'table', key: step.key } as const;
    this.parts.screen.print(
      `» ${local.say(step.values === undefined ? line : { ...line, values: step.values }, style)}`,
    );
    this.suggestion = step.line;
  }

  private say(key: Parameters<typeof tell>[1], values: Readonly<Record<string, string>> = {}): void {
    this.parts.screen.print(tell(this.parts.locale, key, values));
  }

  /** One local table for all games at this prompt. */
  private opened(): Promise<LocalTable> {
    this.local ??= this.parts.open();
    return this.local;
  }

  private fault(fault: unknown): void {
    this.say('terminal.fault', { why: fault instanceof Error ? fault.message : String(fault) });
  }

  private runnerAt(channelId: string): Runner {
    const open = () => this.opened();
    return new Runner({ ...this.parts, open, channelId, sure: false, onFault: (fault) => this.fault(fault) });
  }
}

function numbered(labels: readonly string[]): string {
  // A number and its label stay on one line.
  return labels.map((label, index) => `[${index + 1}] ${label}`.replaceAll(' ', '\u00a0')).join('  ');
}
