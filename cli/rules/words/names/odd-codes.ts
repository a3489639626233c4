import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type CodeOfAddress, codesByList } from './codes-of-addresses.ts';

/** A postal code with a digit too many or too few beside others. */
export interface OddCode extends CodeOfAddress {
  /** One of the others. */
  other: string;
}

/** Numbers in a row: "79760, 7976 and 79762". */
const ROW =
  /(?<![\p{L}\d.,:/$€£#+-])(?<![\d$€£#+] )\d{4,6}(?:(?:,| &|,? (?:and|or|y|o|und|oder))\s\d{4,6})+(?![\p{L}\d%]|[.,:/-]\d|\s?[€$£])/gu;

/** Says that they are postal codes. */
const NAMED =
  /(?<!\p{L})(?:zip(?:[ -]?codes?)?|post(?:al)?[ -]?codes?|plz|postleitzahl(?:en)?|códigos? postal(?:es)?|c\. ?p\.)(?!\p{L})/iu;

/** Digits at the beginning that the codes of a region have in common. */
const REGION = 3;

/** The codes that a digit added to a code, or taken away from it, may make of its beginning. */
function* mended(code: string, length: number): Generator<string> {
  for (let at = 0; at <= code.length; at += 1)
    if (code.length > length) yield code.slice(0, at) + code.slice(at + 1);
    else
      for (let digit = 0; digit < 10; digit += 1) yield code.slice(0, at) + digit + code.slice(at);
}

/** True for a code that is in the region of another one once a digit is added, or taken away. */
function isSlip(code: string, other: string): boolean {
  const region = other.slice(0, REGION);
  return [...mended(code, other.length)].some((meant) => meant.startsWith(region));
}

/** The only one of several codes that is a digit longer or shorter than all others, and one of them. */
function oddOf<Code extends { code: string }>(
  codes: readonly Code[],
  length?: number,
): { odd: Code; other: string } | undefined {
  const isAlone = ({ code }: Code) =>
    codes.filter((one) => one.code.length === code.length).length === 1;
  const odd = codes.find((one) => isAlone(one) && one.code.length !== length);
  const others = codes.filter((one) => one !== odd);
  const usual = length ?? others[0]?.code.length ?? 0;
  if (!odd || others.some(({ code }) => code.length !== usual)) return undefined;
  if (Math.abs(odd.code.length - usual) !== 1) return undefined;
  const near = others.find(({ code }) => isSlip(odd.code, code));
  return near && { odd, other: near.code };
}

/** Digits of the postal codes around the business. */
function usualLength(facts: Facts): number | undefined {
  const code = facts.get('business.address.postalCode') ?? '';
  return /^\d{4,6}$/.test(code) ? code.length : undefined;
}

/** Codes of one row are as alike as those of the town of the business. */
function areNamed(text: string, row: string, facts: Facts): boolean {
  const own = (facts.get('business.address.postalCode') ?? '').slice(0, REGION);
  return NAMED.test(text) || (/^\d{3}$/.test(own) && row.startsWith(own) && row.length > 12);
}

/** Postal codes in lists of addresses, and in rows of codes in a text, that have a digit more or less than all others. */
export function* oddCodes(file: Pick<CopyFile, 'texts'>, facts: Facts): Generator<OddCode> {
  for (const codes of codesByList(file)) {
    const found = codes.length > 2 ? oddOf(codes) : undefined;
    if (found) yield { ...found.odd, other: found.other };
  }
  for (const located of file.texts)
    for (const { 0: row, index } of matchesIn(located.text, ROW)) {
      if (!areNamed(located.text, row, facts)) continue;
      const codes = [...matchesIn(row, /\d+/g)].map(({ 0: code, index: at }) => ({
        ...{ located, code },
        span: [index + at, index + at + code.length] as const,
      }));
      // Of two, the usual length of the country says which is wrong.
      const length = codes.length > 2 ? undefined : usualLength(facts);
      const found = codes.length > 2 || length !== undefined ? oddOf(codes, length) : undefined;
      if (found) yield { ...found.odd, other: found.other };
    }
}
