import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile } from '../../../content/rule.ts';
import { copyWords, mayHave } from '../copy-signs.ts';
import { ANSWERED_IN } from '../figures/in-digits.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { mayShareOtherwise } from '../figures/other-shares.ts';
import { SIGN } from '../telling-words.ts';

/** Years are counted in words, other things in figures of speech: "forty miles", "six hours". */
const YEARS = /\s(?:years|años|jahren?|decades|décadas|jahrzehnt)/i;

/** Minutes are meant as they are said where they are a deadline. */
const MINUTES = new RegExp(
  `(?<!\\p{L})(?:${ANSWERED_IN}|within|inside|in (?:under|less than)|innerhalb(?: von)?|binnen|en menos de|dentro de)\\s[^.!?;\\n]{1,40}(?:\\bmin|hour|hora|stunde)`,
  'iu',
);

/** Weeks and months are meant where something takes them. */
const SPANS = /\s(?:weeks|months|semanas|meses|wochen|monaten?)(?!\p{L})/iu;

/** Directly before the number of weeks or months that something takes. */
const TAKES =
  /(?<!\p{L})(?:takes?|lasts?|needs?|ready in|within|guaranteed for|dauert|dauern|braucht|fertig in|innerhalb von|tardan?|duran?|list[oa]s? en|dentro de)\s+(?:about |around |only |etwa |nur |unas |unos |solo )?$/iu;

/** Directly before the number of minutes of a deadline. */
const WITHIN = new RegExp(
  `(?<!\\p{L})(?:${ANSWERED_IN}|within|inside|under|less than|innerhalb|von|binnen|menos de|dentro de)\\s+(?:\\p{L}+\\s+)?$`,
  'iu',
);

/** The lines of a file with a number of years, a deadline or a share in words, if a fact has such a number. */
export function spelledCounts(file: CopyFile, facts: Facts): readonly string[] {
  if (!mayHave(file, SIGN.spelled)) return [];
  const counts = (unit: string) =>
    knownFigures(facts).some(({ nouns, value }) => value !== undefined && nouns.includes(unit));
  const [years, minutes] = [counts('year'), counts('minute')];
  const spans = counts('week') || counts('month');
  return [...copyWords(file).spelled].filter(
    (line) =>
      (years && YEARS.test(line)) ||
      (minutes && MINUTES.test(line)) ||
      (spans && SPANS.test(line)) ||
      mayShareOtherwise(line, facts),
  );
}

/** True for a number in words that is no figure of speech. */
export function isMeant(before: string, figure: KnownFigure | undefined): boolean {
  const { nouns = [] } = figure ?? {};
  const isSpan = nouns.includes('week') || nouns.includes('month');
  return (
    nouns.includes('year') ||
    (nouns.includes('minute') && WITHIN.test(before)) ||
    (isSpan && nouns.length > 1 && TAKES.test(before))
  );
}
