import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { isObject, objectsOf, parseJson, textOf } from './json.js';

/** Discord's description of its own API, where it lies beside the repository. */
export function findOpenApi(): string | null {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
  const file = join(root, '..', 'shared', 'discord', 'openapi.json');
  return existsSync(file) ? file : null;
}

interface Operation {
  readonly path: string;
  readonly pattern: RegExp;
  readonly literals: number;
  readonly methods: JsonObject;
}

/** Fields the description misjudges: checked by hand in limits-message.ts. */
const MISDESCRIBED = ['tts', 'nonce', 'enforce_nonce'];

export class OpenApi {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  readonly #operations: readonly Operation[];
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(file: string) {
    const document = parseJson(readFileSync(file, 'utf8'));
    if (!isObject(document) || !isObject(document.paths)) throw new Error(`${file} is not an OpenAPI document`);
    this.#ajv.addSchema(document, 'discord', false, false);
    this.#operations = Object.entries(document.paths)
      .flatMap(([path, methods]) => (isObject(methods) ? [operation(path, methods)] : []))
      .sort((one, other) => other.literals - one.literals);
  }

  /** What is wrong with the request; nothing when it fits the description. */
  faults(method: string, path: string, query: URLSearchParams, body: Json | undefined, multipart: boolean): string[] {
    const found = this.#operations.find(
      (candidate) => candidate.pattern.test(path) && isObject(candidate.methods[method.toLowerCase()]),
    );
    if (found === undefined) return [`Discord has no ${method} ${path}`];
    const described = found.methods[method.toLowerCase()];
    if (!isObject(described)) return [];
    return [
      ...this.#queryFaults(found, described, query),
      ...this.#bodyFaults(found, method, described, body, multipart),
    ];
  }

  #queryFaults(found: Operation, described: JsonObject, query: URLSearchParams): string[] {
    const known = [...objectsOf(described.parameters), ...objectsOf(found.methods.parameters)]
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => textOf(parameter.name));
    return [...query.keys()].filter((key) => !known.includes(key)).map((key) => `${found.path} takes no ?${key}`);
  }

  #bodyFaults(
    found: Operation,
    method: string,
    described: JsonObject,
    body: Json | undefined,
    multipart: boolean,
  ): string[] {
    const request = described.requestBody;
    if (!isObject(request) || !isObject(request.content))
      return body === undefined ? [] : [`${found.path} takes no body`];
    if (body === undefined) return request.required === true ? [`${method} ${found.path} needs a body`] : [];
    const type = multipart ? 'multipart/form-data' : 'application/json';
    if (request.content[type] === undefined) return [`${method} ${found.path} does not take ${type}`];
    const validate = this.#validator(found.path, method.toLowerCase(), type);
    if (validate(stripped(body))) return [];
    return (validate.errors ?? [])
      .slice(0, 12)
      .map((error) => `${error.instancePath || 'body'} ${error.message ?? ''}`);
  }

  #validator(path: string, method: string, type: string): ValidateFunction {
    const pointer = ['paths', path, method, 'requestBody', 'content', type, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const known = this.#compiled.get(pointer);
    if (known !== undefined) return known;
    const compiled = this.#ajv.compile({ $ref: `discord#/${pointer}` });
    this.#compiled.set(pointer, compiled);
    return compiled;
  }
}

function operation(path: string, methods: JsonObject): Operation {
  const parts = path.split('/');
  const pattern = parts
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')))
    .join('/');
  return {
    path,
    pattern: new RegExp(`^${pattern}$`),
    literals: parts.filter((part) => !part.startsWith('{')).length,
    methods,
  };
}

function stripped(body: Json): Json {
  if (!isObject(body)) return body;
  const kept = Object.fromEntries(Object.entries(body).filter(([key]) => !MISDESCRIBED.includes(key)));
  return isObject(kept.data) ? { ...kept, data: stripped(kept.data) } : kept;
}
