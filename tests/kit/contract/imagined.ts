import type { GameModule } from '../../../src/core/game-module.js';
import { isList, isObject, type Json, type JsonObject } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { Broken, must } from '../fuzz/broken.js';
import { Chance } from '../fuzz/chance.js';
import { difference } from '../fuzz/checks.js';
import { Coverage } from '../fuzz/coverage.js';
import { begin } from '../fuzz/game.js';
import { choose, fill } from '../fuzz/player.js';
import type { Subject } from '../fuzz/subject.js';

/** What a run looked at, and what of it does not hold. */
export interface Imagined {
  states: number;
  imagined: number;
  /** Of other states with the same view. */
  alike: number;
  /** Of those imagined, where the game went on by itself: there the view differs. */
  wentOn: number;
  readonly kinds: Map<string, number>;
  readonly faults: string[];
}

const LATEST = 40;
const PLAYED_ON = 30;
/** Whoever was dealt something says so nowhere: marks of what is hidden. */
const MARKS = ['"back"', '"unseen"'];

/** So many states from the midst of games, each imagined by everybody and by a spectator. */
export function imagineMany(subject: Subject, states: number, seed: number): Imagined {
  const found: Imagined = { states: 0, imagined: 0, alike: 0, wentOn: 0, kinds: new Map(), faults: [] };
  for (let game = seed; found.states < states; game++) imagineOneGame(subject, game, states, found);
  return found;
}

function imagineOneGame(subject: Subject, seed: number, states: number, found: Imagined): void {
  const { module } = subject;
  const chance = new Chance(seed);
  const aside = new Chance(seed ^ 0x2f0b4a17);
  let state: State = begin(subject, subject.start(seed), chance, new Coverage());
  let next = aside.below(LATEST);
  const most = 25;
  for (let count = 0, looked = 0; looked < most && found.states < states; count++) {
    if (module.outcome(state) !== null) return;
    if (count >= next) {
      next = count + 1 + aside.below(LATEST);
      looked += 1;
      lookAt(subject, state, aside, found, `seed ${seed}, action ${count}`);
    }
    try {
      const { seat, action } = choose(subject, state, chance, seed);
      const done = module.apply(state, seat, action, chance);
      if (!done.ok) return;
      ({ state } = done.value);
    } catch (fault) {
      if (fault instanceof Broken) return;
      throw fault;
    }
  }
}

/** The kind of the innermost step. */
export function stepOf(state: State): string {
  const frames = Object.entries(state).find(([key]) => key === 'frames')?.[1];
  const last = Array.isArray(frames) ? frames.at(-1) : undefined;
  return isObject(last) && typeof last.kind === 'string' ? last.kind : 'none';
}

function lookAt(subject: Subject, state: State, chance: Chance, found: Imagined, where: string): void {
  const { module } = subject;
  found.states += 1;
  const kind = stepOf(state);
  found.kinds.set(kind, (found.kinds.get(kind) ?? 0) + 1);
  const before = JSON.stringify(state);
  const seats = module.seats(module.view(state, null)).map(({ seat }) => seat);
  for (const viewer of [null, ...seats]) {
    const luck = chance.below(2 ** 31);
    try {
      found.imagined += 1;
      checkOne(subject, state, viewer, luck, chance.branch(), found);
    } catch (fault) {
      const said = fault instanceof Broken ? fault.message : fault instanceof Error ? fault.stack : String(fault);
      found.faults.push(`${where}, ${kind}, ${viewer ?? 'a spectator'} imagines: ${said}`);
    }
  }
  if (JSON.stringify(state) !== before) found.faults.push(`${where}: the state given was changed`);
}

function imaginedBy(module: GameModule, state: State, viewer: SeatId | null, luck: number): State {
  return module.imagine?.(state, viewer, new Chance(luck)) ?? state;
}

function checkOne(
  subject: Subject,
  state: State,
  viewer: SeatId | null,
  luck: number,
  chance: Chance,
  found: Imagined,
): void {
  const { module } = subject;
  const own = imaginedBy(module, state, viewer, luck);
  const text = JSON.stringify(own);
  for (const mark of MARKS)
    must(!text.includes(mark), () => `${mark} is left: ${difference(text, text.replace(mark, ''))}`);
  checkAlike(subject, state, viewer, luck, chance, text, found);
  const [seen, otherwise] = [state, own].map((one) => JSON.stringify(tellable(module.view(one, viewer), viewer)));
  if (seen !== otherwise) {
    must(
      stepOf(own) !== stepOf(state) || waitOf(own) !== waitOf(state),
      () => `he sees something else: ${difference(seen ?? '', otherwise ?? '')}`,
    );
    found.wentOn += 1;
  }
  checkPosition(module, own);
  checkOffers(subject, own, chance.branch());
  playOn(subject, own, chance.branch());
}

