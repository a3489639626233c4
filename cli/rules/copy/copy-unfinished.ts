import type { CopyRule } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isMessage, isSearched } from '../words/text-kinds.ts';
import { isButton } from '../words/text-parts.ts';
import { languageAt } from '../words/text-place.ts';

/** Words that no sentence ends with, by language. */
const DANGLING: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|or|the|but|because|your|our|their)$/i,
  es: /\s(?:y|o|el|la|los|las|un|una|de|del|por|pero|porque|su|sus|nuestro|nuestra)$/i,
  de: /\s(?:und|oder|der|den|dem|weil|unser|unsere|dass|wenn|aber)$/i,
};

const OPEN_END = /(?:[,;]|\s[-–—]|\p{L}-|\.\.\.|…)$/u;

/** A text that stops before its end. Kickers and messages for visitors to complete may. */
export const copyUnfinished: CopyRule = {
  name: 'copy/unfinished',
  severity: 'warning',
  *check(file, facts) {
    if (!mayHave(file.raw, SIGN.unfinished)) return;
    for (const located of file.texts) {
      if (isMessage(located) || isSearched(located) || isButton(located)) continue;
      if (file.kind === 'words' || located.path.at(-1) === 'label') continue;
      const text = located.text.trimEnd();
      // A line of a body that goes on in a list is complete.
      if (isBody(located) && !/\p{L}$/u.test(text)) continue;
      const found =
        OPEN_END.exec(text) ?? DANGLING[languageAt(located, file, facts).slice(0, 2)]?.exec(text);
      if (!found) continue;
      yield {
        path: located.path,
        span: [text.length - found[0].trimStart().length, text.length],
        message: 'This text stops before its end.',
        hint: 'Finish the sentence.',
      };
    }
  },
};
