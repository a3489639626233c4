import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { type Frame, rowOf, START } from './framed-words.ts';

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

/** Comparatives; "mehr wie ein Fest" is said of what seems like one, and "nicht größer wie" by the way people speak. */
const COMPARED =
  '(?<!nicht )(?:besser|größer|kleiner|schneller|günstiger|billiger|teurer|länger|kürzer|älter|jünger|schöner|höher|stärker|schwächer|schlechter|einfacher|leichter|schwerer|häufiger|später|früher|wärmer|kälter|breiter|tiefer|dicker|dünner|lauter|leiser|sicherer|öfter)';

const FRAMES: readonly Frame[] = [
  [
    ' Statt',
    '(?:der|die|unserer?|einer|ganzen?|alten|schönen|großen|kleinen) <Statt>(?=[.,;!?]|$| (?:und|ist|hat|wird|liegt)(?!\\p{L}))',
    'Stadt',
  ],
  ['Stadt dessen', `${START}<Stadt> dessen`, 'statt'],
  [
    ' Lerche',
    '(?:aus|sibirische[rn]?|heimische[rn]?|geölte[rn]?|gehobelte[rn]?) <Lerche>',
    'Lärche',
  ],
  [
    ' malen',
    '(?:Kaffee|Mehl|Getreide|Korn|Espresso|Weizen|Roggen|Dinkel)(?: \\p{Ll}+){0,2} <malen>',
    'mahlen',
  ],
  [
    ' malt',
    '(?:Kaffee|Mehl|Getreide|Korn|Espresso|Weizen|Roggen|Dinkel)(?: \\p{Ll}+){0,2} <malt>',
    'mahlt',
  ],
  [' mahlen', '(?:Bilder?|Porträts?|Aquarelle?|Wände) (?:\\p{Ll}+ )?<mahlen>', 'malen'],
  [', nicht war?', ', nicht <war>(?=\\?)', 'wahr'],
  [
    'ahr ',
    `${START}(?:es|er|sie|das|ich)\\s<wahr> gestern|einmal|eine?|der|die|früher|schon|immer|lange|sehr`,
    'war',
  ],
  [
    ' fiel ',
    '(?:sehr|zu|wie|ebenso|genauso) <fiel> Zeit|Geld|Arbeit|mehr|Spaß|Platz|Glück|besser',
    'viel',
  ],
  [
    'iel ',
    '<fiel> (?:Spaß|Erfolg|Glück|Freude)(?=[.,;!?]|$| (?:beim|bei|mit|und|in|im)(?!\\p{L}))',
    'viel',
  ],
  [
    ' lehren ',
    'wir|Sie <lehren> (?:die |den |Ihre |Ihren )?(?:Mülltonnen?|Tonnen?|Briefkasten|Gruben?|Tanks?|Papierkörbe|Eimer|Container)',
    'leeren',
  ],
  [
    ' leeren ',
    'wir <leeren> Kinder|Anfänger|Schüler|Erwachsene|das (?:Handwerk|Spielen|Schwimmen|Tanzen|Reiten)',
    'lehren',
  ],
  [
    ' fasst ',
    '(?:ist|sind|war|waren) <fasst> alles|alle|immer|jede[rsmn]?|nichts|täglich|fertig|überall|unmöglich|genauso',
    'fast',
  ],
  ['asst ', '<fasst> (?:unmöglich|überall|niemand|genauso|doppelt so)', 'fast'],
  ['eib ', '<Leib> Brot|Käse', 'Laib'],
  [' Rad ', '(?:um|mit) <Rad> (?:fragt|fragen|gefragt|bitten|gebeten|und Tat)', 'Rat'],
  [
    ' denn ',
    '(?:für|durch|gegen|ohne|über|auf|in) <denn> (?:ersten|nächsten|letzten|ganzen|neuen|alten|Garten|Termin|Preis|Winter|Sommer|Hund|Umzug|Einbau|Kauf|Fall|Notfall)',
    'den',
  ],
  [
    ' Atmen',
    '(?:den|Ihren|deinen|meinen) <Atmen>(?=[.,;!?]|$| (?:an|anhalten|halten|fließen|lang)(?!\\p{L}))',
    'Atem',
  ],
  [
    ' wie ',
    `${COMPARED} <wie> (?:der|die|das|den|dem|eine?[nr]?|andere\\p{Ll}*|sonst|vorher|früher|gedacht|erwartet|üblich|ich|wir|alle|unsere?|jede[rs]?)`,
    'als',
  ],
  [
    ' wie ',
    'mehr|weniger <wie> \\d+|zwei|drei|vier|fünf|zehn|zwanzig|hundert|genug|nötig|erwartet|gedacht',
    'als',
  ],
];

/** German words that sound or look like another one, beside words that only the other one stands with. */
export const GERMAN_MISHEARD: readonly MistakenRow[] = [
  ...FRAMES.map(rowOf),
  [
    /erchen(?:holz|diele|brett|schindel|schalung|balken)/,
    /(?<!\p{L})(?<slip>Lerchen(?:holz|diele|brett|schindel|schalung|balken)\p{Ll}*)/u,
    (word) => word.replace('Le', 'Lä'),
  ],
  // An article stands behind no preposition with one inside; names of papers have capital letters.
  [
    / im (?:das|die|den|eine?n?) /,
    /(?<=\p{L} )(?<slip>im) (?:das|die|den|eine?n?) (?=\p{L})/u,
    'ihm',
  ],
  [
    / ihm (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Win|Som|Her|Frü|Int|Not)/,
    new RegExp(
      `(?<!\\p{L})(?<slip>ihm) (?:${MONTHS}|Winter|Sommer|Herbst|Frühling|Frühjahr|Internet|Notfall)(?![\\p{L}-])`,
      'u',
    ),
    'im',
  ],
  [
    'Packet',
    /(?<!\p{L})(?:das|Das|ein|Ein|Ihr|Ihrem|dem|per|jedes|unser|im) (?<slip>Packet)(?!\p{L})/u,
    'Paket',
  ],
  [
    /(?:ach|zu|on) hause[ .,;!?\n]/,
    /(?<!\p{L})(?:[Nn]ach|[Zz]u|[Vv]on) (?<slip>hause)(?!\p{L})/u,
    'Hause',
  ],
  [
    / (?:ende|mitte|anfang) (?:des (?:Mon|Jahr)|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/,
    new RegExp(
      `(?<=\\p{L} )(?<slip>ende|mitte|anfang) (?:des (?:Monats|Jahres)|${MONTHS})(?!\\p{L})`,
      'u',
    ),
    (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  ],
];
