import { join } from 'node:path';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { definitionFile } from '../../site/definition-module.ts';
import type { BuildFault } from '../../system/build-fault.ts';
import { bundlingFault } from './code-faults.ts';

/** What keeps the site's own code from being loaded: at its place, or in its definition as a whole if none is named. */
export function unloadedCode(
  fault: BuildFault,
  { root, cwd }: { root: string; cwd: string },
): Diagnostic {
  const placed = bundlingFault(fault, { root, cwd });
  if (placed) return placed;
  // Without a place, what the bundler says below its first line is all that helps.
  const message = fault.message.trim().replace(/\s*\n\s*/g, ' ');
  return {
    file: displayPath(definitionFile(root) ?? join(root, 'site', 'site.ts'), cwd),
    ...WHOLE_FILE,
    rule: 'code/broken',
    severity: 'error',
    message,
    hint: 'Correct the code of the site, or undo its last change.',
  };
}
