import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_FOLDER, readPictureAddress } from '../../renderer/pictures/picture-address.ts';
import { factsFolder, factsName, pictureCache } from '../pictures/known-pictures.ts';
import { mediaFiles } from '../pictures/media-files.ts';
import { isForgotten } from '../pictures/picture-age.ts';
import { checksumFile } from '../previews/preview-checksum.ts';
import { sweepDrafts } from '../system/draft-file.ts';
import { eachRecordedFile } from './output-record.ts';

/** Cached pictures old enough to be removed, by path in an output. */
function forgottenPictures(folder: string): Set<string> {
  const files = readdirSync(folder).filter((name) => isForgotten(join(folder, name)));
  const paths = files.map((name) => `${PICTURE_FOLDER}/${name}`);
  return new Set(paths.filter((path) => readPictureAddress(`/${path}`)));
}

/** Removes the metadata of pictures that no longer exist. */
function sweepFacts(root: string): void {
  const folder = factsFolder(root);
  if (!existsSync(folder)) return;
  sweepDrafts(folder);
  const known = new Set(mediaFiles(root).map(factsName));
  for (const name of readdirSync(folder))
    if (!known.has(name) && isForgotten(join(folder, name)))
      rmSync(join(folder, name), { force: true });
}

/**
 * Removes cached pictures that no output of the site shows any more, once they are a day old.
 *
 * @param root folder of the site.
 */
export function sweepPictures(root: string): void {
  const folder = pictureCache(root);
  if (!existsSync(folder)) return;
  sweepDrafts(folder);
  sweepFacts(root);
  const forgotten = forgottenPictures(folder);
  if (forgotten.size === 0) return;
  const isComplete = eachRecordedFile(root, (path) => forgotten.delete(path));
  if (!isComplete) return;
  for (const path of forgotten) {
    const kept = join(folder, path.slice(PICTURE_FOLDER.length + 1));
    rmSync(kept, { force: true });
    rmSync(checksumFile(kept), { force: true });
  }
}
