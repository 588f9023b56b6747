/**
 * `npm run draw -- POSITION.json OUT.png [--show VIEW[:PLACE,PLACE[:UNITS]]] [--locale en|fr|es] [--width PIXELS]
 * [--system GAME]`: draws a position, to look at a map, a style or a bug report.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Json } from './core/json.js';
import type { SceneRequest } from './core/scene.js';
import { isLocale } from './core/words.js';
import { GAMES } from './games/registry.js';
import { openMap } from './rendering/map-folder.js';
import { assetsFolder, openPicturer } from './rendering/picturer.js';
import { wantingIn } from './rendering/wanting.js';

const USAGE = `usage: npm run draw -- POSITION.json OUT.png [options]
  --show VIEW[:PLACE,PLACE[:UNITS]]   (board; a game's own views are named when another is asked for)
  --locale en | fr | es    (en)
  --width PIXELS           (1600)
  --system GAME            (${GAMES[0]?.id ?? ''})
The position is in the notation of play scripts; it is "-" for standard input. The alternative text is printed.`;

process.exitCode = await main();

async function main(): Promise<number> {
  let given: ReturnType<typeof read>;
  try {
    given = read();
  } catch (error) {
    return failed(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  const { file, out, request, locale, width, system } = given;
  const module = GAMES.find((game) => game.id === system);
  if (module === undefined)
    return failed(`no game is called ${system}: there is ${GAMES.map((game) => game.id).join(', ')}`);
  let position: Json;
  try {
    position = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    return failed(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const views = ['board', 'changes', ...(module.pictures.views ?? []).map(({ name }) => name)];
  if (!views.includes(request.show)) return failed(`${system} shows ${views.join(', ')}, not ${request.show}`);
  const state = module.position.read(position, (seat) => seat);
  if (!state.ok) return failed(`the position is refused: ${JSON.stringify(state.rejection)}`);
  const scene = module.pictures.scene(module.view(state.value, null), request, locale);
  if (!scene.ok) return failed(`this cannot be shown: ${JSON.stringify(scene.rejection)}`);
  const wanting = wantingIn(openMap(assetsFolder(), scene.value.map), scene.value);
  if (wanting.length > 0) console.error(`the map lacks ${wanting.join(', ')}`);
  const picturer = openPicturer();
  try {
    const drawn = await picturer.draw({ kind: 'scene', scene: scene.value }, width);
    writeFileSync(out, drawn.bytes);
    console.log(
      `${out}: ${drawn.type}, ${drawn.width} x ${drawn.height}, ${drawn.bytes.byteLength} bytes\n${drawn.alt}`,
    );
    return 0;
  } finally {
    await picturer.close();
  }
}

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      show: { type: 'string', default: 'board' },
      locale: { type: 'string', default: 'en' },
      width: { type: 'string', default: '1600' },
      system: { type: 'string', default: GAMES[0]?.id ?? '' },
    },
  });
  const [file, out] = positionals;
  if (file === undefined || out === undefined) throw new Error('a position and a picture are needed');
  const { locale } = values;
  if (!isLocale(locale)) throw new Error(`no words in ${locale}`);
  const width = Number(values.width);
  if (!Number.isInteger(width) || width < 200 || width > 3200) throw new Error('the width is from 200 to 3200');
  return { file, out, request: requestOf(values.show), locale, width, system: values.system };
}

function requestOf(asked: string): SceneRequest {
  const [show = 'board', places, units] = asked.split(':');
  return {
    show,
    ...(places === undefined ? {} : { places: places.split(',') }),
    ...(units === undefined ? {} : { units }),
  };
}

function failed(why: string): number {
  console.error(why);
  return 1;
}
