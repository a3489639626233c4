import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { type Facts, resolveFacts } from '../../content/facts.ts';
import { checkLanding } from '../../content/landing-file.ts';
import type { PageMeta } from '../../content/page-index.ts';
import type { SiteSchemas } from '../../content/site-schemas.ts';
import { readSource, report } from '../../content/source-file.ts';
import { parseYaml } from '../../content/yaml-file.ts';
import type { WordsByLanguage } from '../../schemas/words.ts';
import type { RenderedWrittenPage } from '../build/written-pages.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { placeIn, SourceIndex } from './find-source.ts';
import { answering, breachesIn, breachesOf, isSuspicious, LAW_RULES } from './law/landing-laws.ts';
import type { Breach, Law } from './law/law.ts';
import { plainWords } from './law/plain-words.ts';
import { type RenderedText, renderedTexts } from './rendered-texts.ts';
import { factsTypedAmount } from './rules/facts-typed-amount.ts';
import { runRules } from './run-rules.ts';
import { type SourceText, sourceTexts } from './source-texts.ts';
import { placedTexts } from './texts.ts';
import { typedAmounts } from './typed-amounts.ts';

/** The starters that new landings begin with. */
export const STARTERS = join(ENGINE_ROOT, 'cli/new-landing/starters');

/** What the check of all texts besides the landings needs. */
export interface SiteTexts {
  /** Folder of the site. */
  root: string;
  /** Rendered hand-written pages, in the order of `metas`. */
  rendered: readonly RenderedWrittenPage[];
  metas: readonly PageMeta[];
  facts: Facts;
  /** Words of all languages, facts filled in. */
  words: WordsByLanguage;
  schemas: SiteSchemas;
  cwd: string;
}

/** Tells each fault once, however many pages show the text. */
class Told {
  readonly diagnostics: Diagnostic[] = [];
  readonly #sentences: { law: Law; sentence: string }[] = [];

  has(law: Law, sentence: string): boolean {
    return this.#sentences.some(
      (told) =>
        told.law === law && (told.sentence.includes(sentence) || sentence.includes(told.sentence)),
    );
  }

  add(law: Law, sentence: string, diagnostic: Diagnostic | undefined): void {
    if (this.has(law, sentence)) return;
    this.#sentences.push({ law, sentence });
    if (diagnostic) this.diagnostics.push(diagnostic);
  }
}

/** Texts of `page.yaml` files, which have places of their own. */
function checkPageFiles({ metas, facts, cwd }: SiteTexts, told: Told): void {
  for (const { origin } of metas) {
    const source = origin && readSource(origin.path, { cwd }).source;
    if (!source) continue;
    const { value: written, locate } = parseYaml(source);
    const value = resolveFacts(written, facts);
    const place = (path: readonly PropertyKey[]) => locate(path, 'value');
    for (const { law, path, sentence, message, hint } of breachesIn(
      value,
      placedTexts(value, []),
      facts,
    )) {
      const finding = { range: place(path), rule: law.name, message, hint };
      told.add(law, sentence, report(source, finding));
    }
    for (const { path, text } of placedTexts(written, []))
      for (const { span, ...words } of typedAmounts(text, facts)) {
        const range = locate(path, 'value', span);
        const finding = {
          range,
          rule: factsTypedAmount.name,
          severity: 'warning' as const,
          ...words,
        };
        told.diagnostics.push(report(source, finding));
      }
  }
}

/** Faults that `site.config.yaml` is told for are not told again on the pages that show its texts. */
function noteConfigured(facts: Facts, told: Told): void {
  for (const name of facts.names)
    for (const { law, sentence } of breachesOf({ text: facts.get(name) ?? '' }, facts))
      told.add(law, sentence, undefined);
}

/** Nor are those that a file of words is told for. */
function noteWords({ words, facts }: SiteTexts, told: Told): void {
  for (const { text } of placedTexts(words, []))
    for (const { law, sentence } of breachesOf({ text }, facts)) told.add(law, sentence, undefined);
}

/** The semicolon of an entity ends no sentence. */
function withoutEntities(source: string): string {
  return source.includes('&') ? source.replace(/&\w+;/g, ' ') : source;
}

function folderOf(route: string): string {
  return `pages/${route}/`;
}

function sourceDiagnostic(
  text: SourceText,
  { law, sentence, message, hint }: Breach & { law: Law },
): Diagnostic {
  return report(
    { file: text.file, text: text.source },
    { range: placeIn(text, sentence), rule: law.name, message, hint },
  );
}

