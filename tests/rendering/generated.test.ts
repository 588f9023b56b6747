import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/core/scene.js';
import { openMap } from '../../src/rendering/map-folder.js';
import { openRenderer } from '../../src/rendering/renderer.js';
import { assetsWith } from './generated/assets.js';
import { empire, island, towns } from './generated/scenes.js';
import { fiveAreas, fortyNineNodes, hundredAreas } from './generated/sources.js';
import { expectGolden, GOLDEN_WIDTH } from './golden-file.js';

const maps = { five: fiveAreas(), nodes: fortyNineNodes(), hundred: hundredAreas() };
const nameIn = (named: Readonly<Record<string, { readonly names: readonly string[] }>> | undefined) => (id: string) =>
  named?.[id]?.names[0] ?? '';
const scenes: Readonly<Record<keyof typeof maps, Scene>> = {
  five: island(),
  nodes: towns(nameIn(maps.nodes.source.nodes)),
  hundred: empire(nameIn(maps.hundred.source.areas)),
};

describe('maps built from sources', () => {
  let assets: ReturnType<typeof assetsWith>;
  beforeAll(() => {
    assets = assetsWith(maps);
  });
  afterAll(() => assets.remove());

  it.each(['five', 'nodes', 'hundred'] as const)('%s', async (name) => {
    const scene = scenes[name];
    const renderer = openRenderer(assets.folder);
    await expectGolden(name, await renderer.paint({ kind: 'scene', scene }, GOLDEN_WIDTH));
  });

  it.each(['nodes', 'hundred'] as const)('enlarges a part of %s round its places', async (name) => {
    const scene = scenes[name];
    const renderer = openRenderer(assets.folder);
    const focus = scene.places.slice(45, 47).map(({ id }) => id);
    await expectGolden(
      `${name}-zoom`,
      await renderer.paint({ kind: 'scene', scene: { ...scene, focus } }, GOLDEN_WIDTH),
    );
  });

  it('keeps names, badges and nodes apart, and counters off all of them', () => {
    for (const name of ['five', 'nodes', 'hundred'] as const) {
      const { board } = openMap(assets.folder, name);
      const printed = Object.entries(board.places).flatMap(([id, place]) => {
        const half = (place.badges?.size ?? 0) / 2;
        const [x, y] = place.centre;
        // A node is round: the square inside it.
        const inner = (place.node ?? 0) * 0.35;
        return [
          { id, box: place.label },
          ...Object.values(place.badges?.at ?? {}).map(([bx, by]) => ({
            id,
            box: [bx - half, by - half, bx + half, by + half] as const,
          })),
          ...(place.node === undefined ? [] : [{ id, box: [x - inner, y - inner, x + inner, y + inner] as const }]),
        ];
      });
      const clashes = printed.flatMap((one, index) =>
        printed
          .slice(index + 1)
          .filter(
            ({ box: [left, top, right, bottom] }) =>
              one.box[0] < right && one.box[2] > left && one.box[1] < bottom && one.box[3] > top,
          )
          .map((other) => `${one.id} / ${other.id}`),
      );
      expect([name, clashes]).toEqual([name, []]);
      const covered = Object.entries(board.places).flatMap(([id, { room }]) =>
        room.rows.flatMap((row, at) =>
          [...row].flatMap((digit, column) =>
            [0, 1, 2, 3].flatMap((bit) => {
              if (((Number.parseInt(digit, 16) >> (3 - bit)) & 1) === 0) return [];
              const [x, y] = [
                room.corner[0] + (column * 4 + bit + 0.5) * room.cell,
                room.corner[1] + (at + 0.5) * room.cell,
              ];
              return printed
                .filter(({ box }) => x > box[0] && x < box[2] && y > box[1] && y < box[3])
                .map((other) => `${id} on ${other.id}`);
            }),
          ),
        ),
      );
      expect([name, covered]).toEqual([name, []]);
    }
  });
});
