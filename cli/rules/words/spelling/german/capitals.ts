import type { MistakenRow } from '../mistaken-row.ts';

function capital(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** What every reader has, so that "Sie" and "ihr" before it are one person. */
const OF_READER =
  '(?:(?:Personal)?[Aa]usweis|Führerschein|Reisepass|Versicherungskarte|Versichertenkarte|Bonusheft|Impfpass|Fahrzeugschein|Kennzeichen|Gesundheitskarte|Krankenkassenkarte|Wunschtermin|Termin(?!kalender)|Terminwunsch|Unterlagen|Daten|Kontaktdaten|Namen?|Telefonnummer|Handynummer|Nummer|E-Mail-Adresse|Mailadresse|Adresse|Anliegen|Frage|Fragen|Wunsch|Wünsche|Nachricht|Anfrage|Vorstellungen|Terminbestätigung|Einwilligung|Postleitzahl|Gutscheincode|Budget|Rückruf)';

/** What visitors do of which a business is glad. */
const OF_VISITOR =
  '(?:Besuch|Anruf|Anrufe|Anfrage|Anfragen|Nachricht|Interesse|Vertrauen|Bestellung|Verständnis|Rückmeldung|Bewerbung|Auftrag|Mail|E-Mail|Feedback|Treue|Geduld)';

const WEEKDAY = '(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags|Mittwochs|Sonnabends';

/** Capital letters that are missing, or should not be there. */
export const GERMAN_CAPITALS: readonly MistakenRow[] = [
  [
    / ihre?[nmrs]? \p{Lu}(?<= Sie .*)/u,
    new RegExp(
      `(?:(?:^|[.!?:] )(?:\\p{Lu}|Bitte \\p{Ll})\\p{Ll}+n Sie (?:(?:uns|mir|bitte|einfach|hier|jetzt|doch|unten|dafür|dazu|gleich|auch|dann|noch) ){0,4}|(?<!\\p{L})(?:[Ww]enn|[Dd]ass|[Ff]alls|[Ww]o|[Ii]ndem|[Ss]obald|und|[Bb]evor) Sie (?:(?:uns|mir|hier|schon|noch|dann) ){0,2})(?<slip>ihre?[nmrs]?) (?:\\p{Ll}+e[nmrs]? )?(?=${OF_READER}(?![\\p{L}-]))`,
      'mu',
    ),
    capital,
  ],
  [
    / ihre?[nmrs]? (?<=(?:auf|über|ank für|itten um) ihre?[nmrs]? )/,
    new RegExp(
      `(?<!\\p{L})(?:(?:[Ff]reuen uns|[Ff]reue mich) (?:\\p{Ll}+ ){0,2}?(?:auf|über)|[Dd]ank für|[Dd]anken (?:Ihnen )?für|[Bb]itten (?:Sie )?um) (?<slip>ihre?[nmrs]?) (?=${OF_VISITOR}(?![\\p{L}-]))`,
      'u',
    ),
    capital,
  ],
  // Questions are the reader's, and at the start of a text nobody else has been named.
  [
    /wir ihnen |Haben sie (?:noch |weitere )?(?:Fragen|Interesse)/,
    /(?:^|[.!?] )(?:Für|Bei) (?:weitere[rn]? |alle )?(?:Fragen|Rückfragen|Auskünfte)(?:\p{L}|[ -]){0,20} wir (?<slip>ihnen)(?!\p{L})|^Haben (?<slipped>sie) (?:noch |weitere )?(?:Fragen|Interesse)(?=[?,])/mu,
    capital,
  ],
  [
    / sie(?:[.!]| gern| zurück)/,
    /(?:^|[.!?] )(?:Wir freuen uns (?:schon |sehr )?auf (?<slip>sie)(?=[.!])|Wir (?:beraten|rufen|informieren) (?<slipped>sie) (?:gern|gerne|zurück)(?!\p{L}))/mu,
    'Sie',
  ],
  [
    'erzlich Willkommen',
    /(?<!\p{L}|(?<!\p{L})[Ee]in )[Hh]erzlich (?<slip>Willkommen)(?![\p{L}-])/u,
    'willkommen',
  ],
  ['ielen dank', /(?<!\p{L})[Vv]ielen (?<slip>dank)(?!\p{L})/u, capital],
  [
    ' mal',
    /(?<!\p{L})(?:(?:zum|beim|das) (?:ersten?|zweiten?|dritten?|letzten?|nächsten?)|[Jj]edes|[Jj]edem|dieses|nächstes) (?<slip>mal)(?![\p{L}-])/u,
    capital,
  ],
  [
    / (?:abend|nachmittag|vormittag|mittag|nacht)/,
    /(?<!\p{L})(?:(?:[Hh]eute|[Mm]orgen|[Gg]estern|[Üü]bermorgen) (?<slip>abend|nachmittag|vormittag|mittag|nacht)|(?<slipped>(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag (?:abend|nachmittag|vormittag|mittag|nacht)))(?![\p{L}-])/u,
    (words) => (words.includes(' ') ? words.replace(' ', '') : capital(words)),
  ],
  [
    / (?:neues|gutes|besonderes|schönes|passendes|süßes|warmes|kaltes|leckeres|gute)(?=[.,!? \n])/,
    /(?<!\p{L})(?:[Ee]twas|[Nn]ichts|[Vv]iel|[Aa]lles) (?<slip>neues|gutes|besonderes|schönes|passendes|süßes|warmes|kaltes|leckeres|(?<=[Aa]lles )gute)(?=[.,!?]|$| (?:für|zu[mr]?|von|aus|mit|bei|gibt|ist)(?!\p{L}))/mu,
    capital,
  ],
  // A time is named, and the word is said of the next one: „Im Winter 2020 fuhren wir viermal, im folgenden oft.“
  [
    / (?:allgemeinen|wesentlichen|übrigen|folgenden|klaren|weiteren|öfteren)/,
    /(?<!\p{L})(?:[Ii]m (?<slip>(?:allgemeinen|wesentlichen|übrigen|(?<!\p{L}*(?:[Ww]inter|[Ss]ommer|[Hh]erbst|[Ff]rühling|[Jj]ahr|[Mm]onat|[Qq]uartal|[Ss]emester|uar|März|April|Mai|Juni|Juli|August|ember|Oktober)(?!\p{L})[^.!?:;]{0,60}, (?:und |aber )?im )folgenden)(?=[.!?:]|$| )|klaren(?= (?:sein|darüber|über)))|[Dd]es (?<slipped>weiteren|öfteren))(?!\p{L})(?!,? \p{Lu}|,? (?:(?:sehr|ganz|recht|eher|noch|besonders|ungewöhnlich|wieder) )?\p{Ll}+(?:en|em) \p{Lu})/mu,
    capital,
  ],
  [
    / (?:(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags|Mittwochs|Sonnabends) /,
    new RegExp(
      `(?<=(?<!\\p{L})(?!(?:des|eines|dieses|jenes|jedes|am|an|im|den|der|vom|ein) )\\p{Ll}+,? )(?<slip>${WEEKDAY}) (?=\\p{Ll}|\\d)`,
      'u',
    ),
    (word) => word.toLowerCase(),
  ],
  [
    / mal (?:im|pro|am Tag|täglich|wöchentlich|jährlich|in der Woche)/,
    /(?<!\p{L})(?<slip>(?:[Ee]in|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf) mal) (?:im (?:Jahr|Monat)|pro|am Tag|täglich|wöchentlich|jährlich|in der Woche)(?!\p{L})/u,
    (words) => words.replace(' ', ''),
  ],
];
