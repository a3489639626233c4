import { expect, it } from 'vitest';
import { lawJobLimits } from '../../../cli/rules/copy/law-job-limits.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS } from '../copy-findings.ts';

const TITLES: Readonly<Record<string, string>> = {
  de: 'Offene Stelle: Anlagenmechaniker (m/w/d)',
  en: 'We are hiring a plumber',
  es: 'Oferta de empleo: fontanero',
};

function named(text: string, language: string, title = TITLES[language]): string[] {
  const file = copyFile('page', language, { heading: title, intro: text });
  return [...applyCopyRule(lawJobLimits, file, FACTS)].map(({ path }) => path.join('.'));
}

it.each([
  ['de', 'Sie sollten nicht älter als 35 sein.'],
  ['de', 'Eine abgeschlossene Ausbildung genügt, Sie sollten nicht älter als 35 sein.'],
  ['de', 'Sie sind zwischen 20 und 35 Jahre alt.'],
  ['de', 'Bewerber bis 40 Jahre, mit Führerschein.'],
  ['de', 'Wir suchen eine junge Kollegin für das Büro.'],
  ['de', 'Wir suchen eine freundliche, junge Verkäuferin.'],
  ['de', 'Deutsch als Muttersprache setzen wir voraus.'],
  ['en', 'Applicants should be no older than 35.'],
  ['en', 'You are between 20 and 35 years old.'],
  ['en', 'We are looking for a young and energetic fitter.'],
  ['en', 'You must be under 30 and have a license.'],
  ['en', 'Native English speakers only.'],
  ['en', 'We look for young women who like numbers.'],
  ['en', 'We are looking for women with a friendly voice.'],
  ['en', 'We are hiring a female receptionist.'],
  ['de', 'Wir suchen nur Männer für das Lager.'],
  ['en', 'We prefer women under 40.'],
  ['en', 'Candidates under 35, please.'],
  ['en', 'Preference is given to men.'],
  ['de', 'Wir bevorzugen Frauen für den Empfang.'],
  ['es', 'Preferimos mujeres para la recepción.'],
  ['es', 'Preferentemente mujer, con experiencia.'],
  ['de', 'Wir suchen freundliche Frauen für den Verkauf.'],
  ['es', 'Buscamos mujeres para la recepción.'],
  ['es', 'Se solicita señorita con buena presentación.'],
  ['es', 'Buscamos dependienta de 20 a 35 años.'],
  ['es', 'Edad máxima: 40 años.'],
  ['es', 'Buscamos una persona joven y dinámica.'],
  ['en', 'Young men with three years in the trade, a clean driving record.'],
  ['en', 'Aged 20 to 35, with a license.'],
  ['en', 'Our team needs somebody aged 25 to 40.'],
  ['de', 'Unser Team sucht jemanden, der zwischen 25 und 40 Jahre alt ist.'],
  ['es', 'Para el equipo buscamos a alguien de 25 a 40 años.'],
  ['es', 'En el equipo hay sitio para personas de 20 a 35 años.'],
  ['en', 'Requirements: women with experience at a front desk.'],
  ['de', 'Junge Männer mit Erfahrung am Kessel.'],
  ['es', 'Hombres jóvenes con carné de conducir.'],
])('%s: %s', (language, text) => {
  expect(named(text, language)).toEqual(['intro']);
});

it.each([
  ['en', 'We welcome women and men, whatever their age or sex.'],
  ['en', 'We need two men and a van, and a crane for pianos.'],
  ['en', 'We prefer applicants with two years of experience.'],
  ['en', 'Preferably you hold a license, and live under 30 miles away.'],
  ['en', 'Men’s and women’s changing rooms.'],
  ['de', 'Wir freuen uns über Bewerbungen von Frauen.'],
  ['de', 'Frauen werden bei gleicher Eignung bevorzugt.'],
  ['es', 'Buscamos personas, hombres y mujeres, con ganas de aprender.'],
  ['de', 'Sie sind mindestens 18 Jahre alt und haben einen Führerschein.'],
  ['de', 'Wir suchen junge Leute für eine Ausbildung ab August.'],
  ['de', 'Wir sind zwischen 23 und 61 und kommen gut miteinander aus.'],
  ['de', 'Wir sind zwischen 23 und 61 Jahre alt.'],
  ['de', 'Im Team sind alle zwischen 23 und 61 Jahre alt.'],
  ['en', 'Our crew are aged 23 to 61, and get along.'],
  ['es', 'La edad da igual: en el equipo hay de 23 a 61 años.'],
  ['de', 'Kinder bis 12 Jahre, die mitkommen, spielen im Hof.'],
  ['de', 'Unsere Heizungen sind nicht älter als 15 Jahre.'],
  ['en', 'Most of our boilers are older than 20 years.'],
  ['en', 'Our class for children aged 6 to 12 needs a teacher.'],
  ['en', 'You should have two years of experience.'],
  ['en', 'Men with three years here drive their own van.'],
  ['de', 'Frauen mit Familie arbeiten bei uns an zwei Vormittagen.'],
  ['es', 'Hombres y mujeres con experiencia, todos son bienvenidos.'],
  ['es', 'Damos 10 años de garantía y 30 días de vacaciones.'],
  ['es', 'Las clases son para alumnos de 20 a 35 años.'],
])('%s, right: %s', (language, text) => {
  expect(named(text, language)).toEqual([]);
});

