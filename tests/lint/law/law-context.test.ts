import { describe, expect, test } from 'vitest';
import { brokenLaws } from '../../support/broken-laws.ts';

describe('a page that says what is not done', () => {
  const hero = { problem: 'You need someone for a loan package' };
  const seo = { title: 'Loan signing in Odessa? Read this first' };
  const questions = { text: 'We do not take loan signings, nor any loan package.' };

  test('may be headed by what people look for', () => {
    expect(brokenLaws({ hero, seo, questions })).toEqual([]);
  });

  test('must not offer it elsewhere', () => {
    const offer = { text: 'Loan signings at your kitchen table' };
    expect(brokenLaws({ hero, questions, offer })).toEqual(['law/loan-signing']);
  });

  test('is needed: a heading alone is an offer', () => {
    expect(brokenLaws({ hero, seo })).toEqual(['law/loan-signing', 'law/loan-signing']);
  });
});

describe('what stands beside a text', () => {
  const columns = ['We take it', 'It stays elsewhere'];
  const compared = (title: string, values: (boolean | string)[]) =>
    brokenLaws({ comparison: { columns, rows: [{ title, values }] } });

  test('a column is named after what others do, unless it is the first', () => {
    const named = (...names: string[]) => brokenLaws({ comparison: { columns: names, rows: [] } });
    expect(named('We come to you', 'Your bank', 'Online notary')).toEqual([]);
    expect(named('Online notary', 'Your bank')).toEqual(['law/online-notarization']);
  });

  test('the columns of others in a comparison promise nothing', () => {
    expect(compared('Note and deed of trust', [false, 'Certified signing agent'])).toEqual([]);
    expect(compared('Note and deed of trust', ['Certified signing agent', false])).toHaveLength(1);
  });

  test('a row that begins with no is not offered', () => {
    expect(compared('Loan signings at night', [false, true])).toEqual([]);
    expect(compared('Loan signings at night', [true, false])).toHaveLength(1);
  });

  test('nor is what a list of crosses has, or one below a heading that ends with no', () => {
    const items = ['Un certificado con fecha de la semana pasada'];
    const listed = (list: object) => brokenLaws({ comparison: { right: { items, ...list } } });
    expect(listed({ mark: 'no' })).toEqual([]);
    expect(listed({ heading: 'Así no' })).toEqual([]);
    expect(listed({ heading: 'Not like this' })).toEqual([]);
    expect(listed({ mark: 'yes' })).toEqual(['law/backdating']);
    expect(listed({ heading: '¿Sí o no?' })).toEqual(['law/backdating']);
    expect(listed({ heading: 'And why not' })).toEqual(['law/backdating']);
  });

  test('what somebody wants is promised once it is granted', () => {
    const wish = 'The widow wants to leave the date open.';
    expect(brokenLaws({ text: `${wish} A lawyer explains why that is a bad idea.` })).toEqual([]);
    expect(brokenLaws({ text: `${wish} No problem, she can.` })).toHaveLength(1);
    expect(brokenLaws({ text: `${wish} We leave it.` })).toHaveLength(1);
  });

  test('nor is what a figure of none counts', () => {
    const counted = (stat: string) =>
      brokenLaws({ credentials: [{ stat, description: 'loan packages taken, whatever the fee' }] });
    expect(counted('0')).toEqual([]);
    expect(counted('40')).toHaveLength(1);
  });
});

describe('a notaría in Mexico', () => {
  const text = 'En la notaría lo ven, lo sellan y ya no piden más.';

  test('may be spoken of where the page says where it is', () => {
    expect(brokenLaws({ subtitle: 'Cuando el sobre llegue a Durango', items: [{ text }] })).toEqual(
      [],
    );
    expect(brokenLaws({ subtitle: 'Cuando llegue el sobre', items: [{ text }] })).toHaveLength(1);
  });

  test('is advertised nowhere', () => {
    for (const offer of ['El notario va a su casa.', 'El notario revisa sus papeles de México.'])
      expect(
        brokenLaws({ subtitle: 'Papeles para Durango', items: [{ text: offer }] }),
      ).toHaveLength(1);
  });
});

