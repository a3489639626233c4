/** Languages with phrases for the year of a beginning. */
export type YearLanguage = 'en' | 'de' | 'es';

export const isYearLanguage = (language: string): language is YearLanguage => language in IN_YEAR;

/** A year from 1500 on. */
export const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)';

/** The year of a beginning, and perhaps its month; for patterns that tell capitals from small letters. */
export const IN_YEAR: Readonly<Record<YearLanguage, string>> = {
  en: `[Ii]n (?:the )?(?:(?:[Ee]arly |[Ll]ate )?(?:January|February|March|April|May|June|July|August|September|October|November|December|[Ss]pring|[Ss]ummer|[Aa]utumn|[Ff]all|[Ww]inter)(?: of)? )?${YEAR}`,
  de: `(?:(?:[Ii]m (?:Jahre?|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Frühling|Sommer|Herbst|Winter)|[Aa]m \\d{1,2}\\. \\p{Lu}\\p{L}+) )?${YEAR}`,
  es: `[Ee]n (?:el año |(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|(?:la )?primavera|(?:el )?verano|(?:el )?otoño|(?:el )?invierno) de )?${YEAR}`,
};
