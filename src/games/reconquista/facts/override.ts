import type { Json } from '../../../core/json.js';
import { type Book, STANDARD_BOOK } from './book.js';

export function bookOf(_overrides: Json): Book {
  return STANDARD_BOOK;
}
