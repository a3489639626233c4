import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';

/** Names of what is taken off a price, or paid of it beforehand: one percent of it is the least that anybody offers. */
const OF_PRICE =
  /(?:discount|rebate|deposit|retainer|rabatt|nachlass|anzahlung|descuento|rebaja|anticipo|fianza)/i;

/** Names of other shares of a whole, which may be small: growth and the like may be more than a hundred percent. */
const OF_WHOLE = /share|anteil/i;

const SHARE = /percent|prozent|porcentaje/i;

/** Why a share cannot be meant; undefined if it can. */
function faultOf(key: string, share: number): string | undefined {
  if (!SHARE.test(key)) return undefined;
  const isOfPrice = OF_PRICE.test(key);
  if (share > 100 && (isOfPrice || OF_WHOLE.test(key)))
    return 'is a share of more than 100 percent';
  return share > 0 && share < 1 && isOfPrice ? `is less than one percent: ${share} %` : undefined;
}

interface ShareFault {
  path: Path;
  share: number;
  why: string;
}

function sharesIn({ path, facts }: FactGroup): ShareFault[] {
  return Object.entries(facts).flatMap(([key, share]) => {
    const why = typeof share === 'number' ? faultOf(key, share) : undefined;
    return typeof share === 'number' && why !== undefined
      ? [{ path: [...path, key], share, why }]
      : [];
  });
}

/** The percentage that is meant by a fraction: 0.1 is 10 percent. */
function meantBy(share: number): number {
  return share < 1 ? Number((share * 100).toFixed(2)) : 10;
}

/** Reports a discount, a deposit or another share of more than the whole, and one that is written as a fraction. */
export function checkShares(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  return factGroups(config)
    .flatMap(sharesIn)
    .map(({ path, share, why }) =>
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/share',
        severity: 'warning',
        message: `${pathName(path)} ${why}.`,
        hint: `Write the percentage that is meant, such as ${meantBy(share)}.`,
      }),
    );
}
