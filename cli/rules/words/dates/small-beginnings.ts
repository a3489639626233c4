import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Start } from './business-starts.ts';
import { wordsBetween } from './words-between.ts';
import { IN_YEAR, type YearLanguage } from './year-phrases.ts';

/** What others did before they came to the business, where they may have begun on their own. */
const JOINED =
  /(?<!\p{L})(?:join(?:ed|s)|came to us|with us|has (?:worked|been) here|kam(?:en)? (?:\p{L}+ ){0,2}zu uns|bei uns|zu uns|stieß|se (?:incorporó|unió)|entró|llegó|con nosotros)(?!\p{L})/u;

/** Up to three words of who it was, or where. */
const WORDS = wordsBetween();

/** Facts that name whoever began it. */
const FOUNDER = '\\{[\\w.]*(?:founder|owner|fundador|due(?:n|ñ)|gruender|inhaber)\\w*\\}';
const NAME = '\\{business\\.name\\}';

/** Two names in a row; a single one may be a noun at the beginning of a sentence. */
const NAMES = '\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){1,2}';

const THE_EN =
  '(?:[Tt]he|[Oo]ur|[Tt]his) (?:(?:family )?business|company|firm|shop|store|workshop|studio|practice|clinic|school|academy|bakery|salon|restaurant|nursery|garage)';
const WHO_EN = `(?:${NAME}|${FOUNDER}|${THE_EN}|[Hh]e|[Ss]he|[Ww]e|I|[Tt]hey|[Ii]t all|(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) )?(?:(?:[Gg]reat-)?[Gg]rand(?:father|mother|parents|pa|ma|dad)|[Ff]ather|[Mm]other|[Pp]arents|[Dd]ad|[Mm]um|[Mm]om|[Uu]ncle|[Aa]unt|[Ff]ounder)(?: \\p{Lu}\\p{L}+)?|(?!(?:The|Our|This|A|An|In|On|His|Her) )${NAMES})`;

const THE_DE =
  '(?:[Dd]er|[Dd]ie|[Dd]as|[Uu]nsere?) (?:Betrieb|Geschäft|Laden|Unternehmen|Firma|Werkstatt|Praxis|Studio|Salon|Kanzlei|Restaurant|\\p{L}*(?:[Ss]chule|erei))';
const WHO_DE = `(?:${NAME}|${FOUNDER}|${THE_DE}|[Ee]r|[Ss]ie|[Ww]ir|[Ii]ch|[Aa]lles|(?:\\p{L}+ )?(?:(?:Urg|G)roß(?:vater|mutter|eltern)|Vater|Mutter|Eltern|Opa|Oma|Onkel|Tante|(?:Firmen)?[Gg]ründer(?:in)?)(?: \\p{Lu}\\p{L}+)?|(?!(?:De[rnm]|Die|Das|Ein|Eine|Unsere?|Diese[rs]?|Jede[rs]?|Im|Am|Zum|Seine?|Ihre?) )${NAMES}(?: und \\p{Lu}[\\p{L}’-]+)?)`;

const THE_ES =
  '(?:[Ee]l|[Ll]a|[Nn]uestr[oa]|[Ee]ste|[Ee]sta) (?:negocio|empresa|tienda|taller|estudio|clínica|escuela|salón|despacho|restaurante|consulta|academia|bodega|\\p{L}+ería)';
const WHO_ES = `(?:${NAME}|${FOUNDER}|${THE_ES}|[Tt]odo|(?:\\p{L}+ )?(?:bisabuel[oa]s?|abuel[oa]s?|padres?|madre|tí[oa]|fundador[ae]?s?)(?: \\p{Lu}\\p{L}+)?|(?!(?:El|La|Los|Las|Un|Una|En|Su|Nuestr[oa]|Este|Esta) )${NAMES})`;

/** Places where nobody is employed: who began there, began alone. */
const HUMBLE_EN =
  '(?:in|from|out of|at) (?:(?:an?|his|her|their|our|my|the back of an?|the corner of an?) (?:\\p{L}+[- ]){0,2}(?:barn|shed|basement|cellar|spare room|back room|living room|dining room|bedroom|attic|loft|lock-?up|outhouse|stable|railway arch|market stall|kitchen table)|(?:his|her|their|our|my)(?: \\p{L}+’?s?)? (?:garage|kitchen|front room)|the kitchen table)(?!\\p{L})';
