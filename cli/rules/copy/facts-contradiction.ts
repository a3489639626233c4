import { ANY_FACT, type Facts } from '../../content/facts.ts';
import type { CopyFile, CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { mayBeNearCode, nearCodes } from '../words/codes.ts';
import { copyWords, mayHave } from '../words/copy-signs.ts';
import { countedThings, mayCount } from '../words/counted-things.ts';
import { inDigits } from '../words/in-digits.ts';
import { type KnownFigure, knownFigures } from '../words/known-figures.ts';
import { mayShareOtherwise, otherShares } from '../words/other-shares.ts';
import { proseOf } from '../words/prose-of.ts';
import { mayInsureOtherwise, otherInsuredSums } from '../words/round-sums.ts';
import { mayEndOtherwise, otherEnds } from '../words/same-dates.ts';
import { sameMeasures } from '../words/same-units.ts';
import { mayBeStreet, otherNumbers } from '../words/street-numbers.ts';
import { SIGN } from '../words/telling-words.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace, languageAt } from '../words/text-place.ts';
import { isTile, mayHaveTiles, tileText } from '../words/tiles.ts';
import { isPast } from '../words/today.ts';

/** Years are counted in words, other things in figures of speech: "forty miles", "six hours". */
const YEARS = /\s(?:years|años|jahren?)/i;

/** Minutes are meant as they are said where they are a deadline. */
const MINUTES =
  /(?<!\p{L})(?:within|inside|in (?:under|less than)|innerhalb(?: von)?|binnen|en menos de|dentro de)\s[^.!?;\n]{1,40}(?:\bmin|hour|hora|stunde)/iu;

/** Directly before the number of minutes of a deadline. */
const WITHIN =
  /(?<!\p{L})(?:within|inside|under|less than|innerhalb|von|binnen|menos de|dentro de)\s+(?:\p{L}+\s+)?$/iu;

/** The lines of a file with a number of years or a deadline in words, if a fact has such a number. */
function spelledCounts(file: CopyFile, facts: Facts): readonly string[] {
  if (!mayHave(file, SIGN.spelled)) return [];
  const counts = (unit: string) =>
    knownFigures(facts).some(({ nouns, value }) => value !== undefined && nouns.includes(unit));
  const [years, minutes] = [counts('year'), counts('minute')];
  return [...copyWords(file).spelled].filter(
    (line) => (years && YEARS.test(line)) || (minutes && MINUTES.test(line)),
  );
}

/** True for a number in words that is no figure of speech. */
function isMeant(before: string, figure: KnownFigure | undefined): boolean {
  const { nouns = [] } = figure ?? {};
  return nouns.includes('year') || (nouns.includes('minute') && WITHIN.test(before));
}

/** A number that counts the same thing as a fact but differs from it, and a license number with a wrong digit. */
export const factsContradiction: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const { copy } = file;
    const counts = mayCount(copy, facts);
    const ends = mayEndOtherwise(copy, facts);
    const shares = mayShareOtherwise(copy, facts);
    const sums = mayInsureOtherwise(copy, facts);
    const tiles = mayHaveTiles(copy);
    const streets = mayBeStreet(copy, facts);
    const spelled = spelledCounts(file, facts);
    const others =
      counts ||
      ends ||
      shares ||
      sums ||
      streets ||
      spelled.length > 0 ||
      mayBeNearCode(copy, facts);
    if (!tiles && !others) return;
    for (const located of file.texts) {
      const isOfTile = tiles && isTile(located);
      if (!others && !isOfTile) continue;
      if (isFactPlace(located, file) || isExample(located) || isQuoted(located)) continue;
      const isSpelled = spelled.some((line) => located.text.includes(line));
      if (!isSpelled && !/\d|mill/i.test(located.text)) continue;
      const written = proseOf(located.text);
      const spelledOut = isSpelled
        ? inDigits(written, languageAt(located, file, facts))
        : undefined;
      if (isOfTile) file.dependsOnOthers(located);
      const prose = isOfTile ? tileText(located, file.raw) : (spelledOut?.text ?? written);
      const tell = (digits: Span, { name, text }: Pick<KnownFigure, 'name' | 'text'>) => {
        const span = spelledOut?.whole(digits) ?? digits;
        return {
          path: located.path,
          span,
          message: `${located.text.slice(...span)} is not what site.config.yaml says: {${name}} is ${text}.`,
          hint: `Write {${name}}, or correct it there.`,
        };
      };
      const isCounted = counts || isSpelled || isOfTile;
      const counted: Span[] = [];
      for (const { span, value, figures } of isCounted ? countedThings(prose, facts) : []) {
        const [first] = figures;
        const isInWords = (spelledOut?.whole(span)[0] ?? span[0]) !== span[0];
        if (isInWords && !isMeant(prose.slice(0, span[0]), first)) continue;
        // The number stands in the text below a large number.
        if (span[1] > located.text.length) continue;
        if (!first || figures.some((figure) => figure.value === value)) continue;
        // Reported as `facts/typed-figure`: another fact has this value.
        const isOther = [...sameMeasures(prose, facts)].some((same) => same.span[0] === span[0]);
        if (isOther) continue;
        counted.push(span);
        yield tell(span, first);
      }
      for (const { span, meant } of shares ? otherShares(prose, facts) : [])
        if (counted.every(([start]) => start !== span[0])) yield tell(span, meant);
      for (const { span, meant } of sums ? otherInsuredSums(prose, facts) : [])
        yield tell(span, meant);
      // Past dates with the name of a month are reported as `copy/past-date`.
      for (const { span, ends: end, meant } of ends ? otherEnds(prose, facts) : [])
        if (!isPast(end, facts.now ?? Date.now()) || /^\d+[/.]/.test(prose.slice(...span)))
          yield tell(span, meant);
      for (const { span, meant } of nearCodes(prose, facts)) yield tell(span, meant);
      const name = 'business.address.street';
      for (const span of streets ? otherNumbers(prose, facts) : [])
        yield tell(span, { name, text: facts.get(name) ?? '' });
    }
  },
};
