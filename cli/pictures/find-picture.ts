import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaFile, mediaFolder } from '../content/media-file.ts';
import { suggest } from '../content/suggest.ts';
import type { PictureFault } from './picture-fault.ts';

/** Largest file that is read. Cameras write 5 to 15 MB. */
const MOST_BYTES = 20_000_000;

/** File systems that do not tell upper from lower case find what others do not. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The path as it is spelled on the disk, if only its case differs; else undefined. */
function spelledOnDisk(root: string, src: string): string | undefined {
  const steps: string[] = [];
  for (const step of src.split('/')) {
    const names = namesIn(join(mediaFolder(root), ...steps));
    const name = names.includes(step)
      ? step
      : names.find((other) => folded(other) === folded(step));
    if (name === undefined) return undefined;
    steps.push(name);
  }
  return steps.join('/');
}

function missing(root: string, src: string): PictureFault {
  const folder = src.includes('/') ? src.slice(0, src.lastIndexOf('/') + 1) : '';
  const near = suggest(
    src,
    namesIn(join(mediaFolder(root), folder)).map((name) => folder + name),
  );
  return {
    rule: 'picture/missing',
    message: `There is no file media/${src}.`,
    hint:
      near === undefined
        ? 'Put the picture into the folder media, beside landings, or correct the name.'
        : `Did you mean ${near}?`,
  };
}

function isOutside(path: string, root: string): boolean {
  const inside = relative(realpathSync(mediaFolder(root)), realpathSync(path));
  return inside === '..' || inside.startsWith(`..${sep}`);
}

/**
 * Looks for a file of `media/` without opening it.
 *
 * @returns its path, or why it cannot be shown.
 */
export function findPicture(root: string, src: string): { path: string } | PictureFault {
  const path = mediaFile(root, src);
  const spelled = spelledOnDisk(root, src);
  if (spelled === undefined) return missing(root, src);
  if (spelled !== src)
    return {
      rule: 'picture/case',
      message: `The file is called media/${spelled}; on most servers media/${src} would not be found.`,
      hint: `Write ${spelled}, with the same capitals.`,
    };
  let stats: Stats;
  try {
    if (isOutside(path, root))
      return {
        rule: 'picture/missing',
        message: `media/${src} is a link to a file outside the folder, so it is not read.`,
        hint: 'Copy the picture itself into the folder media.',
      };
    stats = lstatSync(realpathSync(path));
  } catch {
    return missing(root, src);
  }
  if (!stats.isFile())
    return {
      rule: 'picture/unreadable',
      message: `media/${src} is not an ordinary file.`,
      hint: 'Name the picture itself.',
    };
  if (stats.size > MOST_BYTES)
    return {
      rule: 'picture/too-large',
      message: `media/${src} has ${(stats.size / 1_000_000).toFixed(1)} MB; at most ${MOST_BYTES / 1_000_000} MB are read.`,
      hint: 'Export it again, 2,400 pixels wide: nothing more is ever shown.',
    };
  return { path };
}
