import { type Defect, defects } from '../../defect.ts';

/** Slips in the pages of an undertaker: of the family, of a copywriter, and of those who copied a page for the next service. */
export const KASSEL_BESTATTER: readonly Defect[] = [
  ...defects('facts|copy', 'kassel-bestatter', [
    ['landings/soforthilfe.yaml', '"Unter {business.phone} meldet', '"Unter 0561 920814-0 meldet'],
    [
      'landings/trauerfeier.yaml',
      '"Unsere Halle hat {haus.trauerhallePlaetze} Plätze',
      '"Unsere Halle hat 80 Plätze',
    ],
    [
      'landings/aufbahrung.yaml',
      'im Abschiedsraum für {fees.abschiedsraum} oder',
      'im Abschiedsraum für 150 Euro oder',
    ],
    [
      'pages/about/page.yaml',
      'Das Haus an der {business.address.street} hat',
      'Das Haus an der Leipziger Straße 241 hat',
    ],
    ['landings/vorsorgeabend.yaml', '"ein Donnerstag"', '"ein Mittwoch"'],
    [
      'pages/contact/page.yaml',
      'note: "Gespräche am Abend',
      'note: "Freitags ist das Büro bis 17 Uhr besetzt. Gespräche am Abend',
    ],
    [
      'pages/ratgeber/formalitaeten/page.md',
      'spätestens {fristen.anzeige} nach',
      'spätestens {frist.anzeige} nach',
    ],
    [
      'landings/feuerbestattung.yaml',
      'Wir beraten Sie unter {business.phone},',
      'Wir beraten Sie unter {{business.phone}},',
    ],
    [
      'pages/about/page.yaml',
      'Aus der Schreinerei von {haus.gegruendet} wurde',
      'Aus der Schreinerei von 1985 wurde',
    ],
    [
      'pages/index/page.yaml',
      'sonst gern auch schriftlich an {business.email}',
      'sonst gern auch schriftlich an info@bestattungshaus-rehbein.example',
    ],
    ['pages/about/page.yaml', 'kicker: "{business.name}"', 'kicker: "Bestattungshaus Rebhein"'],
    [
      'landings/anonyme-bestattung.yaml',
      'Überführung im Umkreis von {haus.umkreis} Kilometern',
      'Überführung im Umkreis von 50 Kilometern',
    ],
  ]),
  ...defects('copy', 'kassel-bestatter', [
    [
      'landings/waldbestattung.yaml',
      'Wir gehen den Weg vorher ab',
      'Wir gehen den den Weg vorher ab',
    ],
    [
      'landings/feuerbestattung.yaml',
      'quote: "Wir durften fragen, was sonst niemand fragt, und haben auf alles eine ehrliche Antwort bekommen."',
      'quote: "[Zitat folgt]"',
    ],
    [
      'landings/seebestattung.yaml',
      'wussten wir, dass es richtig war',
      'wussten wir, das es richtig war',
    ],
    [
      'landings/trauercafe.yaml',
      'Niemand fragt nach, wenn Sie schweigen',
      'Niemand fragt nach, wenn du schweigst',
    ],
    [
      'landings/digitaler-nachlass.yaml',
      'Die meisten Antworten kommen innerhalb',
      'Die meisten Antworten kommt innerhalb',
    ],
    [
      'landings/erdbestattung.yaml',
      'des jeweiligen Friedhofs. Wir gehen',
      'des jeweiligen Friedhofs.Wir gehen',
    ],
    [
      'pages/about/page.yaml',
      'baut Fenster, Treppen und, wenn',
      'baut Fenster &amp; Treppen und, wenn',
    ],
    [
      'pages/ratgeber/formalitaeten/page.md',
      'Fremdsprachige Urkunden müssen',
      'Fremdsprachige Urkunden mÃ¼ssen',
    ],
    [
      'landings/aufbahrung.yaml',
      '- "Raum mit Kerzen und Blumen"',
      '- "Versorgung und Betten im offenen Sarg"',
    ],
    [
      'landings/erdbestattung.yaml',
      'directCTA: "Beratung vereinbaren"',
      'directCTA: "Hier klicken"',
    ],
    [
      'pages/preise/page.yaml',
      'question: "Wann ist die Rechnung fällig?"',
      'question: "Wann ist die Rechnung fällig"',
    ],
    [
      'landings/formalitaeten.yaml',
      'erledigt bei uns seit vielen Jahren',
      'erledigt bei uns seid vielen Jahren',
    ],
  ]),
  ...defects('law', 'kassel-bestatter', [
    [
      'landings/soforthilfe.yaml',
      '- "Am Telefon entsteht noch kein Auftrag."',
      '- "Bei uns zahlen Sie garantiert den niedrigsten Preis in Kassel."',
    ],
    [
      'pages/index/page.yaml',
      'heading: "Für Sie da, wenn ein Mensch gestorben ist"',
      'heading: "Ihr Bestatter Nr. 1 in Kassel"',
    ],
    [
      'landings/vorsorgeabend.yaml',
      'Ihre Angaben verwenden wir nur für diesen Abend.',
      'Mit dem Absenden bestellen Sie auch unseren Newsletter.',
    ],
    [
      'pages/impressum/page.yaml',
      '"Wir sind nicht bereit und nicht verpflichtet',
      '"Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit. Wir sind nicht bereit und nicht verpflichtet',
    ],
    [
      'pages/preise/page.yaml',
      'Alle Beträge sind Endpreise einschließlich Umsatzsteuer.',
      'Alle Preise verstehen sich zuzüglich der gesetzlichen Umsatzsteuer.',
    ],
    [
      'pages/impressum/page.yaml',
      'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
      'Angaben gemäß § 5 TMG.',
    ],
  ]),
  ...defects('seo|prose', 'kassel-bestatter', [
    [
      'landings/feuerbestattung.yaml',
      'title: "Feuerbestattung in Kassel: Ablauf und Preise"',
      'title: "Erdbestattung in Kassel | {business.name}"',
    ],
    [
      'landings/muslimische-bestattung.yaml',
      'description: "Rituelle Waschung, Tuch, Totengebet und Grab in Richtung Mekka oder die Überführung in die Heimat. Unsere Leistungen in Kassel ab {fees.muslimisch}."',
      'description: "Muslimische Bestattung in Kassel."',
    ],
    ['pages/ratgeber/trauerfall/page.md', '## Danach', '#### Danach'],
  ]),
  ...defects('links', 'kassel-bestatter', [
    ['pages/index/page.yaml', 'href: "/waldbestattung"', 'href: "/baumbestattung"'],
    [
      'pages/ratgeber/formalitaeten/page.md',
      '[Formalitäten](/formalitaeten)',
      '[Formalitäten](/formalitaeten#paket)',
    ],
    [
      'landings/digitaler-nachlass.yaml',
      '[Bestattungsvorsorge](/bestattungsvorsorge)',
      '[Bestattungsvorsorge](http://localhost:3000/bestattungsvorsorge)',
    ],
  ]),
  ...defects('facts|shape', 'kassel-bestatter', [
    ['site.config.yaml', 'bewerbungBis: 28. Februar 2027', 'bewerbungBis: 28. Februar 2026'],
    [
      'site.config.yaml',
      'geo: { latitude: 51.3062, longitude: 9.5338 }',
      'geo: { latitude: 9.5338, longitude: 51.3062 }',
    ],
  ]),
  ...defects('style|prose|copy', 'kassel-bestatter', [
    [
      'landings/treuhandkonto.yaml',
      'className: bg-(--color-sand-2) text-(--color-ink)',
      'className: bg-(--color-sand-2) text-white',
    ],
  ]),
];
