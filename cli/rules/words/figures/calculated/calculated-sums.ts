import { mistakes } from '../../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../../content/facts/facts.ts';
import type { Amount } from '../amounts.ts';
import { isAboutFee } from '../figure-topics.ts';
import { areaCosts } from './areas.ts';
import { type Around, aroundAt, type CalculatedPlace } from './around.ts';
import * as calculations from './calculations.ts';
import { type Calculation, SAME } from './calculations.ts';
import { countsOfFacts } from './counts-of-facts.ts';
import { countInKey } from './factors.ts';
import { fromNames } from './from-names.ts';
import { inOwnEntry } from './own-entries.ts';
import { paragraphTotal } from './paragraph-totals.ts';
import { referredShares } from './referred-shares.ts';
import { isCalledResult } from './results.ts';
import { rowCalculations } from './row-sums.ts';
import { saidTogether } from './said-together.ts';
import { distinct, few, termsNamed } from './terms.ts';
import { COMES_TO } from './totals-in-sentences.ts';
import { isAboutTravel, isAfterFree, travelCosts } from './travel-costs.ts';

/** More fees than these are no two that are compared. */
const MOST_COMPARED = 3;

/** Sums that are said to be rounded differ by up to this much. */
const HALF = 0.5;

/** Directly before and after a sum by which something is more or less, or that is left. */
const DIFFERENCE_BEFORE =
  /(?<!\p{L})(?:sav(?:es?|ed|ings?)(?: of)?|spar(?:e|en|t|st)|ersparnis(?: von)?|ahorr(?:a[ns]?|o(?: de)?|e)|less by|cheaper by|difference (?:of|is)|unterschied (?:von|ist)|diferencia (?:es )?de|remains?|leaves?|quedan?|bleiben|bleibt)\s(?:\p{L}+\s){0,2}$/iu;
const DIFFERENCE_AFTER =
  /^\s(?:less|more|off|cheaper|dearer|saved|weniger|mehr|günstiger|billiger|teurer|ersparnis|rabatt|gespart|menos|más|de (?:ahorro|descuento|rebaja|diferencia)|remains?|(?:is|are) left|left|bleiben|bleibt|übrig)(?!\p{L})/iu;

/** Those that say that something is less. */
const LESS =
  /(?<!\p{L})(?:sav|less|off|cheaper|spar|ersparnis|weniger|günstiger|billiger|rabatt|gespart|ahorr|menos|descuento|rebaja)/iu;

/** Directly after a sum for each of something: "$33 a lesson". */
const RATE =
  /^(?:\s(?:(?:for )?(?:an?|each|every|one)|per|por|cada|el|la|al|a la|pro|je|die|der|das)\s\p{L}|\s?\/\s?\p{L}|\s(?:each|apiece|c\/u)(?!\p{L}))/iu;

/** Says the same in the title of a row. */
const RATE_TITLE =
  /(?<!\p{L})(?:prices?|costs?|preis|kosten|precio|coste?)\s(?:\p{L}+\s)?(?:for (?:an?|each|one)|per|pro|je|por|a la|al|cada)\s\p{L}/iu;

