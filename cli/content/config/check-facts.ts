import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Facts } from '../facts/facts.ts';
import { isUnknown } from '../facts/unknown-facts.ts';
import { report, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Reports names of facts, in lists of the configuration, that are none. */
export function checkNames(
  config: SiteConfig,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const check = (name: string, path: readonly PropertyKey[]) => {
    if (facts.get(name) !== undefined) return;
    const meant = suggest(name, facts.names);
    diagnostics.push(
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/unknown',
        message: `There is no fact called "${name}" in this file.`,
        hint:
          meant === undefined
            ? 'Write it with its section, such as fees.travel.'
            : `Did you mean "${meant}"?`,
      }),
    );
  };
  // Hours are a list and therefore not a fact, but may be sample data.
  for (const [index, name] of config.sampleData.entries())
    if (valueAt(config, name.split('.')) === undefined && !isUnknown(name, facts.unknown ?? []))
      check(name, ['sampleData', index]);
  for (const [index, conflict] of config.knownConflicts.entries()) {
    for (const [place, name] of conflict.readings.entries()) {
      check(name, ['knownConflicts', index, 'readings', place]);
    }
  }
  return diagnostics;
}

/** One finding for each circle, at its first text. */
export function checkCircles(
  circles: readonly string[][],
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return circles.map((names) =>
    report(source, {
      range: locate(names[0]?.split('.') ?? [], 'value'),
      rule: 'facts/circle',
      message: `This text refers to itself: ${[...names, names[0]].join(' → ')}.`,
      hint: 'In one of these texts, write the words out instead of the name in braces.',
    }),
  );
}

/** Reports facts that are too long once others are filled in. */
export function checkSwollen(
  names: readonly string[],
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return names.map((name) =>
    report(source, {
      range: locate(name.split('.'), 'value'),
      rule: 'facts/too-long',
      message: `With the facts in it filled in, ${name} is longer than the 2,000 characters that a text may have.`,
      hint: 'Refer to fewer facts in it.',
    }),
  );
}
