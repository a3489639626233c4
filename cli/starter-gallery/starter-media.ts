import { existsSync } from 'node:fs';
import { hashInAddress } from '../../renderer/pictures/media-address.ts';
import { pictureAddress, picturesInMarkup } from '../../renderer/pictures/picture-address.ts';
import type { Brand } from '../../schemas/config/brand.ts';
import type { LandingPage } from '../../schemas/page.ts';
import type { PagePictures, PictureFacts } from '../../schemas/picture.ts';
import { mediaFile } from '../content/media/media-file.ts';
import { picturesIn } from '../content/media/pictures-in.ts';
import { pictureFor, picturesOf } from '../new-landing/starter-pictures.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import { isFault } from '../pictures/picture-fault.ts';
import { makePictureFiles } from '../pictures/picture-files.ts';
import { pictureHash } from '../pictures/picture-recipe.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { sanitizeDrawing } from '../pictures/sanitize-drawing.ts';
import type { Starter } from '../site/starter-list.ts';

/** Pictures of starters: those they bring and those the site already has. */
export class StarterMedia {
  /** Content of the drawings that starters bring, by output path. */
  readonly drawings = new Map<string, string>();
  readonly #shown = new Map<string, string>();
  readonly #known: KnownPictures;
  readonly #brand: Brand | undefined;

  /** @param root folder of the site. */
  constructor(root: string, brand: Brand | undefined) {
    this.#known = new KnownPictures(root);
    this.#brand = brand;
  }

  /** Facts about the pictures of a starter; those that cannot be shown are left out. */
  async look(starter: Starter, page: LandingPage): Promise<PagePictures> {
    const { root } = this.#known;
    const own = picturesIn(page.landing).filter(({ picture }) =>
      existsSync(mediaFile(root, picture.src)),
    );
    const { pictures } = await checkPictures(own, this.#known);
    const brought: Record<string, PictureFacts> = {};
    for (const picture of picturesOf(starter)) {
      const { src } = picture;
      const drawing = src.endsWith('.svg') && pictureFor(picture, this.#brand);
      if (!drawing || src in pictures) continue;
      const read = await readPicture(src, drawing);
      const clean = sanitizeDrawing(drawing.toString('utf8'));
      if (isFault(read) || clean === undefined) continue;
      const hash = pictureHash(drawing);
      brought[src] = { hash, ...read };
      this.drawings.set(pictureAddress(src, { hash, format: 'svg' }).slice(1), clean);
    }
    return { ...pictures, ...brought };
  }

  /** Records which of the site's pictures a page shows. */
  note(html: string, pictures: PagePictures): void {
    for (const file of picturesInMarkup(html)) {
      const hash = hashInAddress(`/${file}`);
      const src = Object.keys(pictures).find((name) => pictures[name]?.hash === hash);
      if (src !== undefined && !this.drawings.has(file)) this.#shown.set(file, src);
    }
  }

  /**
   * Creates the files of the site's pictures that pages show.
   *
   * @returns output path to the file's current location.
   */
  make(signal: AbortSignal): Promise<Map<string, string>> {
    const { root } = this.#known;
    return makePictureFiles(this.#shown, { root, known: this.#known, signal, onProgress() {} });
  }
}
