import type { RuleSetting } from '../../schemas/config/lint-settings.ts';
import type { Diagnostic, Severity } from '../content/diagnostic.ts';
import { report, type SourceFile } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';
import type { IgnoreComments } from './ignore-comments.ts';
import { RULE_NAMES } from './rule-names.ts';
import { isAdjustable } from './severities.ts';

const ASKED_FOR =
  /^(?:budget\/|host\/|production\/|links\/outside$|style\/(?:contrast|tap-target)$)/;

/** True of rules that run only if an option of lint asks for them, or in a build. */
export const isAskedFor = (rule: string): boolean => ASKED_FOR.test(rule);

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
        : 'Each finding tells the name of its rule; docs/rules.md of Touchdown lists all.',
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

const IN_TEXT: Words = {
  rule: 'lint/ignore-in-text',
  message: 'This is part of a text, so it takes nothing back, and visitors will read it.',
  hint: 'Put it above the key of the text; in a body, write it as <!-- … --> on a line of its own.',
};

const NO_RULE: Words = {
  rule: 'lint/unknown-rule',
  message: 'This comment names no rule, so it takes nothing back.',
  hint: 'Name the rule of the finding, and the reason: touchdown-ignore copy/spelling: …',
};

function noReason(rules: readonly string[]): Words {
  const [them, count] = rules.length === 1 ? ['it', 'counts'] : ['they', 'count'];
  return {
    rule: 'lint/no-reason',
    message: `Nothing says why ${rules.join(' and ')} should not count here, so ${them} ${count}.`,
    hint: `Write the reason behind a colon: touchdown-ignore ${rules.join(', ')}: …`,
  };
}

/** @param idle of the rules of a comment, the ones that find nothing. */
function idleIgnore(idle: readonly string[], rules: readonly string[]): Words {
  return {
    rule: 'lint/idle-ignore',
    message: `${idle.join(' and ')} ${idle.length === 1 ? 'finds' : 'find'} nothing here that would have to be taken back.`,
    hint:
      idle.length === rules.length ? 'Take the comment out.' : 'Take its name out of the comment.',
  };
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
  const all = [...comments.all()];
  const isIdle = ({ comment: { rule, reason }, isUsed, isText }: (typeof all)[number]) =>
    isWhole && !isText && !isUsed && reason !== '' && !isAskedFor(rule);
  for (const one of all) {
    const { file, comment, isText } = one;
    const { rule: name, rules, reason, line, column, length } = comment;
    const range = { line, column, endLine: line, endColumn: column + length };
    const say = (words: Words): Diagnostic => {
      const severity: Severity = 'warning';
      return { file, ...range, severity, ...words };
    };
    const fault = name === '' ? NO_RULE : faultOfName(name, ownRules);
    const right = rules.filter((rule) => !faultOfName(rule, ownRules));
    const isFirst = name === right[0];
    if (isText) {
      if (name === rules[0] && name.includes('/')) yield say(IN_TEXT);
    } else if (fault) yield say(fault);
    else if (reason === '') {
      if (isFirst) yield say(noReason(rules));
    } else if (isIdle(one)) {
      // A comment of which nothing is needed is one mistake.
      const same = all.filter((other) => other.file === file && other.comment.line === line);
      const isAll = same.filter(isIdle).length === rules.length && right.length === rules.length;
      if (!isAll) yield say(idleIgnore([name], rules));
      else if (isFirst) yield say(idleIgnore(rules, rules));
    }
  }
}
