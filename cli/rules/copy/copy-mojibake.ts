import { patternRule } from '../words/pattern-rule.ts';

/** What the bytes 80 to BF of UTF-8 look like to a reader of Windows-1252. */
const FOLLOWERS =
  '\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013\\u2014\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2122';

const BROKEN = new RegExp(
  `\\ufffd+|[\\u00c2\\u00c3\\u00c5][${FOLLOWERS}]|\\u00e2[\\u0080-\\u009f\\u20ac][${FOLLOWERS}]?|\\u00ef\\u00bb\\u00bf`,
);

/** Windows-1252 where it differs from Latin 1: what bytes 80 to 9F show. */
const WINDOWS = new TextDecoder('windows-1252');
const BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => [
    WINDOWS.decode(Uint8Array.of(128 + index)),
    128 + index,
  ]),
);

/** What was meant by characters that are the bytes of UTF-8 read one by one. */
function meant(broken: string): string | undefined {
  const bytes = [...broken].map((character) => BYTES.get(character) ?? character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** Text that was saved in one encoding and read in another. */
export const copyMojibake = patternRule({
  name: 'copy/mojibake',
  pattern: BROKEN,
  tell: ([broken]) => {
    const right = meant(broken);
    return {
      message: `"${broken}" comes from a file that was saved in one encoding and read in another.`,
      hint: right === undefined ? 'Type the text anew.' : `Write "${right}".`,
    };
  },
});
