import { spokenValue } from './counts/spoken-measures.ts';
import { SMALL_NUMBERS } from './figures/small-numbers.ts';

/** A time and its number, in digits or words: "Veinte minutos", "1.5 hours", „eine Viertelstunde“. */
const TIME =
  /^(?:(?:about|another|etwa|rund|weitere|noch|unos|unas|otros|otras|~)\s)?(?<number>\d+(?:[.,]\d+)?|\p{L}+|half an|a quarter of an|three quarters of an|media|un cuarto de|eine halbe|eine)\s?(?:viertel|dreiviertel|halbe\s)?(?:seconds?|minutes?|min\.?|hours?|days?|weeks?|months?|sekunden?|minuten?|stunden?|tage?|wochen?|monate?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?)(?:\slater|\sspäter|\sdespués)?$/iu;

/** Numbers of one word that are no count of things in words, but one of a time: `an hour`. */
const ONE =
  /^(?:an?|one|eine?|una?|half an|a quarter of an|three quarters of an|media|un cuarto de|eine halbe)$/iu;

/** True for a label that is nothing but how long something takes, which several steps may. */
export function isDurationLabel(text: string): boolean {
  const number = TIME.exec(text.trim())?.groups?.number?.toLowerCase();
  if (number === undefined) return false;
  if (/^\d/.test(number) || ONE.test(number)) return true;
  return SMALL_NUMBERS.has(number) || spokenValue(number) !== undefined;
}
