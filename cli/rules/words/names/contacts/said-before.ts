import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { sentenceAt } from '../../sentence-at.ts';

/** A label that is shortened, whose full stop ends no sentence: "Bund der Schulen, Tel. 0711 210". */
const SHORT_LABEL =
  /(?<!\p{L})(?:tel(?:ef)?|tfno|tlfno|tlf|tfn|fon|ph|mob|móv|cel|no|nr|núm|ext|attn|str|av|avda|apdo|st|dr|dra|mag|prof)\.\s*$/iu;

/** The sentence around a number or an address, with what stands before a shortened label. */
export function sentenceOfContact(text: string, at: number): { start: number; end: number } {
  const { start: last, end } = sentenceAt(text, at);
  const line = text.lastIndexOf('\n', at - 1) + 1;
  let start = last;
  while (start > line && SHORT_LABEL.test(text.slice(line, start)))
    start = sentenceAt(text, start - 2).start;
  return { start, end };
}

/** What is said in the sentence of a number or an address before it. */
export function saidBefore(text: string, [at]: Span): string {
  return text.slice(sentenceOfContact(text, at).start, at);
}

/** First person, up to a number or an address, with no name in between: "Our office is at", not "our callers reach Valley Vets at". */
export const BY_US =
  /(?<!\p{L})(?:[Ww]e|[Oo]urs?|[Uu]s|[Mm]y|[Mm]e|[Ww]ir|[Uu]ns|[Mm]ir|[Mm]ich|[Uu]nser\p{L}*|[Nn]uestr\p{L}+|[Nn]os)(?!\p{L})(?!.*\p{Lu}[\p{L}’'-]*\s\p{Lu}).*$/su;

/** What a writer adds to the contact of somebody else. */
export const NOT_OURS =
  /(?<!\p{L})(?:not us|not ours|nicht uns|nicht bei uns|no a nosotros|no nosotros)(?!\p{L})/iu;

/** True if the words before a number or an address name the business by its whole name, or by reference. */
export function isNamedOwn(before: string, { site }: Facts): boolean {
  const name = site?.business.name ?? '';
  return before.includes('{business.name}') || (/\s/.test(name) && before.includes(name));
}
