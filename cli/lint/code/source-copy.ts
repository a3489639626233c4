import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { FACT_REFERENCE, type Facts, factsIn } from '../../content/facts/facts.ts';
import type { CopyFile } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import { copyLanguage } from '../../rules/copy/copy-language.ts';
import { copyLinkWords } from '../../rules/copy/copy-link-words.ts';
import { copySpacing } from '../../rules/copy/copy-spacing.ts';
import { factsBrokenReference } from '../../rules/copy/facts-broken-reference.ts';
import { TextsOfFile } from '../../rules/copy-file.ts';
import { applyCopyRule } from '../../rules/copy-rules.ts';
import { SOURCE_RULES } from '../../rules/rules.ts';
import { OPEN_PLACE } from '../../rules/source-syntax.ts';
import { overlaps, type SourceText } from '../../rules/source-text.ts';
import { SITE_FOLDERS } from '../../rules/source-texts.ts';
import { copyTexts } from '../../rules/texts.ts';
import { languageOf } from '../../rules/words/language/text-language.ts';
import { lexiconOf } from '../../rules/words/lexicon/lexicon.ts';
import { hashOf } from '../../rules/words/lexicon/word-hash.ts';
import type { RenderedStaticPage } from '../../templates/static-pages.ts';
import { renderedTexts } from '../rendered/rendered-texts.ts';
import { leftEnglish } from './left-english.ts';
import { literalMarkup } from './literal-markup.ts';
import { sourceFinding } from './source-finding.ts';
import { dialledInCode } from './source-numbers.ts';
import {
  cutShort,
  emptyLabels,
  entriesTwice,
  gluedToLinks,
  isSentence,
  leftCode,
  shownOrNot,
} from './source-slips.ts';
import { strayDollars } from './stray-dollars.ts';
import { translatedPlaces } from './translated-places.ts';

/** Inputs for checking the texts in the code of a site. */
export interface CodeSite {
  root: string;
  cwd: string;
  facts: Facts;
  metas: readonly PageMeta[];
  rendered: readonly RenderedStaticPage[];
}

/** Stands for a filled-in value: not a letter, sign or space, and as long as its placeholder. */
const UNSEEN = '\u2060'.repeat(OPEN_PLACE.length);

/** Texts of one file in one language for the rules: paths are their indices. */
interface CodeCopy {
  language: string;
  texts: SourceText[];
}

/** All visible text of the rendered pages, as plain words. */
function shownWords(rendered: readonly RenderedStaticPage[]): string {
  const texts = rendered.flatMap(({ html }) => renderedTexts(html).map(({ text }) => text));
  return plainWords([...new Set(texts)].join('\n'));
}

/** A literal that starts in lower case: a code, a name, or a search phrase. */
const CODE = /^["'`]\p{Ll}/u;

/** What a literal has that starts with a digit and is too short for a sentence: a size, a code, or the scale of a map. */
const SIZE = /^\d\S*(?: \S+)?$/;
const LITERAL = /["'`]/;

/** A text that is still to be written. */
const MARK = /^(?:TODO|TBD|FIXME|XXX+|Lorem ipsum)(?:\s|$)/;

/** Begins like a text of two words and more. */
const WORDS = /^\p{Lu}\S* \p{L}/u;

/** True for visible text, as opposed to names and codes. */
function isShown(located: SourceText, shown: string): boolean {
  const { text, source, start, link, whole, language } = located;
  if (link || (language !== undefined && WORDS.test(text))) return true;
  if (isSentence(text) || (whole && MARK.test(text))) return true;
  if (CODE.test(source.slice(start, start + 2))) return false;
  if (LITERAL.test(source[start] ?? '') && SIZE.test(text)) return false;
  const pieces = text.split(OPEN_PLACE).map(plainWords);
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one), '');
  return /\S [^\s,]/.test(longest) && shown.includes(longest);
}

/** Number of words in a text that a language has. */
function knownWords(text: string, language: string): number {
  const lexicon = lexiconOf(language);
  return (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => lexicon?.has(hashOf(word))).length;
}

/** The most likely of several languages for a text; the first if undecided. */
function likeliest(text: string, languages: readonly string[]): string | undefined {
  const spoken = languageOf(text);
  const told = languages.find((language) => language.slice(0, 2) === spoken);
  if (told !== undefined || languages.length < 2) return told ?? languages[0];
  const counts = languages.map((language) => knownWords(text, language));
  return languages[counts.indexOf(Math.max(...counts))];
}

/** Determines the language of texts in a file: that of its page, or of its words if code has several. */
function languageReader({ facts, metas }: CodeSite) {
  const { languages = ['en'] } = facts;
  const folders = metas
    .flatMap(({ origin, entry }) => (origin ? [{ folder: `${dirname(origin.path)}/`, entry }] : []))
    .sort((a, b) => b.folder.length - a.folder.length);
  return (path: string, { text, language: named }: SourceText): string => {
    const told = languages.find((language) => language.slice(0, 2) === named);
    if (told !== undefined) return told;
    const page = folders.find(({ folder }) => path.startsWith(folder));
    if (page) return page.entry.language;
    return likeliest(text, languages) ?? 'en';
  };
}

/** True for a module of the site itself. */
export function isOfSite(path: string, root: string): boolean {
  const inside = relative(root, path);
  return !isAbsolute(inside) && SITE_FOLDERS.some((folder) => inside.startsWith(`${folder}/`));
}

/** True for the code of pages; texts of sections may be samples of data. */
function isOfPage({ file }: SourceText, { root, cwd }: CodeSite): boolean {
  return resolve(cwd, file).startsWith(resolve(root, 'pages') + sep);
}

