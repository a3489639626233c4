import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Keys of phone numbers. */
const KEY = /^(?:phone|tel|telephone|telefon|tel[eé]fono|mobile|handy|m[oó]vil|whatsapp|fax)/i;

/**
 * How many digits follow the code of a country, where all its numbers have as many.
 *
 * @see ITU-T E.164 and the national numbering plans that it lists.
 */
const DIGITS: Readonly<Record<string, RegExp>> = {
  1: /^\d{10}$/,
  31: /^\d{9}$/,
  33: /^\d{9}$/,
  34: /^\d{9}$/,
  41: /^\d{9}$/,
  // Only some area codes of five digits have numbers of nine digits.
  44: /^(?:\d{10}|(?:1(?!1|\d1)|5|8)\d{8})$/,
  45: /^\d{8}$/,
  47: /^\d{8}$/,
  48: /^\d{9}$/,
  52: /^1?\d{10}$/,
  61: /^\d{9}$/,
  351: /^\d{9}$/,
};

/** The code of the country of a number that begins with one; undefined if its numbers vary in length. */
export function codeOf(digits: string): string | undefined {
  return Object.keys(DIGITS).find((code) => digits.startsWith(code));
}

/** Codes of countries in which the zero of an area is dialed from inside only. */
const DROPS_ZERO = ['31', '32', '33', '353', '41', '43', '44', '46', '49', '61', '64'];

/**
 * What is wrong with a number that begins with the code of a country.
 *
 * @param isWhole false if the code may have been forgotten, which is reported as `shape/format`.
 */
function faultOf(digits: string, isWhole: boolean): { message: string; hint: string } | undefined {
  const dropping = DROPS_ZERO.find((code) => digits.startsWith(`${code}0`));
  if (dropping !== undefined)
    return {
      message: `has a zero after +${dropping} that is dialed inside the country only: nobody is reached.`,
      hint: `Leave it out, or write it as (0).`,
    };
  if (!isWhole) return undefined;
  const code = codeOf(digits);
  const rest = code === undefined ? '' : digits.slice(code.length);
  if (code === undefined || DIGITS[code]?.test(rest)) return undefined;
  return {
    message: `has ${rest.length} digits after +${code}, and no number of that country has as many.`,
    hint: 'Compare it with the number that you are called at.',
  };
}

/** The phone numbers below a value, with the code of their country. */
function* numbersIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value))
    if (typeof child !== 'string') yield* numbersIn(child, [...path, key]);
    else if (KEY.test(key) && (/^\+\d[\d ()./-]+$/.test(child) || /^[1-9]\d{7,14}$/.test(child)))
      yield { path: [...path, key], text: child };
}

/** Reports a phone number that cannot be dialed: a digit too many or too few, or the zero of an area after the code of a country. */
export function checkPhone(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  return Object.entries(config)
    .filter(([group]) => group === 'business' || !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...numbersIn(value, [group])])
    .flatMap(({ path, text }) => {
      // Without a sign only a number for chats is known to begin with a country.
      if (!text.startsWith('+') && path.at(-1) !== 'whatsapp') return [];
      const fault = faultOf(text.replace('(0)', '').replace(/\D/g, ''), text.startsWith('+'));
      if (!fault) return [];
      return report(source, {
        range: locate(path, 'value'),
        rule: 'facts/whereabouts',
        severity: 'warning',
        message: `${pathName(path)} ("${text}") ${fault.message}`,
        hint: fault.hint,
      });
    });
}
