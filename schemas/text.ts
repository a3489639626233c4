import { z } from 'zod';

/** Longest text a single key may hold, in characters. Longer copy belongs on a hand-written page. */
const MAX_TEXT = 2000;

/** Half of a surrogate pair, which only an escape such as "\\ud83d" can bring in and no address can hold. */
const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Control characters can only come in by an escape such as "\\a": the file itself has none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/**
 * A required plain text: not blank, no line breaks at its ends.
 * Markup in it is shown to the visitor, never interpreted (contract: "A landing file").
 */
export function text(description: string) {
  return z
    .string()
    .max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`)
    .refine((value) => value.trim() !== '', 'must not be blank')
    .refine((value) => !CONTROL.test(value), 'must not contain control characters')
    .refine((value) => !HALF_PAIR.test(value), 'must not contain half a character')
    .meta({ description });
}

/** A list of plain texts with at least `min` entries. */
export function textList(min: number, description: string, item: string) {
  return z.array(text(item)).min(min).meta({ description });
}
