import type { LocatedText } from '../../content/rule.ts';
import { CLICK_WORDS } from './link-words.ts';
import { isButton } from './text-parts.ts';

/** Labels that could be on any button. */
const NOTHING =
  /^\W*(?:submit|click|click here|click me|click now|tap here|learn more|read more|more|(?:get |see )?more info(?:rmation)?|more details|details|see more|view more|show more|discover more|see details|find out more|continue|proceed|go|ok|okay|here|button|next|enter|press here|enviar|clic|haga clic|haz clic|clic aquí|haga clic aquí|haz clic aquí|aquí|más|más información|leer más|saber más|ver más|ver detalles|detalles|conoce más|conozca más|descubre más|descubra más|continuar|siguiente|aceptar|absenden|abschicken|klick|klicken|hier klicken|jetzt klicken|mehr|mehr erfahren|mehr infos|mehr lesen|mehr dazu|mehr anzeigen|(?:mehr|weitere) info(?:rmatione)?n?s?|mehr details|zu den details|jetzt mehr erfahren|fortfahren|weiterlesen|weiter|los)\W*$/i;

/** True for words that could be on any button. */
export function saysNothing(text: string): boolean {
  return (
    NOTHING.test(text) || (CLICK_WORDS.test(text) && !/\p{L}/u.test(text.replace(CLICK_WORDS, '')))
  );
}

/** True if a button does not say what happens when it is pressed. */
export function isEmptyButton(located: LocatedText): boolean {
  return isButton(located) && saysNothing(located.text);
}

/** Words that say it, by language. */
const TELLING: Readonly<Record<string, string>> = {
  en: '"Book a visit", "Send my question"',
  de: '„Termin buchen“, „Frage senden“',
  es: '«Reservar una visita», «Enviar mi pregunta»',
};

/** What is reported of such words. */
export function couldBeAnywhere(text: string, language: string): { message: string; hint: string } {
  return {
    message: `"${text}" could stand on any button.`,
    hint: `Say what the visitor gets: ${TELLING[language.slice(0, 2)] ?? TELLING.en}.`,
  };
}
