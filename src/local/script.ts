import { type Outcome, type Runner, readPositionFile } from './runner.js';
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

export interface PlayedLine extends Outcome {
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

/** Plays the steps in order; each outcome is handed out as soon as its command is safely kept. */
export async function playScript(
  runner: Runner,
  steps: readonly NumberedStep[],
  runId: string,
  report: (played: PlayedLine) => void,
): Promise<void> {
  for (const { line, input, step } of steps) {
    const outcome = await runner.run(step, `${runId}:${line}`);
    report({ line, input, ...outcome });
  }
}
