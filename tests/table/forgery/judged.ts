import type { GameModule } from '../../../src/core/game-module.js';
import type { Json } from '../../../src/core/json.js';
import { checkFile } from '../../../src/table/log/check-file.js';
import { doubledKeyIn } from '../../../src/table/log/doubled-key.js';
import { readGameFile } from '../../../src/table/log/read-game-file.js';
import { plainStyle, wordsOf } from '../../../src/table/words/words.js';

/** What `npm run verify` would say of a file: its exit code, and what it names first. */
export interface Judged {
  readonly code: 0 | 1 | 3;
  /** The first wrong entry; null: none, or the head of the file. */
  readonly entry: number | null;
  readonly what: readonly string[];
  readonly said: string;
}

export async function judged(module: GameModule, text: string): Promise<Judged> {
  const json: Json = JSON.parse(text);
  const file = readGameFile(json);
  const at = file.ok ? doubledKeyIn(text) : String(file.rejection.values?.at);
  if (!file.ok || at !== null) {
    const entry = /^entries\[(\d+)\]/.exec(String(at))?.[1];
    return { code: 1, entry: entry === undefined ? null : Number(entry) + 1, what: ['misread'], said: String(at) };
  }
  const { flaws, doubts } = await checkFile(file.value, module, undefined, json);
  const [flaw] = flaws;
  const told = flaws.length > 0 ? flaws : doubts;
  const say = wordsOf([module]);
  const said = told.map(({ what, values }) =>
    say({ from: 'table', key: `flaw.${what}`, module: module.id, values }, plainStyle('en', {})),
  );
  const code = flaws.length > 0 ? 1 : doubts.length > 0 ? 3 : 0;
  return { code, entry: flaw?.version ?? null, what: told.map(({ what }) => what), said: said.join(' ') };
}
