import { expect, it } from 'vitest';
import { ANY_FACT } from '../../cli/content/facts.ts';
import { lawUnprovenClaim } from '../../cli/rules/copy/law-unproven-claim.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';

/** What the rule names in a text. */
function claimed(text: string, language = 'en', key = 'intro'): string[] {
  const raw = { [key]: text };
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(lawUnprovenClaim, file, ANY_FACT)].map(({ span = [0, 0] }) =>
    text.slice(...span).trim(),
  );
}

it.each([
  ['en', 'The best plumber in Hull comes to you.', 'best plumber in H'],
  ['en', 'Call the number one plumber today.', 'the number one'],
  ['en', '#1 locksmith for old doors', '#1 l'],
  ['en', 'We are No. 1 for boilers.', 'are No. 1'],
  ['en', 'Guaranteed results within a week.', 'Guaranteed results'],
  ['en', 'Your approval is guaranteed.', 'approval is guaranteed'],
  ['en', 'Lowest prices on boilers.', 'Lowest prices'],
  ['en', 'The most trusted name in drains.', 'most trusted n'],
  ['en', 'A top-rated team.', 'top-rated'],
  ['es', 'El mejor fontanero de Madrid.', 'El mejor fontanero de M'],
  ['es', 'Somos los mejores de Texas.', 'Somos los mejores de'],
  ['de', 'Wir sind die Besten in Leipzig.', 'Wir sind die Besten in'],
  ['en', 'We are the best in town.', 'We are the best in'],
  ['es', 'Somos líderes del sector.', 'Somos líderes'],
  ['es', 'Su número uno en calderas.', 'Su número uno'],
  ['es', 'Resultados garantizados.', 'Resultados garantizados'],
  ['de', 'Ihre Nummer 1 für Heizungen.', 'Ihre Nummer 1'],
  ['de', 'Die besten Elektriker in Leipzig.', 'Die besten Elektriker in L'],
  ['de', 'Mit Erfolgsgarantie.', 'Erfolgsgarantie'],
  ['en', 'The quickest glazier in Wales is on the phone.', 'quickest glazier in W'],
  ['en', "Scotland's leading roofers", "Scotland's leading r"],
  ['en', "We are the county's cheapest caterer", "the county's cheapest c"],
  ['en', 'Voted best bakery by our town', 'Voted best'],
  ['en', 'A multi award-winning salon', 'award-winning'],
  ['en', 'Cheaper than any other garage', 'Cheaper than any other'],
  [
    'en',
    'We guarantee a higher price and more customers',
    'guarantee a higher price and more customers',
  ],
  ['en', 'Clean in one visit, guaranteed.', ', guaranteed'],
  ['en', 'Lowest-price guarantee on tyres', 'Lowest-price guarantee'],
  ['en', 'No waiting, the best physio in Cork', 'best physio in C'],
  ['en', 'The biggest florist chain in Canada', 'biggest florist chain in C'],
  ['es', 'La academia líder en Valencia', 'La academia líder'],
  ['es', 'El taller número 1 de Bogotá', 'El taller número 1'],
  ['es', 'Los mejores hornos de Granada', 'Los mejores hornos de G'],
  ['es', 'La escuela más avanzada del país', 'La escuela más avanzada del país'],
  ['es', 'Precios imbatibles en ruedas', 'imbatibles'],
  ['es', 'Le garantizamos más ventas', 'garantizamos más ventas'],
  ['es', 'Nuestro premiado equipo le espera', 'premiado'],
  ['es', 'Mejor que nadie en su barrio', 'Mejor que nadie'],
  ['de', 'Die schnellsten Umzüge Hamburgs', 'Die schnellsten Umzüge Hamburgs'],
  ['de', 'Hamburgs größte Auswahl', 'Hamburgs größte A'],
  ['de', 'Österreichs Nummer eins für Dächer', 'Österreichs Nummer eins'],
  ['de', 'Eine führende Kanzlei der Schweiz', 'Eine führende K'],
  ['de', 'Der preisgekrönte Salon am Markt', 'preisgekrönte'],
  ['de', 'Sie werden garantiert schmerzfrei', 'garantiert schmerzfrei'],
  ['de', 'Unschlagbar bei jedem Rad', 'Unschlagbar'],
  ['de', 'Günstiger als die Konkurrenz', 'Günstiger als die Konkurrenz'],
  ['en', 'Nobody in Odessa is faster than we are.', 'Nobody in Odessa is faster than we'],
  ['en', 'No other roofer beats our price.', 'No other roofer beats our'],
  [
    'en',
    'We guarantee that your pipes will never leak again.',
    'guarantee that your pipes will never leak again',
  ],
  [
    'es',
    'Nadie en Madrid es más rápido que nosotros.',
    'Nadie en Madrid es más rápido que nosotros',
  ],
  ['es', 'Ganamos su caso, garantizado.', ', garantizado'],
  ['es', 'Le aseguramos el cien por cien de éxito.', 'aseguramos el cien por cien'],
  ['en', 'The finest cellar in the whole of Kent.', 'finest cellar in the whole of K'],
  ['es', 'Somos los más rápidos de Odessa.', 'Somos los más rápidos de'],
  ['de', 'Kein Bäcker ist günstiger als wir.', 'Kein Bäcker ist günstiger als wir'],
  ['de', 'Niemand in Kiel backt besser als wir.', 'Niemand in Kiel backt besser als wir'],
  ['en', 'Clinically proven in three days.', 'Clinically proven'],
  ['en', 'Our oil cures back pain.', 'cures back pain'],
  ['en', '98% of our clients come back.', '98% of our clients'],
  [
    'en',
    'Nobody else in the region can match our quality.',
    'Nobody else in the region can match our',
  ],
  ['en', 'Our climate-neutral cleaning', 'climate-neutral'],
  ['en', 'Every other company will overcharge you.', 'Every other company will overcharge'],
  ['es', 'Elimina el dolor en tres sesiones.', 'Elimina el dolor'],
  ['es', 'El 98% de nuestros clientes repite.', '98% de nuestros clientes'],
  ['es', 'Calidad inigualable en cada visita', 'inigualable'],
  ['de', 'Unsere Salbe heilt Rückenschmerzen.', 'heilt Rückenschmerzen'],
  [
    'de',
    'Kein anderer Anbieter arbeitet so sauber wie wir.',
    'Kein anderer Anbieter arbeitet so sauber wie wir',
  ],
  ['de', 'Wir reinigen klimaneutral.', 'klimaneutral'],
])('%s: "%s" has to be proven', (language, text, claim) => {
  expect(claimed(text, language)).toEqual([claim]);
});

