import type { MistakenRow } from '../spelling/mistaken-row.ts';

const START = '(?:^|[.!?] )';
const REST = '(?![\\p{L}-])';

/** First persons of verbs, none of which follows "wir". */
const FIRST =
  'komme|fahre|mache|helfe|liefere|biete|habe|bringe|gebe|arbeite|baue|repariere|suche|freue|berate|öffne|nehme|finde|schließe|stehe|backe|koche|verkaufe|reinige|pflege|zeige|schicke|melde|rufe|kümmere|bleibe|beginne';

/** Things that are one, of which a verb in the plural is told. */
const ONE =
  'Preis|Kurs|Angebot|Paket|Termin|Betrag|Beitrag|Eintritt|Vertrag|Gutschein|Unterricht|Workshop|Besuch|Rabatt|Service';
const BEHIND_ONE: Readonly<Record<string, string>> = {
  ...{ beinhalten: 'beinhaltet', umfassen: 'umfasst', kosten: 'kostet', dauern: 'dauert' },
  ...{ beginnen: 'beginnt', gelten: 'gilt', enthalten: 'enthält', sind: 'ist', haben: 'hat' },
};

/** Feminine nouns, by endings that no other has, and some more. */
const FEMININE =
  'Maschine|Firma|Werkstatt|Wohnung|Küche|Familie|Praxis|Schule|Website|Halle|Straße|Stadt|Seite|Liste|Woche|Reise|Gruppe|Klasse|Mannschaft|Kamera|Heizung|\\p{Lu}\\p{Ll}+(?:heit|keit|schaft|tät|(?<![Ss]pr|[Ss]chw|[Dd])ung)';

/** Plurals that end with an n in the dative. */
const PLURALS =
  'Geräte|Preise|Tage|Monate|Jahre|Termine|Kurse|Gäste|Hunde|Pferde|Teile|Produkte|Schritte|Freunde|Werkzeuge|Fahrzeuge|Räume|Bäume|Dächer|Kinder|Häuser|Bilder|Räder|Bücher|Schuhe|Stoffe|Steine|Verträge|Angebote|Bereiche|Betriebe|Rezepte';

/** Masculine nouns, none of which "der" may stand before behind a preposition with the dative. */
const MASCULINE =
  'Termin|Kurs|Auftrag|Anruf|Besuch|Garten|Hund|Schlüssel|Vertrag|Preis|Betrag|Umzug|Winter|Sommer|Unterricht|Raum|Boden|Einbau|Kauf|Ausbau|Urlaub';

const COUNTED =
  'Woche|Nacht|Minute|Stunde|Person|Familie|Saison|Frage|Rechnung|Wohnung|Bestellung|Anfrage|Buchung';

const MONTHS =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Tag|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag';

const YOU: Readonly<Record<string, string>> = {
  ...{ 'Ihr können': 'Ihr könnt', 'Ihr müssen': 'Ihr müsst', 'Ihr haben': 'Ihr habt' },
  ...{ 'Ihr wollen': 'Ihr wollt', 'Ihr dürfen': 'Ihr dürft', 'Ihr sollen': 'Ihr sollt' },
  ...{ 'Ihr werden': 'Ihr werdet', 'Du können': 'Du kannst', 'Du müssen': 'Du musst' },
  ...{ 'Du haben': 'Du hast', 'Du wollen': 'Du willst', 'Du dürfen': 'Du darfst' },
  ...{ 'Du sollen': 'Du sollst', 'Du werden': 'Du wirst' },
};

