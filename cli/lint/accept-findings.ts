import type { Diagnostic } from '../content/diagnostic.ts';
import { BASELINE_FILE, Baseline } from '../severity/baseline.ts';
import { isAskedFor } from '../severity/check-settings.ts';
import { RULE_NAMES } from '../severity/rule-names.ts';
import { isAdjustable, ownRuleNames } from '../severity/severities.ts';
import type { Io } from '../system/io.ts';
import { type FreshLint, type LintSiteOptions, lintSite } from './lint-site.ts';

/** A finding may hide others, which are told once it is accepted; these may hide others again, but not endlessly. */
const MOST_ROUNDS = 10;

const placeOf = ({ rule, file, line, column }: Diagnostic) => `${rule} ${file}:${line}:${column}`;

/** True if links to other hosts were not checked: what is accepted of them may still be found. */
const hasUnasked = ({ undone, unasked = [] }: FreshLint) =>
  undone !== undefined || unasked.length > 0;

/** Whether a run with these options looks for what a rule finds, in all files. */
function looksFor(rule: string, { files, production, online, inBrowser }: LintSiteOptions) {
  if (files.length > 0) return false;
  if (!isAskedFor(rule)) return true;
  if (rule.startsWith('production/')) return production;
  if (rule.startsWith('links/')) return online === true;
  return rule.startsWith('style/') && inBrowser !== undefined;
}

/**
 * Writes all findings to the baseline, except errors that keep pages from being built. Entries that this run could not
 * have found again stay.
 *
 * @param first the result of a run that ignored the baseline.
 * @returns the result of one that uses it: what could not be accepted.
 */
export async function acceptFindings(
  site: LintSiteOptions,
  first: FreshLint,
  io: Io,
): Promise<FreshLint> {
  const own = ownRuleNames(site.definition);
  // By its own severity, too: `--production` and the configuration may have made an error of a warning.
  const isAcceptable = ({ rule, severity }: Diagnostic) =>
    own.has(rule) ||
    isAdjustable(rule, severity) ||
    isAdjustable(rule, RULE_NAMES[rule] ?? severity);
  const before = new Baseline(site.root, io.cwd);
  const accepted = new Map<string, Diagnostic>();
  let result = first;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = accepted.size;
    for (const finding of result.diagnostics)
      if (isAcceptable(finding)) accepted.set(placeOf(finding), finding);
    if (round > 0 && accepted.size === known) break;
    result.diagnostics.close();
    const isKept = (rule: string) =>
      !looksFor(rule, site) || (rule === 'links/outside' && hasUnasked(first));
    before.replace(accepted.values(), isKept);
    result = await lintSite({ ...site, usesBaseline: true });
  }
  const { size: count } = accepted;
  const { errors } = result.diagnostics;
  io.stderr.write(`${BASELINE_FILE}: ${count} ${count === 1 ? 'finding' : 'findings'} accepted.\n`);
  if (errors > 0)
    io.stderr.write(
      `${errors} ${errors === 1 ? 'error keeps' : 'errors keep'} pages from being built and cannot be accepted.\n`,
    );
  return result;
}
