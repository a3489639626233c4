import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { datesIn } from '../words/dates.ts';
import { SIGN } from '../words/telling-words.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isPast } from '../words/today.ts';

/** Indicates that a date is in the future, or a deadline. */
const TO_COME =
  /(?:\b(?:until|till?|through|thru|by|before|ends?|ending|expires?|expiring|valid|deadline|register|sign up|join us|offer|starts?|starting|begins?|beginning|opens|opening|coming|next|on sale|book(?:ed)? (?:by|for)|save|bis|gültig|endet|läuft|ab dem|beginnt|startet|anmeld\p{L}*|frist|angebot|hasta|válid[oa]|vence|termina|antes del?|a partir del?|comienza|empieza|inscr\p{L}*|oferta|plazo)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo)[^.!?;]{0,30}$/iu;

/** Indicates, after a date, that something is available. */
const OFFERED =
  /^[^.!?;]{0,30}(?:\b(?:is|are) (?:now |still )?(?:open|available|on sale|here|free|bookable|booking)\b|\b(?:ist|sind) (?:jetzt |noch )?(?:offen|frei|buchbar|geöffnet|verfügbar|da)(?!\p{L})|(?<!\p{L})(?:está|están) (?:ya |aún )?(?:abiert[oa]s?|disponibles?|libres?|a la venta)(?!\p{L}))/iu;

/** Indicates the past. */
const TOLD =
  /\b(?:since|was|were|had|seit|war|wurde|hatte|desde|fue|era|censo|census|volkszählung)\b/iu;

/** Parts of a page about the past. */
const HISTORY = new Set<PropertyKey>(['timeline', 'updated', 'credit', 'page']);

/** A banner is always about the present. */
function isOfNow({ path }: LocatedText): boolean {
  return path.includes('urgencyBanner');
}

/** An offer that has ended, or an event that is over. */
export const copyPastDate: CopyRule = {
  name: 'copy/past-date',
  severity: 'warning',
  signs: SIGN.year,
  suspects: /20\d\d(?!\d)/,
  *check({ kind, texts }, { now = Date.now() }) {
    if (kind === 'words') return;
    for (const located of texts) {
      const { path, text } = located;
      if (isQuoted(located) || path.some((key) => HISTORY.has(key)) || !/20\d\d/.test(text))
        continue;
      for (const { span, ends } of datesIn(text)) {
        const before = text.slice(0, span[0]);
        const isToCome =
          isOfNow(located) || TO_COME.test(before) || OFFERED.test(text.slice(span[1]));
        // The past is indicated in the same sentence, not somewhere above.
        const sentence = before.slice(before.search(/[^.!?;\n]*$/));
        if (!isPast(ends, now) || !isToCome || TOLD.test(sentence)) continue;
        yield {
          path,
          span,
          message: `${text.slice(...span)} is past.`,
          hint: 'Write the next date, or take the sentence away.',
        };
      }
    }
  },
};
