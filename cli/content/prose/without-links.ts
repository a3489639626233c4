const LINK = /\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g;

/** Takes up a place that nobody sees: what is looked for in a text is found where it stands. */
const UNSEEN = '\u2060';

/** A body as it is read: brackets and addresses of links are hidden, every other character keeps its place. */
export function withoutLinks(body: string): string {
  return body.includes('](')
    ? body.replace(
        LINK,
        (link, words: string) => UNSEEN + words + UNSEEN.repeat(link.length - words.length - 1),
      )
    : body;
}
