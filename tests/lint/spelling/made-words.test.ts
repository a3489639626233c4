import { expect, test } from 'vitest';
import { lexiconOf } from '../../../cli/rules/words/lexicon/lexicon.ts';
import { confusedWords } from '../../../cli/rules/words/spelling/confused-words.ts';
import { meantBy } from '../../../cli/rules/words/spelling/meant-by.ts';
import { findingsOf } from '../copy-findings.ts';

/** Words that trades make or take from elsewhere, which no dictionary has and many a common word is close to. */
const RIGHT: readonly (readonly [language: string, text: string])[] = [
  // Joiners.
  ['de', 'Die Schuhlade läuft auf Holz, und ein Ersatzkeil liegt darin.'],
  ['de', 'Wir lassen die Bretter ablängen, er längt sie ab, wer ablängte, hat abgelängt.'],
  ['de', 'Die Tür ist gefälzt, einfälzt, überfälzt und ausgefälzt.'],
  ['de', 'Geschäftet wird der Stuhl, angeschäftet das Bein, eingegratet die Leiste.'],
  ['de', 'Das Geschwisterl bekam ein Sesserl, ein Stockerl und ein Kastl mit Türl.'],
  ['de', 'Brettl, Schachterl, Laderl, Bankerl, Nachtkasterl und Schemerl'],
  ['de', 'Die Stricherlliste, das Sackerllager, die Kasterlleiste und ein Standerllokal'],
  ['de', 'Besteckladen, Nählade, Mehllade, Brotlade und Küchenlade'],
  ['de', 'Anleimer, Umleimer, Keilzinke, Gratnut, Stulpnut und Ziehklinge'],
  ['de', 'Das Häusle hat ein Tischlein und ein fasriges, knittriges Furnier.'],
  // Bakers.
  ['de', 'Der Plunderteig wird touriert, der Laib geschwadet, ohne Übergare.'],
  ['de', 'Der Schießer schiebt Mohnflesserl, Weckerl, Salzstangerl und Kaisersemmeln.'],
  ['de', 'Brühstück, Kochstück, Anstellgut, Stückgare und Waldstaudenroggen'],
  // Gardeners.
  ['de', 'Der Rasen wird besandet, die Tomate ausgegeizt, der Beetrand abgerüttelt.'],
  ['de', 'Wildtrieb, Geiztrieb, Heckenkrone, Gießring und Frostkoffer'],
  // Hairdressers.
  ['de', 'Kammsträhne, Fassonschnitt, Auswaschtönung und gekreppte Naturkrause'],
  // Vets.
  ['de', 'Giardien, Kokzidien, Afterkralle, Strahlfäule und eine Dackellähme'],
  ['de', 'Das Pferd hat Zahnhaken, sie werden abgeraspelt, der Magen ist aufgegast.'],
  // Electricians.
  ['de', 'Ringerder, Staberder und Erder, Wago und Käfigklemme, abgemantelt und abisoliert'],
  ['de', 'Hutschiene, Steigzone, Kabelpritsche, Perilex und Feldfreischaltung'],
  ['es', 'Período o periodo, vídeo o video, fútbol o futbol, icono o ícono'],
  ['es', 'Limpiamos sin amoníaco ni amoniaco, y el zodíaco o zodiaco da igual.'],
  ['es', 'El chófer o chofer austríaco toma un coctel en el partido de beisbol.'],
  ['es', 'Es un gato cardiaco, con torticolis y lesión de la medula, dice la pedíatra.'],
  ['es', 'Buscamos giardias, coccidios, filarias y babesias, y hacemos una endoscopía.'],
  ['es', 'El maníaco o maniaco policiaco, el alveolo y la atmosfera del taller'],
  ['es', 'Tablero rechapado, canteado y machihembrado, con tapajuntas y pernios'],
  ['es', 'El alicatador, la soladora, dos encofradores y un pulidor de suelos'],
  ['es', 'Panettone, mollete, chapata y hogaza con greñado, levado y prefermento'],
  ['es', 'Termóstato, magnetotérmico, guardamotor, corrugado y downlights'],
  ['es', 'Desbroce, esqueje, alcorque, acolchado, resiembra y escarificado'],
  ['en', 'A poolish, a levain, an autolyse, a banneton and a barmcake'],
  ['en', 'Speyed, neutered, wormed and tested for giardia and coccidia'],
  ['en', 'Glanded, megging the circuit, busbars, pigtails, backboxes and trunking'],
  ['en', 'Bareroot, rootball, pleached, coppiced, pollarded and espaliered'],
  ['en', 'Rabbeted, spokeshaved, dowelled, kerfing, birdsmouth and dwangs'],
  ['en', 'Foilyage, babylights, texturising, backcombed and toning'],
  // What is done again.
  ['en', 'We regrout showers, redeck balconies, restain rails and have repiped a house.'],
  ['en', 'The luthier refretted a banjo, rehairs bows and repadded my flute.'],
  // An l that is doubled in Britain.
  ['en', 'Freedivers and snorkellers like snorkelling.'],
  // Bought and booked.
  ['en', 'Set up autopay for elearning; efiled returns and optins are kept, walkins welcome.'],
  ['en', 'Sameday repairs, waterfed poles and smishing drills'],
  // Measures.
  ['en', 'A skipful of rubble, a tubful of ice, vanfuls of boxes'],
  // Close to words, but by another consonant or an extra letter, or to words that hardly anybody means.
  [
    'en',
    'We do tarping after storms; a flowy dress, a floofer of a cat and a poncha from Madeira.',
  ],
  ['es', 'La catación de café es el martes, y la grupeta sale a las ocho.'],
  ['de', 'Im Häusel gibt es Padeltennis.'],
  ['de', 'Den Stoffrat holen Sie in der Werkstatt, den Holzrat und den Pflanzenrat daneben.'],
  // Animals and plates.
  ['en', 'The sprocker wears a halti, the tradie eats a parma, a croqueta and a slushie.'],
];

