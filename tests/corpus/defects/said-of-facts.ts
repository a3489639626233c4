import { type Defect, defects } from '../defect.ts';

/** What a hurried editor says of the facts in other words than they have, and slips where nobody looks. */
export const SAID_OF_FACTS: readonly Defect[] = [
  ...defects('facts', 'austin-plumber', [
    [
      'landings/in-your-area.yaml',
      'Nothing. You get a price for the job that you describe',
      '80 percent of jobs are done the same day. You get a price for the job that you describe',
    ],
    [
      'landings/in-your-area.yaml',
      'At the beginning, so that we see the same thing.',
      'We are closed on Fridays. At the beginning, so that we see the same thing.',
    ],
    ['landings/in-your-area.yaml', 'No work before you know the price.', 'Closed Mondays.'],
    [
      'landings/in-your-area.yaml',
      'The same people on the same day',
      'Each further visit adds forty-five dollars. The same people on the same day',
    ],
  ]),
  ...defects('facts', 'pittsburgh-courier', [
    [
      'pages/law-firms/page.yaml',
      "We've made it at 4:29. We'd rather you called at two.",
      'We are closed Wednesdays.',
    ],
  ]),
  ...defects('facts', 'puebla-veterinaria', [
    ['pages/urgencias/page.yaml', 'En perros grandes puede ser torsión.', 'Cerramos los sábados.'],
    [
      'pages/precios/page.yaml',
      'Para perros de más de quince kilos te cotizamos después de pesarlos.',
      'Cerrado los lunes',
    ],
  ]),
  ...defects('copy', 'austin-plumber', [
    [
      'landings/in-your-area.yaml',
      'I sent a picture at lunch and had a price an hour later.',
      'I sent a picture at lunch and had a price an hour later, befor I asked.',
    ],
    [
      'landings/in-your-area.yaml',
      'who knows your job from call to invoice',
      'who knows there own job from call to invoice',
    ],
    [
      'landings/in-your-area.yaml',
      'A small matter turns into a large one',
      'A goverment-owned house turns into a large one',
    ],
    [
      'landings/in-your-area.yaml',
      'Another free Saturday goes into videos',
      'Another free Saturday is lost fro videos',
    ],
    [
      'site.config.yaml',
      '{ label: "Offer", href: /current-offer }\n    - { label: "About"',
      '{ label: "Offfers", href: /current-offer }\n    - { label: "About"',
    ],
  ]),
  ...defects('copy', 'puebla-veterinaria', [
    ['pages/urgencias/page.yaml', 'Tienes una hora, no dos.', 'Tienes poca atensión en esto.'],
    [
      'pages/contacto/page.yaml',
      'Te contestamos el mismo día si abrimos',
      'Te contestamos el mismo dia si abrimos',
    ],
    [
      'pages/precios/page.yaml',
      'Revisión completa, de la nariz a la cola.',
      'A full check from the nose to the tail',
    ],
  ]),
];
