import { type Defect, defects } from '../../defect.ts';

/** Mistakes of every family, made before anybody had read the rules. */
export const GRANADA: readonly Defect[] = [
  ...defects('facts', 'granada-miel', [
    [
      'pages/visitas/page.yaml',
      'Los menores de 14 pagan {prices.visitaNino}.',
      'Los menores de 14 pagan diez euros.',
    ],
    ['pages/envios/page.md', 'cuesta {prices.envio}, sean', 'cuesta 6,90 €, sean'],
    [
      'pages/apadrinar/page.yaml',
      'de saber de dónde viene su miel, por {prices.padrino} al año',
      'de saber de dónde viene su miel, por setenta y cinco euros al año',
    ],
    ['landings/cesta-navidad.yaml', 'Llame al {business.phone} o', 'Llame al 958 55 53 16 o'],
    [
      'pages/index/page.yaml',
      'También puede escribir a {business.email}.',
      'También puede escribir a colmena(arroba)mielesdelgenil.example.',
    ],
    [
      'pages/contacto/page.yaml',
      'el Land Rover, donde puede.',
      'abrimos todos los días de 9 a 20 h.',
    ],
    [
      'landings/cesta-navidad.yaml',
      'Llevamos desde {colmenar.fundado} regalando',
      'Llevamos desde 1985 regalando',
    ],
    ['pages/nosotros/page.yaml', 'Hoy son {colmenar.colmenas}, y', 'Hoy son 260 colmenas, y'],
    [
      'pages/aviso-legal/page.md',
      'página web de {business.name}',
      'página web de Mieles del Genill',
    ],
    [
      'pages/contacto/page.yaml',
      '{business.address.street}, {business.address.postalCode}',
      'Calle del Molino, 17, {business.address.postalCode}',
    ],
    [
      'landings/talleres-colegios.yaml',
      'cuesta {prices.visitaNino} por alumno y',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the slip itself
      'cuesta ${prices.visitaNino} por alumno y',
    ],
    [
      'site.config.yaml',
      '{ days: [Saturday, Sunday], opens: "11:00"',
      '{ days: [Friday, Saturday, Sunday], opens: "11:00"',
    ],
  ]),
  ...defects('copy', 'granada-miel', [
    ['pages/saber/salud/page.md', 'y la mayoría de lo que', 'y la la mayoría de lo que'],
    [
      'pages/visitas/page.yaml',
      'Abrimos dos colmenas, buscamos a la reina y casi siempre la encontramos.',
      'We open two hives, look for the queen and nearly always find her.',
    ],
    [
      'pages/saber/enjambres/page.md',
      'a menos de media hora de Güéjar',
      'a menos de media hora de GÃ¼Ã©jar',
    ],
    [
      'pages/restaurantes/page.md',
      'Ninguno nos pide exclusividad',
      'Ninguno nos pide esclusividad',
    ],
    ['landings/talleres-colegios.yaml', 'directCTA: Pedir fecha', 'directCTA: Haga clic aquí'],
    [
      'landings/cesta-navidad.yaml',
      'Pedidos hasta el 18 de diciembre',
      'Pedidos hasta el 18 de diciembre de 2025',
    ],
    [
      'pages/saber/salud/page.md',
      '## Quién no debe tomarla',
      '## Quién no debe tomarla\n\n## Otra cosa',
      '## Quién no',
    ],
  ]),
  ...defects('law', 'granada-miel', [
    [
      'pages/saber/salud/page.md',
      'Una cucharada antes de dormir calma la tos en algunos',
      'La mejor miel de España. Una cucharada antes de dormir calma la tos en algunos',
    ],
    ['pages/mieles/page.yaml', 'huele a armario de abuela', 'cura la alergia al polen'],
    [
      'site.config.yaml',
      '- { name: acepto, type: consent, label: "Acepto que usen mis datos para responderme, como explica la página de privacidad.", required: true }',
      '- { name: acepto, type: consent, label: "Acepto que usen mis datos para responderme y enviarme publicidad.", required: true }',
    ],
  ]),
  ...defects('shape', 'granada-miel', [
    ['pages/mieles/page.yaml', 'href: /envios', 'href: /envíos'],
    ['site.config.yaml', 'currency: EUR', 'currency: EURO'],
    ['pages/opiniones/page.yaml', 'rating: 4', 'rating: 6'],
  ]),
];
