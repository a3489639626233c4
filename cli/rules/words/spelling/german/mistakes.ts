import type { MistakenRow } from '../mistaken-row.ts';

/** "Sonntag’s" is an adverb, "Info’s" a plural. */
function withoutApostrophe(word: string): string {
  const bare = word.replace(/['’]/, '');
  return /(?:tag|abend|morgen|nacht|woch|recht|link)s$/i.test(bare) ? bare.toLowerCase() : bare;
}

/** German words in places where only another one can stand. */
export const GERMAN_MISTAKES: readonly MistakenRow[] = [
  [
    ', das ',
    /(?<!\p{L})(?:einverstanden|sicher|froh|wichtig|klar|schade|möglich|darauf|darum|dazu|daran|damit|davon|davor|dabei|bestätige|achten|sorgen|nur), (?<!(?<!\p{L})(?:etwas|nichts|einiges|manches|vieles|eines|eins)(?:\s\p{L}+){0,2}\sdazu, )(?<slip>das) (?=(?:es|sie|wir|ich|er|man|ihre?|unsere?|meine?|alle|niemand|jemand|nichts|kein\p{L}*|die|der|den)(?!\p{L}))/iu,
    'dass',
  ],
  [
    'selbe',
    /(?<!\p{L})(?<slip>(?:die|der|das|den|dem|des) selben?)(?!\p{L})/iu,
    (word) => word.replace(' ', ''),
  ],
  // "Seid zehn Minuten vor dem Termin da" asks several friends.
  [
    'eid ',
    /(?<!\p{L}|\bihr )(?<slip>seid) (?!(?:\d+|\{[\w.]+\}|\u2060+) (?:minuten|stunden|wochen) (?:früher|eher|vorher|vor (?!ort(?!\p{L}))))(?:dem|einem|einer|\d+|\{[\w.]+\}|\u2060+|vielen|langem|über|mehr als|wann|anfang|ende|jahren|jahrzehnten|generationen|gestern|(?:\p{L}{2,}(?:zig|ßig|zehn|hundert) jahren))(?!\p{L})/iu,
    (word) => (word.startsWith('S') ? 'Seit' : 'seit'),
  ],
  // What is mirrored, and what sounds back, has no e.
  [
    ' wider',
    /(?<!\bund|(?:spieg|hall|kl[iaä]ng|tön)\p{L}* [^.!?\n]*) (?<slip>wider)(?=[.!?,;]|$)/imu,
    'wieder',
  ],
  [' wider', /(?<!\p{L})(?:immer|nie|schon) (?<slip>wider)(?!\p{L})/iu, 'wieder'],
  ['ihnen ', /(?<=\p{L} )(?<slip>ihnen) vor Ort(?!\p{L})/u, 'Ihnen'],
  [
    / sie (?:uns|sich|an|bitte|einfach|jetzt|ein|mit uns|vorbei)/,
    /(?:^|[.!?:] )(?:Rufen|Schreiben|Schicken|Senden|Melden|Vereinbaren|Fragen|Kontaktieren|Buchen|Besuchen|Nennen|Wählen) (?<slip>sie) (?:uns|sich|an|bitte|einfach|jetzt|einen|ein|mit uns|vorbei)(?!\p{L})/mu,
    'Sie',
  ],
  // "Wenn sie möchten" may be said of others, unless nobody else is in the sentence.
  [
    / (?:wenn|falls|sobald|was|wann|wie|ob) sie /,
    /(?:^|[.!?:] )(?!Haben|Hatten|Werden|Sind|Waren)\p{Lu}\p{Ll}+en Sie(?: (?:uns|mir|mich|sich|bitte|einfach|gerne?|an|vorbei|Bescheid|jederzeit|jetzt|doch|auch|vorher|kurz|ruhig|per E-Mail|vor Ort))*, (?:wenn|falls|sobald|was|wann|wie|ob) (?<slip>sie) (?!sich|sind|gut|alle|alt|neu|reif|fertig|Hunger|Platz)\p{L}+/mu,
    'Sie',
  ],
  [
    / (?:wie|was|wann|ob|wenn) sie (?:möchten|wünschen|mögen)/,
    /(?:^|[.!?] )(?:Ganz |Genau |So )?(?:wie|Wie|wann|Wann)(?: immer)? (?<slip>sie) (?:es )?(?:möchten|wünschen|mögen)(?=[.!,]|$)/mu,
    'Sie',
  ],
  [
    'mann ',
    /(?<!\p{L})(?<slip>mann) (?:kann|muss|sollte|soll|darf|hat|will|braucht|sieht|weiß|nicht)(?!\p{L})/u,
    'man',
  ],
  [
    'eid ',
    /(?<!\p{L}|\bihr )(?<slip>seid) (?:kurzem|längerem|jeher|ewigkeiten|beginn|mitte|letzte[mnr]|diese[mr]|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig) (?:tag|woche|monat|jahr)\p{L}*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ostern|pfingsten|weihnachten)(?!\p{L})/iu,
    (word) => (word.startsWith('S') ? 'Seit' : 'seit'),
  ],
  [
    / seit (?:herzlich|willkommen|bereit|dabei|eingeladen|gefragt|neugierig|richtig)/,
    /(?<!\p{L})ihr (?<slip>seit) (?:herzlich|willkommen|bereit|dabei|eingeladen|gefragt|neugierig|richtig)(?!\p{L})/iu,
    'seid',
  ],
  [
    /[’']s[ .,;!?\n]/,
    /(?<slip>(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|vormittag|nachmittag|(?<=\p{L} )(?:morgen|mittag|abend|nacht)|recht|link|info|auto|foto|video|handy|shop|(?:e-)?bike|team|tipp|trick|deal|event|kurs|snack|hotel|termin|preis|kunde|teil|rad|brot|kleid|pkw|lkw|cd|dvd|pc)['’]s)(?!\p{L})/iu,
    withoutApostrophe,
  ],
  [
    'n sie Ihr',
    /(?:^|[.!?:] )(?!Haben|Hatten|Werden|Sind|Waren|Können|Sollen|Müssen|Wollen|Dürfen)\p{Lu}\p{Ll}{2,}(?:en|ern|eln) (?<slip>sie) (?=Ihre?[nmrs]?(?!\p{L}))(?![^.!?,]{0,80},\s(?:so\s|dann\s)?(?:kann|können|muss|müssen|ist|sind|wird|werden|darf|dürfen|soll|sollten?|hat|haben|hilft|helfen|haftet|zahlt|gilt|kostet|genügt|reicht|bleibt|lohnt|braucht)(?!\p{L}))/mu,
    'Sie',
  ],
];
