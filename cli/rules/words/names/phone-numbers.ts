import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { spokenNumbers } from './spoken-digits.ts';

/** A phone number in a text. */
export interface PhoneNumber {
  span: Span;
  /** Its digits, with letters converted to their keys, without an extension. */
  digits: string;
  /** The extension behind it as written, with the sign before it: ` ext. 5`, `, Durchwahl 12`; empty without one. */
  extension: string;
}

/** An extension: a word for it in English, German or Spanish, and its digits. */
const INNER =
  '(?:[Ee]xt(?:n|ensi(?:on|ón))?|EXT|[Aa]nexo|[Ii]nterno|[Ii]nt(?=\\.)|[Nn]ebenstelle|[Aa]pparat|App(?=\\.)|[Dd]urchwahl|D[Ww]|x)[.:]?[^\\S\\n]?(?:(?:[Nn]r|[Nn]o|[Nn][uú]m)\\.?[^\\S\\n]?)?\\d{1,5}(?!\\d)';

/** What may stand directly behind a number. */
const EXTENSION = `(?<extension>(?:[^\\S\\n]|[,;/–-]){0,3}(?:${INNER}|\\(${INNER}\\)))?`;

/** Rows of digits with separators, and those that end in letters: 432-555-SIGN. */
const CANDIDATE = new RegExp(
  [
    `(?<![\\p{L}\\d.,/#§-])(?!\\d{5}(?:-\\d{4})? +\\()(?<digits>\\+?\\(?\\d(?:(?:[^\\S\\n]|[()./·•‐-―−_-]){0,3}\\d){6,14})(?![\\d%]|[.,]\\d|[\\s]?[€$£])${EXTENSION}`,
    '(?<![\\p{L}\\d])(?<letters>(?:1[-. ])?\\(?\\d{3}\\)?[-. ](?:\\d{3}[-. ])?[A-Z]{3,7}(?:-[A-Z]{2,4})?)(?![\\p{L}\\d])',
  ].join('|'),
  'gu',
);

const LETTER_KEYS = '22233344455566677778889999';

/** Words before a phone number. */
const CALLED =
  /(?:call|phone|tel|telephone|mobile|cell|text|dial|fax|number|whatsapp|sms|ll[aá]m\p{L}+|teléfono|número|celular|móvil|ruf\p{L}*|telefon\p{L}*|mobil|handy|nummer|unter)[\s.:*]*(?:us|to|at|on|al|en el|an|uns)?[\s.:*]*$/iu;

