import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyFile, CopyRule, RuleFinding } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { typedAmounts } from '../typed-amounts.ts';
import { copyWords, mayHave } from '../words/copy-signs.ts';
import { countedThings, mayCount } from '../words/counts/counted-things.ts';
import { isDriven } from '../words/counts/driven-ways.ts';
import { isOfInstructions } from '../words/counts/instructions.ts';
import { isOtherLimit } from '../words/counts/limits.ts';
import { isLimitOfOthers } from '../words/counts/limits-of-others.ts';
import { isInOtherPassage } from '../words/counts/other-passages.ts';
import { isInListOfWays } from '../words/counts/tables-of-ways.ts';
import { isWayFromSomewhere, isWayToPlace } from '../words/counts/ways-to-places.ts';
import { isInPastEntry, isOfFormerYearAlone } from '../words/dates/past-entries.ts';
import { sameDates } from '../words/dates/same-dates.ts';
import { isYearOfStaff } from '../words/dates/years-of-staff.ts';
import { isOfDatedBill } from '../words/figures/bills/dated-bills.ts';
import { codeAt, mayHaveCode } from '../words/figures/codes.ts';
import { exactCounts, mayCountExactly } from '../words/figures/exact-counts.ts';
import { isAbout, isOfPartOfYear } from '../words/figures/figure-topics.ts';
import { inDigits } from '../words/figures/in-digits.ts';
import { type KnownFigure, knownFigures } from '../words/figures/known-figures.ts';
import { isInNameOfCampaign } from '../words/figures/listed/names-of-campaigns.ts';
import { mayLieOtherwise, placeDistances } from '../words/figures/place-distances.ts';
import { sameSums } from '../words/figures/round-sums.ts';
import { mayMeasure, sameMeasures } from '../words/figures/same-units.ts';
import { clockRanges } from '../words/hours/clock-ranges.ts';
import { hintOfFact } from '../words/language/fact-language.ts';
import { withUnit } from '../words/language/kept-units.ts';
import { isTypedPhone } from '../words/names/contacts/phone-facts.ts';
import { titlesOf } from '../words/page-titles.ts';
import { proseOf } from '../words/prose-of.ts';
import { sentenceAt } from '../words/sentence-at.ts';
import { isOfAnotherThing, isSmallOfUnsaidGroup } from '../words/several/of-another.ts';
import { isOfPublicService } from '../words/several/public-services.ts';
import { mayBeTwins } from '../words/several/twins.ts';
import { headingAbove, paragraphAt, textsBeside, titleOfRow } from '../words/surroundings.ts';
import { SIGN } from '../words/telling-words.ts';
import { isQuoted, isSearched } from '../words/text-kinds.ts';
import { isExample, isFactPlace, isTime, languageAt } from '../words/text-place.ts';

