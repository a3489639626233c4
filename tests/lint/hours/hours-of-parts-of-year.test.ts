import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, SCHEMA } from '../copy-findings.ts';

/** An optician with hours of December, and a distance that it goes. */
const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.optica.example', name: 'Óptica', title: 'Óptica', description: 'O.' },
    business: {
      name: 'Óptica Arango',
      type: 'Optician',
      phone: '+57 604 555 0142',
      address: { locality: 'Medellín', country: 'CO' },
      hours: {
        week: [
          { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:30', closes: '18:30' },
          { days: ['Saturday'], opens: '10:00', closes: '14:00' },
        ],
      },
    },
    diciembre: { opens: '09:00', closes: '19:30' },
    area: { faqMiles: 50 },
    languages: ['es', 'en'],
  }),
  SCHEMA,
);

const title = (words: string, more: object) => ({ hero: { headline: words }, ...more });
const found = (page: object, language: string) => findingsIn(page, { facts, language });

describe('hours of a part of the year', () => {
  it.each([
    'Los cupos de las 9:00 a. m. los guardamos para ellos.',
    'Abrimos la caja de préstamo a las 9:00 a. m. del sábado.',
  ])('are not meant where nothing speaks of it: %s', (intro) => {
    const told = found(title('Gafas para niños', { text: { intro } }), 'es');
    expect(told.filter((one) => one.includes('figure'))).toEqual([]);
  });

  it('are meant in its sentence, under its title and beside its date', () => {
    const sentence = { intro: 'En diciembre atendemos hasta las 7:30 p. m.' };
    const under = { intro: 'Entre semana, hasta las 7:30 p. m.' };
    const dated = { items: [{ date: '1 de diciembre', text: 'El cierre, a las 7:30 p. m.' }] };
    const tells = (headline: string, page: object) =>
      found(title(headline, page), 'es').some((one) => one.endsWith(': 7:30 p. m.'));
    expect(tells('Novedades', { text: sentence })).toBe(true);
    expect(tells('Horario de diciembre', { text: under })).toBe(true);
    expect(tells('Novedades', { timeline: dated })).toBe(true);
    expect(tells('Novedades', { text: under })).toBe(false);
  });

  it('may begin on a date', () => {
    const text = 'De 9:00 a. m. a 7:30 p. m. de lunes a jueves, hasta el 23.';
    const page = title('Horario', { timeline: { items: [{ date: '1 de diciembre', text }] } });
    expect(found(page, 'es').filter((one) => one.includes('typed-hours'))).toEqual([]);
  });
});

describe('times on a page about jobs', () => {
  const shift = 'Monday to Thursday from 8:30 to 18:30, Saturdays from 10:00 to 14:00.';

  it.each([
    'Apprentice clockmaker wanted, Kilkenny',
    'Barn help wanted',
    'Optician, full-time',
    'Lehrstelle ab August',
    'Se busca optómetra que quiera tener tiempo',
  ])('are those of a shift: %s', (headline) => {
    const page = title(headline, { text: { intro: shift, note: 'Send us your CV.' } });
    expect(found(page, 'en')).toEqual([]);
  });

  it.each(['What the customer wanted', 'Full-time eyes', 'Glasses', 'We come and finish the job'])(
    'are not told apart on another page: %s',
    (headline) => {
      expect(found(title(headline, { text: { intro: shift } }), 'en')).not.toEqual([]);
    },
  );

  it('are those of customers where the page says so', () => {
    const intro = 'The shop is open from 10:00 to 14:00 on Saturdays.';
    expect(found(title('Apprentice wanted', { text: { intro } }), 'en')).not.toEqual([]);
  });
});

describe('a list of places with their distances', () => {
  const list = (...titles: string[]) => ({ places: { items: titles.map((title) => ({ title })) } });

  it('has none that is how far the business goes', () => {
    const page = list('Andrews, 45 miles', 'Crane, 50 miles', 'Rankin, 56 miles');
    expect(found(page, 'en')).toEqual([]);
  });
});
