import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { Brand } from '../../schemas/config/brand.ts';
import { BusinessType } from '../../schemas/config/business-type.ts';
import { Business } from '../../schemas/config/site-business.ts';
import { Language } from '../../schemas/language.ts';
import { businessTypeHint } from '../content/config/nearest-business-type.ts';
import { FACT_REFERENCE } from '../content/facts/facts.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { COUNTRY_CODES } from './countries.ts';
import type { InitWishes } from './wishes.ts';

/** Texts of new sites, with one folder per language. */
export const TEXTS = join(ENGINE_ROOT, 'cli/init/texts');

/** Languages available for new sites. */
export function textLanguages(): string[] {
  return readdirSync(TEXTS).sort();
}

/** The error of a value by its schema, if any. */
function faultBy(schema: z.ZodType, value: string): string | undefined {
  const { error } = schema.safeParse(value);
  return error?.issues[0]?.message;
}

function checkText(schema: z.ZodType, value: string): string | undefined {
  // A name in braces with a dot is a reference to another fact, which is not valid in a name.
  const [reference] = value.match(FACT_REFERENCE) ?? [];
  if (reference !== undefined) return `must not contain ${reference}, which stands for a fact`;
  return faultBy(schema, value);
}

function checkType(value: string): string | undefined {
  if (BusinessType.safeParse(value).success) return undefined;
  return `must be a kind of business that schema.org knows, such as Electrician or Bakery. ${businessTypeHint(value, BusinessType.options)}`;
}

function checkLanguage(value: string): string | undefined {
  const fault = faultBy(Language, value);
  if (fault !== undefined) return fault;
  if (existsSync(join(TEXTS, new Intl.Locale(value).language))) return undefined;
  return `must be a language that new sites can be written in: ${textLanguages().join(', ')}`;
}

const { name, phone, email, address } = Business.shape;

/** The error of a value, by option; undefined if it is valid. */
export const CHECKS: Record<keyof InitWishes, (value: string) => string | undefined> = {
  name: (value) => checkText(name, value),
  type: checkType,
  phone: (value) => faultBy(phone, value),
  email: (value) => faultBy(email, value),
  locality: (value) => checkText(address.shape.locality, value),
  region: (value) => checkText(address.shape.region, value),
  country: (value) =>
    COUNTRY_CODES.includes(value)
      ? undefined
      : 'must be a country in two capital letters (ISO 3166), such as US or DE',
  language: checkLanguage,
  color: (value) => faultBy(Brand.shape.color, value),
};

/** The errors of all values: one sentence per option. */
export function checkWishes(wishes: InitWishes): string[] {
  return Object.entries(wishes).flatMap(([option, value]) => {
    const fault = value === undefined ? undefined : CHECKS[option as keyof InitWishes](value);
    return fault === undefined ? [] : `--${option} "${value}" ${fault.replace(/[^.?]$/, '$&.')}`;
  });
}
