import type { z } from 'zod';
import { openingDays } from '../../../renderer/sections/opening-days.ts';
import { CALCULATION, FACT_NAME, type Quantity } from '../../../renderer/text/fact-calculation.ts';
import { languagesOf } from '../../../renderer/text/languages.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { endpointNames } from '../../../schemas/forms/form-endpoint.ts';
import { isShared, share } from '../shared-values.ts';
import type { Span } from '../span-location.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import { CalculatedFacts } from './calculated-facts.ts';
import { factQuantities } from './fact-quantities.ts';
import { factTexts, numberStyle } from './fact-texts.ts';

/** Facts of the business by dotted name, formatted as texts show them: `fees.travel` is `$40`. */
export interface Facts {
  /**
   * @param name or a calculation with facts, as in `{fees.visit + 2 * fees.copy}`.
   * @param language of the text with the reference; defaults to the main language.
   * @returns undefined if there is no such fact, or no result.
   */
  get(name: string, language?: string): string | undefined;
  /** The value of a fact that can be calculated with. */
  quantity?(name: string): Quantity | undefined;
  readonly names: readonly string[];
  /** Deliberately different readings, and the pages that show them. */
  readonly conflicts?: SiteConfig['knownConflicts'];
  /** Whether there are opening hours for a section to show. */
  readonly hours?: boolean;
  /** Names of the site's forms and of form endpoints. */
  readonly forms?: { names: readonly string[]; endpoints: readonly string[] } | undefined;
  /** Languages of the site, the main one first. */
  readonly languages?: readonly [string, ...string[]];
  /** The configuration that they come from. */
  readonly site?: SiteConfig;
  /** Dotted names of parts of the configuration that are wrong, so that nobody knows their values. */
  readonly unknown?: readonly string[];
  /** The moment to check texts for, in milliseconds since 1970; defaults to the current time. */
  readonly now?: number;
}

/** Used while the configuration has errors: every name counts as a fact. */
export const ANY_FACT: Facts = { get: (name) => `{${name}}`, names: [], hours: true };

/** A reference to a fact in text, or a calculation with facts. */
export const FACT_REFERENCE = new RegExp(`\\{(${CALCULATION})\\}`, 'g');

const WHOLE_NAME = new RegExp(`^${FACT_NAME}$`);

/** Whether texts can refer to a fact of this name: keys with spaces or hyphens have none. */
export function isReferable(name: string): boolean {
  return WHOLE_NAME.test(name);
}

/**
 * Flattens the configuration into named facts.
 *
 * @param schema of the configuration, which has the units of numbers.
 */
export function createFacts(config: SiteConfig, schema: z.ZodType<SiteConfig>): Facts {
  const languages = languagesOf(config);
  const [main] = languages;
  const facts = new Map(
    languages.map((language) => [language, factTexts(config, schema, language)]),
  );
  const quantities = factQuantities(config, schema);
  const quantity = (name: string) => quantities.get(name);
  const calculated = new CalculatedFacts(quantity, (language) => numberStyle(config, language));
  return {
    get: (name, language = main) =>
      (facts.get(language) ?? facts.get(main))?.get(name) ?? calculated.get(name, language),
    quantity,
    names: [...(facts.get(main)?.keys() ?? [])],
    site: config,
    conflicts: config.knownConflicts,
    hours: openingDays(config.business.hours, main).length > 0,
    forms: {
      names: Object.keys(config.forms ?? {}),
      endpoints: endpointNames(config.integrations),
    },
    languages,
  };
}

const views = new WeakMap<Facts, Map<string, Facts>>();

/**
 * The facts for texts in one language: `{business.tagline}` is the tagline in that language.
 *
 * @returns the same object for the same facts and language.
 */
export function factsIn(language: string, facts: Facts): Facts {
  if (facts.languages === undefined || facts.languages[0] === language) return facts;
  const known = views.get(facts) ?? new Map<string, Facts>();
  views.set(facts, known);
  const view = known.get(language) ?? { ...facts, get: (name) => facts.get(name, language) };
  known.set(language, view);
  return view;
}

/** A fact as a text shows it: the full stop that it ends with, as "6:30 p. m." does, ends a sentence as well. */
export function shownBefore(fact: string, rest: string): string {
  return fact.endsWith('.') && /^\.(?!\.)/.test(rest) ? fact.slice(0, -1) : fact;
}

/**
 * Resolves every reference to a known fact in the texts of `value`; unknown ones are left alone. Parts without
 * references are shared with the original, not copied.
 *
 * @param unknown collects names that are not facts.
 */
export function resolveFacts<T>(value: T, facts: Facts, unknown?: Set<string>): T {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    return value.replace(FACT_REFERENCE, (whole, name: string, at: number) => {
      const fact = facts.get(name);
      if (fact === undefined) unknown?.add(name);
      return fact === undefined ? whole : shownBefore(fact, value.slice(at + whole.length));
    }) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  const original = value as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  for (const key in original) {
    const item = original[key];
    const resolved = resolveFacts(item, facts, unknown);
    if (resolved === item) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = resolved;
  }
  return (copy ?? original) as T;
}

/** Shared values with the facts of a language filled in. */
const resolved = new WeakMap<Facts, WeakMap<object, object>>();

function resolveShared(value: object, facts: Facts, unknown: Set<string>): object {
  const known = resolved.get(facts) ?? new WeakMap<object, object>();
  resolved.set(facts, known);
  const before = known.get(value);
  if (before) return before;
  const names = new Set<string>();
  const result = resolveFacts(value, facts, names);
  for (const name of names) unknown.add(name);
  if (names.size > 0) return result;
  known.set(value, share(result));
  return result;
}

/** Like `resolveFacts`, for the content of a file: parts that several files have in common still are afterwards. */
export function resolveFile<T extends object>(raw: T, facts: Facts, unknown: Set<string>): T {
  const original = raw as Record<string, unknown>;
  let file: Record<string, unknown> | undefined;
  for (const key in original) {
    const part = original[key];
    const filled = isShared(part)
      ? resolveShared(part, facts, unknown)
      : resolveFacts(part, facts, unknown);
    if (filled === part) continue;
    file ??= { ...original };
    file[key] = filled;
  }
  return (file ?? raw) as T;
}

/**
 * Maps a span of a resolved text back to the raw text. A reference that the span starts or ends in is included as a
 * whole.
 */
export function rawSpan(raw: string, facts: Facts, [start, end]: Span): Span {
  let from = start;
  let to = end;
  /** How much longer the resolved text is before the current position. */
  let grown = 0;
  for (const { 0: whole, 1: name = '', index } of matchesIn(raw, FACT_REFERENCE)) {
    const fact = facts.get(name) ?? whole;
    const { length } = shownBefore(fact, raw.slice(index + whole.length));
    const at = index + grown;
    const growth = length - whole.length;
    if (start >= at + length) from -= growth;
    else if (start > at) from -= start - at;
    if (end >= at + length) to -= growth;
    else if (end > at) to += at + whole.length - end;
    grown += growth;
  }
  return [from, to];
}
