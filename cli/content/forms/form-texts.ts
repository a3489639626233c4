import type { Form } from '../../../schemas/forms/form.ts';
import type { Localized } from '../../../schemas/localized.ts';
import type { Path } from '../value-path.ts';

/** A text of a form that may differ by language. */
export interface FormText {
  path: Path;
  value: Localized;
}

/**
 * Every text of a form that may differ by language, with its path.
 *
 * @param at path of the form.
 */
export function formTexts(form: Form, at: Path): FormText[] {
  const texts = (owner: object, path: Path, keys: readonly string[]): FormText[] =>
    keys.flatMap((key) => {
      const value = (owner as Record<string, Localized | undefined>)[key];
      return value === undefined ? [] : [{ path: [...at, ...path, key], value }];
    });
  const { fields, steps = [], after = {} } = form;
  return [
    ...texts(form, [], ['kicker', 'heading', 'intro', 'submit']),
    ...fields.flatMap((field, index) => [
      ...texts(field, ['fields', index], ['label', 'help', 'placeholder', 'patternMessage']),
      ...(field.options ?? []).flatMap((option, place) =>
        typeof option === 'string'
          ? []
          : texts(option, ['fields', index, 'options', place], ['label']),
      ),
    ]),
    ...steps.flatMap((step, index) => texts(step, ['steps', index], ['heading'])),
    ...texts(after, ['after'], ['message', 'page', 'downloadLabel']),
  ];
}
