import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Names of numbers that count in two directions. */
const DIRECTED =
  /^(?:lat|lng|long?|[xyz])$|latitude|longitude|offset|elevation|altitude|depth|temp|degree|celsius|fahrenheit|discount|rebate|reduc|off$|rabatt|nachlass|descuento|delta|balance|utc|zone|floor|level/i;

/** Numbers beside it that are all above zero, from which on a negative one is a slip. */
const FEWEST = 2;

/** The negative numbers among positive ones. */
function* negativeIn(value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const numbers = entries.filter(([, child]) => typeof child === 'number');
  const below = numbers.filter(([key, child]) => child < 0 && !DIRECTED.test(key));
  const above = numbers.filter(([, child]) => child > 0);
  if (below.length === 1 && above.length >= FEWEST)
    for (const [key] of below) yield [...path, Array.isArray(value) ? Number(key) : key];
  for (const [key, child] of entries)
    yield* negativeIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Reports a negative number of the business's own facts where all others beside it are positive: a price below zero. */
export function checkNegative(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return Object.entries(config)
    .filter(([group]) => !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...negativeIn(value, [group])])
    .map((path) =>
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/negative',
        severity: 'warning',
        message: `${pathName(path)} is below zero, and all numbers beside it are above.`,
        hint: 'Remove the minus sign; what is taken off a price is called a discount.',
      }),
    );
}
