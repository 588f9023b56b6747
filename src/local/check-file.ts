import { canonical } from '../core/canonical.js';
import { deriveFace, type MixedWord } from '../core/derive.js';
import type { GameModule } from '../core/game-module.js';
import { isObject, isText, type Json } from '../core/json.js';
import { replayFile } from '../table/commands/record.js';
import { hashOfSeed, hmacSha256 } from '../table/dice/hmac.js';
import type { FileEntry, GameFile } from '../table/log/game-file.js';
import { mixedWord } from '../table/log/read-game-file.js';

/** What the check of an exported game found. */
interface Findings {
  /** Rolls derived anew from the seed, all equal to the log unless a problem says otherwise. */
  readonly derived: number;
  /** Set by a play script: not chance, and said so in the log. */
  readonly scripted: number;
  /** Rolls whose seed the file does not tell (a game in play, or brought along by an import). */
  readonly sealed: number;
  readonly replayed: boolean;
  readonly problems: readonly string[];
}

/** The dice of one stretch of the log: an imported game goes on with a seed of its own. */
interface Stretch {
  readonly seed: string | null;
  readonly seedHash: string;
  readonly words: readonly MixedWord[];
  /** The last roll that it covers. */
  readonly upTo: number;
}

/** Derives every roll anew, looks at numbers and words, and replays the log to the state that the file claims. */
export async function checkFile(file: GameFile, games: readonly GameModule[]): Promise<Findings> {
  const problems: string[] = [];
  const stretches = stretchesOf(file, problems);
  for (const { seed, seedHash } of stretches) {
    if (seed !== null && hashOfSeed(seed) !== seedHash) {
      problems.push(`the seed does not have the fingerprint that was published (${seedHash})`);
    }
  }
  problems.push(...wordProblems(file));
  const rolls = checkRolls(file, stretches, problems);
  const module = games.find((game) => game.id === file.module);
  let replayed = false;
  if (module === undefined) problems.push(`there is no game ${file.module} here to replay the log with`);
  else if (file.complete && file.entries.some((entry) => entry.kind === 'setup' || entry.kind === 'position')) {
    const replay = await replayFile(module, file);
    if (replay.ok) {
      replayed = true;
      if (file.rulesVersion === module.rulesVersion) problems.push(...eventProblems(file, replay.value.entries));
    } else problems.push(replayProblem(replay.rejection.code, replay.rejection.values?.version));
  }
  return { ...rolls, replayed, problems };
}

/** What the log says to have happened is what the rules tell: the same version of them tells it in the same way. */
function eventProblems(file: GameFile, told: readonly FileEntry[]): readonly string[] {
  return file.entries.flatMap(({ version, events }, at) =>
    canonical([...events]) === canonical([...(told[at]?.events ?? [])])
      ? []
      : [`entry ${version} tells of other events than the rules give`],
  );
}

function replayProblem(code: string, version: unknown): string {
  if (code === 'import-hash') return 'the log leads to another position than the file claims';
  return `the log cannot be replayed: it breaks at entry ${String(version)}`;
}

function stretchesOf(file: GameFile, problems: string[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { detail } of file.entries) {
    if (!isObject(detail) || detail.what !== 'import') continue;
    const { seed, seedHash, rolls, words } = detail;
    if (!isText(seedHash) || typeof rolls !== 'number') {
      problems.push('an import in the log does not tell where it came from');
      continue;
    }
    stretches.push({ seed: isText(seed) ? seed : null, seedHash, words: wordsIn(words), upTo: rolls });
  }
  const end = { seed: file.seed, seedHash: file.seedHash, words: file.words, upTo: Number.POSITIVE_INFINITY };
  return [...stretches, end];
}

function wordsIn(json: Json | undefined): readonly MixedWord[] {
  return Array.isArray(json) ? json.map((word: Json, index) => mixedWord(word, `words[${index}]`)) : [];
}

/** The words of the file are those that the log says were given, since the last import. */
function wordProblems(file: GameFile): readonly string[] {
  const since = file.entries.findLastIndex(({ detail }) => isObject(detail) && detail.what === 'import');
  const given = file.entries.slice(since + 1).filter((entry) => entry.kind === 'word');
  const logged = given.map(({ detail }) => canonical(detail));
  const told = file.words.map(({ seat, word, fromRoll }) => canonical({ seat, word, fromRoll }));
  return logged.join() === told.join() ? [] : ['the words mixed into the dice are not those that the log shows'];
}

function checkRolls(file: GameFile, stretches: readonly Stretch[], problems: string[]) {
  let [derived, scripted, sealed, last] = [0, 0, 0, 0];
  const hidden = file.entries.some((entry: FileEntry) => entry.hidden === true);
  for (const entry of file.entries) {
    for (const { number, sides, face, purpose, scripted: set } of entry.rolls) {
      if (number <= last) problems.push(`roll ${number} (entry ${entry.version}) comes after roll ${last}`);
      else if (number > last + 1 && !hidden) problems.push(`roll ${last + 1} is missing before roll ${number}`);
      last = number;
      const stretch = stretches.find((candidate) => number <= candidate.upTo);
      if (set === true) scripted++;
      else if (stretch === undefined || stretch.seed === null) sealed++;
      else {
        derived++;
        const { seed, words } = stretch;
        const right = deriveFace(hmacSha256, { seed, words, number, sides, purpose });
        if (right !== face)
          problems.push(`roll ${number} (entry ${entry.version}) says ${face}, the seed gives ${right}`);
      }
    }
  }
  if (last >= file.nextRoll) problems.push(`the next roll would be ${file.nextRoll}, but roll ${last} was made`);
  return { derived, scripted, sealed };
}
