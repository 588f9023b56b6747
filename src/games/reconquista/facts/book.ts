import type { Json } from '../../../core/json.js';
import { fields, type Misread, type Reader, read, sound } from '../../../kit/data/reader.js';
import { type Board, boardFile, boardFrom } from './board.js';
import boardJson from './data/board.json' with { type: 'json' };
import startsJson from './data/starts.json' with { type: 'json' };
import tablesJson from './data/tables.json' with { type: 'json' };
import { type Start, startsFile } from './starts.js';
import { type Tables, tablesFile } from './tables.js';

/** Fixed data that a game reads and never changes. */
export interface Book {
  readonly board: Board;
  readonly starts: ReadonlyMap<number, Start>;
  readonly tables: Tables;
}

/** The three files as raw data, which overrides change. */
export type BookFiles = { readonly board: Json; readonly starts: Json; readonly tables: Json };
export const FILES: BookFiles = { board: boardJson, starts: startsJson, tables: tablesJson };

const files = fields({ board: boardFile, starts: startsFile, tables: tablesFile });
const bookReader: Reader<Book> = (json, path) => {
  const { board, starts, tables } = files(json, path);
  return { board: boardFrom(board), starts: new Map(starts.starts.map((one) => [one.turn, one])), tables };
};

export function readBook(from: BookFiles): { readonly value: Book } | { readonly misread: Misread } {
  return read(bookReader, { ...from });
}

export const STANDARD_BOOK: Book = sound(readBook(FILES));
