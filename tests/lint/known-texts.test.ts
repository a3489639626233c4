import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { createFacts, type Facts } from '../../cli/content/facts/facts.ts';
import { TextRules } from '../../cli/rules/texts/text-rules.ts';
import { locatedTexts } from '../../cli/rules/texts.ts';
import { LAWS } from '../../site/rules/laws.ts';
import { ROOT } from '../support/command.ts';
import { LAW_SENTENCES } from '../support/law-sentences.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';

const { config } = readSiteConfig(join(ROOT, 'site.config.yaml'), ROOT, SITE.schemas);
if (!config) throw new Error('The configuration has errors');
const facts = createFacts(config, SITE.schemas.config);

/** Texts around a sentence that may change what it says: questions, denials, words of others. */
const AROUND = [
  'What we do not do:',
  'Can you help us?',
  'Do you prepare our deed?',
  'Yes.',
  'Yes, we do.',
];

const KEYS = ['text', 'heading', 'title', 'quote', 'body'];

const text = fc.oneof(fc.constantFrom(...LAW_SENTENCES), fc.constantFrom(...AROUND));
const page = fc.record({
  items: fc.array(fc.dictionary(fc.constantFrom(...KEYS), text, { maxKeys: 3 }), { maxLength: 4 }),
});

test('a text that was fine on one page is checked again wherever other texts stand around it', () => {
  const rules = new TextRules(LAWS);
  const breaches = (value: object, known: Facts) => {
    const texts = locatedTexts(value, []);
    return [...rules.breachesIn(value, [texts], known)].map(({ path, rule, sentence }) => [
      path.join('.'),
      rule.name,
      sentence,
    ]);
  };
  let found = 0;
  fc.assert(
    fc.property(page, (value) => {
      const told = breaches(value, facts);
      found += told.length;
      // What is fine is known per facts.
      expect(told).toEqual(breaches(value, { ...facts }));
    }),
    { numRuns: cases(150, 3000) },
  );
  expect(found).toBeGreaterThan(50);
});
