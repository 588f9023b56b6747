import { type Runner, readPositionFile, type StepResult } from './runner.js';
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

/** The whole script is read before any of it is played: a broken one changes nothing. */
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

/** In the order that docs/scripts.md promises, whatever the order in which they came about. */
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
 * Plays the steps in order; each outcome is handed out as soon as its command is safely kept. Played again in the
 * same channel, it goes on behind the last line that the game remembers: what came before has had its answer, and a
 * line that was refused then is not tried anew on a later position.
 */
export async function playScript(
  runner: Runner,
  steps: readonly NumberedStep[],
  runId: string,
  report: (played: PlayedLine) => void,
): Promise<void> {
  const earlier = await earlierRun(runner, runId);
  const before = steps.filter(({ line }) => line <= earlier.line);
  const loaded = before.flatMap(({ step, line }) => (step.kind === 'dice' && line > earlier.from ? step.faces : []));
  await runner.load(loaded.slice(earlier.faces));
  for (const { line, input, step } of steps) {
    const passed = line <= earlier.line && !READING.includes(step.kind);
    const outcome = passed ? await runner.passed(step) : await runner.run(step, `${runId}:${line}`);
    report({ line, input, ...outcome });
  }
}

/** What only shows something is shown again. */
const READING: readonly ScriptStep['kind'][] = ['position', 'view', 'state'];

/** The lines of this script between which the channel's game was begun and played last, and the set faces it used. */
async function earlierRun(
  runner: Runner,
  runId: string,
): Promise<{ readonly from: number; readonly line: number; readonly faces: number }> {
  const log = await runner.log();
  const lines = log.flatMap(({ requestId }) => {
    const [own, number] = requestId.startsWith(`${runId}:`) ? [true, requestId.slice(runId.length + 1)] : [false, ''];
    const line = Number.parseInt(number, 10);
    return own && line > 0 ? [line] : [];
  });
  const faces = log.reduce((sum, { rolls }) => sum + rolls.filter(({ scripted }) => scripted === true).length, 0);
  return lines.length === 0
    ? { from: 0, line: 0, faces: 0 }
    : { from: Math.min(...lines), line: Math.max(...lines), faces };
}
