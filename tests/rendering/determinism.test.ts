import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { composeGround, composeLayers, viewOf } from '../../src/rendering/compose.js';
import { openMap } from '../../src/rendering/map-folder.js';
import { assetsFolder } from '../../src/rendering/picturer.js';
import { FONTS, openLettering } from '../../src/rendering/text/lettering.js';
import { battleZoom, lateGame, reachZoom, withChanges } from './late-game.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

function drawnWith(env: NodeJS.ProcessEnv): readonly string[] {
  const script = fileURLToPath(new URL('./draw-once.ts', import.meta.url));
  const run = spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: root, env, encoding: 'utf8' });
  expect(run.status, run.stderr).toBe(0);
  return run.stdout.trim().split('\n');
}

describe('the same position', () => {
  it('gives the same bytes in any process: without a home, without a font of the system, in another zone', () => {
    const empty = mkdtempSync(join(tmpdir(), 'no-fonts-'));
    try {
      const here = drawnWith(process.env);
      const bare = drawnWith({
        PATH: process.env.PATH,
        HOME: empty,
        XDG_CACHE_HOME: empty,
        XDG_DATA_HOME: empty,
        FONTCONFIG_FILE: join(empty, 'none.conf'),
        LANG: 'tr_TR.UTF-8',
        TZ: 'Asia/Tokyo',
        UV_THREADPOOL_SIZE: '1',
      });
      expect(here).toHaveLength(3);
      expect(new Set(here).size).toBe(3);
      expect(bare).toEqual(here);
      expect(readdirSync(empty)).toEqual([]);
    } finally {
      rmSync(empty, { recursive: true });
    }
  });

  it('never asks for letters but as outlines of our own fonts, which lie beside their licences', () => {
    const map = openMap(assetsFolder(), 'hispania');
    const lettering = openLettering(join(assetsFolder(), 'fonts'));
    const scene = withChanges(lateGame(2));
    const svgs = [scene, battleZoom(scene), reachZoom(scene), lateGame(2)].flatMap((one) => {
      const view = viewOf(map, one, 1600);
      const { belowRivers, aboveRivers, taken } = composeGround(map, lettering, one, view);
      const layers = composeLayers(map, lettering, one, view, 1600, taken);
      const items = [...belowRivers, ...aboveRivers, ...layers.flatMap((layer) => layer.items)];
      return items.map((item) => item.sprite.svg());
    });
    expect(svgs.length).toBeGreaterThan(500);
    expect(
      [map.art, map.over, ...svgs].filter((svg) => /<(text|image|use[^>]*http)|font-family|url\((?!#)/.test(svg)),
    ).toEqual([]);
    const shipped = readdirSync(join(assetsFolder(), 'fonts'));
    for (const font of Object.values(FONTS)) {
      expect(shipped).toContain(font);
      const licence = readFileSync(join(assetsFolder(), 'fonts', `${font.split('-')[0]}-OFL.txt`), 'utf8');
      expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  });
});