it('is no limit below what nobody is asked for', () => {
  const listed = (title: string) =>
    copyFile('landing', 'es', {
      hero: TITLES.es,
      groups: [{ title, items: ['De 20 a 35 años.'] }],
    });
  const found = (title: string) => [...applyCopyRule(lawJobLimits, listed(title), FACTS)].length;
  expect(found('Lo que no pedimos')).toBe(0);
  expect(found('Lo que pedimos')).toBe(1);
});

it('says nothing about a page that advertises no job', () => {
  expect(named('The tour is for people aged 20 to 35.', 'en', 'Our tours')).toEqual([]);
});

it.each([
  [
    'en',
    'We are looking for a young, energetic receptionist, ideally a woman under 30, for weekends.',
  ],
  ['en', 'We are hiring: waitress, under 30.'],
  ['en', 'We are looking for a receptionist, female, aged 18 to 25.'],
  ['en', 'Wanted: a young and energetic team member for the desk.'],
  ['en', 'We are hiring a receptionist (woman under 30 preferred).'],
  ['en', 'We are looking for a native English speaker for the desk.'],
  ['en', 'We seek a salesman. Men only.'],
  ['en', 'We need a cook, preferably a man.'],
  ['es', 'Buscamos aprendiz varón, de 18 a 25 años, para la mesa de pulsera.'],
  ['es', 'Buscamos aprendiz varón para la mesa de pulsera.'],
  ['es', 'Buscamos dependienta joven y con buena presencia.'],
  ['es', 'Buscamos relojero de no más de 35 años.'],
  ['es', 'Buscamos relojero de menos de 35 años para el taller.'],
  ['es', 'Se busca chica para el mostrador.'],
  ['es', 'Se busca dependienta para el mostrador, sin hijos.'],
  ['de', 'Wir suchen eine junge Verkäuferin.'],
  ['de', 'Aushilfe bis 30 Jahre gesucht.'],
  ['de', 'Wir suchen eine Servicekraft, weiblich, 18 bis 25.'],
  ['de', 'Wir suchen einen Fahrer, höchstens 40 Jahre.'],
])('%s, whatever stands above it: %s', (language, text) => {
  expect(named(text, language, 'The house and its people')).toEqual(['intro']);
});

it.each([
  ['en', '## Jobs\n\nBarista (m/f), maximum age 30.'],
  ['en', '## Join us at the desk\n\nMen only, please.'],
  ['es', '## Trabaje aquí\n\nSolo mujeres, por favor.'],
  ['de', '## Karriere\n\nSie sind höchstens 30 Jahre alt.'],
])('%s, below a heading: %s', (language, body) => {
  const file = copyFile('page', language, { body });
  expect([...applyCopyRule(lawJobLimits, file, FACTS)]).toHaveLength(1);
});

it.each([
  ['en', 'We are looking for young climbers for the squad.'],
  ['en', 'Wednesdays are for women only.'],
  ['en', 'We are looking for a partner for Tuesday, ideally under 70 kg.'],
  ['en', 'Under 30? Ask for the young rate.'],
  ['en', 'Drivers under 25 pay more for the insurance.'],
  ['en', 'We are looking for a receptionist who likes people.'],
  ['en', 'Looking for a sofa under 30 kilos?'],
  ['en', 'We need drivers, aged tires and patience for the museum rally.'],
  ['en', 'The manager is a woman under whom nobody has ever resigned.'],
  ['en', 'A native English speaker reads every translation.'],
  ['en', 'Our kitchen staff are between 20 and 60 years old.'],
  ['en', 'Join us at the desk for a coffee.'],
  ['en', 'We are looking for a family with a young dog for our film.'],
  ['es', 'Buscamos chicos y chicas para el coro.'],
  ['es', 'Buscamos relojes de menos de 35 años.'],
  ['es', 'Buscamos relojero con no más de 10 piezas a la semana.'],
  ['es', 'Taller para jóvenes de 18 a 25 años.'],
  ['es', 'El aprendiz, un varón de 1890, mira a la cámara.'],
  ['es', 'Solo mujeres los miércoles.'],
  ['de', 'Wir suchen junge Spieler für die erste Mannschaft.'],
  ['de', 'Fahrer unter 25 zahlen einen Zuschlag.'],
  ['de', 'Unsere Mitarbeiter sind zwischen 20 und 60.'],
  ['de', 'Der Kurs am Mittwoch ist nur für Frauen.'],
  ['de', 'Gesucht: alte Fotos vom Haus, bis 1930.'],
])('%s, right, whatever stands above it: %s', (language, text) => {
  expect(named(text, language, 'The house and its people')).toEqual([]);
});
