import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { type Diagnostic, WHOLE_FILE } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { SiteSchemas } from './site-schemas.ts';

/** Minimum length of a name for which one different letter counts as a typo. */
const SHORTEST = 5;

function isNear(name: string, key: string): boolean {
  const [one, other] = [name, key].map((each) => each.toLowerCase().replace(/[-_]/g, ''));
  if (one === other) return true;
  return name.length >= SHORTEST && mistakes(one ?? '', other ?? '') === 1;
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
  const { shape } = schemas.config;
  return [[], ['business']].flatMap((path) => {
    const [map, keys] =
      path.length === 0 ? [config, shape] : [config.business, shape.business.shape];
    const known = Object.keys(keys);
    const given = Object.keys(map);
    return given.flatMap((name) => {
      if (known.includes(name)) return [];
      // A part that is left out has a default, and no place.
      const isLeftOut = (key: string) =>
        !given.includes(key) || locate([...path, key], 'key') === WHOLE_FILE;
      const meant = known.find((key) => isNear(name, key) && isLeftOut(key));
      if (meant === undefined) return [];
      return report(source, {
        range: locate([...path, name], 'key'),
        rule: 'shape/unknown-key',
        message: `"${name}" would be a key of your own, which nothing looks at; "${meant}" is one that the engine knows.`,
        hint: `Did you mean "${meant}"?`,
      });
    });
  });
}
