import { isCalculation } from '../../../renderer/text/fact-calculation.ts';
import { WEEKDAYS } from '../../../schemas/config/site-business.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { calculationFault } from './calculation-fault.ts';
import { FACT_REFERENCE, type Facts, shownBefore } from './facts.ts';
import { WEEK_HOURS } from './hour-texts.ts';
import { misspelledFact } from './misspelled-fact.ts';
import { unresolvedReferences } from './unresolved-references.ts';

/** The day of the week in the name of its hours, such as `business.hours.week.Sunday.opens`. */
const DAY_HOURS = new RegExp(`^${WEEK_HOURS.replaceAll('.', '\\.')}\\.(\\w+)`, 'i');

/** A day without opening hours that a name asks for; the name of another day is not meant. */
function closedDay(name: string, facts: Facts): string | undefined {
  if (facts.get(WEEK_HOURS) === undefined) return undefined;
  const [, written = ''] = DAY_HOURS.exec(name) ?? [];
  const day = WEEKDAYS.find((one) => one.toLowerCase() === written.toLowerCase());
  return day !== undefined && facts.get(`${WEEK_HOURS}.${day}`) === undefined ? day : undefined;
}

/** The keys of the business as owners call them in their own language. */
const KEYS: Readonly<Record<string, string>> = {
  telefon: 'phone',
  telefonnummer: 'phone',
  telefono: 'phone',
  correo: 'email',
  nombre: 'name',
  strasse: 'address.street',
  calle: 'address.street',
  ort: 'address.locality',
  ciudad: 'address.locality',
  plz: 'address.postalCode',
};

/** The fact of the business that another language calls so: `{business.telefon}`. */
function translated(name: string, facts: Facts): string | undefined {
  const [group, key = '', ...more] = name.split('.');
  const meant = `business.${KEYS[key.toLowerCase()]}`;
  const isMeant = group === 'business' && more.length === 0 && facts.names.includes(meant);
  return isMeant ? meant : undefined;
}

/** Message and hint for a name that is not a fact. */
function unknownFact(name: string, facts: Facts): { what: string; hint: string } {
  const day = closedDay(name, facts);
  if (day !== undefined)
    return {
      what: `{${name}} has no value, because site.config.yaml says that the business is closed on ${day}`,
      hint: 'Correct the day, add it to business.hours.week, or leave it out here.',
    };
  const value = valueAt(facts.site, name.split('.'));
  if (Array.isArray(value))
    return value.length === 0
      ? {
          what: `The list {${name}} in site.config.yaml is empty`,
          hint: 'Fill it, or write the words out.',
        }
      : {
          what: `{${name}} is a list of groups in site.config.yaml, of which no sentence can be made`,
          hint: 'Write the words out, or add a list of texts or numbers and refer to that.',
        };
  const meant = translated(name, facts) ?? suggest(name, facts.names);
  return {
    what: `There is no fact {${name}} in site.config.yaml`,
    hint:
      meant === undefined
        ? 'Look up the name in site.config.yaml; facts are called like {fees.travel}.'
        : `Did you mean {${meant}}?`,
  };
}

/** Reports references to unknown facts, each at its text: visitors would see the braces. */
export function checkReferences(
  value: unknown,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return unresolvedReferences(value, facts).map(({ path, name, span, isPart }) => {
    if (isCalculation(name)) {
      const told = calculationFault(name, facts);
      return report(source, {
        range: locate(path, 'value', span),
        rule: 'facts/calculation',
        message: `${told.what}, so visitors would read the braces in ${pathName(path)}.`,
        hint: told.hint,
      });
    }
    const { what, hint } = unknownFact(name, facts);
    const isClosed = closedDay(name, facts) !== undefined;
    const meant = isClosed ? undefined : misspelledFact(name, facts.names);
    return report(source, {
      range: locate(path, 'value', span),
      rule: 'facts/unknown',
      message: `${what}, so visitors would read the braces in ${pathName(path)}.`,
      hint: meant === undefined ? hint : `Did you mean {${meant}}?`,
      ...(meant === undefined
        ? {}
        : { repair: { path, span, becomes: isPart ? meant : `{${meant}}` } }),
    });
  });
}

/** Facts with references resolved, except circular ones. */
export interface FollowedFacts {
  facts: Facts;
  /** Names of the facts of every circular reference, in order. */
  circles: string[][];
  /** Names of facts that references make longer than any text may be. */
  swollen: string[];
}

/** Maximum length of a fact with references resolved, in characters: a few lines could expand to gigabytes. */
const MAX_FACT = 2000;

/**
 * Resolves references inside facts, so that texts need only one step. A circular reference is left unresolved and
 * reported.
 */
export function followReferences(facts: Facts): FollowedFacts {
  const done = new Map<string, string>();
  const circles: string[][] = [];
  const swollen: string[] = [];
  const follow = (name: string, trail: readonly string[]): string | undefined => {
    const known = done.get(name) ?? facts.get(name);
    if (known === undefined || done.has(name)) return known;
    const text = known.replace(FACT_REFERENCE, (whole, next: string, at: number) => {
      const start = [...trail, name].indexOf(next);
      if (start !== -1) circles.push([...trail, name].slice(start));
      const fact = start === -1 ? follow(next, [...trail, name]) : undefined;
      return fact === undefined ? whole : shownBefore(fact, known.slice(at + whole.length));
    });
    if (text.length > MAX_FACT) swollen.push(name);
    done.set(name, text.length > MAX_FACT ? known : text);
    return done.get(name);
  };
  for (const name of facts.names) follow(name, []);
  const get = (name: string) =>
    done.get(name) ?? (isCalculation(name) ? facts.get(name) : undefined);
  return { facts: { ...facts, get }, circles, swollen };
}
