import { mistakes } from '../../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { isWrittenAsPhone, phoneNumbers } from '../phone-numbers.ts';

/**
 * Number of final digits by which two notations of a number are matched: with the country code, or a trunk prefix
 * 0.
 */
const TELLING = 7;

/** The text of a fact that may be a phone number. */
const PHONE = /^[\d\s()+./-]+$/;

/** Names of facts that are phone numbers in whatever grouping. */
const NAMED =
  /phone|(?:^|[._-])(?:tel|fon|fax|cell|mob)|mobile|fax|whatsapp|sms|hotline|helpline|landline|handy|mobil|festnetz|durchwahl|notruf|tel[eé]f|tel$|m[oó]vil|celular|fijo|centralita|emergenc/i;

/** Nine digits as Spain has them, without any separator. */
const NINE = /^[6-9]\d{8}$/;

/** The digits of a fact that is a phone number; undefined for another one, such as a tax number, which is all digits as well. */
function phoneOf(name: string, facts: Facts): string | undefined {
  const text = facts.get(name) ?? '';
  if (!PHONE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const isPhone = NAMED.test(name) || NINE.test(text) || isWrittenAsPhone(text, digits);
  return isPhone ? digits : undefined;
}

/** The fact with this phone number. */
export function phoneFactOf(digits: string, facts: Facts): string | undefined {
  const ending = digits.slice(-TELLING);
  return facts.names.find((name) => phoneOf(name, facts)?.endsWith(ending));
}

/** True for the digits of a phone number that a fact has, of which there are enough to be sure. */
export function isKnownPhone(digits: string, facts: Facts): boolean {
  return digits.length >= TELLING && phoneFactOf(digits, facts) !== undefined;
}

/** A number that differs from one of the business by no more digits than this is meant to be it. */
const SLIPS = 2;

/** The only fact whose number is this one but for a slip; the number of the business, if there is none or several are it. */
export function nearestPhone(digits: string, facts: Facts): string {
  const ending = digits.slice(-TELLING);
  const near = facts.names.flatMap((name) => {
    const own = phoneOf(name, facts)?.slice(-TELLING) ?? '';
    return own.length === TELLING ? [{ name, own, away: mistakes(ending, own) }] : [];
  });
  const least = Math.min(SLIPS, ...near.map(({ away }) => away));
  const nearest = near.filter(({ away }) => away === least);
  const isOne = new Set(nearest.map(({ own }) => own)).size === 1;
  return (isOne ? nearest[0]?.name : undefined) ?? 'business.phone';
}

/** Numbers that are all alike, since none of them exists: 555-0100 to 555-0199. */
const ALIKE = /^55501/;

/** Number of final digits with the code of an area. */
const WITH_AREA = 10;

/** True for a number that is one of the business but for a slip: another digit or two, or two that are swapped. */
export function isNearlyPhone(digits: string, facts: Facts): boolean {
  const ending = digits.slice(-TELLING);
  return facts.names.some((name) => {
    const whole = phoneOf(name, facts) ?? '';
    const own = whole.slice(-TELLING);
    if (own.length !== TELLING) return false;
    const others = [...own].filter((digit, at) => digit !== ending[at]).length;
    if (!ALIKE.test(own)) return others <= SLIPS;
    // Of the few numbers that there are, another area has each one, too.
    const [area, ownArea] = [digits, whole].map((number) => number.slice(-WITH_AREA, -TELLING));
    const isOfArea = area === '' || ownArea === '' || area === ownArea;
    return others <= 1 || (isOfArea && mistakes(ending, own) === 1);
  });
}

/** True for the place of a figure in a text at which a phone number of the configuration is typed. */
export function isTypedPhone(text: string, [start, end]: Span, facts: Facts): boolean {
  return phoneNumbers(text, (digits) => isKnownPhone(digits, facts)).some(
    ({ span, digits }) => span[0] < end && start < span[1] && isKnownPhone(digits, facts),
  );
}
