import type { PeriodLaw } from './period-laws.ts';

/** What a text says about a period that the law prescribes. */
export interface SaidPeriods {
  /** The law that it is about. */
  right: PeriodLaw['right'];
  /** A word that every such text has. */
  sign: RegExp;
  /** Sentences that give it, each with a `period` of `count` and `unit`. */
  said: readonly RegExp[];
  /** What a question about it asks for; its answer begins with the period. */
  asked: RegExp;
  /**
   * Sentences that give it without naming what they are about, where the title of the page, a heading, a question or the
   * title of a note does.
   */
  saidAlone?: readonly RegExp[];
  /** False if an answer that is nothing but a period does not say enough: for goods of a shop other rules hold. */
  bare?: false;
  /** Makes it lawful, in the same sentence. */
  unless: RegExp;
}

/** A number: digits, a reference to a fact, or a word. */
const COUNT = {
  en: '(?<count>\\{[\\w.]+\\}|\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety|(?:half an?)|half)',
  de: '(?<count>\\{[\\w.]+\\}|\\d{1,3}|(?:ein(?:em)? )?halbe[ns]?|eine?[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn|dreißig|sechzig|vierundzwanzig|achtundvierzig)',
  es: '(?<count>\\{[\\w.]+\\}|\\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|catorce|treinta|sesenta|noventa|medio|veinticuatro|cuarenta y ocho)',
};

const UNIT = {
  en: '(?<unit>(?:business|working|calendar) days?|hours?|days?|weeks?|months?|years?)',
  de: '(?<unit>werktagen?|arbeitstagen?|kalendertagen?|stunden?|tagen?|tägig\\p{L}*|wochen?|wöchig\\p{L}*|monate?n?|monatig\\p{L}*|jahre?n?|jährig\\p{L}*)',
  es: '(?<unit>horas?|días?(?: (?:naturales|hábiles|laborables))?|semanas?|mes(?:es)?|años?)',
};

type Language = 'en' | 'de' | 'es';

/** Other words of a sentence; references to facts have full stops. */
const BETWEEN = '(?:[^.!?;\\n{]|\\{[\\w.]+\\}){0,60}?';

/** Before the first word of a sentence: the start of a line, or the end of a sentence or of the title of a note, whose brackets are blanked. */
export const START = '(?<=^|\\n(?:[-*] )?|[.!?:\\u2060] )';

/** Patterns with a number and its unit for `N`, and up to so many other words of the sentence for `..`. */
export function saying(language: Language, ...sources: readonly string[]): RegExp[] {
  const period = `(?<![\\p{L}\\d.,-])\\**(?<period>${COUNT[language]}[ -]?(?:weitere[mnrs]? )?${UNIT[language]})(?!\\p{L})\\**`;
  return sources.map(
    (source) =>
      new RegExp(
        `(?<!\\p{L})(?:${source.replaceAll('N', period).replaceAll('..', BETWEEN)})(?!\\p{L})`,
        'dgiu',
      ),
  );
}

/** How the answer begins to a question for a period. */
export const ANSWERED: Readonly<Record<string, readonly RegExp[]>> = {
  en: saying('en', '^(?:you have |for |within |it is |they are valid for )?(?:only |just )?N'),
  de: saying('de', '^(?:sie beträgt |sie haben |du hast |innerhalb von |binnen |um )?(?:nur )?N'),
  es: saying('es', '^(?:tiene |tienes |son |es de |durante |en )?N'),
};
