import type { CopyRule } from '../../content/rule.ts';
import { NO_STOP_ALONE } from '../words/marks/cut-off.ts';
import { loneStopless } from '../words/marks/lone-stopless.ts';
import { partsOf } from '../words/parts-of.ts';
import { isMessage, isSearched } from '../words/text-kinds.ts';
import { isButton } from '../words/text-parts.ts';
import { languageAt } from '../words/text-place.ts';
import { copyUnfinished, isProse } from './copy-unfinished.ts';

/** `copy/unfinished`: the only text of its kind on a page that has no full stop. */
export const copyWithoutStop: CopyRule = {
  name: copyUnfinished.name,
  severity: copyUnfinished.severity,
  perText: true,
  ofLanguage: true,
  // Ten words have more letters, and hardly any such text ends with a small one.
  suspects: /^[\p{Lu}¿¡][^.!?:…\n]{40,}\s\p{Ll}+\s*$/mu,
  *check(file, facts) {
    if (file.kind !== 'landing' && file.kind !== 'page') return;
    for (const located of file.texts) {
      if (isMessage(located) || isSearched(located) || isButton(located)) continue;
      const [part] = partsOf(located);
      if (part?.kind !== 'whole' || !isProse(located, part)) continue;
      const language = languageAt(located, file, facts).slice(0, 2);
      const length = loneStopless(located, file, language);
      const end = located.text.trimEnd().length;
      if (length > 0) yield { path: located.path, span: [end - length, end], ...NO_STOP_ALONE };
    }
  },
};
