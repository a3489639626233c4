import type { FieldValue, FormValues } from './field-values.ts';
import { isEmpty } from './field-values.ts';
import type { LocalField, LocalForm } from './local-form.ts';

/** Where and when a form is sent. */
export interface FormOrigin {
  /** The same on every attempt, so that the receiver can drop doubles. */
  id: string;
  at: Date;
  language: string;
  userAgent: string;
  url: string;
  /** Click ids and campaign parameters of the visit. */
  attribution: Record<string, string>;
  /** True if the field that only robots see is filled. */
  suspect: boolean;
}

/** A value as it is sent; of a file its name, as the file itself is a part of its own. */
type SentValue = string | number | true | string[];

/** The body that a form of data is sent as (docs/contracts.md, "What forms send"). */
export interface FormBody {
  id: string;
  type: 'form';
  form: string;
  page: string;
  timestamp: string;
  language: string;
  fields: Record<string, SentValue>;
  /** What was agreed to, word for word, by the names of the fields. */
  consents?: Record<string, string>;
  url: string;
  userAgent: string;
  attribution: Record<string, string>;
  suspect?: true;
}

function sentValue({ type }: LocalField, value: FieldValue): SentValue {
  if (type === 'number') return Number(value);
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? item : item.name));
  return typeof value === 'boolean' ? true : value;
}

/** The body of a form; what was left empty is left out, and a suspect one is marked, not dropped. */
export function formBody(form: LocalForm, values: FormValues, origin: FormOrigin): FormBody {
  const given = form.fields.flatMap((field) => {
    const value = field.type === 'hidden' ? (field.value ?? '') : (values[field.name] ?? '');
    return isEmpty(value) ? [] : [{ field, value }];
  });
  const consents = given
    .filter(({ field }) => field.type === 'consent')
    .map(({ field }) => [field.name, field.label]);
  return {
    id: origin.id,
    type: 'form',
    form: form.name,
    page: form.page,
    timestamp: origin.at.toISOString(),
    language: origin.language,
    fields: Object.fromEntries(
      given.map(({ field, value }) => [field.name, sentValue(field, value)]),
    ),
    ...(consents.length === 0 ? {} : { consents: Object.fromEntries(consents) }),
    url: origin.url,
    userAgent: origin.userAgent,
    attribution: origin.attribution,
    ...(origin.suspect ? { suspect: true } : {}),
  };
}

function shownValue(field: LocalField, value: FieldValue): string {
  const labelOf = (sent: string) =>
    field.options?.find((option) => option.value === sent)?.label ?? sent;
  if (value === true) return '✓';
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? labelOf(item) : item.name)).join(', ');
  return labelOf(String(value));
}

/** What was filled in as one text, for a chat or an e-mail of a site that has nowhere to send it. */
export function formText(form: LocalForm, values: FormValues): string {
  const lines = form.fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    return field.type === 'hidden' || isEmpty(value)
      ? []
      : [`${field.label}: ${shownValue(field, value)}`];
  });
  return [form.subject, '', ...lines].join('\n');
}
