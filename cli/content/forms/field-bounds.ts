import type { FormField } from '../../../schemas/forms/form.ts';
import { DAY } from '../../../schemas/forms/form-values.ts';
import type { FormFault } from './form-fault.ts';

type Bound = 'min' | 'max';

const fault = (key: Bound, message: string, hint: string): FormFault => ({
  ...{ at: [key], on: 'value', rule: 'form/field', message, hint },
});

function isDay(value: string): boolean {
  if (value === 'today') return true;
  // Date.parse takes 30 February for 2 March.
  return (
    new RegExp(DAY, 'u').test(value) && new Date(`${value}T00:00Z`).toISOString().startsWith(value)
  );
}

function* wrongKinds(field: FormField): Generator<FormFault> {
  for (const key of ['min', 'max'] as const) {
    const value = field[key];
    if (value === undefined) continue;
    if (field.type === 'date') {
      if (typeof value !== 'string' || !isDay(value))
        yield fault(
          key,
          `${key} of a date has to be a day that there is.`,
          'Write it as "2027-03-28" in quotes, or as today.',
        );
    } else if (typeof value !== 'number')
      yield fault(key, `${key} of a ${field.type} has to be a number.`, 'Write it in digits.');
    else if (field.type !== 'number' && (!Number.isInteger(value) || value < 0))
      yield fault(
        key,
        `${key} of a ${field.type} counts, so it has to be a whole number.`,
        'Write 1 or more.',
      );
  }
}

/** Errors in the bounds of a field: of the wrong type, or such that no value is valid. */
export function* boundFaults(field: FormField): Generator<FormFault> {
  const wrong = [...wrongKinds(field)];
  yield* wrong;
  if (wrong.length > 0) return;
  const { type, min, max, options = [] } = field;
  if (min !== undefined && max !== undefined && min !== 'today' && max !== 'today' && min > max)
    yield fault('max', 'max is less than min, so nothing could be right.', 'Swap the two.');
  if (type === 'choices' && typeof min === 'number' && options.length > 0 && min > options.length)
    yield fault(
      'min',
      `At least ${min} have to be chosen, and there are only ${options.length}.`,
      'Write a smaller number, or add options.',
    );
}
