import { type Defect, defects } from '../defect.ts';

/** Titles, descriptions and headings that search engines cut off, show twice or cannot tell apart. */
export const SEO: readonly Defect[] = [
  ...defects('style|shape', 'austin-plumber', [
    [
      'landings/in-your-area.yaml',
      'className: bg-(--color-night) text-white',
      'className: bg-(--color-night) text-white/30',
    ],
    [
      'landings/in-your-area.yaml',
      'className: bg-(--color-night) text-white',
      'className: bg-(--color-sand) text-white',
    ],
    [
      'landings/in-your-area.yaml',
      'className: bg-(--color-night) text-white',
      'className: bg-[#12345] text-white',
    ],
  ]),
  ...defects('facts', 'sevilla-dentista', [
    ['site.config.yaml', 'timeZone: Europe/Madrid', 'timeZone: America/Bogota'],
  ]),
  ...defects('copy', 'miami-accountant', [
    ['landings/carta-del-irs.yaml', 'language: es', 'language: en'],
  ]),
  ...defects('syntax', 'leeds-plumber', [
    [
      'landings/power-flush.yaml',
      'theme: general',
      '<<<<<<< HEAD\ntheme: general\n=======\ntheme: emergency\n>>>>>>> spring',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'leeds-plumber', [
    ['pages/jobs/page.md', 'title: Apprentice plumber wanted in Kirkstall', 'title: Jobs'],
    [
      'pages/drains/page.yaml',
      'title: Blocked drains cleared in Leeds',
      'title: Blocked drains cleared in Leeds, Bradford, Wakefield, Huddersfield, Halifax, Harrogate, York and everywhere between',
    ],
    [
      'pages/landlords/page.yaml',
      'description: One contact for forty flats, reports with photographs, and tenants who get a text before we knock. How we work for agents.',
      'description: For landlords.',
    ],
    [
      'pages/guides/hard-water/page.md',
      'title: Hard water in Leeds, and whether you have it',
      'title: Frozen pipes, and how to thaw them gently',
    ],
    ['pages/guides/stopcock/page.md', '## In a terrace', '#### In a terrace'],
    [
      'pages/drains/page.yaml',
      'title: Blocked drains cleared in Leeds',
      'title: Plumber Leeds, Plumber Bradford, Plumber York',
    ],
    ['pages/drains/page.yaml', 'title: Blocked drains cleared in Leeds', 'title: Untitled'],
    ['pages/index/page.yaml', 'type: main', 'type: main\nnoindex: true', 'noindex'],
    [
      'landings/power-flush.yaml',
      'title: Cold radiators in Leeds? Flush before you replace',
      'title: Boiler service in Leeds, booked in two minutes',
    ],
    [
      'site.config.yaml',
      '        - { label: Landlords, href: /landlords }\n',
      '',
      'name: Landlords',
      'pages/landlords/page.yaml',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'leipzig-baecker', [
    ['pages/wissen/sauerteig/page.md', 'title: Sauerteig ansetzen in fünf Tagen', 'title: Teig'],
    [
      'pages/torten/page.yaml',
      'description: "Ab {preise.torte} für zwölf Stücke. Was wir aus Butter und Eiern machen und warum es bei uns keinen Fondant gibt."',
      'description: Unsere Torten.',
    ],
    [
      'pages/wissen/mehltypen/page.md',
      'description: Die Zahl sagt, wie viele Milligramm Asche bleiben, wenn man 100 g Mehl verbrennt. Welches Mehl wofür taugt, von der Torte bis zum Pumpernickel.',
      'description: Steinguttopf, Leinenbeutel oder Tiefkühlfach. Wo Brot länger hält, wo es schimmelt und wie ein harter Kanten wieder weich wird.',
    ],
    ['pages/ausbildung/page.md', '## Was du mitbringst', '### Was du mitbringst'],
    [
      'landings/osterbrote.yaml',
      'title: Osterbrot vorbestellen in der Leipziger Südvorstadt',
      'title: Osterbrot vorbestellen in der Leipziger Südvorstadt, mit Rosinen, Mandeln und doppelter Führung, solange der Vorrat in der Backstube reicht',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'sevilla-dentista', [
    ['pages/equipo/page.yaml', 'title: Quién le va a mirar la boca | Equipo', 'title: Equipo'],
    [
      'pages/guias/cepillado/page.md',
      'description: Dos minutos, un cepillo blando y ninguna fuerza. El orden que enseñamos a los niños y que los mayores tampoco conocían.',
      'description: Dos minutos, un cepillo blando y ninguna fuerza. El orden que enseñamos a los niños y que los mayores tampoco conocían. Además le explicamos qué pasta conviene, cada cuánto se cambia el cabezal, cuándo usar seda, cuándo un irrigador y por qué el enjuague no sustituye nada de eso.',
    ],
    [
      'pages/guias/muela-del-juicio/page.md',
      'title: ¿Hay que quitar la muela del juicio?',
      'title: Qué hacer después de que le saquen una muela',
    ],
    [
      'landings/implantes.yaml',
      'keywords: [implantes dentales Sevilla, implante Triana, precio implante]',
      'keywords: [implantes dentales Sevilla, implante Triana, implante Triana]',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'toronto-law', [
    [
      'pages/guides/wills/page.md',
      'title: Is a handwritten will valid in Ontario?',
      'title: Severance in Ontario, before you sign',
    ],
    [
      'pages/referrals/page.yaml',
      "description: Crime, tax and immigration are not ours. Whom we send you to, why we take no fee for it, and the Law Society's own service.",
      'description: What we do not do.',
    ],
    ['pages/how-we-bill/page.md', '# Every line of your bill', '## Every line of your bill'],
  ]),
  ...defects('seo|prose|copy|shape', 'austin-tattoo', [
    [
      'pages/skin/page.md',
      '# When we ask you to wait',
      '# When we ask you to wait\n\n# And when not',
      '# And when not',
    ],
    ['pages/fine-line/page.md', 'title: Fine-line tattoos, and how they age', 'title: Tattoo'],
  ]),
  ...defects('seo|prose|copy|shape', 'zurich-yoga', [
    ['pages/ruecken/page.md', '## Erst zur Ärztin', '#### Erst zur Ärztin'],
    [
      'pages/wissen/atmen/page.md',
      'title: Eine Atemübung für das Tram',
      'title: Drei Haltungen vor dem Schlafen',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'mendoza-vinos', [
    ['pages/notas/bonarda/page.md', 'title: La bonarda, la prima tímida del malbec', 'title: Vino'],
    [
      'site.config.yaml',
      '        - { label: Regalos, href: /regalos }\n',
      '',
      'name: Regalos',
      'pages/regalos/page.yaml',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'dublin-locksmith', [
    [
      'pages/guides/window-locks/page.md',
      'title: Locks for sash windows that still open',
      'title: Locksmith scams, and how to spot one',
    ],
  ]),
  ...defects('seo|prose|copy|shape', 'miami-accountant', [
    [
      'pages/boats/page.md',
      'description: A galley, a berth and a head may make it a second home. When interest counts, when a charter is a business and when it is a hobby.',
      'description: Date, from, to, why, how far. What the IRS wants to see, which apps write it down, and why your commute never counts.',
    ],
    ['pages/es/itin/page.md', 'title: Sacar o renovar el ITIN en Miami', 'title: ITIN'],
  ]),
  ...defects('seo|prose|copy|shape', 'berlin-fahrrad', [
    ['pages/e-bikes/page.md', '## Was geht', '### Was geht'],
    [
      'pages/wissen/licht/page.md',
      'description: Weiß vorn, rot hinten, beides mit Prüfzeichen. Was § 67 StVZO seit der Änderung erlaubt und wie man den Dynamo durchmisst.',
      'description: Licht am Rad.',
    ],
  ]),
];
