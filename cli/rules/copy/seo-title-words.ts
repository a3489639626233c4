import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { isSameText } from '../words/same-text.ts';

/** Entries that make a list; two may be a comparison. */
const FEWEST = 3;

/** Shorter words are those of grammar. */
const SHORTEST = 4;

const WORD = /[\p{L}\d]+/gu;

/** What lists of keywords are separated by. */
const BETWEEN = /[,;|·•/]| [-–—] /;

/** Words of three letters that any entry may begin with. */
const SMALL =
  /^(?:the|and|for|our|you|all|any|new|one|der|die|das|und|für|ihr|wir|von|mit|ein|los|las|del|con|por|una|tus|más)$/;

/** A word of three letters that begins a word of every entry: "dog, doggy, dogs". */
function stuffedStem(first: string, others: readonly string[]): string | undefined {
  return first
    .match(WORD)
    ?.find(
      (word) =>
        /^\p{L}{3}$/u.test(word) &&
        !SMALL.test(word) &&
        others.every((part) => part.match(WORD)?.some((other) => other.startsWith(word))),
    );
}

/** A word that every entry of a title has, if the title is a list of keywords. */
function stuffed(title: string): string | undefined {
  if (!BETWEEN.test(title)) return undefined;
  const [first = '', ...others] = title.toLowerCase().split(BETWEEN);
  if (others.length + 1 < FEWEST) return undefined;
  const sets = others.map((part) => new Set(part.match(WORD)));
  const whole = first
    .match(WORD)
    ?.find((word) => word.length >= SHORTEST && sets.every((words) => words.has(word)));
  return whole ?? stuffedStem(first, others);
}

/** `seo/title-words`: a title that is a list of keywords around one word, and a description that is the title again. */
export const seoTitleWords: CopyRule = {
  name: 'seo/title-words',
  severity: 'warning',
  *check({ kind, raw }) {
    const isPage = kind === 'landing' || kind === 'page';
    const title = isPage ? valueAt(raw, ['seo', 'title']) : undefined;
    if (typeof title !== 'string') return;
    const word = stuffed(title);
    if (word !== undefined)
      yield {
        path: ['seo', 'title'],
        message: `The title says "${word}" in every entry of a list, which search engines take for a list of keywords.`,
        hint: 'Say once what is on the page, and for whom.',
      };
    const description = valueAt(raw, ['seo', 'description']);
    if (typeof description === 'string' && isSameText(description, title))
      yield {
        path: ['seo', 'description'],
        message: 'The description only repeats the title.',
        hint: 'Say what visitors find on the page that the title leaves out.',
      };
  },
};
