import { describe, expect, it } from 'vitest';
import { createFacts, type Facts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

/** A language school in Spain. */
const SCHOOL: Facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.academia.example', name: 'Ola', title: 'Ola', description: 'Ola.' },
    business: {
      ...{ name: 'Academia Ola', type: 'LocalBusiness', phone: '+34 952 06 14 37' },
      ...{ currency: 'EUR', address: { locality: 'Málaga', country: 'ES' } },
    },
    prices: { week: 195 },
    classes: { maxStudents: 10, maxStudentsExam: 8 },
    exams: {
      mayDeadline: { es: '17 de marzo de 2027', en: '17 March 2027' },
      novemberDeadline: { es: '6 de octubre de 2027', en: '6 October 2027' },
    },
    languages: ['es', 'en', 'de'],
  }),
  SCHEMA,
);

const spanish = (text: string, at?: string) =>
  findingsOf(text, { language: 'es', facts: SCHOOL, ...(at ? { at } : {}) });

describe('a phone number in Spain', () => {
  it.each([
    'Llámanos al 952 06 14 73 y te contamos.',
    'Pregunta en el 952 06 41 37.',
    'Escríbenos al 644 21 09 83.',
  ])('needs no country: %s', (text) => {
    expect(spanish(text)).toEqual([expect.stringMatching(/^facts\/typed-phone: /)]);
  });

  it.each(['El aula mide 640 por 20 por 31 cm.', 'Hay 952 libros y 14 mapas.'])(
    'is none: %s',
    (text) => {
      expect(spanish(text)).toEqual([]);
    },
  );
});

describe('a day by which something has to be done', () => {
  const page = (text: string) => ({
    hero: { problem: text },
    note: { text: '{exams.mayDeadline}' },
  });
  it.each([
    ['es', 'La inscripción de mayo se cierra el 27 de marzo de 2027', '27 de marzo de 2027'],
    ['en', 'Registration closes on 17 April 2027', '17 April 2027'],
  ])('is compared with the deadline that the page shows: %s %s', (language, text, date) => {
    expect(findingsIn(page(text), { language, facts: SCHOOL })).toEqual([
      `facts/contradiction: ${date}`,
    ]);
  });

  it.each([
    ['es', 'El curso termina el 25 de junio de 2027'],
    ['es', 'El examen es el 14 de mayo de 2027'],
    ['en', 'Registration for another exam closes on 2 February 2027'],
  ])('may be another one: %s %s', (language, text) => {
    expect(findingsIn(page(text), { language, facts: SCHOOL })).toEqual([]);
  });
});

describe('the form of address of a page', () => {
  const page = (first: string, others: readonly string[]) => ({
    hero: { problem: first },
    failure: others,
  });
  const friendly = [
    'Elige tu lunes y trae tu libro.',
    'Te mandamos tu horario por correo.',
    'Tu profesora te espera en la puerta.',
    'Así tienes tu informe en la mano.',
  ];
  it('is that of friends on a page with one text to strangers', () => {
    const found = findingsIn(page('Díganos su nivel y le buscamos una silla.', friendly), {
      language: 'es',
      facts: SCHOOL,
    });
    expect(found).toEqual(['copy/form-of-address: Díganos']);
  });

  it('is not that of somebody who speaks to somebody else', () => {
    const found = findingsIn(
      page('Niemand sagt mehr: Du warst beim Friseur.', [
        'Kommen Sie ohne Termin.',
        'Rufen Sie vor zehn an.',
        'Wir sagen Ihnen, wann Platz ist.',
        'Bringen Sie ein Foto mit.',
      ]),
      { language: 'de', facts: SCHOOL },
    );
    expect(found).toEqual([]);
  });

  it('is another for parents', () => {
    const text = 'Si su hijo es menor, escríbanos usted antes.';
    expect(findingsIn(page(text, friendly), { language: 'es', facts: SCHOOL })).toEqual([]);
  });

  it('is the same in German', () => {
    const found = findingsIn(
      page('Rufen Sie an, und wir finden einen Platz.', [
        'Du hast dein Buch schon zu Hause.',
        'Dein Lehrer wartet an der Tür auf dich.',
        'Wir schicken dir deinen Plan.',
        'So hast du alles in der Hand.',
      ]),
      { language: 'de', facts: SCHOOL },
    );
    expect(found).toEqual(['copy/form-of-address: Rufen Sie']);
  });
});