test.each(RIGHT)('%s: "%s" has no slip', (language, text) => {
  const told = findingsOf(text, { language, only: 'copy/spelling' });
  expect(told).toEqual([]);
});

/** What people type for words that everybody writes. */
const SLIPS: Readonly<Record<string, string>> = {
  de: `Ternin Terminn Termni Beratumg Bertung Beratugn Handwerkre Hanwerker Handwrker Werkstat Werksatt Reparatru
    Reperatur Ersatzeil Ersatztiel Schublsde Scublade Schubalde Wiederstand Glückswunsch Gewehrleistung winderschöne
    abhägen abhänegn Geschäfre Gechäft Geschwiser Geschwistre Öffnungzeiten Rechnumg Rechnugn gemachtt gefundne
    gearbeitt angeboen eingebsut Freuwillig einheut Fensteer möchtem Wochenendde Gutschien
    Treppenaus Nadelbuam Rechtsewg Dienstgas Kilometren Haftplicht Reisepas Fachman`,
  es: `presupuetso presupuesot reservsr horaroi servicoi clietne garanttía guardis resreva
    amoniacco vidoe insalación carpitnero veteriario electricsita consutla`,
  en: `apointment appointmnet availabel cutsomer guarentee profesional estimste instalation kitchne repiar servcie
    polsih smapling batroom tomorow neccessary recieve garantee busines succesful beautful peacful usful
    maintainence schedual vehical restaraunt recored repari rejcted retrun helpfull smellled signin`,
};

const SAID = Object.entries(SLIPS).flatMap(([language, words]) =>
  words.split(/\s+/).map((word) => [language, word] as const),
);

test.each(SAID)('%s: "%s" is a slip', (language, word) => {
  const lexicon = lexiconOf(language);
  expect(lexicon && meantBy(word, { lexicon, language, names: new Set() })).toBeDefined();
});

const mistaken = (text: string) => confusedWords(text, 'de', false).map(({ word }) => word);

test.each([
  'Die Laden laufen auf Wachs.',
  'Die Laden. Fächer sind günstig, jede Lade kostet Zeit.',
  'Der Kasten mit den Laden steht links, und unsere Laden klemmen nicht.',
  'Keine Laden ohne Anschlag, und diese Laden sind gezinkt.',
  'Die Fronten der Laden sind aus Kirsche, für tiefe Laden gibt es Vollauszüge.',
  'Die Leiter steht an der Wand, und der Leiter der Werkstatt hält sie.',
  'Die Kiefer ist ein Nadelbaum, der Kiefer ein Knochen.',
  'Die Steuer zahlt der Betrieb, das Steuer hält der Fahrer.',
  'Das Tau hält, der Tau liegt auf dem Gras.',
])('an article of any noun that is written so: %s', (text) => {
  expect(mistaken(text)).toEqual([]);
});

test.each([
  ['Kommen Sie in eine Laden.', 'eine'],
  ['Wir suchen ein Laden.', 'ein'],
  ['Fragen Sie bei der Laden nach.', 'der'],
  ['Der Weg zur Laden ist kurz.', 'zur'],
  ['Die Tür des Laden ist offen.', 'Laden'],
  ['Das ist ein schönen Laden.', 'ein'],
])('an article of none: %s', (text, slip) => {
  expect(mistaken(text)).toEqual([slip]);
});
