import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Below the project, so that packages and assets are found; a folder for each state of the sources. */
export const BUILT = path.resolve('.cache', `built-${stateOfSources()}`);

/**
 * As the image has it: plain JavaScript for plain Node. Test files run side by side: each may build it, and it is there
 * whole or not at all.
 */
export function build(): void {
  if (existsSync(BUILT)) return;
  mkdirSync(path.dirname(BUILT), { recursive: true });
  for (const name of readdirSync('.cache'))
    if (name.startsWith('built-')) rmSync(path.resolve('.cache', name), { recursive: true, force: true });
  const fresh = mkdtempSync(path.resolve('.cache', 'building-'));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', fresh], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the build failed:\n${run.stdout}${run.stderr}`);
  try {
    renameSync(fresh, BUILT);
  } catch (fault) {
    // Another was faster.
    if (!existsSync(BUILT)) throw fault;
    rmSync(fresh, { recursive: true });
  }
}

function stateOfSources(): string {
  const hash = createHash('sha256');
  const files = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', 'prisma/schema.prisma'];
  // What is generated follows from the rest, and may be made anew while tests run.
  for (const entry of readdirSync('src', { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !entry.parentPath.split(path.sep).includes('generated'))
      files.push(path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The image's way to start it, and that of a host who has cloned the project: what `npm start` runs. */
export type Way = 'image' | 'npm start';

function programOf(way: Way): readonly string[] {
  if (way === 'image') return [path.join(BUILT, 'main.js')];
  const { scripts }: { readonly scripts: { readonly start: string } } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const [node, ...rest] = scripts.start.split(' ');
  if (node !== 'node') throw new Error(`npm start runs ${node}`);
  return rest.map((word, at) => (at === 0 ? path.resolve(word) : word));
}

/** The bot as it is started in earnest: a process of its own, known by its environment, its log and its ports. */
export class BotProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<number | null>;
  #out = '';
  #errors = '';
  #wake: (() => void)[] = [];

  constructor(environment: Readonly<Record<string, string>>, folder: string, way: Way = 'image') {
    this.#child = spawn(process.execPath, programOf(way), {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', OPS_PORT: '127.0.0.1:0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#hear(chunk, false));
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#hear(chunk, true));
    this.exited = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        resolve(code);
        for (const wake of this.#wake) wake();
      });
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }
  get log(): string {
    return this.#out;
  }
  get errors(): string {
    return this.#errors;
  }
  get lines(): readonly { readonly level: string; readonly msg: string; readonly [field: string]: unknown }[] {
    const whole = this.#out.slice(0, this.#out.lastIndexOf('\n') + 1);
    return whole
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  }

  /** The line with this message; waits for it. */
  async said(message: string): Promise<{ readonly [field: string]: unknown }> {
    for (;;) {
      const line = this.lines.find(({ msg }) => msg === message);
      if (line !== undefined) return line;
      if (this.#child.exitCode !== null)
        throw new Error(`the bot ended before "${message}":\n${this.#out}${this.#errors}`);
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  async opsUrl(): Promise<string> {
    const { port } = await this.said('health and metrics');
    return `http://127.0.0.1:${port}`;
  }

  signal(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
    this.#child.kill(signal);
  }

  #hear(chunk: Buffer, isError: boolean): void {
    if (isError) this.#errors += chunk.toString();
    else this.#out += chunk.toString();
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/** Starts bots in a folder of their own and leaves nothing behind. */
export class BotHouse {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'postumus-bot-'));
  readonly #started: BotProcess[] = [];
  readonly #way: Way;

  constructor(way: Way = 'image') {
    this.#way = way;
  }

  start(environment: Readonly<Record<string, string>>): BotProcess {
    const bot = new BotProcess({ DATA_DIR: path.join(this.folder, 'data'), ...environment }, this.folder, this.#way);
    this.#started.push(bot);
    return bot;
  }

  async close(): Promise<void> {
    for (const bot of this.#started) bot.signal('SIGKILL');
    await Promise.all(this.#started.map((bot) => bot.exited));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
