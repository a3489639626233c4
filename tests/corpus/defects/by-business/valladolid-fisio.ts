import { type Defect, defects } from '../../defect.ts';

/** Slips in the pages of a physiotherapist: of the practice, of a copywriter, and of those who updated an old page. */
export const VALLADOLID: readonly Defect[] = [
  ...defects('facts|copy', 'valladolid-fisio', [
    [
      'pages/tarifas/page.yaml',
      '| Sesión de fisioterapia | {times.sessionMinutes} minutos | {fees.session} |',
      '| Sesión de fisioterapia | {times.sessionMinutes} minutos | 38 € |',
    ],
    [
      'landings/dolor-cervical.yaml',
      '"Primera visita, {fees.first}. Pida',
      '"Primera visita, cuarenta y cinco euros. Pida',
    ],
    ['pages/about/page.yaml', 'abierta en {business.founded} y', 'abierta en 2021 y'],
    [
      'landings/taller-de-espalda.yaml',
      'subheadline: "El {workshop.day}, a las',
      'subheadline: "El miércoles 21 de enero de 2027, a las',
    ],
    [
      'pages/contact/page.yaml',
      'Lo más rápido es el teléfono: {business.phone}.',
      'Lo más rápido es el teléfono: 983 55 01 24.',
    ],
    [
      'pages/contact/page.yaml',
      'note: Cerramos los festivos',
      'note: Los viernes abrimos hasta las 20:30. Cerramos los festivos',
    ],
    ['landings/ejercicio-en-el-embarazo.yaml', 'Grupos de {classes.places} y', 'Grupos de 8 y'],
    [
      'pages/aviso-legal/page.yaml',
      '"Correo {business.email}"',
      '"Correo info@fisioterapiacampogrande.example"',
    ],
    [
      'pages/guias/primera-visita/page.md',
      'dura {times.firstMinutes} minutos',
      'dura {times.first} minutos',
    ],
    [
      'landings/analisis-de-la-carrera.yaml',
      '"Todo incluido por {fees.running}"',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the slip is this sign.
      '"Todo incluido por ${fees.running}"',
    ],
    [
      'landings/fisioterapia-a-domicilio.yaml',
      '"Válido {times.bonusMonths} meses"',
      '"Válido 12 meses"',
    ],
    [
      'landings/taller-de-espalda.yaml',
      'intro: "{business.address.street}, {business.address.postalCode}',
      'intro: "Calle Gamazo 12, bajo, {business.address.postalCode}',
    ],
  ]),
  ...defects('copy', 'valladolid-fisio', [
    ['landings/ciatica.yaml', 'dosificar los dos en sesiones', 'dosificar los dos en en sesiones'],
    ['landings/puncion-seca.yaml', 'question: ¿Duele?', 'question: Duele?'],
    ['landings/dolor-de-rodilla.yaml', 'Le enseñamos cómo', 'Te enseñamos cómo'],
    ['landings/ciatica.yaml', 'con su médico, si usted quiere', 'con su médico, sí usted quiere'],
    [
      'landings/protesis-de-cadera-y-rodilla.yaml',
      'las primeras semanas no deberían',
      'los primeras semanas no deberían',
    ],
    ['landings/posparto.yaml', 'si hay que parar para una toma', 'si ahí que parar para una toma'],
    [
      'landings/accidente-de-trafico.yaml',
      'answer: No. Nuestros informes describen el tratamiento y su evolución.',
      'answer: "PENDIENTE: confirmar con Marta."',
    ],
    [
      'landings/ciatica.yaml',
      'la palabra «hernia» en un informe',
      'la palabra «hernia en un informe',
    ],
    ['landings/posparto.yaml', 'directCTA: Pedir revisión posparto', 'directCTA: Haga clic aquí'],
    [
      'landings/dolor-lumbar.yaml',
      'no controla la orina, llame al 112.',
      'no controla la orina, **llame al 112**.',
    ],
    [
      'landings/equilibrio-y-caidas.yaml',
      'includes: [Una clase por semana, Pruebas trimestrales]',
      'includes: [Una clase por semana, Una clase por semana]',
    ],
    [
      'landings/posparto.yaml',
      'description: su bebé en todas las sesiones',
      'description: your baby in every session',
    ],
  ]),
  ...defects('law', 'valladolid-fisio', [
    [
      'landings/dolor-lumbar.yaml',
      '- Sin bonos obligatorios.',
      '- Eliminamos su dolor en tres sesiones, garantizado.',
    ],
    [
      'pages/index/page.yaml',
      'heading: Por dónde empezar',
      'heading: La mejor clínica de fisioterapia de Valladolid',
    ],
    [
      'landings/puncion-seca.yaml',
      'answer: El pinchazo apenas. El espasmo',
      'answer: El pinchazo apenas, y es un tratamiento sin ningún riesgo. El espasmo',
    ],
    [
      'pages/privacy/page.yaml',
      '(artículo 6.1.b del RGPD)',
      '(Ley Orgánica 15/1999, de Protección de Datos)',
    ],
    [
      'pages/aviso-legal/page.yaml',
      'Tiene hojas de reclamaciones en la recepción.',
      'También puede acudir a la plataforma europea de resolución de litigios en línea.',
    ],
    [
      'pages/privacy/page.yaml',
      'No usa cookies ni carga nada de otras empresas.',
      'Si continúa navegando, consideramos que acepta nuestras cookies.',
    ],
  ]),
  ...defects('seo|prose', 'valladolid-fisio', [
    [
      'landings/dolor-cervical.yaml',
      'title: "Dolor cervical: fisioterapia en {business.address.locality}"',
      'title: "Dolor de rodilla: fisioterapia en {business.address.locality}"',
    ],
    [
      'pages/tarifas/page.yaml',
      'title: "Tarifas de fisioterapia en {business.address.locality}"',
      'title: "Tarifas, precios, bonos y condiciones de pago de todas las sesiones de fisioterapia en {business.address.locality}"',
    ],
    ['pages/guias/calor-o-frio/page.md', '## Cómo poner frío', '#### Cómo poner frío'],
  ]),
  ...defects('links', 'valladolid-fisio', [
    ['pages/about/page.yaml', 'href: /analisis-de-la-carrera', 'href: /analisis-carrera'],
    ['pages/tarifas/page.yaml', '[pregúntenos](/contact)', '[pregúntenos](/contacto)'],
    [
      'pages/guias/calor-o-frio/page.md',
      '[pida una visita](/contact)',
      '[pida una visita](wa.me/34655550142)',
    ],
  ]),
  ...defects('facts|shape', 'valladolid-fisio', [
    ['site.config.yaml', 'closes: "20:30"', 'closes: "08:30"'],
    ['site.config.yaml', 'whatsapp: "34655550142"', 'whatsapp: "655550142"'],
  ]),
  ...defects('style|prose|copy', 'valladolid-fisio', [
    [
      'landings/suelo-pelvico.yaml',
      'className: bg-(--color-sand-2) text-(--color-ink)',
      'className: bg-(--color-sand-9) text-(--color-ink)',
    ],
    [
      'pages/guias/primera-visita/page.md',
      'Llegue cinco minutos antes para',
      'Llegue <b>cinco minutos</b> antes para',
    ],
  ]),
];
