import type { Form, FormField } from '../../../schemas/forms/form.ts';
import { RESERVED_FIELDS } from '../../../schemas/forms/form-names.ts';
import { contactFaults } from './contact-types.ts';
import { boundFaults } from './field-bounds.ts';
import { idleKeys, missingKeys } from './field-keys.ts';
import type { FormFault } from './form-fault.ts';
import { patternFault } from './pattern-cost.ts';
import { placeholderFaults } from './placeholder-faults.ts';
import { secretFaults } from './secret-fields.ts';

function* patternFaults(field: FormField): Generator<FormFault> {
  const { pattern, patternMessage } = field;
  const rule = 'form/pattern';
  if (pattern === undefined) {
    if (patternMessage !== undefined)
      yield {
        ...{ at: ['patternMessage'], on: 'key', rule },
        message: 'This is never said: the field has no pattern.',
        hint: 'Add `pattern:`, or take patternMessage out.',
      };
    return;
  }
  const found = patternFault(pattern);
  if (found?.why === 'syntax')
    yield {
      ...{ at: ['pattern'], on: 'value', rule },
      span: [Math.min(found.index, pattern.length - 1), pattern.length],
      message: `pattern is no regular expression: ${found.words}.`,
      hint: 'Write a backslash before a sign that stands for itself, and the whole in single quotes.',
    };
  else if (found?.why === 'cost')
    yield {
      ...{ at: ['pattern'], on: 'value', rule },
      message:
        'pattern could keep a browser busy for minutes: something is repeated that can itself be read in several ways.',
      hint: 'Repeat no group that holds +, *, ? or |, and have at most three open repetitions.',
    };
  else if (patternMessage === undefined)
    yield {
      ...{ at: ['pattern'], on: 'key', rule, severity: 'warning' },
      message: 'Nobody is told what the text should look like: pattern has no message.',
      hint: 'Add `patternMessage:` with an example of a text that is right.',
    };
  if (!found) yield* placeholderFaults(field);
}

function* optionFaults({ options = [] }: FormField): Generator<FormFault> {
  const values = options.map((option) => (typeof option === 'string' ? option : option.value));
  for (const [index, value] of values.entries())
    if (values.indexOf(value) < index)
      yield {
        ...{ at: ['options', index], on: 'value', rule: 'form/field' },
        message: `"${value}" can be chosen twice, and nobody could tell which of the two was meant.`,
        hint: 'Take one out, or give them values of their own: `{ value: …, label: … }`.',
      };
}

function* nameFaults(fields: Form['fields']): Generator<FormFault> {
  const names = fields.map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    const at = ['fields', index, 'name'];
    if (names.indexOf(name) < index)
      yield {
        ...{ at, on: 'value', rule: 'form/field-name' },
        message: `Two fields are called "${name}", so one would be sent in the place of the other.`,
        hint: 'Give one of them another name.',
      };
    else if (RESERVED_FIELDS.has(name))
      yield {
        ...{ at, on: 'value', rule: 'form/field-name' },
        message: `No field can be called "${name}": the form itself needs the name.`,
        hint: `Choose another one, such as ${name}-field.`,
      };
  }
}

/** Errors in the fields of a form. */
export function* fieldFaults({ fields }: Form): Generator<FormFault> {
  const misnamed = [...nameFaults(fields)];
  yield* misnamed;
  for (const [index, field] of fields.entries()) {
    const idle = [...idleKeys(field)];
    const isIdle = (key: PropertyKey | undefined) => idle.some(({ at }) => at[0] === key);
    const found = [
      ...missingKeys(field),
      ...boundFaults(field),
      ...patternFaults(field),
      ...optionFaults(field),
      ...secretFaults(field),
      // The name says what is asked only if it is right.
      ...(misnamed.some(({ at }) => at[1] === index) ? [] : contactFaults(field)),
    ].filter(({ at }) => !isIdle(at[0]));
    for (const fault of [...idle, ...found]) yield { ...fault, at: ['fields', index, ...fault.at] };
  }
}
