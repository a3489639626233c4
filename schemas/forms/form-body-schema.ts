import type { Form, FormField } from './form.ts';
import { limit, mostCharacters } from './form-limits.ts';
import { DAY, EMAIL, PHONE, USUAL_MOST_FILES } from './form-values.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

function textSchema(field: FormField): JsonSchema {
  const { type, min, pattern } = field;
  const own = pattern === undefined ? {} : { pattern: `^(?:${pattern})$` };
  const known = type === 'email' ? { pattern: EMAIL } : type === 'phone' ? { pattern: PHONE } : own;
  const least = type === 'text' ? (limit(min) ?? 1) : 1;
  return {
    type: 'string',
    minLength: Math.max(1, least),
    maxLength: mostCharacters(field),
    ...known,
  };
}

function valuesOf({ options = [] }: FormField): string[] {
  return options.map((option) => (typeof option === 'string' ? option : option.value));
}

/** Item counts. A list without items is omitted from the body, so the minimum is one. */
function counts({ min, max }: Pick<FormField, 'min' | 'max'>): JsonSchema {
  const most = limit(max);
  return {
    minItems: Math.max(1, limit(min) ?? 1),
    ...(most === undefined ? {} : { maxItems: most }),
  };
}

function fieldSchema(field: FormField): JsonSchema {
  const { type, min, max, value } = field;
  switch (type) {
    case 'number':
      return {
        type: 'number',
        ...(limit(min) === undefined ? {} : { minimum: min }),
        ...(limit(max) === undefined ? {} : { maximum: max }),
      };
    case 'choice':
      return { enum: valuesOf(field) };
    case 'choices':
      return {
        type: 'array',
        items: { enum: valuesOf(field) },
        uniqueItems: true,
        ...counts(field),
      };
    case 'date': {
      const bounds = [min && `from ${min}`, max && `to ${max}`].filter(Boolean).join(' ');
      return {
        type: 'string',
        format: 'date',
        pattern: DAY,
        ...(bounds === '' ? {} : { description: `A day ${bounds}.` }),
      };
    }
    case 'file':
      return {
        type: 'array',
        items: { type: 'string' },
        description:
          'Names of the files, which are parts of their own under the name of the field.',
        ...counts({ max: max ?? USUAL_MOST_FILES }),
      };
    case 'consent':
      return { const: true };
    case 'hidden':
      return { const: value };
    default:
      return textSchema(field);
  }
}

const TEXT = { type: 'string' };

/**
 * The JSON Schema (draft 7) of a form's request body. It accepts whatever the form itself accepts; date bounds, which
 * JSON Schema cannot express, are given in the description.
 *
 * @param name sent along with the form.
 */
export function formBodySchema(form: Form, name: string): JsonSchema {
  const { fields } = form;
  const required = fields.filter(({ type, required }) => required || type === 'hidden');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Form ${name}`,
    type: 'object',
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 200 },
      type: { const: 'form' },
      form: { const: name },
      page: { ...TEXT, description: 'Path of the page that shows the form.' },
      timestamp: { ...TEXT, format: 'date-time' },
      language: TEXT,
      fields: {
        type: 'object',
        properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
        required: required.map((field) => field.name),
        additionalProperties: false,
      },
      consents: {
        type: 'object',
        additionalProperties: TEXT,
        description: 'What was agreed to, word for word.',
      },
      url: TEXT,
      userAgent: TEXT,
      attribution: { type: 'object', additionalProperties: TEXT },
      suspect: { const: true },
    },
    required: ['id', 'type', 'form', 'page', 'timestamp', 'language', 'fields'],
  };
}
