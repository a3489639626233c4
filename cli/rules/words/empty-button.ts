import type { LocatedText } from '../../content/rule.ts';
import { CLICK_WORDS } from './link-words.ts';
import { isButton } from './text-parts.ts';

/** Labels that could be on any button. */
const NOTHING =
  /^\W*(?:submit|click|click here|click me|click now|tap here|learn more|read more|more|more info|find out more|go|ok|okay|here|button|next|enter|press here|enviar|clic|haga clic|haz clic|clic aquí|haga clic aquí|haz clic aquí|aquí|más|más información|leer más|saber más|aceptar|absenden|abschicken|klick|klicken|hier klicken|jetzt klicken|mehr|mehr erfahren|mehr infos|mehr lesen|weiterlesen|weiter|los)\W*$/i;

/** True if a button does not say what happens when it is pressed. */
export function isEmptyButton(located: LocatedText): boolean {
  if (!isButton(located)) return false;
  const { text } = located;
  return (
    NOTHING.test(text) || (CLICK_WORDS.test(text) && !/\p{L}/u.test(text.replace(CLICK_WORDS, '')))
  );
}
