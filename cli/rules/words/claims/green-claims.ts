import type { CopyFile } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Where a claim about the environment has to say what it rests on: Directive (EU) 2024/825, since 27 September 2026. */
const COUNTRIES: readonly string[] = ['DE', 'AT', 'ES', 'IE', 'LU', 'BE', 'IT', 'FR', 'NL'];

/** Claims that say nothing but that something is good for the environment, by language. */
const GENERIC: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:environmentally[- ]friendly|eco-?friendly|planet[- ]friendly|climate[- ]friendly|(?:kind|good|gentle) (?:to|for|on) the (?:environment|planet))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:umwelt(?:freundlich|schonend)|klima(?:freundlich|schonend))(?:e[rnsm]?)?(?!\p{L})/iu,
  es: /(?<!\p{L})(?:respetuos[oa]s? (?:con|hacia) el (?:medio ?ambiente|planeta)|amig(?:o|a|os|as|ables?) (?:del|con el) (?:medio ?ambiente|planeta)|eco-?friendly)(?!\p{L})/iu,
};

/** How the reader drives, heats or lives, or learns to: “umweltschonend fahren”, "environmentally friendly driving". */
const WAY_OF_LIFE =
  /^(?:es|en|er|e)?\s(?:(?:zu|und)\s)?(?:fahr(?:en|weise|stil)|heizen|lüften|reisen|leben|driving|heating|travel(?:l?ing)?|living|commuting)(?!\p{L})/iu;
const CONDUCT = /(?<!\p{L})(?:conducción|conducir|viajar|vivir|calentar|moverse)\s(?:\p{L}+\s)?$/iu;

/** What a whole society has or is to have, which nobody sells: «un modelo productivo respetuoso con …», “an eco-friendly economy”. */
const OF_SOCIETY =
  /(?<!\p{L})(?:modelos?|sistemas? (?:productivo|energético|alimentario)s?|economía|agricultura|ganadería|industria|sector|futuro|sociedad|desarrollo|turismo|movilidad|transición|crecimiento)(?:,?\s(?:más\s|y\s|e\s)?\p{L}+){0,4}?,?\s(?:y\s|e\s|más\s)?$/iu;
const FOR_SOCIETY =
  /^(?:e[rsnm]?)?\s(?:\p{L}+\s(?:and\s|und\s)?){0,2}?(?:economy|agriculture|farming|future|society|development|tourism|mobility|transition|growth|wirtschaft|landwirtschaft|zukunft|gesellschaft|entwicklung|tourismus|mobilität|energiewende|wachstum)(?!\p{L})/iu;

/** Compares, gives a ground or a certificate, or tells of a wish, a law or of others. */
const GROUNDED =
  /[\d:?]|(?<!\p{L})(?:more|less|most|than|because|since|thanks to|made (?:of|from)|without|label|certif\p{L}*|want|try|trying|goal|aim|options?|alternatives?|not|no|never|if|law|funding|grants?|mehr|weniger|als|weil|denn|dank|aus|ohne|siegel|zertifi\p{L}*|engel|wollen|möchten|ziel|alternativen?|nicht|kein\p{L}*|wer|wenn|förder\p{L}*|gesetz\p{L}*|\p{L}+ere[nrs]?|más|menos|que|porque|ya que|gracias a|hech[oa]s? (?:de|con)|curtid[oa]s?|sin|sello|etiqueta|certific\p{L}*|queremos|objetivo|opci(?:ón|ones)|alternativas?|ley|ayudas?|si)(?!\p{L})/iu;

/** False if no text of a file of a business in a country can make such a claim. */
export function mayBeGreen({ copy, language }: CopyFile, country: string): boolean {
  return COUNTRIES.includes(country) && GENERIC[language.slice(0, 2)]?.test(copy) === true;
}

/** A claim about the environment in a text that does not say what it rests on. */
export function greenClaim(text: string, language: string): Span | undefined {
  const found = GENERIC[language.slice(0, 2)]?.exec(text);
  if (!found) return undefined;
  const { start, end } = sentenceAt(text, found.index);
  const [before, after] = [
    text.slice(start, found.index),
    text.slice(found.index + found[0].length),
  ];
  if (WAY_OF_LIFE.test(after) || CONDUCT.test(before)) return undefined;
  if (OF_SOCIETY.test(before) || FOR_SOCIETY.test(after)) return undefined;
  const rest = before + text.slice(found.index + found[0].length, end + 1);
  return GROUNDED.test(rest) ? undefined : [found.index, found.index + found[0].length];
}
