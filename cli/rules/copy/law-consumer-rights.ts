import type { Facts } from '../../content/facts/facts.ts';
import type { CopyFile, CopyRule, LocatedText, RuleFinding } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { TAXLESS, type Wrong } from '../words/claims/breach.ts';
import { breachOf, isOfTrade, suspectedBreaches } from '../words/claims/consumer-rights.ts';
import {
  isHeadingForBusinesses,
  isPageForBusinesses,
} from '../words/claims/others/business-customers.ts';
import { isOfUndeclaredWork } from '../words/claims/others/work-of-others.ts';
import { lawsOf, type PeriodLaw } from '../words/claims/periods/period-laws.ts';
import { suspectedPeriods, wrongPeriods } from '../words/claims/periods/statutory-periods.ts';
import { shortGuarantees } from '../words/claims/used-goods-facts.ts';
import { withoutQuotations } from '../words/quotations.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';

const TOLD: Readonly<Record<Wrong, { message: string; hint: string }>> = {
  excluded: {
    message: 'Consumers cannot be denied this right: the clause is void, and competitors may sue.',
    hint: 'Leave it out, or name the case in which the law allows it.',
  },
  'without-tax': {
    message: TAXLESS,
    hint: 'Write the prices with tax, or say that the offer is for businesses.',
  },
  gagged: {
    message: 'No contract may forbid customers to say what they think: the clause is void.',
    hint: 'Leave it out, and answer reviews that you find unfair.',
  },
  praised: {
    message: 'The law gives this to everybody: advertising must not call it an advantage.',
    hint: 'Say what you give beyond the law.',
  },
};

/** The question or heading above an answer, a text or one of several paragraphs. */
function lineAbove({ path }: LocatedText, raw: object): string {
  const isOneOfSeveral = typeof path.at(-1) === 'number';
  const block = Object(valueAt(raw, path.slice(0, isOneOfSeveral ? -2 : -1)));
  const lines = [block.question, block.title, block.heading];
  return lines.filter((line) => typeof line === 'string').join('\n');
}

/** What a page says at its top that it is about. */
function pageTitle(raw: object): string {
  const { title, seo, hero } = raw as Record<string, unknown>;
  const lines = [title, Object(seo).title, Object(hero).headline];
  return lines.filter((line) => typeof line === 'string').join('\n');
}

function toldOf({ told, source }: PeriodLaw): { message: string; hint: string } {
  return {
    message: `${told}, whatever the terms say.`,
    hint: `Write what the law says (${source}), or more for the customer.`,
  };
}

/** Facts about used goods, which stand in texts without what they are about. */
function* shortFacts({ raw, language }: CopyFile, country: string): Generator<RuleFinding> {
  const law = lawsOf(country).find(({ right }) => right === 'used');
  if (!law) return;
  for (const path of shortGuarantees(raw, { country, language })) yield { path, ...toldOf(law) };
}

/** Clauses that take from consumers what the law gives them. */
function* breachesIn({ fresh }: CopyFile, country: string): Generator<RuleFinding> {
  const { copy, language, texts, whole } = fresh;
  const breaches = suspectedBreaches(copy, language, country);
  if (breaches.length === 0) return;
  const taxless = breaches.filter(({ wrong }) => wrong === 'without-tax');
  const ofAll = breaches.filter((breach) => !taxless.includes(breach));
  const isTrade = taxless.length > 0 && (isOfTrade(whole.copy) || isPageForBusinesses(whole.raw));
  for (const located of texts) {
    if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
    const text = withoutQuotations(located.text, isBody(located));
    if (isTrade && breachOf(text, taxless)) fresh.dependsOnOthers(located);
    const found = breachOf(text, isTrade ? ofAll : breaches);
    if (!found) continue;
    fresh.dependsOnOthers(located);
    const above = lineAbove(located, fresh.raw);
    if (isOfUndeclaredWork(text, above)) continue;
    if (found.wrong === 'without-tax' && isHeadingForBusinesses(above)) continue;
    yield { path: located.path, span: found.span, ...TOLD[found.wrong] };
  }
}

/** Periods that are shorter, or longer, than the law has them. */
function* periodsIn(file: CopyFile, facts: Facts, country: string): Generator<RuleFinding> {
  const { language, raw, texts } = file;
  const periods = suspectedPeriods(file, country);
  if (periods.length === 0) return;
  const page = pageTitle(raw);
  for (const located of texts) {
    if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
    const { path } = located;
    const text = withoutQuotations(located.text, isBody(located));
    const above = lineAbove(located, raw);
    const told = wrongPeriods({ text, above, page }, periods, { language, country, facts });
    for (const { span, law } of told) yield { path, span, ...toldOf(law) };
  }
}

/** `law/consumer-rights`: what no business may take from consumers, in Europe, Australia, New Zealand or the United States. */
export const lawConsumerRights: CopyRule = {
  name: 'law/consumer-rights',
  severity: 'warning',
  *check(file, facts) {
    if (file.kind === 'words') return;
    const country = facts.get('business.address.country') ?? '';
    if (file.kind === 'config') yield* shortFacts(file, country);
    yield* breachesIn(file, country);
    yield* periodsIn(file, facts, country);
  },
};
