import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { factsIn, resolveFacts } from '../../content/facts/facts.ts';
import { despiteFaults } from '../../content/shape/despite-faults.ts';
import { readSource, report, type SourceFile } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { copyFile } from '../../rules/copy-file.ts';
import { runCopyRules } from '../../rules/copy-rules.ts';
import { spanOf } from '../../rules/find-source.ts';
import { COPY_RULES } from '../../rules/rules.ts';
import { locatedTexts, readAs } from '../../rules/texts.ts';
import { findUnlisted, UNLISTED_READING } from '../../rules/unlisted-reading.ts';
import { RepeatedTexts } from '../copies/repeated-texts.ts';
import { ToldSentences } from '../copies/told-sentences.ts';
import type { SiteTexts } from './site-texts.ts';

/** The content of a page's file, as far as it is right, with its positions. */
function readPage(source: SourceFile, { faulty = [], schemas }: PageTexts) {
  const { value, locate } = parseData(source);
  const isFaulty = faulty.some(({ origin }) => origin?.path === source.path);
  return (isFaulty && despiteFaults(schemas.page, value, locate)) || { value, locate };
}

/** What `checkPageFiles` needs. */
type PageTexts = Pick<SiteTexts, 'metas' | 'faulty' | 'facts' | 'schemas' | 'rules' | 'cwd'>;

/** Findings in the texts of `page.yaml` files, if pages cannot be rendered. */
export function textsOfPageFiles(site: PageTexts): Diagnostic[] {
  const told = new ToldSentences();
  checkPageFiles(site, told);
  return told.diagnostics;
}

/** Texts of `page.yaml` files, which have positions of their own. */
export function checkPageFiles(site: PageTexts, told: ToldSentences): void {
  const { facts, rules, cwd } = site;
  const repeated = new RepeatedTexts();
  for (const { origin, entry } of [...site.metas, ...(site.faulty ?? [])]) {
    const source = origin && readSource(origin.path, { cwd }).source;
    if (!source) continue;
    const { value: raw, locate } = readPage(source, site);
    const value = resolveFacts(raw, facts);
    const place = (path: readonly PropertyKey[], sentence: string) => {
      const text = valueAt(raw, path);
      const span =
        typeof text === 'string' ? spanOf(readAs(path.at(-1), text), sentence) : undefined;
      return locate(path, 'value', span);
    };
    for (const breach of rules.text.breachesIn(value, [locatedTexts(value, [])], facts)) {
      const { rule, path, sentence, message, hint } = breach;
      const range = place(path, sentence);
      told.add(breach, report(source, { range, rule: rule.name, message, hint }));
    }
    if (typeof raw !== 'object' || raw === null) continue;
    const file = copyFile('page', entry.language, raw);
    const spoken = factsIn(entry.language, facts);
    told.diagnostics.push(...runCopyRules(COPY_RULES, file, spoken, { source, locate }));
    for (const { path, span, ...finding } of repeated.in(source.file, raw)) {
      const rule = { rule: copyRepeated.name, severity: copyRepeated.severity };
      const range = locate(path, 'value', span);
      told.diagnostics.push(report(source, { range, ...rule, ...finding }));
    }
    for (const { path, span, ...finding } of findUnlisted(entry.path, raw, spoken)) {
      const rule = { rule: UNLISTED_READING, severity: 'warning' as const };
      const range = locate(path, 'value', span);
      told.diagnostics.push(report(source, { range, ...rule, ...finding }));
    }
  }
}
