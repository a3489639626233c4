import { frontMatterParts } from '../content/pages/front-matter.ts';
import { type MarkdownParts, markdownParts, valueOfParts } from '../content/pages/markdown-page.ts';
import type { Span } from '../content/span-location.ts';
import { type Path, valueAt } from '../content/value-path.ts';
import { type Edited, type EditOptions, editText, type Refused } from './edit-text.ts';
import { expectedValue } from './expected-value.ts';
import { lineBreak } from './lines.ts';
import { type Operation, operationPath, Refusal } from './operation.ts';
import { keysOperation } from './page-operations.ts';
import { isSameData } from './plain-data.ts';
import { partsOfSet } from './set-parts.ts';

/** A page with the positions of its keys and its text. */
interface Page {
  text: string;
  parts: MarkdownParts;
  value: unknown;
}

function openPage(text: string): Page | undefined {
  const parts = markdownParts({ path: 'page.md', file: 'page.md', text, hash: '' });
  return parts && { text, parts, value: valueOfParts(parts) };
}

/** Converts an offset in a text with LF line endings to one in the original text. */
function rawOffset(raw: string, offset: number): number {
  let at = 0;
  for (let count = 0; count < offset; count += 1) at += raw.startsWith('\r\n', at) ? 2 : 1;
  return at;
}

/** The page with a range of its text replaced. */
function withWords({ text }: Page, [start, end]: Span, words: string): string {
  const from = frontMatterParts(text)?.text ?? 0;
  const raw = text.slice(from);
  const written = words.replaceAll('\n', lineBreak(text, from));
  return (
    text.slice(0, from) +
    raw.slice(0, rawOffset(raw, start)) +
    written +
    raw.slice(rawOffset(raw, end))
  );
}

/** Ways to set what is in the text of a page: its body, verbatim, or its heading. */
function* textForms(page: Page, operation: Operation): Generator<string> {
  if (operation.op !== 'set' || typeof operation.value !== 'string') return;
  const [list, index, name, key, more] = operation.path;
  const section = list === 'sections' ? page.parts.sections[Number(index)] : undefined;
  if (!section || more !== undefined) return;
  const { value } = operation;
  const { heading, body } = page.parts.headed;
  if (section.holds === 'text' && name === 'prose' && key === 'body')
    yield withWords(page, body, value);
  if (section.holds === 'heading' && name === 'title' && key === 'heading' && heading) {
    yield withWords(page, heading.span, value);
    // Escapes characters that a heading would otherwise take as markup.
    yield withWords(page, heading.span, value.replace(/[!-/:-@[-`{-~]/g, '\\$&'));
  }
}

function editKeys(
  { text }: Page,
  operation: Operation,
  options: EditOptions,
): string | { refused: Refused } {
  const ends = frontMatterParts(text) ?? { keys: 0, end: 0 };
  const edited = editText(text.slice(ends.keys, ends.end), [operation], options);
  if ('refused' in edited) return edited;
  return text.slice(0, ends.keys) + edited.text + text.slice(ends.end);
}

function editOnce(page: Page, operation: Operation, options: EditOptions): Page {
  const expected = expectedValue(page.value, operation);
  const accept = (text: string): Page | undefined => {
    const next = openPage(text);
    return next && isSameData(next.value, expected) ? next : undefined;
  };
  if (operation.op === 'set' && isSameData(expected, page.value)) return page;
  for (const text of textForms(page, operation)) {
    const next = accept(text);
    if (next) return next;
  }
  const ofKeys = keysOperation(page.parts.sections, operation);
  const edited = ofKeys && editKeys(page, ofKeys, options);
  const next = typeof edited === 'string' ? accept(edited) : undefined;
  if (next) return next;
  const parts =
    operation.op === 'set'
      ? partsOfSet(valueAt(page.value, operation.path), operation.value, operation.path)
      : undefined;
  if (parts && parts.length > 0) {
    const done = parts.reduce((current, part) => editOnce(current, part, options), page);
    if (isSameData(done.value, expected)) return done;
  }
  if (edited && typeof edited !== 'string') throw new Refusal(edited.refused.reason);
  throw new Refusal('The text of the page stands there, and it stays where it is.');
}

/**
 * Edits a `page.md`; paths are those of the equivalent `page.yaml`. Keys are edited as `editText` does; text and
 * heading are replaced verbatim.
 */
export function editPage(
  text: string,
  operations: readonly Operation[],
  options: EditOptions = {},
): Edited | { refused: Refused } {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  let page = openPage(text.slice(mark.length));
  for (const operation of operations) {
    try {
      if (!page)
        throw new Refusal('The page has no front matter that can be read. Mend that first.');
      page = editOnce(page, operation, options);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const at = page && placeIn(page, operation.path);
      const path = operationPath(operation);
      return {
        refused: {
          operation,
          path,
          reason: error.message,
          line: at?.line ?? 1,
          column: at?.column ?? 1,
        },
      };
    }
  }
  return { text: mark + (page?.text ?? text.slice(mark.length)), value: page?.value };
}

function placeIn({ parts }: Page, path: Path) {
  return parts.file.locateKey(path, 'value');
}
