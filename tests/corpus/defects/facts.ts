import { type Defect, defects } from '../defect.ts';

/** Facts typed in by hand, contradicted, or referred to in ways that show the reference itself. */
export const FACTS: readonly Defect[] = [
  ...defects('facts', 'leeds-plumber', [
    ['pages/index/page.yaml', 'A visit costs {fees.visit}.', 'A visit costs £72.'],
    [
      'pages/index/page.yaml',
      'Ring {business.phone} before lunch',
      'Ring 0113 496 0271 before lunch',
    ],
    [
      'pages/index/page.yaml',
      'We know which terraces',
      'Hartley and Sons Plumbing know which terraces',
    ],
    ['pages/prices/page.yaml', 'price: "{fees.visit}"', 'price: "72 pounds"'],
    ['pages/prices/page.yaml', 'price: "{fees.service}"', 'price: "{fees.services}"'],
    ['pages/prices/page.yaml', 'price: "{fees.night}"', 'price: "{{fees.night}}"'],
    [
      'pages/jobs/page.md',
      'Write to {business.email}.',
      'Write to office@hartley-plumbing.example.',
    ],
    ['pages/jobs/page.md', 'Write to {business.email}.', 'Write to jobs@hartleyplumbing.example.'],
    ['pages/about/page.yaml', 'date: "{history.founded}"', 'date: "1987"'],
    ['pages/privacy/page.yaml', 'Write to {business.email}.', 'Write to {business.mail}.'],
    ['pages/guides/frozen-pipes/page.md', 'ring {business.phone}.', 'ring {business.phone.'],
    ['pages/guides/frozen-pipes/page.md', 'ring {business.phone}.', 'ring {phone}.'],
    ['landings/leak-in-the-ceiling.yaml', 'A visit costs {fees.visit}', 'A visit costs GBP 72'],
    [
      'landings/leak-in-the-ceiling.yaml',
      'in Leeds since {history.founded}',
      'in Leeds since 1987',
    ],
    [
      'landings/leak-in-the-ceiling.yaml',
      'Still dripping? Ring {business.phone}',
      'Still dripping? Ring +44 113 496 0299',
    ],
    [
      'landings/leak-in-the-ceiling.yaml',
      'for {promise.guaranteeYears} years, in',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the slip itself
      'for ${promise.guaranteeYears} years, in',
    ],
    ['landings/boiler-service.yaml', 'stat: "{fees.service}"', 'stat: "£89"'],
    ['landings/burst-pipe-night.yaml', 'stat: "{fees.night}"', 'stat: "£140"'],
    ['landings/new-bathroom.yaml', 'From {fees.bathroom} with', 'From £5,400 with'],
    ['landings/power-flush.yaml', 'for {fees.visit}, and', 'for {fees,visit}, and'],
  ]),
  ...defects('facts', 'leipzig-baecker', [
    ['pages/index/page.yaml', 'Ein Kilo zu {preise.roggen}', 'Ein Kilo zu 5,40 €'],
    ['pages/index/page.yaml', 'seit {chronik.gegruendet} im', 'seit 1924 im'],
    [
      'pages/index/page.yaml',
      'ruht {teig.fuehrungStunden} Stunden',
      'ruht {teig.fuehrungstunden} Stunden',
    ],
    ['pages/torten/page.yaml', 'Ab {preise.torte} für', 'Ab 42 Euro für'],
    ['pages/backkurs/page.yaml', 'für {preise.kurs}. Sie', 'für neunundsechzig Euro. Sie'],
    ['pages/vorbestellen/page.yaml', 'Sagen Sie {teig.bestellTage} Tage', 'Sagen Sie %TAGE% Tage'],
    ['pages/impressum/page.md', 'Telefon {business.phone}, E-Mail', 'Telefon 030 23125318, E-Mail'],
    ['pages/impressum/page.md', 'E-Mail {business.email}', 'E-Mail info@backhaus-krause.example'],
    ['pages/impressum/page.md', '{business.name}, Inhaberin', 'Backhaus Kraus, Inhaberin'],
    [
      'landings/osterbrote.yaml',
      '"Bestellen bis {teig.bestellTage} Tage vorher"',
      '"Bestellen bis {bestellTage} Tage vorher"',
    ],
    [
      'landings/osterbrote.yaml',
      'Rufen Sie an, {business.phone},',
      'Rufen Sie an, 0341 / 987 65 43,',
    ],
    ['landings/osterbrote.yaml', 'am Ofen seit {chronik.gegruendet}', 'am Ofen seit 1942'],
  ]),
  ...defects('facts', 'sevilla-dentista', [
    ['pages/index/page.yaml', 'minutos por {tarifas.limpieza}, con', 'minutos por 55 €, con'],
    [
      'pages/index/page.yaml',
      'noche; {tarifas.ferula} con',
      'noche; doscientos cuarenta euros con',
    ],
    ['pages/index/page.yaml', 'llame al {urgencias.telefono}.', 'llame al 955 55 01 43.'],
    ['pages/index/page.yaml', 'Abrimos en {historia.apertura} en', 'Abrimos en 2003 en'],
    ['pages/tarifas/page.yaml', 'price: "{tarifas.limpieza}"', 'price: "50 euros"'],
    ['pages/tarifas/page.yaml', 'price: "{tarifas.implante}"', 'price: "{tarifa.implante}"'],
    [
      'pages/privacidad/page.md',
      'supresión en {business.email}, conforme',
      'supresión en recepcion@clinica-alcazaba.example, conforme',
    ],
    [
      'pages/contacto/page.yaml',
      'Pedir cita en {business.name}',
      'Pedir cita en Clínica Dental Benjumea',
    ],
    [
      'pages/guias/despues-de-la-extraccion/page.md',
      'llame al {urgencias.telefono}.',
      'llame al {urgencias.teléfono}.',
    ],
    ['landings/implantes.yaml', '"{tarifas.implante} por pieza,', '"EUR 890 por pieza,'],
    [
      'landings/implantes.yaml',
      'radiografía: {business.phone}',
      'radiografía: {{ business.phone }}',
    ],
  ]),
  ...defects('facts', 'toronto-law', [
    [
      'pages/index/page.yaml',
      'consultation costs {fees.consultation} and',
      'consultation costs $275 and',
    ],
    ['pages/fees/page.yaml', 'price: "{fees.letter}"', 'price: "CAD 480"'],
    ['pages/fees/page.yaml', 'price: "{fees.will}"', 'price: "$600"'],
    ['pages/lawyers/page.yaml', 'Since {firm.founded} on', 'Since 2009 on'],
    [
      'pages/contact/page.yaml',
      'within {intake.replyDays} business',
      'within {intake.reply_days} business',
    ],
    [
      'pages/privacy/page.md',
      'Write to {business.email} to',
      'Write to intake@mackinnon-osei.example to',
    ],
    ['landings/dismissed.yaml', 'stat: "{fees.consultation}"', 'stat: "275 dollars"'],
    ['landings/dismissed.yaml', 'Call {business.phone}, or', 'Call 416.555.0142, or'],
  ]),
  ...defects('facts', 'austin-tattoo', [
    ['pages/index/page.yaml', 'Minimum {rates.minimum}, healed', 'Minimum $120, healed'],
    ['pages/rates/page.yaml', 'price: "{rates.hour}"', 'price: "$180/hr"'],
    ['pages/rates/page.yaml', 'deposit of {rates.deposit} holds', 'deposit of sixty dollars holds'],
    ['pages/gift-cards/page.md', 'start at {rates.minimum} and', 'start at {rates.min} and'],
    [
      'pages/house-rules/page.md',
      'least {rules.rescheduleHours} hours',
      'least {{rules.rescheduleHours} hours',
    ],
    ['pages/story/page.yaml', 'date: "{shop.opened}"', 'date: "2014"'],
    ['landings/memorial-tattoo.yaml', 'Or call {business.phone} and', 'Or call 512-555-0177 and'],
  ]),
  ...defects('facts|prose', 'zurich-yoga', [
    ['pages/index/page.yaml', 'Probestunde {preise.probe}."', 'Probestunde CHF 20.–"'],
    ['pages/preise/page.yaml', 'price: "{preise.zehner}"', 'price: "280 Franken"'],
    ['pages/preise/page.yaml', 'price: "{preise.monat}"', 'price: "Fr. 145"'],
    ['pages/index/page.yaml', 'Seit {schule.eroeffnet} üben', 'Seit 2011 üben'],
    [
      'pages/datenschutz/page.md',
      'Schreiben Sie an {business.email}.',
      'Schreiben Sie an info@atemraum.example.',
    ],
    ['pages/agb/page.md', 'Sie {regeln.absageStunden} Stunden', 'Sie <Stunden> Stunden'],
  ]),
  ...defects('facts', 'mendoza-vinos', [
    [
      'pages/index/page.yaml',
      'botellas a {precios.caja}, elegidas',
      'botellas a $68.000, elegidas',
    ],
    ['pages/catas/page.yaml', 'quesos por {precios.cata}.', 'quesos por 24 mil pesos.'],
    ['pages/envios/page.md', 'sale {precios.envio}, vayas', 'sale ARS 9.500, vayas'],
    [
      'pages/arrepentimiento/page.md',
      'Escribí a {business.email} con',
      'Escribí a ventas@vinosdelrefugio.example con',
    ],
    ['landings/caja-de-invierno.yaml', 'Llamá al {business.phone} o', 'Llamá al 0261 555-0142 o'],
  ]),
  ...defects('facts', 'dublin-locksmith', [
    ['pages/index/page.yaml', '{fees.day} by day,', '€95 by day,'],
    ['pages/key-cutting/page.yaml', '"{fees.copy} for an', '"6 euro for an'],
    ['pages/licence/page.md', 'no. {trade.licence}.', 'no. 02417.'],
    ['pages/about/page.yaml', 'since {trade.since}, though', 'since 1961, though'],
    ['pages/locked-out/page.yaml', 'text: "{business.phone}"', 'text: "+353 1 555 0124"'],
    ['landings/locked-out-tonight.yaml', '"{business.phone}, and a', '"01 555 0142, and a'],
  ]),
  ...defects('facts', 'miami-accountant', [
    ['pages/index/page.yaml', 'return costs {fees.return}, and', 'return costs $340.00, and'],
    ['pages/fees/page.yaml', 'price: "{fees.books}"', 'price: "{fees.bookkeeping}"'],
    ['pages/es/honorarios/page.yaml', 'cuesta {fees.return}; con', 'cuesta 340 dólares; con'],
    ['landings/carta-del-irs.yaml', 'página: {business.phone}', 'página: 305 555 0119'],
  ]),
  ...defects('facts', 'berlin-fahrrad', [
    ['pages/index/page.yaml', 'Durchsicht {preise.durchsicht}, und', 'Durchsicht 59,- Euro, und'],
    ['pages/index/page.yaml', 'raus: {preise.schlauch}."', 'raus: achtzehn Euro."'],
    ['pages/preise/page.yaml', 'price: "{preise.leihrad}"', 'price: "{preise.leihrat}"'],
    ['pages/schluessel-weg/page.md', '{notdienst.telefon}; er', '030/23125778; er'],
  ]),
  // What was to be filled in by hand is a placeholder as well as a fact that is missing.
  ...defects('facts|copy', 'leeds-plumber', [
    [
      'landings/burst-pipe-night.yaml',
      'usually within {promise.answerMinutes} minutes',
      'usually within [MINUTES] minutes',
    ],
  ]),
  ...defects('facts|copy', 'berlin-fahrrad', [
    ['landings/fruehjahrscheck.yaml', 'an, {business.phone}."', 'an, [Telefonnummer]."'],
  ]),
];
