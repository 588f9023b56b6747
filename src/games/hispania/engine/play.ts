import type { Dice } from '../../../core/dice.js';
import type { Json } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { Play as KitPlay } from '../../../kit/steps/play.js';
import type { Book } from '../facts/book.js';
import type { AreaId, NationId, ProvinceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import type { Specials } from '../special/moments.js';
import type { BattleFrame } from '../state/battle.js';
import { copyOfAreas, copyOfNation, copyOfNations, copyOfStage, copyOfState } from '../state/copies.js';
import type { HispaniaEvent, RemovalReason } from '../state/events.js';
import { isProvince, threadOf } from '../state/reading.js';
import { countOf, isEmpty, leaderOf, leaderPiece, type Piece, withPiece } from '../state/stack.js';
import type { Stage } from '../state/stage.js';
import type { Hispania, NationState, Occupation, PlayerState, Score, Stack, Waiting } from '../state/state.js';
import { sameVassals } from '../state/vassals.js';
import { areasWith, updateKnownAreas } from '../state/whereabouts.js';

type Draft = { -readonly [Key in keyof Hispania]: Hispania[Key] };

/** One action being carried out, in terms of the board: stacks, nations, gold, points. */
export class Play extends KitPlay<Hispania, HispaniaEvent> {
  readonly book: Book;
  /** Rules of single nations (11), each at its moment. */
  readonly specials: Specials<Play>;
  declare protected readonly draft: Draft;

  constructor(state: Hispania, dice: Dice, specials: Specials<Play>) {
    super(state, dice);
    this.book = bookOf(state.overrides);
    this.specials = specials;
  }

  protected override copyOf(state: Hispania): Hispania {
    return copyOfState(state);
  }

  override emit(event: HispaniaEvent): void {
    const thread = threadOf(this.draft, event);
    super.emit(thread === null ? event : { ...event, thread });
  }

  stage(patch: Partial<Stage>): void {
    this.draft.stage = Object.assign(copyOfStage(this.draft.stage), patch);
  }

  /** The innermost battle. */
  battle(): BattleFrame | undefined {
    return this.draft.frames.findLast((frame) => frame.kind === 'battle');
  }
  changeBattle(patch: Partial<BattleFrame>): void {
    const battle = this.battle();
    if (battle !== undefined) this.replace({ ...battle, ...patch });
  }

  // Nations and players

  nation(id: NationId, patch: Partial<NationState>): void {
    const nations = copyOfNations(this.draft.nations);
    nations[id] = Object.assign(copyOfNation(nations[id]), patch);
    if (patch.suzerain === undefined) sameVassals(this.draft.nations, nations);
    this.draft.nations = nations;
  }
  note(id: NationId, key: string, value: Json): void {
    this.nation(id, { notes: { ...this.draft.nations[id].notes, [key]: value } });
  }
  gold(id: NationId, by: number): void {
    this.nation(id, { gold: this.draft.nations[id].gold + by });
  }
  /** Puts units beside the board (2.2, 3). */
  wait(id: NationId, waiting: Waiting): void {
    this.nation(id, { pool: [...this.draft.nations[id].pool, waiting] });
  }
  player(seat: SeatId, patch: Partial<PlayerState>): void {
    const before = this.draft.players[seat];
    if (before !== undefined) this.draft.players = { ...this.draft.players, [seat]: { ...before, ...patch } };
  }

  // The board

  setStack(area: AreaId, nation: NationId, stack: Stack): void {
    const { [nation]: _before, ...others } = this.draft.areas[area];
    const occupation: Occupation = isEmpty(stack) ? others : { ...others, [nation]: stack };
    const areas = copyOfAreas(this.draft.areas);
    areas[area] = occupation;
    updateKnownAreas(this.draft.areas, areas, nation, [area]);
    this.draft.areas = areas;
  }
  /** Moves pieces between areas, copying the board once. */
  transfer(
    from: AreaId,
    to: AreaId,
    nation: NationId,
    pieces: readonly { readonly piece: Piece; readonly count: number }[],
  ): void {
    let left = this.draft.areas[from][nation];
    let come = this.draft.areas[to][nation];
    for (const { piece, count } of pieces) {
      left = withPiece(left, piece, -count);
      come = withPiece(come, piece, count);
    }
    const { [nation]: _before, ...others } = this.draft.areas[from];
    const behind: Occupation = left === undefined || isEmpty(left) ? others : { ...others, [nation]: left };
    const ahead: Occupation = come === undefined ? this.draft.areas[to] : { ...this.draft.areas[to], [nation]: come };
    const areas = copyOfAreas(this.draft.areas);
    areas[from] = behind;
    areas[to] = ahead;
    updateKnownAreas(this.draft.areas, areas, nation, [from, to]);
    this.draft.areas = areas;
  }
  add(area: AreaId, nation: NationId, piece: Piece, count: number): void {
    if (count === 0) return;
    this.setStack(area, nation, withPiece(this.draft.areas[area][nation], piece, count));
    if (piece === 'castle' && isProvince(area)) this.ruin(area, null);
  }
  /** Removes pieces from the board; the caller tells whether they were lost, left or moved. */
  remove(area: AreaId, nation: NationId, piece: Piece, count: number): void {
    const here = countOf(this.draft.areas[area][nation], piece);
    const gone = Math.min(here, count);
    if (gone > 0) this.setStack(area, nation, withPiece(this.draft.areas[area][nation], piece, -gone));
  }
  /** Destroys in combat or for lack of a retreat: a Castle leaves a Ruin (6.2.6), a Leader is killed. */
  destroy(area: AreaId, nation: NationId, piece: Piece, count: number): void {
    this.remove(area, nation, piece, count);
    if (piece === 'castle' && isProvince(area) && !this.castleIn(area)) this.ruin(area, nation);
    const leader = leaderOf(piece);
    if (leader !== null) this.emit({ type: 'leader-killed', nation, leader, area });
  }
  /** Another's Castle stands where this one fell (9.4): then there is no Ruin. */
  private castleIn(area: AreaId): boolean {
    return Object.values(this.draft.areas[area]).some((stack) => (stack?.castle ?? 0) > 0);
  }
  /** Removes from the board, with the reason told. */
  discard(area: AreaId, nation: NationId, piece: Piece, count: number, why: RemovalReason): void {
    this.remove(area, nation, piece, count);
    this.emit({ type: 'removed', nation, unit: piece, count, area, why });
  }
  removeLeader(nation: NationId, leader: string): AreaId | null {
    for (const area of areasWith(this.draft, nation)) {
      if (this.draft.areas[area][nation]?.leaders?.includes(leader) !== true) continue;
      this.remove(area, nation, leaderPiece(leader), 1);
      return area;
    }
    return null;
  }
  ruin(province: ProvinceId, nation: NationId | null): void {
    if ((this.draft.ruins[province] ?? null) === nation) return;
    const { [province]: _before, ...others } = this.draft.ruins;
    this.draft.ruins = nation === null ? others : { ...others, [province]: nation };
  }

  // Points

  /** Writes into the ledger, for the nation's present player (8). */
  score(nation: NationId, points: number, why: string, extra: { province?: ProvinceId; count?: number } = {}): void {
    if (points === 0) return;
    const seat = this.draft.nations[nation].seat;
    this.ledger({ turn: this.draft.turn, nation, seat, points, why, ...extra });
  }
  ledger(entry: Score): void {
    this.draft.ledger = [...this.draft.ledger, entry];
    this.emit({
      type: 'scored',
      nation: entry.nation,
      seat: entry.seat,
      points: entry.points,
      why: entry.why,
      province: entry.province ?? null,
      count: entry.count ?? null,
    });
  }
}
