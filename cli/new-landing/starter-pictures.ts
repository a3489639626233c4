import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Brand } from '../../schemas/brand.ts';
import { mediaFile } from '../content/media-file.ts';
import { picturesIn } from '../content/pictures-in.ts';
import { derivePalette } from '../palette/palette.ts';
import type { Starter } from '../site/starter-list.ts';

/** A picture that a starter brings. */
export interface StarterPicture {
  /** As the landing names it, below `media/`. */
  src: string;
  /** Where it lies with the starter. */
  file: string;
}

/** A colour by the name of its role, as in stylesheets, with the one of a site without a brand. */
const COLOR = /var\(--color-([a-z0-9-]+),\s*(#[0-9a-f]{3,6})\)/g;

/** The pictures of a starter that lie in `media` beside it; those that a site must have itself are not among them. */
export function picturesOf({ text, file }: Pick<Starter, 'text' | 'file'>): StarterPicture[] {
  const named = new Set(picturesIn(parse(text) ?? {}).map(({ picture }) => picture.src));
  return [...named]
    .map((src) => ({ src, file: join(dirname(file), 'media', src) }))
    .filter((picture) => existsSync(picture.file));
}

/** Those of a starter’s pictures that a site has no file for: what is there already stays as it is. */
export function missingPictures(starter: Pick<Starter, 'text' | 'file'>, root: string) {
  return picturesOf(starter).filter(({ src }) => !existsSync(mediaFile(root, src)));
}

/**
 * The content of a picture for a site: drawings are given the colours of its brand, as an `<img>` takes none from the page.
 *
 * @param brand without it a drawing has the colours that stand in it.
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
