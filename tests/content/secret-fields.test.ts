import { describe, expect, it } from 'vitest';
import { fieldFaults } from '../../cli/content/forms/field-faults.ts';
import type { Form, FormField } from '../../schemas/forms/form.ts';

/** Where a field is told. */
function told(field: Partial<FormField>): string[] {
  const form = { fields: [{ name: 'field', type: 'text', ...field }] } as unknown as Form;
  return [...fieldFaults(form)]
    .filter(({ rule }) => rule === 'form/secret')
    .map(({ at }) => at.join('.'));
}

describe('a label that asks for what nobody should send', () => {
  it.each([
    'Social Security number, so that we can check your ID ahead',
    'SSN',
    'Your Social-Security number (optional, not required)',
    'Credit card number and security code',
    'Debit card no.',
    'Number of your credit card',
    'CVV',
    'Card security code',
    'Password',
    'Choose a password',
    'Online banking password',
    'Username and password',
    'Debit card PIN',
    'PIN of your bank card',
    'Sozialversicherungsnummer',
    'Kreditkartennummer',
    'Nummer Ihrer Kreditkarte',
    'Kartenprüfnummer',
    'Passwort',
    'Karten-PIN',
    'Número de seguridad social',
    'Número de su tarjeta de crédito',
    'Código de seguridad de la tarjeta',
    'Contraseña',
    'PIN de su tarjeta',
  ])('%s', (label) => {
    expect(told({ label })).toEqual(['fields.0.label']);
  });

  it('in one of several languages', () => {
    const label = { en: 'Your card number with the bank', es: 'Número de tarjeta de crédito' };
    expect(told({ label })).toEqual(['fields.0.label.es']);
  });

  it.each([
    'Last four digits of your Social Security number',
    'Letzte vier Ziffern der Kreditkartennummer',
    'Últimos cuatro dígitos de la tarjeta de crédito',
    'ID number',
    'Driver’s license number',
    'Do you have a Social Security number?',
    'Do you have a credit card?',
    '¿Tiene número de seguridad social?',
    'Haben Sie eine Kreditkarte?',
    'Type of ID (passport, Social Security card)',
    'Library card number',
    'Gift card number',
    'Membership card number',
    'Loyalty card PIN code',
    'PIN code',
    'Gate code',
    'Wi-Fi password',
    'Password of the PDF',
    'Message (no card numbers, please)',
    'Please never write your credit card number here',
    'How would you like to pay? Card or cash',
    'IBAN',
    'Kundenkartennummer',
    'Versichertennummer',
    'Número de tarjeta sanitaria',
    'Número de DNI',
    'Security code on the alarm',
    'Lost password of your old shop',
  ])('not told: %s', (label) => {
    expect(told({ label })).toEqual([]);
  });
});

describe('a name that asks for it', () => {
  it.each(['ssn', 'social-security-number', 'creditCardNumber', 'ccNumber', 'cvv', 'password'])(
    '%s',
    (name) => {
      expect(told({ name, label: 'For our files' })).toEqual(['fields.0.name']);
    },
  );

  it.each([
    { name: 'card', label: 'Which card do you pay with?' },
    { name: 'cardNumber', label: 'Card number' },
    { name: 'ssn', label: 'Last four digits' },
    { name: 'ssn', label: 'Do you have one?' },
    { name: 'pin', label: 'Parcel number' },
    { name: 'ssnCard', type: 'file', label: 'Photo of your Social Security number' },
    { name: 'ssn', type: 'choice', label: 'Social Security number', options: ['Yes', 'No'] },
    { name: 'passwordless', label: 'How would you sign in?' },
  ] as Partial<FormField>[])('not told: %j', (field) => {
    expect(told(field)).toEqual([]);
  });
});
