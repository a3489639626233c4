import type { CopyRule } from '../../content/rule.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import type { TextPart } from '../words/body-parts.ts';
import { lexiconOf } from '../words/lexicon/lexicon.ts';
import { findPlaceholder } from '../words/marks/placeholders.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { UNSEEN, withoutQuotations } from '../words/quotations.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isQuoted } from '../words/text-kinds.ts';

/** Marks in a row, and after calls in a row. */
const CALLS = /!{2,}|!(?!\))[^!.?]{0,25}!/g;

/** Three in a text: two sentences may each have one. */
const THREE = /!(?!\))[^!]*!(?!\))[^!]*!(?!\))/;

/** A paragraph of a body has room for more, but not at the end of three sentences in a row. */
const THREE_IN_A_ROW = /!(?!\))[^!.?…]*!(?!\))[^!.?…]*!(?!\))/;

/** Three or more words in capitals; abbreviations such as E&O or TX DMV are shorter. */
const CAPITALS = /(?<!\p{L})\p{Lu}{3,}(?:\s+\p{Lu}{2,}){2,}(?!\p{L})/gu;

/** Letters that no abbreviation has: a longer one is a word. */
const LONG = 6;

/** True for a row of abbreviations, each of which has a meaning of its own: "the HMRC MTD ITSA pilot". */
function areAbbreviations(words: string, language: string): boolean {
  const lexicon = lexiconOf(language);
  if (lexicon === undefined) return false;
  return words
    .split(/\s+/)
    .every((word) => word.length < LONG && !lexicon.isCompared(word.toLowerCase()));
}

/** Directly before what is written somewhere: "Over the door it says KEEP CLEAR". */
const INSCRIBED =
  /(?<!\p{L})(?:words?|marked|says|said|saying|reads|reading|wrote|written|headlines?|signs?|inscription|engraved|stamped|labell?ed|steht|Schild|Aufschrift|Inschrift|titelte|geschrieben|reza|rezaba|dice|decía|pone|ponía|letrero|cartel|rótulo|inscripción|titular|grabado)(?!\p{L})[^.!?]{0,25}$/iu;

/** Directly after it: "NO ENTRY is written on the door". */
const WRITTEN =
  /^[\p{Lu}\s]*,? (?:(?:is|are|was|were) (?:written|painted|carved|engraved|printed|stamped)|stands?|stood|(?:it|they|the \p{L}+) (?:says?|said|reads?)|steht|stand|reza|rezaba|dice|decía|pone|ponía|se lee|se leía)(?!\p{L})/u;

/** At the end of words in capitals, or directly after them: they are the name of a company. */
const COMPANY = /\s(?:AG|KG|SE|EG|EV|SA|SL|SLU|SRL|LTD|LLC|LLP|PLC|INC|CORP|GMBH|LTDA|SAS)$/;
const OF_COMPANY =
  /^,?\s(?:C\.?\s?A|S\.\s?A|S\.\s?L|S\.\s?R\.\s?L|S\.\s?C|S\. de R|e\.\s?V|GmbH|mbH|Inc|Ltd|LLC)(?!\p{L})/u;

/** Terms that a law wants to be conspicuous, as UCC § 2-316 (2) does for a disclaimed warranty, and the formula of copyright. */
const LEGAL =
  /(?<!\p{L})(?:LIABILIT(?:Y|IES)|LIABLE|WARRANT(?:Y|IES)|DAMAGES|AS IS|NEGLIGENCE|DISCLAIMS?|INDEMNIF?Y|MERCHANTABILITY|ALL RIGHTS RESERVED)(?!\p{L})/u;

/** Directly after the court and the chamber of a file: "BGH XII ZR 17/20". */
const FILE_NUMBER = /^\s\d{1,5}\/\d\d(?!\d)/;

/** The signs or words in capitals that shout among the words of a part that are its own. */
function shoutedAmong(
  own: string,
  { text, kind }: TextPart,
  language: string,
): RegExpExecArray | undefined {
  return (
    [...matchesIn(own, CALLS)][0] ??
    (kind === 'paragraph' ? THREE_IN_A_ROW : THREE).exec(own) ??
    [...matchesIn(own, CAPITALS)].find(
      (found) =>
        !LEGAL.test(text) &&
        !areAbbreviations(found[0], language) &&
        !COMPANY.test(found[0]) &&
        !FILE_NUMBER.test(text.slice(found.index + found[0].length)) &&
        !OF_COMPANY.test(text.slice(found.index + found[0].length)) &&
        !INSCRIBED.test(text.slice(0, found.index)) &&
        !WRITTEN.test(text.slice(found.index + found[0].length)),
    )
  );
}

/**
 * The signs or words in capitals that shout, and not those of an inscription or a quotation, nor of a note that was left over, which is
 * reported as `copy/placeholder` and taken out as a whole: "[ask Anna!!]".
 */
function shoutedIn(
  part: TextPart,
  isInBody: boolean,
  language: string,
): RegExpExecArray | undefined {
  const own = withoutQuotations(part.text, isInBody);
  const found = shoutedAmong(own, part, language);
  const note = found && findPlaceholder(part.text, language);
  if (!note) return found;
  const end = note.index + note[0].length;
  const rest = own.slice(0, note.index) + UNSEEN.repeat(note[0].length) + own.slice(end);
  return shoutedAmong(rest, part, language);
}

/** Capitals and repeated exclamation marks read as shouting. */
export const copyShouting: CopyRule = {
  name: 'copy/shouting',
  severity: 'warning',
  perText: true,
  signs: SIGN.shouting,
  *check({ texts, language }) {
    for (const located of texts)
      for (const part of partsOf(located)) {
        const found = shoutedIn(part, isBody(located), language);
        // Whoever praises may do so loudly.
        if (!found || (isQuoted(located) && found[0].startsWith('!'))) continue;
        yield {
          path: located.path,
          span: placed(part, found.index, found[0].length),
          message: `Capitals and rows of exclamation marks look loud and untrustworthy: "${part.text.slice(found.index, found.index + found[0].length)}".`,
          hint: 'Use sentence case, and no more than one exclamation mark in a text.',
        };
      }
  },
};
