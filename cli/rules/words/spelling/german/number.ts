import type { MistakenRow } from '../mistaken-row.ts';
import { END, FEMININE, MASCULINE, NEUTER } from './nouns.ts';

/** Plurals of nouns that have another form in the singular in every case: of `Kunden`, the accusative is the same. */
const MANY_OF_MEN_AND_THINGS =
  'Termine|Preise|Nachmittage|Vormittage|Räume|Kurse|Plätze|Parkplätze|Gäste|Kinder|Hunde|Produkte|Geräte|Fahrzeuge|Fahrräder|Häuser|Ergebnisse|Getränke|Bäume|Ersatzteile|Angebote|Verträge|Aufträge|Bilder|Gutscheine|Monteure|Besuche|Anrufe|Balkone|Zäune|Dächer|Geschenke|Gespräche|Bäder|Restaurants|Hotels|Kleider|Brote|Sträuße|Schränke|Tische|Stühle|Briefe|Schlüsseldienste';
const MANY_OF_WOMEN_AND_THINGS =
  'Leistungen|Fahrstunden|Probestunden|Reparaturen|Behandlungen|Blumen|Pflanzen|Prüfungen|Rechnungen|Bewertungen|Wände|Türen|Wohnungen|Küchen|Treppen|Torten|Hecken|Anfragen|Nachrichten|Adressen|Straßen|Wochen|Stunden|Minuten|Lieferungen|Bestellungen|Heizungen|Veranstaltungen';

const SINGULAR: Readonly<Record<string, string>> = {
  Räume: 'Raum',
  Plätze: 'Platz',
  Parkplätze: 'Parkplatz',
  Gäste: 'Gast',
  Kinder: 'Kind',
  Fahrräder: 'Fahrrad',
  Häuser: 'Haus',
  Ergebnisse: 'Ergebnis',
  Bäume: 'Baum',
  Verträge: 'Vertrag',
  Aufträge: 'Auftrag',
  Bilder: 'Bild',
  Zäune: 'Zaun',
  Dächer: 'Dach',
  Bäder: 'Bad',
  Restaurants: 'Restaurant',
  Hotels: 'Hotel',
  Kleider: 'Kleid',
  Sträuße: 'Strauß',
  Schränke: 'Schrank',
  Stühle: 'Stuhl',
  Wände: 'Wand',
  Leistungen: 'Leistung',
};

function singular(noun: string): string {
  if (/ungen$/.test(noun)) return noun.slice(0, -2);
  if (/(?:ur|ür)en$/.test(noun)) return noun.slice(0, -2);
  return SINGULAR[noun] ?? noun.replace(/(?<=e)n$|e$/, '');
}

/** Plurals with an umlaut, or of words from elsewhere. */
const PLURAL: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SINGULAR).map(([many, one]) => [one, many])),
  Plan: 'Pläne',
  Zeitplan: 'Zeitpläne',
  Garten: 'Gärten',
  Kostenvoranschlag: 'Kostenvoranschläge',
  Zuschuss: 'Zuschüsse',
  Antrag: 'Anträge',
  Umzug: 'Umzüge',
  Ablauf: 'Abläufe',
  Eingang: 'Eingänge',
  Rechtsanwalt: 'Rechtsanwälte',
  Zahnarzt: 'Zahnärzte',
  Brautstrauß: 'Brautsträuße',
  Kunde: 'Kunden',
  Fachmann: 'Fachleute',
  Grundstück: 'Grundstücke',
  Kind: 'Kinder',
  Kleid: 'Kleider',
  Dach: 'Dächer',
  Team: 'Teams',
  Auto: 'Autos',
  Foto: 'Fotos',
  Büro: 'Büros',
  Konto: 'Konten',
  Firma: 'Firmen',
  Praxis: 'Praxen',
  Stadt: 'Städte',
  Wand: 'Wände',
  Werkstatt: 'Werkstätten',
  Unterkunft: 'Unterkünfte',
  Kundin: 'Kundinnen',
};

function plural(noun: string): string {
  const known = PLURAL[noun];
  if (known !== undefined) return known;
  if (/e$/.test(noun)) return `${noun}n`;
  return /(?:ung|ur|ür|eit|ei|schaft|tät)$/.test(noun) ? `${noun}en` : `${noun}e`;
}

/** Words that only several things follow. */
const SEVERAL =
  '(?:[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Zz]wölf|(?<![Dd]ie )[Vv]iele|[Mm]ehrere|[Ee]inige|[Ww]enige|[Bb]eide)';

/** Nouns that are also counted in the singular, such as what is ordered, and the plural of a day. */
const COUNTED = 'Kaffee|Montage|Brot|Frühstück|Internet|Jahr|Monat|Fest|Mal|Grund|Bad|Paket';

/** No compound, pair or first part: `zwei Kurs- und`, `drei Bad Ideen`. */
const ALONE = `${END}(?! (?:und|oder|bzw|sowie) | \\p{Lu})`;

/** German nouns in another number than the word before them. */
export const GERMAN_NUMBER: readonly MistakenRow[] = [
  [
    new RegExp(`(?:[Ee]in|inen|ede[rsn]|[Kk]ein) (?:${MANY_OF_MEN_AND_THINGS})`),
    new RegExp(
      `(?<!\\p{L}|[Ii]n )(?:[Ee]in|[Ee]inen|[Jj]ede[rsn]|[Kk]ein) (?<slip>${MANY_OF_MEN_AND_THINGS})${ALONE}(?! \\p{Ll}+ende?[nmrs]? )`,
      'u',
    ),
    singular,
  ],
  [
    new RegExp(`(?:[Ee]ine|ede) (?:${MANY_OF_WOMEN_AND_THINGS})`),
    new RegExp(
      `(?<!\\p{L})(?:[Ee]ine|[Jj]ede) (?<slip>${MANY_OF_WOMEN_AND_THINGS})${ALONE}(?! \\p{Ll}+ende?[nmrs]? )`,
      'u',
    ),
    singular,
  ],
  [
    new RegExp(`[ \\n]${SEVERAL} (?:${MASCULINE}|${NEUTER}|${FEMININE})[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})${SEVERAL} (?!${COUNTED})(?<slip>${MASCULINE}|${NEUTER}|${FEMININE})${ALONE}`,
      'u',
    ),
    plural,
  ],
];
