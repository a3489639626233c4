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

/** What is wrong with a number for value-added tax, with what to do about it. */
interface NumberFault {
  told: string;
  hint: string;
}

const HINT = 'A digit is mistyped, or two are swapped: compare it with a letter of the tax office.';

/** Countries where the number is written without the letters of the country at home, and has one form. */
const OF_ONE_FORM = /^ES$/;

/** The fault of a number of the business's own country if it does not begin with letters of another one. */
function faultOf(number: string, home: string): NumberFault | undefined {
  const plain = number.replace(/[\s.-]/g, '').toUpperCase();
  // A row of zeros or nines stands for a number that is to come.
  if (!/[1-9]/.test(plain) || /(\d)\1{5}/.test(plain) || plain.length > 16 || !/\d{5}/.test(plain))
    return undefined;
  const isPrefixed = plain.slice(0, 2) in FORMS;
  const country = isPrefixed ? plain.slice(0, 2) : home;
  const own = isPrefixed ? plain.slice(2) : plain;
  const form = FORMS[country];
  if (form === undefined) return undefined;
  if (!new RegExp(`^${form}$`).test(own))
    return isPrefixed || (OF_ONE_FORM.test(home) && /^[A-Z]?\d+[A-Z]?$/.test(own))
      ? { told: `has not the form of a VAT number of ${country}`, hint: 'Count its digits.' }
      : undefined;
  return hasWrongCheckDigit(country, own)
    ? { told: 'has a check digit that does not follow from the other digits', hint: HINT }
    : undefined;
}

/** The numbers for value-added tax below a value. */
function* taxNumbersIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value))
    if (typeof child !== 'string') yield* taxNumbersIn(child, [...path, key]);
    else if (KEY.test(key)) yield { path: [...path, key], text: child };
}

/** Reports a number for value-added tax that its country cannot have given: a digit too many, too few or mistyped. */
export function checkTaxNumber(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return Object.entries(config)
    .filter(([group]) => group === 'business' || !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...taxNumbersIn(value, [group])])
    .flatMap(({ path, text }) => {
      const fault = faultOf(text, config.business.address.country);
      if (!fault) return [];
      return report(source, {
        range: locate(path, 'value'),
        rule: 'facts/whereabouts',
        severity: 'warning',
        message: `${pathName(path)} ("${text}") ${fault.told}.`,
        hint: fault.hint,
      });
    });
}
