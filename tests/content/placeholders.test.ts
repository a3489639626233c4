import { expect, it } from 'vitest';
import { fieldFaults } from '../../cli/content/forms/field-faults.ts';
import type { Form } from '../../schemas/forms/form.ts';

/** Where faults are told of a field with this pattern and placeholder. */
function told(pattern: string, placeholder: string | Record<string, string>): string[] {
  const field = { name: 'code', type: 'text', label: 'Code', pattern, placeholder };
  const form = { fields: [{ ...field, patternMessage: 'As on the plate.' }] } as unknown as Form;
  return [...fieldFaults(form)].map(({ at, rule, hint }) => `${at.join('.')} ${rule} ${hint}`);
}

it.each([
  ['[A-Z]{3}-[0-9]{4}', 'ABC 1234', 'ABC-1234'],
  ['[A-Z]{3}-[0-9]{4}', 'abc-1234', 'ABC-1234'],
  ['[A-Z]{3} ?[0-9]{4}', 'ABC-1234', 'ABC1234'],
  ['[A-Z]{3}[0-9]{4}', 'e.g. ABC 1234', 'ABC1234'],
  ['DE\\d{20}', 'z. B. DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ['\\d{2}/\\d{4}', 'p. ej. 05-2027', '05/2027'],
])('%s refuses its own example %s', (pattern, placeholder, meant) => {
  expect(told(pattern, placeholder)).toEqual([
    `fields.0.placeholder form/pattern Write "${meant}", or correct the pattern.`,
  ]);
});

it('is told at the language whose example is wrong', () => {
  const placeholder = { de: 'AB-12', en: 'AB 12' };
  expect(told('[A-Z]{2}-\\d{2}', placeholder)).toEqual([
    expect.stringMatching(/^fields\.0\.placeholder\.en form\/pattern/),
  ]);
});

it.each([
  ['[A-Z]{3}-[0-9]{4}', 'ABC-1234'],
  ['[A-Z]{3}-[0-9]{4}', 'e.g. ABC-1234'],
  ['\\d{5}', 'Five digits'],
  ['\\d{5}', 'XXXXX'],
  ['\\d{5}', '5 digits'],
  ['[A-Z]{3}-[0-9]{4}', 'As on the plate, in front'],
  ['[A-Z]{3}-[0-9]{4}', 'ABC-1234 or A-12'],
])('%s and %s may be right', (pattern, placeholder) => {
  expect(told(pattern, placeholder)).toEqual([]);
});
