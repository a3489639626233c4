import { describe, expect, test } from 'vitest';
import { isOfOthersBelow } from '../../../cli/content/text-rules/headings-of-others.ts';
import { plainWords } from '../../../cli/content/text-rules/plain-words.ts';
import { renderedTexts } from '../../../cli/lint/rendered/rendered-texts.ts';
import { brokenLaws } from '../../support/broken-laws.ts';

/** What a rogue says and does. */
const TRICKS = [
  'Tells you to sign the blank pages now and fill them in later.',
  'Promises that the consulate will accept it.',
  'Says that your mother need not be there.',
  'Charges $50 per seal.',
  'Le ofrece poner una fecha anterior.',
  'Le dice que no hace falta su identificación.',
  'Le pide firmar en blanco. Se llena primero y se firma después.',
];

/** What comes from somebody else. */
const THEIRS = [
  'Sworn translation',
  'Apostilles in Austin',
  'Certified translation by mail',
  'Traducción oficial',
  'Legal advice on the contract',
];

/** Below any heading. */
const OURS = [
  'We sign blank pages, and you fill them in later.',
  'We make the certified translation at your table.',
  'Our notary fills in the form for you.',
  'Certified translation at your kitchen table.',
  'Le llenamos el formulario en su casa.',
  'Notarizamos por videollamada.',
];

describe('headings', () => {
  test.each([
    ...['Five signs', 'Warning signs', 'Red flags', 'How to spot a fake notary', 'Beware'],
    ...['Common mistakes', 'Tricks of the trade', 'Signs of a fake notary', 'What goes wrong'],
    ...['Cinco señales', 'Señales de un engaño', 'Cuidado con esto', 'Errores comunes', 'Ojo'],
    ...['Straight to Austin, without us', 'Somebody else’s work', 'No pasan por nosotros'],
    ...['Lo que hace otro', 'Work for others', 'A otro lado, sin nosotros'],
    ...['After us', 'After the seal', 'Elsewhere', 'What comes before us', 'Not ours'],
    ...['Comes from the office that issued it', 'Después de nosotros', 'Antes del sello'].slice(
      0,
      2,
    ),
  ])('that warn, or name others: %s', (heading) => {
    expect(isOfOthersBelow(plainWords(heading))).toBe(true);
  });

  test.each([
    ...['What we do', 'Signs of a good notary', 'Who signs what', 'Errors and omissions insurance'],
    ...[
      'Mistakes that we mend',
      'How to book',
      'What it costs',
      'Sign before us',
      'Nobody else’s work',
      'Never without us in the room',
      'Who mends mistakes?',
      'Traps',
    ],
    ...['Con cuidado y a tiempo', 'Señales de confianza', 'Seguro de errores y omisiones'],
    ...['After dark', 'Before noon', 'Comes from us', 'Antes de la visita', 'Nosotros'],
  ])('that do neither: %s', (heading) => {
    expect(isOfOthersBelow(plainWords(heading))).toBe(false);
  });
});

describe('below a warning', () => {
  test.each(TRICKS)('what a rogue does is no offer: %s', (trick) => {
    expect(
      brokenLaws({ prose: { heading: 'Cinco señales', body: `1. **Primero.** ${trick}` } }),
    ).toEqual([]);
    expect(brokenLaws({ prose: { body: `Text.\n\n## Red flags\n\n- ${trick}` } })).toEqual([]);
    expect(brokenLaws({ signs: { heading: 'Warning signs', items: [{ text: trick }] } })).toEqual(
      [],
    );
    expect(brokenLaws({ prose: { heading: 'What you get', body: `- ${trick}` } })).toHaveLength(1);
  });
});

