import { expect, test } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { siteConfigSchema } from '../../../schemas/config/site-config.ts';
import { FACTS, findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

test('an entry that the next one completes does not stop before its end', () => {
  const list = (...items: string[]) => findingsIn({ requirements: { items } });
  expect(list('A military ID, or', 'a license with the designation')).toEqual([]);
  expect(list('A license', 'a military ID, or')).toEqual(['copy/unfinished: or']);
});

test('a label has the name of the page that it leads to', () => {
  const german = (label: string, href: string) => {
    const navigation = { footer: { columns: [{ title: 'Orte', links: [{ label, href }] }] } };
    const site = { ...FACTS.site, navigation } as unknown as NonNullable<typeof FACTS.site>;
    return findingsIn(
      { navigation },
      { language: 'de', kind: 'config', facts: { ...FACTS, site } },
    );
  };
  expect(german('Lachenn', '/lachenn')).toEqual([]);
  expect(german('Lachenn', '/orte')).toEqual(['copy/spelling: Lachenn']);
});

test('a range of days is no opening time', () => {
  expect(findingsOf('Bought as a bud, then a warm room to open | 5 to 7 days')).toEqual([]);
  expect(findingsOf('We are open 5 to 7 every day.')).not.toEqual([]);
});

test('a word of another language keeps its question mark', () => {
  const spanish = (text: string) => findingsOf(text, { language: 'es' });
  expect(spanish('Alguien te contesta «sorry?», y vuelves a ser principiante.')).toEqual([]);
  expect(spanish('Cuánto cuesta la clase?')).not.toEqual([]);
});

test('seamless gutters have no seams', () => {
  expect(findingsOf('Seamless five-inch aluminum gutters, formed on our truck.')).toEqual([]);
  expect(findingsOf('Fibreglass lasts for thirty years, seamless and light.')).toEqual([]);
  expect(findingsOf('A seamless experience from first to last.')).toEqual([
    'copy/filler: seamless',
  ]);
});

test('what is better than every other of its kind is no claim about the business', () => {
  const german = (text: string) => findingsOf(text, { language: 'de' });
  expect(german('Salsa verträgt Fehler besser als jeder andere Tanz.')).toEqual([]);
  expect(german('Wir sind besser als jeder andere Anbieter.')).not.toEqual([]);
  const spanish = (text: string) => findingsOf(text, { language: 'es' });
  expect(spanish('¿El taller garantiza el aprobado?')).toEqual([]);
  expect(spanish('El taller garantiza el aprobado.')).not.toEqual([]);
  expect(spanish('Mande una foto, si puede subir sin riesgo.')).toEqual([]);
  expect(spanish('Compre hoy sin riesgo.')).not.toEqual([]);
});

test('a year since which something is counts nothing', () => {
  const facts = factsIn(
    'es',
    createFacts(
      SCHEMA.parse({ ...structuredClone(FACTS.site), workshop: { desde: 2009 } }),
      siteConfigSchema() as never,
    ),
  );
  expect(findingsOf('Salga y llame al 911 desde afuera.', { language: 'es', facts })).toEqual([]);
});

const entries = (items: readonly string[]) => findingsIn({ requirements: { items } });

test.each([
  [['wie viele Bilder man braucht,', 'was in sechs Stunden geht,', 'ob Sie uns mögen.']],
  [['Who comes,', 'When they come, and', 'What they bring.']],
  [['cuántas fotos hacen falta,', 'si le gustamos.']],
])('a list may be one sentence: %j', (lines) => {
  expect(entries(lines)).toEqual([]);
});

test.each([
  [['How many pictures you need,', 'What fits into six hours.']],
  [['Who comes', 'When they come,', 'What they bring.']],
  [['Who comes,', 'When they come,', 'What they bring']],
  [['Who comes,', 'When they come,', 'What they bring,']],
])('but a comma among other ends is told: %j', (lines) => {
  expect(entries(lines)).not.toEqual([]);
});
