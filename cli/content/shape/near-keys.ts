import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { type Diagnostic, WHOLE_FILE } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { SiteSchemas } from './site-schemas.ts';

/** Minimum length of a name for which one different letter counts as a typo. */
const SHORTEST = 5;

function isNear(name: string, key: string): boolean {
  const [one, other] = [name, key].map((each) => each.toLowerCase().replace(/[-_]/g, ''));
  if (one === other) return true;
  return name.length >= SHORTEST && mistakes(one ?? '', other ?? '') === 1;
}

/** A key of one's own, and the one of the engine that is probably meant. */
interface NearKey {
  path: Path;
  meant: Path;
}

/** Custom keys that look like a misspelled key of the engine. */
export function nearKeys(config: SiteConfig, schemas: SiteSchemas, locate: Locate): NearKey[] {
  const { shape } = schemas.config;
  return [[], ['business']].flatMap((path) => {
    const [map, keys] =
      path.length === 0 ? [config, shape] : [config.business, shape.business.shape];
    const known = Object.keys(keys);
    const given = Object.keys(map);
    // A part that is left out has a default, and no place.
    const isLeftOut = (key: string) =>
      !given.includes(key) || locate([...path, key], 'key') === WHOLE_FILE;
    return given.flatMap((name) => {
      if (known.includes(name)) return [];
      const meant = known.find((key) => isNear(name, key) && isLeftOut(key));
      return meant === undefined ? [] : [{ path: [...path, name], meant: [...path, meant] }];
    });
  });
}

/**
 * Reports custom keys, which can have any name, that look like a misspelled key of the engine: `timezone` would be an
 * unused fact, and the time zone unknown.
 */
export function checkNearKeys(
  config: SiteConfig,
  schemas: SiteSchemas,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return nearKeys(config, schemas, locate).map(({ path, meant }) => {
    const [name, key] = [path.at(-1), meant.at(-1)];
    return report(source, {
      range: locate(path, 'key'),
      rule: 'shape/unknown-key',
      message: `"${String(name)}" would be a key of your own, which nothing looks at; "${String(key)}" is one that the engine knows.`,
      hint: `Did you mean "${String(key)}"?`,
    });
  });
}
