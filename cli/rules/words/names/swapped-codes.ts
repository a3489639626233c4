import type { CopyFile } from '../../../content/rule.ts';
import { type CodeOfAddress, codesByList } from './codes-of-addresses.ts';

/** Times that a code has to stand in a list, to be that of a town. */
const OFTEN = 2;

/** A code in an address, and the one that the others of its list have. */
export interface SwappedCode extends CodeOfAddress {
  other: string;
}

/** True for a code that becomes another one if two of its digits change places. */
function isSwapped(code: string, other: string): boolean {
  const differing = [...code].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first, second] = differing;
  if (code.length !== other.length || differing.length !== 2) return false;
  return code[first ?? 0] === other[second ?? 0] && code[second ?? 0] === other[first ?? 0];
}

/** Digits that the codes of one region begin with. */
const REGION = 3;

/** True if no other code of a list begins like one of them, and all others begin alike. */
function isFarFromOthers(code: string, codes: readonly string[]): boolean {
  const regions = new Set(codes.map((one) => one.slice(0, REGION)));
  const others = codes.filter((one) => one !== code).map((one) => one.slice(0, REGION));
  return regions.size === 2 && !others.includes(code.slice(0, REGION));
}

/**
 * Codes in lists of addresses that all others have otherwise, with two digits exchanged. A town with several codes may
 * have two such: then only one that would be far away is told.
 */
export function* swappedCodes(file: Pick<CopyFile, 'texts'>): Generator<SwappedCode> {
  for (const list of codesByList(file)) {
    const codes = list.map(({ code }) => code);
    const times = (wanted: string) => codes.filter((code) => code === wanted).length;
    const isOfOneTown = new Set(codes).size === 2;
    for (const odd of list) {
      if (times(odd.code) !== 1 || !(isOfOneTown || isFarFromOthers(odd.code, codes))) continue;
      const other = codes.find((code) => times(code) >= OFTEN && isSwapped(odd.code, code));
      if (other !== undefined) yield { ...odd, other };
    }
  }
}
