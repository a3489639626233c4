import type { Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Start } from './business-starts.ts';
import { wordsBetween } from './words-between.ts';
import { IN_YEAR, type YearLanguage } from './year-phrases.ts';

const WORDS = wordsBetween('second|zweite|segund');
const { en: IN_EN, de: IN_DE, es: IN_ES } = IN_YEAR;

const BEGAN_EN = '(?:began|started|opened|founded|set up|launched)';
const THE_EN = '(?:the|our|this) (?:family )?(?<trade>\\p{L}{4,})';
const THE_DE = '(?:die|den|das|unsere?n?) (?<trade>\\p{Lu}\\p{L}{3,})';
const BEGUN_DE = '(?:eröffnet|gegründet|aufgemacht|aufgebaut|angefangen|begonnen)';
const BEGAN_ES =
  '(?:[Ff]und(?:é|ó|amos|aron)|[Aa]br(?:í|ió|imos|ieron)|[Mm]ont(?:é|ó|amos|aron)|[Cc]re(?:é|ó|amos|aron)|[Pp]us(?:e|o|imos|ieron)|[Ee]mpec(?:é)|[Ee]mpezó)';
const THE_ES = '(?:con )?(?:el|la|nuestr[oa]|este|esta|mi) (?<trade>\\p{L}{4,})';

/** Ways to say when somebody began with what the business is; whether it is that is asked afterwards. */
const PHRASES: Readonly<Record<YearLanguage, readonly string[]>> = {
  en: [
    `${BEGAN_EN} ${THE_EN}${WORDS} ${IN_EN}`,
    `${IN_EN},?${WORDS} ${BEGAN_EN} ${THE_EN}`,
    `[Tt]he (?<trade>\\p{L}{4,}) was (?:founded|established|started|set up)${WORDS} ${IN_EN}`,
  ],
  de: [
    `(?:hat|haben|habe)${WORDS} ${THE_DE}${WORDS} ${IN_DE}${WORDS} ${BEGUN_DE}`,
    `(?:hat|haben|habe)${WORDS} ${IN_DE}${WORDS} ${THE_DE}${WORDS} ${BEGUN_DE}`,
    `${IN_DE} (?:hat|haben|habe)${WORDS} ${THE_DE}${WORDS} ${BEGUN_DE}`,
    `gründeten?${WORDS} ${IN_DE} ${THE_DE}`,
    `${IN_DE} gründeten?${WORDS} ${THE_DE}`,
    `[Dd](?:ie|er|as) (?<trade>\\p{Lu}\\p{L}{3,}) wurde ${IN_DE}${WORDS} gegründet`,
  ],
  es: [
    `${BEGAN_ES} ${THE_ES}${WORDS} ${IN_ES}`,
    `${IN_ES},?${WORDS} ${BEGAN_ES} ${THE_ES}`,
    `[LlEe][al] (?<trade>\\p{L}{4,}) (?:se fundó|fue fundad[oa]|nació)${WORDS} ${IN_ES}`,
  ],
};

const compiled = new Map<YearLanguage, readonly RegExp[]>();

function phrasesOf(language: YearLanguage): readonly RegExp[] {
  const phrases =
    compiled.get(language) ??
    PHRASES[language].map((phrase) => new RegExp(`(?<![\\p{L}])${phrase}`, 'gu'));
  compiled.set(language, phrases);
  return phrases;
}

/** Quick tests for one. */
const SEEN: Readonly<Record<YearLanguage, RegExp>> = {
  en: /began|started|opened|founded|established|set up|launched/,
  de: /eröffnet|gegründet|gründete|aufgemacht|aufgebaut|angefangen|begonnen/,
  es: /fund|abri|abrí|mont(?:é|ó|a)|cre(?:é|ó|a)|pus[eoi]|emp|nació/i,
};

/** Says that it is not the first: another shop has a year of its own. */
const ANOTHER =
  /(?<!\p{L})(?:second|another|new|zweite\p{L}*|neue\p{L}*|andere\p{L}*|filiale|segund[oa]|otr[oa]|nuev[oa]|sucursal)(?!\p{L})/iu;

/** What a business may be called besides its trade. */
const KINDS =
  /^(?:clínica|taller|tienda|escuela|academia|estudio|negocio|empresa|despacho|consulta|restaurante)$/;

/** The years in which somebody began with what the business is by its name: the `cerrajería` of Cerrajería Belmonte. */
export function* tradeStarts(text: string, facts: Facts, language: YearLanguage): Generator<Start> {
  if (!SEEN[language].test(text)) return;
  const name = new Set((facts.get('business.name') ?? '').toLowerCase().match(/\p{L}{4,}/gu));
  for (const phrase of phrasesOf(language))
    for (const { 0: found, index, groups } of matchesIn(text, phrase)) {
      const { year, trade = '' } = groups ?? {};
      const what = trade.toLowerCase();
      if (year === undefined || ANOTHER.test(found)) continue;
      if (!name.has(what) && !KINDS.test(what)) continue;
      const start = index + found.indexOf(year);
      yield { year, span: [start, start + year.length], kind: 'start' };
    }
}
