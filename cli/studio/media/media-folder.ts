import { readFileSync, statSync } from 'node:fs';
import type { MediaFile } from '../../../studio/protocol.ts';
import { mediaFile } from '../../content/media/media-file.ts';
import { KnownPictures } from '../../pictures/known-pictures.ts';
import { mediaFiles } from '../../pictures/media-files.ts';
import { isFault } from '../../pictures/picture-fault.ts';
import { type Thumbnail, thumbnail } from './thumbnail.ts';

/** Extensions of files that pages show as pictures. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Maximum number of cached thumbnails, each about 15 kB. */
const MOST_KEPT = 500;

/** The folder `media/` as shown in the studio. */
export class MediaFolder {
  readonly #root: string;
  readonly #known: KnownPictures;
  /** By hash of the picture, the most recently requested last. */
  readonly #thumbnails = new Map<string, Thumbnail>();

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#root = root;
    this.#known = new KnownPictures(root);
  }

  /** Its files and their properties. Width and height are missing for files that cannot be shown as pictures. */
  async list(): Promise<MediaFile[]> {
    const files: MediaFile[] = [];
    for (const src of mediaFiles(this.#root)) {
      const stats = statSync(mediaFile(this.#root, src), { throwIfNoEntry: false });
      if (stats?.isFile()) files.push({ src, bytes: stats.size, ...(await this.#sizeOf(src)) });
    }
    return files;
  }

  /**
   * A small version of a picture.
   *
   * @returns undefined if it cannot be shown.
   */
  async thumbnail(src: string): Promise<Thumbnail | undefined> {
    const facts = PICTURE.test(src) ? await this.#known.look(src) : undefined;
    if (!facts || isFault(facts)) return undefined;
    const made =
      this.#thumbnails.get(facts.hash) ??
      (await thumbnail(facts, readFileSync(mediaFile(this.#root, src))));
    this.#thumbnails.delete(facts.hash);
    this.#thumbnails.set(facts.hash, made);
    const [oldest] = this.#thumbnails.keys();
    if (this.#thumbnails.size > MOST_KEPT && oldest !== undefined) this.#thumbnails.delete(oldest);
    return made;
  }

  async #sizeOf(src: string): Promise<Pick<MediaFile, 'width' | 'height'>> {
    if (!PICTURE.test(src)) return {};
    const facts = await this.#known.look(src);
    return isFault(facts) ? {} : { width: facts.width, height: facts.height };
  }
}