const HUMBLE_DE =
  '(?:(?:in|auf|unter) (?:ein|sein|ihr|mein|unser|gemietet)\\p{L}* (?:\\p{Ll}+ ){0,2}?\\p{L}*(?:[Ss]tadel|[Ss]cheune|[Ss]chuppen|[Kk]eller(?:raum)?|[Hh]interhof|[Gg]arage|[Ww]ohnzimmer|[Hh]ütte|[Ss]tall|[Kk]inderzimmer|[Dd]achboden|[Bb]aracke|[Ww]aschküche|[Gg]artenhaus|[Hh]interzimmer|[Ww]iese)|(?:in|an) (?:sein|ihr|mein|unser)er Küche|am Küchentisch|in der (?:Garage|Scheune) (?:der|des|sein|ihr|mein)\\p{L}*)(?!\\p{L})';
const HUMBLE_ES =
  '(?:en|desde) (?:(?:un|una|medio|su|mi|nuestr[oa]) (?:\\p{L}+ ){0,2}?(?:garaje|cochera|portal|sótano|patio|trastero|bajo|cuarto|corral|cobertizo|puesto|rincón)|(?:su|mi) (?:propia )?cocina|la cocina de (?:su|mi) casa)(?!\\p{L})';

/** So little is there in the beginning only; a party or a promise is no such thing. */
const FEW_EN =
  'with (?:nothing but |only |just |barely )?(?:(?:an? )?(?:hired|borrowed|rented|second-hand|used)|one|two|three|four|five|six) \\p{L}+';
const FEW_DE =
  'mit (?:nur |gerade einmal |bloß )?(?:ein\\p{L}* (?:geliehen|geborgt|gemietet|gebraucht)\\p{L}*|ein\\p{L}* (?:Saal|Raum|Zimmer|Stuhl|Tisch|\\p{L}*wagen|Transporter|Hobelbank|Mitarbeiter\\p{L}*|Gehilfen)|zwei|drei|vier|fünf|sechs) ?\\p{L}*';
const FEW_ES =
  'con (?:solo |apenas |nada más que )?(?:una? (?:sala|mesa|silla|habitación|aula|máquina|camioneta|furgoneta|pie de montaje|ordenador|\\p{L}+ (?:prestad|alquilad|usad)[oa])|dos|tres|cuatro|cinco|seis) ?\\p{L}*';

const { en: IN_EN, de: IN_DE, es: IN_ES } = IN_YEAR;
const BEGAN_EN = '(?:first )?(?:began|started)(?: out| up| off| trading| work)?';
const BEGAN_ES = '(?:empezó|empezaron|comenzó|comenzaron|arrancó|abrió|abrieron)';
const WE_BEGAN_ES =
  '(?:[Ee]mpecé|[Ee]mpezamos|[Cc]omencé|[Cc]omenzamos|[Aa]rrancamos|[Aa]brí|[Aa]brimos)';
const BEGUN_DE = '(?:angefangen|begonnen|losgelegt)';
const BEGAN_DE = '(?:begann|begannen|fing|fingen|startete|starteten)';

