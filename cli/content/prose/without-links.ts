const LINK = /\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g;

/** A line that opens a directive, its label in brackets. */
const LABEL = /^(:::[ \t]*[A-Za-z-]+[ \t]*)\[(.*)\]/gm;

/** Takes up a place that nobody sees: what is looked for in a text is found where it stands. */
const UNSEEN = '\u2060';

/** A body as it is read: brackets and addresses of links are hidden, every other character keeps its place. */
export function withoutLinks(body: string): string {
  const labelled = body.includes(':::') ? body.replace(LABEL, `$1${UNSEEN}$2${UNSEEN}`) : body;
  return labelled.includes('](')
    ? labelled.replace(
        LINK,
        (link, words: string) => UNSEEN + words + UNSEEN.repeat(link.length - words.length - 1),
      )
    : labelled;
}
