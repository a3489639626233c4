import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { DAYS_DE, DAYS_EN, DAYS_ES, type SaidDays, saidDays } from './said-days.ts';

/** A time as it is said, in minutes after midnight. */
export interface SaidTime {
  at: number;
  /** False if it may be in the morning or the evening: `7`. */
  isExact: boolean;
}

/** What a text says of the hours of the business itself on some days. */
export interface SaidHours extends SaidDays {
  span: Span;
  opens?: SaidTime;
  closes?: SaidTime;
  /** True for days and times with no other words, which may be those of anything. */
  isBare: boolean;
  /** True if they are part of a sentence that has to say whose they are: "Marcus answers the phone weekdays from 8 to 6 pm". */
  isPart: boolean;
}

const HOURS = new Map<string, number>(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ].flatMap((hours) => hours.split(' ').map((word, at) => [word, at + 1] as const)),
);

/** Names of two times; both may be in digits. */
const NAMED = new Map([
  ['noon', 12 * 60],
  ['midday', 12 * 60],
  ['mediodía', 12 * 60],
  ['midnight', 0],
  ['mitternacht', 0],
  ['medianoche', 0],
]);

const HOUR_WORDS = [...HOURS.keys(), ...NAMED.keys()].join('|');
const TIME = `(?:\\d{1,2}(?:[:.]\\d\\d)?|${HOUR_WORDS})(?:\\s?[ap]\\.?\\s?m(?:\\.(?=\\s?\\S)|(?![\\p{L}])))?(?: o['’]clock| in the morning| in the afternoon| in the evening| at night| uhr| de la mañana| de la tarde| de la noche|\\s?h(?!\\p{L}))?`;
const from = (name: string) => `(?<${name}>${TIME})`;

/** The end of a statement: what follows goes on about something else than people, places and occasions. */
const END = '(?=\\s*(?:[.;,)|!·]|$|\\n))';

const RANGE_EN = `(?:from |between )?${from('a')}(?:\\s?[-–—]\\s?| to | till | until | and )${from('b')}`;
const RANGE_ES = `(?:de |desde |entre )?(?:las? )?${from('a')}(?:\\s?[-–—]\\s?| a | hasta | y )(?:las? )?${from('b')}`;
const RANGE_DE = `(?:von |zwischen )?${from('a')}(?:\\s?[-–—]\\s?| bis | und )${from('b')}`;

/** After two times that are part of a sentence; "10 to 15 people" are none. */
const NO_COUNT =
  '(?![\\p{L}\\d%-]|:\\d|\\s(?:people|minutes|days|weeks|personen|minuten|tage|personas|minutos|días)(?!\\p{L}))';

/** Words between days and times at which people reach the business. */
const REACH_EN =
  "(?:you (?:can |will )?(?:reach|call|find|phone|ring|visit) us|we(?: are|['’]re) (?:reachable|available)|(?:our|the) (?:office|phone|line)s? (?:is|are) (?:staffed|answered|open))(?: by (?:tele)?phone| at the office| in the (?:office|shop|studio|workshop))?";
const REACH_ES =
  '(?:nos (?:encuentra|encontrará|localiza|localizará)[ns]?|(?:nos )?(?:puede|puedes|pueden) (?:llamar|encontrar|localizar|visitar)(?:nos)?|contestamos|(?:le|les|te|os) atendemos|nuestra oficina (?:abre|atiende))(?: por teléfono| en la oficina| en el (?:taller|local))?';
const REACH_DE =
  '(?:erreichen sie uns|erreichst du uns|erreicht ihr uns|finden sie uns|sind wir|ist (?:unser|das) (?:büro|telefon)|ist unser team)(?: telefonisch| persönlich| am telefon| im büro)?';

