import { type Defect, defects } from '../../defect.ts';

/** Mistakes of every family, made before anybody had read the rules. */
export const PHOENIX: readonly Defect[] = [
  ...defects('facts', 'phoenix-solar', [
    ['pages/cost/page.yaml', 'We charge {prices.perWatt} a watt', 'We charge $2.75 a watt'],
    [
      'pages/batteries/page.md',
      'From {prices.battery} for the first one',
      'From twelve thousand dollars for the first one',
    ],
    [
      'landings/panel-cleaning.yaml',
      'An hour of work, {prices.cleaning},',
      'An hour of work, a hundred and eighty-nine dollars,',
    ],
    [
      'pages/service/page.yaml',
      '"{business.phone}, Monday to Thursday until four.',
      '"602.555.0137, Monday to Thursday until four.',
    ],
    [
      'pages/contact/page.yaml',
      'The door with the cactus, left of the tire shop.',
      'The door with the cactus, open Monday to Friday from 8 to 5.',
    ],
    [
      'landings/solar-mesa.yaml',
      'a fixed price, {warranty.work} on our work.',
      'a fixed price, 12 years of warranty on our work.',
    ],
    ['pages/warranty/page.md', '## The panels: {warranty.panels}', '## The panels: 30 years'],
    ['landings/solar-mesa.yaml', 'stat: "{license.roc}"', 'stat: "ROC 318240"'],
    [
      'pages/contact/page.yaml',
      'write to {business.name} on McDowell',
      'write to Saguaro Sun Works on McDowell',
    ],
    ['pages/about/page.yaml', '{people.owner} was an estimator', '{people.owner was an estimator'],
    ['site.config.yaml', 'longitude: -112.0338', 'longitude: 112.0338'],
  ]),
  ...defects('copy', 'phoenix-solar', [
    ['pages/projects/page.yaml', 'Today each would get its own.', 'Today each would get its'],
    [
      'pages/index/page.yaml',
      'a fixed price and a crew on the payroll',
      'a fixed price and a <b>crew</b> on the payroll',
    ],
    ['pages/guides/monsoon/page.md', 'Bigger ones do occur.', 'Bigger ones do occure.'],
    ['pages/guides/hoa/page.md', 'Arizona law keeps associations', 'Arizona law keeps assocations'],
    ['landings/panel-cleaning.yaml', 'transitionalCTA: Text the number', 'transitionalCTA: Submit'],
    [
      'landings/solar-mesa.yaml',
      'answer: "Yes, online, and it usually takes a week. The utility takes longer."',
      'answer: "No, but its felt may be. We look under two tiles before you sign."',
      'My roof is tile',
    ],
    ['pages/projects/page.yaml', 'author: "J. Whitehorse"', 'author: "A customer"'],
  ]),
  ...defects('law', 'phoenix-solar', [
    [
      'pages/index/page.yaml',
      'If the numbers do not work for your house, we say so.',
      'We guarantee that your bill goes to zero.',
    ],
    [
      'site.config.yaml',
      '"You may use this to prepare a design and to answer me. I can take that back at any time."',
      '"I agree to the terms"',
    ],
  ]),
  ...defects('seo', 'phoenix-solar', [
    [
      'pages/guides/hoa/page.md',
      'description: "A homeowners association in Arizona cannot forbid solar, but it may ask for reasonable rules. What that means and what we send them."',
      'description: "HOA."',
    ],
  ]),
  ...defects('links', 'phoenix-solar', [
    [
      'pages/cost/page.yaml',
      '[how export rates work](/guides/export-rates)',
      '[how export rates work](/guides/export-rates#lock)',
    ],
  ]),
  ...defects('style', 'phoenix-solar', [
    [
      'landings/panel-cleaning.yaml',
      'className: "bg-(--color-sand-2) text-(--color-ink)"',
      'className: "bg-(--color-sandy) text-(--color-ink)"',
    ],
  ]),
  ...defects('shape', 'phoenix-solar', [
    ['site.config.yaml', 'whatsapp: "16025550173"', 'whatsapp: "+1 602 555 0173"'],
    ['pages/service/page.yaml', 'icon: droplets', 'icon: dropletts'],
  ]),
  ...defects('prose', 'phoenix-solar', [
    [
      'pages/guides/tile-roofs/page.md',
      'We lift the tiles and look',
      'We **lift the tiles and look',
    ],
  ]),
];
