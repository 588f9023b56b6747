import type { Action } from '../../../src/core/action.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { canonical } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { Broken } from '../../kit/fuzz/broken.js';
import { Chance } from '../../kit/fuzz/chance.js';
import type { Subject } from '../../kit/fuzz/subject.js';
import type { MemoryStore } from '../memory-store.js';
import { secretLines } from './lines.js';
import { heardLive } from './live-ears.js';
import { type Asked, askedBy, pageOf, withoutMarks } from './page-of.js';
import { PlayedLog } from './played-log.js';

/** What a run came to. */
export interface Paired {
  states: number;
  /** Pages compared where all but the view was dealt anew; under another seed; where a seat held something else. */
  imagined: number;
  seeds: number;
  held: number;
  /** Secret lines that were written while the others watched. */
  unheard: number;
  /** Parts of pages that were sent, and trials begun and gone on with. */
  parts: number;
  tried: number;
  readonly leaks: string[];
}

const OTHER_SEED = 'ab'.repeat(32);
/** A state is looked at after so many actions more, and so many in one game. */
const ACTIONS_BETWEEN = 14;
const MOST_A_GAME = 30;
const LIVE_OFTEN = 0.1;
/** All others look at what a seat might hold, else one of them, or a spectator. */
const ALL_OFTEN = 0.2;

/**
 * Whatever the page sends is made from the reader's view alone: at so many random states everything sent is the same if
 * whatever he cannot see is another, and under another seed; and nothing is sent when a secret was written.
 */
export async function comparePages(
  subject: Subject,
  states: number,
  seed: number,
  progress: (paired: Paired) => void = () => undefined,
): Promise<Paired> {
  const paired: Paired = { states: 0, imagined: 0, seeds: 0, held: 0, unheard: 0, parts: 0, tried: 0, leaks: [] };
  for (let next = seed; paired.states < states; next++) {
    try {
      await compareGame(subject, next, paired, states);
    } catch (fault) {
      if (!(fault instanceof Broken)) throw fault;
    }
    progress(paired);
  }
  return paired;
}

async function compareGame(subject: Subject, seed: number, paired: Paired, states: number): Promise<void> {
  const log = await PlayedLog.begun(subject, seed);
  const chance = new Chance(seed ^ 0x1b873593);
  for (let looked = 0; looked < MOST_A_GAME && paired.states < states; looked++) {
    for (let more = chance.between(1, ACTIONS_BETWEEN); more > 0; more--) if (!log.goOn()) return;
    if (subject.module.outcome(log.state) !== null) return;
    paired.states += 1;
    await new Look(subject, log, chance.branch(), paired, `seed ${seed}, version ${log.version}`).all();
  }
}

type Otherwise = NonNullable<Subject['secretsElse']>;

/** One state of a game, and the others that nobody else could tell from it. */
class Look {
  private readonly subject: Subject;
  private readonly log: PlayedLog;
  private readonly module: GameModule;
  private readonly chance: Chance;
  private readonly paired: Paired;
  private readonly where: string;
  private readonly asked: Asked;
  private readonly plain: MemoryStore;
  /** The pages of the state itself. */
  private readonly sent = new Map<SeatId | null, ReadonlyMap<string, string>>();

  constructor(subject: Subject, log: PlayedLog, chance: Chance, paired: Paired, where: string) {
    this.subject = subject;
    this.log = log;
    this.module = log.module;
    this.chance = chance;
    this.paired = paired;
    this.where = where;
    this.asked = askedBy(chance, log.module);
    this.plain = log.store();
  }

  async all(): Promise<void> {
    const { chance, log } = this;
    const reader = chance.one([null, ...log.seats]);
    await this.dealtAnew(reader);
    await this.underAnotherSeed(reader);
    await this.holdingElse();
    if (chance.happens(LIVE_OFTEN)) await this.writtenInSecret(chance.one(log.seats));
  }

  private page(store: MemoryStore, reader: SeatId | null): Promise<ReadonlyMap<string, string>> {
    return pageOf(store, this.module, this.log.gameId, reader, this.asked);
  }

  private async own(reader: SeatId | null): Promise<ReadonlyMap<string, string>> {
    const known = this.sent.get(reader) ?? (await this.page(this.plain, reader));
    if (!this.sent.has(reader)) {
      this.paired.parts += known.size;
      if (known.has('what if, on')) this.paired.tried += 1;
    }
    this.sent.set(reader, known);
    return known;
  }

