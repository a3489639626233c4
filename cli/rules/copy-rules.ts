import type { Diagnostic } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts/facts.ts';
import type { CopyFile, CopyRule, RuleFinding } from '../content/rule.ts';
import { report, type SourceFile } from '../content/source-file.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';
import { isInForeignText } from './foreign-texts.ts';
import { mayHave } from './words/copy-signs.ts';

/** Findings of one rule in a file. */
export function applyCopyRule(
  { signs, suspects, perText, ofLanguage, check }: CopyRule,
  file: CopyFile,
  facts: Facts,
): Iterable<RuleFinding> {
  const read = perText ? file.fresh : file;
  if (signs !== undefined && !mayHave(read, signs)) return [];
  if (suspects && !suspects.test(read.copy)) return [];
  const found = check(read, facts);
  if (!ofLanguage) return found;
  return [...found].filter((finding) => !isInForeignText(finding, file, facts));
}

/** Findings of rules in a file that is not a landing. */
export function runCopyRules(
  rules: readonly CopyRule[],
  file: CopyFile,
  facts: Facts,
  { source, locate }: { source: SourceFile; locate: Locate },
): Diagnostic[] {
  return rules.flatMap((copyRule) => {
    const { name: rule, severity } = copyRule;
    return [...applyCopyRule(copyRule, file, facts)].map(({ path, span, repair, ...told }) =>
      report(source, {
        ...{ range: locate(path, 'value', span), rule, severity, ...told },
        ...(repair ? { repair: { ...repair, path } } : {}),
      }),
    );
  });
}
