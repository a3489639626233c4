import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { MONEY_GROUP } from '../../../schemas/config/units.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Sizes at the end of the key of a price, from the smallest. */
const SIZES: readonly RegExp[] = [
  /(?:small|chic[oa]|pequeñ[oa]|pequen[oa]|klein)$/i,
  /(?:medium|median[oa]|mittel)$/i,
  /(?:large|grande|gross|groß)$/i,
];

const MONEY = new RegExp(`^(?:${MONEY_GROUP})$`, 'i');

interface SizedPrice {
  key: string;
  /** What has several sizes: `cake` of `cakeSmall`. */
  thing: string;
  size: number;
  value: number;
}

function sizedPrice(key: string, value: unknown): SizedPrice[] {
  const size = SIZES.findIndex((pattern) => pattern.test(key));
  if (size < 0 || typeof value !== 'number') return [];
  return [{ key, thing: key.replace(SIZES[size] as RegExp, ''), size, value }];
}

/** Groups of prices, with those inside them. */
function* groupsIn(path: Path, entries: unknown): Generator<{ path: Path; entries: object }> {
  if (typeof entries !== 'object' || entries === null) return;
  yield { path, entries };
  for (const [key, inside] of Object.entries(entries)) yield* groupsIn([...path, key], inside);
}

/** Prices of a small thing that are higher than those of a larger one: a digit too many, or two lines exchanged. */
export function checkSizePrices(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const groups = Object.entries(config).flatMap(([name, entries]) =>
    MONEY.test(name) ? [...groupsIn([name], entries)] : [],
  );
  return groups.flatMap(({ path, entries }) => {
    const prices = Object.entries(entries).flatMap(([key, value]) => sizedPrice(key, value));
    return prices.flatMap((price) => {
      const larger = prices.find(
        ({ thing, size, value }) =>
          thing === price.thing && size > price.size && value < price.value,
      );
      if (!larger) return [];
      return report(source, {
        range: locate([...path, price.key], 'value'),
        rule: 'facts/backwards',
        severity: 'warning',
        message: `${price.key} is ${price.value}, more than ${larger.key}, which is ${larger.value}.`,
        hint: 'Correct the one that is wrong.',
      });
    });
  });
}
