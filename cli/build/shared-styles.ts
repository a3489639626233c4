import { readFileSync } from 'node:fs';
import { type BrandLook, withLook } from '../brand/brand-look.ts';
import type { Bundle } from '../templates/bundle.ts';

/** The stylesheets that every page of a site links to. */
export interface SharedStyles {
  addresses: readonly string[];
  /** The sheet that they are combined into. */
  sheet: BrandLook['sheet'];
  /** The other files of the bundle, by path in the output. */
  files: ReadonlyMap<string, string>;
}

/** Combines the stylesheets of all pages with fonts and brand into one. */
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
