import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import type { TextPart } from '../body-parts.ts';
import { findPlaceholder, isNameOfPart } from './placeholders.ts';

/** What a heading calls things that are to come, or that are summed up below it. */
const ANNOUNCING =
  /^\s*(?:coming (?:soon|up)|(?:muy )?pronto|próximamente|en breve|demnächst|in kürze)\s*:?\s*$/iu;

/** True for words that are the real ones. */
function isFinished(words: string, language: string): boolean {
  return (
    words.trim() !== '' && findPlaceholder(words, language) === null && !isNameOfPart(words.trim())
  );
}

/** The words of an entry, at any depth; addresses and names of icons say nothing. */
function wordsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return Object.entries(Object(entry)).flatMap(([key, value]) =>
    key === 'icon' || key === 'href' ? [] : wordsOf(value),
  );
}

/** True of the heading of a list of what comes, or of a summary: every one of its entries is written. */
export function isAboveContent(
  { path, text }: LocatedText,
  raw: object,
  language: string,
): boolean {
  if (path.at(-1) !== 'heading' || !ANNOUNCING.test(text)) return false;
  const block = Object(valueAt(raw, path.slice(0, -1)));
  return Object.values(block).some(
    (list) =>
      Array.isArray(list) &&
      list.length > 0 &&
      list.every((entry) => {
        const words = wordsOf(entry);
        return words.length > 0 && words.every((each) => isFinished(each, language));
      }),
  );
}

/** The same in a body, where content is what follows directly. */
export function isHeadingOfPart(
  part: TextPart,
  parts: readonly TextPart[],
  language: string,
): boolean {
  if (part.kind !== 'heading' || !ANNOUNCING.test(part.text)) return false;
  const next = parts[parts.indexOf(part) + 1];
  return next !== undefined && next.kind !== 'heading' && isFinished(next.text, language);
}
