import { randomUUID } from 'node:crypto';
import type { Form, FormField } from '../../schemas/form.ts';
import { TRAP } from '../../schemas/form-names.ts';
import type { Body } from './submission.ts';

/** What a browser without scripts has posted: texts by the names of their controls, in order. */
export type PostedEntries = readonly (readonly [name: string, text: string])[];

function postedValue({ type, name }: FormField, entries: PostedEntries): unknown {
  const texts = entries.flatMap(([key, text]) =>
    key === name && text.trim() !== '' ? [text.trim()] : [],
  );
  const [first] = texts;
  if (first === undefined) return undefined;
  if (type === 'choices' || type === 'file') return texts;
  if (type === 'consent') return true;
  return type === 'number' ? Number(first) : first;
}

/** The first text that was posted under a name. */
export function postedText(entries: PostedEntries, name: string): string {
  return entries.find(([key]) => key === name)?.[1] ?? '';
}

/** The body that a script would have sent. A browser without scripts knows no id, so that doubles cannot be told. */
export function bodyOfPost(entries: PostedEntries, form: Form): Body {
  const fields = form.fields.flatMap((field) => {
    const value = postedValue(field, entries);
    return value === undefined ? [] : [[field.name, value]];
  });
  return {
    id: randomUUID(),
    type: 'form',
    form: postedText(entries, 'form'),
    page: postedText(entries, 'page'),
    timestamp: new Date().toISOString(),
    language: '',
    fields: Object.fromEntries(fields),
    ...(postedText(entries, TRAP) === '' ? {} : { suspect: true }),
  };
}
