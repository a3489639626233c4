import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { paragraphAt } from '../surroundings.ts';

/** A postal code of letters and digits, in two groups. */
const LETTERS = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu;

const DIGITS = /(?<![\p{L}\d.,/-])\d{4,5}(?![\p{L}\d%]|[.,/-]\d)/gu;

const known = new WeakMap<Facts, string>();

function codeOf(facts: Facts): string {
  const code = known.get(facts) ?? (facts.get('business.address.postalCode') ?? '').trim();
  known.set(facts, code);
  return code;
}

/** True if some words have the rest of the address: a code there is that of the business, and not of a place nearby. */
function isOwnAddress(text: string, facts: Facts): boolean {
  const street = facts.get('business.address.street') ?? '';
  return text.includes('{business.address.street}') || (street.length > 4 && text.includes(street));
}

/** The other parts of an address, by reference or as they are written. */
const REST = ['locality', 'region'] as const;

/** True if nothing stands between the street of the business and what follows but the rest of its address. */
function isAfterStreet(before: string, facts: Facts): boolean {
  const street = facts.get('business.address.street') ?? '';
  const ends = ['{business.address.street}', ...(street.length > 4 ? [street] : [])].flatMap(
    (part) => (before.includes(part) ? [before.lastIndexOf(part) + part.length] : []),
  );
  if (ends.length === 0) return false;
  let between = before.slice(Math.max(...ends));
  for (const key of REST)
    for (const part of [`{business.address.${key}}`, facts.get(`business.address.${key}`) ?? ''])
      between = part === '' ? between : between.replace(part, '');
  return /^[\s,·|–-]*$/.test(between);
}

/** False if no text of a copy can have a code that is nearly that of the business. */
export function mayBePostalSlip(copy: string, facts: Facts): boolean {
  const code = codeOf(facts);
  if (code.length < 4) return false;
  const street = facts.get('business.address.street') ?? '';
  return (
    copy.includes('{business.address.street}') ||
    (street.length > 4 && copy.includes(street)) ||
    (/[A-Z]/.test(code) && copy.includes(code.split(' ')[0] ?? code))
  );
}

/** True beside other codes than that of the business: they are those of places, such as those that customers come from. */
function isOneOfMany(paragraph: string, code: string): boolean {
  const others = [...matchesIn(paragraph, DIGITS)].map(([digits]) => digits);
  return new Set(others.filter((one) => one.length === code.length && one !== code)).size > 1;
}

/**
 * Codes directly after the street of the business that are not its own, and others that are one slip away from it. Codes of
 * digits are told beside its street only, since those of a town are all alike.
 */
export function* postalSlips(text: string, facts: Facts): Generator<Span> {
  const code = codeOf(facts);
  const hasLetters = /[A-Z]/.test(code);
  if (!hasLetters && !isOwnAddress(text, facts)) return;
  const plain = code.replace(/\s/g, '');
  for (const { 0: written, index } of matchesIn(text, hasLetters ? LETTERS : DIGITS)) {
    const other = written.replace(/\s/g, '');
    if (other === plain || other.length !== plain.length) continue;
    if (isAfterStreet(text.slice(0, index), facts)) {
      yield [index, index + written.length];
      continue;
    }
    if (mistakes(other, plain) !== 1) continue;
    // A long text says where the business is, and elsewhere where its customers are.
    const paragraph = paragraphAt(text, index);
    const isOwn = isOwnAddress(paragraph, facts);
    if (!hasLetters && (!isOwn || isOneOfMany(paragraph, plain))) continue;
    // Another letter is that of the next street.
    const isSwapped = [...other].sort().join() === [...plain].sort().join();
    if (isSwapped || isOwn) yield [index, index + written.length];
  }
}