/** A breach on a rendered page, by the page's place in the list. */
interface ShownBreach extends Breach {
  law: Law;
  place: number;
}

/** What pages show, judged where it stands. */
function breachesShown(site: SiteTexts): { breaches: ShownBreach[]; shown: string } {
  const seen = new Set<string>();
  const breaches: ShownBreach[] = [];
  for (const [place, { page, html }] of site.rendered.entries()) {
    for (const text of renderedTexts(html)) {
      const key = `${text.denied === true} ${text.text} ${text.next ?? ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const breach of breachesOf({ ...text, page: page.entry.path }, site.facts))
        if (!isExcused(text, breach.law)) breaches.push({ ...breach, place });
    }
  }
  return { breaches, shown: plainWords([...seen].join('\n')) };
}

function tellRendered(
  breaches: readonly ShownBreach[],
  { rendered, metas }: SiteTexts,
  index: SourceIndex,
  told: Told,
): void {
  for (const breach of breaches) {
    const { law, sentence, message, hint, place } = breach;
    if (told.has(law, sentence)) continue;
    const route = rendered[place]?.page.route ?? '';
    const source = index.find(sentence, folderOf(route));
    const file = metas[place]?.file.replace(/page\.yaml$/, '+Page.tsx') ?? route;
    const whole = {
      file,
      ...WHOLE_FILE,
      rule: law.name,
      severity: 'error' as const,
      message,
      hint,
    };
    told.add(law, sentence, source ? sourceDiagnostic(source, breach) : whole);
  }
}

function isExcused(text: RenderedText, law: Law): boolean {
  return !law.everywhere && (text.searched === true || text.denied === true);
}

/** What is shown later or elsewhere: words that islands bring, the frame of landings, preview pictures. */
function checkSources(texts: readonly SourceText[], shown: string, facts: Facts, told: Told): void {
  for (const [at, text] of texts.entries()) {
    const read = { text: text.text, ...answering(texts, at) };
    for (const breach of breachesOf(read, facts)) {
      if (read.denied && !breach.law.everywhere) continue;
      // What a rendered page shows has been judged there, with the heading that it stands under.
      if (!shown.includes(breach.sentence))
        told.add(breach.law, breach.sentence, sourceDiagnostic(text, breach));
    }
  }
}

/** Prices that are typed into the sources. */
function typedInSources(texts: readonly SourceText[], facts: Facts): Diagnostic[] {
  return texts.flatMap((text) =>
    text.replacement
      ? []
      : typedAmounts(text.text, facts).map(({ span, ...words }) => {
          const range = placeIn(text, text.text.slice(span[0] + 1, span[1]));
          const source = { file: text.file, text: text.source };
          return report(source, {
            range,
            rule: factsTypedAmount.name,
            severity: 'warning',
            ...words,
          });
        }),
  );
}

function checkStarters({ facts, schemas, cwd }: SiteTexts): Diagnostic[] {
  return readdirSync(STARTERS).flatMap((name) => {
    const { source } = readSource(join(STARTERS, name), { cwd });
    const landing = source && checkLanding(source, facts, schemas).landing;
    return landing ? runRules([...LAW_RULES, factsTypedAmount], landing, facts) : [];
  });
}

/**
 * Holds every text besides the landings to the law: `page.yaml` files, what the hand-written pages show,
 * what islands and the frame bring, and the starters. A fault is told once, where its words stand in
 * the sources; if they cannot be found there, for the page's component as a whole.
 */
export async function checkSiteTexts(site: SiteTexts): Promise<Diagnostic[]> {
  const told = new Told();
  noteConfigured(site.facts, told);
  noteWords(site, told);
  checkPageFiles(site, told);
  const rendered = breachesShown(site);
  // Most files hold nothing that could be wrong; all are needed only to find where a fault comes from.
  const suspicious = (source: string) =>
    /\$\d/.test(source) || isSuspicious(withoutEntities(source));
  const texts = await sourceTexts(
    site.root,
    site.cwd,
    rendered.breaches.length > 0 ? undefined : suspicious,
  );
  tellRendered(rendered.breaches, site, new SourceIndex(texts), told);
  const { shown } = rendered;
  checkSources(texts, shown, site.facts, told);
  return [...told.diagnostics, ...typedInSources(texts, site.facts), ...checkStarters(site)];
}
