import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

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

/** True of a number that begins with the letters of a country and has no form of that country. */
function isNoTaxNumber(number: string): boolean {
  const plain = number.replace(/[\s.-]/g, '').toUpperCase();
  const form = FORMS[plain.slice(0, 2)];
  // A row of zeros stands for a number that is to come.
  if (form === undefined || !/[1-9]/.test(plain) || plain.length > 16) return false;
  return /\d{5}/.test(plain) && !new RegExp(`^..${form}$`).test(plain);
}

/** The numbers for value-added tax below a value. */
function* taxNumbersIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value))
    if (typeof child !== 'string') yield* taxNumbersIn(child, [...path, key]);
    else if (KEY.test(key)) yield { path: [...path, key], text: child };
}

/** Reports a number for value-added tax that its country cannot have given: a digit too many or too few. */
export function checkTaxNumber(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return Object.entries(config)
    .filter(([group]) => group === 'business' || !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...taxNumbersIn(value, [group])])
    .filter(({ text }) => isNoTaxNumber(text))
    .map(({ path, text }) =>
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/whereabouts',
        severity: 'warning',
        message: `${pathName(path)} ("${text}") has not the form of a VAT number of ${text.trim().slice(0, 2).toUpperCase()}.`,
        hint: 'Count its digits.',
      }),
    );
}
