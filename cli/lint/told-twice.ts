import { basename } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { COMPONENT } from '../content/pages/page-routes.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import { vanishedAddresses } from '../ledger/hidden-again.ts';
import { MISLISTED } from '../pages/check-links.ts';
import type { TakenBack } from '../report/finding-blocks.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { BANNER_CONTRAST } from '../rules/class-rule.ts';
import { copyLanguage } from '../rules/copy/copy-language.ts';
import { copyUnfinished } from '../rules/copy/copy-unfinished.ts';
import { factsTypedAmount } from '../rules/copy/facts-typed-amount.ts';
import { lawRewardedReview } from '../rules/copy/law-rewarded-review.ts';
import { linksNoText } from '../rules/pages/links-no-text.ts';
import { UNLISTED_READING } from '../rules/unlisted-reading.ts';

/** True if a finding begins on a line of another one and shares text with it. */
export function standsIn(
  { file, line, column, endLine: last, endColumn: to }: Diagnostic,
  { file: other, line: first, column: from, endLine, endColumn }: Diagnostic,
): boolean {
  if (file !== other || line < first || line > endLine) return false;
  return (line > first || last > line || to > from) && (line < endLine || column < endColumn);
}

/** Finds the sums in a reward for a review: the whole sentence has to go. */
export function aboutRewards(found: SortedFindings): TakenBack {
  const rewards = new Set([...found.ofRules(new Set([lawRewardedReview.name]))].map(lineOf));
  return {
    isTold: (finding) => rewards.has(lineOf(finding)),
    rules: new Set([factsTypedAmount.name]),
  };
}

/** Rules that say more of an address at its place. */
const OF_ADDRESSES = [
  ...['address/collision', 'address/redirect-circle', 'address/redirect-of-page'],
  'address/redirect-twice',
  ...['address/reserved', 'links/dead', 'links/language', 'links/malformed', 'links/other-page'],
  ...['links/own-host', 'links/placeholder', 'links/redirected'],
];

