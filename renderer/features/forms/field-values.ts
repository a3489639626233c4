import type { LocalField } from './local-form.ts';

/** What stands in a field: several texts of `choices`, files of `file`, whether a `consent` is given, else a text. */
export type FieldValue = string | string[] | boolean | File[];

/** What stands in a form, by the names of its fields. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** An empty file is what a browser sends for a field that none was chosen in. */
function isChosen(entry: FormDataEntryValue): entry is File {
  return typeof entry !== 'string' && (entry.name !== '' || entry.size > 0);
}

function readField({ name, type }: LocalField, data: FormData): FieldValue {
  if (type === 'choices') return data.getAll(name).map(String);
  if (type === 'file') return data.getAll(name).filter(isChosen);
  if (type === 'consent') return data.has(name);
  return String(data.get(name) ?? '').trim();
}

/** Reads what stands in the fields of a form; blanks at the ends of a text are nobody's intention. */
export function readValues(fields: readonly LocalField[], data: FormData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, data)]));
}

/** True of a field that nothing has been given for. */
export function isEmpty(value: FieldValue): boolean {
  return value === false || (typeof value !== 'boolean' && value.length === 0);
}
