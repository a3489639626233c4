import { type Defect, defects } from '../../defect.ts';

/** Slips of hurried writers, translators and owners. */
export const FISIO: readonly Defect[] = [
  ...defects('copy', 'valencia-fisio', [
    ['landings/dolor-de-espalda.yaml', 'Sí, con el informe', 'Si, con el informe'],
    ['landings/suelo-pelvico.yaml', 'con los años pesa más', 'con los años pesa mas'],
    ['pages/ejercicios-en-casa/page.md', 'semanas está igual', 'semanas esta igual'],
    [
      'pages/index/page.yaml',
      'headline: Cuéntenos qué le duele',
      'headline: Cuentenos qué le duele',
    ],
    ['pages/precios/page.yaml', 'suele haber más huecos', 'suele a ver más huecos'],
    ['pages/index/page.yaml', 'heading: Una hora entera', 'heading: Un hora entera'],
    ['pages/index/page.yaml', 'Sale con los ejercicios', 'Sale con las ejercicios'],
    ['landings/dolor-de-espalda.yaml', 'pero usted manda', 'pero pero usted manda'],
    [
      'landings/dolor-de-espalda.yaml',
      'headline: Pida hora para la espalda',
      'headline: Pide hora para tu espalda',
    ],
    ['landings/dolor-de-espalda.yaml', '¿Duele el tratamiento?', 'Duele el tratamiento?'],
    [
      'landings/dolor-de-espalda.yaml',
      'Contestamos el mismo día que abrimos.',
      'We answer on the same day that we open.',
    ],
    [
      'pages/about/page.yaml',
      'Estudió en Valencia y se',
      'Estudió en Valencia (confirmar año) y se',
    ],
    ['pages/index/page.yaml', 'location: El Cabanyal', 'location: "[barrio]"'],
    [
      'landings/suelo-pelvico.yaml',
      'Tiene ejercicios para el coche, para la cola y para el sofá.',
      'Conoce unos músculos que nadie le había presentado.',
    ],
    ['landings/suelo-pelvico.yaml', 'answer: Sí, sobre todo', 'answer: Si, sobre todo'],
    ['pages/ejercicios-en-casa/page.md', 'pero no debe doler', 'pero no debe a ver dolor'],
    ['pages/index/page.yaml', 'linkLabel: Ver los precios', 'linkLabel: Ver más'],
  ]),
  ...defects('law', 'valencia-fisio', [
    [
      'landings/dolor-de-espalda.yaml',
      'headline: Entender el dolor de espalda y volver a moverse',
      'headline: La mejor fisioterapia de toda Valencia',
    ],
    [
      'landings/dolor-de-espalda.yaml',
      'Sabe qué le pasa y qué movimientos le convienen.',
      'Se cura de la lumbalgia en una sola sesión.',
    ],
    [
      'landings/dolor-de-espalda.yaml',
      'Si no es cosa nuestra, se lo decimos en la primera visita.',
      'Resultados garantizados en tres sesiones.',
    ],
    [
      'pages/precios/page.yaml',
      'Por la mañana suele haber más huecos.',
      'Solo quedan dos plazas a este precio.',
    ],
    [
      'pages/ejercicios-en-casa/page.md',
      'y moverse ayuda más que la cama',
      'y con esto la hernia discal se cura sin operación',
    ],
    [
      'landings/dolor-de-espalda.yaml',
      'Sí, con el informe del médico.',
      'Sí, y puede dejar la medicación desde el primer día.',
    ],
    [
      'pages/privacy/page.yaml',
      'No usa cookies ni carga',
      'Si sigue navegando, acepta nuestras cookies; no carga',
    ],
    [
      'landings/suelo-pelvico.yaml',
      'Conoce unos músculos que nadie le había presentado.',
      'Un método con un 98 % de éxito.',
    ],
    [
      'landings/suelo-pelvico.yaml',
      'description: con un máster en suelo pélvico por Barcelona',
      'description: la mejor valorada de la ciudad',
    ],
    [
      'pages/index/page.yaml',
      'text: Lumbalgias, contracturas y dolores que vuelven cada invierno.',
      'text: Curamos la ciática en tres sesiones.',
    ],
    [
      'pages/about/page.yaml',
      'Nadie le deja solo con una máquina para atender a otra persona.',
      'Olvide las pastillas para siempre.',
    ],
  ]),
  ...defects('links', 'valencia-fisio', [
    ['pages/ejercicios-en-casa/page.md', '(/precios)', '(mailto:hola@fisiomalvarrosa)'],
  ]),
];
