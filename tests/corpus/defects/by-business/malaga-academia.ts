import { type Defect, defects } from '../../defect.ts';

/** Mistakes on the site of a language school, seeded before any rule was read. */
export const MALAGA: readonly Defect[] = [
  ...defects('facts', 'malaga-academia', [
    [
      'landings/curso-intensivo.yaml',
      'catedral. Desde {prices.intensiveWeek} por semana.',
      'catedral. Desde 185 € por semana.',
    ],
    [
      'landings/clases-de-tarde.yaml',
      '{prices.eveningMonth} al mes, sin permanencia',
      'Noventa y cinco euros al mes, sin permanencia',
    ],
    ['pages/condiciones/page.md', 'la señal de {prices.deposit}.', 'la señal de 150 euros.'],
    [
      'landings/examen-siele.yaml',
      'llámanos al {business.phone}; a veces',
      'llámanos al 952 06 14 73; a veces',
    ],
    [
      'landings/formacion-de-profesores.yaml',
      'Escribe a {business.email} con',
      'Escribe a info@academiaguadalmedina.com con',
    ],
    [
      'landings/examen-siele.yaml',
      'En {business.name}, los viernes',
      'En Academia Guadalmedia, los viernes',
    ],
    [
      'pages/contact/page.yaml',
      'Los viernes de examen abrimos también por la tarde.',
      'De lunes a jueves abrimos de 9:00 a 20:00.',
    ],
    [
      'landings/programa-mayores-de-50.yaml',
      'aeropuerto por {prices.airport}',
      'aeropuerto por {{prices.airport}}',
    ],
    [
      'landings/examen-dele.yaml',
      'mayo se cierra el {exams.deleMayDeadline}',
      'mayo se cierra el 27 de marzo de 2027',
    ],
    [
      'landings/clases-particulares.yaml',
      'Clases de {classes.lessonMinutes} minutos',
      'Clases de 60 minutos',
    ],
    [
      'landings/intensive-spanish-course.yaml',
      'at {business.address.street}',
      'at Calle Carretería, 26',
    ],
    [
      'site.config.yaml',
      '        opens: "09:00"\n        closes: "15:00"\n',
      '        opens: "15:00"\n        closes: "09:00"\n',
      '        closes: "09:00"',
    ],
    ['site.config.yaml', 'whatsapp: "34644210983"', 'whatsapp: "3464421098"'],
    ['site.config.yaml', 'postalCode: "29008"', 'postalCode: "2908"'],
    [
      'site/sections/niveles.tsx',
      'Según el Marco Común Europeo de Referencia para las lenguas.',
      'Según el Marco Común Europeo. Pregunta en el 952 06 41 37.',
    ],
  ]),
  ...defects('copy', 'malaga-academia', [
    [
      'landings/alojamiento-en-familia.yaml',
      'Todas las familias firman',
      'Todas la familias firman',
    ],
    [
      'landings/spanish-for-over-50s.yaml',
      'we help with accommodation.',
      'we help with accomodation.',
    ],
    ['pages/privacy/page.yaml', 'También puedes retirar', 'Tambien puedes retirar'],
    [
      'pages/condiciones/page.md',
      'Más detalles, en [la página del semestre](/visado-de-estudiante).',
      'Para más detalles, haz clic [aquí](/visado-de-estudiante).',
    ],
    [
      'landings/clases-de-tarde.yaml',
      'Dinos tu nivel aproximado y qué días sales antes. Te buscamos una silla.',
      'Díganos su nivel aproximado y qué días sale antes. Le buscamos una silla.',
    ],
    [
      'landings/programa-mayores-de-50.yaml',
      'Solo paga las entradas de las visitas.',
      'Solo paga las entradas de las',
    ],
    [
      'landings/dele-exam-malaga.yaml',
      'You never have to take it again.',
      'No tienes que repetirlo nunca.',
    ],
    ['landings/clases-en-linea.yaml', 'author: Bruno Tavares', 'author: Un alumno'],
    [
      'landings/examen-siele.yaml',
      'question: ¿Se puede suspender?',
      'question: Se puede suspender?',
    ],
    [
      'landings/clases-en-linea.yaml',
      'La clase de prueba es gratis.',
      '"La clase de prueba es **gratis**."',
    ],
    [
      'landings/summer-spanish-for-teenagers.yaml',
      'from 28 June to 7 August 2027',
      'from 29 June to 8 August 2026',
    ],
  ]),
  ...defects('law', 'malaga-academia', [
    [
      'landings/preparacion-dele-b2.yaml',
      'El material está incluido en el precio.',
      'Aprobado garantizado o repites el curso gratis.',
    ],
    [
      'pages/about/page.yaml',
      'No somos una cadena.',
      'Somos la mejor academia de español de Málaga y no somos una cadena.',
    ],
    [
      'landings/private-spanish-lessons.yaml',
      'subheadline: Two lines are enough',
      'subheadline: We are the number one Spanish school in Andalusia. Two lines are enough',
    ],
    [
      'site.config.yaml',
      'acepto que se usen mis datos para responder a esta solicitud.',
      'acepto recibir ofertas de la academia y de sus socios.',
    ],
    [
      'pages/condiciones/page.md',
      '- Un cambio de grupo por nivel es siempre gratuito.',
      '- La matrícula y la señal no se devuelven en ningún caso.',
    ],
    [
      'landings/intensive-spanish-course.yaml',
      'text: We start every Monday',
      'text: Hurry, only 2 places left!',
    ],
    [
      'pages/precios/page.yaml',
      'Precios finales por persona.',
      'Precios por persona, IVA no incluido.',
    ],
    [
      'landings/student-visa-spanish-course.yaml',
      'You can postpone the start once free of charge.',
      'With our letter of admission your visa is guaranteed.',
    ],
  ]),
  ...defects('seo', 'malaga-academia', [
    [
      'landings/student-visa-spanish-course.yaml',
      'title: Semester course in Spanish for the student visa',
      'title: DELE exam in Málaga, dates and registration for 2027',
    ],
    [
      'pages/precios/page.yaml',
      'description: "Lo que cuestan los cursos por semana y por mes, las clases particulares, los exámenes y el alojamiento en {business.address.locality} en 2027."',
      'description: Nuestros precios.',
    ],
  ]),
  ...defects('address', 'malaga-academia', [
    [
      'landings/dele-exam-malaga.yaml',
      'translationOf: examen-dele',
      'translationOf: preparacion-dele-b2',
    ],
  ]),
  ...defects('links', 'malaga-academia', [
    ['pages/guias/que-nivel-tengo/page.md', '(/curso-intensivo)', '(/cursos-intensivos)'],
    ['pages/index/page.yaml', 'href: /examen-dele }', 'href: /dele-exam-malaga }'],
    ['pages/guias/dele-o-siele/page.md', '(/examen-siele)', '(http://localhost:3000/examen-siele)'],
  ]),
  ...defects('style', 'malaga-academia', [
    [
      'site/sections/niveles.css',
      '  margin-top: 1rem;\n  color: var(--color-ink);',
      '  margin-top: 1rem;\n  color: var(--color-inkk);',
      'color: var(--color-inkk)',
    ],
  ]),
  ...defects('prose', 'malaga-academia', [
    [
      'pages/guias/dele-o-siele/page.md',
      '| Validez | Indefinida | Cinco años |',
      '| Validez | Indefinida |',
    ],
  ]),
  ...defects('facts', 'malaga-academia', [
    ['landings/host-family-malaga.yaml', 'Thirty-two families', 'Thirty-five families'],
  ]),
  ...defects('facts', 'malaga-academia', [
    [
      'landings/dele-b2-preparation.yaml',
      'Tuesdays and Thursdays, {timetable.evening},',
      'Tuesdays and Thursdays, 18:00 to 20:00,',
    ],
  ]),
  ...defects('seo', 'malaga-academia', [
    [
      'landings/curso-superintensivo.yaml',
      'page: { name: Curso superintensivo, updated: 2026-11-20 }',
      'page: { name: Curso superintensivo, updated: 2026-11-20, noindex: true }',
    ],
  ]),
  ...defects('links', 'malaga-academia', [
    [
      'site.config.yaml',
      'en: Evening classes (in Spanish) }, href: /clases-de-tarde }',
      'en: Evening classes (in Spanish) }, href: /clases-en-linea }',
    ],
  ]),
];
