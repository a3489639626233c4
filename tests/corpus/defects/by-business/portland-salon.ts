import { type Defect, defects } from '../../defect.ts';

/** Mistakes in settings, keys, links and code, made before the rules were read. */
export const PORTLAND: readonly Defect[] = [
  ...defects('address', 'portland-salon', [
    ['site.config.yaml', '{ from: /book, to: /contact }', '{ from: /about, to: /contact }'],
    [
      'site.config.yaml',
      '{ from: /book, to: /contact }',
      '{ from: /book, to: /reserve }\n  - { from: /reserve, to: /book }',
    ],
    [
      'site.config.yaml',
      '{ from: /book, to: /contact }',
      '{ from: /book, to: /contact }\n  - { from: /book, to: /about }',
      'from: /book, to: /about',
    ],
    ['landings/curl-cuts.yaml', 'aliases: [/curly-hair-portland]', 'aliases: [/prices]'],
    ['landings/cortes-rizados.yaml', 'translationOf: curl-cuts', 'translationOf: curl-cut'],
    ['landings/curl-cuts.yaml', '  aliases: [/curly-hair-portland]', '  canonical: /curl-cut'],
  ]),
  ...defects('brand', 'portland-salon', [
    [
      'site.config.yaml',
      'color: "#2f5d50"',
      'color: "#2f5d50"\n  colors: { action: "#ffe9a0", ink: "#cccccc" }',
      'colors: {',
    ],
  ]),
  ...defects('code', 'portland-salon', [
    ['pages/gallery/+Page.tsx', 'picture="window"', 'picture="windows"'],
    ['pages/gallery/+Page.tsx', '<h1>Our work this year</h1>', '<h1>Our work this year<h1>'],
    ['site/sections/price-table.tsx', "price: 'on request' }]", "preis: 'on request' }]"],
    [
      'pages/gallery/+Page.tsx',
      '<Section tone="sand" heading="Where to go from here">',
      '<Section tone="sand" title="Where to go from here">',
    ],
  ]),
  ...defects('copy', 'portland-salon', [
    ['landings/curl-cuts.yaml', 'updated: 2026-10-04', 'updated: 2027-10-04'],
    ['pages/guides/curl-care/page.md', '[our prices](/prices)', '[here](/prices)'],
    [
      'pages/gallery/+Page.tsx',
      '<a href="/prices">What a visit costs</a>',
      '<a href="/prices">click here</a>',
    ],
  ]),
  ...defects('download', 'portland-salon', [
    ['pages/prices/page.yaml', 'src: price-list.pdf', 'src: pricelist.pdf'],
  ]),
  ...defects('facts', 'portland-salon', [
    [
      'site.config.yaml',
      'geo: { latitude: 45.5591, longitude: -122.6423 }',
      'geo: { latitude: 45.5591, longitude: 122.6423 }',
    ],
    ['site.config.yaml', 'opens: "11:00", closes: "20:00"', 'opens: "20:00", closes: "11:00"'],
    ['site.config.yaml', 'days: [Thursday]', 'days: [Thursday, Friday]'],
    ['site.config.yaml', 'timeZone: America/Los_Angeles', 'timeZone: America/New_York'],
    [
      'site.config.yaml',
      '{business.name} in {business.address.locality}: cuts',
      '{business.name} in {business.adress.locality}: cuts',
    ],
    [
      'landings/curl-cuts.yaml',
      'Call {business.phone} for a chair',
      'Call {{business.phone}} for a chair',
    ],
    ['site.config.yaml', 'currency: USD', 'currency: EUR'],
  ]),
  ...defects('form', 'portland-salon', [
    ['site.config.yaml', '    endpoint: newsletter', '    endpoint: newsleter'],
    ['landings/curl-cuts.yaml', '  - form: newsletter', '  - form: newsletters'],
    ['landings/bridal-hair.yaml', 'min: 1, max: 20', 'min: 20, max: 1'],
    ['landings/bridal-hair.yaml', 'fields: [date, heads, where]', 'fields: [date, head, where]'],
    [
      'landings/bridal-hair.yaml',
      'options: [In the salon, Where we get dressed]',
      'options: [In the salon, In the salon]',
    ],
    ['landings/bridal-hair.yaml', 'endpoint: contactWebhook', 'endpoint: contactwebhook'],
    ['landings/bridal-hair.yaml', 'min: today', 'min: tomorrow'],
    [
      'landings/bridal-hair.yaml',
      '- { name: source, type: hidden, value: bridal }',
      '- { name: source, type: hidden }',
    ],
    [
      'landings/bridal-hair.yaml',
      '{ name: heads, type: number, label: How many heads, min: 1, max: 20 }',
      '{ name: heads, type: number, label: How many heads, min: one, max: 20 }',
    ],
  ]),
  ...defects('links', 'portland-salon', [
    ['site.config.yaml', 'href: /gallery', 'href: /galery'],
    ['site.config.yaml', 'href: /privacy', 'href: https://www.juniperash.com/privacy'],
    ['site.config.yaml', '{ from: /book, to: /contact }', '{ from: /book, to: /contacts }'],
    [
      'landings/winter-gloss.yaml',
      'afterExpiry: { redirect: /prices }',
      'afterExpiry: { redirect: /pricing }',
    ],
    ['landings/bridal-hair.yaml', 'after: { page: /thank-you }', 'after: { page: /thanks }'],
    ['pages/prices/page.yaml', 'href: /curl-cuts }', 'href: /curl-cuts#prices }'],
    ['pages/guides/curl-care/page.md', '(#sleeping)', '(#sleep)'],
    ['pages/guides/curl-care/page.md', '(/prices)', '(/price)'],
    ['pages/guides/curl-care/page.md', 'tel:+15035550148', 'tel:+15035550184'],
    ['pages/guides/curl-care/page.md', 'https://www.aad.org/', 'http://www.aad.org/'],
    ['pages/gallery/+Page.tsx', '<a href="/curl-cuts">', '<a href="/curlcuts">'],
    ['pages/gallery/+Page.tsx', '<a href="tel:+15035550148">', '<a href="tel:503-555-0148">'],
    ['pages/gallery/+Page.tsx', '<a href="tel:+15035550148">', '<a href="tel:+15035550418">'],
    [
      'pages/gallery/+Page.tsx',
      '<a href="/prices">What a visit costs</a>',
      '<a href="/prices"></a>',
    ],
    ['pages/gallery/+Page.tsx', '<a href="/prices">', '<a href="javascript:void(0)">'],
    [
      'pages/gallery/+Page.tsx',
      '<a href="tel:+15035550148">',
      '<a href="https://wa.me/5035550148">',
    ],
    ['pages/gallery/+Page.tsx', '<a href="/prices">', '<a href="prices">'],
  ]),
  ...defects('lint', 'portland-salon', [
    ['site.config.yaml', 'seo/title-length: warning', 'seo/titel-length: warning'],
    [
      'landings/curl-cuts.yaml',
      'theme: general',
      '# touchdown-ignore copy/cliche because we like it\ntheme: general',
    ],
    [
      'landings/curl-cuts.yaml',
      'theme: general',
      '# touchdown-ignore copy/doesnotexist: we like it\ntheme: general',
    ],
    [
      'landings/curl-cuts.yaml',
      'theme: general',
      '# touchdown-ignore copy/repeated\ntheme: general',
    ],
  ]),
  ...defects('picture', 'portland-salon', [
    [
      'landings/curl-cuts.yaml',
      'src: two.svg, alt: Shoulder-length curls from the side',
      'src: two.svg, alt: ""',
    ],
    [
      'landings/curl-cuts.yaml',
      'src: two.svg, alt: Shoulder-length curls from the side',
      'src: two.svg, alt: two.svg',
    ],
    ['landings/curl-cuts.yaml', 'src: two.svg', 'src: media/two.svg'],
    ['landings/curl-cuts.yaml', 'src: two.svg', 'src: two.jpg'],
  ]),
  ...defects('prose', 'portland-salon', [
    ['pages/guides/curl-care/page.md', 'Squeeze, do not rub.', 'Squeeze, do <b>not</b> rub.'],
    ['pages/guides/curl-care/page.md', '2. Rinse *cool*.', '![A basin](basin.jpg)'],
    ['pages/guides/curl-care/page.md', ':::note[When it itches]', ':::warning[When it itches]'],
    ['pages/guides/curl-care/page.md', '{#drying}', '{#washing}'],
  ]),
  ...defects('schedule', 'portland-salon', [
    ['landings/winter-gloss.yaml', 'expireAt: 2027-02-28T18:00', 'expireAt: 2026-11-01T18:00'],
    [
      'landings/winter-gloss.yaml',
      'afterExpiry: { redirect: /prices }',
      'afterExpiry: { redirect: /winter-gloss }',
    ],
    ['landings/winter-gloss.yaml', 'expireAt: 2027-02-28T18:00', 'expireAt: 2027-03-14T02:30'],
  ]),
  ...defects('seo', 'portland-salon', [
    [
      'landings/curl-cuts.yaml',
      'title: Curly Hair Cuts in Portland | {business.name}',
      'title: Curly Hair Cuts, Curl Cuts and Dry Curl Cuts for Curly Hair in Portland Oregon | {business.name}',
    ],
    [
      'landings/winter-gloss.yaml',
      'title: "Winter Gloss at {business.name} in Portland"',
      'title: Curly Hair Cuts in Portland | {business.name}',
    ],
    ['pages/guides/curl-care/page.md', '## Washing', '### Washing'],
    [
      'pages/gallery/+Page.tsx',
      '<p>\n          <a href="/prices">',
      '<h4>Where next</h4>\n        <p>\n          <a href="/prices">',
    ],
    [
      'pages/gallery/+Page.tsx',
      '<p>\n          <a href="/prices">',
      '<h1>Where next</h1>\n        <p>\n          <a href="/prices">',
    ],
  ]),
  ...defects('style', 'portland-salon', [
    [
      'landings/curl-cuts.yaml',
      'className: bg-(--color-night) text-white',
      'className: bg-white text-white',
    ],
    [
      'landings/curl-cuts.yaml',
      'className: bg-(--color-night) text-white',
      'className: bg-nigth text-white',
    ],
    [
      'landings/curl-cuts.yaml',
      'className: bg-(--color-night) text-white',
      'className: bg-(--color-nite) text-white',
    ],
    ['site/sections/price-table.css', 'var(--color-line)', 'var(--colour-line)'],
  ]),
  ...defects('syntax', 'portland-salon', [
    ['site.config.yaml', '  cut: 68', '  cut: 68\n  cut: 72', 'cut: 72'],
    ['site.config.yaml', '    locality: Portland', '   locality: Portland'],
    ['site.config.yaml', '    locality: Portland', '\tlocality: Portland'],
    ['site.config.yaml', 'name: "Juniper & Ash"', 'name: "Juniper & Ash'],
    [
      'site.config.yaml',
      'street: 2214 NE Alberta Street',
      'street: &street 2214 NE Alberta Street',
    ],
    [
      'site.config.yaml',
      'payments: [Cash, Visa, Mastercard, Venmo]',
      'payments: [Cash, Visa, Mastercard, Venmo',
    ],
  ]),
];
