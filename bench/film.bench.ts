import type { GameModule } from '../src/core/game-module.js';
import { isObject } from '../src/core/json.js';
import { HISPANIA } from '../src/games/hispania/index.js';
import { openAnimator } from '../src/rendering/animator.js';
import { walkTo } from '../src/table/controls/question/walk.js';
import { writeToken } from '../src/table/controls/token.js';
import { tableFixture } from '../tests/table/fixture.js';
import { type Bench, type Measure, measure } from './measure.js';

/** As the table knows it: its state is the table's to keep. */
const GAME: GameModule = HISPANIA;
const MEGABYTE = 1024 * 1024;
const PEOPLE = ['red', 'blue', 'green', 'black'];

/** The replay of a whole scenario D played by the defaults: the cost of making it, without the game itself. */
export const bench: Bench = async () => {
  const t = await played('D');
  const asked = process.cpuUsage();
  const film = await (await t.does('red', 'replay')).film?.('en');
  if (film === null || film === undefined) throw new Error('there is no replay');
  const animator = openAnimator();
  const drawn = await animator.animate(film.scenes, film.alt);
  await animator.close();
  // CPU time of all threads: other load on the machine does not count.
  const { user, system } = process.cpuUsage(asked);
  const frames = film.scenes.length;
  return [
    seconds(`replay of a scenario D, ${frames} frames of ${drawn.width} × ${drawn.height}`, user + system, frames),
    measure({
      name: 'its size',
      value: drawn.bytes.byteLength / MEGABYTE,
      unit: 'MB',
      baseline: frames,
      goal: { of: 'value', atMost: 10 },
    }),
  ];
};

function seconds(name: string, microseconds: number, frames: number): Measure {
  return measure({
    name,
    value: microseconds / 1_000_000,
    unit: 'processor s',
    baseline: frames,
    goal: { of: 'value', atMost: 60 },
  });
}

/** Each awaited seat plays its default for absence. */
async function played(scenario: string) {
  const t = tableFixture({ games: [GAME] });
  await t.begun(PEOPLE, 'hispania', { scenario });
  for (;;) {
    const { id: gameId, version, phase, seats } = await t.game();
    if (phase !== 'playing') return t;
    const state = await t.table.state(t.channel);
    const [owed] = await t.store.obligations(gameId);
    const [seat] = owed?.seats ?? [];
    const userId = seats.find((one) => one.seat === seat)?.userId ?? null;
    if (!isObject(state) || owed === undefined || seat === undefined || userId === null)
      throw new Error('nobody is awaited');
    const walk = walkTo(GAME, state, seat, GAME.fallback(state, owed));
    const token = writeToken({ kind: 'sure', gameId, version, seat, path: walk?.path ?? '', page: 0 });
    const { refused } = await t.press(userId, token);
    if (refused !== undefined) throw new Error(`${owed.what}: ${refused.code}`);
  }
}
