import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { lawUnprovenClaim } from '../../../cli/rules/copy/law-unproven-claim.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

function claimed(text: string, language: string): string[] {
  const file = copyFile('landing', language, { intro: text });
  return [...applyCopyRule(lawUnprovenClaim, file, ANY_FACT)].map(({ span = [0, 0] }) =>
    text.slice(...span).trim(),
  );
}

it.each([
  ['en', 'Your back pain is cured for good.'],
  ['en', 'Migraines are gone for good after the third lesson.'],
  ['en', 'Everything we use is 100% harmless to pets and children.'],
  ['en', 'Our baits are completely harmless.'],
  ['es', 'Su dolor de espalda desaparece para siempre.'],
  ['es', 'Un producto 100 % inocuo para niños y mascotas.'],
  ['es', 'Todo lo que usamos es totalmente inofensivo.'],
  ['de', 'Ihre Rückenschmerzen sind für immer geheilt.'],
  ['de', 'Das Mittel ist zu 100 % ungefährlich für Kinder.'],
  ['de', 'Unsere Köder sind völlig harmlos.'],
])('%s: %s', (language, text) => {
  expect(claimed(text, language)).toHaveLength(1);
});

it.each([
  ['en', 'No spray is 100% harmless, so you stay out for four hours.'],
  ['en', 'Whoever says that a bait is 100% harmless has not read its label.'],
  ['en', 'A house spider is completely harmless to people.'],
  ['en', 'Come back once your back pain is cured.'],
  ['en', 'We never say that your back pain is cured for good.'],
  ['en', 'Our treatments are as safe as the label allows.'],
  ['es', 'Ningún producto es 100 % inocuo.'],
  ['es', 'La araña es totalmente inofensiva.'],
  ['es', 'Nunca decimos que su dolor desaparece para siempre.'],
  ['de', 'Kein Mittel ist zu 100 % ungefährlich.'],
  ['de', 'Die Spinne ist völlig harmlos.'],
  ['de', 'Niemand verspricht, dass Ihre Rückenschmerzen für immer geheilt sind.'],
])('%s: denied, reported or of an animal: %s', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});
