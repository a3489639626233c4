import { readFileSync } from 'node:fs';
import { type BrandLook, withLook } from '../brand/brand-look.ts';
import type { Bundle } from '../templates/bundle.ts';

/** The stylesheets that every page of a site links. */
export interface SharedStyles {
  addresses: readonly string[];
  /** The one that they are put together in. */
  sheet: BrandLook['sheet'];
  /** Files of the bundle that the site has besides. */
  files: ReadonlyMap<string, string>;
}

/** The stylesheets of all pages in one with that of fonts and brand. */
export function sharedStyles({ assets: { styles }, files }: Bundle, look: BrandLook): SharedStyles {
  const others = new Map(files);
  const cores = styles.map((address) => {
    const file = address.slice(1);
    const place = others.get(file);
    if (place === undefined) throw new Error(`The bundle has no ${file}`);
    others.delete(file);
    return readFileSync(place, 'utf8').trimEnd();
  });
  const sheet = withLook(look, cores.join(''));
  return { addresses: [`/${sheet.file}`], sheet, files: others };
}
