import type { RuleSetting } from '../../schemas/config/lint-settings.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Diagnostic, Severity } from '../content/diagnostic.ts';
import { isWritten } from '../content/shape/despite-faults.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import type { BuildFault } from '../system/build-fault.ts';
import { Baseline } from './baseline.ts';
import { dependsOnCode } from './depends-on-code.ts';
import { IgnoreComments } from './ignore-comments.ts';

/** Rule families whose errors do not keep a page from being built. */
const ADJUSTABLE = /^(?:budget|copy|doorway|features|law|links|seo|style)\//;

/** Rules about facts whose errors leave a page without text that it needs. */
const FIXED_FACTS = new Set([
  'facts/calculation',
  'facts/circle',
  'facts/too-long',
  'facts/unknown',
]);

/** Rules of `--production` that are only reminders: they stay warnings. */
export const REMINDERS: ReadonlySet<string> = new Set([
  'production/known-conflict',
  'production/public-geocoder',
  'production/reserved-value',
  'production/sample-text',
]);

/** True if a rule may be turned off or given another severity. */
export function isAdjustable(rule: string, severity: Severity): boolean {
  return (
    severity === 'warning' ||
    ADJUSTABLE.test(rule) ||
    (rule.startsWith('facts/') && !FIXED_FACTS.has(rule))
  );
}

/** What decides the severity of findings. */
export interface SeverityOptions {
  /** Folder of the site. */
  root: string;
  /** Folder that file names in findings are relative to. */
  cwd: string;
  /** `lint.rules` of the configuration. */
  rules: Readonly<Record<string, RuleSetting>>;
  /** Names of the site's own rules, which the site may always change. */
  ownRules: ReadonlySet<string>;
  /** True if warnings count as errors. */
  production?: boolean;
  /** False to ignore the baseline. */
  usesBaseline?: boolean;
  /** What keeps the site's own code from being loaded, so that nobody knows what it adds. */
  codeFault?: BuildFault;
}

/** Decides the severity of findings in one run from the site's configuration, comments and baseline. */
export class Severities {
  readonly comments: IgnoreComments;
  readonly baseline: Baseline | undefined;
  readonly #options: SeverityOptions;

  constructor(options: SeverityOptions) {
    const { root, cwd, usesBaseline = true } = options;
    this.#options = options;
    this.comments = new IgnoreComments(cwd);
    this.baseline = usesBaseline ? new Baseline(root, cwd) : undefined;
  }

  /** A finding with its final severity; undefined if it is suppressed. */
  readonly judge = (finding: Diagnostic): Diagnostic | undefined => {
    if (!isWritten(finding)) return undefined;
    const { rules, ownRules, production, codeFault } = this.#options;
    if (codeFault && dependsOnCode(finding)) return undefined;
    const { rule } = finding;
    let { severity } = finding;
    if (ownRules.has(rule) || isAdjustable(rule, severity)) {
      const setting = rules[rule];
      if (setting === 'off' || this.comments.takeBack(finding)) return undefined;
      if (this.baseline?.takeBack(finding)) return undefined;
      severity = setting ?? severity;
    } else this.comments.noteBroken(finding.file);
    if (production && !REMINDERS.has(rule)) severity = 'error';
    return severity === finding.severity ? finding : { ...finding, severity };
  };

  /** True if every finding of a rule keeps this severity, and is reported unless a comment or the baseline suppresses it. */
  leaves(rule: string, severity: Severity): boolean {
    const { rules, ownRules, production, codeFault } = this.#options;
    if (codeFault) return false;
    if (production && severity !== 'error' && !REMINDERS.has(rule)) return false;
    const isFixed = !ownRules.has(rule) && !isAdjustable(rule, severity);
    return isFixed || (rules[rule] ?? severity) === severity;
  }
}

/** Names of the site's own rules. */
export function ownRuleNames({
  textRules = [],
  requiredWords = [],
  rules = [],
}: SiteDefinition): ReadonlySet<string> {
  return new Set([...textRules, ...requiredWords, ...rules].map(({ name }) => name));
}

/** Severities for a site. @param config undefined while it cannot be read. */
export function siteSeverities(
  { root, definition }: { root: string; definition: SiteDefinition },
  config: SiteConfig | undefined,
  {
    cwd,
    production = false,
    usesBaseline = true,
    codeFault,
  }: Pick<SeverityOptions, 'cwd' | 'production' | 'usesBaseline' | 'codeFault'>,
): Severities {
  const settings = { rules: config?.lint?.rules ?? {}, ownRules: ownRuleNames(definition) };
  const code = codeFault ? { codeFault } : {};
  return new Severities({ root, cwd, ...settings, production, usesBaseline, ...code });
}
