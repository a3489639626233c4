import type { LocalField } from './local-form.ts';

/** Value of a field: several texts for `choices`, files for `file`, a boolean for `consent`, otherwise a text. */
export type FieldValue = string | string[] | boolean | File[];

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** Browsers send an empty file if none was selected. */
function isChosen(entry: FormDataEntryValue): entry is File {
  return typeof entry !== 'string' && (entry.name !== '' || entry.size > 0);
}

function readField({ name, type }: LocalField, data: FormData): FieldValue {
  if (type === 'choices') return data.getAll(name).map(String);
  if (type === 'file') return data.getAll(name).filter(isChosen);
  if (type === 'consent') return data.has(name);
  return String(data.get(name) ?? '').trim();
}

/** Reads the values of a form; leading and trailing whitespace is trimmed. */
export function readValues(fields: readonly LocalField[], data: FormData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, data)]));
}

/** Whether a field has no value. */
export function isEmpty(value: FieldValue): boolean {
  return value === false || (typeof value !== 'boolean' && value.length === 0);
}
