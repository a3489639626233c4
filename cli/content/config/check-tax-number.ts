import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { hasWrongCheckDigit } from './tax-check-digits.ts';

/** Keys of numbers for value-added tax. */
const KEY = /^(?:vat|ust|uid|mwst|nif|cif|iva|tva)|vat(?:Id|Number|No)$|taxId$/i;

/**
 * Forms of numbers for value-added tax by their first letters, without spaces.
 *
 * @see Directive 2006/112/EC, article 215, and VIES of the European Commission.
 */
const FORMS: Readonly<Record<string, string>> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  DE: '\\d{9}',
  DK: '\\d{8}',
  ES: '(?:[A-Z]\\d{8}|\\d{8}[A-Z]|[A-Z]\\d{7}[A-Z])',
  FR: '[A-Z\\d]{2}\\d{9}',
  GB: '(?:\\d{9}|\\d{12}|(?:GD|HA)\\d{3})',
  IE: '\\d[A-Z\\d+*]\\d{5}[A-Z]{1,2}',
  IT: '\\d{11}',
  LU: '\\d{8}',
  NL: '[A-Z\\d]{9}B\\d{2}',
  PL: '\\d{10}',
  PT: '\\d{9}',
  SE: '\\d{12}',
};

/** Countries where the number is written without the letters of the country at home, and has one form. */
const OF_ONE_FORM = /^ES$/;

/** A number of a known form, or of none that its country has. */
interface TaxNumber {
  country: string;
  /** Without spaces and the letters of the country. */
  digits: string;
  hasForm: boolean;
}

/** A number of the business's own country if it does not begin with the letters of another one; undefined if it is none. */
function taxNumberOf(text: string, home: string): TaxNumber | undefined {
  const plain = text.replace(/[\s.-]/g, '').toUpperCase();
  // Nothing but zeros stands for a number that is to come, in any form.
  if (plain.length > 16 || !/\d{5}/.test(plain) || !/[1-9]/.test(plain)) return undefined;
  const isPrefixed = plain.slice(0, 2) in FORMS;
  const country = isPrefixed ? plain.slice(0, 2) : home;
  const digits = isPrefixed ? plain.slice(2) : plain;
  const form = FORMS[country];
  if (form === undefined) return undefined;
  const hasForm = new RegExp(`^${form}$`).test(digits);
  const isNumber = isPrefixed || (OF_ONE_FORM.test(home) && /^[A-Z]?\d+[A-Z]?$/.test(digits));
  return hasForm || isNumber ? { country, digits, hasForm } : undefined;
}

/** The numbers for value-added tax below a value. */
function* taxNumbersIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value))
    if (typeof child !== 'string') yield* taxNumbersIn(child, [...path, key]);
    else if (KEY.test(key)) yield { path: [...path, key], text: child };
}

/** The numbers for value-added tax in the facts of a site. */
function* numbersOf(config: SiteConfig): Generator<TaxNumber & { path: Path; text: string }> {
  for (const [group, value] of Object.entries(config)) {
    if (group !== 'business' && CORE_KEYS.has(group)) continue;
    for (const found of taxNumbersIn(value, [group])) {
      const number = taxNumberOf(found.text, config.business.address.country);
      if (number) yield { ...found, ...number };
    }
  }
}

/** So does a row of nines, of the right length. */
const STAND_IN = /(\d)\1{5}/;

/** Where a number has the form of its country, and digits that do not follow from each other, as those of most invented ones. */
export function numbersWithWrongDigits(config: SiteConfig): Path[] {
  return [...numbersOf(config)].flatMap(({ path, country, digits, hasForm }) =>
    hasForm && !STAND_IN.test(digits) && hasWrongCheckDigit(country, digits) ? [path] : [],
  );
}

/** Reports a number for value-added tax that its country cannot have given: with a digit too many or too few. */
export function checkTaxNumber(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return [...numbersOf(config)].flatMap(({ path, text, country, hasForm }) =>
    hasForm
      ? []
      : report(source, {
          range: locate(path, 'value'),
          rule: 'facts/whereabouts',
          severity: 'warning',
          message: `${pathName(path)} ("${text}") has not the form of a VAT number of ${country}.`,
          hint: 'Count its digits.',
        }),
  );
}
