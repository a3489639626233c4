import { z } from 'zod';
import { control } from './forms/control.ts';

/** Maximum length of a text key, in characters. Longer copy belongs on a hand-written page. */
const MAX_TEXT = 2000;

/** Control characters can only come from an escape such as "\\a": the file itself has none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Fast path for nearly all texts: a Latin character first, no control characters, nothing outside the BMP. */
const PLAIN = /^\s*[!-~¡-ÿ][\t\n -~\u00a0-\ud7ff\ue000-\uffff]*$/;

function faultOf(value: string): string | undefined {
  if (PLAIN.test(value)) return undefined;
  if (/^\s*$/.test(value)) return 'must not be blank';
  if (CONTROL.test(value)) return 'must not contain control characters';
  // Half of a surrogate pair: only an escape such as "\\ud83d" can produce it, and no address can hold it.
  if (!value.isWellFormed()) return 'must not contain half a character';
  return undefined;
}

/** Without a description. Created once, because each step of building a schema adds to the startup time. */
const TEXT = z
  .string()
  .max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`)
  .check(({ value, issues }) => {
    const message = faultOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });

/**
 * A required plain text: not blank, no line breaks at its ends. Markup in it is displayed, never interpreted
 * (docs/product.md, "Landing files").
 */
export function text(description: string) {
  return TEXT.meta({ description });
}

/** A plain text with an advised maximum length. */
export function shortText(description: string, advisedLength: number) {
  return TEXT.meta({ description, advisedLength });
}

/** Maximum body length in characters: a guide of several thousand words. */
const MAX_BODY = 50_000;

const BODY = z
  .string()
  .max(MAX_BODY, `must have at most ${MAX_BODY} characters`)
  .check(({ value, issues }) => {
    const message = faultOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });

/** A Markdown text for a key named `body`; rendered by `<Prose>`. */
export function markdown(description: string) {
  return BODY.meta({ description, ...control('markdown') });
}

/** A list of plain texts with at least `min` entries. */
export function textList(min: number, description: string, item: string) {
  return z.array(text(item)).min(min).meta({ description });
}
