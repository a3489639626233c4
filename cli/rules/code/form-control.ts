import { asksFor, contactNamed } from '../../content/forms/contact-types.ts';
import { suggest } from '../../content/suggest.ts';
import type { CodeRule } from './code-element.ts';

/** Types of `<input>` and `<button>` (HTML, "The input element" and "The button element"). */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  input: [
    ...['button', 'checkbox', 'color', 'date', 'datetime-local', 'email', 'file', 'hidden'],
    ...['image', 'month', 'number', 'password', 'radio', 'range', 'reset', 'search', 'submit'],
    ...['tel', 'text', 'time', 'url', 'week'],
  ],
  button: ['button', 'reset', 'submit'],
};

/** What others often call a type. */
const MEANT: Readonly<Record<string, string>> = { mail: 'email', phone: 'tel', telephone: 'tel' };

/** Fields that a browser can fill in (HTML, "Autofill"). */
const FIELDS: readonly string[] = [
  ...['on', 'off', 'name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name'],
  ...['honorific-suffix', 'nickname', 'username', 'new-password', 'current-password'],
  ...['one-time-code', 'organization-title', 'organization', 'street-address', 'address-line1'],
  ...['address-line2', 'address-line3', 'address-level1', 'address-level2', 'address-level3'],
  ...['address-level4', 'country', 'country-name', 'postal-code', 'cc-name', 'cc-given-name'],
  ...['cc-additional-name', 'cc-family-name', 'cc-number', 'cc-exp', 'cc-exp-month'],
  ...['cc-exp-year', 'cc-csc', 'cc-type', 'transaction-currency', 'transaction-amount'],
  ...['language', 'bday', 'bday-day', 'bday-month', 'bday-year', 'sex', 'url', 'photo', 'tel'],
  ...['tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'tel-local-prefix'],
  ...['tel-local-suffix', 'tel-extension', 'email', 'impp', 'webauthn'],
];

/** Words that may stand before the name of a field. */
const BEFORE = /^(?:section-\S+|shipping|billing|home|work|mobile|fax|pager)$/;

function hintFor(value: string, known: readonly string[]): string {
  const meant = MEANT[value] ?? suggest(value, known);
  return meant === undefined ? `It can be ${known.join(', ')}.` : `Did you mean "${meant}"?`;
}

/**
 * `form/control`: a type or a kind of autocompletion that no browser knows, and treats as if it were missing, and a plain text for
 * what has a type of its own.
 */
export const formControl: CodeRule = {
  name: 'form/control',
  severity: 'warning',
  *check({ name, attributes }) {
    const types = TYPES[name];
    const type = attributes.get('type');
    if (types && type?.value && !types.includes(type.value.toLowerCase()))
      yield {
        at: type,
        message: `There is no <${name}> of the type "${type.value}", so browsers ignore it.`,
        hint: hintFor(type.value, types),
      };
    const asked =
      name === 'input' && type?.value?.toLowerCase() === 'text' && !attributes.has('pattern')
        ? contactNamed(attributes.get('name')?.value ?? '')
        : undefined;
    if (type && asked)
      yield {
        at: type,
        message: asksFor(asked),
        hint: `Write type="${asked.type === 'phone' ? 'tel' : asked.type}".`,
      };
    const filled = /^(?:input|select|textarea)$/.test(name)
      ? attributes.get('autoComplete')
      : undefined;
    const [field = ''] =
      filled?.value
        ?.toLowerCase()
        .split(/\s+/)
        .filter((word) => !BEFORE.test(word)) ?? [];
    if (filled && field !== '' && !FIELDS.includes(field))
      yield {
        at: filled,
        message: `Browsers know no field "${field}" that they could fill in.`,
        hint: hintFor(field, FIELDS),
      };
  },
};
