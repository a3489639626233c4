import type { CopyRule } from '../../content/rule.ts';
import { isButton } from '../words/text-parts.ts';

/** What could stand on any button. */
const NOTHING =
  /^\W*(?:submit|click|click here|click me|click now|tap here|learn more|read more|more|more info|find out more|go|ok|okay|here|button|next|enter|press here|enviar|clic|haga clic|haz clic|clic aquí|haga clic aquí|haz clic aquí|aquí|más|más información|leer más|saber más|aceptar|absenden|abschicken|klick|klicken|hier klicken|jetzt klicken|mehr|mehr erfahren|mehr infos|mehr lesen|weiterlesen|weiter|los)\W*$/i;

/** A button says what happens when it is pressed. */
export const copyButtonWords: CopyRule = {
  name: 'copy/button-words',
  severity: 'warning',
  *check({ kind, texts }) {
    if (kind === 'words') return;
    for (const located of texts)
      if (isButton(located) && NOTHING.test(located.text))
        yield {
          path: located.path,
          message: `"${located.text}" could stand on any button.`,
          hint: 'Say what the visitor gets: "Book a visit", "Send my question".',
        };
  },
};
