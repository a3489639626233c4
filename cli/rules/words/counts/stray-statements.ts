import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { mayMisstatePayment, misstatedPayment } from '../claims/misstated-payment.ts';
import { mayExpire, otherVoucherTerms } from '../claims/voucher-terms.ts';
import { isOfWarranty, mayWarrant, otherTerms } from '../claims/warranty-terms.ts';
import { mayCloseOtherwise, otherDeadlineDays } from '../dates/same-dates.ts';
import { isOutOfOrder, isTimelineDate } from '../dates/timeline-order.ts';
import { mayGroupOtherwise, otherGroupSizes } from '../figures/group-size.ts';
import { mayBePriced, mayMisnameEntry, misnamedEntries } from '../figures/misnamed-entries.ts';
import { mayMisname, misnamedReferences } from '../figures/misnamed-references.ts';
import { mayNotify, otherNotices } from '../figures/notice-periods.ts';
import { mayHoldOtherwise, otherValidity } from '../figures/offer-validity.ts';
import { mayBeRate, ratesOfOthers } from '../figures/rates-of-others.ts';
import { otherPhrases, phrasesIn } from '../figures/same-phrases.ts';
import { mayDiffer, otherDeadlines } from '../figures/used-facts.ts';
import { mayTax, ratesOf, strangeRates } from '../figures/vat-rates.ts';
import { mayCutOff, otherCutoffs } from '../hours/cutoff-times.ts';
import { besideBand, brokenBand, isBandTime } from '../hours/day-bands.ts';
import { mayMeetOtherwise, otherDays } from '../hours/fact-days.ts';
import { isOutOfTurn, isSlotTime } from '../hours/slot-order.ts';
import { mayBePostalSlip, postalSlips } from '../names/postal-slips.ts';
import { mayMisspellStreet, misspelledStreets } from '../names/street-names.ts';
import { proseOf } from '../prose-of.ts';
import { blockOf, headlineOf, namesOfEntry, titleOfEntry } from '../surroundings.ts';
import { languageAt } from '../text-place.ts';
import { countsAbove } from './counts-above.ts';
import { mayCountList, otherListedCount } from './listed-counts.ts';
import { mayCountInWords } from './spelled-counts.ts';
import { strayCounts } from './stray-counts.ts';

/** A statement that contradicts a fact, or what stands beside it. */
export interface Stray {
  span: Span;
  message: string;
  hint: string;
}

type Meant = { name: string; text: string };

/** What is said of a number that differs from a fact, or from each of several that may be meant. */
export function differing(written: string, span: Span, ...meant: readonly Meant[]): Stray {
  const known = meant.map(({ name, text }) => `{${name}} is ${text}`).join(', ');
  const names = meant.map(({ name }) => `{${name}}`).join(' or ');
  return {
    span,
    message: `${written.slice(...span)} is not what site.config.yaml says: ${known}.`,
    hint: `Write ${names}${meant.length > 1 ? ', whichever is meant' : ''}, or correct it there.`,
  };
}

/** What is said of a reference beside the name of another fact. */
function misnamed(written: string, span: Span, meant: Meant, said: string): Stray {
  const reference = written.slice(...span);
  return {
    span,
    message: `${reference} stands beside “${said}”, which is another fact: {${meant.name}} is ${meant.text}.`,
    hint: `Write {${meant.name}}, or say what ${reference} is.`,
  };
}

/** Which of the statements a copy may have. */
export interface Suspects {
  counts: boolean;
  postal: boolean;
  street: boolean;
  tax: boolean;
  warranty: boolean;
  vouchers: boolean;
  deadlines: boolean;
  notices: boolean;
  days: boolean;
  validity: boolean;
  groups: boolean;
  closing: boolean;
  dates: boolean;
  phrases: boolean;
  payments: boolean;
  lists: boolean;
  references: boolean;
  rates: boolean;
  entries: boolean;
  cutoffs: boolean;
  slots: boolean;
  bands: boolean;
}

/** What may differ in a copy; undefined if it has nothing of the kind. */
export function suspectsIn({ copy, texts, whole }: CopyFile, facts: Facts): Suspects | undefined {
  const suspects = {
    counts: mayCountInWords(copy, facts),
    postal: mayBePostalSlip(copy, facts),
    street: mayMisspellStreet(copy, facts),
    tax: mayTax(copy, facts),
    warranty: mayWarrant(copy, facts),
    vouchers: mayExpire(copy, facts, whole.copy),
    deadlines: mayDiffer(copy),
    notices: mayNotify(copy, facts),
    days: mayMeetOtherwise(copy, facts),
    validity: mayHoldOtherwise(whole.copy, facts),
    groups: mayGroupOtherwise(copy, facts),
    closing: mayCloseOtherwise(whole.copy),
    dates: /(?:19|20)\d\d/.test(copy) && texts.some(isTimelineDate),
    phrases: /\d/.test(copy) && phrasesIn(whole.copy, facts).size > 0,
    payments: mayMisstatePayment(copy, facts),
    lists: mayCountList(copy),
    references: mayMisname(copy, facts),
    rates: mayBeRate(copy),
    entries: mayMisnameEntry(copy),
    cutoffs: mayCutOff(whole.copy, facts),
    slots: texts.some(isSlotTime),
    bands: texts.some(isBandTime),
  };
  return Object.values(suspects).some(Boolean) ? suspects : undefined;
}

