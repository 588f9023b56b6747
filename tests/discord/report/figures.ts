import { type Done, mean, quantile, type Tally, type Turn } from './tally.js';

/** One line of the table: what was counted, the goal beside it, and whether it is met. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly goal: string;
  readonly met: boolean | null;
}

/** What the verbs of a game are, for the figures that are about one kind of action. */
export interface Vocabulary {
  readonly moves: readonly string[];
  readonly goods: readonly string[];
  readonly ends: readonly string[];
  readonly stands: readonly string[];
  /** One answer for all of a battle. */
  readonly wholeBattles: readonly string[];
}

/** Goals that depend on how the games were played. */
export interface Goals {
  readonly turnPresses: number;
  readonly answersPerBattle: number;
  readonly postsPerTurn: number;
}

/** A turn of so many moves is what the figure of a whole turn is about. */
const FEW_MOVES = 3;

export function figuresOf(tallies: readonly Tally[], verbs: Vocabulary, goals: Goals): readonly Figure[] {
  const turns = tallies.flatMap((tally) => tally.turns);
  const done = turns.flatMap((turn) => turn.done);
  const battles = turns.flatMap((turn) => [...turn.battles.values()]);
  const own = turns.filter((turn) => movesOf(turn, verbs) > 0 && movesOf(turn, verbs) <= FEW_MOVES);
  const ofOwner = own.map((turn) => pressesOf(turn.done.filter(isOwn)));
  const goods = turns
    .map((turn) => pressesOf(turn.done.filter((one) => isOwn(one) && verbs.goods.includes(one.verb))))
    .filter((presses) => presses > 0);
  const moves = done.filter(({ verb }) => verbs.moves.includes(verb));
  const ends = done.filter(({ verb, confirmed }) => verbs.ends.includes(verb) && confirmed === 0);
  const endsAsked = done.filter(({ verb, confirmed }) => verbs.ends.includes(verb) && confirmed > 0);
  const wholeBattles = done.filter(({ verb }) => verbs.wholeBattles.includes(verb));
  const stands = done.filter(({ verb }) => verbs.stands.includes(verb));
  const pings = battles.flatMap(({ pings: called }) => [...called.values()]);
  return [
    presses(
      'a move of a whole stack',
      moves.filter(({ whole }) => whole === true),
      3,
    ),
    presses(
      'a move of a part of a stack',
      moves.filter(({ whole }) => whole === false),
      4,
    ),
    spread('purchases and placements of a turn', goods, 4),
    presses('the end of a phase, nothing lost', ends, 1),
    presses('the end of a phase, asked "really?"', endsAsked, null),
    presses('a stand', stands, 1),
    presses('a whole battle to the end', wholeBattles, 1),
    spread(`a turn of at most ${FEW_MOVES} moves`, ofOwner, goals.turnPresses),
    number('answers of the other side per battle', mean(battles.map(({ answers }) => answers)), goals.answersPerBattle),
    number('answers of bystanders per battle (Nul)', mean(battles.map(({ bystanders }) => bystanders)), null),
    number('posts in the channel a turn, mean', mean(turns.map(({ posts }) => posts)), goals.postsPerTurn),
    number('pings of one person in one battle, most', Math.max(0, ...pings), 1),
    number('a command had to be typed', sum(done.map(({ typed }) => typed)), 0),
    number('presses refused as out of date', sum(done.map(({ refused }) => refused)), null),
    number('presses that nothing was heard of', sum(done.map(({ unheard }) => unheard)), null),
    plain('games', tallies.length),
    plain('games played to their end', tallies.filter(({ over }) => over).length),
    plain('turns', turns.length),
    plain('actions', done.length),
    plain('battles', battles.length),
  ];
}

export function firstAnswers(all: readonly number[]): readonly Figure[] {
  const worst = Math.round(all.reduce((most, one) => Math.max(most, one), 0));
  return [
    plain('first answer, median (ms)', quantile(all, 0.5)),
    plain('first answer, 99th percentile (ms)', quantile(all, 0.99)),
    number('first answer, worst (ms)', worst, 3_000),
  ];
}

function isOwn({ own }: Done): boolean {
  return own;
}

function movesOf({ done }: Turn, { moves }: Vocabulary): number {
  return done.filter(({ verb, own }) => own && moves.includes(verb)).length;
}

function pressesOf(done: readonly Done[]): number {
  return sum(done.map(({ presses: count }) => count));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function presses(what: string, done: readonly Done[], goal: number | null): Figure {
  return spread(
    what,
    done.map(({ presses: count }) => count),
    goal,
  );
}

/** Median and nine of ten; the goal is for the median. */
function spread(what: string, values: readonly number[], goal: number | null): Figure {
  if (values.length === 0) return { what: `presses: ${what}, median`, value: 'none', goal: bound(goal), met: null };
  const [half, most] = [quantile(values, 0.5), quantile(values, 0.9)];
  const value = `${half} (p90 ${most}; ${values.length} times)`;
  return { what: `presses: ${what}, median`, value, goal: bound(goal), met: goal === null ? null : half <= goal };
}

export function number(what: string, value: number, goal: number | null): Figure {
  const shown = !Number.isFinite(value) ? 'never' : Number.isInteger(value) ? String(value) : value.toFixed(2);
  return { what, value: shown, goal: bound(goal), met: goal === null ? null : value <= goal };
}

export function plain(what: string, value: number): Figure {
  return number(what, Math.round(value), null);
}

function bound(goal: number | null): string {
  return goal === null ? '' : `≤ ${goal}`;
}
