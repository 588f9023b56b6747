import { type Dice, shuffled } from '../../core/dice.js';
import type { Deck } from './deck.js';
import { BACK, type Hands } from './hidden.js';

/** The cards that lie nowhere in sight, to be dealt anew in place of backs. */
export class Unseen {
  private readonly left: string[];
  private readonly again: readonly string[];

  /** All cards of the game, one entry for each copy, and those that are seen. */
  constructor(chance: Dice, all: readonly string[], seen: readonly string[]) {
    const unseen = [...all];
    for (const card of seen) {
      const at = unseen.indexOf(card);
      if (at >= 0) unseen.splice(at, 1);
    }
    this.left = shuffled(chance, unseen, { what: 'thought' });
    this.again = unseen.length > 0 ? [...this.left] : all;
  }

  /** The next one; the first that is so, if any is. A laid-out position may have more cards than the game: then again. */
  card(isSo: (card: string) => boolean = () => true): string {
    if (this.left.length === 0) this.left.push(...this.again);
    const at = Math.max(0, this.left.findIndex(isSo));
    const [card] = this.left.splice(at, 1);
    if (card === undefined) throw new Error('a game without cards');
    return card;
  }

  /** The same zone without backs. */
  cards(zone: readonly string[]): readonly string[] {
    return zone.map((card) => (card === BACK ? this.card() : card));
  }
  hands(hands: Hands): Hands {
    return Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, this.cards(cards)]));
  }
  /** The middle has no order: it lies as a deck does that was never looked into. */
  deck({ top, middle, bottom }: Deck): Deck {
    return { top: this.cards(top), bottom: this.cards(bottom), middle: this.cards(middle).toSorted() };
  }
}
