import { openingDays } from '../../renderer/sections/opening-days.ts';
import { isCalculation, namesIn } from '../../renderer/text/fact-calculation.ts';
import { timeOfDay } from '../../renderer/text/formats.ts';
import type { Facts } from '../content/facts/facts.ts';
import { factsIn } from '../content/facts/facts.ts';
import { WEEK_HOURS } from '../content/facts/hour-texts.ts';
import { referencesIn } from '../content/facts/referred-facts.ts';
import { valueAt } from '../content/value-path.ts';

/** A changed fact, formatted for one language. */
export interface ChangedFact {
  name: string;
  before: string | undefined;
  after: string | undefined;
  /** Of a calculation, the names of the facts in it that have changed. */
  causes?: readonly string[];
}

const HOURS = 'business.hours';

/** The opening hours as sections show them, and as in structured data. */
function shownHours({ site }: Facts, language: string): string[] {
  if (!site) return [];
  const { hours, address } = site.business;
  return openingDays(hours, language).flatMap(({ days, opens, closes }) => {
    const shown = [opens, closes].map((time) => timeOfDay(time, language, address.country));
    return [days, ...shown, opens, closes];
  });
}

/** Opening hours that differ, day by day; none if days were added or removed. */
function changedHours(before: Facts, after: Facts, language: string): ChangedFact[] {
  const [was, is] = [shownHours(before, language), shownHours(after, language)];
  if (was.length !== is.length) return [];
  return was.map((text, index) => ({ name: HOURS, before: text, after: is[index] }));
}

/** A time or date in the form in which structured data has it, and texts do not. */
const IN_DATA = /^\d[\d:-]*$/;

/** Changed times and dates as they are written in the configuration. */
function changedTimes(before: Facts, after: Facts, names: readonly string[]): ChangedFact[] {
  return names.flatMap((name) => {
    const [was, is] = [before, after].map(({ site }) => valueAt(site, name.split('.')));
    const isTime = [was, is].every((value) => typeof value === 'string' && IN_DATA.test(value));
    return isTime ? { name, before: String(was), after: String(is) } : [];
  });
}

/** The facts that differ between two configurations, formatted for a language. */
export function changedFacts(before: Facts, after: Facts, language: string): ChangedFact[] {
  const [was, is] = [factsIn(language, before), factsIn(language, after)];
  // Times of a day are those of the hours, however a text refers to them.
  const isOfDay = (name: string) => name.startsWith(`${WEEK_HOURS}.`);
  const all = [...new Set([...was.names, ...is.names])].sort();
  const names = all.filter((name) => !isOfDay(name));
  const named = names.map((name) => ({ name, before: was.get(name), after: is.get(name) }));
  const hours = names.some((name) => name.startsWith(`${HOURS}.`) && name !== WEEK_HOURS)
    ? []
    : changedHours(before, after, language);
  const times = changedTimes(before, after, names);
  return [...named, ...hours, ...times].filter((fact) => fact.before !== fact.after);
}

/** The calculations of a source file whose results differ since facts in them have changed. */
export function changedCalculations(
  source: string,
  changed: readonly ChangedFact[],
  { before, after, language }: { before: Facts; after: Facts; language: string },
): ChangedFact[] {
  const [was, is] = [factsIn(language, before), factsIn(language, after)];
  const names = new Set(changed.map(({ name }) => name));
  return [...referencesIn(source)].filter(isCalculation).map((calculation) => ({
    name: calculation,
    before: was.get(calculation),
    after: is.get(calculation),
    causes: namesIn(calculation).flatMap(({ name }) => (names.has(name) ? name : [])),
  }));
}

/** URLs and data with a phone number in another format. */
const OTHER_FORM = /^(?:tel:|sms:|https:\/\/wa\.me\/|\+[\d-]+$)/;

/** Number of occurrences of a value in text, as formatted or as the digits of a phone number. */
function count(text: string, value: string): number {
  const [held, wanted] = OTHER_FORM.test(text)
    ? [text.replace(/\D/g, ''), value.replace(/\D/g, '')]
    : [text, value];
  return wanted === '' ? 0 : held.split(wanted).length - 1;
}

