import { describe, expect, test } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claims = (text: string, language: string) =>
  findingsOf(text, { language, only: 'law/unproven-claim' });

describe('leaders of people', () => {
  test.each([
    'Un líder escucha antes de hablar.',
    'Un buen líder reconoce sus errores.',
    'El líder del taller se equivocó, y lo dijo.',
    'Cuando el líder confía, los demás se atreven.',
    'Fue el líder campesino más respetado de su siglo.',
    'El curso enseña a los líderes de datos a preguntar mejor.',
    'Era el líder de la logia.',
    'Un líder en tiempos de crisis pregunta primero.',
  ])('"%s" is right', (text) => expect(claims(text, 'es')).toEqual([]));

  test.each([
    'Somos líderes en cocinas a medida.',
    'La empresa líder en fontanería de Lugo.',
    'Es una empresa líder en reformas.',
    'El líder en reformas de baños.',
    'El líder del sector de la limpieza.',
    'Nos hemos convertido en el líder de la comarca.',
    'Halm, el líder.',
    'Un taller líder de la provincia.',
  ])('"%s" is told', (text) => expect(claims(text, 'es')).toHaveLength(1));
});

describe('what is known of the world', () => {
  test.each([
    [
      'de',
      'Es ist wissenschaftlich belegt, dass zu viel Lärm die Konzentration von Kindern stört.',
    ],
    ['de', 'Wissenschaftlich bewiesen ist, dass Zähneputzen gegen Karies wirkt.'],
    ['en', 'It is scientifically proven that a lack of light harms young plants.'],
    ['en', 'Regular walking has clinically proven effects on the heart.'],
    ['es', 'Está científicamente demostrado que dormir poco empeora la memoria.'],
    ['en', 'Energy, food and net-zero emissions: three talks on a Thursday.'],
    ['en', 'The panel asks how towns get to net zero emissions.'],
    ['en', 'Esketamine is FDA-approved for depression that nothing else has helped.'],
    ['en', 'In a study of 240 patients, the cream had a success rate of 97%.'],
    ['es', 'Con un minuto se registra una tasa de éxito del 95,1 %, con una recidiva del 3,4 %.'],
    ['en', 'Whoever keeps the promise receives a reward that will last forever.'],
    ['es', 'El polvo es el temor número uno de quien reforma.'],
    ['en', 'Join us for a panel on climate change, net-zero emissions and the grid.'],
    ['es', 'Con dos minutos encontramos una tasa de éxito del 97,1 %, con una recidiva del 2,4 %.'],
    ['es', 'La calma cura poco a poco; los paseos y la respiración lenta reducen el estrés.'],
    ['es', 'Saber que hay alguien da una sensación de calma incomparable.'],
    ['es', 'Un hijo trae una alegría incomparable a la casa.'],
    ['en', "The form for our Nature's Best Honey Fundraiser is at the desk."],
  ])('%s: "%s" is right', (language, text) => expect(claims(text, language)).toEqual([]));

  test.each([
    ['de', 'Unsere Massage ist wissenschaftlich belegt.'],
    ['de', 'Wissenschaftlich bewiesen: Diese Salbe wirkt.'],
    ['en', 'Our scientifically proven method stops too much hair loss.'],
    ['en', 'A clinically proven serum.'],
    ['es', 'Un tratamiento científicamente probado.'],
    ['en', 'Our vans deliver with net-zero emissions.'],
    ['en', 'We are a zero-emission bakery.'],
    ['en', 'Ask for our FDA-approved laser.'],
    ['en', 'Our success rate of 97% speaks for itself.'],
    ['es', 'Tenemos una tasa de éxito del 97 %.'],
    ['en', 'Join us: we run net-zero emissions deliveries.'],
    ['es', 'Conseguimos una tasa de éxito del 97,1 %, con una recidiva del 2,4 %.'],
    ['es', 'La calma cura poco a poco; nuestros paseos reducen el estrés.'],
    ['es', 'Un servicio de limpieza incomparable.'],
    ['en', "Home of the World's Best Honey"],
    ['en', "We bake the world's best bread."],
    ['en', 'Roofs that last forever.'],
    ['es', 'La clínica número uno de Lugo.'],
  ])('%s: "%s" is told', (language, text) => expect(claims(text, language)).toHaveLength(1));
});

describe('superlatives of others', () => {
  test.each([
    ['en', 'It’s Best for small gardens.'],
    ['en', 'Find out What’s Best for your dog.'],
    ['en', 'She sings at Norway’s leading folk festivals, from June to August.'],
    ['en', 'He has played with many of Norway’s top folk groups.'],
    ['en', 'She built up relationships with many of the top publishers in the business.'],
    ['en', 'Elk Hill State Park is the county’s premier outdoor destination.'],
    ['en', 'He advised the Deputy Premier and Minister of Finance in Sofia.'],
    ['en', 'The idea goes back to the leading scholar of Roman law, Ada Finch.'],
    ['en', 'In this post we compare top tents in Canada.'],
    ['de', 'Birkau ist der größte Ortsteil der Stadt Lindow.'],
    ['de', 'Der Verband ist Deutschlands größter Jugendverband.'],
    ['de', 'Mit 80 Filialen ist Fitora eine der größten Sportketten in Deutschland.'],
    ['de', 'Es zählt zu einem der größten Schach-Turniere in Bayern.'],
    ['es', 'Lea también la guía de los mejores hornos solares en México.'],
    ['es', 'Los mejores hilos son fabricados en Italia.'],
  ])('%s: "%s" is right', (language, text) => expect(claims(text, language)).toEqual([]));

  test.each([
    ['en', 'Leeds’s best roofers.'],
    ['en', 'Norway’s leading folk festival.'],
    ['en', 'The county’s premier roofing firm.'],
    ['en', 'The premier roofer in Leeds.'],
    ['en', 'Our firm works with the top roofers in the county.'],
    ['en', 'We are one of the top tent makers in Canada.'],
    ['en', 'Jump Park is the county’s premier trampoline hall.'],
    ['de', 'Deutschlands größter Baumarkt.'],
    ['de', 'Wir sind mit 80 Filialen eine der größten Sportketten in Deutschland.'],
    ['de', 'Die größte Bäckerei in Kassel.'],
    ['es', 'Los mejores hornos solares en México.'],
    ['es', 'Los mejores fontaneros están en Sevilla.'],
  ])('%s: "%s" is told', (language, text) => expect(claims(text, language)).toHaveLength(1));
});
