import { join } from 'node:path';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { faultyRule } from '../../rules/faulty-rule.ts';
import { findLiteral, type SourcePlace } from '../../rules/find-source.ts';
import { definitionFile } from '../../site/definition-module.ts';
import type { BuildFault } from '../../system/build-fault.ts';
import { bundlingFault } from './code-faults.ts';
import { placeOfStack } from './place-of-stack.ts';

interface CodeSite {
  root: string;
  cwd: string;
}

/** Where a rule of the site fails, or has its name; undefined if it is no fault of a rule. */
function placeOfRule(fault: BuildFault, site: CodeSite): SourcePlace | undefined {
  const { rule, stack = '' } = faultyRule(fault) ?? {};
  if (rule === undefined) return undefined;
  return placeOfStack(stack, site) ?? findLiteral(rule, undefined, site.root, site.cwd);
}

/** What keeps the site's own code from being loaded: at its place, or in its definition as a whole if none is named. */
export function unloadedCode(fault: BuildFault, { root, cwd }: CodeSite): Diagnostic {
  const placed = bundlingFault(fault, { root, cwd });
  if (placed) return placed;
  // Without a place, what the bundler says below its first line is all that helps.
  const message = fault.message.trim().replace(/\s*\n\s*/g, ' ');
  const whole = {
    file: displayPath(definitionFile(root) ?? join(root, 'site', 'site.ts'), cwd),
    ...WHOLE_FILE,
  };
  return {
    ...(placeOfRule(fault, { root, cwd }) ?? whole),
    rule: 'code/broken',
    severity: 'error',
    message,
    hint: 'Correct the code of the site, or undo its last change.',
  };
}
