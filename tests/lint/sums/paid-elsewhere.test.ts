import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({ fees: { wasps: 65, survey: 45, further: 20, teorico: 90 } });

function told(raw: object, language = 'en'): string[] {
  const found = findingsIn(raw, {
    facts: factsIn(language, facts),
    language,
    only: 'facts/typed-amount',
  });
  return found.map((finding) => finding.replace('facts/typed-amount: ', ''));
}

const answer = (text: string) => ({
  questions: { items: [{ question: 'And then?', answer: text }] },
});

describe('what is paid elsewhere', () => {
  it.each([
    ['en', 'We hunt for old fir, and find it at a salvage yard on North Main for £4.50 a foot.'],
    ['en', 'The scaffolders we ring charge between £450 and £700, and you pay them directly.'],
    ['en', 'We ask for a basic check, £21.50, which we pay.'],
    [
      'de',
      'Boden bringen wir zu einer Annahmestelle, die 18 bis 26 Euro je Tonne nimmt, je nach Herkunft.',
    ],
  ])('is no price of ours: %s: %s', (language, text) => {
    expect(told(answer(text), language)).toEqual([]);
  });

  it.each([
    ['en', 'Online or by telephone, we start at £99.', '£99'],
    ['en', 'The survey costs £45 in town.', '£45'],
    ['de', 'Die Begutachtung kostet bei uns 45 Euro.', '45 Euro'],
  ])('and ours is told: %s: %s', (language, text, sum) => {
    expect(told(answer(text), language)).toContain(sum);
  });
});

it('paragraphs below a heading of what others take are about them', () => {
  const block = (heading: string) => ({
    sections: [
      {
        text: {
          heading,
          paragraphs: [
            'El examen teórico cuesta 94,05 € y cubre dos intentos. Se paga una sola vez.',
          ],
        },
      },
    ],
  });
  expect(told(block('Lo que cobran otros'), 'es')).toEqual([]);
  expect(told(block('Lo que cuesta'), 'es')).toEqual(['94,05 €']);
});
