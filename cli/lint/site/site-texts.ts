import type { WordsByLanguage } from '../../../schemas/words/words.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { SiteSchemas } from '../../content/shape/site-schemas.ts';
import { report } from '../../content/source-file.ts';
import { speaksOfItself } from '../../content/text-rules/of-others.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import { factsTypedAmount } from '../../rules/copy/facts-typed-amount.ts';
import { locationIn, SourceIndex } from '../../rules/find-source.ts';
import type { RuleBook } from '../../rules/rule-book.ts';
import type { SourceText } from '../../rules/source-text.ts';
import { type KnownSources, type SourceSearch, sourceTexts } from '../../rules/source-texts.ts';
import { answering } from '../../rules/texts/company.ts';
import type { FoundBreach } from '../../rules/texts/text-rules.ts';
import { typedAmounts } from '../../rules/typed-amounts.ts';
import type { RenderedStaticPage } from '../../templates/static-pages.ts';
import { checkCodeReadings } from '../code/code-readings.ts';
import { checkSourceClasses } from '../code/source-classes.ts';
import { checkSourceCopy } from '../code/source-copy.ts';
import { checkSourceElements } from '../code/source-elements.ts';
import { sourceFinding } from '../code/source-finding.ts';
import { checkSourceStyles } from '../code/source-styles.ts';
import { checkSourceVariables } from '../code/source-variables.ts';
import { unusedClasses } from '../code/unused-classes.ts';
import { ToldSentences } from '../copies/told-sentences.ts';
import { type RenderedText, renderedTexts } from '../rendered/rendered-texts.ts';
import { noteConfigured } from './configured-texts.ts';
import type { KnownPages } from './known-pages.ts';
import { checkPageFiles } from './page-file-texts.ts';
import { checkStarters, suspicion } from './texts-ahead.ts';

/** Inputs for checking all texts besides the landings. */
export interface SiteTexts {
  /** Folder of the site. */
  root: string;
  /** Rendered hand-written pages, and the files of all pages. */
  rendered: readonly RenderedStaticPage[];
  metas: readonly PageMeta[];
  /** The files of pages of the wrong shape, if these are checked, too. */
  faulty?: readonly PageMeta[];
  facts: Facts;
  /** Words of all languages, with facts filled in. */
  words: WordsByLanguage;
  schemas: SiteSchemas;
  rules: RuleBook;
  /** Paths of the site's own starters. */
  starters: readonly string[];
  cwd: string;
  /** Cache of sources from an earlier check. */
  sources?: KnownSources;
  /** The modules of the engine, if they need not be read again. */
  engine?: SourceSearch['engine'];
  /** Findings about the starters, if already known. */
  inStarters?: readonly Diagnostic[];
  /** Cache of findings in the files of pages, for the same facts and rules; used and filled. */
  known?: KnownPages;
}

function folderOf(route: string): string {
  return `pages/${route}/`;
}

function sourceDiagnostic(text: SourceText, breach: FoundBreach): Diagnostic {
  const { rule, message, hint } = breach;
  return report(
    { file: text.file, text: text.source },
    { range: locationIn(text, breach), rule: rule.name, message, hint },
  );
}

/** A breach on a rendered page, with the index of the page. */
interface ShownBreach extends FoundBreach {
  place: number;
}

