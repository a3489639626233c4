import type { KnownFigure } from '../figures/known-figures.ts';
import { titlesOf } from '../page-titles.ts';
import { UNITS } from './nouns.ts';

/** Titles of an article about what readers do by themselves. */
const YOURSELF =
  /(?<!\p{L})(?:at home|(?:do|make|build|bake|clean|repair|plan)[\p{L} -]{0,30} yourself|do[- ]it[- ]yourself|DIY|without us|instructions|zu ?hause|daheim|selbst(?:gemacht\p{L}*|gebaut\p{L}*| \p{L}+en)|selber|anleitung|ohne uns|en casa|(?:usted|tú|uno) mismo|h[áa]galo|hazlo|sin nosotros|instrucciones|casero|casera)(?!\p{L})/iu;

/** Says that the business does it after all. */
const OURS =
  /(?<!\p{L})(?:we|us|our|ours|here|wir|uns|unser\p{L}*|hier|nosotr[oa]s|nos|nuestr[oa]s?|aquí|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|\{business\./iu;

/** True for a time in an article about what readers do by themselves, unless its sentence is about the business. */
export function isOfInstructions({ nouns }: KnownFigure, sentence: string, raw: object): boolean {
  if (!nouns.some((noun) => UNITS.has(noun)) || OURS.test(sentence)) return false;
  const { subject } = raw as { subject?: unknown };
  return subject === 'article' && titlesOf(raw).some((title) => YOURSELF.test(title));
}