/** Position of a figure in a text, written as in the configuration. */
function typedAt(text: string, known: KnownFigure, season: string): Span | undefined {
  const figure = known.text;
  for (let at = text.indexOf(figure); at !== -1; at = text.indexOf(figure, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + figure.length] ?? ' '}`;
    if (!/[\p{L}\d]|^[.,$€£]/u.test(around) && mayBeOf(known, text, at, season))
      return [at, at + figure.length];
  }
  return undefined;
}

/** A figure with its noun, which a label explains, in characters. */
const MOST_OF_TILE = 30;

/** A round number, which may count anything, and a short one with a half or another tenth, which may be any rate or length. */
const ROUND = /^(?:\d{1,3}[.,]\d00|\d[.,]\d)$/;

/** A time of day, at which anything may begin. */
const CLOCK_TIME = /^\d{1,2}(?::\d\d$|[:.]\d\d\s?(?:[ap]\.?\s?m\.?|uhr|h)$)/i;

/**
 * False if a round number, or a time, is that of something else where it stands than what the fact is of.
 *
 * @param season what may say of which part of the year a text is: the titles of its page, and the date of its entry.
 */
function mayBeOf(
  { name, text: figure }: KnownFigure,
  text: string,
  at: number,
  season: string,
): boolean {
  const isCommon = ROUND.test(figure) || CLOCK_TIME.test(figure);
  if (!isCommon) return true;
  const paragraph = `${headingAbove(text, at)}\n${paragraphAt(text, at)}`;
  return isAbout(name, isOfPartOfYear(name) ? `${season}\n${paragraph}` : paragraph);
}

const searched = new WeakMap<Facts, readonly KnownFigure[]>();

/** The figures that are searched for as they are written; ranges of times are reported as `facts/typed-hours`. */
function searchedFigures(facts: Facts): readonly KnownFigure[] {
  const figures =
    searched.get(facts) ??
    knownFigures(facts).filter(
      ({ text, isDistinctive, isCode }) =>
        (isDistinctive || isCode) && !clockRanges(text)[0]?.isClock,
    );
  searched.set(facts, figures);
  return figures;
}

/**
 * Figures of the configuration that are typed into a text.
 *
 * @param may.count whether a number in it may count what a fact counts.
 * @param may.measure whether it may repeat a time or a distance: a customer says how long it took that day.
 * @param may.beOf whether a number may be of what a fact is of, where several things have such numbers.
 * @param row title of the row of a cell. @param season what may say of which part of the year the text is.
 */
function* typedFigures(
  text: string,
  facts: Facts,
  may: { count: boolean; measure: boolean; beOf: (figure: KnownFigure, at: number) => boolean },
  row: string,
  season: string,
): Generator<{ span: Span; name: string }> {
  const told: Span[] = [];
  const now = facts.now ?? Date.now();
  const hasCode = mayHaveCode(text, facts);
  for (const figure of searchedFigures(facts)) {
    const typed = figure.isDistinctive ? typedAt(text, figure, season) : undefined;
    const span = typed ?? (figure.isCode && hasCode ? codeAt(text, figure) : undefined);
    if (!span || told.some(([start, end]) => span[0] < end && start < span[1])) continue;
    told.push(span);
    yield { span, name: figure.name };
  }
  const counted = (may.count ? countedThings(text, facts) : []).flatMap(
    ({ span, value, figures }) => {
      const same = figures.find(
        (figure) =>
          figure.value === value &&
          mayBeOf(figure, text, span[0], season) &&
          may.beOf(figure, span[0]),
      );
      return same ? [{ span, name: same.name }] : [];
    },
  );
  for (const { span, name } of [
    ...counted,
    ...(may.measure ? sameMeasures(text, facts, row) : []),
    ...sameSums(text, facts),
    ...sameDates(text, facts),
    ...exactCounts(text, facts),
  ]) {
    if (told.some(([start, end]) => span[0] < end && start < span[1])) continue;
    told.push(span);
    if (!isInPastEntry(text, span[0], now)) yield { span, name };
  }
}

/** False if a copy contains no figure of the configuration. */
function mayRepeat(file: CopyFile, facts: Facts): boolean {
  const { copy } = file;
  return (
    mayHave(file, SIGN.spelled | SIGN.year) ||
    /mill/i.test(copy) ||
    mayCountExactly(copy, facts) ||
    mayCount(copy, facts) ||
    mayMeasure(copy, facts) ||
    mayHaveCode(copy, facts) ||
    knownFigures(facts).some((figure) => figure.isDistinctive && copy.includes(figure.text))
  );
}

/** A figure of the configuration that a text repeats by hand. */
export const factsTypedFigure: CopyRule = {
  name: 'facts/typed-figure',
  severity: 'warning',
  perText: true,
  *check(file, facts): Generator<RuleFinding> {
    if (facts === ANY_FACT || !mayRepeat(file, facts)) return;
    const { spelled } = copyWords(file);
    const counts = mayCount(file.copy, facts);
    const ways = mayLieOtherwise(file.copy, facts);
    const seasons = searchedFigures(facts).some(({ name }) => isOfPartOfYear(name));
    const titles = seasons ? titlesOf(file.whole.raw) : [];
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || isTime(located)) continue;
      const isSpelled =
        spelled.size > 0 && located.text.split('\n').some((line) => spelled.has(line));
      if (!isSpelled && !/\d|mill/i.test(located.text)) continue;
      const written = proseOf(located.text);
      const figures = isSpelled ? inDigits(written, languageAt(located, file, facts)) : undefined;
      const prose = figures?.text ?? written;
      if (!/\d|mill/i.test(prose)) continue;
      const beOf = (figure: KnownFigure, at: number) => {
        file.dependsOnOthers(located);
        const placed = { located, raw: file.whole.raw, text: prose, at, page: file.whole.copy };
        return (
          !isOfAnotherThing(figure, placed, facts) && !isSmallOfUnsaidGroup(figure, placed, facts)
        );
      };
      const isCounted = (counts || isSpelled) && !isSearched(located);
      const may = { count: isCounted, measure: !isQuoted(located), beOf };
      const row = titleOfRow(located, file.raw);
      if (row !== '') file.dependsOnOthers(located);
      // A list has the distance of this place, to which nothing can refer.
      const distances = ways ? [...placeDistances(located, file, facts)] : [];
      const season = seasons ? [...titles, ...textsBeside(located, file.raw)].join('\n') : '';
      if (seasons) file.dependsOnOthers(located);
      for (const { span: digits, name } of typedFigures(prose, facts, may, row, season)) {
        const span = figures?.whole(digits) ?? digits;
        const [start, end] = span;
        if (distances.some((distance) => distance.span[0] === start)) continue;
        const isIn = (amount: { span: Span }) => amount.span[0] < end && start < amount.span[1];
        // Amounts of money have their own rule.
        if (typedAmounts(prose, facts).some(isIn)) continue;
        // So have phone numbers, which are known in any notation.
        if (isTypedPhone(located.text, span, facts)) continue;
        const beside = prose.length <= MOST_OF_TILE ? textsBeside(located, file.raw) : [];
        if (beside.length > 0) file.dependsOnOthers(located);
        if (isOtherLimit(prose, digits, name, beside)) continue;
        if (isLimitOfOthers(prose, digits[0]) || isInNameOfCampaign(prose, digits[0])) continue;
        if (isOfPublicService(prose, digits[0])) continue;
        const around = sentenceAt(prose, digits[0]);
        const sentence = prose.slice(around.start, around.end);
        const figure = knownFigures(facts).find((known) => known.name === name);
        // Whose figure it is depends on what the page is about.
        file.dependsOnOthers(located);
        if (figure && isOfInstructions(figure, sentence, file.whole.raw)) continue;
        if (isYearOfStaff(located, file.whole.raw, span)) continue;
        // What is hardly typed by chance is that figure in any passage.
        if (!figure?.isCode && isOfFormerYearAlone(located, span, file.raw, facts)) continue;
        const isByChance = !figure?.isCode && !figure?.isDistinctive;
        if (isByChance && isInOtherPassage(located, file.whole.raw, prose, digits[0])) continue;
        const language = languageAt(located, file, facts);
        if (isOfDatedBill(located.text, digits, facts, language)) continue;
        const place = { located, raw: file.whole.raw, text: prose, at: digits[0] };
        const [meant = name, ...twins] = mayBeTwins(name, place, facts);
        const way = { text: prose, span: digits, names: [meant, ...twins] };
        if (isWayToPlace(way) || isWayFromSomewhere(way, beside)) continue;
        if (isDriven(way.text, way.span) || isInListOfWays(located, file.raw)) continue;
        yield {
          path: located.path,
          span,
          message: `${located.text.slice(...span)} is typed in by hand, so it stays when the figure in site.config.yaml changes.`,
          hint: withUnit(
            twins.length > 0
              ? `Write ${[meant, ...twins].map((each) => `{${each}}`).join(' or ')} in its place, whichever is meant.`
              : hintOfFact(meant, language, facts, 'its'),
            prose.slice(...digits),
            facts.get(meant) ?? '',
          ),
        };
      }
    }
  },
};
