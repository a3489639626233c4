import { createHash } from 'node:crypto';
import { themesOf } from '../../renderer/themes/registry.ts';
import type { ThemeDesign } from '../../renderer/themes/theme-design.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** The parts of a theme that show on preview pictures; plain data. */
export type ThemeLook = Pick<ThemeDesign, 'rosette' | 'horizon'>;

/** The looks of a site's themes by name. */
export type ThemeLooks = Readonly<Record<string, ThemeLook>>;

/** The looks of all themes of a site. */
export function themeLooks(definition: SiteDefinition): ThemeLooks {
  const looks = Object.entries(themesOf(definition)).map(([name, { rosette, horizon }]) => [
    name,
    { rosette, ...(horizon === undefined ? {} : { horizon }) },
  ]);
  return Object.fromEntries(looks);
}

/** Themes whose pictures are drawn once for all landings: the site's own, if it has any. */
export function sharedThemes(definition: SiteDefinition): readonly string[] {
  return Object.keys(definition.themes ?? themesOf({}));
}

const known = new WeakMap<SiteDefinition, ReadonlyMap<string, string>>();

/** A short hash of a theme's look, so that another look gives another file name. */
export function hashLook(theme: string, definition: SiteDefinition): string {
  let hashes = known.get(definition);
  if (!hashes) {
    const looks = Object.entries(themeLooks(definition));
    hashes = new Map(
      looks.map(([name, look]) => {
        const hash = createHash('sha256').update(JSON.stringify(look)).digest('hex');
        return [name, hash.slice(0, 8)];
      }),
    );
    known.set(definition, hashes);
  }
  return hashes.get(theme) ?? '';
}
