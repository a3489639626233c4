import { businessTypeHint } from '../config/nearest-business-type.ts';
import { nearest } from '../suggest.ts';
import { type Path, valueAt } from '../value-path.ts';

const EXAMPLES: Record<string, string> = {
  array: 'Write each entry on a line of its own, beginning with "- ".',
  object: 'Write the keys below it, two spaces further in.',
  record: 'Write keys with their values below it, two spaces further in.',
  boolean: 'Write true or false, without quotes.',
  string: 'Write a text in double quotes.',
};

/** A number as most languages but English write it; three digits after the comma may be thousands. */
const DECIMAL_COMMA = /^([-+]?\d+),(\d{1,2}|\d{4,})$/;

/** How to write the probably intended number. */
function numberHint(value: unknown, isWhole: boolean): string {
  const example = '2';
  if (typeof value === 'number')
    return `Write a whole number, such as ${Math.max(1, Math.round(value))}.`;
  const [, whole, part] = typeof value === 'string' ? (DECIMAL_COMMA.exec(value) ?? []) : [];
  if (part !== undefined && !isWhole)
    return `Write ${whole}.${part}, with a point in place of the comma.`;
  const digits = typeof value === 'string' ? value.replace(/[\s,$€£%]/g, '') : '';
  if (!/^[-+]?\d+(?:\.\d+)?$/.test(digits)) return `Write it in digits, such as ${example}.`;
  const number = Number(digits);
  if (isWhole && !Number.isInteger(number)) return `Write a whole number, such as ${example}.`;
  return digits === value
    ? `Write ${number} without quotes.`
    : `Write ${number}: only the digits, no sign, comma or unit.`;
}

/** What to write instead of a value of the wrong type; `expected` is zod's name of the type. */
export function typeHint(expected: string, value: unknown): string {
  if (expected === 'number' || expected === 'int') return numberHint(value, expected === 'int');
  if (expected === 'boolean' && typeof value === 'string') {
    if (/^(?:yes|on|y|true)$/i.test(value)) return 'Write true, without quotes.';
    if (/^(?:no|off|n|false)$/i.test(value)) return 'Write false, without quotes.';
  }
  if (isFactInBraces(expected, value)) return 'A text with braces needs double quotes around it.';
  return EXAMPLES[expected] ?? 'See the example of this key in the starters.';
}

/** `{fees.travel}` without quotes is a map with one empty key. */
function isFactInBraces(expected: string, value: unknown): boolean {
  if (expected !== 'string' || typeof value !== 'object' || value === null) return false;
  const [key, ...others] = Object.entries(value);
  return key !== undefined && others.length === 0 && key[1] === null && key[0].includes('.');
}

/**
 * What to do about a text beside the group of a section, below which it stands in the file: its key begins too far left; undefined
 * for any other value of the wrong type.
 */
export function dedentedHint(
  { path, expected }: { path: Path; expected: string },
  root: unknown,
): string | undefined {
  const [list, index, key] = path.slice(-3);
  if (list !== 'sections' || typeof index !== 'number' || expected !== 'object') return undefined;
  if (typeof valueAt(root, path) !== 'string') return undefined;
  const entries = Object.entries(Object(valueAt(root, path.slice(0, -1))));
  const at = entries.findIndex(([name]) => name === key);
  const [group, value] = entries[at - 1] ?? [];
  return typeof value === 'object' && value !== null
    ? `If it belongs to ${group}, begin the line two spaces further in. Otherwise write its keys below it.`
    : undefined;
}

/** Maximum number of names in a hint; more are no help on a terminal. */
const MOST_NAMES = 20;

/** Where names are listed that are too many for a hint, by key. */
const LISTS: Record<string, string> = { icon: 'at lucide.dev/icons' };

/** What to write if one of `allowed` is expected and none is close enough to be a typo. */
export function choiceHint(
  value: unknown,
  key: PropertyKey | undefined,
  allowed: readonly string[],
): string {
  if (typeof value === 'string' && allowed.includes('LocalBusiness'))
    return businessTypeHint(value, allowed);
  if (allowed.length <= MOST_NAMES) return `It can be ${orList(allowed)}.`;
  const near = typeof value === 'string' ? nearest(value, allowed, 5) : [];
  const list = LISTS[String(key)] ?? 'in the JSON Schemas that `touchdown schema` writes';
  const all = `All ${allowed.length.toLocaleString('en-US')} names are listed ${list}.`;
  return near.length === 0 ? all : `The nearest names are ${near.join(', ')}. ${all}`;
}

function orList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** What to do about an invalid format, by the message of the schema. */
const FORMAT_HINTS: readonly [RegExp, string][] = [
  [/blank/, 'Write the text, or remove the key if it may be left out.'],
  [/control characters/, 'Delete the escape with the backslash that stands for it.'],
  [/half a character/, 'Write the character itself instead of its code.'],
  [/slash at its end/, 'Delete the slash: the address with one leads there as well.'],
  [/in a copied link/, 'Copy the address from the browser, or write what the message shows.'],
  [/whole address.*https/, 'Copy it from the address bar of the browser.'],
  [/without a query/, 'Delete the question mark and what follows it.'],
  [
    /path such as .*https/,
    'Copy it from the address bar: of a page of this site what is behind the site’s name, of any other the whole address.',
  ],
  [/path/, 'Write it as the address bar shows it behind the site’s name.'],
  [/its month has/, 'Write the last day of the month, which the message shows, or another month.'],
  [/color/, 'Write # and six hexadecimal digits, or three, in double quotes.'],
  [/exactly one section/, 'Begin each section with "- " and its name.'],
  [/reserved for|name of another variant/, 'Choose another name.'],
  [/weights together/, 'Lower the weights, so that some visitors see the original.'],
  [/other variants of this landing/, 'A landing has one test. Write the same name everywhere.'],
  [/change something/, 'Name what is to be different by its path, such as hero.headline: …'],
  [/a currency/, 'Write its three letters: EUR for €, GBP for £, USD for $, CHF for francs.'],
  [/Universal Analytics/, 'Write the id of a Google tag, such as AW-123456789 or G-AB12CD34EF.'],
  [/date/, 'Write year, month and day, in this order, with hyphens.'],
];

/** @param words message of the schema. */
export function formatHint(words: string): string {
  const known = FORMAT_HINTS.find(([pattern]) => pattern.test(words))?.[1];
  return known ?? 'Write it in the form that the message shows.';
}
