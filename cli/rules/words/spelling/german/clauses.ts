import type { MistakenRow } from '../mistaken-row.ts';

/** Verbs that a clause with "dass" follows. */
const SAID =
  '(?:wussten|wissen|hoffen|hofften|glauben|glaubten|dachten|denken|finden|fanden|meinen|merken|merkten|sehen) (?:wir|Sie)|wissen|weiß|denken|denke|finden|finde|meinen|hoffen|hoffe|glauben|glaube|sagen|sagt|bedeutet|heißt|versprechen|versichern|garantieren|merken|bemerken|beachten|vermuten|erwarten|überzeugt|stolz|freuen uns|freut uns|freut mich|wünschen|bedauern|zeigt|gehen davon aus|stellen fest|stellt fest|bitten Sie|dafür sorgen';

/** Who does something in that clause. */
const DOER =
  '(?:Sie|sie|wir|ihr|es|er|ich|man|Ihre?|unsere?|meine?|alle|alles|jeder|jede|niemand|nichts|keine?r?|die|der|ein|eine)';

/** Nouns of what is said or thought; none is neuter, as a relative "das" goes with those. */
const SAYINGS =
  'Regel|Meinung|Tatsache|Idee|Bitte|Zusage|Nachricht|Voraussetzung|Bedingung|Überzeugung|Hoffnung|Erfahrung|Ansicht|Annahme|Sorge|Angst|Garantie|Gewissheit|Vermutung|Befürchtung';

/** A neuter noun, or "etwas", earlier in the sentence, which "das" may mean: "ein Angebot dafür, das Sie prüfen können". */
const OF_NEUTER =
  '(?<!\\p{L})(?:[Ee]twas|[Nn]ichts|[Aa]lles|[Vv]ieles|[Mm]anches)(?!\\p{L})[^.!?\\n]*|(?<!\\p{L})(?:[Dd]as|[Dd]em|[Dd]es|[Ee]in|[Ee]inem|[Ee]ines|[Kk]ein|[Uu]nser|[Ii]hr|[Jj]edes|[Dd]ieses|[Ii]m|[Ii]ns|[Aa]m|[Zz]um|[Vv]om|[Bb]eim|\\p{Ll}+es) (?:\\p{Ll}+ )*\\p{Lu}[^.!?\\n]* [^.!?\\n]*';

/** Nouns that are no other word in small letters. */
const SMALL_NOUNS =
  'termine?|angebote?|rechnung|beratung|wohnung|woche|wochen|stunden|werkstatt|firma|küche|garten|kunden?|öffnungszeiten|heizung|wartung|betrieb|haus|auto|fahrrad|zimmer|kurse?|preise|vertrag|auftrag|gutschein|parkplatz|telefon|praxis|ausbildung|tür|handwerker|monteur|mitarbeiter|team|wochenende|monat|jahre|badezimmer|terrasse|dach|fenster|kinder|hochzeit|geburtstag|torte|kuchen|brot|hund|hunde|straße|stadt|büro|anfahrt|lieferung|bestellung|reparatur|unterricht|schule|leistungen|fragen?(?=[.,;!?])';

const ARTICLE =
  '(?:[Dd](?:er|ie|as|en|em|es)|[Ee]in(?:e[nmrs]?)?|[Kk]eine?[nmrs]?|Ihr(?:e[nmrs]?)?|[Uu]nser(?:e[nmrs]?)?|[Zz]u[mr]|[Bb]eim|[Vv]om|[Ii]m|[Aa]m|[Jj]ede[nmrs]?)';

/** First parts of compounds that are no word without what follows, except in the genitive. */
const FIRST_PARTS =
  'Arbeits|Betriebs|Geburtstags|Geschäfts|Hochzeits|Vertrags|Urlaubs|Unterrichts|Handwerks|Einkaufs|Verkaufs|Eintritts|Anfahrts|Sonntags|Liefer|Wohn|Miet|Fahr|Wasch|Bade|Schul(?= [A-Z]\\p{Ll}+)|Zahn(?= Arzt| Ärztin| Reinigung| Praxis)|Haus(?= Besuch| Tür| Haltsauflösung| Meister)|Rad(?= Weg| Tour)|Auto(?= Werkstatt)|Kosten(?= Voranschlag)|Ansprech|Blumen(?= Strauß| Laden)|Garten(?= Pflege| Bau)|Dach(?= Decker| Rinne)|Not(?= Dienst)|Fuß(?= Boden| Pflege)|Stunden(?= Satz)|Fest(?= Preis)|Telefon(?= Nummer)|Tele(?= )';

const ONES =
  'hat|kommt|macht|bietet|hilft|berät|liefert|arbeitet|findet|prüft|baut|plant|führt|nimmt|gibt|sieht|zeigt|bringt|holt|kennt|wird|kann|muss|will|darf|soll|repariert|backt|bäckt|tut|ist|freut|kümmert|verwendet|nutzt|steht';

const MANY: Readonly<Record<string, string>> = {
  hat: 'haben',
  hilft: 'helfen',
  berät: 'beraten',
  nimmt: 'nehmen',
  gibt: 'geben',
  sieht: 'sehen',
  wird: 'werden',
  kann: 'können',
  muss: 'müssen',
  will: 'wollen',
  darf: 'dürfen',
  soll: 'sollen',
  bäckt: 'backen',
  tut: 'tun',
  ist: 'sind',
  kümmert: 'kümmern',
};

