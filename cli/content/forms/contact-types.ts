import type { FormField } from '../../../schemas/forms/form.ts';
import type { FormFault } from './form-fault.ts';

/** What a text asks for that has a type of its own, by its name and by its label. */
interface Contact {
  type: FormField['type'];
  what: string;
  name: RegExp;
  label: RegExp;
}

const CONTACTS: readonly Contact[] = [
  {
    type: 'email',
    what: 'an email address',
    name: /^(?:your[-_]?)?(?:e[-_]?mail|mail|correo)(?:[-_]?(?:address|adresse))?$/i,
    label:
      /^(?:(?:your|ihre|deine|su|tu) )?(?:e-?mail(?:[ -]?ad(?:d)?ress?e?)?|(?:dirección de )?correo(?: electrónico)?|correo-e)(?: \([^)]*\))?[ *:?]*$/i,
  },
  {
    type: 'phone',
    what: 'a phone number',
    name: /^(?:your[-_]?)?(?:(?:tele|mobile[-_]?|cell[-_]?)?phone|tel|telefon|telefono|mobile|movil|handy|rufnummer)(?:[-_]?(?:number|nummer))?$/i,
    label:
      /^(?:(?:your|ihre|deine|su|tu) )?(?:(?:(?:tele|cell |mobile |daytime )?phone|mobile|cell)(?: number)?|telefon(?:nummer)?|handy(?:nummer)?|mobil(?:nummer|telefon)?|rufnummer|(?:número de )?(?:teléfono|móvil|celular)(?: móvil)?)(?: \([^)]*\))?[ *:?]*$/i,
  },
];

/** What a label asks about a device or a message, and ways to answer of which either will do: "Email or phone". */
const OTHERWISE =
  /model|brand|make|marca|which|what|welch|was |cuál|qué|about|subject|betreff|asunto|repair| or | oder | o |\//i;

function labelsOf({ label }: FormField): readonly string[] {
  return label === undefined ? [] : typeof label === 'string' ? [label] : Object.values(label);
}

/** What a control with this name asks for. */
export function contactNamed(control: string): Contact | undefined {
  return CONTACTS.find(({ name }) => name.test(control));
}

/** Said of a plain text that asks for it. */
export function asksFor({ what }: Contact): string {
  return `This asks for ${what}, but any text will do, and phones show the keyboard for words.`;
}

/**
 * `form/control`: a plain text that asks for an email address or a phone number: nothing checks what is typed, phones show the wrong
 * keyboard, and browsers fill nothing in.
 */
export function* contactFaults(field: FormField): Generator<FormFault> {
  // Several lines and a pattern are a choice.
  if (field.type !== 'text' || field.lines !== undefined || field.pattern !== undefined) return;
  const labels = labelsOf(field);
  if (labels.some((label) => OTHERWISE.test(label))) return;
  const asked =
    CONTACTS.find(({ label }) => labels.some((words) => label.test(words.trim()))) ??
    contactNamed(field.name);
  if (asked)
    yield {
      ...{ at: ['type'], on: 'value', rule: 'form/control', severity: 'warning' },
      message: asksFor(asked),
      hint: `Write \`type: ${asked.type}\`.`,
    };
}
