import { BROKEN_REFERENCE } from './broken-reference.ts';

/** Takes up a place that is no letter, no sign and no space. */
const UNSEEN = '\u2060';

/** What is no prose, and the sign without which a text has none of it: most texts have references to facts alone. */
const CODE: readonly (readonly [sign: RegExp, code: string])[] = [
  [/</, '<[/a-z!][^<>\\n]*>'],
  [/&/, '&(?:[a-zA-Z]{2,8}\\d{0,2}|#x?[\\da-fA-F]{2,6});'],
  [/\/\/|www\./, '\\b(?:https?://|www\\.)[^\\s<>"”»)]+'],
  [/@/, "[\\p{L}\\d._%+'-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*"],
  [/\{/, '\\{[^{}\\n]*\\}'],
  [/[{<[%]|[A-Za-z0-9]\.[a-z]/, BROKEN_REFERENCE.source],
];

/** Whether a text can hold anything that is no prose. */
const HAS_CODE = /[<>&{}[\]%@]|\/\/|www\.|[a-z]\.[a-z]/;

/** Patterns of all code of some kinds, a bit for each. */
const patterns = new Map<number, RegExp>();

/** What of a text may be code. */
function codeIn(text: string): RegExp {
  const signs = CODE.reduce((bits, [sign], kind) => bits | (sign.test(text) ? 1 << kind : 0), 0);
  const sources = CODE.filter((_, kind) => (signs & (1 << kind)) !== 0).map(([, code]) => code);
  const pattern = patterns.get(signs) ?? new RegExp(sources.join('|') || '(?!)', 'gu');
  patterns.set(signs, pattern);
  return pattern;
}

/** Several rules ask for the same texts, and landings of one template share many. */
const known = new Map<string, string>();

/** Texts that are kept at most. */
const MOST_KEPT = 500;

/**
 * A text without what is no prose: tags, entities, addresses, references to facts. Every other character keeps its
 * place. What is wrong in those is told by rules of their own, and only by them.
 */
export function proseOf(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const prose = HAS_CODE.test(text)
    ? text.replace(codeIn(text), (code) => UNSEEN.repeat(code.length))
    : text;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(text, prose);
  return prose;
}
