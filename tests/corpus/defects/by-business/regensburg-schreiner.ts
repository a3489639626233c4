import { type Defect, defects } from '../../defect.ts';

/** Mistakes in settings, keys, links and code, made before the rules were read. */
export const REGENSBURG: readonly Defect[] = [
  ...defects('brand', 'regensburg-schreiner', [
    [
      'site.config.yaml',
      'corners: square',
      'corners: square\n  logo: { src: logo.svg, alt: Lindner }',
      'logo:',
    ],
  ]),
  ...defects('code', 'regensburg-schreiner', [
    [
      'pages/werkstatt/+Page.tsx',
      '<Picture picture="lager" page={page} place="full" />',
      '<Picture picture="lager" page={page} place="wide" />',
    ],
    ['pages/werkstatt/+Page.tsx', "import './werkstatt.css';", "import './werkstat.css';"],
    ['pages/werkstatt/+Page.tsx', '<ul className="maschinen">', '<ul class="maschinen">'],
    ['pages/werkstatt/+Page.tsx', 'picture="lager" page={page}', 'picture="lager" site={page}'],
    ['pages/werkstatt/+Page.tsx', '{MASCHINEN.map(', '{MASCHINE.map('],
  ]),
  ...defects('facts', 'regensburg-schreiner', [
    ['site.config.yaml', 'postalCode: "93047"', 'postalCode: "9304"'],
    ['pages/ratgeber/holzpflege/page.md', '{preise.stunde}', '{preise.stunden}'],
  ]),
  ...defects('form', 'regensburg-schreiner', [
    ['site.config.yaml', 'label: Ab wann, min: today', 'label: Ab wann, min: 01.01.2027'],
    [
      'site.config.yaml',
      '{ name: phone, type: phone, label: Telefon }',
      '{ name: phone, type: phone }',
    ],
  ]),
  ...defects('links', 'regensburg-schreiner', [
    ['pages/werkstatt/+Page.tsx', '/ratgeber/holzpflege#oel', '/ratgeber/holzpflege#öle'],
    ['pages/ratgeber/holzpflege/page.md', 'tel:+499415550147', 'tel:+499415550174'],
    ['pages/ratgeber/holzpflege/page.md', '[das Formular](/contact)', '[das Formular](/kontakt)'],
    ['pages/ratgeber/holzpflege/page.md', '[das Formular](/contact)', '[das Formular] (/contact)'],
    [
      'pages/werkstatt/+Page.tsx',
      '<p>\n          Bretter',
      '<p>\n          <a href="mailto:post@schreinerei-lidner.de">Schreiben</a>\n          Bretter',
      'schreinerei-lidner',
    ],
    ['pages/werkstatt/+Page.tsx', '<h3>Das Lager</h3>', '<h3 id="x">Das Lager</h3><p id="x">A</p>'],
  ]),
  ...defects('prose', 'regensburg-schreiner', [
    ['pages/ratgeber/holzpflege/page.md', ':::\n\n## Fragen', '\n## Fragen', ':::crosses'],
  ]),
  ...defects('shape', 'regensburg-schreiner', [
    ['site.config.yaml', 'phone: "+49 941 5550147"', 'phone: "0941 5550147"'],
    [
      'site.config.yaml',
      'days: [Monday, Tuesday, Wednesday, Thursday]',
      'days: [Montag, Dienstag, Mittwoch, Donnerstag]',
    ],
    ['site.config.yaml', 'opens: "07:30", closes: "13:00"', 'opens: "7:30", closes: "13:00"'],
    ['site.config.yaml', 'opens: "07:30", closes: "13:00"', 'opens: "07:30", close: "13:00"'],
    ['site.config.yaml', 'currency: EUR', 'currency: Euro'],
    ['site.config.yaml', 'languages: [de]', 'languages: de'],
    ['site.config.yaml', '{ from: /jobs, to: /stellen }', '{ from: /jobs, to: stellen }'],
    ['site.config.yaml', '{ from: /jobs, to: /stellen }', '{ form: /jobs, to: /stellen }'],
    ['site.config.yaml', '{ from: /jobs, to: /stellen }', '{ from: /jobs/, to: /stellen }'],
    ['site.config.yaml', 'accept: [pdf, word]', 'accept: [pdf, doc]'],
    ['site.config.yaml', 'autocomplete: name', 'autocomplete: fullname'],
    ['site.config.yaml', 'type: phone, label: Telefon', 'type: tel, label: Telefon'],
    [
      'site.config.yaml',
      'bewerbung: https://formular.schreinerei-lindner.de/bewerbung',
      'bewerbung: formular.schreinerei-lindner.de/bewerbung',
    ],
    ['site.config.yaml', 'budget: { total: 1500', 'budget: { total: -1500'],
    [
      'site.config.yaml',
      '- { label: Werkstatt, href: /werkstatt }',
      '- { label: Werkstatt, href: /Werkstatt }',
    ],
    [
      'site.config.yaml',
      '- { label: Werkstatt, href: /werkstatt }',
      '- { label: Werkstatt, url: /werkstatt }',
    ],
    [
      'site.config.yaml',
      'action: { label: Angebot anfragen, href: /contact }',
      'action: { label: Angebot anfragen, href: "mailto:post@schreinerei-lindner" }',
    ],
    ['site.config.yaml', 'ornament: grid', 'ornament: wood'],
    ['landings/stellen.yaml', 'show: list', 'show: lists'],
    ['landings/kuechen.yaml', 'values: [300 g, 420 g, 650 g]', 'values: [300 g, 420 g]'],
    ['pages/ratgeber/holzpflege/page.md', 'subject: article', 'subject: Artikel'],
    ['pages/ratgeber/holzpflege/page.md', 'updated: 2026-08-30', 'updated: 2026-31-08'],
  ]),
  ...defects('style', 'regensburg-schreiner', [
    [
      'pages/werkstatt/+Page.tsx',
      '<h3>Das Lager</h3>',
      '<h3 style={{ color: "#eeeeee" }}>Das Lager</h3>',
    ],
    ['pages/werkstatt/werkstatt.css', 'var(--color-ink)', 'var(--color-inc)'],
  ]),
];
