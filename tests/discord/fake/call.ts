import type { Json, JsonObject } from '../../../src/core/json.js';
import { invalidBody, overwhelmed } from './api-error.js';
import { isObject } from './json.js';
import { overwhelms } from './limits-container.js';
import { type Before, messageFaults, type UploadedFile } from './limits-message.js';

/** One request of the bot, taken apart. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Json | undefined;
  readonly files: readonly UploadedFile[];
  readonly authorization: string | undefined;
}

export interface Answer {
  readonly status: number;
  /** Undefined: a 204, which must not carry a JSON content type. */
  readonly json?: Json;
}

type Handler = (call: Call, parts: readonly string[]) => Answer;

export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** Callbacks and webhooks are authorised by their token alone. */
  readonly open?: boolean;
  /** As a person, whose token the handler checks. */
  readonly bearer?: boolean;
  /** Discord's description has it not: its handler checks all of it. */
  readonly undescribed?: boolean;
  readonly handle: Handler;
}

export function bodyOf(call: Call): JsonObject {
  if (call.body === undefined) return {};
  if (!isObject(call.body)) throw invalidBody(['the body is not an object']);
  return call.body;
}

/** Throws the refusal, and is so counted as a fault of the bot. */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw invalidBody(faults);
}

/** The same of a message, new or edited. */
export function refuseMessage(body: JsonObject, files: readonly UploadedFile[], before?: Before): void {
  refuseFaults(messageFaults(body, files, before));
  if (overwhelms(body)) throw overwhelmed();
}
