import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copySpelling } from '../../../cli/rules/copy/copy-spelling.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { lexiconOf } from '../../../cli/rules/words/lexicon/lexicon.ts';
import { hashOf } from '../../../cli/rules/words/lexicon/word-hash.ts';
import { knownNames, namesBesideMenus } from '../../../cli/rules/words/names/known-names.ts';
import { meantBy } from '../../../cli/rules/words/spelling/meant-by.ts';
import { FACTS, findingsIn, findingsOf } from '../copy-findings.ts';

const WRONG: readonly (readonly [text: string, slip: string, language: string])[] = [
  ['We recieve your question and answer it', 'recieve', 'en'],
  ['The roof is availble from tomorrow', 'availble', 'en'],
  ['Everybody is wellcome at the office', 'wellcome', 'en'],
  ['Profesional help on the same day', 'Profesional', 'en'],
  ['Reserve su cita para mañnaa', 'mañnaa', 'es'],
  ['Wir beantworten Ihre Frage so schnel wie möglich', 'schnel', 'de'],
  ['Rufen Sie uns jederzeit an, wir komen heute', 'komen', 'de'],
  ['See you tommorow at the office', 'tommorow', 'en'],
  ['Look for teh roof', 'teh', 'en'],
  ['Lo que nesecita la casa', 'nesecita', 'es'],
  ['Por favor, digale que vamos', 'digale', 'es'],
  ['Llamenos hoy', 'Llamenos', 'es'],
  ['La casa qe miramos', 'qe', 'es'],
  ['Das Dach udn die Wand', 'udn', 'de'],
  ['We talk with you’re roofer', 'you’re', 'en'],
  ['A letter from they’re office', 'they’re', 'en'],
  ['Veteran-ownned and insured', 'ownned', 'en'],
  ['An apprasial of the house', 'apprasial', 'en'],
  ['Ask for the toothpaste and the ortodontist', 'ortodontist', 'en'],
  ['Die Wartunng der Anlage', 'Wartunng', 'de'],
  ['Die Steckdosse in der Wand', 'Steckdosse', 'de'],
  ['We have an roofer in each town', 'an', 'en'],
  ['A estimate is free', 'A', 'en'],
  ['El pan artesanno de la casa', 'artesanno', 'es'],
  ['A goverment-issued card for the roofer', 'goverment', 'en'],
  ['Each roofer with there own ladder', 'there', 'en'],
  ['Call us, and you’re price is settled', 'you’re', 'en'],
  ['You have you’re roof back', 'you’re', 'en'],
  ['A roof fro the whole house', 'fro', 'en'],
  ['Our office si open all day', 'si', 'en'],
  ['We come ot the house', 'ot', 'en'],
  ['The best part of it’s price', 'it’s', 'en'],
  ['Con identificasion oficial', 'identificasion', 'es'],
  ['Le costará el dia', 'dia', 'es'],
  ['Todo de nuestra reposteria', 'reposteria', 'es'],
  ['We mend crokcery and other things', 'crokcery', 'en'],
  ['The cheapper of both roofs', 'cheapper', 'en'],
  ['Ofrecemos un menú sin berenejna', 'berenejna', 'es'],
  ['Todos los mobiliarioos de la casa', 'mobiliarioos', 'es'],
  ['Das Dach wird neu begrenztt', 'begrenztt', 'de'],
  ['Der Rasen ist pflegelecht und grün', 'pflegelecht', 'de'],
  ['Die Terminvereinbarrung am Telefon', 'Terminvereinbarrung', 'de'],
  ['Mit einer Zahnereinigung beginnt es', 'Zahnereinigung', 'de'],
  ['Wir sind bis Ende Febuar da', 'Febuar', 'de'],
  ['Die Werkstatt liefert in Lendern wie Norwegen', 'Lendern', 'de'],
  ['It takes minutes. Geting to one can take half a day.', 'Geting', 'en'],
  ['Diging the trench takes a day.', 'Diging', 'en'],
  ['Befor you sign, read it.', 'Befor', 'en'],
  ['Call us. Shuld we be out, ring again.', 'Shuld', 'en'],
  ['Desd su casa se ve el río.', 'Desd', 'es'],
  ['Hay un techo. Sobr nuestro techo llueve.', 'Sobr', 'es'],
];

test.each(WRONG)('"%s" has a slip', (text, slip, language) => {
  expect(findingsOf(text, { language })).toEqual([`copy/spelling: ${slip}`]);
});

