import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { SameFacts } from '../../site/define-site.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { Facts } from './facts.ts';

function differ({ names, agree }: SameFacts, config: SiteConfig, facts: Facts): boolean {
  if (agree) return !agree(config as never);
  return new Set(names.map((name) => facts.get(name))).size > 1;
}

/**
 * Reports facts that answer the same question differently and are not listed under `knownConflicts`: visitors of
 * two pages would get contradictory information unnoticed (docs/product.md, "Readings that differ").
 *
 * @param isFaulty whether something else is reported at a value: once it is right, it may no longer differ.
 */
export function checkConflicts(
  same: readonly SameFacts[],
  config: SiteConfig,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
  isFaulty: (path: Path) => boolean = () => false,
): Diagnostic[] {
  const known = same.map(({ names, ...other }) => ({
    ...other,
    names: names.filter((name) => facts.get(name) !== undefined),
  }));
  const isListed = (names: readonly string[]) =>
    config.knownConflicts.some(({ readings }) => names.every((name) => readings.includes(name)));
  return known
    .filter((one) => differ(one, config, facts) && !isListed(one.names))
    .filter(({ names }) => !names.some((name) => isFaulty(name.split('.'))))
    .map(({ names }) => {
      const told = names.map((name) => `${name} (${facts.get(name)})`).join(' and ');
      return report(source, {
        range: locate(names[0]?.split('.') ?? [], 'value'),
        rule: 'facts/unlisted-conflict',
        severity: 'warning',
        message: `Pages can contradict each other: ${told} are different answers to one question.`,
        hint: 'Make them equal, or list them under knownConflicts with the pages that show them.',
      });
    });
}