function many(verb: string): string {
  return MANY[verb] ?? verb.replace(/e?t$/, 'en');
}

/** Slips in clauses, capitals and compounds. */
export const GERMAN_CLAUSES: readonly MistakenRow[] = [
  [
    ', das ',
    new RegExp(
      `(?<!\\p{L}|(?<!\\p{L})zu )(?:${SAID}), (?<slip>das) (?=${DOER}(?!\\p{L}))(?!(?:er|sie|es|wir|ich|man) (?:schon|auch)? ?(?:ist|sind|kann)\\b)`,
      'u',
    ),
    'dass',
  ],
  [
    ', das ',
    new RegExp(
      `(?<!\\p{L})(?:(?:[Dd]ie|[Ee]ine|[Uu]nsere|[Kk]eine|[Dd]iese|[Mm]eine|[Ii]hre) (?:${SAYINGS})|(?:[Dd]er|[Dd]en|[Ee]inen?|[Uu]nseren?|[Kk]einen|[Dd]iesen) (?:Grundsatz|Hinweis|Wunsch|Gedanken?|Vorteil|Nachteil|Eindruck|Beweis|Anspruch|Vorschlag))(?<!${OF_NEUTER}), (?<slip>das) (?=${DOER}(?!\\p{L}) \\p{L})(?!(?:er|sie|es|wir|ich|man) (?:schon|auch)? ?(?:ist|sind|kann)\\b)`,
      'u',
    ),
    'dass',
  ],
  [
    /(?:für|rauf|ran|rum|rüber|ichtig|chade), das /,
    new RegExp(
      `(?<!\\p{L})(?:[Dd]afür|[Dd]arauf|[Dd]aran|[Dd]arum|[Dd]arüber|(?:uns|mir) (?:ist )?wichtig|[Ww]ichtig ist(?: uns| mir)?|[Ss]chade)(?<!${OF_NEUTER}), (?<slip>das) (?=(?:Sie|sie|wir|ihr|man|jede|jeder|alles?|niemand|unsere) \\p{L})`,
      'u',
    ),
    'dass',
  ],
  [
    'so das ',
    /(?<=(?<!\p{L})[Ss]o )(?<slip>das) (?:Sie|sie|wir|man|ihr|du|ich|es|er|die|der|alle)(?![\p{L}-])(?! (?:ist|sind|war|waren|hat|haben)(?!\p{L}))/u,
    'dass',
  ],
  ['r dass ', /(?<!\p{L})(?:[Ff]ür|[Üü]ber) (?<slip>dass) (?=\p{Lu}\p{Ll}+(?!\p{L}))/u, 'das'],
  [
    'Dass ',
    /(?:^|[.!?] )(?<slip>Dass) (?:Angebot|Haus|Auto|Team|Fahrrad|Dach|Bad|Gespräch|Restaurant|Hotel|Geschäft) (?:ist|hat|kostet|gilt|wird|steht|liegt|umfasst)(?=[^,]*[.!]|[^,]*$)/mu,
    'Das',
  ],
  ['Seit ihr ', /(?:^|[.!] )(?<slip>Seit) ihr [^,.!?\n]{1,50}\?/mu, 'Seid'],
  [
    'ihr seit ',
    /(?<!\p{L})[Ii]hr (?<slip>seit) (?:alle|genau|immer|nicht|gut|neu|bei uns|auf der Suche|keine|unsere|hier|jetzt|zu (?:zweit|dritt|viert))(?!\p{L})/u,
    'seid',
  ],
  [
    new RegExp(` (?:${SMALL_NOUNS})`),
    new RegExp(
      `(?<=(?<![\\p{L}-])${ARTICLE} )(?<slip>${SMALL_NOUNS})(?![\\p{L}\\p{N}_-]| \\p{Lu}|[./@]\\p{L})`,
      'u',
    ),
    (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`,
  ],
  [
    new RegExp(`(?:${FIRST_PARTS.replace(/\(\?=[^)]*\)/g, '')}) [A-Z]`),
    new RegExp(
      `(?<!\\p{L}|[\\p{L}-](?:es|[Dd]er|[Ii]m|zum|vom|am) (?:\\p{Ll}+ )?)(?<!(?:[Dd]es|eines|[Ii]hres|unseres|dieses|jedes) (?:\\p{Ll}+ )?)(?<slip>(?:${FIRST_PARTS}) (?!Sie)\\p{Lu}\\p{Ll}{2,})(?!\\p{L})`,
      'u',
    ),
    (words) => words.replace(/ (\p{Lu})/u, (_, letter: string) => letter.toLowerCase()),
  ],
  [
    new RegExp(`[Ww]ir (?:${ONES}) `),
    new RegExp(
      `(?<=(?:^|[.!?:] |, |(?<!\\p{L})(?:und|denn|aber) )[Ww]ir )(?<slip>${ONES})(?!\\p{L})(?! (?:wird|war|das|es) )`,
      'mu',
    ),
    many,
  ],
];
