import { asksForSecret, secretNamed } from '../../content/forms/secret-fields.ts';
import type { CodeRule } from './code-element.ts';

/** What browsers fill in from the cards that they keep. */
const OF_CARDS: Readonly<Record<string, string>> = {
  'cc-number': 'the number of a bank card',
  'cc-csc': 'the security code of a bank card',
};

/**
 * `form/secret`: a control for a number with which others could take somebody's money or name. Passwords are those of areas with a
 * sign-in.
 */
export const formSecret: CodeRule = {
  name: 'form/secret',
  severity: 'warning',
  *check({ name, attributes }) {
    if (name !== 'input' || attributes.get('type')?.value?.toLowerCase() === 'password') return;
    const named = attributes.get('name');
    const filled = attributes.get('autoComplete');
    const ofName = secretNamed(named?.value ?? '');
    const what = OF_CARDS[filled?.value?.toLowerCase() ?? ''] ?? ofName;
    if (what === undefined || what === 'a password') return;
    yield { at: ofName === undefined ? filled : named, ...asksForSecret(what) };
  },
};
