import type { RuleSetting } from '../../schemas/lint-settings.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Diagnostic, Severity } from '../content/diagnostic.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { Baseline } from './baseline.ts';
import { IgnoreComments } from './ignore-comments.ts';

/** Families of which even an error keeps no page from being built. */
const ADJUSTABLE = /^(?:budget|copy|doorway|features|law|links|seo|style)\//;

/** Rules of facts whose errors leave a page without a word that it needs. */
const FIXED_FACTS = new Set(['facts/unknown', 'facts/circle', 'facts/too-long']);

/** Rules of `--production` that only remind: they stay warnings. */
export const REMINDERS: ReadonlySet<string> = new Set([
  'production/known-conflict',
  'production/public-geocoder',
]);

/** True if findings of a rule may be taken for less than they are. */
export function isAdjustable(rule: string, severity: Severity): boolean {
  return (
    severity === 'warning' ||
    ADJUSTABLE.test(rule) ||
    (rule.startsWith('facts/') && !FIXED_FACTS.has(rule))
  );
}

/** Whose findings are judged, and how. */
export interface SeverityOptions {
  /** Folder of the site. */
  root: string;
  /** What the files of findings are named from. */
  cwd: string;
  /** `lint.rules` of the configuration. */
  rules: Readonly<Record<string, RuleSetting>>;
  /** Names of the site's own rules, which are the site's to change. */
  ownRules: ReadonlySet<string>;
  /** Whether warnings are errors. */
  production?: boolean;
  /** False if what was found before counts like everything else. */
  usesBaseline?: boolean;
}

/** How grave the findings of one run are, as configuration, comments and baseline of a site say. */
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

  /** What a finding comes to; undefined if it is not to be told. */
  readonly judge = (finding: Diagnostic): Diagnostic | undefined => {
    const { rules, ownRules, production } = this.#options;
    const { rule } = finding;
    let { severity } = finding;
    if (ownRules.has(rule) || isAdjustable(rule, severity)) {
      const setting = rules[rule];
      if (setting === 'off' || this.comments.takeBack(finding)) return undefined;
      if (this.baseline?.takeBack(finding)) return undefined;
      severity = setting ?? severity;
    }
    if (production && !REMINDERS.has(rule)) severity = 'error';
    return severity === finding.severity ? finding : { ...finding, severity };
  };
}

/** Names of the rules that a site brings itself. */
export function ownRuleNames({ textRules = [], rules = [] }: SiteDefinition): ReadonlySet<string> {
  return new Set([...textRules, ...rules].map(({ name }) => name));
}

/** How grave the findings of a site are. @param config undefined while it cannot be read. */
export function siteSeverities(
  { root, definition }: { root: string; definition: SiteDefinition },
  config: SiteConfig | undefined,
  {
    cwd,
    production = false,
    usesBaseline = true,
  }: Pick<SeverityOptions, 'cwd' | 'production' | 'usesBaseline'>,
): Severities {
  const settings = { rules: config?.lint?.rules ?? {}, ownRules: ownRuleNames(definition) };
  return new Severities({ root, cwd, ...settings, production, usesBaseline });
}