  private leak(what: string, one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): void {
    for (const part of new Set([...one.keys(), ...other.keys()])) {
      const [seen = '', otherwise = ''] = [one.get(part), other.get(part)];
      if (seen === otherwise) continue;
      const at = [...seen].findIndex((letter, place) => letter !== otherwise[place]);
      const from = Math.max(0, at - 300);
      const pieces = [seen, otherwise].map((text) => text.slice(from, from + 700));
      this.paired.leaks.push(`${this.where}, ${what}, ${part}\n${pieces.join('\n')}`);
      return;
    }
  }

  /** The present one, and those of the steps that these readers look back at. */
  private versions(readers: readonly (SeatId | null)[]): ReadonlySet<number> {
    const { version } = this.log;
    return new Set([version, ...readers.flatMap((reader) => this.log.stepsSeenBy(reader, this.asked.back))]);
  }

  /** Everything but his view is dealt anew: he is sent the same. */
  private async dealtAnew(reader: SeatId | null): Promise<void> {
    const { module } = this.subject;
    const luck = this.chance.branch();
    const others = new Map<number, State>();
    for (const version of this.versions([reader])) {
      const state = this.log.stateAt(version);
      const other = module.imagine?.(state, reader, luck) ?? state;
      if (sameView(module, state, other, reader)) others.set(version, other);
    }
    if (!others.has(this.log.version)) return;
    this.paired.imagined += 1;
    this.leak(
      `all but the view of ${reader ?? 'a spectator'} is another`,
      await this.own(reader),
      await this.page(this.log.store(others), reader),
    );
  }

  /** No throw to come, and nothing of the seed itself. */
  private async underAnotherSeed(reader: SeatId | null): Promise<void> {
    this.paired.seeds += 1;
    const own = await this.own(reader);
    const there = await this.page(this.log.store(new Map(), OTHER_SEED), reader);
    const [one, other] = [own, there].map(
      (sent) => new Map([...sent].map(([part, text]) => [part, withoutMarks(text)])),
    );
    if (one !== undefined && other !== undefined) this.leak(`another seed, for ${reader ?? 'a spectator'}`, one, other);
    for (const [part, text] of there)
      if (text.includes(OTHER_SEED)) this.paired.leaks.push(`${this.where}, the seed is sent: ${part}`);
  }

  /** One seat holds, has ordered or sealed something else: all others are sent the same. */
  private async holdingElse(): Promise<void> {
    const { chance } = this;
    const found = this.holder();
    if (found === null) return;
    const { holder, make } = found;
    const changed = new Map<number, State>();
    const others = this.log.seats.filter((seat) => seat !== holder);
    const readers = chance.happens(ALL_OFTEN) ? [null, ...others] : [chance.one([null, ...others])];
    for (const version of this.versions(readers)) {
      const other = make(this.log.stateAt(version), holder, chance.branch());
      if (other !== null) changed.set(version, other);
    }
    if (!changed.has(this.log.version)) return;
    this.paired.held += 1;
    const store = this.log.store(changed);
    for (const reader of readers)
      this.leak(
        `${holder} has other secrets, for ${reader ?? 'a spectator'}`,
        await this.own(reader),
        await this.page(store, reader),
      );
  }

  /** Somebody who has a secret now, from anybody on; and how it is changed. */
  private holder(): { readonly holder: SeatId; readonly make: Otherwise } | null {
    const { subject, chance, log } = this;
    const from = chance.below(log.seats.length);
    const makes = [subject.secretsElse, subject.holdingElse].filter((make) => make !== undefined);
    const first = chance.happens(0.5);
    for (const make of first ? makes : makes.toReversed())
      for (const holder of [...log.seats.slice(from), ...log.seats.slice(0, from)])
        if (make(log.state, holder, chance.branch()) !== null) return { holder, make };
    return null;
  }

  /** He writes a line of which nobody else may know, while all others watch: they are sent nothing. */
  private async writtenInSecret(holder: SeatId): Promise<void> {
    const lines: readonly Action[] = secretLines(
      this.subject,
      this.log.state,
      holder,
      this.log.seats,
      this.chance.branch(),
      0,
    ).slice(0, 1);
    const [line] = lines;
    if (line === undefined) return;
    const readers = [null, ...this.log.seats.filter((seat) => seat !== holder)];
    const heard = await heardLive(this.log, holder, line, readers, this.asked.locale);
    if (heard === null) return;
    this.paired.unheard += 1;
    for (const [reader, text] of heard)
      if (text !== '')
        this.paired.leaks.push(
          `${this.where}, ${holder} writes ${canonical(line)} in secret, ${reader ?? 'a spectator'} is sent ${text.slice(0, 600)}`,
        );
  }
}

function sameView(module: GameModule, one: State, other: State, reader: SeatId | null): boolean {
  return canonical(module.view(one, reader)) === canonical(module.view(other, reader));
}
