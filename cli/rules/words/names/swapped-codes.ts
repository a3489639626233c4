import type { CopyFile } from '../../../content/rule.ts';
import { type CodeOfAddress, codesByList } from './codes-of-addresses.ts';

/** Times that a code has to stand in a list, to be that of its town. */
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

/**
 * Codes in lists of addresses that all others have otherwise, with two digits exchanged. A town with several codes may
 * have two such: then nothing is told.
 */
export function* swappedCodes(file: Pick<CopyFile, 'texts'>): Generator<SwappedCode> {
  for (const codes of codesByList(file)) {
    const [one, ...more] = new Set(codes.map(({ code }) => code));
    const [two] = more;
    if (one === undefined || two === undefined || more.length > 1) continue;
    const times = (wanted: string) => codes.filter(({ code }) => code === wanted).length;
    const [rare, often] = times(one) < times(two) ? [one, two] : [two, one];
    if (times(rare) !== 1 || times(often) < OFTEN || !isSwapped(rare, often)) continue;
    const odd = codes.find(({ code }) => code === rare);
    if (odd) yield { ...odd, other: often };
  }
}
