import type { Locale } from '../../core/words.js';
import type { FilmRequest, PictureRequest } from '../../table/ports/message.js';
import type { Animator, Drawn, Picturer } from '../../table/ports/world.js';
import type { PictureFile } from './speech.js';

/** Discord accepts files of 10 MB; leave some room for the rest of the request. */
const BYTES_MOST = 9.5 * 1024 * 1024;
const EXTENSIONS = { 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const;

/** Draws the picture, smaller if it would be too big to send; null if there is nothing to show. */
export async function pictureFile(
  picturer: Picturer,
  request: PictureRequest,
  locale: Locale,
): Promise<PictureFile | null> {
  const picture = request(locale);
  if (picture === null) return null;
  let drawn = await picturer.draw(picture);
  for (let width = drawn.width; drawn.bytes.length > BYTES_MOST && width > 200; ) {
    width = Math.floor(width / 2);
    drawn = await picturer.draw(picture, width);
  }
  if (drawn.bytes.length > BYTES_MOST) throw new Error(`a picture of ${drawn.bytes.length} bytes`);
  return fileOf(picture.kind === 'chart' ? 'chart' : 'map', drawn);
}

/** Makes the moving picture; null if there is nothing to show. */
export async function filmFile(animator: Animator, request: FilmRequest, locale: Locale): Promise<PictureFile | null> {
  const film = await request(locale);
  if (film === null) return null;
  const drawn = await animator.animate(film.scenes, film.alt);
  if (drawn.bytes.length > BYTES_MOST) throw new Error(`a moving picture of ${drawn.bytes.length} bytes`);
  return fileOf('replay', drawn);
}

function fileOf(name: string, { bytes, type, alt }: Drawn): PictureFile {
  return { file: { name: `${name}.${EXTENSIONS[type]}`, data: Buffer.from(bytes), contentType: type }, alt };
}
