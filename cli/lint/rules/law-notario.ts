import type { Rule } from '../rule.ts';
import { copyTexts, wholeCopy } from '../texts.ts';

/** "Notario" and its forms, which in Spanish mean a lawyer of rank. */
const FORBIDDEN = /\bnotari[oa]s?\b(?:\s+public[oa]s?)?/i;

/** Quick look that passes over nearly every text; accents may be letters of their own or marks. */
const SUSPECT = /n[oóòôö]\p{M}*t[aáàâäã]\p{M}*r[iíìîï]\p{M}*[oaóòôöáàâä]/iu;

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Texas Government Code, section 406.017: these words are forbidden in a notary's advertising. */
export const lawNotario: Rule = {
  name: 'law/notario',
  severity: 'error',
  *check({ page }) {
    if (!SUSPECT.test(wholeCopy(page.landing))) return;
    for (const { path, text } of copyTexts(page.landing)) {
      const found = FORBIDDEN.exec(withoutAccents(text));
      if (!found) continue;
      yield {
        path,
        message: `"${found[0]}" must not be used to advertise a notary in Texas (Government Code 406.017).`,
        hint: 'Write "notary public" or "servicio de notarización móvil".',
      };
    }
  },
};
