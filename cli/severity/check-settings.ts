import type { RuleSetting } from '../../schemas/config/lint-settings.ts';
import type { Diagnostic, Severity } from '../content/diagnostic.ts';
import { report, type SourceFile } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';
import type { IgnoreComments } from './ignore-comments.ts';
import { RULE_NAMES } from './rule-names.ts';
import { isAdjustable } from './severities.ts';

/** Rules that run only if an option of lint asks for them. */
const ASKED_FOR = /^(?:production\/|links\/outside$|style\/(?:contrast|tap-target)$)/;

/** What a finding says. */
export interface Words {
  rule: string;
  message: string;
  hint: string;
}

/** What is wrong with a rule name in settings, a comment or the baseline; undefined if nothing is. */
export function faultOfName(name: string, ownRules: ReadonlySet<string>): Words | undefined {
  if (ownRules.has(name)) return undefined;
  const severity = RULE_NAMES[name];
  if (severity === undefined) {
    const better = suggest(name, [...Object.keys(RULE_NAMES), ...ownRules]);
    return {
      rule: 'lint/unknown-rule',
      message: `There is no rule "${name}".`,
      hint: better
        ? `Did you mean "${better}"?`
        : 'Findings tell the name of their rule; docs/rules.md lists all.',
    };
  }
  if (isAdjustable(name, severity)) return undefined;
  return {
    rule: 'lint/always-on',
    message: `What ${name} finds keeps a page from being built, so it stays an error.`,
    hint: 'Take the name out, and mend what is found.',
  };
}

/** Reports names in `lint.rules` that do not exist or whose severity cannot be changed. */
export function checkRuleSettings(
  rules: Readonly<Record<string, RuleSetting>>,
  ownRules: ReadonlySet<string>,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return Object.keys(rules).flatMap((name) => {
    const fault = faultOfName(name, ownRules);
    if (!fault) return [];
    const range = locate(['lint', 'rules', name], 'key');
    return [report(source, { range, severity: 'warning', ...fault })];
  });
}

/**
 * Checks the comments that suppress findings.
 *
 * @param isWhole whether everything was checked, so that a comment that suppressed nothing is unused.
 */
export function* checkIgnoreComments(
  comments: IgnoreComments,
  ownRules: ReadonlySet<string>,
  isWhole: boolean,
): Generator<Diagnostic> {
  for (const { file, comment, isUsed } of comments.all()) {
    const { rule: name, reason, line, column, length } = comment;
    const range = { line, column, endLine: line, endColumn: column + length };
    const say = (words: Words): Diagnostic => {
      const severity: Severity = 'warning';
      return { file, ...range, severity, ...words };
    };
    const fault = faultOfName(name, ownRules);
    if (fault) yield say(fault);
    else if (reason === '')
      yield say({
        rule: 'lint/no-reason',
        message: `Nothing says why ${name} should not count here, so it counts.`,
        hint: `Write the reason behind a colon: touchdown-ignore ${name}: …`,
      });
    else if (isWhole && !isUsed && !ASKED_FOR.test(name))
      yield say({
        rule: 'lint/idle-ignore',
        message: `${name} finds nothing here that would have to be taken back.`,
        hint: 'Take the comment out.',
      });
  }
}
