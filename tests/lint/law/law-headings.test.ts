import { describe, expect, test } from 'vitest';
import { brokenLaws } from '../../support/broken-laws.ts';

/** Each way in which a text can stand below a heading. */
const WAYS = [
  (heading: string, text: string) => brokenLaws({ note: { heading, text } }),
  (title: string, text: string) => brokenLaws({ situations: { items: [{ title, text }] } }),
  (title: string, description: string) => brokenLaws({ plan: [{ title, description }] }),
  (heading: string, text: string) => brokenLaws({ prose: { body: `## ${heading}\n\n${text}` } }),
];

describe('a heading that the text below it takes back', () => {
  test.each([
    ['Refinance closings', 'Please do not ask us to take one; no mobile notary may.'],
    ['Mortgage signings', 'Those belong to a signing agent. Ask your lender for one.'],
    ['Weddings at the ranch', 'A notary in Texas may not marry anybody. Ask a judge.'],
    ['Certified translations', 'We do not make them. A translator does.'],
    ['Green card forms', 'We only watch you sign. Ask an immigration lawyer about the rest.'],
    ['Online notarization', 'Not here. We sit at your table with pen and seal.'],
    ['Certified copies of birth records', 'Only the registrar gives them. We send people there.'],
    ['Wills written for you', 'That is a lawyer’s work.'],
    ['Firma por videollamada', 'No la ofrecemos. Vamos a su casa con el sello.'],
    ['Refinanciamientos', 'Eso es trabajo de un agente de firmas. Pregunte al prestamista.'],
    ['Trámites de migración', 'Eso no lo hacemos. Busque un abogado de migración.'],
  ])('is no offer: %s', (heading, text) => {
    for (const broken of WAYS) expect(broken(heading, text)).toEqual([]);
  });

  test.each([
    ['Mortgage signings', 'No bank office and no waiting. Evenings, too.'],
    ['Mortgage signings', 'We do not hurry them.'],
    ['Home equity closings', 'Ask the lender for your package. We come with pen and seal.'],
    ['Weddings at the ranch', 'Never again a line at the courthouse. We come on Saturdays.'],
    ['Certified translations', 'Not expensive, and quick.'],
    ['Green card forms filled in', 'Only forty dollars. Ask us first.'],
    ['Firma por videollamada', 'No se preocupe por la distancia.'],
  ])('but: %s. %s', (heading, text) => {
    for (const broken of WAYS) expect(broken(heading, text)).not.toEqual([]);
  });

  test('does not excuse what the business says there of itself', () => {
    expect(
      brokenLaws({ note: { heading: 'We close home equity loans', text: 'Not here.' } }),
    ).toEqual(['law/loan-signing']);
  });

  test('is followed by the text of its own group', () => {
    const page = {
      note: { heading: 'Home equity closings', items: ['At your table'] },
      text: 'We do not take them.',
    };
    expect(brokenLaws(page)).toEqual(['law/loan-signing']);
  });
});

describe('an answer that begins with what we do', () => {
  const asked = (question: string, answer: string) =>
    brokenLaws({ questions: { items: [{ question, answer }] } });

  test('says yes', () => {
    expect(asked('Do you draft deeds?', 'We do, and yours is ready in an hour.')).toEqual([
      'law/drafting',
    ]);
    expect(asked('Do you draft deeds?', 'We do not. A lawyer does.')).toEqual([]);
  });
});
