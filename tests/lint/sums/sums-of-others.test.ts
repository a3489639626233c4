import { describe, expect, test } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

type Line = readonly [text: string, language?: string];

const each = (lines: readonly Line[]) =>
  lines.map(([text, language = 'en']) => ({ text, language }));

describe('sums that are no price of the business', () => {
  const OF_OTHERS: readonly Line[] = [
    ['The car park behind the church costs $5 a day.'],
    ['The Monastery car park is 200 yards away, has 61 spaces and charges $2.40 an hour.'],
    ['The county charges $35 for the permit, and sends it by mail.'],
    ['Park at the church: the parking lot on Main is $8 on game days.'],
    ['UPS charges us eighteen dollars to Maine and $61 to Hawaii.'],
    ['Home Depot sells a bucket of the same sealant for $29.95.'],
    ['A nail costs us two dollars and you nothing.'],
    ['The state’s minimum wage is $7.25 an hour.'],
    ['Ada Wren, who charges editors nothing and everyone else $150, took the pictures.'],
    ['Farther off, a carrier brings it; their minimum is $250.'],
    ['At the hardware store a tube is $6, and it lasts a year.'],
    ['Nobody can sell a slate roof for $900.'],
    ['You are going to buy an older car for under $3,200.'],
    ['Wer ein gebrauchtes Auto für unter 3.200 € kauft, braucht Glück.', 'de'],
    ['Si va a comprar un coche viejo por menos de 3.200 dólares, mire debajo.', 'es'],
    ['Emil bought it for a steer and $200, and laid his first roof with it.'],
    ['At Walmart a tube is $20, and it dries in a year.'],
    ['The same bucket costs $29 at Home Depot.'],
    ['In Boston you will find it for $34 a pound.'],
    ['We have seen the same slate at $29 in Brattleboro and $48 in Manhattan.'],
    ['A reprint costs $35 from their archive.'],
    ['Ray’s garage will pull it out for $44.'],
    ['The car park charges by the day. From $8.'],
    ['In Neapel darf ein Espresso 1,20 Euro kosten, sonst gibt es Ärger.', 'de'],
    ['Bei Hornbach kostet die Dose 12 Euro.', 'de'],
    ['En Barcelona cobran 34 euros por lo mismo.', 'es'],
    ['En Mercadona cuesta 12 euros.', 'es'],
    ['Das Parkhaus am Markt kostet 2,40 Euro die Stunde.', 'de'],
    ['Der Hafenmeister möchte 14 Euro sehen.', 'de'],
    ['Die Post nimmt für ein Paket bis zwei Kilo 6,19 Euro.', 'de'],
    ['Im Baumarkt kostet die Dose 12 Euro, und sie hält ein Jahr.', 'de'],
    ['Auf dem Flohmarkt kostet so eine Laterne drei Euro.', 'de'],
    ['Der Mindestlohn beträgt 13,90 Euro.', 'de'],
    ['Der Kaminkehrer, der 84 Euro nimmt, kommt im Mai.', 'de'],
    ['Ein Nagel kostet uns zwei Euro und Sie nichts.', 'de'],
    ['Die Stadt verlangt 35 Euro für die Genehmigung.', 'de'],
    ['Jonas Hepp macht Fotos. Er berechnet Zeitungen nichts und Agenturen 120 Euro.', 'de'],
    ['El estacionamiento de la plaza cuesta 20 pesos la hora.', 'es'],
    ['Hay estacionamiento público a dos cuadras. La primera hora cuesta 20 pesos.', 'es'],
    ['En la ferretería cuesta 12 dólares, y dura un año.', 'es'],
    ['El ayuntamiento cobra 35 dólares por el permiso.', 'es'],
    ['Un clavo nos cuesta 2 dólares.', 'es'],
    ['El salario mínimo es de 7 dólares la hora.', 'es'],
    ['Nadie puede venderlo por 200 pesos.', 'es'],
    ['El autobús pide 3 dólares, y sale cada hora.', 'es'],
    ['Most roofers in Lubbock want $90 for an inspection; we ask {fees.inspection}.'],
    ['Other roofers ask for $90, and we ask {fees.inspection}.'],
    ['Die meisten Dachdecker verlangen dafür 90 €; wir nehmen {fees.inspection}.', 'de'],
    ['La mayoría de los techadores pide 90 $ por ello; nosotros {fees.inspection}.', 'es'],
  ];

  const OF_OLD: readonly Line[] = [
    ['In 2008 they fixed flats for five dollars, and a slate was $2.'],
    ['He was hired on the spot at $74 a week.'],
    ['He charged two dollars fifty and a rabbit.'],
    ['The town rebuilt the road for $312,000; the fence was ours.'],
    ['She started with a $3 ladder from a car-boot sale.'],
    ['People have offered us $20 to leave them out.'],
    ['One was on sale in Ohio: it cost $31 and lasted an afternoon.'],
    ['1996: A new truck. We borrow $18,500 and sleep badly.'],
    ['Back then a bundle of shingles cost $4.'],
    ['In 1983 the wages were $4.50 an hour.'],
    ['Damals kostete ein Ziegel 12 Cent je Stück, also acht Euro das Bündel.', 'de'],
    ['Für den Abzug wollte das Archiv 12 Euro.', 'de'],
    ['Der Hocker ist aus der Kirche. Er hat 15 Euro gekostet.', 'de'],
    ['Im letzten Jahr haben wir dafür 9,80 Euro gezahlt.', 'de'],
    ['Der Preis lag 2001 bei 45 Euro.', 'de'],
    ['Der erste Ferientag brachte ihr fünf Euro die Stunde.', 'de'],
    ['2016: Ein Sattler näht einen neuen Riemen, für 44 Euro.', 'de'],
    ['Der Lehrling verdiente 180 Euro im Monat.', 'de'],
    ['En 1994 una teja costaba 3 dólares.', 'es'],
    ['El abuelo ganaba 12 dólares a la semana.', 'es'],
    ['Por entonces la teja estaba a 2 dólares.', 'es'],
    ['La escalera costó 31 dólares y duró una tarde.', 'es'],
    ['Mi abuela pagaba 4 pesos de renta.', 'es'],
    ['El banco nos prestó 900 dólares.', 'es'],
  ];

  test.each([...each(OF_OTHERS), ...each(OF_OLD)])('"$text" is right', ({ text, language }) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  test('a place of others has its prices below a heading that says so', () => {
    const list = '- The tea room. We take $9.50 for two scones.\n- Tel. (806) 555-0190';
    expect(findingsOf(`Come by.\n\n## In the neighborhood\n\n${list}`, { at: 'body' })).toEqual([]);
    expect(findingsOf(`Come by.\n\n## What we do\n\n${list}`, { at: 'body' })).toEqual([
      'facts/typed-amount: $9.50',
      'facts/typed-phone: (806) 555-0190',
    ]);
  });

  test('a page about neighbors has theirs', () => {
    const page = (name: string) =>
      findingsIn({ name, sections: [{ prose: { body: 'Parker Pie: a large one from $22.' } }] });
    expect(page('Our neighbors')).toEqual([]);
    expect(page('Neighborhood roofing')).toEqual(['facts/typed-amount: $22']);
  });

  const OURS: readonly (readonly [text: string, amount: string, language?: string])[] = [
    ['Many roofs need an inspection for $90.', '$90'],
    ['We charge $5 a day for the ladder.', '$5'],
    ['At the hospital a look costs $125.', '$125'],
    ['Airport roofs cost $60 more.', '$60'],
    ['City residents pay $45.', '$45'],
    ['From $45.', '$45'],
    ['In Plano we look for $45.', '$45'],
    ['In Plano a look costs $45.', '$45'],
    ['Less than at Walmart, and ours lasts: $45.', '$45'],
    ['In Slaton you pay $45 for a look with us.', '$45'],
    ['Lubbock’s shop is closed; a look is $45.', '$45'],
    ['In Plano kostet unser Blick 45 Euro.', '45 Euro', 'de'],
    ['En Plano cobramos 45 dólares.', '45 dólares', 'es'],
    ['Our car park charges $5.', '$5'],
    ['Since 2019 a look costs $45.', '$45'],
    ['Since 2019 we have charged $45.', '$45'],
    ['Homes that were built before 1978: $350 per visit.', '$350'],
    ['The city is large, so a look costs $60.', '$60'],
    ['Was it the storm? A look is $45.', '$45'],
    ['Hail last night? We come for $45.', '$45'],
    ['A fixed price: $450.', '$450'],
    ['Kestrel sells gutters at $45.', '$45'],
    ['Delivery takes a day and costs $45.', '$45'],
    ['A lot of roof for $900.', '$900'],
    ['From $45, at a time that suits you.', '$45'],
    ['In 2026 a look costs $45.', '$45'],
    ['Bank buildings cost $450.', '$450'],
    ['Ein Blick aufs Dach kostet 45 Euro.', '45 Euro', 'de'],
    ['Wir nehmen 45 Euro für die Anfahrt.', '45 Euro', 'de'],
    ['Unser Parkplatz kostet 5 Euro.', '5 Euro', 'de'],
    ['Seit 2019 kostet der Blick 45 Euro.', '45 Euro', 'de'],
    ['In der Stadt kostet ein Dach 190 Euro mehr.', '190 Euro', 'de'],
    ['Ab 45 Euro sind wir da.', '45 Euro', 'de'],
    ['Der Umzug in die Stadt kostet 190 Euro.', '190 Euro', 'de'],
    ['Ein halbes Dach kostet bei uns 900 Euro.', '900 Euro', 'de'],
    ['Bei der Bestellung nehmen wir 45 Euro als Anzahlung.', '45 Euro', 'de'],
    ['La visita cuesta 45 dólares.', '45 dólares', 'es'],
    ['Cobramos 45 dólares por la visita.', '45 dólares', 'es'],
    ['Nuestro estacionamiento cuesta 5 dólares.', '5 dólares', 'es'],
    ['Desde 2019 la visita cuesta 45 dólares.', '45 dólares', 'es'],
    ['En la ciudad la visita cuesta 60 dólares.', '60 dólares', 'es'],
    ['El costo es de 45 dólares.', '45 dólares', 'es'],
    ['Por 45 dólares revisamos el techo.', '45 dólares', 'es'],
    ['Las visitas al museo cuestan 60 dólares.', '60 dólares', 'es'],
  ];

  test.each(OURS.map(([text, amount, language = 'en']) => ({ text, amount, language })))(
    '"$text" is told',
    ({ text, amount, language }) => {
      expect(findingsOf(text, { language })).toEqual([`facts/typed-amount: ${amount}`]);
    },
  );
});

describe('what began before the business', () => {
  const page = (text: string) => `We mend roofs, and our crew is small.\n\n${text}`;

  test.each(
    each([
      ['The barn has stood since 1894; the bank has been gone since 1990.'],
      ['The library has been open since 1903 and lends to anybody.'],
      ['The market in Lubbock began in 1979, in the rain.'],
      ['Slate has come from there since 1852.'],
      ['Die Trommel dreht sich seit 1962, mit einer Pause.', 'de'],
      ['Das Museum gibt es seit 1932.', 'de'],
      ['Die Kaffeesteuer gibt es seit 1948.', 'de'],
      ['La plaza tiene arcos desde 1890.', 'es'],
      ['El mercado está ahí desde 1911.', 'es'],
      ['La iglesia fue inaugurada en 1790.', 'es'],
    ]),
  )('"$text" is right in a body about "us"', ({ text, language }) => {
    expect(findingsOf(text, { language, at: 'body' })).toEqual([]);
    if (language === 'en') expect(findingsOf(page(text), { at: 'body' })).toEqual([]);
  });

  test.each([
    ['The barn has stood since 1894. We have been up there since 1999.', '1999', 'en'],
    ['Our crew has laid slate since 1987.', '1987', 'en'],
    ['A family business, on the roof since 1987.', '1987', 'en'],
    ['The market is older, but ours was founded in 1999.', '1999', 'en'],
    ['Das Museum gibt es seit 1932. Uns gibt es seit 2004.', '2004', 'de'],
    ['Ein Familienbetrieb seit 1987.', '1987', 'de'],
    ['Wir sind seit 1998 auf Dächern.', '1998', 'de'],
    ['Ponemos tejas desde 1999.', '1999', 'es'],
    ['La plaza tiene arcos desde 1890. Nuestra casa existe desde 1999.', '1999', 'es'],
    ['Una familia de techadores desde 1987.', '1987', 'es'],
  ])('"%s" is told', (text, year, language) => {
    expect(findingsOf(text, { language, at: 'body' })).toEqual([`facts/typed-year: ${year}`]);
  });
});

describe('capitals', () => {
  test.each(
    each([
      ['Over the door it still says KEEP CLEAR OF TRACK, and so do you.'],
      ['The dial reads LYNN HIGH TIDE and counts to twelve.'],
      ['In 1992 they wrote PLEASE SEND MORE NEXT YEAR on the card.'],
      ['The headline was "SISTERS ACT: BIG CHEESE IN SMALL TOWN".'],
      ['A stone with the inscription HERE LIES ONE WHO FELL is beside it.'],
      ['An der Tür steht BITTE KEINE KATZEN HEREINLASSEN.', 'de'],
      ['Die Zeitung titelte „DACHDECKER RETTET DIE KATZE“.', 'de'],
      ['Auf dem Schild: VORSICHT DACHLAWINE IM WINTER.', 'de'],
      ['En la puerta dice NO SE ADMITEN GATOS.', 'es'],
      ['El letrero «CERRADO POR LLUVIA FUERTE» cuelga ahí.', 'es'],
    ]),
  )('"$text" is right', ({ text, language }) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  test.each([
    ['CALL US RIGHT NOW for a dry roof.', 'CALL US RIGHT NOW'],
    ['The sign says “closed”. THE BEST ROOFS IN TOWN are ours.', 'THE BEST ROOFS IN TOWN'],
    ['It says KEEP CLEAR OF TRACK. BOOK YOUR ROOF TODAY.', 'BOOK YOUR ROOF TODAY'],
  ])('"%s" is told', (text, words) => {
    expect(findingsOf(text)).toEqual([`copy/shouting: ${words}`]);
  });
});

describe('phone numbers', () => {
  test.each(
    each([
      ['UPS itself answers at 1-800-742-5877, after some music.'],
      ['That is against the law. Call the FMCSA at 1-888-368-7238, or file a complaint.'],
      ['Melden Sie es bei der BAFA unter 06196 908 1625.', 'de'],
      ['Ask the county clerk at (806) 555-0190 for the deed.'],
      ['The watchmaker is at (806) 555-0190, not us.'],
      ['DHL erreichen Sie unter 0228 4333112.', 'de'],
      ['Das Finanzamt hat die Nummer 0951 555 0199.', 'de'],
      ['El ayuntamiento contesta en el 806 555 0190.', 'es'],
      ['Anyone can call the state’s hotline: 844-264-5437.'],
      ['The county child abuse hotline, 844-264-5437, takes reports at night, too.'],
      ['Wer nicht mehr kann, erreicht das Sorgentelefon unter 0800 1234567.', 'de'],
      ['La línea nacional contra la trata atiende en el 800 553 3000.', 'es'],
    ]),
  )('"$text" is right', ({ text, language }) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  test.each([
    'Call us at (806) 555-0190.',
    'Our office is at (806) 555-0190.',
    'Our emergency hotline is (806) 555-0190.',
    'The police may ask; call (806) 555-0117.',
  ])('"%s" is told', (text) => {
    expect(findingsOf(text)).toEqual([`facts/typed-phone: ${/\(.{13}/.exec(text)?.[0] ?? ''}`]);
  });
});

test('the way to another place contradicts no radius, and history no figure', () => {
  for (const text of [
    'The nearest airport is 70 miles off and calls itself international.',
    'Lake Alan Henry is 60 miles south.',
    '2011: The crew works in 2 counties.',
  ])
    expect(findingsOf(text)).toEqual([]);
  expect(findingsOf('We come free within 70 miles.')).toEqual(['facts/contradiction: 70']);
  expect(findingsOf('We work in 4 counties')).toEqual(['facts/contradiction: 4']);
});