/** A sign that two numbers are times of a day. */
const CLOCK = /\d\s?[ap]\.?\s?m|\d[:.]\d\d|uhr|\dh|\d h(?!\p{L})|o['’]clock|noon|mediodía/iu;

/** Before days and times with no other words: whoever comes then has an appointment. */
const ARRANGED_EN = '(?:(?:only )?by (?:prior )?appointment(?: only)?[,:]? )?(?:from )?';
const ARRANGED_ES = '(?:(?:solo )?(?:con|bajo|previa) cita(?: previa)?[,:]? )?';
const ARRANGED_DE = '(?:(?:nur )?nach (?:vorheriger )?(?:vereinbarung|absprache|anmeldung)[,:]? )?';

const START = '(?:^|[.;·|(!?\\n]\\s*(?:[-*] )?)';
const PLACE_EN = '(?:our|the) (?:shop|store|office|studio|salon|clinic|workshop|practice) is';
const THERE_DE = '(?:geöffnet|offen|da|hier|für (?:sie|euch|dich) da)(?!\\p{L})';
const WE_EN = `(?:we(?: are|['’]re)(?: also| usually| normally)?|${PLACE_EN})`;

/** Statements of one language. */
interface Statements {
  /** Days that every one of them has. */
  seen: RegExp;
  /** Those whose subject is the business. */
  stated: readonly RegExp[];
  /** Nothing but days and times. */
  bare: readonly RegExp[];
  /** Days with a range of times before or after them, as parts of sentences. */
  parts: readonly RegExp[];
}

/** Patterns with the days of a language for `DAYS`. */
function naming(days: string, ...patterns: readonly string[]): RegExp[] {
  return patterns.map((pattern) => new RegExp(pattern.replace('DAYS', `(?<days>${days})`), 'giu'));
}

function withRange(days: string, range: string, reach: string): RegExp[] {
  return naming(
    days,
    `(?<!\\p{L})(?:on )?DAYS,? ${reach} ${range}${NO_COUNT}`,
    `(?<!\\p{L})(?:from |von |de )?DAYS,? ${range}${NO_COUNT}`,
    `(?<!\\p{L})${range},? (?:from |on |de |von )?DAYS(?!\\p{L})`,
  );
}

function* statementsIn(text: string, statements: Statements): Generator<SaidHours> {
  if (!statements.seen.test(text)) return;
  for (const [patterns, isBare, isPart] of [
    [statements.stated, false, false],
    [statements.bare, true, false],
    [statements.parts, false, true],
  ] as const)
    for (const pattern of patterns)
      for (const { 0: found, index, groups = {} } of matchesIn(text, pattern)) {
        const { days = '', a, b } = groups;
        if (isPart && !CLOCK.test(found)) continue;
        const start = index + (LEADING.exec(found)?.[0].length ?? 0);
        yield {
          ...saidDays(days),
          span: [start, index + found.trimEnd().length],
          ...(a === undefined ? {} : { opens: timeOf(a) }),
          ...(b === undefined ? {} : { closes: timeOf(b) }),
          isBare,
          isPart,
        };
      }
}

/** What ends the statement before one, or joins them. */
const LEADING = /^(?:[.;·|(!?\n,]\s*(?:[-*] )?|\s?(?:and|und|y) )/u;

/** Where a statement begins that is part of a list of hours. */
const LISTED = `(?:${START}|(?<=\\d(?:\\s?[ap]\\.?m\\.?|\\s?uhr|\\s?h)?)(?:,(?: and| und| y)?| and| und| y) )`;

function timeOf(words: string): SaidTime {
  const small = words.toLowerCase();
  const [word = ''] = /^\p{L}+/u.exec(small) ?? [];
  const named = NAMED.get(word);
  if (named !== undefined) return { at: named, isExact: true };
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?:[:.](\d\d))?/.exec(small) ?? [];
  const hours = HOURS.get(word) ?? Number(hour);
  const at = hours * 60 + Number(minute);
  const isMorning = /a\.?\s?m|morning|mañana/.test(small);
  const isLate = /p\.?\s?m|afternoon|evening|night|tarde|noche/.test(small);
  if (!isMorning && !isLate) return { at, isExact: hours > 12 };
  return { at: (at % (12 * 60)) + (isLate ? 12 * 60 : 0), isExact: true };
}

const STATEMENTS: readonly Statements[] = [
  {
    seen: /day|weekend|daily|[Mm]on\b|(?:Tue|Wed|Thu)\.?\s?[-–]/,
    stated: naming(
      DAYS_EN,
      `(?<!\\p{L})(?:${WE_EN} (?:open|here|in|in the (?:office|studio|shop|store|showroom|workshop))|come in|come by|stop by|drop by|drop in|walk in|visit us) (?:on |from )?DAYS,? ${RANGE_EN}${END}`,
      `(?:${START}|hours: )open (?:on )?DAYS,? ${RANGE_EN}${END}`,
      `(?<!\\p{L})${WE_EN} (?:open|here|in) ${RANGE_EN},? (?:on )?DAYS${END}`,
      `(?:${START}|, )(?:on )?DAYS,? we(?: are|['’]re) (?:open|here) ${RANGE_EN}${END}`,
      `(?<!\\p{L})(?:on )?DAYS,? we open (?:up )?at ${from('a')}${END}`,
      `(?<!\\p{L})(?:on )?DAYS,? we close (?:up )?at ${from('b')}${END}`,
      `(?<!\\p{L})we open (?:up )?at ${from('a')} (?:on )?DAYS${END}`,
      `(?<!\\p{L})we close (?:up )?at ${from('b')} (?:on )?DAYS${END}`,
      `(?<!\\p{L})we open (?:on )?DAYS at ${from('a')}${END}`,
      `(?<!\\p{L})we close (?:on )?DAYS at ${from('b')}${END}`,
    ),
    bare: naming(
      DAYS_EN,
      `${LISTED}${ARRANGED_EN}(?:on )?DAYS[,:]? ${RANGE_EN}${END}`,
      `${START}${RANGE_EN},? (?:on )?DAYS${END}`,
    ),
    parts: withRange(DAYS_EN, RANGE_EN, REACH_EN),
  },
  {
    seen: /emana|borables|hábiles|a viernes|a sábado|a domingo|os los días|[Ll]os (?:lun|mar|mié|jue|vie|sáb|dom)/,
    stated: naming(
      DAYS_ES,
      `(?<!\\p{L})(?:abrimos|atendemos|estamos abiert[oa]s|estamos aquí|(?:${START})abiert[oa]) (?:también )?DAYS,? ${RANGE_ES}${END}`,
      `(?:${START}|, )DAYS,? (?:abrimos|atendemos|estamos abiert[oa]s) ${RANGE_ES}${END}`,
      `(?<!\\p{L})DAYS,? abrimos a (?:partir de )?las? ${from('a')}${END}`,
      `(?<!\\p{L})DAYS,? cerramos a las? ${from('b')}${END}`,
      `(?<!\\p{L})abrimos DAYS a (?:partir de )?las? ${from('a')}${END}`,
      `(?<!\\p{L})cerramos DAYS a las? ${from('b')}${END}`,
    ),
    bare: naming(
      DAYS_ES,
      `${LISTED}${ARRANGED_ES}DAYS[,:]? ${RANGE_ES}${END}`,
      `${START}${RANGE_ES},? DAYS${END}`,
    ),
    parts: withRange(DAYS_ES, RANGE_ES, REACH_ES),
  },
  {
    seen: /tags|tagen|oche[ ,]|äglich|ochenend|tag bis|(?:Mo|Di|Mi|Do)\.?\s?[-–]/,
    stated: naming(
      DAYS_DE,
      `(?<!\\p{L})DAYS (?:haben|sind) wir (?:für (?:sie|euch|dich) )?${RANGE_DE} ${THERE_DE}`,
      `(?<!\\p{L})wir (?:haben|sind) (?:für (?:sie|euch|dich) )?DAYS ${RANGE_DE} ${THERE_DE}`,
      `(?:${START}|öffnungszeiten: )geöffnet DAYS,? ${RANGE_DE}${END}`,
      `${START}DAYS (?:erst |schon )?ab ${from('a')} (?:geöffnet|offen|für (?:sie|euch|dich) da)${END}`,
      `(?<!\\p{L})DAYS (?:haben|sind) wir (?:erst |schon )?ab ${from('a')} ${THERE_DE}`,
      `(?<!\\p{L})DAYS (?:haben|sind) wir (?:für (?:sie|euch|dich) )?bis ${from('b')} ${THERE_DE}`,
      `${START}DAYS ist bis ${from('b')} (?:geöffnet|offen)${END}`,
      `(?<!\\p{L})DAYS öffnen wir (?:erst |schon )?um ${from('a')}${END}`,
      `(?<!\\p{L})DAYS schließen wir (?:erst |schon )?um ${from('b')}${END}`,
      `(?<!\\p{L})wir öffnen DAYS (?:erst |schon )?um ${from('a')}${END}`,
      `(?<!\\p{L})wir schließen DAYS (?:erst |schon )?um ${from('b')}${END}`,
    ),
    bare: naming(
      DAYS_DE,
      `${LISTED}${ARRANGED_DE}DAYS[,:]? ${RANGE_DE}${END}`,
      `${START}${RANGE_DE},? DAYS${END}`,
      `(?<=\\d(?:\\s?uhr)?), DAYS ab ${from('a')}${END}`,
    ),
    parts: withRange(DAYS_DE, RANGE_DE, REACH_DE),
  },
];

/** Words of some statement, as a cheap test of a whole copy and of its texts. */
const SEEN =
  /onday (?:to|through|thru) [FSa-z]|unes a |ontags? bis |(?:eekdays|eekends|aily|very day|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Fri|Sat|Sun)\.?[,:]? (?:we[ '’]|you |our |the |from |between |at |\d|one |two |three |four |five |six |seven |eight |nine |ten |eleven |noon )| on (?:weekdays|weekends|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)|ntre semana|brimos (?:los|de) |erramos (?:los|de) |(?:viernes|sábados?|domingos?|lunes|martes|jueves|miércoles|los días|de semana|laborables|hábiles),? (?:de |desde |abrimos |cerramos |atendemos |estamos |nos |pued|contestamos |les? |te |os |nuestra )|(?:tags|tag|tagen|ittwochs|Woche|oche|äglich|ochenenden?|Fr|Sa|So)\.?[,:]? (?:von |zwischen |ab |bis |um |haben |sind |ist |erreich|finden |öffnen |schließen |erst |\d)/;

/** The same of times before their days, which nothing but both may say: the days of a sentence may be those of its verb. */
const TIMES_FIRST =
  /\d\s?(?:[AaPp]\.?[Mm]\.?|[Uu]hr|h)?,? (?:every day|daily|weekdays|weekends|[MTWFS][a-z]{2,5}days? (?:to|through|thru) |täglich|werktags|wochentags|todos los|entre semana|de lunes)/;

/** False if no text of a copy says on which days, and at what time, something is open. */
export function maySayHours(copy: string): boolean {
  return SEEN.test(copy) || TIMES_FIRST.test(copy);
}

/** What a text says of hours of the business, and bare days and times, which may be those of others. */
export function* saidHours(text: string): Generator<SaidHours> {
  const isSeen = SEEN.test(text);
  if (!isSeen && !TIMES_FIRST.test(text)) return;
  for (const statements of STATEMENTS)
    for (const said of statementsIn(text, statements)) if (isSeen || said.isBare) yield said;
}
