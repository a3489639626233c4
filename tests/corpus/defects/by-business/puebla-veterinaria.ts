import { type Defect, defects } from '../../defect.ts';

/** What goes wrong on the site of a veterinary clinic in Mexico. */
export const PUEBLA: readonly Defect[] = [
  ...defects('facts', 'puebla-veterinaria', [
    [
      'pages/index/page.yaml',
      'La consulta cuesta {prices.consulta}, y',
      'La consulta cuesta $380, y',
    ],
    ['pages/urgencias/page.yaml', 'al {business.phone}, para', 'al 222 242 57 31, para'],
    ['pages/consejos/vacunas/page.md', 'cuesta {prices.rabia}. Las', 'cuesta 250 pesos. Las'],
    ['pages/nosotros/page.yaml', 'profesional {clinica.cedula}.', 'profesional 4417720.'],
    ['landings/esterilizacion.yaml', 'stat: "{prices.esterilizacion}"', 'stat: "$1,650 MXN"'],
  ]),
  // A currency sign before an amount that brings its own looks like a template of another tool.
  ...defects('facts|copy|prose', 'puebla-veterinaria', [
    [
      'pages/consejos/gato-que-no-come/page.md',
      'cuesta {prices.consulta}. Si',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the slip itself
      'cuesta ${prices.consulta}. Si',
    ],
  ]),
  ...defects('copy', 'puebla-veterinaria', [
    ['pages/index/page.yaml', 'Víboras no; a la', 'Viboras no; a la'],
    ['pages/contacto/page.yaml', 'Un video de veinte', 'Un video de de veinte'],
    ['pages/opiniones/page.yaml', 'Los animales no opinaron.', 'Los animales&nbsp;no opinaron.'],
  ]),
  // Asterisks at the beginning of a text are YAML before they are Markdown.
  ...defects('copy|syntax', 'puebla-veterinaria', [
    ['pages/precios/page.yaml', 'No vendemos paquetes', '**No vendemos** paquetes'],
  ]),
  ...defects('copy|prose', 'puebla-veterinaria', [
    [
      'pages/consejos/gato-que-no-come/page.md',
      '¿Hay visitas, albañiles',
      'Hay visitas, albañiles',
    ],
    ['pages/consejos/cohetes/page.md', 'Las cumbias funcionan', 'Las cumbias funsionan'],
  ]),
  ...defects('seo|prose|copy|shape', 'puebla-veterinaria', [
    [
      'pages/index/page.yaml',
      'title: Veterinaria en Analco, Puebla |',
      'title: Veterinaria en Analco, Puebla, a dos cuadras del puente de Ovando |',
    ],
  ]),
  ...defects('links|shape', 'puebla-veterinaria', [
    [
      'pages/consejos/vacunas/page.md',
      '[la lista de precios](/precios)',
      '[la lista de precios](/precio)',
    ],
    ['site.config.yaml', 'href: /urgencias', 'href: urgencias'],
  ]),
  ...defects('law', 'puebla-veterinaria', [
    [
      'landings/esterilizacion.yaml',
      'Menos riesgo de tumores de mama',
      'Cirugía sin ningún riesgo, garantizado',
    ],
    [
      'pages/nosotros/page.yaml',
      'La clínica fue tortillería.',
      'Somos la veterinaria número 1 de México.',
    ],
  ]),
  ...defects('shape', 'puebla-veterinaria', [
    [
      'site.config.yaml',
      'email: citas@veterinaria-analco.example',
      'email: citas@veterinaria-analco',
    ],
    [
      'landings/veterinario-a-domicilio.yaml',
      '{ number: 3, title: Expediente',
      '{ number: 4, title: Expediente',
    ],
  ]),
  ...defects('syntax|shape', 'puebla-veterinaria', [
    [
      'landings/esterilizacion.yaml',
      'quote: Salió con su faja de flores y bien digna.',
      'quote: Salió con su faja de flores, y bien digna.',
    ],
    ['pages/privacidad/page.md', 'type: utility', 'type utility'],
  ]),
];