const waitOf = (state: State) => JSON.stringify(Object.entries(state).find(([key]) => key === 'wait')?.[1]);

/** Others that he could not tell from it: imagined by the same dice they are the same. */
function checkAlike(
  subject: Subject,
  state: State,
  viewer: SeatId | null,
  luck: number,
  chance: Chance,
  text: string,
  found: Imagined,
): void {
  const { module } = subject;
  const seen = JSON.stringify(module.view(state, viewer));
  const others = module.seats(module.view(state, null)).flatMap(({ seat }) => {
    if (seat === viewer) return [];
    return [subject.secretsElse?.(state, seat, chance) ?? null, subject.holdingElse?.(state, seat, chance) ?? null];
  });
  for (const other of [...others, imaginedBy(module, state, viewer, luck ^ 1)]) {
    if (other === null || JSON.stringify(module.view(other, viewer)) !== seen) continue;
    found.alike += 1;
    const again = JSON.stringify(imaginedBy(module, other, viewer, luck));
    must(again === text, () => `what he cannot see makes a difference: ${difference(text, again)}`);
  }
}

/** What a game's notation does not say exactly: Hispania's adds up the points of each nation, and numbers waits anew. */
const SUMMED: { readonly [game: string]: readonly string[] } = { hispania: ['ledger', 'wait'] };
/** A game of the tests whose positions only say how it begins. */
const ONLY_BEGUN = 'dice-race';

/** What is written of it is read as the same, in the midst of whatever is going on. */
function checkPosition(module: GameModule, state: State): void {
  if (module.outcome(state) !== null || module.id === ONLY_BEGUN) return;
  const written: Json = JSON.parse(JSON.stringify(module.position.write(state, (seat) => seat)));
  const read = module.position.read(written, (name) => name);
  must(read.ok, () => `its own position is refused: ${JSON.stringify(read)}`);
  if (!read.ok) return;
  const [one, other] = [state, read.value].map((each) => {
    const said = Object.entries(each).filter(([key]) => SUMMED[module.id]?.includes(key) !== true);
    return JSON.stringify(sorted(Object.fromEntries(said)));
  });
  must(one === other, () => `a position changes in reading: ${difference(one ?? '', other ?? '')}`);
}

/** Somebody is awaited; whatever is offered to anybody can be asked, and one filling of each is carried out. */
function checkOffers(subject: Subject, state: State, chance: Chance): void {
  const { module } = subject;
  if (module.outcome(state) !== null) return;
  must(module.obligations(state).length > 0, () => 'nobody is awaited');
  for (const { seat } of module.seats(module.view(state, null))) {
    for (const { verb } of module.offers(state, seat)) {
      const action = fill(subject, state, seat, verb, chance, subject.taste(state, seat, 0));
      const done = module.apply(state, seat, action, chance.branch());
      must(done.ok, () => `${seat} ${JSON.stringify(action)} is refused: ${JSON.stringify(done)}`);
    }
  }
}

function playOn(subject: Subject, from: State, chance: Chance): void {
  const { module } = subject;
  let state = from;
  for (let count = 0; count < PLAYED_ON && module.outcome(state) === null; count++) {
    const { seat, action } = choose(subject, state, chance);
    const done = module.apply(state, seat, action, chance);
    must(done.ok, () => `${seat} ${JSON.stringify(action)} is refused later on: ${JSON.stringify(done)}`);
    if (!done.ok) return;
    ({ state } = done.value);
  }
}

/** The view without what the imagined one has yet to do: who has chosen, sealed, written his list. */
function tellable(view: JsonObject, viewer: SeatId | null): Json {
  const { frames } = view;
  if (!isList(frames)) return sorted(view);
  const open = frames.map((frame): Json => {
    if (!isObject(frame)) return frame;
    const rest: { [key: string]: Json | undefined } = { ...frame };
    if (isObject(frame.chosen)) {
      const own = Object.entries(frame.chosen).filter(([seat]) => seat === viewer);
      rest.chosen = Object.fromEntries(own.flatMap(([seat, choice]) => (choice === undefined ? [] : [[seat, choice]])));
    }
    for (const key of ['ready', 'closed']) {
      const list = rest[key];
      if (isList(list)) rest[key] = list.filter((seat) => seat === viewer);
    }
    return rest;
  });
  return sorted({ ...view, frames: open });
}

/** With keys in order. */
function sorted(json: unknown): Json {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== 'object' || json === null)
    return typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean' ? json : null;
  const entries = Object.entries(json).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, sorted(value)]),
  );
}
