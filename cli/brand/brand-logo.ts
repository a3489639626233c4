import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Logo } from '../../renderer/context/render-context.ts';
import type { Brand } from '../../schemas/brand.ts';
import { sizeOfDrawing } from '../content/drawing-size.ts';
import { mediaFile } from '../content/media-file.ts';

/** The logo of a site and the file that it is. */
export interface LogoFile extends Logo {
  /** Path inside the output. */
  file: string;
  /** Where the file is now. */
  source: string;
}

/** Width and height of a PNG picture in pixels (RFC 2083, IHDR). */
function sizeOfPng(bytes: Buffer): [number, number] | undefined {
  return bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG'
    ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    : undefined;
}

/**
 * The logo of a brand, named by its content so that browsers may keep it.
 *
 * @param root folder of the site.
 * @returns undefined if the brand has none or its file is not there, which is told elsewhere.
 */
export function brandLogo({ logo }: Brand, root: string): LogoFile | undefined {
  if (logo === undefined) return undefined;
  const source = mediaFile(root, logo.src);
  if (!existsSync(source)) return undefined;
  const bytes = readFileSync(source);
  const ending = extname(source).toLowerCase();
  const size = ending === '.svg' ? sizeOfDrawing(bytes.toString('utf8')) : sizeOfPng(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `assets/logo-${hash}${ending}`;
  const [width, height] = size ?? [];
  return {
    file,
    source,
    address: `/${file}`,
    alt: logo.alt,
    ...(width === undefined || height === undefined ? {} : { width, height }),
  };
}
