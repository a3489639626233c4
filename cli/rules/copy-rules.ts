import type { Diagnostic } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts.ts';
import type { CopyFile, CopyKind, CopyRule, RuleFinding } from '../content/rule.ts';
import { report, type SourceFile } from '../content/source-file.ts';
import type { Locate } from '../content/yaml-document.ts';
import { copyTexts, wholeCopy } from './texts.ts';
import { mayHave } from './words/copy-signs.ts';

/** A file as copy rules see it; its texts are collected on first use. */
export function copyFile(kind: CopyKind, language: string, raw: object): CopyFile {
  return {
    ...{ kind, language, raw },
    get texts() {
      return copyTexts(raw);
    },
  };
}

/** Findings of one rule in a file. */
export function applyCopyRule(
  { signs, suspects, check }: CopyRule,
  file: CopyFile,
  facts: Facts,
): Iterable<RuleFinding> {
  if (signs !== undefined && !mayHave(file.raw, signs)) return [];
  if (suspects && !suspects.test(wholeCopy(file.raw))) return [];
  return check(file, facts);
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