const RIGHT: readonly (readonly [text: string, language: string])[] = [
  ['Wer im Hils wohnt, an der Enns oder an der Oker', 'de'],
  ['Im ganzen Ort und in Weng', 'de'],
  ['Der Schlosser war neun Jahre lang im Gemeinderat in Sindern.', 'de'],
  ['Die letzten Halte sind Lenglern und Harste.', 'de'],
  ['Wir fahren über Harste, Lenglern und den Berg.', 'de'],
  ['The landman from Andrews frac’d a well on Marienfeld', 'en'],
  ['Colour, color, organise, organize, travelled and traveled', 'en'],
  ['Janelle and Hofmann met Gabe at the office', 'en'],
  ['Waring is our town. Deming to El Paso is a day.', 'en'],
  ['Benji the dog sleeps here. Evry is a town in France. Jenni our roofer knows it.', 'en'],
  ['Lola los espera. Marta la dueña vive aquí.', 'es'],
  ['Ask a notary public about the affidavit and the drywall', 'en'],
  ['Llámenos, díganos qué pasó y puede tomarle una foto', 'es'],
  ['El public speaker no es abogado', 'es'],
  ['Buscamos una cerrajera o dos cerrajeras', 'es'],
  ['Eine aufgesprochene Nachricht, die Sie aufgesprochen haben', 'de'],
  ['Die Dachdeckermeisterin prüft Kehlbleche und Ortgangsteine', 'de'],
  ['Bäckerei Lindner in der Hahngasse', 'de'],
  ['Contanos qué tenés, qué querés y cuándo podés', 'es'],
  ['Dice «estó no ze hase» y se ríe', 'es'],
  ['Er sagt „früsch gseit“ und lacht', 'de'],
  ['Lern mit uns', 'de'],
  ['In den Oster-, Pfingst- und Sommerferien', 'de'],
  ['The jetter and the snipper', 'en'],
  ['Whoever you come with you’re welcome', 'en'],
  ['You’re right, and the roof is not', 'en'],
  ['Plan A always covers the roof, an hour and a unique one', 'en'],
  ['Nous vous répondrons le plus tôt possible', 'fr'],
  // Words that no list has, close to others.
  ['Die Hecke wird lückig, windfest und lufttrocken', 'de'],
  ['Das hat Sie zu uns hergeführt, und der Grenzabstand stimmt', 'de'],
  ['Beim Schulunfall hilft die Schnupperstunde am Ostermontag', 'de'],
  ['Die selbständige Lehrerin zahlt für Hinterlassenschaften', 'de'],
  ['Beeidigte Dolmetscher und ein Blindgänger in Münchenbuchsee', 'de'],
  ['El expendio y el gafete, un etiquetador y lo escribible', 'es'],
  ['Si no se especifica, la lista es binaria y se empaquete', 'es'],
  ['We reupholster, recolour and respray the jetter', 'en'],
];

test.each(RIGHT)('"%s" is right', (text, language) => {
  expect(findingsOf(text, { language })).toEqual([]);
});

test('names of the configuration, search phrases and words written twice are right', () => {
  expect(findingsOf('recieve roofs', { at: 'seo.keywords' })).toEqual([]);
  expect(findingsIn({ a: 'A trolly for the roof', b: 'Two men and the trolly' })).toEqual([]);
  expect(findingsOf('In Lubock they know the roof', {})).toEqual([]);
});

test('words of sentences in the configuration are no names, unless they have a capital letter', () => {
  const site = {
    ...FACTS.site,
    site: { ...FACTS.site?.site, description: 'Whenn is Pflugr opne. Fort Dvis' },
  };
  const facts = { ...FACTS, site: site as NonNullable<typeof FACTS.site> };
  expect(findingsOf('The roof is opne today', { facts })).toEqual(['copy/spelling: opne']);
  expect(knownNames(facts)).toContain('pflugr');
  const names = [...namesBesideMenus(facts)];
  expect(names).toEqual(expect.arrayContaining(['pflugr', 'fort', 'dvis']));
  expect(names).not.toContain('whenn');
});

test('a slip of one letter in a common word is found, unless it makes another word', () => {
  const lexicon = lexiconOf('en');
  const word = fc.constantFrom(
    'available',
    'appointment',
    'question',
    'tomorrow',
    'immediately',
    'customer',
    'business',
    'schedule',
  );
  const slip = fc.constantFrom(
    (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
    (text: string, at: number) => text.slice(0, at) + text[at] + text.slice(at),
    (text: string, at: number) =>
      text.slice(0, at - 1) + text[at] + text[at - 1] + text.slice(at + 1),
  );
  fc.assert(
    fc.property(word, slip, fc.nat(), (right, make, place) => {
      expect(lexicon?.meantBy(right)).toBeUndefined();
      const wrong = make(right, 1 + (place % (right.length - 1)));
      fc.pre(lexicon?.has(hashOf(wrong)) === false);
      expect(lexicon?.meantBy(wrong)).toBeDefined();
    }),
  );
});

test.each([
  ['de', 'Jeder Abschnit hat einen Preis.', 'Abschnitt'],
  ['en', 'Profesional help on the same day', 'Professional'],
  ['en', 'A profesional comes on the same day', 'professional'],
])('a capital letter is kept in what is meant: %s %s', (language, text, meant) => {
  const file = copyFile('page', language, { intro: text });
  const messages = [...applyCopyRule(copySpelling, file, FACTS)].map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining(`"${meant}"`)]);
});

test.each([
  // A doubled letter is a slip for the word without it, though another word lacks only a letter.
  ['en', 'allways', 'always'],
  ['en', 'cancle', 'cancel'],
  ['en', 'pulsl', 'pulls'],
  ['en', 'saging', 'sagging'],
  ['en', 'spoills', 'spoils'],
  ['es', 'deuvelve', 'devuelve'],
  ['de', 'gestaltte', 'gestaltete'],
  // "Re-cuit-er" is made of no word that anybody uses.
  ['en', 'recuiters', 'recruiters'],
])('of words that are a slip away, the nearest is meant: %s %s', (language, word, meant) => {
  const lexicon = lexiconOf(language);
  expect(lexicon && meantBy(word, { lexicon, language, names: new Set() })).toBe(meant);
});

test.each([
  ['en', 'repaintable'],
  ['en', 'recaulking'],
  ['en', 'overpacked'],
  ['en', 'unsealable'],
  ['de', 'Einschreibgebühr'],
  ['de', 'nachgeschliffene'],
  ['de', 'unverputztes'],
  ['es', 'reutilizables'],
  ['es', 'redecorada'],
])('a word that is made of another is no slip: %s %s', (language, word) => {
  const lexicon = lexiconOf(language);
  expect(lexicon && meantBy(word, { lexicon, language, names: new Set() })).toBeUndefined();
});
