import { createHash } from 'node:crypto';
import type { Locale } from '../core/words.js';
import { runsOf } from '../http/runs.js';
import type { Plotter } from '../table/ports/plotter.js';
import type { OpenObligation } from '../table/ports/store.js';
import type { Moment, Pressable, Watched } from '../table/service.js';
import type { Say } from '../table/words/words.js';
import { boardShown } from './board-shown.js';
import type { Delta, Shot } from './shown.js';
import { rowsShown } from './speech.js';
import { textOf } from './style.js';

/** A shot, its name by its content, and its sprites. */
export interface Taken {
  readonly id: string;
  readonly shot: Shot;
  readonly sprites: ReadonlyMap<string, () => string>;
}

interface Seen {
  readonly moment: Moment & Partial<Pick<Watched, 'standings'>>;
  readonly pressable: Pressable;
  readonly owed: readonly OpenObligation[];
  /** Who looks. */
  readonly userId: string | null;
}

export function takeShot(
  { say, plotter }: { readonly say: Say; readonly plotter: Plotter },
  { moment, pressable, owed, userId }: Seen,
  locale: Locale,
): Taken {
  const { game, people, lines, told, standings = [] } = moment;
  const scene = moment.board(locale);
  const drawn = scene === null ? null : boardShown(plotter, scene, moment.stands, locale);
  const chart = moment.chart(locale);
  const mine = game.seats.flatMap((seat) => (seat.userId === userId ? [seat.seat] : []));
  // In a window nobody is named: who has passed stays private.
  const awaited = owed
    .filter(({ secret }) => secret !== true)
    .flatMap(({ kind, seats }) => (kind === 'window' ? seats.filter((seat) => mine.includes(seat)) : seats));
  const places = drawn?.board.places ?? [];
  const { below, above, ...board } = drawn?.board ?? { below: [], above: [] };
  const rows = rowsShown({ say, locale }, pressable.panel, people, places);
  const shot: Shot = {
    board: 'map' in board ? board : null,
    below,
    above,
    name: game.name,
    phase: game.phase,
    status: textOf(say, locale, people, lines),
    standings: textOf(say, locale, people, standings),
    told: told.map((line) => textOf(say, locale, people, [line])).filter((text) => text !== ''),
    chart: chart === null ? null : plotter.chart(chart),
    stands: textOf(say, locale, people, pressable.stands),
    rows,
    offer: nameOf(rows.flat().map(({ kind, label }) => [kind, label])),
    touch: rowsShown({ say, locale }, pressable.touch, people, places)
      .flat()
      .filter((control) => control.kind === 'button' && control.place !== undefined),
    players: game.seats.flatMap((seat) =>
      seat.userId === null
        ? []
        : [
            {
              seat: seat.seat,
              name: seat.userName,
              awaited: awaited.includes(seat.seat) && !seat.autopilot,
              mine: seat.userId === userId,
            },
          ],
    ),
  };
  return { id: nameOf(shot), shot, sprites: drawn?.sprites ?? new Map() };
}

/** By its content. */
function nameOf(what: object): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22);
}

/** What must be sent to somebody who has `before`. */
export function deltaOf(before: Taken | null, after: Taken): Delta {
  const { below, above, told, ...plain } = after.shot;
  const had = before?.shot ?? null;
  const changed = Object.fromEntries(
    Object.entries(plain).filter(
      ([key, value]) => had === null || JSON.stringify(Reflect.get(had, key)) !== JSON.stringify(value),
    ),
  );
  const fresh = [...after.sprites].filter(([name]) => before?.sprites.has(name) !== true);
  return {
    id: after.id,
    from: before?.id ?? null,
    changed,
    lists: {
      below: runsOf(had?.below ?? [], below),
      above: runsOf(had?.above ?? [], above),
      told: runsOf(had?.told ?? [], told),
    },
    sprites: Object.fromEntries(fresh.map(([name, svg]) => [name, svg()])),
  };
}

/** The last shots that each reader was sent, by name: what follows is sent as a difference from one of them. */
export class Kept {
  readonly #most: number;
  readonly #shots = new Map<string, Taken>();

  constructor(most: number) {
    this.#most = most;
  }

  find(reader: string, id: string | null): Taken | null {
    return id === null ? null : (this.#shots.get(`${reader} ${id}`) ?? null);
  }

  keep(reader: string, taken: Taken): void {
    const key = `${reader} ${taken.id}`;
    this.#shots.delete(key);
    this.#shots.set(key, taken);
    const [oldest] = this.#shots.keys();
    if (this.#shots.size > this.#most && oldest !== undefined) this.#shots.delete(oldest);
  }
}
