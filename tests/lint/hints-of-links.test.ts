import { expect, it } from 'vitest';
import { copyLinkWords } from '../../cli/rules/copy/copy-link-words.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { FACTS } from './copy-findings.ts';

const hintsOf = (text: string, language: string) =>
  [...applyCopyRule(copyLinkWords, copyFile('landing', language, { note: { text } }), FACTS)].map(
    ({ hint }) => hint,
  );

it.for([
  ['en', 'Click here for the prices.', '"See all prices"'],
  ['de', 'Klicken Sie hier für die Preise.', '„Alle Preise ansehen“'],
  ['es', 'Haga clic aquí para ver los precios.', '«Ver todos los precios»'],
] as const)('shows words of the page’s language: %s', ([language, text, words]) => {
  expect(hintsOf(text, language)).toEqual([expect.stringContaining(words)]);
});

const steps = (title: string, description: string, language = 'en') =>
  [
    ...applyCopyRule(
      copyLinkWords,
      copyFile('landing', language, { plan: [{ number: 1, title, description }] }),
      FACTS,
    ),
  ].length;

it.for([
  ['Click the link', 'It comes by text a quarter of an hour before.'],
  ['Click the link', 'We send it the evening before.'],
  ['Wait', 'Tap the link in our confirmation email, and the film starts.'],
  ['Warten', 'Klicken Sie auf den Link in der E-Mail.', 'de'],
] as const)('a link in a message is no link of the page: %s: %s', ([title, text, language]) => {
  expect(steps(title, text, language)).toBe(0);
});

it.for([
  ['Click the link', 'All prices are there.'],
  ['Roofs', 'Click the link for our prices.'],
  ['Roofs', 'Click the link. We answer by email.'],
  ['Roofs', 'Click the link below to send us an email.'],
  ['Roofs', 'Click here, or write to us by email.'],
  ['Dächer', 'Klicken Sie auf den Link, und Sie sehen alle Preise.', 'de'],
] as const)('a link of the page is told: %s: %s', ([title, text, language]) => {
  expect(steps(title, text, language)).toBe(1);
});
