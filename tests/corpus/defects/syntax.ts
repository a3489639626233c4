import { type Defect, defects } from '../defect.ts';

/** Slips of YAML: tabs, quotes, brackets, indents, colons, keys that stand twice. */
export const SYNTAX: readonly Defect[] = [
  ...defects('syntax|shape', 'leeds-plumber', [
    [
      'pages/about/page.yaml',
      '      heading: Plumbers by inheritance',
      '\theading: Plumbers by inheritance',
    ],
    ['pages/landlords/page.yaml', 'heading: What agents get', 'heading: "What agents get'],
    [
      'pages/complaints/page.md',
      'title: If we got it wrong | Complaints',
      'title: Complaints: if we got it wrong',
    ],
    [
      'landings/boiler-service.yaml',
      'keywords: [boiler service Leeds, Gas Safe engineer, Worcester Bosch service]',
      'keywords: [boiler service Leeds, Gas Safe engineer, Worcester Bosch service',
    ],
    [
      'landings/new-bathroom.yaml',
      'problem: Avocado was a colour once',
      'problem: Avocado: a colour once',
    ],
    ['landings/burst-pipe-night.yaml', 'theme: general', 'theme general'],
    [
      'site.config.yaml',
      '  serving: Leeds and the Aire valley',
      '   serving: Leeds and the Aire valley',
    ],
  ]),
  ...defects('syntax|shape', 'leipzig-baecker', [
    ['pages/torten/page.yaml', 'intro: Buttercreme aus Butter.', 'intro: Buttercreme: Butter.'],
    ['pages/brote/page.yaml', 'name: Brote\n', 'name: Brote\nname: Laibe\n', 'name: Laibe'],
    ['pages/stimmen/page.yaml', '      heading: Mit Namen\n', '     heading: Mit Namen\n'],
    [
      'landings/osterbrote.yaml',
      '  headline: Ihr Osterbrot liegt schon da',
      '  headline: "Ihr Osterbrot" liegt schon da',
    ],
    [
      'landings/osterbrote.yaml',
      'subtitle: Ostersonntag am Küchentisch',
      'subtitle: @Ostersonntag am Küchentisch',
    ],
  ]),
  ...defects('syntax|shape', 'sevilla-dentista', [
    [
      'pages/miedo/page.yaml',
      'intro: "Siempre. A la primera." }',
      'intro: "Siempre. A la primera."',
    ],
    [
      'pages/como-llegar/page.yaml',
      'description: Dónde está la clínica.',
      'description: *dónde está la clínica',
    ],
    [
      'landings/implantes.yaml',
      'problem: Mastica por un solo lado desde hace años',
      'problem: "Mastica" por un solo lado',
    ],
    [
      'landings/implantes.yaml',
      'cta:\n  headline',
      'hero:\n  headline',
      'hero:\n  headline: Venga',
    ],
  ]),
  ...defects('syntax|shape', 'toronto-law', [
    [
      'pages/news/page.yaml',
      '      heading: What was printed',
      "      heading: 'What wasn't printed'",
    ],
    [
      'pages/referrals/page.yaml',
      '      heading: Call somebody else for',
      '      heading Call somebody else for',
    ],
    ['landings/dismissed.yaml', '  external: The letter', '  external: The letter: it'],
    ['site.config.yaml', 'firm: { founded: 2009 }', 'firm: { founded: 2009'],
  ]),
  ...defects('syntax|shape', 'austin-tattoo', [
    ['pages/story/page.yaml', '      heading: In order', '      heading: - In order'],
    ['pages/artists/page.yaml', 'text: "Drew saints', 'text "Drew saints'],
    ['landings/memorial-tattoo.yaml', 'stat: No rush', 'stat: No: rush'],
  ]),
  ...defects('syntax|shape', 'zurich-yoga', [
    ['pages/raum/page.yaml', 'intro: Bei Regen riecht', 'intro: %Bei Regen riecht'],
    ['landings/feierabend.yaml', 'stat: Tee, description', 'stat: Tee; description'],
  ]),
  ...defects('syntax|shape', 'mendoza-vinos', [
    ['pages/envios/page.md', 'description: "Cuánto tarda', "description: 'Cuánto tarda"],
    ['landings/caja-de-invierno.yaml', '  - Te tocan de nuevo', '  -Te tocan de nuevo'],
  ]),
  ...defects('syntax|shape', 'dublin-locksmith', [
    ['pages/burglary/page.yaml', 'type: main\n', 'type: main\ntype: utility\n', 'type: utility'],
    [
      'landings/locked-out-tonight.yaml',
      'headline: Ring before you kick it',
      'headline: `Ring before you kick it`',
    ],
  ]),
  ...defects('syntax|shape', 'berlin-fahrrad', [
    ['pages/gebraucht/page.yaml', 'type: main', 'type: main: shop'],
    ['site.config.yaml', 'laden: { eroeffnet: 2008 }', 'laden: { eroeffnet: 2008 }}'],
  ]),
];
