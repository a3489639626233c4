import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  datos: { diasRuta: 'martes y jueves' },
  delivery: { southDays: 'Tuesdays and Thursdays' },
  theorie: { tage: 'dienstags und donnerstags' },
});

/** What is told of an entry in a file that may show a fact. */
function told(entry: object, language: string, shown = ''): string[] {
  const raw = { note: { text: shown }, items: [entry] };
  return findingsIn(raw, { language, facts: FACTS, only: 'facts/contradiction' });
}

describe('days of the week that are not those of a fact', () => {
  it.each<[string, object, string?]>([
    ['es', { text: 'La ruta sale los lunes y jueves.' }],
    ['es', { title: 'La ruta', text: 'Los martes y viernes, con cita.' }],
    ['es', { question: '¿Qué días hay ruta?', answer: 'Los lunes y los jueves.' }],
    [
      'es',
      { text: 'Los lunes y jueves llevamos vacunas a los pueblos.' },
      'Los {datos.diasRuta} llevamos las vacunas por los pueblos.',
    ],
    ['en', { text: 'The van goes south on Mondays and Thursdays.' }],
    [
      'en',
      { text: 'We drive to Brevard and Pisgah Forest on Tuesdays and Fridays.' },
      'To Brevard and Pisgah Forest on {delivery.southDays}.',
    ],
    ['de', { text: 'Die Theorie ist montags und donnerstags.' }],
    ['de', { title: 'Theorie', text: 'Dienstags und freitags um 18:30 Uhr' }],
    ['de', { body: '## Theorie\n\nDer Unterricht läuft dienstags und mittwochs.\n' }],
  ])('%s is told: %j', (language, entry, shown) => {
    expect(told(entry, language, shown)).toHaveLength(1);
  });

  it.each<[string, object, string?]>([
    ['es', { text: 'La ruta sale los martes y jueves.' }],
    ['es', { text: 'Cirugía de mañana los lunes y jueves, con Marta.' }],
    ['es', { text: 'La ruta sale los lunes y viernes.' }],
    ['es', { text: 'Antes la ruta salía los lunes y jueves.' }],
    ['es', { text: 'Los {datos.diasRuta} hay ruta; los lunes y jueves, gatos.' }],
    [
      'es',
      { text: 'Los lunes y jueves hay mercado.' },
      'Los {datos.diasRuta} vamos a los pueblos.',
    ],
    ['en', { text: 'On Mondays and Thursdays the market is full of stalls.' }],
    ['en', { text: 'Mondays and Thursdays close to home' }],
    ['en', { text: 'We never go south on Mondays, Tuesdays and Thursdays are for that.' }],
    ['en', { text: 'The class meets on Tuesdays and Fridays.' }],
    ['de', { text: 'Die Pflegekolonne ist montags und donnerstags in Wallenhorst.' }],
    ['de', { text: 'Theorie montags, dienstags und mittwochs.' }],
  ])('%s may be those of something else: %j', (language, entry, shown) => {
    expect(told(entry, language, shown)).toEqual([]);
  });
});
