import type { Json } from '../../../core/json.js';
import { byId } from '../../../kit/data/of-each.js';
import { fields, type Misread, type Reader, read, sound } from '../../../kit/data/reader.js';
import { type Board, boardFile, boardFrom } from './board.js';
import boardJson from './data/board.json' with { type: 'json' };
import cardsJson from './data/cards.json' with { type: 'json' };
import eventsJson from './data/events.json' with { type: 'json' };
import piecesJson from './data/pieces.json' with { type: 'json' };
import technologiesJson from './data/technologies.json' with { type: 'json' };
import { cardsFile, type EmpireCard } from './empire-cards.js';
import { TECHNOLOGY_IDS, type TechnologyId } from './kinds.js';
import { type Pieces, piecesFile } from './pieces.js';
import { type TechnologyCard, technologiesFile } from './technologies.js';
import { type EventCard, eventsFile } from './tokens.js';

/** Fixed data that a game reads and never changes. */
export interface Book {
  readonly board: Board;
  readonly pieces: Pieces;
  readonly technologies: Readonly<Record<TechnologyId, TechnologyCard>>;
  readonly cards: ReadonlyMap<number, EmpireCard>;
  readonly events: ReadonlyMap<number, EventCard>;
}

/** The files as raw data, which overrides change. */
export type BookFiles = {
  readonly board: Json;
  readonly pieces: Json;
  readonly technologies: Json;
  readonly cards: Json;
  readonly events: Json;
};
/** By id, so that a technology without a card does not compile; as a list, as overrides change it. */
const TECHNOLOGIES = technologiesJson satisfies Readonly<Record<TechnologyId, Json>>;
export const FILES: BookFiles = {
  board: boardJson,
  pieces: piecesJson,
  technologies: { technologies: Object.entries(TECHNOLOGIES).map(([id, card]) => ({ id, ...card })) },
  cards: cardsJson,
  events: eventsJson,
};

const files = fields({
  board: boardFile,
  pieces: piecesFile,
  technologies: technologiesFile,
  cards: cardsFile,
  events: eventsFile,
});
const bookReader: Reader<Book> = (json, path) => {
  const { board, pieces, technologies, cards, events } = files(json, path);
  return {
    board: boardFrom(board),
    pieces,
    technologies: byId(TECHNOLOGY_IDS, technologies.technologies, 'technologies'),
    cards: new Map(cards.cards.map((card) => [card.number, card])),
    events: new Map(events.events.map((card) => [card.number, card])),
  };
};

export function readBook(from: BookFiles): { readonly value: Book } | { readonly misread: Misread } {
  return read(bookReader, { ...from });
}

export const STANDARD_BOOK: Book = sound(readBook(FILES));
