import { BROKEN_REFERENCE } from './broken-reference.ts';

/** Takes up a place that is no letter, no sign and no space. */
const UNSEEN = '\u2060';

const CODE = new RegExp(
  [
    '<[/a-z!][^<>\\n]*>',
    '&(?:[a-zA-Z]{2,8}\\d{0,2}|#x?[\\da-fA-F]{2,6});',
    '\\b(?:https?://|www\\.)[^\\s<>"”»)]+',
    "[\\p{L}\\d._%+'-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*",
    '\\{[^{}\\n]*\\}',
    BROKEN_REFERENCE.source,
  ].join('|'),
  'gu',
);

/** Whether a text can hold anything that is no prose. */
const HAS_CODE = /[<>&{}[\]%@]|\/\/|www\.|[a-z]\.[a-z]/;

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
    ? text.replace(CODE, (code) => UNSEEN.repeat(code.length))
    : text;
  if (known.size >= MOST_KEPT) known.clear();
  known.set(text, prose);
  return prose;
}
