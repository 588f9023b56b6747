import { STANDARD_BOARD } from '../../../src/games/hispania-draco/facts/board.js';
import type { Draco } from '../../../src/games/hispania-draco/state/state.js';
import { must } from '../../kit/fuzz/broken.js';

/** What must hold of the pieces whatever has been played, counted anew from the box and the limits of the rulebook. */
export function checkPieces(state: Draco): void {
  const { pieces, track, options } = state;
  const { cities } = STANDARD_BOARD;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const revolts = Object.entries(pieces.revolts);
  const discs = sum(Object.values(pieces.revolts)) + sum(track) + pieces.reserve.revolts;
  must(discs === 22, () => `${discs} revolts`);
  must(pieces.reserve.revolts >= 0, () => 'fewer revolts than none');
  must(
    revolts.every(([space, count]) => count >= 1 && count <= (space.startsWith('mare-') ? 1 : 3)),
    () => `too many revolts in a space: ${JSON.stringify(pieces.revolts)}`,
  );
  const armies = pieces.armies.length + pieces.reserve.armies.normal + pieces.reserve.armies.special;
  must(armies === 3, () => `${armies} armies`);
  const provinces = pieces.armies.map(({ at }) => cities[at].province);
  must(new Set(provinces).size === provinces.length, () => `two armies in one province: ${provinces.join()}`);
  must(
    pieces.armies.every(({ at }) => (pieces.revolts[at] ?? 0) > 0),
    () => 'an army without a revolt',
  );
  must(
    options.variants.includes('terror') || pieces.armies.every(({ kind }) => kind === 'normal'),
    () => 'a special army without Terror',
  );
  const stacks = Object.entries(pieces.garrisons);
  must(
    stacks.every(
      ([city, stack]) => stack.length >= 1 && stack.length <= 3 && !revolts.some(([other]) => other === city),
    ),
    () => `garrisons: ${JSON.stringify(pieces.garrisons)}`,
  );
  for (const [general, left] of Object.entries(pieces.reserve.garrisons)) {
    const placed = stacks.flatMap(([, stack]) => stack.filter((id) => id === general)).length;
    must(
      left >= 0 && left + placed === options.level.garrisons,
      () => `${general} has ${left} and ${placed} garrisons`,
    );
  }
  const legions = stacks.flatMap(([, stack]) => stack.filter((id) => id === 'legion')).length;
  const legion = legions + (pieces.reserve.legion === null ? 0 : 1);
  must(legion === (options.variants.includes('legio-hispana') ? 1 : 0), () => `${legion} legions`);
  must(new Set(pieces.fleets).size === options.level.fleets, () => `fleets: ${pieces.fleets.join()}`);
  for (const [who, at] of Object.entries(pieces.commanders)) {
    if (at === null) continue;
    const sea = pieces.fleets.some((fleet) => fleet === at);
    must(sea || !at.startsWith('mare-'), () => `${who} swims in ${at}`);
    must((pieces.revolts[at] ?? 0) === 0, () => `${who} stands in a revolt`);
  }
  const here = Object.values(pieces.commanders).filter((at) => at !== null);
  // Only whoever has just returned may share a space, and must leave it before anything else.
  const shared = here.length - new Set(here).size;
  const leaving = state.frames.at(-1)?.kind === 'roman' && state.turn.phase === 'roman';
  must(shared === 0 || (shared === 1 && leaving), () => `${shared} generals share a space`);
  must(state.turn.denarii >= 0 && state.turn.denarii <= 7, () => `${state.turn.denarii} denarii`);
  must(state.turn.hispano >= 0 && state.turn.hispano <= 2, () => `${state.turn.hispano} denarii of Hispano`);
}
