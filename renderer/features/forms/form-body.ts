import type { FieldValue, FormValues } from './field-values.ts';
import { isEmpty } from './field-values.ts';
import type { LocalField, LocalForm } from './local-form.ts';

/** Where and when a form is sent. */
export interface FormOrigin {
  /** The same on every attempt, so that the receiver can deduplicate. */
  id: string;
  at: Date;
  language: string;
  userAgent: string;
  url: string;
  /** Click ids and campaign parameters of the visit. */
  attribution: Record<string, string>;
  /** Whether the honeypot field was filled in. */
  suspect: boolean;
}

/** A value as sent; for a file its name, as the file itself is a separate part. */
type SentValue = string | number | true | string[];

/** The body of a form's submission (docs/contracts.md, "What forms send"). */
export interface FormBody {
  id: string;
  type: 'form';
  form: string;
  page: string;
  timestamp: string;
  language: string;
  fields: Record<string, SentValue>;
  /** The exact wording of each given consent, by field name. */
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

/** The body of a form; empty fields are omitted, and a suspect submission is flagged, not dropped. */
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

/** The filled-in form as one text, for a chat or an email of a site without an endpoint. */
export function formText(form: LocalForm, values: FormValues): string {
  const lines = form.fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    return field.type === 'hidden' || isEmpty(value)
      ? []
      : [`${field.label}: ${shownValue(field, value)}`];
  });
  return [form.subject, '', ...lines].join('\n');
}
