import type { FormField } from '../../../schemas/forms/form.ts';
import type { FormFault } from './form-fault.ts';

/** Words before or after an example. */
const AROUND =
  /^(?:e\.? ?g\.?|for example|example|z\. ?b\.|zum beispiel|beispiel|p\. ?ej\.|por ejemplo|ejemplo|ej\.)[:,]? +|(?: ?…|\.{3})$/giu;

/** What people write between the parts of a number, or leave out, and how they write letters. */
const VARIANTS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/[\s./-]+/g, ''),
  ...[' ', '-', '/', '.'].map((sign) => (text: string) => text.replace(/[\s./-]+/g, sign)),
  ...[/(?<=\p{L})(?=\d)/gu, /(?<=\d)(?=\p{L})/gu].flatMap((between) =>
    [' ', '-'].map((sign) => (text: string) => text.replace(between, sign)),
  ),
];

const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
];

/** The example as the pattern wants it, if it is refused as it stands and would be right with other signs or letters. */
function meantBy(example: string, pattern: RegExp): string | undefined {
  if (pattern.test(example)) return undefined;
  return CASES.flatMap((inCase) =>
    [(text: string) => text, ...VARIANTS].map((variant) => inCase(variant(example))),
  ).find((meant) => pattern.test(meant));
}

/**
 * An example in an empty field that its own pattern refuses. Only one that differs by a space, a hyphen or capitals is
 * certainly an example: other placeholders say what to type.
 *
 * @param field one whose pattern is right.
 */
export function* placeholderFaults({ pattern, placeholder }: FormField): Generator<FormFault> {
  if (pattern === undefined || placeholder === undefined) return;
  const accepted = new RegExp(`^(?:${pattern})$`, 'u');
  const texts =
    typeof placeholder === 'string'
      ? [{ at: ['placeholder'], text: placeholder }]
      : Object.entries(placeholder).map(([language, text]) => ({
          at: ['placeholder', language],
          text,
        }));
  for (const { at, text } of texts) {
    const example = text.trim().replace(AROUND, '');
    // Something that has to be typed as it is has digits; words are an instruction.
    const meant = /\d/.test(example) ? meantBy(example, accepted) : undefined;
    if (meant !== undefined)
      yield {
        ...{ at, on: 'value', rule: 'form/pattern', severity: 'warning' },
        message: `Who types "${example}" like this example is told that it is wrong: the pattern of the field refuses it.`,
        hint: `Write "${meant}", or correct the pattern.`,
      };
  }
}
