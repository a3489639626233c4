import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Names of shares of a whole: growth and the like may be more than a hundred percent. */
const OF_WHOLE =
  /(?:discount|rebate|deposit|retainer|share|rabatt|nachlass|anzahlung|anteil|descuento|rebaja|anticipo|fianza)/i;
const SHARE = /percent|prozent|porcentaje/i;

function* sharesIn(value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (typeof child === 'number') {
      if (child > 100 && SHARE.test(key) && OF_WHOLE.test(key)) yield at;
    } else yield* sharesIn(child, at);
  }
}

/** Reports a discount, a deposit or another share of more than the whole. */
export function checkShares(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  return Object.entries(config)
    .filter(([group]) => !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...sharesIn(value, [group])])
    .map((path) =>
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/over-whole',
        severity: 'warning',
        message: `${pathName(path)} is a share of more than 100 percent.`,
        hint: 'Write the percentage that is meant, such as 10.',
      }),
    );
}
