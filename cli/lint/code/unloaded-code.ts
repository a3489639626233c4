import { join } from 'node:path';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { faultyRule } from '../../rules/faulty-rule.ts';
import { findLiteral, type SourcePlace } from '../../rules/find-source.ts';
import { definitionFile } from '../../site/definition-module.ts';
import { type BuildFault, eachFault } from '../../system/build-fault.ts';
import { bundlingFault } from './code-faults.ts';
import { placeOfStack } from './place-of-stack.ts';

interface CodeSite {
  root: string;
  cwd: string;
}

/** Where a rule of the site fails, has what is wrong or its name; undefined if it is no fault of a rule. */
function placeOfRule(fault: BuildFault, site: CodeSite): SourcePlace | undefined {
  const { rule, written = rule, stack = '' } = faultyRule(fault) ?? {};
  if (rule === undefined || written === undefined) return undefined;
  const literal = (text: string) => findLiteral(text, undefined, site.root, site.cwd);
  return placeOfStack(stack, site) ?? literal(written) ?? literal(rule);
}

/** A place in a module of the site that a message begins with, such as that of a section's name. */
const OWN_PLACE = /^(site\/\S+):(\d+):(\d+) (.*)$/s;

/** A message with its place; undefined of one that names none. */
function placed({ message }: BuildFault, { root, cwd }: CodeSite) {
  const [, file = '', line = '', column = '', told = ''] = OWN_PLACE.exec(message) ?? [];
  if (file === '') return undefined;
  const at = { line: Number(line), column: Number(column) };
  const range = { ...at, endLine: at.line, endColumn: at.column + 1 };
  return { place: { file: displayPath(join(root, file), cwd), ...range }, told };
}

function unloaded(fault: BuildFault, { root, cwd }: CodeSite): Diagnostic {
  const bundling = bundlingFault(fault, { root, cwd });
  if (bundling) return bundling;
  const own = placed(fault, { root, cwd });
  // Without a place, what the bundler says below its first line is all that helps.
  const message = (own?.told ?? fault.message).trim().replace(/\s*\n\s*/g, ' ');
  const whole = {
    file: displayPath(definitionFile(root) ?? join(root, 'site', 'site.ts'), cwd),
    ...WHOLE_FILE,
  };
  return {
    ...(own?.place ?? placeOfRule(fault, { root, cwd }) ?? whole),
    rule: 'code/broken',
    severity: 'error',
    message,
    hint: 'Correct the code of the site, or undo its last change.',
  };
}

/** What keeps the site's own code from being loaded: at its place, or in its definition as a whole if none is named. */
export function unloadedCode(fault: BuildFault, site: CodeSite): Diagnostic[] {
  return eachFault(fault).map((one) => unloaded(one, site));
}
