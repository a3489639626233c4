import { expect, test } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 28);

function told(text: string, language: string, at?: string): string[] {
  const facts = factsIn(language, { ...FACTS, now: NOW });
  const found = findingsOf(text, { language, facts, ...(at === undefined ? {} : { at }) });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

const BANNER = 'hero.urgencyBanner.text';
const SCREEN = 'hero.subheadline';

test.each([
  [
    'en',
    'Memorial Day weekend, May 23 to 25, 2026: call (806) 555-0117',
    BANNER,
    'May 23 to 25, 2026',
  ],
  ['en', 'On the road Sept. 5–7, 2026', BANNER, 'Sept. 5–7, 2026'],
  ['en', 'Open July 3 & 4, 2026', BANNER, 'July 3 & 4, 2026'],
  ['es', 'Del 23 al 25 de mayo de 2026: llame', BANNER, '25 de mayo de 2026'],
  ['de', '23.–25. Mai 2026: jetzt anrufen', BANNER, '25. Mai 2026'],
  ['en', 'Memorial Day weekend, May 23 to 25, 2026: call us.', SCREEN, 'May 23 to 25, 2026'],
  ['en', 'We take roofs from May 23 to 25, 2026.', SCREEN, 'May 23 to 25, 2026'],
  ['en', 'The offer runs until May 23 or 24, 2026.', SCREEN, 'May 23 or 24, 2026'],
  [
    'en',
    'The sale starts May 23rd through 25th, 2026.',
    'note.text',
    'May 23rd through 25th, 2026',
  ],
  ['es', 'Oferta del 23 al 25 de mayo de 2026.', 'note.text', '25 de mayo de 2026'],
  [
    'es',
    'Puertas abiertas del 23 al 25 de mayo de 2026: llame.',
    'note.text',
    '25 de mayo de 2026',
  ],
])('%s: %s (%s)', (language, text, at, words) => {
  expect(told(text, language, at)).toEqual([`copy/past-date: ${words}`]);
});

test.each([
  ['en', 'Memorial Day weekend, May 29 to 31, 2027: call (806) 555-0117', BANNER],
  ['en', 'On the road November 27 to 29, 2026', BANNER],
  ['es', 'Del 28 al 30 de mayo de 2027: llame', BANNER],
  ['en', 'Photos from the fair of May 23 to 25, 2026: call for prints.', 'note.text'],
  ['en', 'The storm of May 23 to 25, 2026 took 300 roofs.', 'note.text'],
  ['en', 'We were in Amarillo May 23 to 25, 2026, call us back then or now.', 'note.text'],
  ['en', 'Between May 23 and 25, 2026 we mended ninety roofs.', 'note.text'],
  ['en', 'Hail fell from May 23 to 25, 2026. Call us if your roof leaks.', 'note.text'],
  ['en', 'Since May 23 or 24, 2026 the road is open.', 'note.text'],
  ['en', 'The fair was held May 23 to 25, 2026.', SCREEN],
  ['en', 'Claims for May 23 to 25, 2026 are paid.', 'note.text'],
  ['en', 'Updated May 23 to 25, 2026', 'note.text'],
  ['en', 'Room 12 to 25, 2026 keys', 'note.text'],
  ['en', 'You may 2 to 3, 2026 times', 'note.text'],
  ['es', 'Granizó del 23 al 25 de mayo de 2026.', 'note.text'],
  ['es', 'Las fotos del 23 al 25 de mayo de 2026: pídalas.', 'note.text'],
  ['de', 'Am 23.–25. Mai 2026 fiel der Hagel.', 'note.text'],
  ['de', 'Bilder des 23.–25. Mai 2026: rufen Sie an.', 'note.text'],
  ['en', 'From May 23, 2025 to May 25, 2026 we mended 400 roofs.', 'note.text'],
  ['en', 'The survey ran May 5–7, 2026, in Lubbock.', 'note.text'],
])('not told, %s: %s (%s)', (language, text, at) => {
  expect(told(text, language, at)).toEqual([]);
});

const table = (title: string, ...rows: string[]) =>
  [`:::table[${title}]`, '| Tag | Ablauf |', '| --- | --- |', ...rows, ':::'].join('\n');

test.each([
  ['de', table('Baustelle vom 4. bis zum 9. Mai 2026', '| Montag | Das Gerüst kam |')],
  ['de', '## Vom 28. April bis zum 9. Mai 2026\n\nAm Montag kam das Gerüst, am Freitag Regen.'],
  ['en', table('The roof from May 4 through May 9, 2026', '| Monday | Slates came off |')],
  ['en', '## From May 4 through May 9, 2026\n\nOn Monday the slates came off.'],
  ['es', table('La obra desde el 4 hasta el 9 de mayo de 2026', '| Lunes | Llegó el andamio |')],
])('the title of what has been is not told, %s: %s', (language, body) => {
  expect(told(`# Dach\n\n${body}\n`, language, 'body')).toEqual([]);
});

test.each([
  ['de', table('Baustelle vom 4. bis zum 9. Mai 2026', '| Montag | Das Gerüst kommt |')],
  ['de', table('Geöffnet vom 4. bis zum 9. Mai 2026', '| Montag | Wie es immer war: wurde |')],
  ['de', table('Baustelle vom 4. bis zum 9. Mai 2026', '| Was | Wann |')],
  ['de', '## Vom 4. bis zum 9. Mai 2026\n\nAm Montag kommt das Gerüst.'],
  ['de', '## Vom 4. bis zum 9. Mai 2026\n\nKurse, wie es sie immer gab: melden Sie sich an.'],
  ['de', 'Vom 4. bis zum 9. Mai 2026\n\nAm Montag kam das Gerüst.'],
  ['en', '## From May 4 through May 9, 2026\n\nSlates come off on Monday.'],
  ['en', table('Sale from May 4 through May 9, 2026', '| Monday | Prices came down |')],
])('but that of what is to come is, %s: %s', (language, body) => {
  expect(told(`# Dach\n\n${body}\n`, language, 'body')).toHaveLength(1);
});
