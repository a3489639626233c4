import type { Facts } from '../content/facts.ts';
import { factsIn } from '../content/facts.ts';

/** A changed fact, formatted for one language. */
export interface ChangedFact {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** The facts that differ between two configurations, formatted for a language. */
export function changedFacts(before: Facts, after: Facts, language: string): ChangedFact[] {
  const [was, is] = [factsIn(language, before), factsIn(language, after)];
  const names = [...new Set([...was.names, ...is.names])].sort();
  return names
    .map((name) => ({ name, before: was.get(name), after: is.get(name) }))
    .filter((fact) => fact.before !== fact.after);
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

/**
 * The facts that cause a change. If several have the same values, those that the page's source references.
 *
 * @param source text of the source file of the page.
 */
export function factCauses(
  { before, after }: { before: string | null; after: string | null },
  facts: readonly ChangedFact[],
  source: string,
): string[] {
  if (before === null || after === null) return [];
  const causes = facts.filter((fact) => follows({ before, after }, fact));
  const named = causes.filter(({ name }) => source.includes(`{${name}}`));
  return (named.length > 0 ? named : causes).map(({ name }) => name);
}