function upper(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** German words that sound like another one, or are in another form, in places where only that one can stand. */
export const GERMAN_PAIRS: readonly MistakenRow[] = [
  [
    'Seit ihr ',
    new RegExp(
      `${START}(?<slip>Seit) ihr (?:noch |schon |auch )?(?:zufrieden|bereit|neugierig|interessiert|fit|dabei|unsicher|müde|unzufrieden)(?=[,?!.])`,
      'mu',
    ),
    'Seid',
  ],
  [
    new RegExp(`[Ww]ir (?:${FIRST})[ .,]`),
    new RegExp(`(?<!\\p{L})[Ww]ir (?<slip>${FIRST})(?= \\p{L}|[.,])${REST}`, 'u'),
    (word) => `${word}n`,
  ],
  [' hatt ', /(?<=\p{L} )(?<slip>hatt)(?= \p{L})/u, 'hat'],
  [
    / das (?:Sie|wir|ihr|du|es|man) (?<=(?:freuen uns|froh|stolz|überzeugt|schade|uns wichtig),? das \p{L}+ )/u,
    /(?<!\p{L})(?:freuen uns|froh|stolz|überzeugt|schade|uns wichtig),? (?<slip>das) (?:Sie|wir|ihr|du|es|man)(?!\p{L})/u,
    'dass',
  ],
  [
    / (?:Morgens|Abends|Mittags|Nachts|Vormittags|Nachmittags)[ .,]/,
    /(?<!\p{L})(?:besten|öffnen|kommen|sind|ist|nur|auch|immer|täglich|arbeiten|früh|spät|oder|meist|meistens|erst|schon) (?<slip>Morgens|Abends|Mittags|Nachts|Vormittags|Nachmittags)(?!\p{L})/u,
    (word) => word.toLowerCase(),
  ],
  [
    /m folgenden[ :,]/,
    /(?<!\p{L})[Ii]m (?<slip>folgenden)(?= (?:sehen|finden|lesen|erfahren|erklären|zeigen|stellen|werden|haben|beschreiben)(?!\p{L})|:|,(?! \p{Ll}+e[nm] \p{Lu}))/u,
    upper,
  ],
  [
    /es weiteren[ ,]/,
    /(?<!\p{L})[Dd]es (?<slip>weiteren)(?= (?:\p{Ll}{2,}en|wird|ist|gibt|bietet|hat)(?!\p{L}) |[:,])/u,
    upper,
  ],
  [
    /(?:ichts|twas|enig|iel|llerlei) (?:neues|gutes|besonderes|schönes|passendes|wichtiges|süßes|ungewöhnliches|eigenes)[ .,;!?\n]/,
    /(?<!\p{L})(?:[Nn]ichts|[Ee]twas|[Ww]enig|[Vv]iel|[Aa]llerlei) (?<slip>neues|gutes|besonderes|schönes|passendes|wichtiges|süßes|ungewöhnliches|eigenes)(?=[.,;!?]|$| (?:zu|für|aus|mit|bei|über|von|gibt|mehr|erfahren|lernen|finden|in der|in un)(?!\p{L}))/mu,
    upper,
  ],
  [
    /as (?:wichtigste|beste|schönste|neueste) (?:zuerst|vorweg|daran|dabei|zum Schluss|auf einen Blick|in Kürze)/,
    /(?:^|[.!?] )Das (?<slip>wichtigste|beste|schönste|neueste) (?:zuerst|vorweg|daran|dabei|zum Schluss|auf einen Blick|in Kürze)(?!\p{L})/mu,
    upper,
  ],
  [
    /iederruf|iedersprech|iedersprich|iederspiegel|iederstand|iederstände/,
    /(?<![\p{L}-])(?<slip>[Ww]ieder(?:ruf|sprech|sprich|spiegel|stand|ständ)\p{Ll}*)/u,
    (word) => word.replace('ieder', 'ider'),
  ],
  ['ochende', /(?<![\p{L}-])(?<slip>Wochende)(?!\p{L})/u, 'Wochenende'],
  [
    / (?:Ihrem|unserem|deinem|dem|meinem) (?<=(?:uns|sich|mich|[Kk]ümmern|kümmere) um [a-zA-Z]+ )/,
    /(?<!\p{L})(?:kümmern (?:wir )?uns|kümmert sich|kümmere mich)(?: \p{Ll}+)? um (?<slip>Ihrem|unserem|deinem|meinem) \p{Lu}\p{Ll}+(?!\p{L})(?! zu )/u,
    (word) => `${word.slice(0, -1)}n`,
  ],
  [
    /eit letzte[ns]? /,
    /(?<!\p{L})[Ss]eit (?:(?<slip>letzte) (?:Woche|Nacht|Saison)|(?<slipped>letzte[ns]) (?:Jahr|Sommer|Monat|Winter|Herbst|Frühjahr|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag))(?![\p{L}-])/u,
    (word) => (word === 'letzte' ? 'letzter' : 'letztem'),
  ],
  [
    /(?:ei|on) das [A-ZÄÖÜ]/,
    /(?<!\p{L})(?:[Bb]ei|[Vv]on) (?<slip>das) (?!Haus \p{Lu})\p{Lu}\p{Ll}+(?![\p{L}-])/u,
    'dem',
  ],
  [
    new RegExp(`(?:ach|it|ei|on) der (?:${MASCULINE}) `),
    new RegExp(`${START}(?:Nach|Mit|Bei|Von) (?<slip>der) (?:${MASCULINE})(?= \\p{Ll})`, 'mu'),
    'dem',
  ],
  [
    new RegExp(`n (?:${PLURALS})[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?:[Mm]it|[Vv]on|[Bb]ei|[Aa]us|[Zz]u|[Nn]ach|[Ss]eit) (?:den|unseren|Ihren|vielen|allen|deinen|einigen)(?: \\p{Ll}+en)? (?<slip>${PLURALS})(?=[.,;!?]|$| \\p{Ll})`,
      'mu',
    ),
    (word) => `${word}n`,
  ],
  [
    / in den Preis (?:ist|sind)|In den Preis (?:ist|sind)/,
    /(?<!\p{L})[Ii]n (?<slip>den) Preis (?:ist|sind)(?!\p{L})(?=[^.!?]*(?:enthalten|inbegriffen|inklusive))/u,
    'dem',
  ],
  [
    /m (?:Ladens|Gartens|Hauses|Betriebs|Geschäfts|Teams|Kurses|Büros|Ateliers|Studios|Restaurants|Hotels|Salons|Termins|Vertrags)[ .,]/,
    /(?<!\p{L})(?:[Ii]n|[Mm]it|[Bb]ei|[Vv]on|[Zz]u|[Aa]us|[Nn]ach) (?:unserem|Ihrem|meinem|deinem|ihrem|seinem) (?<slip>Ladens|Gartens|Hauses|Betriebs|Geschäfts|Teams|Kurses|Büros|Ateliers|Studios|Restaurants|Hotels|Salons|Termins|Vertrags)(?![\p{L}-])/u,
    (word) => word.replace(/(?<=aus|urs)es$|s$/, ''),
  ],
  [
    /(?:serem|hrem|inem|iesem) [a-zäöü ]*(?:Masch|Firma|Werk|Wohn|Küche|Fam|Praxis|Schule|Web|Halle|Str|Stadt|Seite|List|Woche|Reise|Gruppe|Klasse|Mann|Kam|Heiz|[A-ZÄÖÜ][a-zäöüß]+(?:heit|keit|schaft|tät|ung)[ .,])/,
    new RegExp(
      `(?<!\\p{L})(?:[Mm]it|[Ii]n|[Bb]ei|[Vv]on|[Zz]u|[Aa]us|[Nn]ach|[Aa]n|[Aa]uf|[Ss]eit) (?<slip>unserem|Ihrem|einem|diesem|meinem|deinem|keinem)(?: \\p{Ll}+en)? (?:${FEMININE})(?![\\p{L}-])(?! \\p{Lu})`,
      'u',
    ),
    (word) => word.replace(/em$/, 'er'),
  ],
  [
    new RegExp(` (?:${Object.keys(BEHIND_ONE).join('|')}) (?<=(?:${ONE}) [a-zäß]+ )`),
    new RegExp(
      `${START}(?:Der|Das|Unser|Ihr|Dieser|Dieses|Jeder) (?:${ONE}) (?<slip>${Object.keys(BEHIND_ONE).join('|')})(?= (?!wir|Sie|sie|Kinder|\\p{Lu}\\p{Ll}+(?:en|er)(?!\\p{L}))\\p{L})`,
      'mu',
    ),
    (word) => BEHIND_ONE[word] ?? word,
  ],
  [
    /(?:in|ex)klusiv (?:M|V|A|F|aller|der|Steuer)/,
    /(?<!\p{L})(?<slip>inklusiv|exklusiv) (?:Mehrwertsteuer|MwSt|Anfahrt|Material|Versand|aller|der|Frühstück|Steuern|Verpflegung)(?![\p{L}-])/u,
    (word) => `${word}e`,
  ],
  [
    / Sich[ .,](?<=(?:Sie|nnen|haben|lassen|elden|reuen|ühlen|ellen|ehmen|für|hat|kann|man) Sich.)/s,
    /(?<!\p{L})(?:Sie|können|haben|lassen|melden|freuen|fühlen|stellen|nehmen|für|hat|kann|man) (?<slip>Sich)(?!\p{L})/u,
    'sich',
  ],
  [
    / fragen(?: haben|\?)/,
    /(?<!\p{L})(?:[Ss]ie (?:noch |weitere )?(?<slip>fragen) haben|[Hh]aben Sie (?:noch |weitere |keine )?(?<slipped>fragen)\?)/u,
    upper,
  ],
  [
    / zeit[ .,]/,
    /(?<!\p{L})(?:nehmen|nimmt|nehme|haben|hat|lassen|habe|keine|viel|genug|mehr|wenig) (?:(?:uns|sich|mir|Ihnen|wir|Sie|gern) ){0,2}(?<slip>zeit)(?![\p{L}-])(?! (?:seines|ihres|meines|unseres))/u,
    upper,
  ],
  [
    /[Pp]er (?:e-?mail|mail|post|telefon|rechnung|vorkasse|brief|überweisung)/,
    /(?<!\p{L})[Pp]er (?<slip>e-?mail|mail|post|telefon|rechnung|vorkasse|brief|überweisung)(?![\p{L}-])/u,
    (word) => (/^e/.test(word) ? 'E-Mail' : upper(word)),
  ],
  [
    / sie bitte/,
    /(?:^|[.!?,] |(?<!\p{L})(?:und|dann) )(?:[Gg]eben|[Bb]ringen|[Rr]ufen|[Mm]elden|[Nn]ehmen|[Ss]chreiben|[Ss]enden|[Ss]chicken|[Ff]üllen|[Kk]licken|[Ww]ählen|[Bb]eachten|[Pp]rüfen|[Hh]olen) (?<slip>sie) bitte(?!\p{L})/mu,
    'Sie',
  ],
  [
    / währen? (?<=(?:as|[Ee]s|wir|ich|[Ww]ie) währen? )/,
    /(?<!\p{L})(?:[Dd]as|[Ww]ir|[Ii]ch|[Ww]ie) (?<slip>währen?)(?= (?:schön|gut|toll|gern|doch|auch|schade|nicht|ein|eine|das|es|dann|für|dankbar|froh|nett|dabei|bereit)(?!\p{L}))/u,
    (word) => word.replace('äh', 'ä'),
  ],
  [
    /(?:Ihr|Du) (?:können|müssen|haben|wollen|dürfen|werden|sollen) /,
    new RegExp(
      `${START}(?<slip>(?:Ihr|Du) (?:können|müssen|haben|wollen|dürfen|werden|sollen))(?= (?:uns|euch|dich|dir|jederzeit|auch|den|die|das|gern|gerne|mit|bei|hier|nur|noch|online|einfach|ein|eine|einen)(?!\\p{L}))`,
      'mu',
    ),
    (words) => YOU[words] ?? words,
  ],
  [
    new RegExp(`[Jj]eden (?:${COUNTED})[ .,]`),
    new RegExp(`(?<!\\p{L})(?<slip>[Jj]eden) (?:${COUNTED})(?![\\p{L}-])`, 'u'),
    (word) => word.slice(0, -1),
  ],
  [
    /[Jj]ede (?:Tag|Monat|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Abend|Morgen)[ .,]/,
    /(?<!\p{L})(?<slip>[Jj]ede) (?:Tag|Monat|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Abend|Morgen)(?![\p{L}-])/u,
    (word) => `${word}n`,
  ],
  [
    /(?:Letzten|Nächsten|Diesen|Kommenden) Woche /,
    new RegExp(`${START}(?<slip>Letzten|Nächsten|Diesen|Kommenden) Woche(?!\\p{L})`, 'mu'),
    (word) => word.slice(0, -1),
  ],
  [
    new RegExp(`m (?:erst|zweit|dritt|viert|letzt|nächst)e (?:${MONTHS})`),
    new RegExp(
      `(?<!\\p{L})(?:[Aa]m|[Zz]um|[Vv]om) (?<slip>(?:erst|zweit|dritt|viert|letzt|nächst)e) (?:${MONTHS})(?![\\p{L}-])`,
      'u',
    ),
    (word) => `${word}n`,
  ],
  [
    / ein (?:Auszubildenden|Mitarbeiter|Koch|Fahrer|Bäcker|Tischler|Gesellen|Lehrling|Techniker|Helfer|Verkäufer)[ .,]/,
    /(?<!\p{L})(?:suchen(?: wir)?|brauchen(?: wir)?|einstellen)(?: (?:ab sofort|zum \p{L}+|noch|dringend))? (?<slip>ein) (?:Auszubildenden|Mitarbeiter|Koch|Fahrer|Bäcker|Tischler|Gesellen|Lehrling|Techniker|Helfer|Verkäufer)(?![\p{L}-]|\/)/u,
    'einen',
  ],
  [
    / (?:einen|jeden|keinen) [A-ZÄÖÜ][a-zäöüß]+(?:erin|ärztin)[ .,]/,
    /(?<!\p{L})(?<slip>einen|jeden|keinen) \p{Lu}\p{Ll}+(?:erin|ärztin)(?<!Glycerin|Glyzerin)(?![\p{L}-])(?! \p{Lu})/u,
    (word) => word.slice(0, -1),
  ],
  [
    /Dass (?:ist|war|sind|geht|macht) /,
    new RegExp(
      `${START}(?<slip>Dass) (?:ist|war|sind|geht|macht) (?:uns|ein|kein|der|die|das|unser|nicht|für|auch|so|sehr|schnell|eine|keine|nur|unsere)(?!\\p{L})`,
      'mu',
    ),
    'Das',
  ],
  [
    /Wen (?:Sie|ihr|du) [^.!?]{0,40}(?:Zeit|Fragen|Interesse|Lust|Probleme|Wünsche|Hilfe) /,
    new RegExp(
      `${START}(?<slip>Wen) (?:Sie|ihr|du) (?:\\p{Ll}+ ){0,2}(?:Zeit|Fragen|Interesse|Lust|Probleme|Wünsche|Hilfe) (?:haben|brauchen|habt|hast)(?!\\p{L})`,
      'mu',
    ),
    'Wenn',
  ],
];