it.each([
  ['en', 'The best time to call in December is the morning.'],
  ['en', 'We do our best, and step number one is a call.'],
  ['en', 'We are not the cheapest plumber in Hull.'],
  ['en', 'House No. 12, number 10 on the list, Form I-9.'],
  ['en', 'The work is guaranteed for two years.'],
  ['en', 'Most people trust a neighbour.'],
  ['en', 'Nobody guarantees results here.'],
  ['en', 'Nobody knows the house better than its owner.'],
  ['en', 'We guarantee the work for two years.'],
  ['es', 'Le aseguramos el coche de sustitución.'],
  ['es', 'El mejor momento de la semana es el lunes.'],
  ['es', 'Garantizamos el trabajo dos años.'],
  ['de', 'Der beste Zeitpunkt im Jahr ist der Mai.'],
  ['de', 'Zwei Jahre Garantie auf jede Leitung.'],
  ['fr', 'The best plumber in Hull.'],
  ['en', 'Anyone who guarantees you a win has not read the file.'],
  ['en', 'The result of a case cannot be guaranteed.'],
  ['en', 'We guarantee nothing about results.'],
  ['en', 'Be at your best in Glasgow, and wear your best shoes.'],
  ['en', 'Best before December, and best kept in the fridge.'],
  ['en', 'The stairs leading to the office are steep, the leading cause is rust.'],
  ['en', 'At least two coats, at most three.'],
  ['en', 'Every "best price in Leeds" has a small print.'],
  ['en', 'Are you the cheapest garage in Leeds? No.'],
  ['en', 'Rated best café of the year 2023 by the city council.'],
  ['en', "Grandma's best recipe, and the top shelf in Paul's kitchen."],
  ['en', 'House number 1, and No. 12 on the list: 100% wool.'],
  ['en', 'They say they are the best bakers in Cork.'],
  ['es', 'Mejor llame antes de las diez, es lo mejor.'],
  ['es', 'No podemos garantizar el resultado de un juicio.'],
  ['es', 'La regla número uno de la casa: avisar.'],
  ['es', 'El líder del equipo y la calle Mayor, número 1.'],
  ['es', '¿Son los más baratos de Sevilla? No.'],
  ['es', 'La pieza tiene dos años de garantía.'],
  ['es', 'El mejor momento para venir a Granada es mayo.'],
  ['es', 'Nadie le garantiza que ganará.'],
  ['es', 'Más rápido en bici que en coche.'],
  ['de', 'Am besten rufen Sie vor zehn an, am günstigsten ist der Dienstag.'],
  ['de', 'Heilung kann niemand garantieren.'],
  ['de', 'Einen Erfolg garantieren wir nicht, und zwei Jahre Garantie gibt es auf den Rahmen.'],
  ['de', 'Die in den Keller führende Treppe ist steil, Haus Nr. 1 liegt links.'],
  ['de', 'Omas bestes Rezept, und das beste Brot im Haus.'],
  ['de', 'Garantiert ohne Zusatzstoffe, und im besten Alter.'],
  ['de', 'Wer das verspricht, ist nicht die beste Werkstatt in Jena.'],
  ['de', 'Besser als gestern, schneller als zu Fuß.'],
  ['en', 'No massage cures arthritis, and 95% of appointments start on time.'],
  ['en', 'In our 2025 survey, 92% of customers came back.'],
  ['en', 'Is it clinically proven? No.'],
  ['es', 'Ningún masaje cura la artritis.'],
  ['de', 'Keine Salbe heilt Rückenschmerzen.'],
  ['de', 'Niemand muss so früh aufstehen, und wir sind nicht klimaneutral.'],
])('%s: "%s" claims nothing', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});

it('the words of clients and searches are no claims', () => {
  for (const key of ['quote', 'keywords'])
    expect(claimed('The best plumber in Hull', 'en', key)).toEqual([]);
});
