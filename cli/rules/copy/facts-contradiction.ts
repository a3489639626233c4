import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { isBilled } from '../words/counts/bill-quantity.ts';
import { countedThings, mayCount, OF_SOME } from '../words/counts/counted-things.ts';
import { isMeant, spelledCounts } from '../words/counts/counts-in-words.ts';
import { isOfKindsBelow, isReckonedCount, isWithOthers } from '../words/counts/counts-of-others.ts';
import { isCrewOfJob } from '../words/counts/crews-of-jobs.ts';
import { isDriven, isReckonedWay } from '../words/counts/driven-ways.ts';
import { isOfInstructions } from '../words/counts/instructions.ts';
import { isOfPricedKind } from '../words/counts/kinds-by-price.ts';
import { areOfOtherThings, isOfSibling, nearestFigures } from '../words/counts/nearest-figures.ts';
import { DISTANCES } from '../words/counts/nouns.ts';
import { numbersOfPages } from '../words/counts/numbers-of-pages.ts';
import { isOfOtherGroup } from '../words/counts/of-group.ts';
import { isOneOfSizes } from '../words/counts/one-of-sizes.ts';
import { isInOtherPassage } from '../words/counts/other-passages.ts';
import { pageStatements } from '../words/counts/page-statements.ts';
import { saysReach } from '../words/counts/said-reach.ts';
import { isOfUnsaidTerm } from '../words/counts/said-terms.ts';
import { isSizeOfGroup } from '../words/counts/sizes-of-groups.ts';
import { differing, strayStatements, suspectsIn } from '../words/counts/stray-statements.ts';
import { tableTotals } from '../words/counts/table-totals.ts';
import { isChosenInExample } from '../words/counts/terms-in-examples.ts';
import { isTile, mayHaveTiles, tileText } from '../words/counts/tiles.ts';
import { isWayToPlace } from '../words/counts/ways-to-places.ts';
import { earlyClosings } from '../words/dates/early-closing.ts';
import { isInFormerEntry } from '../words/dates/past-entries.ts';
import { mayEndOtherwise, otherEnds } from '../words/dates/same-dates.ts';
import { isPast } from '../words/dates/today.ts';
import { mayBeNearCode, nearCodes } from '../words/figures/codes.ts';
import { inDigits } from '../words/figures/in-digits.ts';
import type { KnownFigure } from '../words/figures/known-figures.ts';
import { maySayOtherwise, otherAmounts } from '../words/figures/listed/other-amounts.ts';
import { misnamedMultiples } from '../words/figures/named-multiples.ts';
import { numbersBesideNames } from '../words/figures/numbers-in-names.ts';
import { mayReachOtherwise, otherRadius } from '../words/figures/other-radius.ts';
import { mayShareOtherwise, otherShares } from '../words/figures/other-shares.ts';
import {
  isListedDistance,
  mayLieOtherwise,
  otherDistance,
  placeDistances,
} from '../words/figures/place-distances.ts';
import { mayInsureOtherwise, otherInsuredSums } from '../words/figures/round-sums.ts';
import { isOfNamedLaw, sameMeasures } from '../words/figures/same-units.ts';
import { isOfFormerTimes, isOfHistory } from '../words/figures/sums/sums-of-old.ts';
import { isOfVouchers } from '../words/figures/voucher-terms.ts';
import { mayBeAtRoad, otherRoads } from '../words/names/road-numbers.ts';
import { mayBeStreet, otherNumbers } from '../words/names/street-numbers.ts';
import { proseOf } from '../words/prose-of.ts';
import { sentenceAt } from '../words/sentence-at.ts';
import { isAnotherNumber } from '../words/several/of-another.ts';
import { isPartOfTile, isSomeElsewhere } from '../words/several/some-of-them.ts';
import { blockOf, headlineOf, namesOfEntry } from '../words/surroundings.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace, languageAt } from '../words/text-place.ts';

type Meant = Pick<KnownFigure, 'name' | 'text'>;

