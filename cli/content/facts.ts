import type { z } from 'zod';
import { openingDays } from '../../renderer/sections/opening-days.ts';
import { languagesOf } from '../../renderer/text/languages.ts';
import { endpointNames } from '../../schemas/form-endpoint.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { factTexts } from './fact-texts.ts';
import type { Span } from './span-location.ts';

/** Facts of the business by dotted name, written as copy shows them: `fees.travel` is `$40`. */
export interface Facts {
  /** @param language of the text that refers to it; by default the main one. */
  get(name: string, language?: string): string | undefined;
  readonly names: readonly string[];
  /** Readings that differ on purpose, and the pages that show them. */
  readonly conflicts?: SiteConfig['knownConflicts'];
  /** Whether there are opening hours for a section to list. */
  readonly hours?: boolean;
  /** Names of the site's forms, and of where forms can be sent. */
  readonly forms?: { names: readonly string[]; endpoints: readonly string[] };
  /** Languages of the site, the main one first. */
  readonly languages?: readonly [string, ...string[]];
  /** The configuration that they are from. */
  readonly site?: SiteConfig;
  /** The moment that texts are judged for, in milliseconds since 1970; without it by the clock of the machine. */
  readonly now?: number;
}

/** Stands in for the facts of a configuration that cannot be read: every name is taken for a fact. */
export const ANY_FACT: Facts = { get: (name) => `{${name}}`, names: [], hours: true };

/** A reference to a fact in copy. The dot tells it from braces that are meant as braces. */
export const FACT_REFERENCE = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+)\}/g;

/**
 * Flattens the configuration into named facts.
 *
 * @param schema of the configuration, which knows the units of numbers.
 */
export function createFacts(config: SiteConfig, schema: z.ZodType<SiteConfig>): Facts {
  const languages = languagesOf(config);
  const [main] = languages;
  const facts = new Map(
    languages.map((language) => [language, factTexts(config, schema, language)]),
  );
  return {
    get: (name, language = main) => (facts.get(language) ?? facts.get(main))?.get(name),
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
 * The facts as texts in one language refer to them: `{business.tagline}` is the tagline in that language.
 *
 * @returns always the same object for the same facts and language.
 */
export function factsIn(language: string, facts: Facts): Facts {
  if (facts.languages === undefined || facts.languages[0] === language) return facts;
  const known = views.get(facts) ?? new Map<string, Facts>();
  views.set(facts, known);
  const view = known.get(language) ?? { ...facts, get: (name) => facts.get(name, language) };
  known.set(language, view);
  return view;
}

/**
 * Replaces every reference to a known fact in the texts of `value`; unknown ones stay as they are.
 * Parts without references are shared with the original, not copied.
 *
 * @param unknown collects the names that are no facts.
 */
export function resolveFacts<T>(value: T, facts: Facts, unknown?: Set<string>): T {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    return value.replace(FACT_REFERENCE, (whole, name: string) => {
      const fact = facts.get(name);
      if (fact === undefined) unknown?.add(name);
      return fact ?? whole;
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

/**
 * Finds a stretch of a text, whose facts were filled in, in the text as it was written. A reference that it
 * begins or ends in belongs to it as a whole.
 */
export function rawSpan(raw: string, facts: Facts, [start, end]: Span): Span {
  let from = start;
  let to = end;
  /** How much longer the text has become before the place looked at. */
  let grown = 0;
  for (const { 0: whole, 1: name = '', index } of raw.matchAll(FACT_REFERENCE)) {
    const length = facts.get(name)?.length ?? whole.length;
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

interface UnknownFact {
  path: readonly PropertyKey[];
  name: string;
  /** Where the reference stands in its text. */
  span: Span;
}

function collectUnknown(
  value: unknown,
  facts: Facts,
  path: PropertyKey[],
  unknown: UnknownFact[],
): void {
  if (typeof value === 'string') {
    if (!value.includes('{')) return;
    for (const { 0: whole, 1: name, index } of value.matchAll(FACT_REFERENCE)) {
      if (name !== undefined && facts.get(name) === undefined)
        unknown.push({ path: [...path], name, span: [index, index + whole.length] });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      collectUnknown(item, facts, path, unknown);
      path.pop();
    }
  }
}

/** References to facts that do not exist, with the path of the text they stand in. */
export function unknownFacts(value: unknown, facts: Facts): UnknownFact[] {
  const unknown: UnknownFact[] = [];
  collectUnknown(value, facts, [], unknown);
  return unknown;
}
