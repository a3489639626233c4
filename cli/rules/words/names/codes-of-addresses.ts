import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';

/** The postal code of an address: at its end, behind the short name of a state, or before the name of a town. */
const CODE =
  /(?<![\p{L}\d.,:/#+-])(?<!\d )(?<code>(?!(?:19|20)\d\d(?!\d))\d{4,6})(?=$|[,.]?\s*$|,? \p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*\.?$)/u;

/** Something before the code of an address: a street with its number, or a town. */
const ADDRESS = /\d\p{L}?(?:,| \p{L})|\p{L}, ?(?:[A-Z]{2} )?$/u;

/** Keys of addresses. */
const KEYS = /^(?:address|addresses|adresse|adressen|direcci[oó]n|location|where|place|ort)$/i;

/** A postal code in an address. */
export interface CodeOfAddress {
  located: LocatedText;
  span: Span;
  code: string;
}

/** The path of the list that a text is in. */
function listOf({ path }: LocatedText): string | undefined {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return at < 0 ? undefined : path.slice(0, at).join('.');
}

/** Codes of addresses, list by list. */
export function codesByList({ texts }: Pick<CopyFile, 'texts'>): readonly CodeOfAddress[][] {
  const lists = new Map<string, CodeOfAddress[]>();
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
    lists.set(list, [...(lists.get(list) ?? []), { located, span, code }]);
  }
  return [...lists.values()];
}
