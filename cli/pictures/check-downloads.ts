import { readFileSync } from 'node:fs';
import type { DownloadFacts, PageDownloads } from '../../schemas/download.ts';
import type { NamedDownload } from '../content/downloads-in.ts';
import type { PictureFinding } from './check-pictures.ts';
import { findMedia, type MediaWords } from './find-media.ts';
import { isFault, type PictureFault } from './picture-fault.ts';
import { pictureHash } from './picture-recipe.ts';

const WORDS: MediaWords = {
  rules: {
    missing: 'download/missing',
    case: 'download/case',
    unreadable: 'download/unreadable',
    tooLarge: 'download/too-large',
  },
  noun: 'file',
  smaller: 'Make it smaller, such as by smaller pictures in it: people load it on phones.',
};

/** What files begin with that claim to be of a kind (ISO 32000-1, 7.5.2; APPNOTE.TXT 4.3.7). */
const BEGINNINGS: Readonly<Record<string, string>> = {
  pdf: '%PDF-',
  ...Object.fromEntries(
    ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'zip'].map((ending) => [ending, 'PK']),
  ),
  rtf: '{\\rtf',
};

function lookAt(root: string, src: string): DownloadFacts | PictureFault {
  const found = findMedia(root, src, WORDS);
  if (isFault(found)) return found;
  let bytes: Buffer;
  try {
    bytes = readFileSync(found.path);
  } catch {
    return {
      rule: 'download/unreadable',
      message: `media/${src} cannot be read.`,
      hint: 'Check that you may read it, and that no other program has locked it.',
    };
  }
  const ending = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
  const isOfKind = bytes
    .subarray(0, 5)
    .toString('latin1')
    .startsWith(BEGINNINGS[ending] ?? '');
  if (bytes.length === 0 || !isOfKind)
    return {
      rule: 'download/unreadable',
      message:
        bytes.length === 0
          ? `media/${src} is empty.`
          : `media/${src} is no ${ending.toUpperCase()} file, whatever its name says.`,
      hint: 'Open it and save it again, or copy it once more.',
    };
  return { hash: pictureHash(bytes), bytes: bytes.length };
}

/**
 * Looks at the files that a page offers.
 *
 * @param root folder of the site.
 * @returns what pages need to know of them, and what is wrong.
 */
export function checkDownloads(
  named: readonly NamedDownload[],
  root: string,
): { downloads: PageDownloads; findings: PictureFinding[] } {
  const downloads: Record<string, DownloadFacts> = {};
  const findings: PictureFinding[] = [];
  for (const { at, src } of named) {
    const looked = lookAt(root, src);
    if (isFault(looked)) findings.push({ at, severity: 'error', ...looked });
    else downloads[src] = looked;
  }
  return { downloads, findings };
}
