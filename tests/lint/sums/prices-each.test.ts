import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({ fees: { lesson: 68, repair: 90, workshop: 45 } });

/** What is told of the prose of an answer, which is longer than a line of an offer. */
function told(text: string, language: string): string[] {
  const answer = `${text} ${{ de: 'Zwei oder drei genügen den meisten, wenn sie regelmäßig üben.', en: 'Two or three are enough for most of those who practise.', es: 'Dos o tres bastan a casi todos los que practican.' }[language]}`;
  const raw = { questions: { items: [{ question: 'Und danach?', answer }] } };
  return findingsIn(raw, { language, facts, only: 'facts/typed-amount' }).map((found) =>
    found.replace('facts/typed-amount: ', ''),
  );
}

describe('the price of each', () => {
  it.for([
    ['de', 'Ja, in Fahrstunden zu 65 Euro.', '65 Euro'],
    ['de', 'Ja, in Fahrstunden zu 65 €.', '65 €'],
    ['de', 'Ja, in Fahrstunden à 65 Euro.', '65 Euro'],
    ['de', 'Ja, in Fahrstunden zu je 65 Euro.', '65 Euro'],
    ['de', 'Ja, in einzelnen Fahrstunden für je 65 Euro.', '65 Euro'],
    ['de', 'Ja, mit drei Unterrichtsstunden zu nur 65 Euro.', '65 Euro'],
    ['en', 'Yes, in lessons at £65 each.', '£65'],
    ['en', 'Yes, in lessons at $65 apiece.', '$65'],
    ['en', 'Yes, in lessons at 65 euros.', '65 euros'],
    ['es', 'Sí, en clases a 65 euros.', '65 euros'],
    ['es', 'Sí, en clases a 65 € cada una.', '65 €'],
    ['es', 'Sí, con clases sueltas por 65 €.', '65 €'],
    ['es', 'Sí, y se aplica el suplemento de 50 €.', '50 €'],
    ['en', 'Yes, with a supplement of $50.', '$50'],
    ['de', 'Ja, mit einem Aufpreis von 50 Euro.', '50 Euro'],
  ] as const)('%s: %s', ([language, text, amount]) => {
    expect(told(text, language)).toEqual([amount]);
  });

  it.for([
    ['de', 'Ja, mit Büchern zu 65 Euro.'],
    ['de', 'Manche nehmen Blumen zu 65 Euro mit.'],
    ['de', 'Anderswo gibt es Fahrstunden zu rund 65 Euro.'],
    ['en', 'Yes, with shoes at 65 euros.'],
    ['es', 'Sí, con zapatos a 65 euros.'],
  ] as const)('%s: %s, right', ([language, text]) => {
    expect(told(text, language)).toEqual([]);
  });
});
