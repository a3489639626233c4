import { type Defect, defects } from '../defect.ts';

/** Slips in settings, links and comments that differ from a right one by a letter or a sign. */
export const SETTINGS_AND_LINKS: readonly Defect[] = [
  ...defects('shape|brand|links|address|lint|facts|code|form', 'austin-plumber', [
    ['site.config.yaml', 'business:\n', 'buisness:\n'],
    ['site.config.yaml', 'brand:\n', 'redirect:\n  - { from: /old, to: / }\nbrand:\n'],
    [
      'site.config.yaml',
      'brand:\n',
      'forms:\n  quote:\n    fields: [{ name: email, type: email, label: Email }]\n    endpoint: https://hooks..example.com/quote\nbrand:\n',
      'endpoint: https://hooks',
    ],
    [
      'site.config.yaml',
      'languages: [en]',
      'redirects:\n  - { from: /blog, to: "https://blog.harlow.example:99999/" }\nlanguages: [en]',
      '/blog',
    ],
  ]),
  ...defects('shape|copy|links', 'miami-accountant', [
    ['site.config.yaml', '{ en: Letters, es: Cartas }', '{ en: Letters, sp: Cartas }'],
    [
      'pages/guides/mileage/page.md',
      'A notebook in the glove box',
      'A [notebook](https://wa.me/13055550119?txt=Hello) in the glove box',
    ],
    [
      'pages/guides/mileage/page.md',
      'A notebook in the glove box',
      'A [notebook](https://wa.me/3055550119) in the glove box',
    ],
    [
      'pages/guides/mileage/page.md',
      'A notebook in the glove box',
      'A [notebook](tel:(305) 555-0119) in the glove box',
    ],
    ['pages/es/itin/page.md', 'El W-7 va', '[El W-7](https://wa.me/1305555) va'],
  ]),
  ...defects('links', 'dublin-locksmith', [
    [
      'pages/car-keys/page.md',
      'Most cars up to 2018',
      'Most [cars](https://cars.example:70000/) up to 2018',
    ],
    [
      'pages/car-keys/page.md',
      'Most cars up to 2018',
      'Most [cars](https://wa.me/15550142) up to 2018',
    ],
  ]),
  ...defects('copy', 'freiburg-baecker', [
    ['site/words/de.yaml', 'callNow: Backstube anrufen', 'callNow: Call Now'],
  ]),
  ...defects('lint', 'zurich-yoga', [
    [
      'pages/preise/page.yaml',
      'name: Preise',
      '# touchdown-ignore copy/filler - so gewollt\nname: Preise',
    ],
    [
      'pages/stimmen/page.yaml',
      'name: Stimmen',
      '# touchdown-ignore copy/filler, copy/shouting: so gewollt\nname: Stimmen',
    ],
  ]),
  ...defects('schedule|links', 'mendoza-vinos', [
    [
      'landings/caja-de-invierno.yaml',
      'theme: offer',
      'page:\n  expireAt: 2027-05-01T18:00\n  afterExpiry: { redirect: /clubb }\ntheme: offer',
      'afterExpiry',
    ],
  ]),
  ...defects('address', 'regensburg-schreiner', [
    ['site.config.yaml', '{ from: /jobs, to: /stellen }', '{ from: /stellen, to: /jobs }'],
  ]),
  ...defects('features|picture|prose', 'falmouth-kayaks', [
    [
      'landings/guided-tours.yaml',
      'action: { link: { label: Write to us, href: /contact } }',
      'action: { chat: Chat with us }',
    ],
    ['landings/kayak-hire.yaml', 'alt: Kayaks on a slipway at high water', 'alt: Photo of kayaks'],
    ['landings/kayak-hire.yaml', 'alt: Kayaks on a slipway at high water', 'alt: IMG_2034'],
    ['landings/kayak-hire.yaml', 'alt: Kayaks on a slipway at high water', 'alt: photo'],
    ['pages/guides/tides/page.md', '| --- | ---: |', '| --- |'],
    ['pages/guides/tides/page.md', '1. **Sit still** The boat', '- **Sit still** The boat'],
  ]),
  ...defects('code|style', 'portland-salon', [
    [
      'pages/gallery/+Page.tsx',
      "import type { PageProps } from 'touchdown';",
      "import type { PageProps } from 'touchdown';\nimport { Gallery } from './Gallerie.tsx';",
      'import { Gallery }',
    ],
    ['pages/gallery/+Page.tsx', '<section className="wrap">', '<section className="warp">'],
    ['site/sections/price-table.css', '.price-table-rows {', '.price-table-row {'],
    ['site/sections/price-table.css', 'gap: 0.5rem;', 'gap: 0.5rme;'],
    ['site/sections/price-table.css', 'display: flex;', 'dispaly: flex;'],
    ['site/sections/price-table.css', 'color: var(--color-ink);', 'color: #12345;'],
  ]),
  ...defects('prose', 'falmouth-kayaks', [['pages/guides/tides/page.md', ':::steps', '::steps']]),
  ...defects('code', 'regensburg-schreiner', [
    ['pages/werkstatt/+Page.tsx', '<li key={maschine}>', '<li key={maschine} onclick={maschine}>'],
  ]),
];
