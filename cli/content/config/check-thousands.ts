import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';

/** A number as German, Spanish and other texts write thousands, which YAML takes for one with three decimals: `1.480`. */
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** What may be one anywhere in a file. */
const MAY_BE_THOUSANDS = /(?<=[\s:,[{])[1-9]\d{0,2}\.\d{3}(?![\d.])/;

/** Others of its group are nearer to the thousands than to the decimals by this. */
const NEARER = 20;

/** Fewer others may be prices of another thing. */
const LEAST = 2;

/** True if most other numbers of a group are as large as the thousands would be. */
function isAmongLarge(number: number, { facts }: FactGroup): boolean {
  const others = Object.values(facts).filter(
    (other): other is number => typeof other === 'number' && other !== number,
  );
  const large = others.filter((other) => other >= number * NEARER);
  return others.length >= LEAST && large.length * 2 > others.length;
}

/** Reports a number whose point separates thousands, among others that are whole: YAML reads 1.480 as 1.48. */
export function checkThousands(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (!MAY_BE_THOUSANDS.test(source.text)) return [];
  const lines = source.text.split('\n');
  return factGroups(config).flatMap((group) =>
    Object.entries(group.facts).flatMap(([key, number]) => {
      if (typeof number !== 'number' || number >= 1000 || !isAmongLarge(number, group)) return [];
      const range = locate([...group.path, key], 'value');
      const written = lines[range.line - 1]?.slice(range.column - 1, range.endColumn - 1) ?? '';
      if (!THOUSANDS.test(written)) return [];
      return report(source, {
        range,
        rule: 'facts/contradiction',
        severity: 'warning',
        message: `${pathName([...group.path, key])} is ${number} here: the point of ${written} separates decimals.`,
        hint: `Write ${written.replace('.', '')} if that is meant; texts show it with the sign of their language.`,
      });
    }),
  );
}
