import { mkdirSync, readFileSync } from 'node:fs';
import type { SharedMedia } from '../../renderer/context/render-context.ts';
import {
  hashInAddress,
  isDownloadAddress,
  mediaInMarkup,
} from '../../renderer/pictures/media-address.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Page } from '../../schemas/page.ts';
import type { SiteConfigFile } from '../content/config/site-config-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { mediaFile } from '../content/media/media-file.ts';
import { KnownPictures, pictureCache } from '../pictures/known-pictures.ts';
import { type PageSource, type SeenPage, withPictures } from '../pictures/page-pictures.ts';
import { noteUse } from '../pictures/picture-age.ts';
import { isFault } from '../pictures/picture-fault.ts';
import { keptPicture } from '../pictures/picture-files.ts';
import { checkSiteMedia, siteMedia } from '../pictures/site-media.ts';
import { isWholePicture } from '../previews/preview-checksum.ts';

/** The pictures of pages that a browser has requested. Each file is generated on request, and cached for builds. */
export class DevPictures {
  readonly #root: string;
  readonly #known: KnownPictures;
  /** The `src` of pictures by the addresses on rendered pages. Other addresses could request any size. */
  readonly #shown = new Map<string, string>();
  readonly #making = new Map<string, Promise<void>>();

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#root = root;
    this.#known = new KnownPictures(root);
  }

  /** A page with the current metadata of its pictures. */
  see<Seen extends Page>(page: Seen, source: PageSource): Promise<SeenPage<Seen>> {
    return withPictures(page, source, this.#known);
  }

  /** The current files that the configuration names, which browsers may request from now on. */
  async ofConfig(config: SiteConfig): Promise<SharedMedia> {
    const { shown, files } = await siteMedia(config, this.#known);
    for (const [file, src] of files) this.#shown.set(`/${file}`, src);
    return shown;
  }

  /** Findings about the files that the configuration names. */
  checkConfig(config: SiteConfigFile): Promise<Diagnostic[]> {
    return checkSiteMedia(config, this.#known);
  }

  /** Registers the pictures of a rendered page, which browsers may request from now on. */
  show({ pictures, downloads }: Page, html: string): void {
    const known = Object.entries({ ...pictures, ...downloads });
    const sources = new Map(known.map(([src, { hash }]) => [hash, src]));
    if (sources.size === 0) return;
    for (const file of mediaInMarkup(html)) {
      const src = sources.get(hashInAddress(`/${file}`) ?? '');
      if (src !== undefined) this.#shown.set(`/${file}`, src);
    }
  }

  /**
   * The file at an address.
   *
   * @returns undefined if no rendered page has this picture, or it has changed since.
   */
  async file(address: string): Promise<Buffer | undefined> {
    const src = this.#shown.get(address);
    if (src === undefined) return undefined;
    if (isDownloadAddress(address)) {
      const isSame = this.#known.hashOf(src) === hashInAddress(address);
      return isSame ? readFileSync(mediaFile(this.#root, src)) : undefined;
    }
    const target = keptPicture(this.#root, address);
    if (!isWholePicture(target)) {
      // A browser may request it twice before the first response.
      const making = this.#making.get(address) ?? this.#make(src, address, target);
      this.#making.set(address, making);
      await making.finally(() => this.#making.delete(address));
    }
    if (!isWholePicture(target)) return undefined;
    noteUse(target);
    return readFileSync(target);
  }

  async #make(src: string, address: string, target: string): Promise<void> {
    const looked = await this.#known.look(src);
    if (isFault(looked) || looked.hash !== hashInAddress(address)) return;
    mkdirSync(pictureCache(this.#root), { recursive: true });
    const { makePicture } = await import('../pictures/make-picture.ts');
    const { hash, width, height } = looked;
    const source = mediaFile(this.#root, src);
    await makePicture({ source, hash, width, height, files: [[address, target]] }, () => {});
  }
}
