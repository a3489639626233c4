import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  fees: { service: 85, wheelTrue: 25, rentalDay: 30, fitting: 140, fleet: 40 },
  studio: { freieKilometer: 25 },
});

const found = (raw: object, language: string) =>
  findingsIn(raw, { facts: factsIn(language, facts), language });
const told = (raw: object, language = 'en') =>
  found(raw, language)
    .filter((finding) => finding.startsWith('facts/typed-amount'))
    .map((finding) => finding.replace('facts/typed-amount: ', ''));

const body = (text: string) => ({ name: 'Good to know', prose: { body: text } });
const answer = (text: string) => ({
  questions: { items: [{ question: 'And then?', answer: text }] },
});

describe('sums of daily life', () => {
  it.each([
    ['de', answer('Der Zweitwagen kostet 600 € im Monat und steht meistens.')],
    ['es', answer('El segundo coche cuesta 600 € al mes y casi no sale.')],
    ['en', body('## Róisín, shop assistant, €35,000\n\nShe saves a third.')],
    ['en', body('Riding without one is a fixed charge of €40.')],
    ['en', body('For a town bike we advise the gold class, €55 to €90.')],
    ['de', body('Für die Stadt empfehlen wir ein Schloss für 60 € bis 95 €.')],
    ['es', body('Los precios del centro van de 140 € el metro a 900 €.')],
    ['en', body('## Five invoices from 2026\n\nA fitting in March, €140.')],
    ['de', body('## Drei echte Rechnungen\n\nEin Fitting im März, 140 €.')],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it.each([
    ['en', answer('We charge €95 a month for a bike on the rack.'), ['€95']],
    ['en', body('We sell locks from €55 to €90.'), ['€55 to €90']],
    ['de', body('Bei uns kostet das Fitting 145 €.'), ['145 €']],
    ['en', body('A fitting costs €140.'), ['€140']],
  ])('but not the prices of the business: %s: %j', (language, raw, sums) => {
    expect(told(raw, language)).toEqual(sums);
  });

  it('are wages on a page about jobs', () => {
    const jobs = (text: string) => ({
      name: 'Jobs',
      seo: { title: 'Jobs in the workshop' },
      sections: [{ title: { heading: 'Jobs' } }, { prose: { body: text } }],
    });
    expect(told(jobs('After a year with us it is €30.'))).toEqual([]);
    expect(told(jobs('A fitting costs visitors €140.'))).toEqual(['€140']);
  });
});

describe('what is there and back', () => {
  const contradictions = (text: string) =>
    found(answer(text), 'de').filter((finding) => finding.startsWith('facts/contradiction'));

  it('is no reach of the business', () => {
    expect(
      contradictions('Kulmbach ist weit: Von den 124 km hin und zurück sind 50 frei.'),
    ).toEqual([]);
  });

  it('but what is free of it is', () => {
    expect(contradictions('Kulmbach ist weit: Von den 124 km sind 30 km frei.')).not.toEqual([]);
  });
});

describe('a name that begins with "your"', () => {
  it('speaks to no friend', () => {
    const page = (text: string) => ({
      questions: {
        items: [
          'Rufen Sie uns an.',
          'Wir melden uns bei Ihnen.',
          'Bringen Sie alles mit.',
          'Schreiben Sie uns.',
          text,
        ].map((answer, at) => ({ question: `Frage ${at}?`, answer })),
      },
    });
    const addresses = (text: string) =>
      found(page(text), 'de').filter((finding) => finding.startsWith('copy/form-of-address'));
    expect(addresses('Dafür gibt es die Stiftung Dein Lichtblick.')).toEqual([]);
    expect(addresses('Dafür gibt es deine Stiftung.')).toHaveLength(1);
  });
});
