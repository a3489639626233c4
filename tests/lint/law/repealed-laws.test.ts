import { expect, it } from 'vitest';
import type { CopyKind } from '../../../cli/content/rule.ts';
import { valueAt } from '../../../cli/content/value-path.ts';
import { lawRepealed } from '../../../cli/rules/copy/law-repealed.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { repealedIn } from '../../../cli/rules/words/claims/repealed-laws.ts';
import { FACTS } from '../copy-findings.ts';

function named(text: string, language: string, kind: CopyKind = 'page'): string[] {
  const file = copyFile(kind, language, { intro: text });
  return [...applyCopyRule(lawRepealed, file, FACTS)].map(({ span = [0, 0] }) =>
    text.slice(...span),
  );
}

it.each([
  ['de', 'Angaben gemäß § 5 TMG', 'TMG'],
  ['de', 'Diensteanbieter nach § 7 Abs. 1 des Telemediengesetzes', 'Telemediengesetzes'],
  ['de', 'Speicherung nach § 25 TTDSG.', 'TTDSG'],
  ['de', 'Verantwortlich nach § 55 Abs. 2 RStV: Eva Lind', 'RStV'],
  [
    'de',
    'Die EU stellt eine Plattform zur Online-Streitbeilegung bereit.',
    'Plattform zur Online-Streitbeilegung',
  ],
  ['de', 'Siehe https://ec.europa.eu/consumers/odr.', 'ec.europa.eu/consumers/odr'],
  ['es', 'De acuerdo con la Ley Orgánica 15/1999 de protección de datos.', 'Ley Orgánica 15/1999'],
  [
    'es',
    'Puede acudir a la plataforma de resolución de litigios en línea.',
    'plataforma de resolución de litigios en línea',
  ],
  ['en', 'We keep data under the Data Protection Act 1998.', 'Data Protection Act 1998'],
  ['en', 'Our host takes part in the EU-US Privacy Shield.', 'EU-US Privacy Shield'],
  ['en', 'You may use the ODR platform of the EU.', 'ODR platform'],
])('%s: %s', (language, text, found) => {
  expect(named(text, language)).toEqual([found]);
});

it.each([
  ['de', 'Angaben gemäß § 5 DDG'],
  ['en', 'The regulation supersedes the Data Protection Act 1998.'],
  ['de', 'Die Plattform zur Online-Streitbeilegung wurde am 20. Juli 2025 eingestellt.'],
  ['de', 'Das TDDDG, das frühere TTDSG, regelt den Zugriff auf Ihr Gerät.'],
  ['de', 'Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil.'],
  ['es', 'La Ley Orgánica 3/2018 sustituyó a la Ley Orgánica 15/1999.'],
  ['en', 'The EU-US Data Privacy Framework replaced the Privacy Shield.'],
  ['en', 'We fix what the dispute resolution board names.'],
])('%s, right: %s', (language, text) => {
  expect(named(text, language)).toEqual([]);
});

it('leaves landings alone, which have no imprint', () => {
  expect(named('Angaben gemäß § 5 TMG', 'de', 'landing')).toEqual([]);
});

it.each([
  { body: 'You may use [the platform](https://ec.europa.eu/consumers/odr).' },
  { links: [{ label: 'Disputes', href: 'https://ec.europa.eu/consumers/odr/main' }] },
  { body: 'It is at <https://ec.europa.eu/odr>.' },
  { body: 'It is at https://ec.europa.eu/consumers/odr.' },
])('tells a link to the platform once: %j', (raw) => {
  const file = copyFile('page', 'en', raw);
  const found = [...applyCopyRule(lawRepealed, file, FACTS)];
  expect(found).toHaveLength(1);
  expect(JSON.stringify(valueAt(raw, found[0]?.path ?? []))).toContain('europa.eu');
});

it('leaves a sentence alone that says what has closed', () => {
  const raw = { body: 'Closed in 2025: [the platform](https://ec.europa.eu/odr).' };
  expect([...applyCopyRule(lawRepealed, copyFile('page', 'en', raw), FACTS)]).toEqual([]);
});

it('leaves other links to offices of the European Union alone', () => {
  const raw = { body: 'See [the list](https://ec.europa.eu/info/policies).' };
  expect([...applyCopyRule(lawRepealed, copyFile('page', 'en', raw), FACTS)]).toEqual([]);
});

it.each([
  ['Angaben nach § 5 TMG', 'AT', 'ECG'],
  ['Angaben nach § 5 TMG', 'CH', 'UWG'],
  ['Cookies nach § 25 TTDSG', 'AT', 'TKG'],
  ['Angaben nach § 5 TMG', 'DE', 'DDG'],
])('%s: in %s another law has the duties', (text, country, law) => {
  expect(repealedIn(text, country)?.instead).toContain(law);
});
