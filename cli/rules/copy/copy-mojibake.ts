import { patternRule } from '../words/pattern-rule.ts';
import { SIGN } from '../words/telling-words.ts';

/** What the UTF-8 bytes 80 to BF look like when decoded as Windows-1252. */
const FOLLOWERS =
  '\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013\\u2014\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2122';

const BROKEN = new RegExp(
  `\\ufffd+|[\\u00c2\\u00c3\\u00c5][${FOLLOWERS}]|\\u00e2[\\u0080-\\u009f\\u20ac][${FOLLOWERS}]?|\\u00ef\\u00bb\\u00bf|\\u201a\\u00c4[\\u00a3-\\u00ff\\u0131\\u02c6-\\u02dd\\u0152\\u2013-\\u2260]?|\\u221a[\\u00a0-\\u00f8\\u0152\\u0153\\u2020\\u2022\\u2122\\u2202-\\u2265\\u03a9\\u03c0]`,
);

/**
 * What the bytes 80 to 9F decode to in Windows-1252, where it differs from Latin 1. Some versions of Node decode it
 * as Latin 1.
 */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function byteOf(character: string): number {
  const at = WINDOWS.indexOf(character);
  return at === -1 ? character.charCodeAt(0) : 0x80 + at;
}

/** Decodes characters that are UTF-8 bytes read one by one. */
function meant(broken: string): string | undefined {
  const bytes = [...broken].map(byteOf);
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** Two or three letters in one sign, as printed pages have them: ﬁ, ﬀ, ﬄ. */
const LIGATURE = /[\ufb00-\ufb06]/;

/** Text that was saved in one encoding and read in another, or copied from a printed page. */
export const copyMojibake = patternRule({
  name: 'copy/mojibake',
  pattern: new RegExp(`${BROKEN.source}|${LIGATURE.source}`),
  signs: SIGN.strange,
  tell: ([broken]) => {
    if (LIGATURE.test(broken)) {
      const letters = broken.normalize('NFKC');
      return {
        message: `"${broken}" is one sign of a printed page for several letters, so that the word cannot be found.`,
        becomes: letters,
        hint: `Write "${letters}".`,
      };
    }
    const right = meant(broken);
    return {
      message: `"${broken}" comes from a file that was saved in one encoding and read in another.`,
      becomes: right,
      hint: right === undefined ? 'Type the text anew.' : `Write "${right}".`,
    };
  },
});
