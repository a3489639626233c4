import type { MistakenRow } from '../mistaken-row.ts';
import { PLURAL } from './agreement.ts';
import { ALONE, NO_PARTICIPLE } from './cases.ts';
import { END, FEMININE, MASCULINE } from './nouns.ts';

/** Verbs of several, after a man or a thing that is the subject by its article alone. */
const MANY: Readonly<Record<string, string>> = {
  sind: 'ist',
  haben: 'hat',
  werden: 'wird',
  können: 'kann',
  müssen: 'muss',
  kommen: 'kommt',
  machen: 'macht',
  arbeiten: 'arbeitet',
  liegen: 'liegt',
  stehen: 'steht',
  beginnen: 'beginnt',
  brauchen: 'braucht',
};

/** What is done, which is a noun after "zum" and "beim". */
const DONE =
  'mitnehmen|abholen|streichen|kochen|backen|essen|trinken|anziehen|schneiden|bohren|einziehen|umziehen|ausziehen|parken|putzen|lernen|üben|spielen|tanzen|lesen|ansehen|anfassen|ausprobieren|probieren|kennenlernen|bezahlen|einkaufen|duschen|baden|schlafen|verschenken|nachlesen|ausdrucken|ausfüllen|mitmachen|verlegen|montieren|sägen|schleifen|lackieren|ölen|entladen|einladen';

const ADJECTIVES =
  'Kostenlos|Gratis|Unverbindlich|Geöffnet|Geschlossen|Inklusive|Möglich|Wichtig|Günstig|Pünktlich|Zuverlässig|Kostenfrei|Barrierefrei|Verfügbar|Ausgebucht';

/** Adverbs and numerals in -e, which stand beside a noun without being an adjective of it. */
const NO_ADJECTIVE =
  '(?!(?:heute|gerne|ohne|sowie|wie|gerade|alle|beide|viele|einige|eine|keine|ihre|unsere|meine|deine|seine|solche|manche|bitte|welche|diese|jene|mehrere|wenige|sonstige|lange|ganze) )';

