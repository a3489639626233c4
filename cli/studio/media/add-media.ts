import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDownload } from '../../../schemas/download.ts';
import { Picture } from '../../../schemas/picture.ts';
import { isPlayed } from '../../../schemas/video-file.ts';
import type { MediaFile } from '../../../studio/protocol.ts';
import { mediaFile } from '../../content/media-file.ts';
import { suggestSlug } from '../../content/slug-suggestion.ts';
import { downloadFault } from '../../pictures/check-downloads.ts';
import { isFault } from '../../pictures/picture-fault.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import { sanitizeDrawing } from '../../pictures/sanitize-drawing.ts';
import { draftOf } from '../../system/draft-file.ts';
import { RefusedRequest } from '../server/json-body.ts';

const isPicture = (src: string) => Picture.shape.src.safeParse(src).success;

/** Parts of a name that fits into any address. What is left of its words stands for all; a name of another script says what it is. */
function safeName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  const usual = isPicture(`a.${ending}`) ? 'picture' : 'file';
  return { stem: (dot > 0 && suggestSlug(name.slice(0, dot))) || usual, ending };
}

/** What a file is kept as, and what a picture's size is. A drawing is kept without what pages would not show either. */
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

/** Gives a draft a name that nobody has; a file of the same bytes keeps its own. */
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
 * Puts a file into `media/`, if pages can show or offer it. It never takes the place of another.
 *
 * @param root folder of the site.
 * @param name as its owner calls it.
 * @throws RefusedRequest if it is none that pages can show or offer.
 */
export async function addMedia(root: string, name: string, bytes: Buffer): Promise<MediaFile> {
  const { stem, ending } = safeName(name);
  const src = (number: number) => `${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
  const first = src(1);
  if (!isPicture(first) && !isDownload(first) && !isPlayed(first))
    throw new RefusedRequest(415, 'Pages show JPEG, PNG, WebP, AVIF and SVG, and offer documents.');
  const { kept, ...size } = await checked(first, bytes);
  const draft = draftOf(mediaFile(root, `.${first}`));
  mkdirSync(dirname(draft), { recursive: true });
  try {
    writeFileSync(draft, kept);
    return { src: place(draft, kept, root, src), bytes: kept.length, ...size };
  } finally {
    rmSync(draft, { force: true });
  }
}