const PHRASES: Readonly<Record<YearLanguage, readonly string[]>> = {
  en: [
    `${WHO_EN} ${BEGAN_EN} ${IN_EN},?${WORDS} ${HUMBLE_EN}`,
    `${WHO_EN} ${BEGAN_EN} ${HUMBLE_EN}${WORDS} ${IN_EN}`,
    `${IN_EN},? ${WHO_EN} ${BEGAN_EN} ${HUMBLE_EN}`,
    `(?:${THE_EN}|${NAME}|[Ii]t all) (?:${BEGAN_EN}|opened) ${IN_EN},?${WORDS} ${FEW_EN}`,
    `(?:${FOUNDER}|[Ii]t all) ${BEGAN_EN} ${IN_EN},? ${FEW_EN}`,
    `(?:set up|set out|struck out|started out)(?: in business)? (?:on (?:his|her|their|my|our) own|for (?:him|her|my|them|our)sel(?:f|ves)|alone) ${IN_EN}`,
  ],
  de: [
    `${WHO_DE} (?:hat|haben|habe) ${IN_DE}${WORDS} ${HUMBLE_DE}${WORDS} ${BEGUN_DE}`,
    `${WHO_DE} (?:hat|haben|habe) ${HUMBLE_DE}${WORDS} ${IN_DE}${WORDS} ${BEGUN_DE}`,
    `${WHO_DE} ${BEGAN_DE} ${IN_DE}${WORDS} ${HUMBLE_DE}`,
    `${WHO_DE} ${BEGAN_DE} ${HUMBLE_DE}${WORDS} ${IN_DE}`,
    `${IN_DE} (?:${BEGAN_DE}|hat|haben|habe) ${WHO_DE} ${HUMBLE_DE}`,
    `(?:${THE_DE}|${NAME}|[Aa]lles) ${BEGAN_DE} ${IN_DE}${WORDS} ${FEW_DE}`,
    `[Hh]at (?:die|den|das|unsere?n?) (?:Betrieb|Geschäft|Laden|Unternehmen|Firma|Werkstatt|Praxis|Salon|\\p{L}*(?:[Ss]chule|erei)) ${IN_DE}${WORDS} (?:mit|in|auf) [^.!?\\n]{3,60} ${BEGUN_DE}`,
    `(?:hat|haben|habe) ${IN_DE} mit (?:nur )?(?:ein\\p{L}*|zwei) (?:\\p{Ll}+ )?(?:\\p{L}*[Ww]agen|Transporter|Kombi|Leiter|Fahrrad|Hobelbank|Schubkarre|Nähmaschine|Marktstand) ${BEGUN_DE}`,
    `meldete[n]?${WORDS} ${IN_DE}${WORDS} (?:sein|ihr|das|mein|unser) Gewerbe an`,
    `${IN_DE} meldete[n]?${WORDS} (?:sein|ihr|das|mein|unser) Gewerbe an`,
  ],
  es: [
    `(?:${WHO_ES} ${BEGAN_ES}|${WE_BEGAN_ES}) ${IN_ES},?${WORDS} ${HUMBLE_ES}`,
    `(?:${WHO_ES} ${BEGAN_ES}|${WE_BEGAN_ES}) ${HUMBLE_ES}${WORDS} ${IN_ES}`,
    `${IN_ES},? (?:${WHO_ES} ${BEGAN_ES}|${BEGAN_ES} ${WHO_ES}|${WE_BEGAN_ES}) ${HUMBLE_ES}`,
    `(?:${THE_ES}|${NAME}|[Tt]odo) ${BEGAN_ES} ${IN_ES},?${WORDS} ${FEW_ES}`,
    `(?:me|se|nos) (?:establec(?:í|ió|imos)|instal(?:é|ó|amos)|puse|puso|pusimos) por (?:mi|su|nuestra) cuenta ${IN_ES}`,
  ],
};

const compiled = new Map<YearLanguage, readonly RegExp[]>();

/** Patterns with capitals: names are told from nouns by them. */
function phrasesOf(language: YearLanguage): readonly RegExp[] {
  const phrases =
    compiled.get(language) ??
    PHRASES[language].map((phrase) => new RegExp(`(?<![\\p{L}{.])${phrase}`, 'gu'));
  compiled.set(language, phrases);
  return phrases;
}

/** A quick test for one. */
const SEEN: Readonly<Record<YearLanguage, RegExp>> = {
  en: /began|started|opened|set (?:up|out)|struck out/,
  de: /angefangen|begonnen|losgelegt|begann|fing|startete|Gewerbe/,
  es: /emp(?:e|ie)[zc]|com(?:e|ie)n[zc]|arranc|abri|abrí|por (?:mi|su|nuestra) cuenta/i,
};

/** The years in which the business began small according to a text: in a barn, with one hired room, on her own. */
export function* smallBeginnings(text: string, language: YearLanguage): Generator<Start> {
  if (!SEEN[language].test(text)) return;
  for (const phrase of phrasesOf(language))
    for (const { 0: found, index, groups } of matchesIn(text, phrase)) {
      const { year } = groups ?? {};
      if (year === undefined) continue;
      const [rest = ''] = text.slice(index).split(/[.!?](?:\s|$)|\n/, 1);
      if (JOINED.test(rest)) continue;
      const start = index + found.indexOf(year);
      yield { year, span: [start, start + year.length], kind: 'start' };
    }
}
