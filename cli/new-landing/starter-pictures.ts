import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Brand } from '../../schemas/config/brand.ts';
import { mediaFile } from '../content/media/media-file.ts';
import { picturesIn } from '../content/media/pictures-in.ts';
import { derivePalette } from '../palette/palette.ts';
import type { Starter } from '../site/starter-list.ts';

/** A picture that comes with a starter. */
export interface StarterPicture {
  /** As the landing references it, in `media/`. */
  src: string;
  /** Its file next to the starter. */
  file: string;
}

/** A color by role, as in stylesheets, with the default of a site without a brand. */
const COLOR = /var\(--color-([a-z0-9-]+),\s*(#[0-9a-f]{3,6})\)/g;

/** The pictures of a starter in the `media` folder next to it, without those that a site must have itself. */
export function picturesOf({ text, file }: Pick<Starter, 'text' | 'file'>): StarterPicture[] {
  const named = new Set(picturesIn(parse(text) ?? {}).map(({ picture }) => picture.src));
  return [...named]
    .map((src) => ({ src, file: join(dirname(file), 'media', src) }))
    .filter((picture) => existsSync(picture.file));
}

/** A starter’s pictures that a site does not have; existing files are left alone. */
export function missingPictures(starter: Pick<Starter, 'text' | 'file'>, root: string) {
  return picturesOf(starter).filter(({ src }) => !existsSync(mediaFile(root, src)));
}

/**
 * The content of a picture for a site: drawings get the colors of its brand, as an `<img>` cannot inherit them
 * from the page.
 *
 * @param brand without it a drawing keeps its default colors.
 */
export function pictureFor({ src, file }: StarterPicture, brand: Brand | undefined): Buffer {
  const content = readFileSync(file);
  if (!src.endsWith('.svg')) return content;
  const palette: Partial<Record<string, string>> = brand ? derivePalette(brand) : {};
  const painted = content
    .toString('utf8')
    .replace(COLOR, (_, role: string, usual: string) => palette[role] ?? usual);
  return Buffer.from(painted);
}
