import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GameModule } from '../../../src/core/game-module.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../../src/core/json.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { HandClock, type LocalTable } from '../../../src/local/local-table.js';
import { Runner, type StepResult } from '../../../src/local/runner.js';
import { readScript } from '../../../src/local/script.js';
import type { ScriptStep } from '../../../src/local/script-line.js';
import { Folder } from '../../../src/local/show-reply.js';
import { openLocalTableOn } from '../../../src/open-local-table.js';
import { LoadedDice } from '../../../src/table/dice/loaded-dice.js';
import { testImage } from '../../support/databases.js';
import { REDO } from '../../support/redo.js';
import { redone } from '../../support/redo-script.js';

export interface Hall {
  /** A game in a channel of its own, from a position; without one, an empty channel. */
  table(position?: Json): Promise<Script>;
  /** A file that a script may name. */
  write(name: string, content: string): void;
  close(): Promise<void>;
}

/** The machinery of `npm run table` with one database for a whole file of examples, each in a channel of its own. */
export async function openHall(game: GameModule = HISPANIA): Promise<Hall> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postumus-examples-'));
  const loadedDice = new LoadedDice();
  const local = await openLocalTableOn({
    place: { kind: 'memory', image: await testImage() },
    games: [game],
    clock: new HandClock(new Date('2026-01-05T12:00:00Z')),
    seed: '7'.repeat(64),
    loadedDice,
    pictures: false,
    continues: null,
  })();
  const shared: LocalTable = { ...local, close: async () => undefined };
  let channels = 0;
  return {
    async table(position) {
      const channelId = `example-${++channels}`;
      // Where an example broke off, its faces lie about yet: they are not the next one's.
      loadedDice.use(loadedDice.left);
      const runner = new Runner({
        open: async () => shared,
        channelId,
        locale: 'en',
        folder: new Folder(path.join(folder, 'shown')),
        directory: folder,
        onFault: (fault) => {
          throw fault;
        },
        sure: true,
        usualSystem: game.id,
      });
      const script = new Script(runner, channelId, folder, loadedDice);
      if (position !== undefined) await script.play(`position ${JSON.stringify(position)}`);
      return script;
    },
    write(name, content) {
      writeFileSync(path.join(folder, name), content);
    },
    async close() {
      await local.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A script played line by line, with questions about the position in between. */
export class Script {
  private readonly runner: Runner;
  private readonly channelId: string;
  private readonly directory: string;
  private readonly loadedDice: LoadedDice;
  private readonly onTheWay: ScriptStep[] = [];
  private lines = 0;

  constructor(runner: Runner, channelId: string, directory: string, loadedDice: LoadedDice) {
    this.runner = runner;
    this.loadedDice = loadedDice;
    this.channelId = channelId;
    this.directory = directory;
  }

  private async line(text: string): Promise<StepResult> {
    const { steps, broken } = readScript(text, this.directory);
    const [only] = steps;
    if (only === undefined || broken.length > 0) throw new Error(`${text}: ${broken[0]?.why ?? 'no step'}`);
    this.lines += 1;
    const id = `${this.channelId}:${this.lines}`;
    if (!REDO) return this.runner.run(only.step, id);
    const { runner, channelId, loadedDice, onTheWay } = this;
    return redone({ runner, channelId, loadedDice, onTheWay }, only.step, id);
  }

  /** Lines that must be accepted; what was said to all, of each. */
  async play(text: string): Promise<string> {
    const said: string[] = [];
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      const outcome = await this.line(line);
      if (!outcome.ok) {
        const { nation, phase } = await this.position();
        const owed = await this.owed();
        throw new Error(
          `${line.trim()}: ${JSON.stringify(outcome.rejection)} (${nation}, ${phase}: ${owed.join(' ')})`,
        );
      }
      said.push(...outcome.replies.map((reply) => reply.text));
    }
    return said.join('\n');
  }

  /** A line that must be refused: with which code. */
  async refused(line: string): Promise<string> {
    return (await this.refusal(line)).code;
  }
  /** The same with its sentence. */
  async refusal(line: string): Promise<{ readonly code: string; readonly text: string }> {
    const outcome = await this.line(line);
    if (outcome.ok || outcome.rejection === null) throw new Error(`${line}: accepted`);
    return outcome.rejection;
  }

  async position(): Promise<JsonObject> {
    const { value } = await this.line('position');
    if (!isObject(value)) throw new Error('no position');
    return value;
  }
  /** What that person may know. */
  async view(person: string): Promise<Json> {
    return (await this.line(`view ${person}`)).value;
  }
  /** "3 cavalry, leader:Tarik" of a nation in an area; "" for nothing. */
  async at(area: string, nation: string): Promise<string> {
    const { provinces = {}, sea = {} } = await this.position();
    const here = area === 'sea' ? sea : isObject(provinces) ? provinces[area] : undefined;
    const units = isObject(here) ? (here[nation] ?? []) : [];
    const counts = new Map<string, number>();
    for (const unit of isList(units) ? units : []) if (isText(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
    return [...counts].map(([unit, count]) => (count === 1 ? unit : `${count} ${unit}`)).join(', ');
  }
  gold(nation: string): Promise<number> {
    return this.number('gold', nation);
  }
  score(nation: string): Promise<number> {
    return this.number('scores', nation);
  }
  private async number(what: 'gold' | 'scores', nation: string): Promise<number> {
    const table = (await this.position())[what];
    const value = isObject(table) ? table[nation] : undefined;
    return typeof value === 'number' ? value : 0;
  }
  async value(what: string): Promise<Json> {
    return (await this.position())[what] ?? null;
  }
  /** Who is awaited for what, as `red:retreat`. */
  async owed(): Promise<readonly string[]> {
    const { store } = await this.runner.opened();
    const game = await store.inChannel(this.channelId);
    if (game === null) return [];
    const people = new Map(game.seats.map(({ seat, userName }) => [seat, userName]));
    return (await store.obligations(game.id)).flatMap(({ seats, what }) =>
      seats.map((seat) => `${people.get(seat)}:${what}`),
    );
  }
}

/** `"castle, 2 infantry, leader:Tarik"` by area and nation, as a position has it. */
export function laid(provinces: Record<string, Record<string, string>>): Json {
  const all: Record<string, Json> = {};
  for (const [area, nations] of Object.entries(provinces)) {
    all[area] = Object.fromEntries(Object.entries(nations).map(([nation, text]) => [nation, unitsIn(text)]));
  }
  return all;
}
function unitsIn(text: string): readonly string[] {
  return text.split(', ').flatMap((part) => {
    const [, count = '1', unit = part] = /^(\d+) (.+)$/.exec(part) ?? [];
    return Array.from({ length: Number(count) }, () => unit);
  });
}