/** Finds what follows from addresses of the configuration that cannot be used. */
export function ofUnreadAddresses(found: SortedFindings): TakenBack {
  const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`;
  const unread = new Set([...found.ofRules(new Set(['shape/format']))].map(placeOf));
  return {
    isTold: (finding) => OF_ADDRESSES.includes(finding.rule) && unread.has(placeOf(finding)),
    rules: new Set(OF_ADDRESSES),
  };
}

/** By file and line, the finding of the rules that is reported: an error before a warning, then the leftmost. */
function firstOnLines(
  found: SortedFindings,
  rules: readonly TextRule[],
): ReadonlyMap<string, Diagnostic> {
  const order = new Map(rules.map(({ name }, index) => [name, index]));
  const rank = ({ severity, column, rule }: Diagnostic) =>
    (severity === 'error' ? 0 : 2 ** 40) + column * 64 + (order.get(rule) ?? 0);
  const firsts = new Map<string, Diagnostic>();
  for (const finding of found.ofRules(new Set(order.keys()))) {
    const first = firsts.get(lineOf(finding));
    if (!first || rank(finding) < rank(first)) firsts.set(lineOf(finding), finding);
  }
  return firsts;
}

export function lineOf({ file, line }: Pick<Diagnostic, 'file' | 'line'>): string {
  return `${line} ${file}`;
}

/**
 * Finds what the text rules of the site report twice: the same sentence by a rule of the engine, such as the typed
 * amount in a price above the legal maximum, and a line that violates several text rules, which has to be rewritten
 * anyway.
 *
 * @param rules those text rules that found something, in their order.
 * @returns undefined if no finding can be such a double.
 */
export function coveredByTextRules(
  found: SortedFindings,
  rules: readonly TextRule[],
): TakenBack | undefined {
  const covers = new Map(rules.map(({ name, covers: covered = [] }) => [name, covered]));
  const firsts = firstOnLines(found, rules);
  const covering = [...firsts.values()].filter(({ rule }) => covers.get(rule)?.length);
  if (covering.length === 0 && rules.length < 2) return undefined;
  return {
    isTold: (finding) => {
      const first = covers.has(finding.rule) ? firsts.get(lineOf(finding)) : undefined;
      if (first) return first.rule !== finding.rule || first.column !== finding.column;
      return covering.some(
        (other) => covers.get(other.rule)?.includes(finding.rule) && standsIn(finding, other),
      );
    },
    rules: new Set([...covers.keys(), ...[...covers.values()].flat()]),
  };
}

const CUT_TEXT = 'syntax/cut-text';

/** Finds texts reported as unfinished because a comment cuts them: the comment is reported already. */
export function unfinishedWhereCut(found: SortedFindings): TakenBack {
  const places = [...found.ofRules(new Set([CUT_TEXT]))].map(({ line, file }) => `${line} ${file}`);
  const cut = new Set(places);
  return {
    isTold: ({ rule, file, endLine }) =>
      rule === copyUnfinished.name && cut.has(`${endLine} ${file}`),
    rules: new Set([copyUnfinished.name]),
  };
}

/** Finds placeholders for what a picture shows: its own rule tells that they say nothing. */
export function placeholdersOfPictures(found: SortedFindings): TakenBack | undefined {
  const placeholder = 'copy/placeholder';
  if (!found.hasRule(placeholder)) return undefined;
  const pictures = [...found.ofRules(new Set(['picture/alt']))];
  return {
    isTold: (finding) =>
      finding.rule === placeholder && pictures.some((other) => standsIn(finding, other)),
    rules: new Set([placeholder]),
  };
}

const SAME_LANGUAGE = /is in the same language/;

/** What a page with the wrong language breaks elsewhere: its own translation, and menus of that language. */
const BROKEN_BY_LANGUAGE = ['address/translation', 'links/language'] as const;

/** Finds what only a page with the wrong language breaks; undefined if nothing is broken. */
export function wherePagesAreForeign(found: SortedFindings): TakenBack | undefined {
  if (!BROKEN_BY_LANGUAGE.some((rule) => found.hasRule(rule))) return undefined;
  const files = new Set([...found.ofRules(new Set([copyLanguage.name]))].map(({ file }) => file));
  const paths = [...files].map((file) => `/${basename(file, '.yaml')} is in `);
  return {
    isTold: ({ rule, file, message }) =>
      (rule === 'address/translation' && files.has(file) && SAME_LANGUAGE.test(message)) ||
      (rule === 'links/language' && paths.some((path) => message.startsWith(path))),
    rules: new Set(BROKEN_BY_LANGUAGE),
  };
}

const LEADS_TO =
  /^A link leads to ([^\s,]+), (?:but there is no such page|which is )|^(\S+) is not published as long as /;

/**
 * Finds links to published addresses that nothing answers, and pages that name such an address as their original: once they redirect
 * or are shown again, these reach something. Nothing if the ledger reports none.
 */
export function linksToVanished(vanished: readonly Diagnostic[]): TakenBack | undefined {
  const paths = new Set(
    vanished.filter(({ rule }) => rule === 'address/vanished').flatMap(vanishedAddresses),
  );
  if (paths.size === 0) return undefined;
  return {
    isTold: ({ message }) => {
      const [, linked, canonical] = LEADS_TO.exec(message) ?? [];
      return paths.has(linked ?? canonical ?? '');
    },
    rules: new Set(['links/dead', 'links/unpublished', 'address/canonical']),
  };
}

/** The files of landings whose classes already have a banner contrast finding: a browser would measure the same. */
export function bannersToldIn(found: SortedFindings): ReadonlySet<string> {
  return new Set([...found.ofRules(new Set([BANNER_CONTRAST]))].map(({ file }) => file));
}

/** Finds links without words on pages of code whose place is unknown: the component is known to lack its words. */
export function wordlessByTheirCode(): TakenBack {
  return {
    isTold: ({ rule, file, line, column }) =>
      rule === linksNoText.name && basename(file) === COMPONENT && line === 1 && column === 1,
    rules: new Set([linksNoText.name]),
  };
}

/** Finds pages that are not listed for a conflict because their address is misspelled there, which is reported. */
export function unlistedByMisspelling(found: SortedFindings): TakenBack {
  const meant = [...found.ofRules(new Set(['links/dead']))].flatMap(({ message, hint }) => {
    if (!message.endsWith(MISLISTED)) return [];
    const [, path] = /^Did you mean (\/.*)\?$/.exec(hint) ?? [];
    return path === undefined ? [] : [`${path} shows `];
  });
  return {
    isTold: ({ rule, message }) =>
      rule === UNLISTED_READING && meant.some((path) => message.startsWith(path)),
    rules: new Set([UNLISTED_READING]),
  };
}
