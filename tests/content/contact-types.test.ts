import { expect, it } from 'vitest';
import { fieldFaults } from '../../cli/content/forms/field-faults.ts';
import type { FormField } from '../../schemas/forms/form.ts';

const told = (...fields: Partial<FormField>[]) =>
  [...fieldFaults({ fields: fields.map((field) => ({ type: 'text', ...field })) as FormField[] })]
    .filter(({ rule }) => rule === 'form/control')
    .map(({ at, hint }) => `${at.join('.')}: ${hint}`);

it.each([
  ['email', 'Email address', 'email'],
  ['reply', 'Your email', 'email'],
  ['reply', 'E-mail:', 'email'],
  ['mail', 'Where shall we write?', 'email'],
  ['antwort', 'E-Mail-Adresse *', 'email'],
  ['respuesta', 'Correo electrónico', 'email'],
  ['respuesta', 'Su dirección de correo electrónico', 'email'],
  ['phone', 'Phone number', 'phone'],
  ['reach', 'Mobile number (optional)', 'phone'],
  ['telefon', 'Wie erreichen wir Sie?', 'phone'],
  ['rueckruf', 'Handynummer', 'phone'],
  ['llamada', 'Número de teléfono', 'phone'],
])('a plain text "%s" with the label "%s" should have its own type', (name, label, type) => {
  expect(told({ name, label })).toEqual([`fields.0.type: Write \`type: ${type}\`.`]);
});

it.each([
  ['phone', 'Phone make and model'],
  ['phone', 'Which phone do you have?'],
  ['contact', 'Email or phone'],
  ['kontakt', 'E-Mail oder Telefon'],
  ['contacto', 'Teléfono o correo'],
  ['subject', 'What is the email about?'],
  ['telefon', 'Modell des Telefons'],
  ['mailbox', 'Number of the mailbox'],
  ['street', 'Address'],
  ['anlage', 'Telefonanlage'],
])('a plain text "%s" with the label "%s" is fine', (name, label) => {
  expect(told({ name, label })).toEqual([]);
});

it('a pattern, several lines and another type are a choice', () => {
  const [name, label] = ['phone', 'Phone'];
  const pattern = { name: 'tel', label, pattern: '[0-9 ]+', patternMessage: 'Digits.' };
  expect(told({ name, label, type: 'phone' }, pattern, { name: 'email', label, lines: 3 })).toEqual(
    [],
  );
});

it('of two fields with one name only the name is told', () => {
  const email = { name: 'email', label: 'Email', type: 'email' as const };
  expect(told(email, { name: 'email', label: 'Second address' })).toEqual([]);
});

it('labels in several languages are read', () => {
  expect(told({ name: 'reply', label: { en: 'Your answer', de: 'Ihre E-Mail-Adresse' } })).toEqual([
    'fields.0.type: Write `type: email`.',
  ]);
});
