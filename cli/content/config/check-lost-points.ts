import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { MONEY_GROUPS } from '../../../schemas/config/units.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';

/** Keys of a price for each mile or kilometer. */
const OF_DISTANCE =
  /(?:^|[_-]|[a-z\d](?=[MK]))(?:[Mm]ileage|[Mm]ile|[Kk]m|[Kk]ilomet(?:er|re)|[Kk]ilometro|[Mm]eile|[Mm]illa)$/;

/** Keys of what is paid once: the first kilometer of a taxi. */
const ONCE = /first|base|basic|flat|min|start|erste|grund|pauschal|mindest|primer|fij[oa]|salida/i;

/** A point that is lost makes a price a hundred times as large; beside those of its kind, the real one differs by less. */
const LOST = 100;
const ALIKE = 3;

interface LostPoint {
  key: string;
  price: number;
  /** One of its kind. */
  other: string;
  otherPrice: number;
}

/** Prices of distances that are what another one of the group would be without its point. */
function* lostIn({ facts }: FactGroup): Generator<LostPoint> {
  const prices = Object.entries(facts).flatMap(([key, price]) =>
    typeof price === 'number' && price > 0 && OF_DISTANCE.test(key) && !ONCE.test(key)
      ? [{ key, price }]
      : [],
  );
  for (const { key, price } of prices) {
    const others = prices.filter((one) => one.key !== key);
    const [other] = others;
    const isLost = others.every((one) => {
      const times = price / LOST / one.price;
      return times <= ALIKE && times >= 1 / ALIKE;
    });
    if (other && isLost && Number.isInteger(price))
      yield { key, price, other: other.key, otherPrice: other.price };
  }
}

/** Reports a price for each mile or kilometer that has lost its point: 175 beside 1.1. */
export function checkLostPoints(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return factGroups(config)
    .filter(({ path }) => path.length === 1 && MONEY_GROUPS.includes(String(path[0])))
    .flatMap((group) =>
      [...lostIn(group)].map(({ key, price, other, otherPrice }) =>
        report(source, {
          range: locate([...group.path, key], 'value'),
          rule: 'facts/contradiction',
          severity: 'warning',
          message: `${pathName([...group.path, key])} (${price}) is ${Math.round(price / otherPrice)} times ${pathName([...group.path, other])} (${otherPrice}).`,
          hint: `Is it ${price / LOST}? The point seems to be lost.`,
        }),
      ),
    );
}