/** References to facts in a text of code, where nothing fills them in; those of a template in plain quotes together. */
function* openReferences(text: SourceText, facts: Facts): Generator<Diagnostic> {
  const groups = new Set(facts.names.map((name) => name.split('.')[0]));
  let isTold = false;
  for (const { 0: written, 1: name = '', index } of matchesIn(text.text, FACT_REFERENCE)) {
    if (!groups.has(name.split('.')[0])) continue;
    const end = index + written.length;
    if (text.text[index - 1] !== '$') {
      yield sourceFinding(text, factsBrokenReference, [index, end], {
        message: `Visitors would read "${written}" as it stands here: in code, nothing fills in the fact.`,
        hint: `Write the value of the site: \`\${site.${name}}\`.`,
      });
      continue;
    }
    if (isTold) continue;
    isTold = true;
    yield sourceFinding(text, factsBrokenReference, [index - 1, end], {
      message: `Visitors would read "$${written}" as it stands here: only a text between backticks is filled in.`,
      hint: 'Put the text between backticks instead of quotes.',
    });
  }
}

/** Visible texts, by file and language. */
function shownCopies(texts: readonly SourceText[], site: CodeSite): Iterable<CodeCopy> {
  const shown = shownWords(site.rendered);
  const languageAt = languageReader(site);
  const copies = new Map<string, CodeCopy>();
  for (const text of texts) {
    const path = resolve(site.cwd, text.file);
    if (
      text.replacement ||
      text.author ||
      text.empty ||
      !isOfSite(path, site.root) ||
      !isShown(text, shown)
    )
      continue;
    const language = languageAt(path, text);
    const copy = copies.get(`${language} ${path}`) ?? { language, texts: [] };
    copies.set(`${language} ${path}`, copy);
    copy.texts.push(text);
  }
  return copies.values();
}

/** Most words of a label in a table of texts. */
const MOST_WORDS = 4;

/** Texts of code as those of a page in data. The label of a text is beside it, and a text of its own as well. */
function readAsPage({ language, texts }: CodeCopy): CopyFile {
  const raw = texts.map(({ text, quoted, link, label, language: named }) => {
    const read = text.replaceAll(OPEN_PLACE, UNSEEN);
    if (link) return { label: read, href: '' };
    if (quoted) return { quote: read };
    if (named !== undefined && read.split(' ').length <= MOST_WORDS) return { heading: read };
    return label === undefined ? read : { title: label, text: read };
  });
  const shown = copyTexts(raw).filter(({ path }) => path.at(-1) !== 'title');
  return new TextsOfFile({ kind: 'page', language, raw }, shown);
}

/** A range of spaces with the word before it and the sign after it, which can be found in the source. */
function withWord([start, end]: Span, text: string): Span {
  return [text.slice(0, start).search(/\S+\s*$/), end + 1];
}

/** False for spaces that code joins texts with: at the ends of a text, and doubled ones, which a page shows as one. */
function isMisplaced(text: string, [start, end]: Span = [0, 0]): boolean {
  if (start === 0 || end === text.length) return false;
  return text.slice(start, end).trim() !== '' || /[,;:.!?)]/.test(text[end] ?? '');
}

/**
 * Findings of the engine's copy rules in texts that the code of a site renders, at their source. Rules that depend
 * on the part of a page cannot be applied there.
 */
export function checkSourceCopy(texts: readonly SourceText[], site: CodeSite): Diagnostic[] {
  const isOwn = ({ file }: SourceText) => isOfSite(resolve(site.cwd, file), site.root);
  const own = texts.filter(isOwn);
  const ofPages = own.filter((text) => isOfPage(text, site));
  const languageAt = languageReader(site);
  const languageOf = (text: SourceText) => languageAt(resolve(site.cwd, text.file), text);
  const empty = ofPages.filter((text) => text.empty);
  const found: Diagnostic[] = [
    ...shownOrNot(own),
    ...dialledInCode(own, site.facts),
    ...emptyLabels(empty, languageOf),
    ...leftEnglish(own),
    ...literalMarkup(own, site.rendered),
    ...strayDollars(own, site.facts),
    ...translatedPlaces(own, (site.facts.languages?.[0] ?? 'en').slice(0, 2)),
  ];
  for (const copy of shownCopies(texts, site)) {
    const file = readAsPage(copy);
    const facts = factsIn(copy.language, site.facts);
    const places = new Set<string>();
    for (const text of copy.texts) found.push(...gluedToLinks(text));
    found.push(...entriesTwice(copy.texts), ...cutShort(copy.texts, copy.language));
    for (const text of copy.texts)
      if (isOfPage(text, site)) found.push(...openReferences(text, facts), ...leftCode(text));
    for (const rule of SOURCE_RULES)
      for (const { path, span, repair: _, ...told } of applyCopyRule(rule, file, facts)) {
        const text = copy.texts[Number(path[0])];
        // Unlike `language` in data, nothing in code marks a quotation as being in another language.
        if (!text || (text.quoted && rule === copyLanguage)) continue;
        if (rule === copySpacing && !isMisplaced(text.text, span)) continue;
        const at = rule === copySpacing && span ? withWord(span, text.text) : span;
        const finding = sourceFinding(text, rule, at, told);
        // The words of a link or button are a text of their own, too.
        const place = `${rule.name} ${finding.file}:${finding.line} ${finding.message}`;
        const isTwin = places.has(place) || empty.some((label) => overlaps(label, text));
        if (rule === copyLinkWords && isTwin) continue;
        places.add(place);
        found.push(finding);
      }
  }
  return found;
}
