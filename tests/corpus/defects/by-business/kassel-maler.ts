import { type Defect, defects } from '../../defect.ts';

/** Slips of hurried writers, translators and owners. */
export const KASSEL: readonly Defect[] = [
  ...defects('copy', 'kassel-maler', [
    ['pages/contact/page.yaml', 'einverstanden, dass Sie', 'einverstanden, das Sie'],
    ['landings/wohnung-streichen.yaml', 'immer dieselben zwei', 'immer die selben zwei'],
    ['landings/wohnung-streichen.yaml', 'Seit dem Einzug', 'Seid dem Einzug'],
    ['landings/fassade.yaml', 'Gewährleistung auf den Anstrich', 'Gewährleistung auf den Antsrich'],
    ['pages/index/page.yaml', 'oder bei Ihnen vor Ort', 'oder bei ihnen vor Ort'],
    ['pages/schimmel-erkennen/page.md', 'kommt der Fleck wieder', 'kommt der Fleck wider'],
    [
      'landings/wohnung-streichen.yaml',
      'headline: Schicken Sie uns Ihre Wände',
      'headline: Schick uns deine Wände',
    ],
    [
      'landings/wohnung-streichen.yaml',
      'transitionalCTA: Frage stellen',
      'transitionalCTA: Learn more',
    ],
    ['pages/schimmel-erkennen/page.md', '[eine bewohnte Wohnung streichen]', '[hier]'],
    ['pages/index/page.yaml', 'linkLabel: Was eine Fassade braucht', 'linkLabel: mehr'],
    [
      'landings/wohnung-streichen.yaml',
      'Sagen Sie uns, wann die ist.',
      'Sag uns, wann dein Auszug ist.',
    ],
    ['landings/fassade.yaml', 'und daraus hat sie gelernt', 'und seid einem Jahr weiß sie, warum'],
  ]),
  ...defects('law', 'kassel-maler', [
    [
      'pages/index/page.yaml',
      'heading: Wir streichen, und abends wohnen Sie wieder',
      'heading: Der beste Malerbetrieb in ganz Kassel',
    ],
    [
      'pages/preise/page.yaml',
      'headline: Holen Sie sich Ihren Preis',
      'headline: Niemand in Nordhessen streicht günstiger',
    ],
    [
      'landings/fassade.yaml',
      'Termine ab Frühjahr: {business.phone}',
      'Nur noch heute drei Termine frei: {business.phone}',
    ],
    ['landings/wohnung-streichen.yaml', 'stat: Meisterbetrieb', 'stat: Testsieger'],
    [
      'landings/fassade.yaml',
      'zwei Lagen Silikatfarbe, die das Haus atmen lässt',
      'zwei Lagen klimaneutrale Silikatfarbe',
    ],
    [
      'landings/fassade.yaml',
      'headline: Eine Fassade, die den nächsten Wintern standhält',
      'headline: Kassels führender Fassadenmaler',
    ],
    [
      'pages/index/page.yaml',
      'text: Reinigen, Risse schließen und streichen, mit eigenem Gerüst.',
      'text: Nur noch zwei Termine in diesem Jahr, mit eigenem Gerüst.',
    ],
  ]),
  ...defects('law', 'kassel-maler', [
    [
      'pages/about/page.yaml',
      'Wir arbeiten in Kassel und im Landkreis.',
      'Für eine Google-Bewertung mit fünf Sternen schenken wir Ihnen 20 Euro.',
    ],
  ]),
  ...defects('links', 'kassel-maler', [
    ['pages/schimmel-erkennen/page.md', '(/preise)', '(https://wa.me/0561-5550147)'],
    ['pages/index/page.yaml', 'href: /fassade', 'href: /fasade'],
    ['pages/schimmel-erkennen/page.md', '(/wohnung-streichen)', '(/wohnung-streichen#ablauf)'],
  ]),
  ...defects('seo', 'kassel-maler', [
    [
      'landings/fassade.yaml',
      'title: Fassade streichen lassen in Kassel und Umgebung',
      'title: Fassade Kassel, Fassade streichen, Maler Fassade',
    ],
  ]),
  ...defects('picture', 'kassel-maler', [
    [
      'landings/wohnung-streichen.yaml',
      'alt: Eine Straße führt zu einem Haus mit hellen Fenstern',
      'alt: ""',
    ],
  ]),
];