/** Breaches in texts as shown on pages, in their context. */
function breachesShown({ rendered, facts, rules }: SiteTexts): {
  breaches: ShownBreach[];
  shown: string;
} {
  const seen = new Set<string>();
  const breaches: ShownBreach[] = [];
  for (const [place, { page, html }] of rules.text.isEmpty ? [] : rendered.entries()) {
    for (const text of renderedTexts(html)) {
      const key = `${text.denied === true} ${text.ofOthers === true} ${text.text} ${text.next ?? ''}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const breach of rules.text.breachesOf({ ...text, page: page.entry.path }, facts))
        if (!isExcused(text, breach)) breaches.push({ ...breach, place });
    }
  }
  return { breaches, shown: plainWords([...seen].join('\n')) };
}

function tellRendered(
  breaches: readonly ShownBreach[],
  { rendered, metas }: SiteTexts,
  index: SourceIndex,
  told: ToldSentences,
): void {
  for (const breach of breaches) {
    const { rule, sentence, message, hint, place } = breach;
    if (told.has(rule, sentence)) continue;
    const page = rendered[place]?.page;
    const route = page?.route ?? '';
    const source = index.find(sentence, folderOf(route));
    const meta = metas.find(({ entry }) => entry.path === page?.entry.path);
    const file = meta?.file.replace(/page\.yaml$/, '+Page.tsx') ?? route;
    const whole = {
      file,
      ...WHOLE_FILE,
      rule: rule.name,
      severity: 'error' as const,
      message,
      hint,
    };
    told.add(breach, source ? sourceDiagnostic(source, breach) : whole);
  }
}

function isExcused(text: RenderedText, { rule, sentence }: FoundBreach): boolean {
  if (rule.everywhere) return text.denied === true && rule.deniable === true;
  const { searched, denied, ofOthers } = text;
  return searched || denied || (ofOthers === true && !speaksOfItself(sentence)) || false;
}

/** Texts that are shown later or elsewhere: those of islands, the frame of landings, preview pictures. */
function checkSources(
  texts: readonly SourceText[],
  shown: string,
  { facts, rules }: SiteTexts,
  told: ToldSentences,
): void {
  for (const [at, text] of texts.entries()) {
    const read = { text: text.text, ...answering(texts, at) };
    for (const breach of rules.text.breachesOf(read, facts)) {
      if (isExcused(read, breach)) continue;
      // Texts on a rendered page have been checked there, together with their heading.
      const source = breach.inNext ? (texts[at + 1] ?? text) : text;
      if (!shown.includes(breach.sentence)) told.add(breach, sourceDiagnostic(source, breach));
    }
  }
}

/** Prices that are typed into the sources. */
function typedInSources(texts: readonly SourceText[], facts: Facts): Diagnostic[] {
  return texts.flatMap((text) =>
    text.replacement
      ? []
      : typedAmounts(text.text, facts).map(({ span, message, hint }) =>
          sourceFinding(text, factsTypedAmount, span, { message, hint }),
        ),
  );
}

/**
 * Checks every text besides the landings against the text rules: `page.yaml` files, rendered hand-written pages,
 * islands and frame, and the site's own starters. A violation is reported once, at its source, or for the page's
 * component if the source is not found.
 */
export async function checkSiteTexts(site: SiteTexts): Promise<Diagnostic[]> {
  const { root, cwd, facts, rules } = site;
  const told = new ToldSentences();
  noteConfigured(site, site.words, told);
  checkPageFiles(site, told);
  const { breaches, shown } = breachesShown(site);
  // All sources are needed only to find the origin of a violation.
  const isWanted = breaches.length > 0 ? undefined : suspicion(rules, root);
  const { sources: known, engine } = site;
  const texts = await sourceTexts(root, cwd, { isWanted, known, engine });
  const inClasses = await checkSourceClasses(root, cwd, facts);
  tellRendered(breaches, site, new SourceIndex(texts), told);
  checkSources(texts, shown, site, told);
  return [
    ...told.diagnostics,
    ...typedInSources(texts, facts),
    ...checkSourceCopy(texts, site),
    ...inClasses,
    ...unusedClasses(root, cwd, inClasses),
    ...checkSourceVariables(root, cwd, facts),
    ...(await checkSourceStyles(root, cwd)),
    ...(await checkSourceElements(root, cwd, facts)),
    ...checkCodeReadings(site.metas, facts, cwd),
    ...(site.inStarters ?? checkStarters(site)),
  ];
}
