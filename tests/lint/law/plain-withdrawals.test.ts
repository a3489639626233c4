import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { lawConsumerRights } from '../../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

function told(country: string, language: string, text: string): string[] {
  const facts = {
    get: (name: string) => (name === 'business.address.country' ? country : undefined),
    names: [],
  } as unknown as Facts;
  const file = copyFile('page', language, { intro: text });
  return [...applyCopyRule(lawConsumerRights, file, facts)].map(({ span = [0, 0] }) =>
    text.slice(...span),
  );
}

it.each([
  ['GB', 'en', 'You may withdraw within 7 days of booking without a reason.', '7 days'],
  ['GB', 'en', 'You have ten days to change your mind, without giving a reason.', 'ten days'],
  [
    'ES',
    'es',
    'Tienes siete días naturales para echarte atrás sin dar motivos.',
    'siete días naturales',
  ],
  ['ES', 'es', 'Si te matriculas por internet tienes una semana para arrepentirte.', 'una semana'],
  ['DE', 'de', 'Sie können innerhalb von 7 Tagen ohne Angabe von Gründen zurücktreten.', '7 Tagen'],
  ['AT', 'de', 'Wer online bucht, hat eine Woche Zeit, es sich anders zu überlegen.', 'eine Woche'],
  [
    'US',
    'en',
    'If you signed at home, you can cancel until midnight of the first business day.',
    'first business day',
  ],
  [
    'US',
    'en',
    'A contract signed at home can be cancelled until midnight of the second business day.',
    'second business day',
  ],
])('%s, %s: %s', (country, language, text, period) => {
  expect(told(country, language, text)).toEqual([period]);
});

it.each([
  ['GB', 'en', 'You may withdraw within 14 days of booking without a reason.'],
  ['GB', 'en', 'You may withdraw within 30 days of booking without a reason.'],
  ['GB', 'en', 'You can cancel a room within 2 days of booking without a reason.'],
  ['GB', 'en', 'You can cancel an appointment up to 2 days before without giving a reason.'],
  ['GB', 'en', 'Give us 7 days of notice to cancel the subscription.'],
  ['ES', 'es', 'Tienes catorce días naturales para echarte atrás sin dar motivos.'],
  ['ES', 'es', 'Tienes un mes para echarte atrás sin dar motivos.'],
  ['ES', 'es', 'Tienes dos días para cambiar de idea sobre la cita sin dar motivos.'],
  ['DE', 'de', 'Sie können innerhalb von 14 Tagen ohne Angabe von Gründen zurücktreten.'],
  ['DE', 'de', 'Nach einer Nachfrist von 7 Tagen können Sie zurücktreten.'],
  ['US', 'en', 'If you signed at home, you can cancel until midnight of the third business day.'],
  ['US', 'en', 'The first business day after you sign, we order the shingles.'],
  ['US', 'en', 'You can withdraw within 7 days of booking without a reason.'],
])('%s, %s: as long as the law says, or another right: %s', (country, language, text) => {
  expect(told(country, language, text)).toEqual([]);
});
