import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** What is wrong with hours in the configuration, and where. */
export interface HoursFault {
  path: Path;
  message: string;
  hint: string;
}

/** Faults of hours as findings. */
export function reportHours(
  faults: readonly HoursFault[],
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return faults.map(({ path, message, hint }) => {
    const range = locate(path, 'value');
    return report(source, { range, rule: 'facts/hours', severity: 'warning', message, hint });
  });
}
