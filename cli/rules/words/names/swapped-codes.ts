import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';

/** The postal code of an address: at its end, behind the short name of a state, or before the name of a town. */
const CODE =
  /(?<![\p{L}\d.,:/#+-])(?<!\d )(?<code>(?!(?:19|20)\d\d(?!\d))\d{4,5})(?=$|[,.]?\s*$|,? \p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*\.?$)/u;

/** Something before the code of an address: a street with its number, or a town. */
const ADDRESS = /\d\p{L}?(?:,| \p{L})|\p{L}, ?(?:[A-Z]{2} )?$/u;

/** Keys of addresses. */
const KEYS = /^(?:address|addresses|adresse|adressen|direcci[oó]n|location|where|place|ort)$/i;

/** Times that a code has to stand in a list, to be that of its town. */
const OFTEN = 2;

/** A code in an address that the others of its list have with two digits exchanged. */
export interface SwappedCode {
  located: LocatedText;
  span: Span;
  code: string;
  /** The one that the others have. */
  other: string;
}

/** True for a code that becomes another one if two of its digits change places. */
function isSwapped(code: string, other: string): boolean {
  const differing = [...code].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first, second] = differing;
  if (code.length !== other.length || differing.length !== 2) return false;
  return code[first ?? 0] === other[second ?? 0] && code[second ?? 0] === other[first ?? 0];
}

/** The path of the list that a text is in. */
function listOf({ path }: LocatedText): string | undefined {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return at < 0 ? undefined : path.slice(0, at).join('.');
}

/** Codes of addresses, by the list that they are in. */
function codesByList(texts: readonly LocatedText[]): Map<string, SwappedCode[]> {
  const lists = new Map<string, SwappedCode[]>();
  for (const located of texts) {
    const { text, path } = located;
    const list = KEYS.test(String(path.findLast((key) => typeof key === 'string')))
      ? listOf(located)
      : undefined;
    const found = list === undefined ? null : CODE.exec(text);
    const code = found?.groups?.code;
    if (list === undefined || !found || code === undefined) continue;
    if (!ADDRESS.test(text.slice(0, found.index))) continue;
    const span = [found.index, found.index + code.length] as const;
    lists.set(list, [...(lists.get(list) ?? []), { located, span, code, other: code }]);
  }
  return lists;
}

/**
 * Codes in lists of addresses that all others have otherwise, with two digits exchanged. A town with several codes may
 * have two such: then nothing is told.
 */
export function* swappedCodes({ texts }: Pick<CopyFile, 'texts'>): Generator<SwappedCode> {
  for (const codes of codesByList(texts).values()) {
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