/** Numbers, codes and dates in a text that are not those of the business, by the words around them. */
export function* strayStatements(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
  may: Suspects,
): Generator<Stray> {
  const { text } = located;
  const tell = (span: Span, meant: Meant) => differing(text, span, meant);
  const address = (key: string): Meant => {
    const name = `business.address.${key}`;
    return { name, text: facts.get(name) ?? '' };
  };
  for (const { span, meant } of may.counts ? strayCounts(located, file, facts) : [])
    yield tell(span, meant);
  for (const span of may.postal ? postalSlips(text, facts) : [])
    yield tell(span, address('postalCode'));
  for (const span of may.street ? misspelledStreets(text, facts) : [])
    yield tell(span, address('street'));
  for (const span of may.tax ? strangeRates(text, facts) : [])
    yield {
      span,
      message: `${text.slice(...span)} % is no rate of this tax in the country of the business.`,
      hint: `Write the rate that holds: ${ratesOf(facts).join(', ')} %.`,
    };
  for (const { span, meant, said } of may.references ? misnamedReferences(text, facts) : [])
    yield misnamed(text, span, meant, said);
  for (const { span, meant, said } of may.rates ? ratesOfOthers(text, facts) : [])
    yield misnamed(text, span, meant, said);
  if (may.entries && mayBePriced(text)) {
    file.dependsOnOthers(located);
    for (const { span, meant, said } of misnamedEntries(located, file, facts))
      yield misnamed(text, span, meant, said);
  }
  const title = may.vouchers ? titleOfEntry(located, file.raw) : '';
  if (title !== '') file.dependsOnOthers(located);
  const vouchers = may.vouchers
    ? otherVoucherTerms(text, facts, languageAt(located, file, facts), title)
    : [];
  for (const { span, meant } of vouchers) yield tell(span, meant);
  if (may.warranty && isOfWarranty(located, file.raw)) file.dependsOnOthers(located);
  const terms = may.warranty
    ? otherTerms(located, file.raw, facts, languageAt(located, file, facts))
    : [];
  for (const { span, meant } of terms) yield tell(span, meant);
  for (const { span, meant } of may.deadlines ? otherDeadlines(located, file, facts) : [])
    yield tell(span, meant);
  if (may.notices && mayNotify(text, facts)) {
    file.dependsOnOthers(located);
    const around = {
      beside: blockOf(located, file.raw),
      copy: file.whole.copy,
      topic: headlineOf(file.whole.raw),
    };
    for (const { span, meant } of otherNotices(text, facts, around)) yield tell(span, meant);
  }
  for (const { span, meant } of may.days ? otherDays(located, file, facts) : [])
    yield tell(span, meant);
  if (may.cutoffs) {
    const asked = namesOfEntry(located, file.raw);
    if (asked !== '') file.dependsOnOthers(located);
    for (const { span, meant } of otherCutoffs(proseOf(text), facts, asked))
      yield tell(span, meant);
  }
  for (const { span, meant } of may.validity ? otherValidity(located, file, facts) : [])
    yield tell(span, meant);
  for (const { span, meant } of may.groups ? otherGroupSizes(located, file, facts) : [])
    yield tell(span, meant);
  for (const { span, meant } of may.closing
    ? otherDeadlineDays(text, file.whole.copy, facts)
    : []) {
    file.dependsOnOthers(located);
    yield tell(span, meant);
  }
  const phrases = may.phrases ? phrasesIn(file.whole.copy, facts) : undefined;
  for (const { span, meant } of phrases ? otherPhrases(located, file.raw, phrases) : []) {
    file.dependsOnOthers(located);
    yield tell(span, meant);
  }
  if (may.payments && mayMisstatePayment(text, facts)) {
    file.dependsOnOthers(located);
    yield* misstatedPayment(located, file.raw, facts);
  }
  if (may.lists && mayCountList(text)) {
    file.dependsOnOthers(located);
    const listed = otherListedCount(located, file.raw);
    if (listed)
      yield {
        span: listed.span,
        message: `${text.slice(...listed.span)} is not how many are listed below: ${listed.entries}.`,
        hint: 'Correct the number, or the list.',
      };
    for (const { span, entries, heading } of countsAbove(located, file))
      yield {
        span,
        message: `${text.slice(...span)} is not how many this page lists: ${entries}, below “${heading}”.`,
        hint: 'Correct the number, or the list.',
      };
  }
  if (may.slots && isSlotTime(located)) {
    file.dependsOnOthers(located);
    if (isOutOfTurn(located, file.raw))
      yield {
        span: [0, text.length],
        message: `${text} is out of order: the other times of this program follow one another.`,
        hint: 'Correct the time, or move the entry.',
      };
  }
  if (may.bands && isBandTime(located)) {
    const broken = brokenBand(located, file, facts);
    if (broken) yield { span: [0, text.length], ...besideBand(text, broken) };
  }
  if (!may.dates || !isTimelineDate(located)) return;
  file.dependsOnOthers(located);
  if (isOutOfOrder(located, file.raw, facts))
    yield {
      span: [0, text.length],
      message: `${text} is out of order: the other years of this timeline follow one another.`,
      hint: 'Correct the year, or move the entry.',
    };
}
