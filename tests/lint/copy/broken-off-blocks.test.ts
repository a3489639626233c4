import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const unfinished = (text: string, language: string) =>
  findingsOf(text, { language, at: 'prose.body', only: 'copy/unfinished' });

describe('a paragraph that ends with a comma or a conjunction', () => {
  it.each([
    ['Der Hafen liegt still,\n\ndas Boot ist weit,\n\nwir haben noch Zeit.', 'de'],
    ['The boats are in,\n\nthe nets are dry and\n\nthe kettle sings.', 'en'],
    ['Duerme el puerto,\n\nla red se seca y\n\ncanta el viento.', 'es'],
    [
      'Anmelden könnt ihr euch bei\n\nIda Voss, Telefon 0123 45678 oder\n\nbeim Ehepaar Lohse.',
      'de',
    ],
    ['Unser Hof hilft:\n\n\\- beim Lernen,\n\n\\- beim Spielen,\n\n\\- beim Ausruhen.', 'de'],
    ['We train:\n\n– balance on any ground,\n\n– a calm hand,\n\n– patience.', 'en'],
    ['The mayor, a rower himself, added,\n\n“We shall miss the old pier.”', 'en'],
    ['Her neighbour Rosa Lind recalled,\n\n“She fixed every roof in the street.”', 'en'],
    ['Señora Directora,\n\nLe escribo en nombre de las familias del barrio.', 'es'],
    ['Sr. Alcalde,\n\nMe dirijo a usted por la fuente de la plaza.', 'es'],
    ['Apreciados vecinos,\n\nEl lunes cortamos el agua.', 'es'],
    ['Muy señores míos,\n\nLes envío la lista.', 'es'],
    ['Feliz y tranquilo domingo,\n\nHoy abrimos a las diez.', 'es'],
    ['Ladies and gentlemen,\n\nThe boat leaves at nine.', 'en'],
    ['Meine Damen und Herren,\n\nDer Kahn fährt um neun.', 'de'],
    ['Verehrte Mitglieder,\n\nDer Kahn fährt um neun.', 'de'],
    ['El taller cierra en agosto.\n\nGracias por venir,\n\nSeguimos en la plaza,\n\nMarta', 'es'],
  ])('is whole: %s', (text, language) => {
    expect(unfinished(text, language)).toEqual([]);
  });

  it.each([
    [
      'Please bring old coats to the hall or to the vicarage,\n\n## Opening hours\n\nDaily.',
      'en',
      ',',
    ],
    ['Wir nehmen Hunde, Katzen und\n\nDas Heim hat täglich offen.', 'de', 'und'],
    ['Vendemos pan, queso y\n\nEl mercado abre a las ocho.', 'es', 'y'],
    ['Wir nehmen Hunde, Katzen,\n\nDas Heim hat täglich für Besucher offen.', 'de', ','],
    [
      'Señora, traiga el perro y la correa, el bozal,\n\nEl curso empieza a las ocho en la plaza.',
      'es',
      ',',
    ],
    ['We repair,\n\nOur workshop is open on all days of the week.', 'en', ','],
  ])('is told if nothing goes on below: %s', (text, language, words) => {
    expect(unfinished(text, language)).toEqual([`copy/unfinished: ${words}`]);
  });
});

describe('a last line without a full stop', () => {
  it.each([
    [
      'Our cabbage has a clean list of contents. It tastes of home.\nHarbor Foods, Lind.ca, Choice Stores',
      'en',
    ],
    [
      'Die Äpfel sind süß und fest. Sie reifen im Oktober.\nHofladen Lind, Markt Seedorf und Mühle Voss',
      'de',
    ],
    ['Jedes Kind bekam einen Preis.\nU12: Ida Voss, Ole Lind, Mia Rau und Jan Holm', 'de'],
    ['Los niños jugaron bien. Todos tienen premio.\nSub-12: Iria Paz, Leo Rey y Nora Gil', 'es'],
    [
      'Write to us about your data.\nPost: Attn: Data, Lind Railway Inc, PO Box 77, Seaton, Ohio 43001, USA',
      'en',
    ],
    ['_Love is patient and kind. It does not envy._ -1 Corinthians 13:4 NIV', 'en'],
    ['_Be strong. Do not be afraid._ Joshua 1:9 NLT', 'en'],
    ['*„Wir kommen gern wieder. Es war schön.“*\n— **I.V.**, Gast seit Mai', 'de'],
    ['*“She called me herself. That matters.”*\n— **I.V.**, Clinic Patient', 'en'],
    ['Lind Farm Holly: Jr. & Res. Grand Champion & Junior Champion', 'en'],
    ['Hilfe bei ärztl. Behandlungen im Sommer', 'de'],
    ['Kurse für staatl. Prüfungen in Kassel', 'de'],
    ['Räume mit zusätzl. Betten im Dachgeschoss', 'de'],
    ['Sala para aprox. Cien personas sentadas', 'es'],
  ])('is a line of its own: %s', (text, language) => {
    expect(unfinished(text, language)).toEqual([]);
  });

  it.each([
    ['We clean roofs. We also clean the gutters of your house', 'en', 'house'],
    ['Wir putzen Dächer. Wir putzen auch die Rinnen am Haus', 'de', 'Haus'],
    ['Limpiamos tejados. También limpiamos los canalones de su casa', 'es', 'casa'],
    ['*Really.* It rained. We clean every roof in the county', 'en', 'county'],
    [
      'Unser Kurs ist freundl. Wir zeigen den Weg zur Prüfung. Wir helfen auch danach',
      'de',
      'danach',
    ],
    [
      'The hall is open.\nBring boots, a coat and something warm. Children of all ages are welcome',
      'en',
      'welcome',
    ],
  ])('is told in running text: %s', (text, language, words) => {
    expect(unfinished(text, language)).toEqual([`copy/unfinished: ${words}`]);
  });
});
