import type { MistakenRow } from './mistaken-row.ts';

/** Nouns of one gender that begin no compound with a participle, as in "eine Tag und Nacht besetzte Nummer". */
const MASCULINE =
  'Termin|Preis|Festpreis|Anruf|Besuch|Betrieb|Meisterbetrieb|Meister|Monteur|Techniker|Handwerker|Fachmann|Fachbetrieb|Raum|Schritt|Plan|Zeitplan|Vertrag|Auftrag|Fehler|Garten|Kurs|Ansprechpartner|Kostenvoranschlag|Rabatt|Gutschein|Parkplatz|Schlüssel|Vorteil|Notdienst|Zuschuss|Antrag|Umzug|Tisch|Workshop|Newsletter|Grund|Laden|Nachmittag|Vormittag|Monat|Zeitraum|Rückruf|Kaffee|Kuchen|Hausbesuch|Ortstermin';
const NEUTER =
  'Angebot|Bad|Badezimmer|Haus|Gespräch|Erstgespräch|Fahrrad|Auto|Zimmer|Fenster|Formular|Foto|Gerät|Jahr|Team|Konto|Paket|Muster|Ergebnis|Gutachten|Konzept|Objekt|Ersatzteil|Protokoll|Rezept|Unternehmen|Telefonat|Dach|Geschenk|Problem|Projekt|Wochenende';
const FEMININE =
  'Heizung|Wartung|Rechnung|Beratung|Reparatur|Wohnung|Anfrage|Nachricht|Woche|Stunde|Minute|Anlage|Wärmepumpe|Lösung|Werkstatt|Firma|Küche|Praxis|Behandlung|Ausbildung|Planung|Montage|Lieferung|Bestellung|Bewertung|Garantie|Frage|Antwort|Möglichkeit|Terminvereinbarung|Anzahlung|Genehmigung|Einweisung|Wand|Tür|Übersicht|Auswahl|Führung|Dusche|Therme|Probestunde|Unterkunft|Veranstaltung|Torte|Hochzeit';

/** Before one of two: "der eine Betrieb, der andere". */
const OF_TWO = '(?:[Dd](?:er|ie|as|en|em|ieser|iese|ieses)|[Jj]ede[rs]?) ';

const END = '(?![\\p{L}-])';

/** Before a noun: alone, a first part may be another word, as in "Innen Holz". */
const BEFORE =
  '[Dd](?:as|ie|er|en|em)|[Ee]ine?[nmr]?|[Uu]nser(?:e[nmrs]?)?|Ihre?[nmrs]?|zu[mr]|vom|neue[nrs]?';

/** Second parts after a first part that may stand before many nouns: "we offer our customers service". */
const SECONDS: Readonly<Record<string, string>> = {
  'Wärme ': '(?:Pumpe|Dämmung|Schutz|Bedarf)n?',
  'Kunden ': '(?<=(?:[Dd]er|[Uu]nser|dem|zum|vom|ein) Kunden )(?:Service|Dienst)',
  'Termin ': '(?:Vereinbarung|Absprache|Anfrage|Kalender|Buchung)',
};

/** What the parts of a compound are in one word. */
function joined(parts: string): string {
  const [first = '', second = ''] = parts.split(' ');
  return first + second.toLowerCase();
}

/** Articles that do not go with the noun after them, and compounds that were taken apart. */
export const GERMAN_FORMS: readonly MistakenRow[] = [
  [
    new RegExp(`ine (?:${MASCULINE}|${NEUTER})`),
    new RegExp(`(?<!\\p{L}|${OF_TWO})(?<slip>[Ee]ine) (?:${MASCULINE}|${NEUTER})${END}`, 'u'),
    (word) => (word.startsWith('E') ? 'Ein' : 'ein" or "einen'),
  ],
  [
    new RegExp(`[Ee]in(?:en)? (?:[a-zäöüß]+e )?(?:${FEMININE})`),
    new RegExp(
      `(?<!\\p{L}|${OF_TWO})(?<slip>[Ee]in(?:en)?) (?:(?!(?:wie|sowie|ohne|eine|keine)\\s)\\p{Ll}{3,}e )?(?:${FEMININE})${END}`,
      'u',
    ),
    (word) => (word.startsWith('E') ? 'Eine' : 'eine'),
  ],
  [
    new RegExp(`inen (?:${NEUTER})`),
    new RegExp(`(?<!\\p{L}|${OF_TWO})(?<slip>[Ee]inen) (?:${NEUTER})${END}`, 'u'),
    (word) => (word.startsWith('E') ? 'Ein' : 'ein'),
  ],
  // No word that stands alone ends so, except for "Jungs".
  ...['ungs ', 'heits ', 'keits ', 'schafts '].map(
    (sign): MistakenRow => [
      sign,
      new RegExp(
        `(?<!\\p{L})(?!Jungs)(?<slip>\\p{Lu}\\p{Ll}{2,}${sign}\\p{Lu}\\p{Ll}{2,})(?!\\p{L})`,
        'u',
      ),
      joined,
    ],
  ),
  ...['Außen ', 'Innen ', 'Wärme ', 'Kunden ', 'Termin '].map(
    (sign): MistakenRow => [
      sign,
      new RegExp(
        `(?<=(?<!\\p{L})(?:${BEFORE}) )(?<slip>${sign}${SECONDS[sign] ?? '\\p{Lu}\\p{Ll}{3,}'})(?!\\p{L})`,
        'u',
      ),
      joined,
    ],
  ),
];
