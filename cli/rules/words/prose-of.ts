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

/**
 * A text without what is no prose: tags, entities, addresses, references to facts. Every other character keeps its
 * place. What is wrong in those is told by rules of their own, and only by them.
 */
export function proseOf(text: string): string {
  if (!HAS_CODE.test(text)) return text;
  return text.replace(CODE, (code) => UNSEEN.repeat(code.length));
}
