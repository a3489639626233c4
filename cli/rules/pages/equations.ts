import { decodeEntities } from '../../content/entities.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';

/** Characters of markup on each side of an equals sign in which an equation is read. */
const BEFORE = 600;
const AFTER = 240;

const SIGNED = />[^<>]*=[^<>]*</g;

/** Numbers with an operator between them, an equals sign, and a number. */
const EQUATION = /\d[^=]*\s?[+×·*−–-]\s?[^=]*\d[^=]*=\s?[^=\d]{0,6}\d/;

/** Elements that a calculation does not go on across; it does across cells. */
const BLOCK =
  /<\/?(?:article|aside|blockquote|dd|details|div|dl|dt|fig\w+|footer|form|h[1-6]|header|li|main|nav|ol|p|section|summary|table|tbody|thead|tr|ul)\b[^<>]*>/g;

/** The words in some markup; what is cut at its edges is no whole tag. */
function wordsIn(markup: string): string {
  const whole = markup.replace(/^[^<>]*>/, '').replace(/<[^<>]*$/, '');
  const words = whole.replace(BLOCK, ' | ').replace(/<[^<>]*>/g, ' ');
  return decodeEntities(words).replace(/\s+/g, ' ');
}

/** The part of a statement that is left where a page is cut: “0 + $10 = $50.” of “$40 + $10 = $50.” */
const CUT = /^[^|.;]*[|.;]/;

/**
 * Texts of a page that may have an equation in digits, whatever elements it is spread over.
 *
 * @param html known to have a text with an equals sign.
 */
export function equationsIn(html: string): string[] {
  return [...matchesIn(html, SIGNED)].flatMap(({ index, 0: found }) => {
    const at = index + found.indexOf('=');
    const words = wordsIn(html.slice(Math.max(0, at - BEFORE), at));
    const before = at > BEFORE ? words.replace(CUT, '') : words;
    const text = `${before}${wordsIn(html.slice(at, at + AFTER))}`;
    return EQUATION.test(text) ? [text] : [];
  });
}
