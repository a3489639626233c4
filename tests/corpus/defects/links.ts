import { type Defect, defects } from '../defect.ts';

/** Links that lead nowhere, or are written in a form that no program opens. */
export const LINKS: readonly Defect[] = [
  ...defects('links|shape', 'leeds-plumber', [
    ['pages/index/page.yaml', 'href: /drains', 'href: /drain'],
    ['pages/guides/frozen-pipes/page.md', '(/guides/stopcock)', '(/guides/stop-cock)'],
    ['pages/guides/frozen-pipes/page.md', '(/guides/stopcock)', '(/guides/stopcock#in-a-bungalow)'],
    [
      'pages/jobs/page.md',
      'Write to {business.email}.',
      '[Write to us](mailto:office at hartley).',
    ],
    [
      'pages/prices/page.yaml',
      'action: { label: Ring at night, href: /contact }',
      'action: { label: Ring at night, href: contact }',
    ],
    [
      'pages/guides/stopcock/page.md',
      'Do this on a dry Sunday',
      'See [the form](#form) and do this on a dry Sunday',
    ],
    ['site.config.yaml', '{ label: Prices, href: /prices }', '{ label: Prices, href: /price }'],
    [
      'site.config.yaml',
      '{ label: Gas safety, href: /gas-safety }',
      '{ label: Gas safety, href: /gas-safety/ }',
    ],
  ]),
  ...defects('links|shape', 'leipzig-baecker', [
    ['pages/index/page.yaml', 'href: /brote', 'href: /brot'],
    [
      'pages/wissen/sauerteig/page.md',
      'Sie brauchen 100 g',
      'Sie brauchen [Mehl](/wissen/mehle) und 100 g',
    ],
    [
      'pages/wissen/mehltypen/page.md',
      'Vollkorn hat keine Type.',
      'Vollkorn hat [keine Type](http://).',
    ],
    ['pages/ausbildung/page.md', 'Lust auf Handarbeit.', 'Lust auf [Handarbeit](tel:0341-abc).'],
  ]),
  ...defects('links|shape', 'sevilla-dentista', [
    ['pages/guias/encias/page.md', 'Con buen cepillado', 'Con buen [cepillado](/guias/cepillados)'],
    [
      'pages/guias/bruxismo/page.md',
      'Protege el esmalte.',
      'Protege [el esmalte](htps://example.com/esmalte).',
    ],
    ['pages/reclamaciones/page.md', 'Dígalo.', '[Dígalo](mailto:recepcion).'],
    ['site.config.yaml', 'label: Opiniones, href: /opiniones', 'label: Opiniones, href: /opinion'],
  ]),
  ...defects('links|shape', 'toronto-law', [
    ['pages/index/page.yaml', 'href: /fees', 'href: /pricing'],
    [
      'pages/guides/severance/page.md',
      '3. Do not send files home.',
      '3. Do not send [files](www.example.com) home.',
    ],
    [
      'pages/guides/probate/page.md',
      'You may say no',
      'You may [say no](/guides/probate#saying-no)',
    ],
    [
      'pages/accessibility/page.md',
      'Ask for what you need',
      '[Ask](https://wa.me/+1-416-555) for what you need',
    ],
  ]),
  ...defects('links|shape', 'austin-tattoo', [
    ['pages/index/page.yaml', 'href: /artists', 'href: /Artists'],
    ['pages/walk-ins/page.md', 'Small things only', '[Small things](/rates#minimum-price) only'],
    ['pages/skin/page.md', '- Pregnant or nursing', '- [Pregnant](/aftercare.html) or nursing'],
  ]),
  ...defects('links|shape', 'zurich-yoga', [
    ['pages/index/page.yaml', 'href: /stundenplan', 'href: /stundenpläne'],
    ['pages/wissen/muskelkater/page.md', 'Wärme tut gut', '[Wärme](/wissen/wärme) tut gut'],
  ]),
  ...defects('links|shape', 'mendoza-vinos', [
    ['pages/index/page.yaml', 'href: /club', 'href: /el-club'],
    ['pages/notas/malbec/page.md', 'Llegó en 1853 con', '[Llegó](tel:12) en 1853 con'],
  ]),
  ...defects('links|shape', 'dublin-locksmith', [
    [
      'pages/car-keys/page.md',
      'Most cars up to 2018',
      'Most [cars](https:/example.com/cars) up to 2018',
    ],
    ['site.config.yaml', '{ label: Safes, href: /safes }', '{ label: Safes, href: /save }'],
  ]),
  ...defects('links|shape', 'miami-accountant', [
    [
      'pages/guides/mileage/page.md',
      'A notebook in the glove box',
      '[A notebook](/guides/milage) in the glove box',
    ],
    ['pages/es/itin/page.md', 'El W-7 va', '[El W-7](/es/w7) va'],
  ]),
  ...defects('links|shape', 'berlin-fahrrad', [
    ['pages/index/page.yaml', 'href: /preise', 'href: /preisse'],
    ['pages/wissen/kette/page.md', 'Wer wartet', '[Wer](#oelen) wartet'],
  ]),
];
