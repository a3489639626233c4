import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import { mediaFile, mediaFolder } from '../content/media/media-file.ts';
import { suggest } from '../content/suggest.ts';
import type { PictureFault } from './picture-fault.ts';

/** Maximum file size. Cameras write 5 to 15 MB. */
export const MOST_BYTES = 20_000_000;

/** Terms used in findings about a kind of file. */
export interface MediaWords {
  /** Names of the rules. */
  rules: Readonly<Record<'missing' | 'case' | 'unreadable' | 'tooLarge', string>>;
  /** Noun for the files. */
  noun: string;
  /** How to make one smaller. */
  smaller: string;
}

/** Case-insensitive file systems find files that others do not. */
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

/** The path as spelled on disk, if only its case differs; else undefined. */
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

/** Prefix of paths relative to the site's folder, a common mistake. */
const FOLDER = 'media/';

/** A path as far as its name tells what is in the file: without its folder and its ending. */
function stemOf(path: string): string {
  return basename(path, extname(path));
}

/**
 * The file that was probably meant: of those that are like it, the one whose name differs least. The folder and the ending,
 * which are those of many, count for nothing, other than between two names that are as near.
 */
function nearestFile(src: string, paths: readonly string[]): string | undefined {
  const stem = stemOf(src);
  const away = (path: string) =>
    mistakes(stem.toLowerCase(), stemOf(path).toLowerCase()) +
    (extname(path) === extname(src) ? 0 : 0.5);
  const near = paths.filter((path) => suggest(stem, [stemOf(path)]) !== undefined);
  return near.sort((a, b) => away(a) - away(b) || (a < b ? -1 : 1))[0];
}

function missing(root: string, src: string, { rules, noun }: MediaWords): PictureFault {
  const inside = src.startsWith(FOLDER) ? src.slice(FOLDER.length) : '';
  if (inside !== '' && spelledOnDisk(root, inside) !== undefined)
    return {
      rule: rules.missing,
      message: `There is no file media/${src}: names count from the folder media.`,
      hint: `Write ${inside}.`,
    };
  const folder = src.includes('/') ? src.slice(0, src.lastIndexOf('/') + 1) : '';
  const near = nearestFile(
    src,
    namesIn(join(mediaFolder(root), folder)).map((name) => folder + name),
  );
  return {
    rule: rules.missing,
    message: `There is no file media/${src}.`,
    hint:
      near === undefined
        ? `Put the ${noun} into the folder media, beside landings, or correct the name.`
        : `Did you mean ${near}?`,
  };
}

function isOutside(path: string, root: string): boolean {
  const inside = relative(realpathSync(mediaFolder(root)), realpathSync(path));
  return inside === '..' || inside.startsWith(`..${sep}`);
}

/**
 * Finds a file of `media/` without opening it.
 *
 * @returns its path, or why it cannot be used.
 */
export function findMedia(
  root: string,
  src: string,
  words: MediaWords,
): { path: string } | PictureFault {
  const { rules, noun } = words;
  const path = mediaFile(root, src);
  const spelled = spelledOnDisk(root, src);
  if (spelled === undefined) return missing(root, src, words);
  if (spelled !== src)
    return {
      rule: rules.case,
      message: `The file is called media/${spelled}; on most servers media/${src} would not be found.`,
      hint: `Write ${spelled}, with the same capitals.`,
    };
  let stats: Stats;
  try {
    if (isOutside(path, root))
      return {
        rule: rules.missing,
        message: `media/${src} is a link to a file outside the folder, so it is not read.`,
        hint: `Copy the ${noun} itself into the folder media.`,
      };
    stats = lstatSync(realpathSync(path));
  } catch {
    return {
      rule: rules.missing,
      message: `media/${src} is a link that leads to no file.`,
      hint: `Copy the ${noun} itself into the folder media.`,
    };
  }
  if (!stats.isFile())
    return {
      rule: rules.unreadable,
      message: `media/${src} is not an ordinary file.`,
      hint: `Name the ${noun} itself.`,
    };
  if (stats.size > MOST_BYTES)
    return {
      rule: rules.tooLarge,
      message: `media/${src} has ${(stats.size / 1_000_000).toFixed(1)} MB; at most ${MOST_BYTES / 1_000_000} MB are read.`,
      hint: words.smaller,
    };
  return { path };
}
