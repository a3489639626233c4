const LINK = /\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g;

/** The opening line of a directive, with its label in brackets. */
const LABEL = /^(:::[ \t]*[A-Za-z-]+[ \t]*)\[(.*)\]/gm;

/** Invisible placeholder that keeps offsets unchanged. */
const UNSEEN = '\u2060';

/** A body as displayed: brackets and addresses of links are hidden, all other characters keep their offset. */
export function withoutLinks(body: string): string {
  const labelled = body.includes(':::') ? body.replace(LABEL, `$1${UNSEEN}$2${UNSEEN}`) : body;
  return labelled.includes('](')
    ? labelled.replace(
        LINK,
        (link, words: string) => UNSEEN + words + UNSEEN.repeat(link.length - words.length - 1),
      )
    : labelled;
}
