import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { pathName, valueAt } from '../../content/value-path.ts';
import { copyWords } from '../words/copy-signs.ts';
import { isPageTitle } from '../words/language/english-title.ts';
import { isAboveContent, isHeadingOfPart } from '../words/marks/announcing-headings.ts';
import { bracketedNote } from '../words/marks/bracketed-notes.ts';
import { isOfCopiedPart } from '../words/marks/copied-parts.ts';
import {
  findPlaceholder,
  isNameOfPart,
  MARK_OR_WORD,
  namesItself,
} from '../words/marks/placeholders.ts';
import { mayHaveRemains, remainsIn } from '../words/marks/program-remains.ts';
import { isSpokenOf } from '../words/marks/quoted-marks.ts';
import { isOfCopy, mayBeUntitled } from '../words/marks/untitled.ts';
import { isNobody } from '../words/names/nobody.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { isIn, quotationsIn } from '../words/quotations.ts';
import { isBody, isMessage } from '../words/text-kinds.ts';
import { isExample } from '../words/text-place.ts';

/** Marks of an entry or heading in a body. */
const MARKS = /^\s*(?:[-*+>]|#{1,6}|\d{1,2}\.)\s+/;

/** A body reports `<name>` as HTML that it does not show, and messages leave sums to the visitor. */
function isShownOtherwise(found: string, located: LocatedText): boolean {
  return found.startsWith('<') ? isBody(located) : /^_+$/.test(found) && isMessage(located);
}

/** Templates that a page quotes for its readers have gaps: “Hi [name], thank you for your visit”. */
function placeholderIn(located: LocatedText, language: string): Span | undefined {
  for (const part of partsOf(located)) {
    const found = findPlaceholder(part.text, language);
    if (found && isBody(located) && isIn(quotationsIn(part.text), found.index)) continue;
    if (found && isSpokenOf(part.text, found.index, found[0])) continue;
    if (found && isBody(located) && isHeadingOfPart(part, partsOf(located), language)) continue;
    if (found && !isShownOtherwise(found[0], located))
      return placed(part, found.index, found[0].length);
  }
  const { path, text } = located;
  const isOther = namesItself(path, text) || (isPageTitle(located) && isOfCopy(text));
  return isOther ? [0, text.length] : undefined;
}

/** What a program has left; a body quotes code. */
function leftByProgram(located: LocatedText): Span | undefined {
  for (const part of partsOf(located)) {
    const found = remainsIn(part.text);
    if (found && !(isBody(located) && isIn(quotationsIn(part.text), found[0])))
      return placed(part, found[0], found[1] - found[0]);
  }
  return undefined;
}

/** Table cells may indicate that there is nothing, but not tell a colleague what to write; form fields say what to type. */
function mayHaveMarks({ path, text }: LocatedText): boolean {
  const isAsked = path.includes('fields') && path.at(-1) !== 'label' && path.at(-2) !== 'label';
  return (path.includes('rows') && !bracketedNote(text)) || isAsked;
}

/** Marks in the words around all pages, where the name of a part or a state is a label: "Text", "Coming soon". */
const FILLED_IN = /^[[(<_]|x{2}|^(?:TODO|TBD|FIXME)/i;

/** Words in the titles of a list of short ones. */
const TITLE_WORDS = 4;

/** The texts at the same place in the entries of a list; undefined for a text that is in none. */
function siblingsOf(path: LocatedText['path'], raw: object): readonly unknown[] | undefined {
  const at = path.findLastIndex((step) => typeof step === 'number');
  const list = at < path.length - 2 || at < 1 ? undefined : valueAt(raw, path.slice(0, at));
  if (!Array.isArray(list)) return undefined;
  const others: unknown[] = list.filter((_, index) => index !== path[at]);
  return others.map((entry) => valueAt(entry, path.slice(at + 1)));
}

/** True of one short title among others, which has the meaning of its word: [Lejos, Pendiente, Injusto]. */
function isTitleAmongOthers(located: LocatedText, file: CopyFile): boolean {
  const { path, text } = located;
  if (!MARK_OR_WORD.test(text)) return false;
  file.dependsOnOthers(located);
  const others = siblingsOf(path, file.raw) ?? [];
  return (
    others.length > 0 &&
    others.every(
      (other) =>
        typeof other === 'string' &&
        !MARK_OR_WORD.test(other) &&
        !/[.!?]$/.test(other) &&
        other.split(/\s+/).length <= TITLE_WORDS,
    )
  );
}

function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);
}

/** Text that should have been replaced. */
export const copyPlaceholder: CopyRule = {
  name: 'copy/placeholder',
  severity: 'warning',
  perText: true,
  *check(file, { site }) {
    const { kind, texts, language } = file;
    const mayBe = (line: string) => {
      const words = line.replace(MARKS, '');
      return findPlaceholder(words, language) !== null || isNameOfPart(words);
    };
    const mayBeUnnamed = mayBeUntitled(file.copy);
    const mayHaveCode = mayHaveRemains(file.copy);
    if (!mayBeUnnamed && !mayHaveCode && !copyWords(file).suspects.some(mayBe)) return;
    const samples = kind === 'config' ? (site?.sampleData ?? []) : [];
    for (const located of texts) {
      const { path, text } = located;
      // Reported as `production/sample-data` before the site goes live.
      if (samples.some((name) => isWithin(pathName(path), name))) continue;
      const left = mayHaveCode && !isMessage(located) ? leftByProgram(located) : undefined;
      if (left) {
        yield {
          path,
          span: left,
          message: `Another program has left "${text.slice(...left)}" here.`,
          hint: 'Take it away, or write what it stood for.',
        };
        continue;
      }
      if (isExample(located) || mayHaveMarks(located) || isTitleAmongOthers(located, file))
        continue;
      if (isAboveContent(located, file.raw, language)) {
        file.dependsOnOthers(located);
        continue;
      }
      // Reported as `copy/nameless-testimonial`.
      if (path.at(-1) === 'author' && isNobody(text)) continue;
      const isCopied = mayBeUnnamed && isOfCopiedPart(located, file);
      const span = isCopied ? ([0, text.length] as const) : placeholderIn(located, language);
      if (span && kind === 'words' && !FILLED_IN.test(text.slice(...span))) continue;
      if (span)
        yield {
          path,
          span,
          message: `"${text.slice(...span)}" looks like a placeholder that was never filled in.`,
          hint: 'Replace it with the real text.',
        };
    }
  },
};