/** A number that counts the same thing as a fact but differs from it, and a license number with a wrong digit. */
export const factsContradiction: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    yield* pageStatements(file, facts);
    yield* numbersOfPages(file);
    yield* tableTotals(file);
    yield* earlyClosings(file);
    yield* misnamedMultiples(file);
    yield* numbersBesideNames(file, facts);
    const { copy } = file;
    const counts = mayCount(copy, facts);
    const ends = mayEndOtherwise(copy, facts);
    const shares = mayShareOtherwise(copy, facts);
    const reaches = mayReachOtherwise(copy, facts);
    const ways = mayLieOtherwise(copy, facts);
    const sums = mayInsureOtherwise(copy, facts);
    const amounts = maySayOtherwise(file, facts);
    const tiles = mayHaveTiles(copy);
    const streets = mayBeStreet(copy, facts);
    // The page of another place is about the road there.
    const roads = mayBeAtRoad(copy, facts) && !('place' in Object(file.whole.raw));
    const spelled = spelledCounts(file, facts);
    const strays = suspectsIn(file, facts);
    const others =
      counts ||
      strays !== undefined ||
      ends ||
      shares ||
      reaches ||
      ways ||
      sums ||
      amounts ||
      streets ||
      roads ||
      spelled.length > 0 ||
      mayBeNearCode(copy, facts);
    if (!tiles && !others) return;
    for (const located of file.texts) {
      const isOfTile = tiles && isTile(located);
      if (!others && !isOfTile) continue;
      if (isFactPlace(located, file) || isExample(located) || isQuoted(located)) continue;
      const told = strays ? [...strayStatements(located, file, facts, strays)] : [];
      for (const stray of told) yield { path: located.path, ...stray };
      for (const amount of amounts ? otherAmounts(located, file, facts) : [])
        yield { path: located.path, ...amount };
      const distances = ways ? [...placeDistances(located, file, facts)] : [];
      for (const { span, value, way } of distances)
        if (value !== way.value)
          yield { path: located.path, ...otherDistance(located.text, span, way) };
      const isTold = (at: number) => [...told, ...distances].some(({ span }) => span[0] === at);
      const isSpelled = spelled.some((line) => located.text.includes(line));
      const isShare = shares && mayShareOtherwise(located.text, facts);
      if (!isSpelled && !isShare && !/\d|mill/i.test(located.text)) continue;
      const written = proseOf(located.text);
      const spelledOut = isSpelled
        ? inDigits(written, languageAt(located, file, facts))
        : undefined;
      if (isOfTile) file.dependsOnOthers(located);
      const prose = isOfTile ? tileText(located, file.raw) : (spelledOut?.text ?? written);
      const tell = (digits: Span, ...meant: readonly Meant[]) => ({
        path: located.path,
        ...differing(located.text, spelledOut?.whole(digits) ?? digits, ...meant),
      });
      const isCounted = counts || isSpelled || isOfTile;
      const counted: Span[] = [];
      for (const { span, value, figures } of isCounted ? countedThings(prose, facts) : []) {
        const [first] = figures;
        const isInWords = (spelledOut?.whole(span)[0] ?? span[0]) !== span[0];
        if (isInWords && !isMeant(prose.slice(0, span[0]), first)) continue;
        // The number stands in the text below a large number.
        if (span[1] > located.text.length) continue;
        if (!first || figures.some((figure) => figure.value === value)) continue;
        // What an offer includes is a measure of its own: 100 kilometres with a rented van.
        if (located.path.includes('includes') && first.nouns.some((noun) => DISTANCES.has(noun)))
          continue;
        // What a price is for.
        if (located.path.at(-1) === 'period') continue;
        const [at, end] = spelledOut?.whole(span) ?? span;
        if (isBilled(located.text.slice(end))) continue;
        // Beside the fact, a time is that of another way: so long by car, so long by bus.
        const isTime =
          isOfTile && first.nouns.some((noun) => /^(?:minute|hour|day|week|month)$/.test(noun));
        if (isTime && file.whole.copy.includes(`{${first.name}}`)) continue;
        if (isOfHistory(prose, span[0], facts.now ?? Date.now())) continue;
        if (isReckonedCount(prose, span[0]) || isOfNamedLaw(first.name, prose, span[0])) continue;
        file.dependsOnOthers(located);
        if (isInOtherPassage(located, file.whole.raw, prose, span[0])) continue;
        if (isOfUnsaidTerm(first, located, file.whole.raw, prose, span[0])) continue;
        const isWay = first.nouns.some((noun) => DISTANCES.has(noun));
        if (!saysReach(prose, span, first)) continue;
        const names = figures.map(({ name }) => name);
        if (isWay && (isWayToPlace({ text: prose, span, names }) || isDriven(prose, span)))
          continue;
        const said = { text: prose, span, value };
        if (isWay && figures.some((one) => isReckonedWay(prose, said, one.value))) continue;
        if (isWay && isListedDistance(said, located, file, facts)) continue;
        // Reported as `facts/typed-figure`: another fact has this value.
        const isOther = [...sameMeasures(prose, facts)].some((same) => same.span[0] === span[0]);
        if (isOther) continue;
        const sentence = sentenceAt(prose, span[0]);
        const around = prose.slice(sentence.start, sentence.end);
        if (isOfFormerTimes(around) || isOfVouchers(around, figures)) continue;
        if (isPartOfTile(located, file.raw, said, first)) continue;
        if (isSomeElsewhere(file.whole.copy, said, first)) {
          file.dependsOnOthers(located);
          continue;
        }
        if (isOneOfSizes(first, said, file.whole.copy, facts)) continue;
        if (isOfSibling(first, value, around, facts)) continue;
        if (isOfInstructions(first, around, file.whole.raw)) {
          file.dependsOnOthers(located);
          continue;
        }
        if (isChosenInExample(first, around, file.whole.raw)) {
          file.dependsOnOthers(located);
          continue;
        }
        counted.push(span);
        if (isTold(span[0])) continue;
        const isCrew = isCrewOfJob(located, file, prose, said, figures);
        if (isCrew || isSizeOfGroup(located, file.raw, prose, span[0], figures)) {
          file.dependsOnOthers(located);
          continue;
        }
        const place = { located, raw: file.whole.raw, text: prose, at: span[0] };
        const placed = { ...place, value, written: at, page: file.whole.copy };
        const meant = nearestFigures(figures, value, around, facts).filter(
          (figure) => !isAnotherNumber(figure, placed, facts),
        );
        if (meant.length === 0) continue;
        if (meant.length > 1) file.dependsOnOthers(located);
        const page = `${headlineOf(file.whole.raw)}\n${prose}`;
        if (areOfOtherThings(meant, page)) continue;
        const isUsed = names.some((name) => file.whole.copy.includes(`{${name}}`));
        const isOfSome = first.nouns.some((noun) => OF_SOME.has(noun));
        if (isOfSome && !isUsed && isOfOtherGroup(first, page, facts)) continue;
        // What stands beside a number may say that it is another one.
        file.dependsOnOthers(located);
        if (isOfKindsBelow(located, file.raw, first.value)) continue;
        if (isWithOthers(located, file.raw) || isInFormerEntry(located, file.raw, facts)) continue;
        if (!isOfPricedKind(located, file.whole.raw, at, meant)) yield tell(span, ...meant);
      }
      for (const { span, meant } of shares ? otherShares(prose, facts) : [])
        if (counted.every(([start]) => start !== span[0])) yield tell(span, meant);
      const reach = reaches ? otherRadius(prose, facts) : undefined;
      if (reach && counted.every(([start]) => start !== reach.span[0]))
        yield tell(reach.span, reach.meant);
      if (sums) file.dependsOnOthers(located);
      const beside = sums ? blockOf(located, file.raw) : '';
      for (const { span, meant } of sums ? otherInsuredSums(prose, facts, beside) : [])
        yield tell(span, meant);
      // Past dates with the name of a month are reported as `copy/past-date`.
      const entry = ends ? namesOfEntry(located, file.raw) : '';
      if (entry !== '') file.dependsOnOthers(located);
      for (const { span, ends: end, meant } of ends ? otherEnds(prose, facts, entry) : [])
        if (!isPast(end, facts.now ?? Date.now()) || /^\d+[/.]/.test(prose.slice(...span)))
          yield tell(span, meant);
      for (const { span, meant } of nearCodes(prose, facts)) yield tell(span, meant);
      const name = 'business.address.street';
      for (const span of streets ? otherNumbers(prose, facts) : [])
        yield tell(span, { name, text: facts.get(name) ?? '' });
      for (const span of roads ? otherRoads(prose, facts) : []) {
        const hint = 'Write the number of that road, or correct the address.';
        yield { ...tell(span, { name, text: facts.get(name) ?? '' }), hint };
      }
    }
  },
};
