import type { Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Start } from './business-starts.ts';
import { wordsBetween } from './words-between.ts';

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)';

/** Up to three words of who it was, or where. */
const WORDS = wordsBetween();

const IN_EN = `in (?:(?:early |late )?(?:[Jj]anuary|[Ff]ebruary|[Mm]arch|[Aa]pril|[Mm]ay|[Jj]une|[Jj]uly|[Aa]ugust|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember|spring|summer|autumn|fall|winter)(?: of)? )?${YEAR}`;
const IN_DE = `(?:im (?:Jahre?|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Sommer|Herbst|Winter) )?${YEAR}`;
const IN_ES = `en (?:el año |(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de )?${YEAR}`;

/** Fewest letters of a word by which alone a business is called. */
const LONG = 4;

/** What a business is, which is no name of it. */
const KIND =
  /^(?:the|our|die|der|das|unser|los|las|saint|santa?|north|south|east|west|(?:auto)?escuela|academia|taller|talleres|clínica|bodegas?|panadería|restaurante|hotel|casa|café|studio|praxis|bäckerei|gärtnerei|tischlerei|schreinerei|werkstatt|kanzlei|autohaus|haus|school|clinic|garage|house|doctor|dr)$/i;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternsOf = new WeakMap<Facts, readonly RegExp[]>();

/** The business by its name: all of it, or the first word, unless others have that, too, such as a town. */
function patternsFor(facts: Facts): readonly RegExp[] {
  const made = patternsOf.get(facts);
  if (made) return made;
  const whole = facts.get('business.name') ?? '';
  const [first = ''] = whole.split(' ');
  const places = ['locality', 'region', 'country', 'street'].map(
    (part) => facts.get(`business.address.${part}`) ?? '',
  );
  const isName =
    first.length >= LONG &&
    /^\p{Lu}[\p{L}’'-]+$/u.test(first) &&
    !KIND.test(first) &&
    !places.some((place) => place.includes(first));
  const names = [whole, ...(isName ? [first] : [])].filter((name) => name !== '').map(escaped);
  // Of a longer name that begins alike, something else was founded.
  const NAME = `(?:${names.join('|')})(?![\\p{L}-]|['’]s|\\s(?:&\\s)?\\p{Lu})`;
  const patterns =
    names.length === 0
      ? []
      : [
          `(?:[Ff]ounded|[Ss]tarted|[Ee]stablished|[Ss]et up|[Ll]aunched) ${NAME}${WORDS} ${IN_EN}`,
          `(?:^|[.!?:] )I${IN_EN.slice(1)},?${WORDS} (?:founded|started|established|set up|launched) ${NAME}`,
          `${NAME} was (?:founded|started|established|set up)${WORDS} ${IN_EN}`,
          `gründeten?${WORDS} ${IN_DE} ${NAME}`,
          `gründeten?(?: \\p{L}+)? ${NAME} ${IN_DE}`,
          `(?:hat|haben|habe)${WORDS} ${NAME} ${IN_DE}${WORDS} gegründet`,
          `(?:hat|haben|habe)${WORDS} ${IN_DE} ${NAME} gegründet`,
          `${NAME} (?:wurde|ist)${WORDS} ${IN_DE}${WORDS} gegründet`,
          `(?:[Ff]undó|[Ff]undaron|[Ff]undamos|[Cc]reó|[Mm]ontó) ${NAME}${WORDS} ${IN_ES}`,
          `(?:[Ff]undó|[Ff]undaron|[Ff]undamos|[Cc]reó|[Mm]ontó) ${IN_ES} ${NAME}`,
          `${NAME} (?:se fundó|fue fundad[oa])${WORDS} ${IN_ES}`,
        ].map((source) => new RegExp(`(?<![\\p{L}])${source}`, 'gu'));
  patternsOf.set(facts, patterns);
  return patterns;
}

/** The years in which the business began according to a text that calls it by its name, or the first word of it: "He founded Redbud in 2007". */
export function* namedStarts(text: string, facts: Facts): Generator<Start> {
  for (const pattern of patternsFor(facts))
    for (const { 0: found, index, groups = {} } of matchesIn(text, pattern)) {
      const year = groups.year ?? '';
      const start = index + found.lastIndexOf(year);
      yield { year, span: [start, start + year.length], kind: 'start' };
    }
}
