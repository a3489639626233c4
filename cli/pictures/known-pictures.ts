import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFacts } from '../../schemas/picture.ts';
import { mediaFile } from '../content/media/media-file.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { findMedia, type MediaWords } from './find-media.ts';
import { isFault, type PictureFault } from './picture-fault.ts';
import { pictureHash } from './picture-recipe.ts';

/** Cache of a site's generated pictures; `--force` does not clear it. */
export function pictureCache(root: string): string {
  return cacheFolder(root, 'pictures');
}

/** Cache of picture metadata. */
export function factsFolder(root: string): string {
  return join(pictureCache(root), 'facts');
}

/** Name of the metadata file of a picture. */
export function factsName(src: string): string {
  return `${createHash('sha256').update(src).digest('hex').slice(0, 20)}.json`;
}

const WORDS: MediaWords = {
  rules: {
    missing: 'picture/missing',
    case: 'picture/case',
    unreadable: 'picture/unreadable',
    tooLarge: 'picture/too-large',
  },
  noun: 'picture',
  smaller: 'Export it again, 2,400 pixels wide: nothing more is ever shown.',
};

/** Cached metadata of a file; it is read again once the file has been touched. */
interface KeptFacts {
  /** Of the file, and of the encoding recipe. */
  stamp: string;
  facts: PictureFacts;
}

/** Invalidates cached metadata when the encoding recipe changes. */
const RECIPE_MARK = pictureHash(Buffer.alloc(0));

/**
 * Changes whenever a file is written, moved or replaced, or its path is spelled differently on disk: only the
 * system can set ctime. Undefined if there is no such file.
 */
function stampOf(path: string): string | undefined {
  try {
    const spelled = realpathSync.native(path);
    const { ino, size, mtimeNs, ctimeNs } = statSync(spelled, { bigint: true });
    return [RECIPE_MARK, ino, size, mtimeNs, ctimeNs, spelled].join(' ');
  } catch {
    return undefined;
  }
}

function readKept(file: string): KeptFacts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Metadata of the pictures of a site, by `src`, cached between commands. */
export class KnownPictures {
  /** Folder of the site. */
  readonly root: string;
  readonly #folder: string;
  readonly #known = new Map<string, KeptFacts>();

  /** @param root folder of the site. */
  constructor(root: string) {
    this.root = root;
    this.#folder = factsFolder(root);
  }

  /**
   * Current hash of a picture; nothing is decoded.
   *
   * @returns undefined if there is no such file.
   */
  hashOf(src: string): string | undefined {
    const path = mediaFile(this.root, src);
    const kept = this.#recall(src, stampOf(path));
    if (kept) return kept.hash;
    try {
      return pictureHash(readFileSync(path));
    } catch {
      return undefined;
    }
  }

  /** Metadata of a picture, or why it cannot be used. */
  async look(src: string): Promise<PictureFacts | PictureFault> {
    const path = mediaFile(this.root, src);
    const stamp = stampOf(path);
    // Only valid pictures are cached; checking again would list the whole folder for each of its files.
    const kept = this.#recall(src, stamp);
    if (kept) return kept;
    const found = findMedia(this.root, src, WORDS);
    if (isFault(found)) return found;
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch {
      return {
        rule: 'picture/unreadable',
        message: `media/${src} cannot be read.`,
        hint: 'Check that you may read it, and that no other program has locked it.',
      };
    }
    const { readPicture } = await import('./read-picture.ts');
    const read = await readPicture(src, bytes);
    if (isFault(read)) return read;
    const facts = { hash: pictureHash(bytes), ...read };
    if (stamp !== undefined) this.#keep(src, { stamp, facts });
    return facts;
  }

  #file(src: string): string {
    return join(this.#folder, factsName(src));
  }

  #recall(src: string, stamp: string | undefined): PictureFacts | undefined {
    if (stamp === undefined) return undefined;
    const kept = this.#known.get(src) ?? readKept(this.#file(src));
    if (kept?.stamp !== stamp) return undefined;
    this.#known.set(src, kept);
    return kept.facts;
  }

  #keep(src: string, kept: KeptFacts): void {
    this.#known.set(src, kept);
    mkdirSync(this.#folder, { recursive: true });
    replaceFile(this.#file(src), JSON.stringify(kept));
  }
}
