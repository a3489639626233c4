import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { factsWhereabouts } from '../../../cli/rules/copy/facts-whereabouts.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

/** The numbers that the rule names in a text of a business in a country. */
function numbersIn(text: string, country: string, key = 'intro'): string[] {
  const facts = { get: () => country, names: [] } as unknown as Facts;
  const file = copyFile('landing', 'en', { [key]: text });
  return [...applyCopyRule(factsWhereabouts, file, facts)].map(({ span = [0, 0] }) =>
    text.slice(...span),
  );
}

it.each([
  ['AU', 'Chest pain? Ring 911 and do not wait.', '911'],
  ['AU', 'If somebody stops breathing, call 999.', '999'],
  ['NZ', 'In an emergency, dial 000 at once.', '000'],
  ['GB', 'Call 911 first, then us.', '911'],
  ['GB', 'For an ambulance, ring 000 before anything else.', '000'],
  ['US', 'If there is smoke, leave the house and dial 999.', '999'],
  ['US', 'In an emergency call 112.', '112'],
  ['CA', 'Smell gas? Leave, and call 999 from outside.', '999'],
  ['AU', 'In an emergency, ring 111.', '111'],
  ['DE', 'Rufen Sie sofort den Notruf 911.', '911'],
  ['DE', 'Bei Bewusstlosigkeit rufen Sie die Rettung: Notruf 144.', '144'],
  ['AT', 'Im Notfall wählen Sie die 110.', '110'],
  ['ES', 'Si huele a gas, llame al 911 y salga.', '911'],
  ['MX', 'En una emergencia marque 112.', '112'],
])('in %s nobody answers: %s', (country, text, number) => {
  expect(numbersIn(text, country)).toEqual([number]);
});

it.each([
  ['AU', 'Ring 000 and not us.'],
  ['AU', 'From a mobile you can call 112 in an emergency, too.'],
  ['GB', 'For advice at night, call 111.'],
  ['GB', 'In an emergency call 999 or 112.'],
  ['IE', 'Ring 999 in an emergency.'],
  ['NZ', 'Dial 111 for an ambulance.'],
  ['US', 'If you smell gas, leave and call 911 from the street.'],
  ['AT', 'Rufen Sie die Rettung: 144.'],
  ['DE', 'Im Notfall wählen Sie 112, die Polizei erreichen Sie unter 110.'],
  ['ES', 'Llame al 112 en una emergencia.'],
  ['AU', 'Do not call 911, which is what the films say: it is 000.'],
  ['AU', 'In America you call 911.'],
  ['AU', 'My sister lives in the United States. Call 911, she said, and they came.'],
  ['AU', 'Call 999 people, and three answer.'],
  ['AU', 'To reach the desk, dial 110.'],
  ['AU', 'Call 9119 4411 for the plumber.'],
  ['US', 'Dial 112 for the front desk.'],
  ['US', 'We call 999 customers a year.'],
  ['GB', 'We ring 911 homes in a week.'],
  ['GB', 'The prints are numbered 000 to 911.'],
  ['KE', 'Call 999.'],
])('in %s: %s', (country, text) => {
  expect(numbersIn(text, country)).toEqual([]);
});

it('leaves what others said alone', () => {
  expect(numbersIn('I said: call 911.', 'AU', 'quote')).toEqual([]);
  expect(numbersIn('She cried “Call 911!” and laughed.', 'AU')).toEqual([]);
});
