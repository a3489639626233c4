import type { KnownFigure } from '../figures/known-figures.ts';
import { UNITS } from './nouns.ts';

/** Behind a number, a time before something, or after it. */
const APART =
  /^\S+\s(?:minutes?|hours?|minuten|stunden?|minutos?|horas?)\s(?:before(?:hand)?|earlier|early|ahead|in advance|prior|later|vorher|davor|zuvor|früher|vor(?= )|später|antes|de antelación|después|más tarde)(?!\p{L})/iu;

/** Names of facts that are such a time. */
const OF_TIME_APART =
  /cancel|absag|storn|anul|arriv|ank(?:o|u)|lleg|notice|book|buch|reserv|before|early|vor|antes|antel|check|door|einlass|anmeld|entry|response|answer|antwort/i;

/** True for how long before something somebody is there, if a fact is how long that lasts: the 60 minutes of `game.minutes`. */
export function isLeadTime({ name, nouns }: KnownFigure, text: string, at: number): boolean {
  const isDuration = nouns.length <= 2 && nouns.some((noun) => UNITS.has(noun));
  return isDuration && !OF_TIME_APART.test(name) && APART.test(text.slice(at));
}
