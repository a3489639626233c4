import { type Defect, defects } from '../../defect.ts';

/** Mistakes in facts and copy, made before the rules were read, and found since. */
export const MUENSTER: readonly Defect[] = [
  ...defects('facts|copy|law|links|shape|syntax', 'muenster-umzug', [
    [
      'landings/privatumzug.yaml',
      'Das Angebot haben Sie innerhalb von {fristen.angebot} Stunden.',
      'Das Angebot haben Sie innerhalb von 24 Stunden.',
    ],
    ['landings/privatumzug.yaml', 'stat: "{firma.leute} Leute"', 'stat: "12 Leute"'],
    [
      'landings/klaviertransport.yaml',
      'In der Stadt kostet ein Transport {preise.klavier}.',
      'In der Stadt kostet ein Transport 190 €.',
    ],
    [
      'landings/einlagerung.yaml',
      'kostet {preise.einlagerung} im Monat.\n  urgency',
      'kostet 56 € im Monat.\n  urgency',
    ],
    [
      'pages/preise/page.yaml',
      'Ein Halteverbot mit Genehmigung kostet {preise.halteverbot}.',
      'Ein Halteverbot mit Genehmigung kostet 110 Euro.',
    ],
    [
      'pages/ratgeber/packen/page.md',
      'Ein Karton kostet bei uns {preise.karton}.',
      'Ein Karton kostet bei uns 2,80 €.',
    ],
    [
      'pages/contact/page.yaml',
      'intro: "Telefon {business.phone}, oder',
      'intro: "Telefon 0251 23125 408, oder',
    ],
    [
      'pages/about/page.yaml',
      'Die Halle ist am {business.address.street}. Oder',
      'Die Halle ist am Hafenweg 13. Oder',
    ],
    [
      'pages/bedingungen/page.md',
      '{business.address.postalCode} {business.address.locality}.',
      '48151 {business.address.locality}.',
    ],
    [
      'pages/index/page.yaml',
      'kicker: "Seit {firma.seit} am Hafen"',
      'kicker: "Seit 2008 am Hafen"',
    ],
    [
      'pages/about/page.yaml',
      '{ date: "2010", title: Die Halle, text: "Wir ziehen an den Hafenweg."',
      '{ date: "2001", title: Die Halle, text: "Wir ziehen an den Hafenweg."',
    ],
    ['pages/about/page.yaml', 'name: Chidi Okafor', 'name: Chidi Okafur'],
    ['landings/seniorenumzug.yaml', '"{firma.inhaberin} hat ihre', '"Wibke Hansen hat ihre'],
    ['pages/preise/page.yaml', 'die Mehrwertsteuer von 19 %.', 'die Mehrwertsteuer von 16 %.'],
    [
      'pages/index/page.yaml',
      'answer: "Ja, bis {versicherung.summe} je Umzug',
      'answer: "Ja, bis 250.000 € je Umzug',
    ],
    ['pages/index/page.yaml', 'answer: "{gebiet.km} Kilometer um', 'answer: "80 Kilometer um'],
    [
      'pages/index/page.yaml',
      '{firma.wagen} Wagen und ein Preis, der hält.',
      'vier Wagen und ein Preis, der hält.',
    ],
    [
      'pages/about/page.yaml',
      'note: An Feiertagen ist das Büro geschlossen.',
      'note: Samstags bis 13 Uhr, an Feiertagen geschlossen.',
    ],
    [
      'landings/privatumzug.yaml',
      'Ein neues Zuhause sollte nicht',
      'Ein neues Zuhause solte nicht',
    ],
    ['landings/seniorenumzug.yaml', 'Bei einer Tasse Kaffee gehen', 'Bei einer Tasse Kafee gehen'],
    [
      'landings/firmenumzug.yaml',
      'Beschriftung finden nie wieder',
      'Beschrifftung finden nie wieder',
    ],
    ['pages/ratgeber/packen/page.md', 'mit Papier dazwischen', 'mit Papier dazwichen'],
    [
      'pages/ratgeber/halteverbot/page.md',
      'Nur mit dem Protokoll darf',
      'Nur mit dem Protokol darf',
    ],
    [
      'landings/einlagerung.yaml',
      'Das Siegel ist unversehrt.',
      'Das Siegel ist unversehrt unversehrt.',
    ],
    [
      'landings/klaviertransport.yaml',
      'Ein Instrument ist kein Möbelstück, und so',
      'Ein Instrument ist ist kein Möbelstück, und so',
    ],
    [
      'pages/bedingungen/page.md',
      'Das Angebot gilt vier Wochen.',
      'Das Angebot gilt vier Wochen (Platzhalter).',
    ],
    ['pages/about/page.yaml', 'Rückenschule und ein Jahr', 'Rückenschule und ein ein Jahr'],
    [
      'landings/einlagerung.yaml',
      'In feuchten Kellern wirft sich das Furnier.',
      'In feuchten Kellern wirft sich das MÃ¶belfurnier.',
    ],
    [
      'landings/seniorenumzug.yaml',
      'Ein Festpreis für alles.',
      'One fixed price for everything, no surprises.',
    ],
    [
      'landings/klaviertransport.yaml',
      '- Versichert von Tür zu Tür.',
      '- Der günstigste Klaviertransport Deutschlands.',
    ],
    [
      'pages/privacy/page.yaml',
      'Seiten, Bilder und Schriften kommen nur von dieser Website. Sie setzt keine Cookies und',
      'Wir nutzen Google Analytics und den Facebook-Pixel. Sie setzt keine Cookies und',
    ],
    [
      'landings/privatumzug.yaml',
      'Der Preis auf der Rechnung ist der aus dem Angebot.',
      'Nur bis 31. Mai 2025: 10 % Rabatt.',
    ],
    [
      'pages/ratgeber/packen/page.md',
      '[zwei Wochen vorher](/privatumzug)',
      '[zwei Wochen vorher](/privat-umzug)',
    ],
    ['landings/privatumzug.yaml', 'stat: "{fristen.angebot} Stunden"', 'stat: "72 Stunden"'],
    ['landings/firmenumzug.yaml', 'stat: "{firma.wagen} Wagen"', 'stat: "Sechs Wagen"'],
    ['landings/klaviertransport.yaml', 'stat: "{preise.klavier}"', 'stat: "170 €"'],
    [
      'landings/einlagerung.yaml',
      'answer: "Ja, zu unseren Öffnungszeiten',
      'answer: "Ja, Montag bis Sonntag sind wir da, zu unseren Öffnungszeiten',
    ],
    ['landings/privatumzug.yaml', 'Wir wissen, wo es klemmt.', 'Wir wisen, wo es klemmt.'],
    [
      'pages/preise/page.yaml',
      'der sich aus diesen Zahlen ergibt',
      'der sich aus disen Zahlen ergibt',
    ],
    [
      'pages/contact/page.yaml',
      'in der Halle: {business.address.street},',
      'in der Halle: Hafenweg 31,',
    ],
    ['pages/index/page.yaml', 'heading: Das letzte Jahr', 'heading: Überschrift hier'],
    [
      'pages/about/page.yaml',
      'subheadline: "Die Halle ist am {business.address.street}. Oder rufen Sie an: {business.phone}."',
      'subheadline: "Die Halle ist am {business.address.street}. Oder rufen Sie an: {business.telefon}."',
    ],
    [
      'landings/privatumzug.yaml',
      '- Bis {fristen.storno} Tage vorher kostenlos',
      '- Bis 14 Tage vorher kostenlos',
    ],
    ['pages/preise/page.yaml', 'innerhalb von 14 Tagen.', 'innerhalb von 10 Tagen.'],
  ]),
];
