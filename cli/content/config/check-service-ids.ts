import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Parts of the configuration with ids and addresses that other services assign. */
const ASSIGNED = ['analytics', 'integrations'] as const;

/** What a service writes in its guide where its customers have an id: AW-XXXXXXXXXX, your-form-id, YOUR_TOKEN, <id>. */
const PLACEHOLDER = new RegExp(
  [
    '(?<![A-Za-z0-9])[xX]{4,}(?![A-Za-z0-9])',
    '(?<=^[A-Z]{1,3}-)(?:X{3,}|0{6,})$',
    '(?<![A-Za-z])(?:[Yy]our|YOUR|[Tt]u|TU|[Dd]eine?|DEINE?|[Ii]hre?|IHRE?)[-_](?:[A-Za-z]+[-_]){0,2}(?:id|ID|key|KEY|token|TOKEN|label|LABEL|form|FORM|hash|HASH|code|CODE|endpoint|ENDPOINT|webhook|WEBHOOK|account|ACCOUNT)(?![A-Za-z])',
    '(?<![A-Za-z])(?:[A-Z]+_)+(?:ID|KEY|TOKEN|LABEL|HERE)(?![A-Za-z])',
    '(?<![A-Za-z])(?:CHANGE_?ME|changeme|REPLACE_?ME|TODO|FIXME)(?![A-Za-z])',
    '<[A-Za-z][\\w -]*>',
  ].join('|'),
);

function* textsIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key]);
}

/** Reports ids of services that nobody has filled in: what they were to count or receive is lost. */
export function checkServiceIds(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return ASSIGNED.flatMap((group) => [...textsIn(config[group], [group])]).flatMap(
    ({ path, text }) => {
      const [found] = PLACEHOLDER.exec(text) ?? [];
      if (found === undefined) return [];
      return [
        report(source, {
          range: locate(path, 'value'),
          rule: 'copy/placeholder',
          severity: 'warning',
          message: `"${found}" stands for an id that the service has assigned, so nothing would reach it.`,
          hint: 'Write the real one, or leave the value empty until there is one.',
        }),
      ];
    },
  );
}