describe('a section of the law that forbids the title', () => {
  const told = (title: string, text: string) => brokenLaws({ cards: { items: [{ title, text }] } });
  const retold = 'No notario, no advice about immigration, and a notice in the ads.';

  test('may be retold below its number', () => {
    expect(told('406.017, the name', retold)).toEqual([]);
    expect(told('Sección 406.017', 'Ni notario ni notario público en los letreros.')).toEqual([]);
  });

  test('and not anywhere else, nor may the title be used there', () => {
    expect(told('406.013, the seal', retold)).toEqual(['law/notario']);
    expect(told('Why us', 'No notario, no waiting.')).toEqual(['law/notario']);
    expect(told('406.017, the name', 'A notario for every street.')).toEqual(['law/notario']);
    expect(told('406.017, the name', 'No notario, call us instead.')).toEqual(['law/notario']);
  });
});

describe('what would be against the law, or goes wrong elsewhere', () => {
  test.each([
    [{ text: 'An explanation would be legal advice.' }],
    [{ text: 'Even a kind word about them would already be legal advice.' }],
    [{ text: 'Una sola palabra sobre eso ya sería asesoría legal.' }],
    [{ text: 'We explain what ID the law accepts and what the jail has to allow.' }],
    [{ text: 'One faint seal sits unseen in a run of forty.' }],
    [{ text: 'Account numbers stay out of our record book.' }],
    [{ failure: ['Firma en blanco para ganar tiempo, y otro escribe lo que quiere.'] }],
    [{ failure: ['Somebody seals a page without looking at an ID.'] }],
  ])('is no promise: %j', (page) => {
    expect(brokenLaws(page)).toEqual([]);
  });

  test.each([
    [{ text: 'It would be a pleasure: we give legal advice.' }, 'law/legal-advice'],
    [{ text: 'Le damos asesoría legal.' }, 'law/legal-advice'],
    [{ text: 'We explain the law to you.' }, 'law/legal-advice'],
    [{ text: 'We explain what the law allows.' }, 'law/legal-advice'],
    [{ text: 'We stamp your papers sight unseen.' }, 'law/presence'],
    [{ text: 'Your visit stays out of our record book.' }, 'law/record-book'],
    [{ failure: ['Firma en blanco, y nosotros la certificamos.'] }, 'law/blanks'],
    [{ failure: ['Without us you pay a lawyer. We give legal advice.'] }, 'law/legal-advice'],
  ])('but: %j', (page, rule) => {
    expect(brokenLaws(page)).toEqual([rule]);
  });
});

describe('whose representative a notary is', () => {
  const seo = { title: 'Form I-9 for new hires in Midland' };
  const on = (answer: string, question = 'Can you act as our authorized representative?') =>
    brokenLaws({ seo, questions: { items: [{ question, answer }] } });

  test.each([
    'Yes, like any adult you designate. We act as your representative and not as a notary.',
    'Whoever the employer names. We act as that representative at your desk.',
  ])('is said by a page about Form I-9: %s', (answer) => {
    expect(on(answer)).toEqual([]);
  });

  test.each([
    'Yes. We act as your representative in the divorce.',
    'Yes. We act as your representative before the judge.',
    'Yes. We act as your agent under the power of attorney.',
    'Yes. We handle your divorce from start to finish.',
  ])('but: %s', (answer) => {
    expect(on(answer)).toContain('law/representing');
  });

  test('is not said by another page', () => {
    expect(brokenLaws({ text: 'We act as your representative.' })).toEqual(['law/representing']);
  });
});

describe('what an answer says of the paper', () => {
  const asked = (question: string, answer: string) =>
    brokenLaws({ questions: { items: [{ question, answer }] } });

  test.each([
    [
      'Do I need you to change my name?',
      'Usually not. A certified copy of the marriage license is what Social Security wants.',
    ],
    [
      'Do we have to have the will written first?',
      'Yes. Your will is written and printed before anybody raises a hand.',
    ],
    [
      'Is my will valid if it is handwritten?',
      'Ask a lawyer. A will written in your own hand may be.',
    ],
    [
      '¿Quién certifica la traducción?',
      'El traductor. Las traducciones certificadas llevan su firma y su nombre.',
    ],
  ])('is no offer: %s', (question, answer) => {
    expect(asked(question, answer)).toEqual([]);
  });

  test.each([
    ['How long does a will take?', 'An hour. Your will is written while the coffee is hot.'],
    ['Do you write the will?', 'Yes. Your will is written and printed at your table.'],
    ['Do I need a certified copy?', 'Yes. We make a certified copy of your marriage license.'],
  ])('but: %s', (question, answer) => {
    expect(asked(question, answer)).toHaveLength(1);
  });
});