/** True of a change that replaces the old value of a fact by the new one. */
function follows(change: { before: string; after: string }, fact: ChangedFact): boolean {
  const { before, after } = fact;
  if (before === undefined || after === undefined) return false;
  return (
    count(change.before, before) > count(change.after, before) &&
    count(change.after, after) > count(change.before, after)
  );
}

/** A value that stands in texts whatever the facts are. */
const PLAIN_NUMBER = /^\d{1,3}$/;

/** Whether a text holds a value more often than another one, and not just as part of a longer word. */
function gains(text: string, other: string, value: string): boolean {
  if (count(text, value) <= count(other, value)) return false;
  if (OTHER_FORM.test(text)) return true;
  const around = text.split(value);
  return around.some((part, index) => {
    const next = around[index + 1];
    return next !== undefined && !/[\p{L}\p{N}]$/u.test(part) && !/^[\p{L}\p{N}]/u.test(next);
  });
}

/** True of a change that shows the value of a fact that is new, or no longer that of one that is gone. */
function showsOnce(
  change: { before: string; after: string },
  { name, before, after }: ChangedFact,
  source: string,
): boolean {
  const value = before ?? after;
  if (value === undefined || (before !== undefined && after !== undefined)) return false;
  if (PLAIN_NUMBER.test(value) && !source.includes(`{${name}}`)) return false;
  return after === undefined
    ? gains(change.before, change.after, value)
    : gains(change.after, change.before, value);
}

/** Numbers in text, in any language: `1,234.50`, `1.234,50`. */
const NUMBER = /\d(?:[\d.,]*\d)?/g;

function amountIn(number: string): number {
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${part}`);
}

/** How much the only number of a text that changes has grown; 0 if anything else changes. */
function growth(before: string, after: string): number {
  if (before.replace(NUMBER, '#') !== after.replace(NUMBER, '#')) return 0;
  const numbers = after.match(NUMBER)?.map(amountIn) ?? [];
  const grown = (before.match(NUMBER) ?? []).map(
    (number, at) => (numbers[at] ?? 0) - amountIn(number),
  );
  const [only = 0, ...others] = grown.filter((one) => one !== 0);
  return others.length === 0 ? Math.round(only * 100) : 0;
}

/** An amount of money alone, as facts are formatted. */
const AMOUNT = /^\D*\p{Sc}\D*\d[\d.,]*$|^\d[\d.,]*\s*\p{Sc}$/u;

/** Text with an amount of money, or a number alone as in structured data. */
const PRICED = /\p{Sc}|^\d[\d.]*$/u;

/** The one amount that has grown as much as a sum in the text: `$50` for a drive of $40 and a signature. */
function summand(before: string, after: string, facts: readonly ChangedFact[]): ChangedFact[] {
  const grown = PRICED.test(before) ? growth(before, after) : 0;
  if (grown === 0) return [];
  const alike = facts.filter(
    (fact) =>
      AMOUNT.test(fact.before ?? '') && growth(fact.before ?? '', fact.after ?? '') === grown,
  );
  return alike.length === 1 ? alike : [];
}

/**
 * The facts that cause a change: those whose values it replaces, or those that are new or gone and whose value it adds or
 * takes away, or else the one that a sum contains. If several have the same values, those that the page's source references.
 *
 * @param source text of the source file of the page.
 */
export function factCauses(
  { before, after }: { before: string | null; after: string | null },
  facts: readonly ChangedFact[],
  source: string,
): string[] {
  const change = { before: before ?? '', after: after ?? '' };
  const direct = facts.filter((fact) => follows(change, fact) || showsOnce(change, fact, source));
  const causes = direct.length > 0 ? direct : summand(change.before, change.after, facts);
  const named = causes.filter(({ name }) => source.includes(`{${name}}`));
  const told = named.length > 0 ? named : causes;
  return [...new Set(told.flatMap(({ name, causes: parts }) => parts ?? name))];
}