describe('a sentence left in another language on an English page', () => {
  it.each(['No tienes que repetirlo nunca.', 'Das musst du nicht wiederholen.'])(
    'is found: %s',
    (text) => {
      expect(findingsOf(text, { facts: SCHOOL })).toEqual([`copy/language: ${text}`]);
    },
  );

  it.each([
    'We meet in Calle de los Naranjos.',
    'Order a horchata with fartons.',
    'Say “no te preocupes” and smile.',
    'Die hard fans come twice.',
  ])('is none: %s', (text) => {
    expect(findingsOf(text, { facts: SCHOOL })).toEqual([]);
  });
});

describe('Spanish agreement', () => {
  it.each([
    ['Todas la familias firman las normas.', 'la'],
    ['Todos el grupos empiezan el lunes.', 'el'],
    ['Cambian la clases de los festivos.', 'la'],
    ['En el niveles altos se lee más.', 'el'],
  ])('lacks a plural: %s', (text, slip) => {
    expect(spanish(text)).toEqual([`copy/spelling: ${slip}`]);
  });

  it.each([
    'Todas las familias firman las normas.',
    'Toda la semana hay clases.',
    'El lunes viene el más joven de todos.',
    'Le incomoda hablar en público.',
  ])('is right: %s', (text) => {
    expect(spanish(text)).toEqual([]);
  });
});

it.each([
  ['es', 'Desde entonces han pasado aquí más de seis mil alumnos.'],
  ['de', 'Mehr als sechs Tausend Schüler waren hier.'],
  ['en', 'More than six thousand students have come.'],
])('a number of thousands is no small number: %s', (language, text) => {
  expect(findingsOf(text, { language, facts: SCHOOL })).toEqual([]);
});

it('a season of a past year is told on the first screen and in search results', () => {
  const now = Date.UTC(2026, 10, 26);
  const facts = { ...SCHOOL, now };
  const text = 'Courses from 29 June to 8 August 2026, with full board for all who come.';
  expect(findingsOf(text, { facts, at: 'hero.subheadline' })).toEqual([
    'copy/past-date: 8 August 2026',
  ]);
  const story = 'The roof was mended, which took from 3 May to 9 June 2025.';
  expect(findingsOf(story, { facts })).toEqual([]);
});

it('entries of a timeline may have one title on several dates', () => {
  const entries = (dates: readonly string[]) => ({
    timeline: { items: dates.map((date) => ({ date, title: 'Último día de inscripción' })) },
  });
  const found = (dates: readonly string[]) =>
    findingsIn(entries(dates), { language: 'es', facts: SCHOOL });
  expect(found(['En marzo', 'En octubre'])).toEqual([]);
  expect(found(['En marzo', 'En marzo'])).toContain('copy/repeated: Último día de inscripción');
});

it('what somebody carries is no price', () => {
  expect(spanish('Se sale al mercado con una lista y veinte euros.')).toEqual([]);
  expect(spanish('La visita cuesta veinte euros.')).toEqual(['facts/typed-amount: veinte euros']);
});

it('the owner of a site is no placeholder of a heading', () => {
  expect(spanish('Titular', 'text.heading')).toEqual([]);
  expect(spanish('Titular aquí', 'text.heading')).toEqual(['copy/placeholder: Titular aquí']);
});

it('English labels in a Spanish configuration open no questions', () => {
  const forms = { enrol: { heading: { es: 'Plaza', en: 'Which Monday would you like?' } } };
  expect(findingsIn({ forms }, { language: 'es', kind: 'config', facts: SCHOOL })).toEqual([]);
});

it.each(['Un alumno', 'Una estudiante', 'A student', 'Eine Schülerin'])(
  '%s has no name',
  (author) => {
    expect(findingsOf(author, { facts: SCHOOL, at: 'testimonial.author' })).toEqual([
      `copy/nameless-testimonial: ${author}`,
    ]);
  },
);

it.each([
  ['en', 'With our letter your visa is guaranteed.'],
  ['es', 'Con nuestra carta tienes el visado garantizado.'],
  ['de', 'Mit unserem Brief ist das Visum garantiert.'],
])('nobody can guarantee a visa: %s', (language, text) => {
  expect(findingsOf(text, { language, facts: SCHOOL })).toEqual([
    expect.stringMatching(/^law\/unproven-claim: /),
  ]);
});

it('nobody guarantees a visa who says so', () => {
  expect(findingsOf('We cannot guarantee your visa.', { facts: SCHOOL })).toEqual([]);
});