/** Words before another kind of number. */
const NAMED =
  /(?:\bno|\bnr|nº|n°|\bnúm|license|licence|\blic|\bid|iban|\bbic|vat|ust\p{L}*|\bhrb|\bhra|\bfn|isbn|ean|order|case|invoice|policy|permit|commission|registration|registro|section|sección|code|code of|account|konto|cuenta|§|#|lizenz|licencia|chapter|form|part|model|serial|ssn|ein|tax)[\s.:-]*(?:\p{L}{0,2}|\p{L}{2}\d\d)[\s.:-]*$/iu;

/** Directly before the number under which a company or a charity is registered. */
const REGISTERED =
  /(?<!\p{L})(?:(?:regist\p{L}+|charity|company|charities|companies)(?!\p{L})[^.!?\n]{0,40}?(?:number|no\b)|(?:handelsregister|vereinsregister|registro)\p{L}*)[\s.:]*$/iu;

/** Directly before the number of a technical standard. */
const STANDARD =
  /(?<!\p{L})(?:VDE|DIN|EN|ISO|IEC|UNE|NF|BS|ASTM|ANSI|NFPA|OSHA|UL|VOB|TRGS)[\s-]+$/u;

/** Numbers of nobody but the emergency services of a country, which any page may name. */
const EMERGENCY = new Set([
  '0800111999',
  '08004080500',
  '1800205050',
  '18002221222',
  '8002221222',
  '0800764766',
  '08001110111',
  '08001110222',
  '08000024287',
]);

/** The place of a number with both brackets of its area code, and without those that it stands in, which stay: “(0699 188 77)”. */
function withBracket(text: string, [start, end]: Span): Span {
  const written = text.slice(start, end);
  const opening = written.lastIndexOf('(');
  const closing = written.indexOf(')');
  if (opening >= 0 && written.indexOf(')', opening) < 0 && /^\+?\(/.test(written))
    return [start + opening + 1, end];
  if (closing < 0 || (opening >= 0 && opening < closing)) return [start, end];
  const before = /[+]?\([^\S\n]?$/.exec(text.slice(Math.max(0, start - 3), start));
  return before ? [start - before[0].length, end] : [start, end];
}

/** Minimum number of digits by which a number of the business is recognized that looks like another number. */
const WHOLE = 9;

function digitsOf(written: string): string {
  return written
    .replace(/[A-Z]/g, (letter) => LETTER_KEYS[letter.charCodeAt(0) - 65] ?? '')
    .replace(/\D/g, '');
}

/** Groups of three digits that may be those of a phone number after a word such as "call". */
const GROUPS = /^[6-9]\d{2}(?: \d{3}){2}$/;

/** Directly before a number in such groups: «llámenos o al 976 555 041». */
const TO = /(?<!\p{L})al $/u;

/** True for other combinations of digits and signs: dates, postal codes, years, grouped numbers. */
function isOther(written: string, isCalled: boolean): boolean {
  const groups = written.split(/\D+/).filter((group) => group !== '');
  return (
    /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}([./-])\d{1,2}\1\d{2,4}$|^\d{5}-\d{4}$/.test(written) ||
    /^\d{1,2}[.]\d{2}\s?[-–]\s?\d{1,2}[.]\d{2}$/.test(written) ||
    (/^\d{1,3}(?:[.\s]\d{3})+$/.test(written) && !(isCalled && GROUPS.test(written))) ||
    /\d\s*[-–]\s*\d.*[–]|\d–\d/.test(written) ||
    groups.every((group) => /^(?:19|20)\d\d$/.test(group)) ||
    groups.every((group) => group.length < 3 && groups.length < 4)
  );
}

/** Nine digits as only Spain writes them, where numbers have no trunk prefix: `952 06 14 37`, `644 21 09 83`. */
const SPANISH = /^[6-9]\d{2}([ .-])\d{2}\1\d{2}\1\d{2}$/;

/** True for numbers in North American or Spanish notation, with a country code, or with a trunk prefix 0. */
export function isWrittenAsPhone(written: string, digits: string): boolean {
  if (written.startsWith('+')) return digits.length >= 8;
  const isAmerican = /^(?:1[-. ]?)?\(?[2-9]\d{2}\)?[-. /]{0,2}[2-9]\d{2}[-. ]?\d{4}$/.test(written);
  return isAmerican || SPANISH.test(written) || /^\(?0\d{1,5}[\s)/-]/.test(written);
}

/** Words in a sentence before digits that are said one by one, if they are few enough to be something else. */
const DIALED =
  /(?<!\p{L})(?:call|phone|dial|text|telephone|number|ring|llam\p{L}+|marqu\p{L}+|marcar?|teléfono|número|whatsapp|ruf\p{L}*|anruf\p{L}*|wähl\p{L}*|telefon\p{L}*|nummer)(?!\p{L})[^.!?\n]{0,40}$/iu;

/** The phone numbers in a text whose digits are said one by one. */
function* spokenPhones(text: string, isKnown: (digits: string) => boolean): Generator<PhoneNumber> {
  for (const number of spokenNumbers(text)) {
    const { span, digits } = number;
    const before = text.slice(Math.max(0, span[0] - 80), span[0]);
    const isWhole = digits.length >= WHOLE && !NAMED.test(before);
    if (isWhole || isKnown(digits) || DIALED.test(before)) yield { ...number, extension: '' };
  }
}

/**
 * The phone numbers in a text, in digits or said one by one.
 *
 * @param isKnown true for the digits of a number of the business, which is recognized in any grouping.
 */
export function phoneNumbers(
  text: string,
  isKnown: (digits: string) => boolean = () => false,
): PhoneNumber[] {
  const inDigits = [...matchesIn(text, CANDIDATE)].flatMap(({ 0: whole, index, groups }) => {
    const written = (groups?.digits ?? groups?.letters ?? '').trim();
    const digits = digitsOf(written);
    const before = text.slice(Math.max(0, index - 24), index);
    if (REGISTERED.test(text.slice(Math.max(0, index - 70), index)) && !written.startsWith('+'))
      return [];
    const isCalled = CALLED.test(before) || (TO.test(before) && GROUPS.test(written));
    const isOwn = digits.length >= WHOLE && isKnown(digits);
    if (
      groups?.letters !== undefined
        ? !/^1?\d{10}$/.test(digits)
        : !isOwn && isOther(written, isCalled)
    )
      return [];
    if (
      !isCalled &&
      (NAMED.test(before) ||
        STANDARD.test(before) ||
        !(isWrittenAsPhone(groups?.letters ? digits : written, digits) || isKnown(digits)))
    )
      return [];
    if ((isCalled && digits.length < 7) || EMERGENCY.has(digits)) return [];
    const span = withBracket(text, [index, index + whole.trimEnd().length]);
    return { span, digits, extension: groups?.extension ?? '' };
  });
  return [...inDigits, ...spokenPhones(text, isKnown)];
}
