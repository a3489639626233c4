import { readFileSync } from 'node:fs';
import { type BrandLook, withBrand } from '../brand/brand-look.ts';
import type { Bundle } from '../templates/bundle.ts';

/** The stylesheets that every page of a site links. */
export interface SharedStyles {
  addresses: readonly string[];
  /** One that no bundle has. */
  sheet?: BrandLook['sheet'];
  /** Files of the bundle that the site has besides. */
  files: ReadonlyMap<string, string>;
}

/** The stylesheets of all pages as the bundle has them, or in one with the brand's. */
export function sharedStyles(
  { assets: { styles }, files }: Bundle,
  look: BrandLook | undefined,
): SharedStyles {
  if (look === undefined) return { addresses: styles, files };
  const others = new Map(files);
  const cores = styles.map((address) => {
    const file = address.slice(1);
    const place = others.get(file);
    if (place === undefined) throw new Error(`The bundle has no ${file}`);
    others.delete(file);
    return readFileSync(place, 'utf8').trimEnd();
  });
  const sheet = withBrand(look, cores.join(''));
  return { addresses: [`/${sheet.file}`], sheet, files: others };
}
