import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn, SCHEMA } from '../copy-findings.ts';

const FACTS = factsWith({
  equipo: { plomeros: 5 },
  policies: {
    invoiceDays: 15,
    cancelHours: 12,
    voucherYears: 3,
    lateFeePercent: 1.5,
    apr: '9.33%',
  },
  condiciones: { facturaDias: 15, cancelacionHoras: 12 },
  bedingungen: { absageStunden: 12 },
  studio: { founded: '2014', matClasses: 27, reformerClasses: 20 },
});

function told(raw: object, language = 'en', facts = FACTS): string[] {
  return findingsIn(raw, { facts, language, kind: 'page' }).filter((found) =>
    /^facts\/(?:contradiction|typed-figure|typed-year)/.test(found),
  );
}

describe('what readers go through', () => {
  it.each([
    ['es', { hero: { problem: 'Doce casas, cuatro plomeros y ninguna factura a tiempo' } }],
    ['es', { problems: { external: 'Cada año, cuatro plomeros y ninguna nota.' } }],
    ['en', { hero: { problem: 'You cancel 24 hours before, and it is charged all the same' } }],
    ['de', { problems: { internal: 'Sie müssen 24 Stunden vorher absagen, und wer weiß das?' } }],
  ])('counts nothing of the business (%s): %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });

  it.each([
    ['es', { hero: { problem: 'En nuestro taller: cuatro plomeros y ninguna espera' } }, 'cuatro'],
    ['es', { hero: { headline: 'Un taller, cuatro plomeros y ninguna espera' } }, 'cuatro'],
    ['en', { problems: { external: 'With us you cancel 24 hours before.' } }, '24'],
  ])('is told where it speaks of the business (%s): %j', (language, raw, number) => {
    expect(told(raw, language)).toEqual([`facts/contradiction: ${number}`]);
  });
});

describe('the definition of a term', () => {
  it.each([
    ['Accounts', '**Net 30.** To be paid within 30 days of the date of the invoice.'],
    ['Small glossary', '**Due date.** Often 30 days after the invoice.'],
    ['Fachwörter', '**Absage.** Wer 24 Stunden vorher absagt, zahlt nichts.'],
    ['Glosario', '**Vencimiento.** A los 30 días de la factura.'],
  ])('%s: %s', (name, body) => {
    expect(told({ name, sections: [{ prose: { body } }] })).toEqual([]);
  });

  it.each([
    ['Terms', '**Bills.** To be paid within 30 days of the date of the invoice.', '30'],
    ['Small glossary', '**Due date.** We ask for it 30 days after the invoice.', '30'],
    ['Small glossary', 'Invoices are due within 30 days.', '30'],
  ])('but not %s: %s', (name, body, number) => {
    expect(told({ name, sections: [{ prose: { body } }] })).toEqual([
      `facts/contradiction: ${number}`,
    ]);
  });
});

describe('what somebody takes in a calculation', () => {
  const SUM = '\n\n- Ten-passes: 9 × $220 + 6 × $27 = $2,142.\n';

  it.each([
    `## Marco\n\nA teacher with a bad disc: 24 mat classes on Wednesdays.${SUM}`,
    `## Marco\n\nA teacher: 24 mat classes on Wednesdays, 24 reformer classes on Saturdays.${SUM}`,
  ])('%j', (body) => {
    expect(told({ body })).toEqual([]);
  });

  it.each([
    `## Marco\n\nWe teach 24 mat classes.${SUM}`,
    `## The week\n\nThere are 24 mat classes.\n\n## Marco${SUM}`,
  ])('but %j', (body) => {
    expect(told({ body })).toEqual(['facts/contradiction: 24']);
  });
});

it('what is hardly typed by chance is told in a calculation, too', () => {
  const body = '## Ann\n\n24 × $100 = $2,400, at 9.33%, which is dear.\n';
  expect(told({ body })).toEqual(['facts/typed-figure: 9.33%']);
});

describe('one of several others', () => {
  it.each([
    ['en', 'One charges $3 for a towel, as we do, and one asks $15 if you cancel 24 hours ahead.'],
    ['de', 'Ein Studio ist nah, und eines verlangt, dass Sie 24 Stunden vorher absagen.'],
    ['es', 'Una está cerca, y otra pide cancelar 24 horas antes.'],
  ])('has a term of its own (%s): %s', (language, text) => {
    expect(told({ text }, language)).toEqual([]);
  });

  it.each([
    ['en', 'You pay nothing if you cancel 24 hours ahead.'],
    ['en', 'Another charges $15, and with us you cancel 24 hours ahead.'],
    ['es', 'Otra cobra más, y con nosotros puede cancelar 24 horas antes.'],
  ])('which the business has not (%s): %s', (language, text) => {
    expect(told({ text }, language)).toEqual(['facts/contradiction: 24']);
  });
});

describe('one of several moments', () => {
  it.each([
    ['en', 'We note the date with each invoice and tell you at 60 and at 90 days.'],
    ['en', 'After the invoice we ask you after 30 days and after 60 days.'],
    ['es', 'Con la factura avisamos a los 30 días y a los 60 días.'],
  ])('is no term (%s): %s', (language, text) => {
    expect(told({ text }, language)).toEqual([]);
  });

  it.each([
    ['en', 'Each invoice is payable within 30 days and by card.'],
    ['es', 'La factura se paga a los 30 días.'],
  ])('but %s: %s', (language, text) => {
    expect(told({ text }, language)).toEqual(['facts/contradiction: 30']);
  });
});

describe('what a law gives to readers', () => {
  const page = (name: string, text: string) => told({ name, seo: { description: text } });

  it('is no figure of the business on a page about it', () => {
    expect(page('Your rights', 'Gift vouchers for three years: what the law says.')).toEqual([]);
    expect(page('Sus derechos', 'Vouchers for three years.')).toEqual([]);
  });

  it('but what the business gives is', () => {
    const typed = ['facts/typed-figure: three'];
    expect(page('Your rights', 'Our vouchers are good for three years.')).toEqual(typed);
    expect(page('Vouchers', 'Gift vouchers for three years.')).toEqual(typed);
  });
});

describe('a rate in a table', () => {
  const address = { locality: 'Duluth', country: 'US' };
  const facts = createFacts(
    SCHEMA.parse({
      site: { url: 'https://www.ore.example', name: 'Ore', title: 'Ore', description: 'Books.' },
      business: { name: 'Ore', type: 'LocalBusiness', phone: '(218) 555-0142', address },
      policies: { lateFeePercent: 1.5 },
    }),
    SCHEMA,
  );
  const table = (title: string, row: string) => {
    const body = `:::table[${title}]\n| Who | Rate |\n| --- | --- |\n| ${row} |\n:::\n`;
    return told({ body }, 'en', facts);
  };

  it('is that of somebody else unless the table speaks of the fact', () => {
    expect(table('On a mug for $40', 'City of Duluth | 1.5%')).toEqual([]);
    expect(table('On what is late', 'From the second week | 1.5%')).toHaveLength(1);
    expect(table('By the month', 'Late bills | 1.5%')).toHaveLength(1);
  });
});

describe('a large year above what recurs', () => {
  const since = (stat: string, description: string, language = 'en') =>
    told({ guide: { credentials: [{ stat, description }] } }, language);

  it.each([
    ['en', 'Since 2017', 'every Friday except at Christmas'],
    ['en', 'Since 2016', 'on Saturdays at the market'],
    ['de', 'Seit 2017', 'jeden Freitag um sechs'],
    ['es', 'Desde 2017', 'todos los viernes a las seis'],
  ])('is that of a class (%s): %s, %s', (language, stat, description) => {
    expect(since(stat, description, language)).toEqual([]);
  });

  it.each([
    ['en', 'Since 2012', 'for every body in Kassel'],
    ['en', 'Since 2017', 'open every day'],
    ['de', 'Seit 2012', 'in Kassel'],
  ])('but not (%s): %s, %s', (language, stat, description) => {
    expect(since(stat, description, language)).toHaveLength(1);
  });
});

describe('a deadline on the page that shows another one', () => {
  const answer = 'On the first, within {policies.invoiceDays} days. By card or check.';
  const page = (body: string) =>
    told({ questions: { items: [{ question: 'When is it due?', answer }] }, body });

  it('is that of something else if it shares a word with the next sentence only', () => {
    expect(page('| Health check, credited within 60 days | $175 |')).toEqual([]);
  });

  it('is told if it shares one with the sentence of the fact', () => {
    expect(page('It is paid from the first, within 60 days.')).toEqual(['facts/contradiction: 60']);
  });
});
