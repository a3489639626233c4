import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';

/** Times that a title may say the same word. */
const MOST = 2;

/** Shorter words are those of grammar. */
const SHORTEST = 4;

const WORD = /[\p{L}\d]+/gu;

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[.!]$/, '').trim().toLowerCase();
}

/** The first word that a title says too often. */
function stuffed(title: string): string | undefined {
  // A title with room for three such words has at least two signs between them.
  if (title.length < (MOST + 1) * SHORTEST + MOST) return undefined;
  const counts = new Map<string, number>();
  for (const [word] of title.toLowerCase().matchAll(WORD)) {
    if (word.length < SHORTEST) continue;
    const count = (counts.get(word) ?? 0) + 1;
    if (count > MOST) return word;
    counts.set(word, count);
  }
  return undefined;
}

/** `seo/title-words`: a title that repeats one word, and a description that is the title again. */
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
        message: `The title says "${word}" more than twice, which search engines take for a list of keywords.`,
        hint: 'Say once what is on the page, and for whom.',
      };
    const description = valueAt(raw, ['seo', 'description']);
    if (typeof description === 'string' && plain(description) === plain(title))
      yield {
        path: ['seo', 'description'],
        message: 'The description only repeats the title.',
        hint: 'Say what visitors find on the page that the title leaves out.',
      };
  },
};