describe('below what others do', () => {
  test.each(THEIRS)('their work is no offer: %s', (work) => {
    expect(brokenLaws({ documents: { groups: [{ title: 'After us', items: [work] }] } })).toEqual(
      [],
    );
    expect(brokenLaws({ text: `After us: ${work.toLowerCase()}.` })).toEqual([]);
  });

  test.each(OURS)('what the business says of itself is: %s', (offer) => {
    for (const heading of ['After us', 'Warning signs', 'Cinco señales']) {
      expect(
        brokenLaws({ documents: { groups: [{ title: heading, items: [offer] }] } }),
      ).toHaveLength(1);
      expect(brokenLaws({ prose: { body: `## ${heading}\n\n- ${offer}` } })).toHaveLength(1);
    }
  });

  test('rendered pages are read alike', () => {
    const read = (html: string) =>
      renderedTexts(html).filter(({ text }) => text === 'Sworn translation');
    expect(read('<h2>After us</h2><ul><li>Sworn translation</li></ul>')).toEqual([
      { text: 'Sworn translation', ofOthers: true },
    ]);
    expect(read('<h2>After us</h2><p>It.</p><h2>Ours</h2><p>Sworn translation</p>')).toEqual([
      { text: 'Sworn translation' },
    ]);
  });
});

describe('below somebody’s name', () => {
  const below = (title: string, item: string) =>
    brokenLaws({ documents: { groups: [{ title, items: [item] }] } });

  test.each([
    ['Your lawyer', 'Gives legal advice'],
    ['The lender', 'Sends loan packages to a signing agent'],
    ['El abogado con licencia', 'Redacta poderes y da asesoría legal'],
    ['El notario en México', 'Es licenciado en derecho'],
  ])('is told what he does: %s', (title, item) => {
    expect(below(title, item)).toEqual([]);
  });

  test.each([
    ['Your notary', 'Gives legal advice'],
    ['The lender', 'Loan packages signed at your table'],
    ['The bank', 'Loan signings'],
    ['El notary', 'Es licenciado en derecho'],
  ])('papers and what the business does are offered: %s', (title, item) => {
    expect(below(title, item)).toHaveLength(1);
  });
});

describe('a page of mistakes', () => {
  const page = (name: string, text: string) =>
    brokenLaws({
      page: { name },
      situations: { heading: 'The usual seven', items: [{ title: 'Blanks', text }] },
    });

  test('names them in its lists', () => {
    const text = 'A blank line can be filled in later.';
    expect(page('Mistakes before a signing', text)).toEqual([]);
    expect(page('Title transfers', text)).toEqual(['law/blanks']);
  });

  test('may not offer them', () => {
    expect(page('Mistakes before a signing', OURS[0] ?? '')).toEqual(['law/blanks']);
  });
});

describe('the row of a comparison whose first column says no', () => {
  const row = (title: string, ...values: (string | boolean)[]) =>
    brokenLaws({ comparison: { columns: ['Notary public', 'Jurist'], rows: [{ title, values }] } });

  test.each([false, 'No hace falta', 'No', 'Not required', 'No, ni de cerca'])('%s', (cell) => {
    expect(row('Es licenciado en derecho', cell, true)).toEqual([]);
    expect(row('Draws up the deed: legal advice included', cell, true)).toEqual([]);
  });

  test.each([true, 'No extra charge', 'Sí', 'No importa cuándo'])('but not %s', (cell) => {
    expect(row('Es licenciado en derecho', cell, true)).toEqual(['law/licenciado']);
  });

  test('the title that the law forbids in denials, too, stays forbidden', () => {
    expect(row('Es notario', 'No hace falta', true)).toEqual(['law/notario']);
  });
});

describe('the column of a comparison', () => {
  const between = (...columns: string[]) => brokenLaws({ comparison: { columns, rows: [] } });

  test('may name the office of another country', () => {
    expect(between('Notary public de Texas', 'Notario de México')).toEqual([]);
  });

  test('is no advertisement elsewhere', () => {
    expect(between('Notary', 'Notario de confianza')).toEqual(['law/notario']);
    expect(brokenLaws({ hero: { headline: 'Notario de México' } })).toEqual(['law/notario']);
  });
});
