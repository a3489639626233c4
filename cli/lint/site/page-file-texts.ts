import { createHash } from 'node:crypto';
import type { WordsByLanguage } from '../../../schemas/words/words.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { type Facts, factsIn, resolveFacts } from '../../content/facts/facts.ts';
import { despiteFaults } from '../../content/shape/despite-faults.ts';
import { readSource, report, type SourceFile } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { copyFile } from '../../rules/copy-file.ts';
import { runCopyRules } from '../../rules/copy-rules.ts';
import { spanOf } from '../../rules/find-source.ts';
import { COPY_RULES } from '../../rules/rules.ts';
import type { LocatedBreach } from '../../rules/texts/text-rules.ts';
import { locatedTexts, readAs } from '../../rules/texts.ts';
import { findUnlisted, UNLISTED_READING } from '../../rules/unlisted-reading.ts';
import { RepeatedTexts, standingSentences } from '../copies/repeated-texts.ts';
import { ToldSentences } from '../copies/told-sentences.ts';
import { noteConfigured } from './configured-texts.ts';
import type { KnownPages } from './known-pages.ts';
import type { SiteTexts } from './site-texts.ts';

/** The content of a page's file, as far as it is right, with its positions. */
function readPage(source: SourceFile, isFaulty: boolean, { schemas }: PageTexts) {
  const { value, locate } = parseData(source);
  return (isFaulty && despiteFaults(schemas.page, value, locate)) || { value, locate };
}

/** What `checkPageFiles` needs. */
type PageTexts = Pick<
  SiteTexts,
  'metas' | 'faulty' | 'facts' | 'schemas' | 'rules' | 'cwd' | 'known'
>;

/**
 * Findings in the texts of `page.yaml` files, if pages are not rendered.
 *
 * @param words of all languages; what is wrong in these and in facts is not told on pages.
 */
export function textsOfPageFiles(site: PageTexts, words?: WordsByLanguage): Diagnostic[] {
  const told = new ToldSentences();
  if (words) noteConfigured(site, words, told);
  checkPageFiles(site, told);
  return told.diagnostics;
}

/** The file of a page, as it is read. */
interface PageFile {
  source: SourceFile;
  entry: PageMeta['entry'];
  value: unknown;
  locate: Locate;
}

/** Sentences of a page that break text rules, each at its place. */
function breachesOn({ source, value: raw, locate }: PageFile, { facts, rules }: PageTexts) {
  const value = resolveFacts(raw, facts);
  const place = (breach: LocatedBreach) => {
    const { path } = breach;
    const text = valueAt(raw, path);
    const span = typeof text === 'string' ? spanOf(readAs(path.at(-1), text), breach) : undefined;
    return locate(path, 'value', span);
  };
  const found = rules.text.breachesIn(value, [locatedTexts(value, [])], facts);
  return [...found].map((breach) => {
    const {
      rule: { name },
      sentence,
      message,
      hint,
    } = breach;
    const range = place(breach);
    const told = report(source, { range, rule: name, message, hint });
    return { rule: { name }, sentence, told };
  });
}

/** Findings of the rules for copy, and facts that the page is not listed for. */
function othersOn({ source, entry, value, locate }: PageFile, facts: Facts): Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  const file = copyFile('page', entry.language, value);
  const spoken = factsIn(entry.language, facts);
  const unlisted = [...findUnlisted(entry.path, value, spoken)].map(
    ({ path, span, ...finding }) => {
      const rule = { rule: UNLISTED_READING, severity: 'warning' as const };
      return report(source, { range: locate(path, 'value', span), ...rule, ...finding });
    },
  );
  return [...runCopyRules(COPY_RULES, file, spoken, { source, locate }), ...unlisted];
}

/** Sentences of a page that an earlier one has, too. */
function repeatedOn({ source, value, locate }: PageFile, repeated: RepeatedTexts): Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...repeated.in(source.file, value)].map(({ path, span, ...finding }) => {
    const rule = { rule: copyRepeated.name, severity: copyRepeated.severity };
    return report(source, { range: locate(path, 'value', span), ...rule, ...finding });
  });
}

/** Everything that differs from page to page and determines what is found in its file. */
function keyOf({ file, text }: SourceFile, { path, language }: PageMeta['entry'], faulty: boolean) {
  const all = JSON.stringify([file, path, language, faulty, text]);
  return createHash('sha256').update(all).digest('hex').slice(0, 32);
}

/** Texts of `page.yaml` files, which have positions of their own. */
export function checkPageFiles(site: PageTexts, told: ToldSentences): void {
  const { metas, faulty = [], facts, cwd, known = new Map() } = site;
  const checked: KnownPages = new Map();
  const pages = [...metas, ...faulty].flatMap(({ origin, entry }) => {
    const source = origin && readSource(origin.path, { cwd }).source;
    if (!source) return [];
    const isFaulty = faulty.some((meta) => meta.origin?.path === source.path);
    return [{ page: { source, entry, ...readPage(source, isFaulty, site) }, isFaulty }];
  });
  const raws = pages.flatMap(({ page: { value } }) =>
    typeof value === 'object' && value !== null ? [value] : [],
  );
  const repeated = new RepeatedTexts(standingSentences(raws));
  for (const { page, isFaulty } of pages) {
    const { source, entry } = page;
    const key = keyOf(source, entry, isFaulty);
    const found = known.get(key) ?? {
      breaches: breachesOn(page, site),
      others: othersOn(page, facts),
    };
    checked.set(key, found);
    for (const breach of found.breaches) told.add(breach, breach.told);
    told.diagnostics.push(...found.others, ...repeatedOn(page, repeated));
  }
  // Pages as they were before an edit are forgotten.
  known.clear();
  for (const [key, found] of checked) known.set(key, found);
}
