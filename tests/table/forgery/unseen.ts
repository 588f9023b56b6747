import { isObject } from '../../../src/core/json.js';
import { acted, type Forgeries, middle, renumber } from './draft.js';

/** Twelve forgeries that were thought of before the checker was read, from the look of a file alone. */
export const UNSEEN: Forgeries = {
  'a face becomes the best of its die'(file) {
    const entry = middle(file, ({ rolls }) => rolls.some(({ sides, face }) => face < sides));
    const roll = entry?.rolls.find(({ sides, face }) => face < sides);
    if (roll === undefined) return false;
    roll.face = roll.sides;
    return true;
  },
  'an action is left out, and the rest numbered anew'(file) {
    const entry = middle(file, acted);
    if (entry === undefined) return false;
    file.entries = file.entries.filter((other) => other !== entry);
    renumber(file);
    return true;
  },
  'two actions change places'(file) {
    const at = file.entries.findIndex((entry, index) => {
      const next = file.entries[index + 1];
      // Of one moment two that do not touch one another are the same game either way.
      return next !== undefined && acted(entry) && acted(next) && entry.at !== next.at;
    });
    const [one, other] = [file.entries[at], file.entries[at + 1]];
    if (one === undefined || other === undefined) return false;
    [file.entries[at], file.entries[at + 1]] = [other, one];
    renumber(file);
    return true;
  },
  'somebody acts who never sat there'(file) {
    const entry = middle(file, acted);
    if (entry === undefined) return false;
    entry.userId = 'somebody-from-the-street';
    return true;
  },
  'an action is put into the hands of another seat'(file) {
    const entry = middle(file, acted);
    const other = file.seats.find(({ seat }) => seat !== entry?.seat);
    if (entry === undefined || other === undefined) return false;
    entry.seat = other.seat;
    return true;
  },
  'a throw needs less than it did'(file) {
    const entry = middle(file, ({ rolls }) => rolls.some(({ purpose }) => purpose.needed !== undefined));
    const roll = entry?.rolls.find(({ purpose }) => purpose.needed !== undefined);
    if (roll?.purpose.needed === undefined) return false;
    roll.purpose.needed -= 1;
    return true;
  },
  'something that happened is not told'(file) {
    const entry = middle(file, ({ events }) => events.length > 0);
    return entry?.events.pop() !== undefined;
  },
  'the setup says one thing more'(file) {
    file.setup.luck = 'good';
    return true;
  },
  'the setup says one thing more wherever it is told'(file) {
    file.setup.luck = 'good';
    for (const { detail } of file.entries) {
      if (!isObject(detail) || !isObject(detail.setup)) continue;
      Object.assign(detail.setup, { luck: 'good' });
    }
    return true;
  },
  'nothing is told at all'(file) {
    file.entries = [];
    file.version = 0;
    return true;
  },
  'the game is cut short and said to be over'(file) {
    const cut = Math.ceil((file.entries.length * 2) / 3);
    if (cut >= file.entries.length) return false;
    file.entries.length = cut;
    file.phase = 'over';
    file.nextRoll = 1 + Math.max(0, ...file.entries.flatMap(({ rolls }) => rolls.map(({ number }) => number)));
    file.stateHash = null;
    renumber(file);
    return true;
  },
  'a word of a player comes in halfway'(file) {
    const seat = file.seats[0]?.seat;
    if (seat === undefined || file.nextRoll < 3) return false;
    file.words.push({ seat, word: 'abracadabra', fromRoll: Math.ceil(file.nextRoll / 2) });
    return true;
  },
};
