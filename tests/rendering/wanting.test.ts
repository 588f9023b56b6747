import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../scripts/maps/shared/chance.js';
import type { GameEvent } from '../../src/core/chronicle.js';
import type { Dice } from '../../src/core/dice.js';
import type { GameModule } from '../../src/core/game-module.js';
import type { Scene } from '../../src/core/scene.js';
import { GAMES } from '../../src/games/registry.js';
import { openMap } from '../../src/rendering/map-folder.js';
import { fitted } from '../../src/rendering/panels/panels.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { wantingIn } from '../../src/rendering/wanting.js';
import { lateGame, withChanges } from './late-game.js';

/** Boards and changes of a game played by its defaults. */
function* scenesOf(module: GameModule, actions: number): Generator<Scene> {
  const chance = chanceOf(module.id);
  const dice: Dice = { roll: (sides) => 1 + Math.floor(chance() * sides) };
  const setup = Object.fromEntries(module.setup.options.map(({ name, fallback }) => [name, fallback]));
  const room = module.setup.seatsFor(setup);
  if (!room.ok) throw new Error(room.rejection.code);
  const seats = Array.from({ length: room.value.min }, (_, index) => `seat${index + 1}`);
  const begun = module.setup.begin(setup, seats, dice);
  if (!begun.ok) throw new Error(begun.rejection.code);
  let { state } = begun.value;
  let events: readonly GameEvent[] = [];
  for (let count = 0; count < actions; count++) {
    if (count % 12 === 0)
      for (const request of [{ show: 'board' }, { show: 'changes', events }]) {
        const scene = module.pictures.scene(module.view(state, null), request, 'en');
        if (!scene.ok) throw new Error(`${module.id} ${request.show}: ${scene.rejection.code}`);
        yield scene.value;
        events = [];
      }
    const [owed] = module.obligations(state);
    const [seat] = owed?.seats ?? [];
    if (owed === undefined || seat === undefined) return;
    const done = module.apply(state, seat, module.fallback(state, owed), dice);
    if (!done.ok) throw new Error(`${module.id}: the default of ${owed.what} is refused: ${done.rejection.code}`);
    state = done.value.state;
    events = [...events, ...done.value.events];
  }
}

type Box = readonly [x: number, y: number, width: number, height: number];
function overlap([x, y, width, height]: Box, [x2, y2, width2, height2]: Box): boolean {
  return x < x2 + width2 && x2 < x + width && y < y2 + height2 && y2 < y + height;
}

describe('what a scene names', () => {
  it.each(GAMES)('is drawn by the map of $id', (module) => {
    const found = new Set<string>();
    for (const scene of scenesOf(module, 240))
      for (const wanting of wantingIn(openMap(assetsFolder(), scene.map), scene)) found.add(wanting);
    expect([...found]).toEqual([]);
  });

  it.each(GAMES)('has a room of its own beside the board of $id', (module) => {
    const found = new Set<string>();
    for (const scene of scenesOf(module, 240)) {
      const slots = openMap(assetsFolder(), scene.map).style.layout.board;
      const shown = Object.entries(slots).flatMap(([name, slot]) => {
        const panel = scene.panels.find((one) => one.slot === name);
        const at = panel === undefined ? null : fitted(panel, slot);
        return at === null ? [] : [{ name, at }];
      });
      for (const one of shown)
        for (const other of shown)
          if (one.name < other.name && overlap(one.at, other.at)) found.add(`${one.name} ${other.name}`);
    }
    expect([...found]).toEqual([]);
  });

  it('is told by name where the map lacks it', () => {
    const map = openMap(assetsFolder(), 'hispania');
    const scene = withChanges(lateGame(1));
    expect(wantingIn(map, scene)).toEqual([]);
    const [stack] = scene.stacks;
    const odd: Scene = {
      ...scene,
      places: [{ id: 'atlantis', name: '', owner: 'nobody', emphasis: 'wet', badges: [{ badge: 'fish' }] }],
      stacks: stack === undefined ? [] : [{ ...stack, faction: 'persians', counters: [{ piece: 'elephant' }] }],
      marks: [{ kind: 'arrow', look: 'swim', path: ['tolede', 'nowhere'], faction: 'rome' }],
      panels: [{ slot: 'cellar', kind: 'legend', entries: [{ symbol: 'trident', text: '' }] }],
    };
    expect(wantingIn(map, odd)).toEqual([
      'arrow swim',
      'badge fish',
      'emphasis wet',
      'faction nobody',
      'faction persians',
      'piece elephant',
      'place atlantis',
      'place nowhere',
      'slot cellar',
      'symbol trident',
    ]);
  });
});
