import type { LocatedText, RuleFinding } from '../content/rule.ts';
import { copyTexts } from '../rules/texts.ts';
import { isMessage, isQuoted, isSearched } from '../rules/words/text-kinds.ts';

/** Least characters of a text that nobody writes on two pages by chance. */
const LONG = 100;

/** Parts of a page that may say the same everywhere: about the page, its closing call, and rows of a table. */
const SHARED = new Set<PropertyKey>(['page', 'seo', 'description', 'cta', 'rows', 'form', 'note']);

/** Texts that hand-written pages have word by word from one another. */
export class RepeatedTexts {
  readonly #first = new Map<string, string>();

  /** The texts of a page that an earlier one has, too. */
  *in(file: string, raw: object): Generator<Pick<RuleFinding, 'path' | 'message' | 'hint'>> {
    for (const located of copyTexts(raw)) {
      if (!isCompared(located)) continue;
      const words = located.text.trim().replace(/\s+/g, ' ');
      const first = this.#first.get(words);
      if (first === undefined) this.#first.set(words, file);
      else if (first !== file)
        yield {
          path: located.path,
          message: `This stands in ${first} as well, word by word.`,
          hint: 'Say here what only this page has to say, or link to the other one.',
        };
    }
  }
}

function isCompared(located: LocatedText): boolean {
  const { path, text } = located;
  if (text.length < LONG || isMessage(located) || isQuoted(located) || isSearched(located))
    return false;
  return path.at(-1) !== 'body' && !path.some((key) => SHARED.has(key));
}
