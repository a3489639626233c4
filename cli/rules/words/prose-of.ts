import { BROKEN_REFERENCE } from './marks/broken-reference.ts';

/** Placeholder that is not a letter, sign or space. */
const UNSEEN = '\u2060';

/** What is not prose, with a sign that it always contains: most texts only have references to facts. */
const CODE: readonly (readonly [sign: RegExp, code: string])[] = [
  [/</, '<[/a-z!][^<>\\n]*>'],
  [/&/, '&(?:[a-zA-Z]{2,8}\\d{0,2}|#x?[\\da-fA-F]{2,6});'],
  [/\/\/|www\./, '\\b(?:https?://|www\\.)(?:\\([^\\s()<>]*\\)|[^\\s<>"“”»)])+'],
  [/@/, "[\\p{L}\\d._%+'-]+@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*"],
  [/\{/, '\\{[^{}\\n]*\\}'],
  [/[{<[%@#_$]|\*\||\(\(|[A-Za-z0-9]\.[a-z]/, BROKEN_REFERENCE.source],
];

/** Whether a text can contain anything that is not prose. */
const HAS_CODE = /[<>&{}[\]%@]|\/\/|www\.|[a-z]\.[a-z]|__|#[A-Z]|\$[A-Z]|\*\||\(\(/;

/** Combined patterns, by a bit for each kind. */
const patterns = new Map<number, RegExp>();

/** A pattern for the code that a text may contain. */
function codeIn(text: string): RegExp {
  const signs = CODE.reduce((bits, [sign], kind) => bits | (sign.test(text) ? 1 << kind : 0), 0);
  const sources = CODE.filter((_, kind) => (signs & (1 << kind)) !== 0).map(([, code]) => code);
  const pattern = patterns.get(signs) ?? new RegExp(sources.join('|') || '(?!)', 'gu');
  patterns.set(signs, pattern);
  return pattern;
}

/** Cache: several rules ask for the same texts, and landings of one template share many. */
const known = new Map<string, string>();

/** Maximum number of cached texts. */
const MOST_KEPT = 500;

/**
 * A text with everything masked that is not prose: tags, entities, addresses, references to facts. All offsets are
 * unchanged. Other rules check the masked parts.
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
