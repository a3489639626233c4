import type { z } from 'zod';
import type { NumberStyle } from '../../../renderer/text/fact-calculation.ts';
import { monthAndYear, timeOfDay } from '../../../renderer/text/formats.ts';
import { shownIn } from '../../../renderer/text/isolated.ts';
import { inLanguage, languagesOf } from '../../../renderer/text/languages.ts';
import { isLocalizedMap } from '../../../renderer/text/localized-map.ts';
import { formatMoney, regional } from '../../../renderer/text/money.ts';
import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import { MONEY_GROUP, type Unit } from '../../../schemas/config/units.ts';
import { hourTexts } from './hour-texts.ts';
import { isYear } from './year-names.ts';

/** Groups of the engine's configuration that texts may reference. */
const SHOWN_CORE = new Set(['site', 'business']);

/** The groups of a configuration that texts may reference: some of the engine's, and all of the business's own. */
export function shownGroups(config: SiteConfig): [group: string, value: unknown][] {
  return Object.entries(config).filter(([group]) => SHOWN_CORE.has(group) || !CORE_KEYS.has(group));
}

/** A number that is an amount of money, unless a schema says otherwise. */
const OF_MONEY = new RegExp(`^${MONEY_GROUP}\\.`);

/** Names of percentages among them, such as a discount: `fees.earlyBirdPercent`. */
const PERCENTAGES = /(?:percent|percentage|prozent|porcentaje)$/i;

interface Described {
  meta(): { unit?: Unit } | undefined;
}

/** How one language formats values in the country of the business. */
interface Style extends NumberStyle {
  languages: readonly [string, ...string[]];
  country: string;
}

/** How a language formats numbers in the country of the business. */
export function numberStyle({ business }: SiteConfig, language: string): NumberStyle {
  return {
    locale: regional(language, business.address.country),
    currency: business.currency ?? 'USD',
  };
}

/** The unit of a number; undefined if the schema has none. */
export function unitOf(name: string, schema: z.ZodType | undefined): Unit | undefined {
  const isDescribed = schema !== undefined && schema.def.type === 'number';
  if (isDescribed) return (schema as Described).meta()?.unit;
  return OF_MONEY.test(name) && !PERCENTAGES.test(name) ? 'money' : 'count';
}

function inStyle(
  name: string,
  value: string | number,
  schema: z.ZodType | undefined,
  { languages: [language], country, locale, currency }: Style,
): string {
  if (typeof value === 'number') {
    const unit = unitOf(name, schema);
    if (unit === undefined || (unit === 'count' && isYear(name, value))) return String(value);
    return unit === 'money' ? formatMoney(value, currency, locale) : value.toLocaleString(locale);
  }
  if (name === 'business.phone') return shownIn(language, value);
  if (/^\d{4}-\d{2}$/.test(value)) return monthAndYear(value, language);
  return /^\d{2}:\d{2}$/.test(value) ? timeOfDay(value, language, country) : value;
}

/** A single value as text; undefined for a group, list or boolean. */
function single(
  name: string,
  value: unknown,
  schema: z.ZodType | undefined,
  style: Style,
): string | undefined {
  const { languages } = style;
  if (isLocalizedMap(value, languages)) return inLanguage(value, languages[0], languages);
  const isShown = typeof value === 'string' || typeof value === 'number';
  return isShown ? inStyle(name, value, schema, style) : undefined;
}

/**
 * A list formatted for the language, `cash, check and PayPal`; undefined if it is empty or contains anything but
 * single values.
 */
function joined(
  name: string,
  list: readonly unknown[],
  schema: z.ZodType | undefined,
  style: Style,
): string | undefined {
  const entry = schema?.def.type === 'array' ? (schema as z.ZodArray).element : undefined;
  const texts = list.flatMap(
    (value) => single(name, value, inner(entry as z.ZodType | undefined), style) ?? [],
  );
  const isWhole = texts.length > 0 && texts.length === list.length;
  return isWhole ? new Intl.ListFormat(style.locale).format(texts) : undefined;
}

/** Unwraps optional schemas. */
export function inner(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema?.def.type === 'optional'
    ? inner((schema as z.ZodOptional).unwrap() as z.ZodType)
    : schema;
}

/** Collects the facts of a part of the configuration, formatted for one language. */
function collect(
  prefix: string,
  value: unknown,
  schema: z.ZodType | undefined,
  facts: Map<string, string>,
  style: Style,
): void {
  const text = Array.isArray(value)
    ? joined(prefix, value, schema, style)
    : single(prefix, value, schema, style);
  if (text !== undefined) facts.set(prefix, text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const shape = (schema as z.ZodObject | undefined)?.shape as Record<string, z.ZodType> | undefined;
  for (const [key, child] of Object.entries(value))
    collect(`${prefix}.${key}`, child, inner(shape?.[key]), facts, style);
}

/**
 * The facts of a configuration by dotted name, formatted for a language.
 *
 * @param schema of the configuration, which has the units of numbers.
 */
export function factTexts(
  config: SiteConfig,
  schema: z.ZodType<SiteConfig>,
  language: string,
): Map<string, string> {
  const facts = new Map<string, string>();
  const { country } = config.business.address;
  const style: Style = {
    languages: [language, ...languagesOf(config)],
    country,
    ...numberStyle(config, language),
  };
  const { shape } = schema as unknown as z.ZodObject;
  for (const [group, value] of shownGroups(config))
    collect(group, value, shape[group] as z.ZodType | undefined, facts, style);
  for (const [name, text] of hourTexts(config.business.hours?.week ?? [], { language, ...style }))
    facts.set(name, text);
  return facts;
}
