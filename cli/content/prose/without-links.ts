const LINK = /\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g;

/** Code between backticks, which is no copy. */
const CODE = /(?<!`)`[^`\n]+`(?!`)/g;

/** The opening line of a directive, with its label in brackets. */
const LABEL = /^(:::[ \t]*[A-Za-z-]+[ \t]*)\[(.*)\]/gm;

/** Invisible placeholder that keeps offsets unchanged. */
const UNSEEN = '\u2060';

/** A body as rules read it: code, brackets and addresses of links are hidden, all other characters keep their offset. */
export function withoutLinks(written: string): string {
  const body = written.includes('`')
    ? written.replace(CODE, (code) => UNSEEN.repeat(code.length))
    : written;
  const labelled = body.includes(':::') ? body.replace(LABEL, `$1${UNSEEN}$2${UNSEEN}`) : body;
  return labelled.includes('](')
    ? labelled.replace(
        LINK,
        (link, words: string) => UNSEEN + words + UNSEEN.repeat(link.length - words.length - 1),
      )
    : labelled;
}
