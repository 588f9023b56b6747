import { createHash } from 'node:crypto';
import type { LogEntry } from '../table/ports/store.js';
import { readPositionFile } from './files.js';
import type { Runner, StepResult } from './runner.js';
import { readScriptLine, type ScriptStep } from './script-line.js';

interface NumberedStep {
  readonly line: number;
  readonly input: string;
  readonly step: ScriptStep;
}
interface BrokenLine {
  readonly line: number;
  readonly input: string;
  readonly why: string;
}

/** Parses the whole script before playing any of it: a broken one changes nothing. */
export function readScript(
  text: string,
  directory: string,
): { readonly steps: readonly NumberedStep[]; readonly broken: readonly BrokenLine[] } {
  const steps: NumberedStep[] = [];
  const broken: BrokenLine[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const input = raw.trim();
    const line = index + 1;
    const read = readScriptLine(input);
    if (!read.ok) {
      broken.push({ line, input, why: read.why });
      continue;
    }
    const { step } = read;
    if (step === null) continue;
    if (step.kind === 'set-position') {
      const position = readPositionFile(directory, step.file);
      if (!position.ok) broken.push({ line, input, why: position.why });
    }
    steps.push({ line, input, step });
  }
  return { steps, broken };
}

export interface PlayedLine extends StepResult {
  readonly line: number;
  readonly input: string;
}

/** In the order that docs/scripts.md promises, however they came about. */
export function lineJson(played: PlayedLine): string {
  const { line, input, ok, rejection, replies, value } = played;
  return JSON.stringify({ line, input, ok, rejection, replies, value });
}

export function brokenJson({ line, input, why }: BrokenLine): string {
  return JSON.stringify({
    line,
    input,
    ok: false,
    rejection: { code: 'broken-line', text: why },
    replies: [],
    value: null,
  });
}

/** For reading: the line, then who saw what. */
export function lineText(played: PlayedLine): string {
  const parts = [`> ${played.input}`];
  for (const { to, text, images, buttons } of played.replies) {
    parts.push(indented(`[${to}] ${text}`));
    for (const image of images) parts.push(`    ${image.file} (${image.width}x${image.height})`);
    if (buttons.length > 0) parts.push(`    ${buttons.map((label) => `[${label}]`).join(' ')}`);
  }
  if (played.rejection !== null && played.replies.length === 0) parts.push(`    ${played.rejection.text}`);
  if (played.value !== null) parts.push(JSON.stringify(played.value, null, 2));
  return parts.join('\n');
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

/**
 * Plays the steps in order; each outcome is returned as soon as its command is safely stored. A repeated run in the
 * same channel continues after the last line that the game remembers: earlier lines had their answer, and failed ones
 * are not retried on a later position. Returns the line at which another script was played in this channel, so that
 * nothing can be continued; null if all went well.
 */
export async function playScript(
  runner: Runner,
  steps: readonly NumberedStep[],
  runId: string,
  report: (played: PlayedLine) => void,
): Promise<number | null> {
  const earlier = earlierRun(await runner.log(), runId);
  const strange = [...earlier.done].find(([line, mark]) => mark !== null && markOf(inputAt(steps, line)) !== mark);
  if (strange !== undefined) return strange[0];
  const before = steps.filter(({ line }) => line <= earlier.last);
  const loaded = before.flatMap(({ step, line }) => (step.kind === 'dice' && line > earlier.first ? step.faces : []));
  await runner.load(loaded.slice(earlier.faces));
  for (const { line, input, step } of steps) {
    const passed = line <= earlier.last && !READING.includes(step.kind);
    const outcome = passed
      ? await runner.passed(step, earlier.done.has(line))
      : await runner.run(step, `${runId}:${line}:${markOf(input)}`);
    report({ line, input, ...outcome });
  }
  return null;
}

/** Steps that only show something are shown again. */
const READING: readonly ScriptStep['kind'][] = ['position', 'view', 'state'];

function inputAt(steps: readonly NumberedStep[], line: number): string {
  return steps.find((step) => step.line === line)?.input ?? '';
}

/** Identifies a line, so that another script's line of the same number is not taken for it. */
function markOf(input: string): string {
  return `=${createHash('sha256').update(input).digest('hex').slice(0, 12)}`;
}

interface EarlierRun {
  /** The lines recorded in the channel's game, each with its mark; null: by an earlier version of the bot. */
  readonly done: ReadonlyMap<number, string | null>;
  readonly first: number;
  readonly last: number;
  /** The set faces it used. */
  readonly faces: number;
}

function earlierRun(log: readonly LogEntry[], runId: string): EarlierRun {
  const done = new Map<number, string | null>();
  for (const { requestId } of log) {
    if (!requestId.startsWith(`${runId}:`)) continue;
    const [number = '', mark = ''] = requestId.slice(runId.length + 1).split(':');
    if (/^[1-9]\d*$/.test(number)) done.set(Number(number), mark.startsWith('=') ? mark : null);
  }
  const faces = log.reduce((sum, { rolls }) => sum + rolls.filter(({ scripted }) => scripted === true).length, 0);
  if (done.size === 0) return { done, first: 0, last: 0, faces: 0 };
  return { done, first: Math.min(...done.keys()), last: Math.max(...done.keys()), faces };
}
