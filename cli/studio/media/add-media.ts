import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDownload } from '../../../schemas/download.ts';
import { Picture } from '../../../schemas/picture.ts';
import { isPlayed } from '../../../schemas/video-file.ts';
import type { MediaFile } from '../../../studio/protocol.ts';
import { suggestSlug } from '../../content/addresses/slug-suggestion.ts';
import { mediaFile } from '../../content/media/media-file.ts';
import { downloadFault } from '../../pictures/check-downloads.ts';
import { isFault } from '../../pictures/picture-fault.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import { sanitizeDrawing } from '../../pictures/sanitize-drawing.ts';
import { fileDraftOf } from '../../system/draft-file.ts';
import { RefusedRequest } from '../server/json-body.ts';

const isPicture = (src: string) => Picture.shape.src.safeParse(src).success;

/** Parts of a name that is safe in an address: its usable words, or a generic name if there are none. */
function safeName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  const usual = isPicture(`a.${ending}`) ? 'picture' : 'file';
  return { stem: (dot > 0 && suggestSlug(name.slice(0, dot))) || usual, ending };
}

/**
 * The content to store, and the size of a picture. Drawings are stored without anything that pages would not show.
 */
async function checked(
  src: string,
  bytes: Buffer,
): Promise<{ kept: Buffer; width?: number; height?: number }> {
  const fault = isPicture(src) ? await readPicture(src, bytes) : downloadFault(src, bytes);
  if (fault && isFault(fault)) throw new RefusedRequest(422, `${fault.message} ${fault.hint}`);
  const drawing = src.endsWith('.svg') ? sanitizeDrawing(bytes.toString('utf8')) : undefined;
  const kept = drawing === undefined ? bytes : Buffer.from(drawing);
  return fault ? { kept, width: fault.width, height: fault.height } : { kept };
}

/** Links a draft to an unused name; a file with the same bytes keeps its name. */
function place(draft: string, bytes: Buffer, root: string, src: (number: number) => string) {
  for (let number = 1; ; number += 1) {
    const path = mediaFile(root, src(number));
    try {
      linkSync(draft, path);
      return src(number);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isSame(path, bytes)) return src(number);
    }
  }
}

function isSame(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}

/**
 * Adds a file to `media/` if pages can show or offer it. It never replaces another.
 *
 * @param root folder of the site.
 * @param name given by the user.
 * @throws RefusedRequest if pages can neither show nor offer it.
 */
export async function addMedia(root: string, name: string, bytes: Buffer): Promise<MediaFile> {
  const { stem, ending } = safeName(name);
  const src = (number: number) => `${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
  const first = src(1);
  if (!isPicture(first) && !isDownload(first) && !isPlayed(first))
    throw new RefusedRequest(415, 'Pages show JPEG, PNG, WebP, AVIF and SVG, and offer documents.');
  const { kept, ...size } = await checked(first, bytes);
  const draft = fileDraftOf(mediaFile(root, first));
  mkdirSync(dirname(draft), { recursive: true });
  try {
    writeFileSync(draft, kept);
    return { src: place(draft, kept, root, src), bytes: kept.length, ...size };
  } finally {
    rmSync(draft, { force: true });
  }
}
