import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** Several of a time, in digits; a part of one has a sign of its own: "1/2 hour". */
const DIGITS = '(?:\\d{1,3} ?(?:-|–|to|or|bis|a|o) ?)?(?!1(?!\\d))\\d{1,3}';
const EN_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety';

const REFERENCE = FACT_REFERENCE.source.replace(/^\\\{\(/, '\\{(?<name>');

const EN_SHORT = 'hour|minute';
const EN_LONG = 'day|week|month|year';

/** Before how long something takes, where the name of a course, of a pass or of a service does not stand. */
const EN_BEFORE =
  '(?:(?<!(?:ask|asked|know|more|all|hear|learn|read|talk|information|details|questions?) )about|around|roughly|approximately|nearly|almost|(?<!the )only|just|within|inside|under|over|at least|at most|more than|less than|up to|after|before|takes?|took|lasts?|lasted|needs?|waits?|waited)';

const EN_THE =
  '(?:the|an?|our|your|my|his|her|their|its|this|that|each|every|most|all|us|you|them|it)';

/** Words that begin something else than what the time would be of, as "course" is in "a 10 week course". */
const EN_BEHIND = `(?=[.;!?]| (?:ago|later|earlier|beforehand|in advance|ahead|at (?:most|least|the latest)|of \\p{Ll}{3,}|if|when|until|till|unless|because|while|(?:for|in|on|at|with|from|before|after|by|since) ${EN_THE}|to (?:think|decide|pay|wait|go|spare|answer|reply|return|cancel|complain|finish|complete|respond|learn|dry|arrive|get))(?![\\p{L}-]))`;

/** Alternatives that may begin a sentence. */
function eitherCase(words: string): string {
  const any = words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
  return `(?:${any})`;
}

const DE_UNIT = '(?:Woche|Stunde|Minute|Sekunde|Tag|Monat|Jahr)';
const DE_DATIVE = eitherCase('innerhalb von|binnen|in|nach|vor|seit|mit|von');
const DE_OTHERS = eitherCase(
  'etwa|rund|ca\\.|circa|ungefähr|nur|knapp|fast|gut|mindestens|höchstens|maximal|für|dauert|dauern|braucht|brauchen|über|unter|bis zu|als|alle|weitere|jeweils',
);
/** No compound in two words, and not „Tag für Tag“. */
const DE_BEHIND = `(?=[.,;!?)\\n]|$| (?!(?:und|oder|bzw|bis)(?!\\p{L})|(?:für|um) ${DE_UNIT})\\p{Ll}| (?:Garantie|Gewährleistung|Erfahrung|Wartezeit|Bedenkzeit|Geduld|Probezeit)(?!\\p{L}))`;

const ES_UNIT = '(?:semana|hora|minuto|día|mes|año)';
const ES_BEFORE = eitherCase(
  'un[oa]s|en|dentro de|durante|hace|tras|cada|menos de|más de|al menos|sol[oa]|sólo|apenas|casi|antes de|después de|tardan?|duran?|espera de|plazo de|cabo de|garantía de|por|hasta',
);
const ES_BEHIND =
  '(?=[.,;!?)\\n]|$| (?!(?:local|peninsular|canaria|oficial|solar|español|extra)\\p{L}*(?!\\p{L}))\\p{Ll})';

/** The forms, with the number for `N` and the unit as the slip. */
const FORMS = {
  en: [
    `(?<!\\p{L})${EN_BEFORE} N (?<slip>${EN_SHORT}|${EN_LONG})${EN_BEHIND}`,
    `(?<!\\p{L})(?:for|in|with|(?:you|we) (?:have|get)|you['’]ve got|(?:gives?|leaves?) you) N (?<slip>${EN_LONG})${EN_BEHIND}`,
  ],
  deDative: [`(?<!\\p{L})${DE_DATIVE} N (?<slip>${DE_UNIT})${DE_BEHIND}`],
  de: [`(?<!\\p{L})${DE_OTHERS} N (?<slip>${DE_UNIT})${DE_BEHIND}`],
  es: [`(?<!\\p{L})${ES_BEFORE} N (?<slip>${ES_UNIT})${ES_BEHIND}`],
};

/** After a preposition the plural of German nouns ends with an n. */
function germanDative(word: string): string {
  return word.endsWith('e') ? `${word}n` : `${word}en`;
}

function german(word: string): string {
  return word.endsWith('e') ? `${word}n` : `${word}e`;
}

function spanish(word: string): string {
  return word === 'mes' ? 'meses' : `${word}s`;
}

const PLURALS: Readonly<Record<keyof typeof FORMS, (word: string) => string>> = {
  en: (word) => `${word}s`,
  deDative: germanDative,
  de: german,
  es: spanish,
};

function rowsOf(form: keyof typeof FORMS, sign: string, number: string): MistakenRow[] {
  return FORMS[form].map((pattern) => [
    new RegExp(sign),
    new RegExp(pattern.replace(' N ', ` ${number} `), form === 'en' ? 'imu' : 'mu'),
    PLURALS[form],
  ]);
}

const EN_SIGN = `(?:${EN_SHORT}|${EN_LONG})[ .;!?]`;

/** Units of time in the singular after a number of several. */
export const ENGLISH_UNITS: readonly MistakenRow[] = [
  ...rowsOf('en', ` (?<=\\d )${EN_SIGN}`, DIGITS),
  ...rowsOf('en', ` (?<= (?:${EN_WORDS}) )${EN_SIGN}`, `(?:${EN_WORDS})`),
];
export const GERMAN_UNITS: readonly MistakenRow[] = (['deDative', 'de'] as const).flatMap((form) =>
  rowsOf(form, ` (?<=\\d )${DE_UNIT}[ .,;!?)\\n]`, DIGITS),
);
export const SPANISH_UNITS: readonly MistakenRow[] = rowsOf(
  'es',
  ` (?<=\\d )${ES_UNIT}[ .,;!?)\\n]`,
  DIGITS,
);

const SHOWN = (Object.keys(FORMS) as (keyof typeof FORMS)[]).flatMap((form) =>
  FORMS[form].map(
    (pattern) =>
      [
        new RegExp(
          pattern.replace(' N ', ` (?<shown>${REFERENCE}) `),
          form === 'en' ? 'gimu' : 'gmu',
        ),
        PLURALS[form],
      ] as const,
  ),
);

/** Cheap test of a text. */
const SEEN = new RegExp(`\\} (?:${EN_SHORT}|${EN_LONG}|${DE_UNIT}|${ES_UNIT})(?!\\p{L})`, 'iu');

/** A reference to a number of several, with its unit in the singular. */
export interface SingularUnit {
  /** The reference with the unit. */
  span: Span;
  name: string;
  plural: string;
}

/** References whose number is more than one, before a unit in the singular: "about {terms.waitWeeks} week for an overhaul". */
export function* singularUnits(text: string, facts: Facts): Generator<SingularUnit> {
  if (!SEEN.test(text)) return;
  for (const [pattern, plural] of SHOWN)
    for (const { 0: found, index, groups = {} } of matchesIn(text, pattern)) {
      const { shown = '', name = '', slip = '' } = groups;
      if (!/^(?!1$)\d{1,4}$/.test(facts.get(name) ?? '')) continue;
      const span = [index + found.indexOf(shown), index + found.length] as const;
      yield { span, name, plural: plural(slip) };
    }
}