/** Directly before the result of a calculation. */
const RESULT =
  /(?:[:=]|\s[–—])\s?[*_(]{0,2}$|(?<!\p{L})(?:(?:that|which) (?:is|are|would be|makes)|das (?:sind|macht|wären)|(?:que |lo que |eso )?(?:son|hacen|sería[n]?))\s(?:\p{L}+\s)?$/iu;

/** One of what a card is for. */
const EACH_TIME =
  /(?<!\p{L})(?:each|every|per|one|single|same|lessons?|visits?|class|hour|je|pro|jede[rs]?|einzelne\p{L}?|dieselbe|stunde|besuch|mal|cada|por|una?|misma|clase|visita|hora)(?!\p{L})/iu;

/** That several things are taken together. */
const TOGETHER =
  /(?<!\p{L})(?:together|altogether|in all|in total|total|both|combined|zusammen|insgesamt|beides?|gesamt|en total|junt[oa]s|ambos|las dos cosas|todo)(?!\p{L})/iu;

/** Directly before a sum that is rounded to whole units. */
const ABOUT =
  /(?<!\p{L})(?:about|around|roughly|some|just (?:over|under)|nearly|almost|rund|etwa|ungefähr|ca\.|circa|knapp|gut|unos|unas|casi|aprox\.)\s$|~\s?$/iu;

/**
 * What the sentence of a sum, and the one before it, come to.
 *
 * @param isNamed whether the sum is a fee that its sentence names: it is the difference of two others only because they have it in them.
 */
function inSentence({ factors, ...around }: Around, isNamed: boolean): Calculation[] {
  // The price of another thing may be as much as two fees by chance.
  const isTotal = RESULT.test(around.before) || COMES_TO.test(around.sentence);
  return [
    ...calculations.multiples(around.inSentence, factors),
    ...calculations.quotients(around.inSentence, factors),
    ...calculations.shares(around.inSentence, factors),
    ...(isNamed ? [] : calculations.differences(few(around.withLast, MOST_COMPARED))),
    ...(isTotal ? calculations.sumsOf(few(around.referred)) : []),
    ...(isTotal ? calculations.withMultiples(few(around.withLast), factors) : []),
    ...(RESULT.test(around.before) ? calculations.fractions(around.named, factors) : []),
  ];
}

/** What the fees of its entry, block and page come to. */
function inNeighbors({ factors, ...around }: Around, facts: Facts): Calculation[] {
  const block = few(around.inBlock);
  const fees = distinct([...around.named, ...block, ...few(around.onPage)]).filter(
    (fee) => !isAfterFree(fee, facts),
  );
  return [
    ...calculations.multiples(fees, factors),
    ...calculations.quotients(block, factors),
    ...calculations.shares(block, around.ofEntry()),
    ...calculations.shares(distinct([...around.inSentence, ...around.inEntry]), around.ofBlock()),
    ...(TOGETHER.test(around.sentence) ? calculations.sumsOf(block) : []),
  ];
}

/** What one of several costs; how many there are of what the sentence names, the configuration may say. */
function asRate(around: Around, facts: Facts): Calculation[] {
  const isRate = RATE.test(around.after) || RATE_TITLE.test(around.entry);
  if (!isRate) return [];
  const bases = distinct([...around.inSentence, ...around.inEntry]);
  const named = distinct([...around.named, ...around.referred]);
  return [
    ...calculations.quotients(bases, { ...around.ofBlock(), parts: [] }),
    ...calculations.quotients(named, { counts: countsOfFacts(facts), shares: [], parts: [] }),
  ];
}

/** What one of several costs by the card for them that its sentence names: “With the ten-visit card, the same hour is $42”. */
function byCard({ named, referred, sentence }: Around): Calculation[] {
  return distinct([...named, ...referred]).flatMap((card) => {
    const count = countInKey(card.said.replace(/[{}]/g, ''));
    return count === undefined || !EACH_TIME.test(sentence)
      ? []
      : calculations.quotients([card], { counts: [count], shares: [], parts: [] });
  });
}

/** A rounded price of one in a year of monthly fees; it is no fee that happens to be as much. */
function yearlyRate(around: Around, isRounded: boolean): Calculation[] {
  const isRate = RATE.test(around.after) || RATE_TITLE.test(around.entry);
  if (!isRate || !isRounded) return [];
  return calculations.yearly(distinct([...around.inSentence, ...around.inEntry]), around.ofBlock());
}

/** By how much something is more or less, where words say so: first of the sentence, then of what is around. */
function asDifference(around: Around): { said: Calculation[]; around: Calculation[] } {
  const { before, after, factors } = around;
  if (!DIFFERENCE_BEFORE.test(before) && !DIFFERENCE_AFTER.test(after))
    return { said: [], around: [] };
  const said = distinct([...around.inSentence, ...around.typed]);
  const beside = distinct([...around.withLast, ...around.typed, ...around.allInBlock()]);
  const onPage = LESS.test(before + after) ? few(around.onPage) : [];
  const about = around.onPage.filter(({ said }) => isAboutFee(said.slice(1, -1), around.sentence));
  const counts = [...factors.counts, ...around.ofEntry().counts];
  return {
    said: calculations.differencesOfMultiples(few(said), factors),
    around: [
      ...calculations.differences(few(beside)),
      ...calculations.differences(few(around.inBlockBefore())),
      ...calculations.differences(onPage),
      ...calculations.multiples(calculations.differences(few(about, MOST_COMPARED)), factors),
      ...calculations.differencesOfMultiples(onPage, { ...factors, counts }),
    ],
  };
}

/** What a sum is as a calculation. */
export interface Calculated {
  /** True if that is the sum. */
  isRight: boolean;
  /** How it is calculated, or nearly. */
  calculation?: Calculation | undefined;
  /** What the words around a wrong one say that it is for comes to. */
  meant?: Calculation | undefined;
}

/** The one that several are, if they come to the same. */
function onlyOne(all: readonly Calculation[]): Calculation | undefined {
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined;
}

/** Of shorter sums, many are one mistake apart. */
const TELLING_DIGITS = 3;

function inDigits(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/**
 * The only calculation whose value has the digits of a sum but for one mistake.
 *
 * @param ofNeighbors what the fees around come to, of which many are a digit longer or shorter by chance.
 */
function nearest(
  value: number,
  said: readonly Calculation[],
  ofNeighbors: readonly Calculation[],
): Calculation | undefined {
  const written = inDigits(value);
  if (written.replace('.', '').length < TELLING_DIGITS) return undefined;
  const isNear = (other: Calculation) => mistakes(written, inDigits(other.value)) === 1;
  const near = [
    ...said.filter(isNear),
    ...ofNeighbors.filter(
      (other) => isNear(other) && inDigits(other.value).length === written.length,
    ),
  ];
  return new Set(near.map((one) => one.value)).size === 1 ? near[0] : undefined;
}

/** True for a sum that is a fee, follows from fees, or is several of one that its sentence speaks of. */
function isKnown(sum: Amount, place: CalculatedPlace): boolean {
  const { amounts, facts } = place;
  if (amounts.has(sum.value) || calculated({ ...place, sum }, []).isRight) return true;
  const { sentence, factors } = aroundAt({ ...place, sum });
  const about = [...amounts.values()].flat().filter((name) => isAboutFee(name, sentence));
  return calculations
    .multiples(termsNamed(about, facts), factors)
    .some(({ value }) => Math.abs(value - sum.value) <= SAME);
}

/**
 * Whether a sum is what the fees that are named around it come to with the numbers beside it: several of one, a share, two together, by how
 * much one is less. It is read again whenever a fee changes, and told as soon as it is none any more.
 *
 * @param equal the names of fees that the sum also is.
 */
export function calculated(place: CalculatedPlace, equal: readonly string[]): Calculated {
  const { text, sum, sums, facts, language } = place;
  const around = aroundAt(place);
  const difference = asDifference(around);
  const isRounded = Number.isInteger(sum.value) && ABOUT.test(around.before);
  // A fee that its sentence names, or its page shows, is that fee.
  const isNamed = equal.some((name) => isAboutFee(name, around.sentence));
  const said = [
    ...inSentence(around, isNamed && !isCalledResult(text, sum)),
    ...difference.said,
    ...byCard(around),
    ...yearlyRate(around, isRounded),
    ...referredShares(around, facts),
    ...saidTogether(place, around.sentence),
  ];
  const ofNeighbors = [
    ...inNeighbors(around, facts),
    ...asRate(around, facts),
    ...difference.around,
    ...rowCalculations(text, sum, sums, facts, language),
    ...fromNames(place, around),
  ];
  const tolerance = isRounded ? HALF : SAME;
  const is = ({ value }: Calculation) => Math.abs(value - sum.value) <= tolerance;
  const isShown = equal.some((name) => place.neighbors.page.includes(name));
  const waysOf = (hasBare: boolean) =>
    isNamed ? [] : travelCosts(text, sum, around, place.neighbors, facts, hasBare);
  const travel = waysOf(true);
  const areas = isNamed ? [] : areaCosts(around, facts);
  const total = paragraphTotal(place, (other) => isKnown(other, place));
  const right =
    said.find(is) ??
    [...travel, ...areas, ...(total ? [total] : [])].find(is) ??
    (isNamed || isShown ? undefined : [...ofNeighbors, ...inOwnEntry(around, facts)].find(is));
  if (right) return { isRight: true, calculation: right };
  // A total may have a way among its parts.
  const isWay = isAboutTravel(text, sum.span[0], around) && !isCalledResult(text, sum);
  const ofWay = isWay ? waysOf(false) : [];
  const meant = total ?? onlyOne(ofWay.length > 0 ? ofWay : areas);
  const calculation = nearest(sum.value, [...said, ...travel, ...areas], ofNeighbors);
  return { isRight: false, calculation, meant };
}