function capital(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

function small(word: string): string {
  return word.toLowerCase();
}

/** Slips of owners that stand where nothing else can. */
export const GERMAN_SLIPS: readonly MistakenRow[] = [
  [
    / seit(?<=(?:reit|eden|iert|cher|rtig| da|abei|erig|weit|aden|mmen|ause) seit)[.,;!?\n]/,
    /(?<!\p{L})[Ii]hr (?:\p{Ll}+ )?(?:bereit|zufrieden|interessiert|unsicher|sicher|fertig|da|dabei|neugierig|soweit|eingeladen|willkommen|zuhause|zu Hause) (?<slip>seit)(?=[.,;!?]|$)/mu,
    'seid',
  ],
  [
    / das Sie (?<=(?:issen|lauben?|enken?|offen?) das Sie )/,
    /(?<!\p{L})(?:[Ww]issen|[Gg]lauben?|[Dd]enken?|[Hh]offen?) (?<slip>das) Sie(?!\p{L})/u,
    'dass',
  ],
  [
    /ieder (?:besseres Wissen|Erwarten|besseren Wissens)/,
    /(?<!\p{L})(?<slip>[Ww]ieder) (?:besseres Wissen|Erwarten|besseren Wissens)(?!\p{L})/u,
    (word) => word.replace('ie', 'i'),
  ],
  [
    /piegel(?:t|n|te|ten) (?:die|das|den|unser|Ihr|sein)/,
    /(?<!\p{L})(?:wider)?spiegel(?:t|n|te|ten) (?:die|das|den|unsere[nm]?|unser|Ihre?n?|seine?n?) [^.!?,\n]{1,50} (?<slip>(?<!und )wieder)(?=[.!,]|$)/imu,
    'wider',
  ],
  [
    / sie (?<=(?:rufen|schreiben|fragen|erreichen|kontaktieren|melden) sie )/,
    /(?:^|[.!?:] )(?:Bei (?:Fragen|Interesse|Problemen|Bedarf|Notfällen|Unklarheiten|Rückfragen)|Am besten|Im Notfall) (?:rufen|schreiben|fragen|erreichen|kontaktieren|melden) (?<slip>sie) (?:uns|sich|mich|an|bitte|einfach)(?!\p{L})/mu,
    'Sie',
  ],
  [
    new RegExp(`[Dd]as (?:${MASCULINE})`),
    new RegExp(
      `(?<!\\p{L}|[,:] |[,:] \\p{Ll}+ )(?<slip>[Dd]as) (?!Kaffee|Kontakt|Hund|Kunde|Monat)(?:${MASCULINE})${ALONE}(?! \\p{Lu})${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => (word.startsWith('D') ? 'Der" or "Den' : 'der" or "den'),
  ],
  [
    new RegExp(`(?:Der|Ein|Unser) (?:${MASCULINE}) (?:${Object.keys(MANY).join('|')})`),
    new RegExp(
      `(?:^|[.!?] )(?:Der|Unser|Dieser|Jeder) (?:${MASCULINE}) (?<slip>${Object.keys(MANY).join('|')})(?!\\p{L})`,
      'mu',
    ),
    (verb) => MANY[verb] ?? verb,
  ],
  [
    new RegExp(` wird (?<=${PLURAL} wird )`),
    new RegExp(
      `(?:^|[.!?] )(?:Die|Unsere|Alle|Diese|Ihre) ${PLURAL} (?<slip>wird)(?= (?:(?:bei uns|vor Ort|frisch|neu|einzeln|von Hand|immer|täglich) )?(?:\\p{Ll}*ge\\p{Ll}{3,}(?:t|en)|(?:be|ver|er)\\p{Ll}{3,}t)[.,!])`,
      'mu',
    ),
    'werden',
  ],
  [
    new RegExp(`e ${PLURAL}(?<=(?:eine|nsere|hre|lle|iese) [a-zäöüß]+e \\p{L}+)`, 'u'),
    new RegExp(
      `(?<!\\p{L})(?:[Kk]eine|[Uu]nsere|[Ii]hre|[Aa]lle|[Dd]iese|[Mm]eine) ${NO_ADJECTIVE}(?<slip>\\p{Ll}{4,}e) ${PLURAL}${END}(?! \\p{Lu})`,
      'u',
    ),
    (word) => `${word}n`,
  ],
  [
    / (?:unsere|Ihre|meine|seine|keine|diese|jede) (?<=[ \n](?:[Mm]it|[Vv]on|[Bb]ei) \p{L}+ )/u,
    /(?<!\p{L})(?:[Mm]it|[Vv]on|[Bb]ei) (?<slip>(?:unser|Ihr|mein|sein|kein|dies|jed)e) (?=\p{Lu}\p{Ll}+(?![\p{L}-])(?! und | \p{Lu}))/u,
    (word) => `${word}r" or "${word}n`,
  ],
  [
    /es (?<=[ \n](?:[Aa]us|[Mm]it|[Vv]on|[Bb]ei) \p{Ll}{3,}es )/u,
    /(?<!\p{L})(?:[Aa]us|[Mm]it|[Vv]on|[Bb]ei) (?<slip>(?!(?:mein|sein|unser|ihr|ein|dein|kein|dies|jen|jed|all|viel|ander|einig|manch|solch|bereit|stet|link|recht|unterdes|etwas)e?s )\p{Ll}{3,}es) (?=\p{Lu}\p{Ll}+(?![\p{L}-]))/u,
    (word) => word.replace(/s$/, 'm'),
  ],
  [
    new RegExp(`en (?<=(?:unser|hr|dies|mein|sein|kein)en )(?:${FEMININE})`),
    new RegExp(
      `(?<!\\p{L})(?<slip>(?:[Uu]nser|[Ii]hr|[Dd]ies|[Mm]ein|[Ss]ein|[Kk]ein)en) (?:${FEMININE})${ALONE}(?! \\p{Lu})${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => `${word.slice(0, -1)}" or "${word.slice(0, -1)}r`,
  ],
  [
    new RegExp(`(?:nser|[Kk]ein|[Mm]ein|Ihr) (?:${FEMININE})`),
    new RegExp(
      `(?<!\\p{L})(?<slip>[Uu]nser|[Kk]ein|[Mm]ein|(?<=\\p{Ll} )Ihr) (?:${FEMININE})${END}(?! \\p{Lu}| und )`,
      'u',
    ),
    (word) => `${word}e" or "${word}er`,
  ],
  [
    / als wie (?:im|in|bei|beim|der|die|das|ein|ander)/,
    /(?<!\p{L})(?<slip>als wie) (?:im|in|bei|beim|der|die|das|ein\p{L}*|ander\p{L}*)(?!\p{L})/u,
    'als',
  ],
  [
    /[gdt]s[ .,;!?\n](?<= (?:Vormittag|Nachmittag|Abend|Nacht|Mittag)s.)/,
    /(?<=(?<!\p{L})(?!(?:des|eines|dieses|jenes|jedes|(?:[mds]ein|ihr|unser|eu?e?r)es|am|an|im|den|der|vom|ein|und|oder|bis) )\p{Ll}{3,} )(?<slip>Vormittags|Nachmittags|Abends|Nachts|Mittags)(?![\p{L}-])/u,
    small,
  ],
  [
    new RegExp(`(?:ist|sind|wird|bleibt|bleiben) (?:${ADJECTIVES})`),
    new RegExp(
      `(?<!\\p{L})(?:ist|sind|wird|bleibt|bleiben) (?:(?:immer|für Sie|nur|auch|sehr|völlig|ganz|wieder) )?(?<slip>${ADJECTIVES})(?=[.,;!]|$| (?:und|oder|für|bei|von|bis)(?!\\p{L}))`,
      'mu',
    ),
    small,
  ],
  [
    / (?:Heute|Immer|Jetzt|Gerne|Sofort|Täglich) [a-zäöüß]/,
    /(?<=(?<!\p{L})(?:haben|sind|ist|hat|wir|uns|kommen|beraten|helfen|bieten|arbeiten) )(?<slip>Heute|Immer|Jetzt|Gerne|Sofort|Täglich)(?= \p{Ll})/u,
    small,
  ],
  [
    new RegExp(`(?:[Zz]um|[Bb]eim) (?:${DONE})[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?:[Zz]um|[Bb]eim) (?<slip>${DONE})(?![\\p{L}-])(?! (?:\\p{Ll}+ )?\\p{Lu}\\p{Ll}+en(?!\\p{L}))`,
      'u',
    ),
    capital,
  ],
  [
    / Herr [A-ZÄÖÜ]/,
    /(?<!\p{L})(?:[Mm]it|[Vv]on|[Bb]ei|[Aa]n|[Ff]ür|[Zz]u|[Dd]urch|[Gg]egen|[Ff]ragen Sie|[Üü]ber) (?<slip>Herr) \p{Lu}\p{Ll}+/u,
    'Herrn',
  ],
  [
    /er Woche(?<=(?:nächst|letzt|dies|kommend|vergangen|vorig)er Woche)/,
    /(?<!\p{L})(?:kommen|liefern|beginnen|öffnen|schließen|starten|fahren|melden) (?:(?:wir|uns|Sie) ){0,2}(?<slip>(?:nächst|letzt|dies|kommend|vergangen|vorig)er) Woche(?!\p{L})/u,
    (word) => word.slice(0, -1),
  ],
  [
    / ein (?:Lehrling|Gesellen?|Mitarbeiter|Monteur|Azubi|Helfer|Fahrer|Koch|Bäcker|Tischler|Maler|Elektriker|Friseur|Partner|Nachfolger)[ .,;!?\n]/,
    /(?<!\p{L})[Ss]uchen? (?:(?:wir|ich|noch|dringend|ab sofort|derzeit) ){0,3}(?<slip>ein) (?:Lehrling|Gesellen?|Mitarbeiter|Monteur|Azubi|Helfer|Fahrer|Koch|Bäcker|Tischler|Maler|Elektriker|Friseur|Partner|Nachfolger)(?![\p{L}:*_/-])/u,
    'einen',
  ],
  [
    /es [A-ZÄÖÜ](?<=(?:nsere|Ihre|[Ee]ine|[Mm]eine|[Kk]eine) [a-zäöüß]+es .)/,
    /(?<!\p{L})(?<slip>[Uu]nsere|Ihre|[Ee]ine|[Mm]eine|[Kk]eine) (?!(?:alles|nichts|vieles|etwas|stets|bereits|anderes|beides|indes) )\p{Ll}{3,}es (?=\p{Lu}\p{Ll}+(?![\p{L}-]))/u,
    (word) => word.slice(0, -1),
  ],
  [
    /ährend den (?:Ferien|Arbeiten|Öffnungszeiten|Feiertagen|Sommerferien|Weihnachtsferien|Schulferien)/,
    /(?<!\p{L})[Ww]ährend (?<slip>den) (?:Ferien|Arbeiten|Öffnungszeiten|Feiertagen|Sommerferien|Weihnachtsferien|Schulferien)(?!\p{L})/u,
    'der',
  ],
  [
    / und (?<=[ \n](?:[Bb]ei|[Vv]on|[Ff]ür) und )(?:kaufen|buchen|bekommen|einlösen|abholen|erhalten)/,
    /(?<!\p{L})(?:[Bb]ei|[Vv]on|[Ff]ür) (?<slip>und) (?:kaufen|buchen|bekommen|einlösen|abholen|erhalten)(?!\p{L})/u,
    'uns',
  ],
  [
    /(?:vom|zum|beim) (?:der|die|das|dem|den) [A-ZÄÖÜ]/,
    new RegExp(
      `(?<!\\p{L})(?<slip>[Vv]om|[Zz]um|[Bb]eim) (?:der|die|das|dem|den) (?=\\p{Lu}\\p{Ll}+${NO_PARTICIPLE})`,
      'u',
    ),
    (word) => ({ vom: 'von', zum: 'zu', beim: 'bei' })[word.toLowerCase()] ?? word,
  ],
];
