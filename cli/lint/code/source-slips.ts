import type { Diagnostic } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { copyButtonWords } from '../../rules/copy/copy-button-words.ts';
import { copyNamelessTestimonial } from '../../rules/copy/copy-nameless-testimonial.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { copySpacing } from '../../rules/copy/copy-spacing.ts';
import { copyUnfinished } from '../../rules/copy/copy-unfinished.ts';
import { factsBrokenReference } from '../../rules/copy/facts-broken-reference.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { OPEN_PLACE } from '../../rules/source-syntax.ts';
import type { SourceText } from '../../rules/source-text.ts';
import { couldBeAnywhere } from '../../rules/words/empty-button.ts';
import { CUT, DANGLING } from '../../rules/words/marks/cut-off.ts';
import { isNobody, saidByNobody } from '../../rules/words/names/nobody.ts';
import { REPEATED } from '../../rules/words/repetition.ts';
import { sourceFinding } from './source-finding.ts';

const SENTENCE = /^\p{Lu}[\p{L}’']*(?: \S+){3}/u;

/** True for sentence-like texts, which islands may show later even if no rendered page contains them. */
export function isSentence(text: string): boolean {
  return SENTENCE.test(text);
}

/** Minimum length of what only one person has said. */
const LONG = 45;

/** Entries that repeat an earlier one of their list, and testimonials with the words of another. */
export function* entriesTwice(texts: readonly SourceText[]): Generator<Diagnostic> {
  const seen = new Set<string>();
  for (const text of texts) {
    if (text.text.includes(OPEN_PLACE)) continue;
    const isLong = text.said && text.text.length >= LONG && isSentence(text.text);
    if (text.list === undefined && !isLong) continue;
    const key = `${text.list ?? ''} ${text.text.trim().toLowerCase()}`;
    if (seen.has(key)) yield sourceFinding(text, copyRepeated, undefined, REPEATED);
    seen.add(key);
  }
}

/** Whole texts that stop before their end. */
export function* cutShort(texts: readonly SourceText[], language: string): Generator<Diagnostic> {
  const dangling = DANGLING[language.slice(0, 2)];
  for (const text of texts) {
    if (!text.whole || !isSentence(text.text)) continue;
    const words = text.text.trimEnd();
    const found = words === text.text ? (/,$/.exec(words) ?? dangling?.exec(words)) : null;
    if (!found) continue;
    const span = [found.index, words.length] as const;
    yield sourceFinding(text, copyUnfinished, span, CUT);
  }
}

/** Words that run into a link, for want of a space at the end of a line. */
export function* gluedToLinks({ glued = [], file, source }: SourceText): Generator<Diagnostic> {
  for (const { read, first, start, end } of glued)
    yield report(
      { file, text: source },
      {
        range: rangeAt(source, start, end),
        rule: copySpacing.name,
        severity: copySpacing.severity,
        message: `Visitors read "${read}" here: JSX takes out the line break between the two words.`,
        hint: `Write {' '} at the end of the line, behind "${first}".`,
      },
    );
}

/** Labels that could be on any button. */
export function* emptyLabels(
  texts: readonly SourceText[],
  languageOf: (text: SourceText) => string,
): Generator<Diagnostic> {
  for (const text of texts) {
    if (!text.empty) continue;
    const told = couldBeAnywhere(text.text, languageOf(text));
    yield sourceFinding(text, copyButtonWords, undefined, told);
  }
}

/** Placeholders of other tools; a placeholder around a value of the code is no text. */
const FOREIGN =
  /\{\{[^{}…\n]{0,60}\}\}|\[\[[^[\]…\n]{1,60}\]\]|<%[^<>\n]{0,60}%>|\{%[^{}\n]{0,60}%\}|%[A-Z][A-Z_]{2,30}%|\*\|[^|*\n]{1,40}\|\*/gu;

/** Placeholders that nothing fills in. */
function* foreignPlaces(text: SourceText): Generator<Diagnostic> {
  for (const { 0: written, index } of matchesIn(text.text, FOREIGN))
    yield sourceFinding(text, factsBrokenReference, [index, index + written.length], {
      message: `Visitors would read "${written}" as it stands here: it is a placeholder of another tool.`,
      hint: 'Write the text itself, or a value of the site in an expression of the code.',
    });
}

/** An expression of code between other brackets than those that a template fills in. */
const UNFILLED =
  /\$[([]\s?[\p{L}_][\w$]*(?:\.[\p{L}_]\w*|\([^()…\n]{0,60}\))+\s?[)\]]|(?<!\$)\{\s?[\p{L}_]\w*(?:\.\w+)*\([\w., ]{1,60}\)\s?\}|\$ \{\s?[\p{L}_]\w*(?:\.\w+|\([\w., ]{1,60}\))+\s?\}/gu;

/** Values of the code that visitors read as code. */
function* unfilledValues(text: SourceText): Generator<Diagnostic> {
  for (const { 0: written, index } of matchesIn(text.text, UNFILLED))
    yield sourceFinding(text, factsBrokenReference, [index, index + written.length], {
      message: `Visitors would read "${written}" as it stands here: it is code that nothing runs.`,
      hint: `Write \`\${${written.replace(/^\$? ?[([{]|[)\]}]$/g, '').trim()}}\` between backticks.`,
    });
}

/** What visitors would read instead of a value. */
export function* leftCode(text: SourceText): Generator<Diagnostic> {
  yield* foreignPlaces(text);
  yield* unfilledValues(text);
}

/** A way to reach somebody, which is no address of the web: two slashes make it one that leads nowhere. */
const SLASHED = /^(?<way>mailto|tel|sms):\/\/(?=.)/;

/** Links to mail and phones that no program understands. */
function* slashedLinks(texts: readonly SourceText[]): Generator<Diagnostic> {
  for (const text of texts) {
    const { 0: written = '', groups: { way } = {} } = SLASHED.exec(text.text) ?? {};
    if (way === undefined) continue;
    const rule = { name: 'links/malformed', severity: 'error' as const };
    yield sourceFinding(text, rule, [0, written.length], {
      message: `"${written}" begins an address that no program opens.`,
      hint: `Write "${way}:" without slashes.`,
    });
  }
}

/** Quotations of nobody. */
function* nameless(texts: readonly SourceText[]): Generator<Diagnostic> {
  for (const text of texts) {
    if (!text.author) continue;
    if (text.text.trim() === '' || isNobody(text.text))
      yield sourceFinding(text, copyNamelessTestimonial, undefined, saidByNobody(text.text));
  }
}

/** Slips in texts that are told whether or not a page shows them. */
export function* shownOrNot(texts: readonly SourceText[]): Generator<Diagnostic> {
  yield* nameless(texts);
  yield* slashedLinks(texts);
}
