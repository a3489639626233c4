import { readFileSync } from 'node:fs';
import type { DownloadFacts, PageDownloads } from '../../schemas/download.ts';
import { isPlayed } from '../../schemas/video-file.ts';
import type { NamedDownload } from '../content/media/downloads-in.ts';
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

const VIDEO_WORDS: MediaWords = {
  ...WORDS,
  noun: 'video',
  smaller:
    'Export it again, 1,280 pixels wide and below 20 MB, or put it on YouTube or Vimeo and write its address as url.',
};

/** Magic bytes of file types (ISO 32000-1, 7.5.2; APPNOTE.TXT 4.3.7). */
const BEGINNINGS: Readonly<Record<string, string>> = {
  pdf: '%PDF-',
  ...Object.fromEntries(
    ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'zip'].map((ending) => [ending, 'PK']),
  ),
  rtf: '{\\rtf',
  // EBML (RFC 8794, 11.2.1), WebVTT (W3C, 4.1).
  mp4: 'ftyp',
  webm: '\x1aE\xdf\xa3',
  vtt: 'WEBVTT',
};

/**
 * The bytes that identify a file type: in MP4 after the length of the first box (ISO/IEC 14496-12), in text after a
 * byte order mark.
 */
function beginningOf(bytes: Buffer, ending: string): string {
  const begin = bytes.toString('latin1', 0, 12);
  if (ending === 'mp4') return begin.slice(4);
  return ending === 'vtt' ? begin.replace(/^\xef\xbb\xbf/, '') : begin;
}

/** Why a file cannot be offered under its name; undefined if it can. */
export function downloadFault(src: string, bytes: Buffer): PictureFault | undefined {
  const ending = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
  const isOfKind = beginningOf(bytes, ending).startsWith(BEGINNINGS[ending] ?? '');
  if (bytes.length > 0 && isOfKind) return undefined;
  return {
    rule: 'download/unreadable',
    message:
      bytes.length === 0
        ? `media/${src} is empty.`
        : `media/${src} is no ${ending.toUpperCase()} file, whatever its name says.`,
    hint: 'Open it and save it again, or copy it once more.',
  };
}

function lookAt(root: string, src: string): DownloadFacts | PictureFault {
  const found = findMedia(root, src, isPlayed(src) ? VIDEO_WORDS : WORDS);
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
  return downloadFault(src, bytes) ?? { hash: pictureHash(bytes), bytes: bytes.length };
}

/**
 * Checks the files that a page offers or plays.
 *
 * @param root folder of the site.
 * @returns their metadata, and findings.
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
