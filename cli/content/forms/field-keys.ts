import type { FormField } from '../../../schemas/forms/form.ts';
import type { FieldType } from '../../../schemas/forms/form-values.ts';
import type { FormFault } from './form-fault.ts';

type Key = keyof FormField;

const EVERY: readonly Key[] = ['name', 'type'];
const ASKED: readonly Key[] = ['label', 'help', 'required'];

/** Keys that apply to a type, besides those of all visible fields. */
const KEYS: Readonly<Record<Exclude<FieldType, 'hidden'>, readonly Key[]>> = {
  text: ['placeholder', 'lines', 'pattern', 'patternMessage', 'min', 'max', 'autocomplete'],
  email: ['placeholder', 'autocomplete'],
  phone: ['placeholder', 'autocomplete'],
  number: ['placeholder', 'min', 'max'],
  choice: ['options', 'show', 'autocomplete'],
  choices: ['options', 'min', 'max'],
  date: ['min', 'max', 'autocomplete'],
  file: ['accept', 'max'],
  consent: [],
};

/** Keys of a field that have no effect for its type. */
export function* idleKeys(field: FormField): Generator<FormFault> {
  const { type } = field;
  const used = new Set<string>([
    ...EVERY,
    ...(type === 'hidden' ? ['value'] : [...ASKED, ...KEYS[type]]),
  ]);
  for (const key of Object.keys(field))
    if (!used.has(key))
      yield {
        at: [key],
        on: 'key',
        rule: 'form/field',
        message: `A field of type ${type} makes nothing of ${key}.`,
        hint: `Take ${key} out, or choose another type. A ${type} can have ${[...used].join(', ')}.`,
      };
}

/** Keys that the type of a field requires and that are missing. */
export function* missingKeys(field: FormField): Generator<FormFault> {
  const { type, name } = field;
  const lacks = (key: string, hint: string): FormFault => ({
    ...{ at: [], on: 'key', rule: 'form/field', hint },
    message: `The field "${name}" is a ${type} and has no ${key}.`,
  });
  if (type === 'hidden') {
    if (field.value === undefined)
      yield lacks('value', 'Add `value:` with what is to be sent along.');
    return;
  }
  if (field.label === undefined)
    yield lacks(
      'label',
      type === 'consent'
        ? 'Add `label:` with the sentence that visitors agree to.'
        : 'Add `label:` with the words over the field; a placeholder is gone as soon as somebody types.',
    );
  if ((type === 'choice' || type === 'choices') && (field.options ?? []).length === 0)
    yield lacks('options', 'Add `options:` with a list of what can be chosen.');
}
