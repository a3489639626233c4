import { createHash } from 'node:crypto';
import type { Form, FormField } from '../../schemas/forms/form.ts';
import { TRAP } from '../../schemas/forms/form-names.ts';
import type { Body } from './submission.ts';

/** What a browser without scripts has posted: names of controls and their values, in order. */
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

/** The first value posted under a name. */
export function postedText(entries: PostedEntries, name: string): string {
  return entries.find(([key]) => key === name)?.[1] ?? '';
}

/** Same values on the same day give the same id, because a static page cannot contain an id per visitor. */
function idOfPost(entries: PostedEntries, timestamp: string): string {
  const identity = JSON.stringify([timestamp.slice(0, 10), ...entries]);
  return `post-${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
}

/**
 * The body that a script would have sent, with an id to detect duplicates (docs/contracts.md, "What forms send").
 */
export function bodyOfPost(entries: PostedEntries, form: Form): Body {
  const timestamp = new Date().toISOString();
  const fields = form.fields.flatMap((field) => {
    const value = postedValue(field, entries);
    return value === undefined ? [] : [[field.name, value]];
  });
  return {
    id: idOfPost(entries, timestamp),
    type: 'form',
    form: postedText(entries, 'form'),
    page: postedText(entries, 'page'),
    timestamp,
    language: '',
    fields: Object.fromEntries(fields),
    ...(postedText(entries, TRAP) === '' ? {} : { suspect: true }),
  };
}
