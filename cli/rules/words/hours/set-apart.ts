import { sentenceAt } from '../sentence-at.ts';

const OPEN_PLACE =
  "(?:(?:the|our) \\p{L}+ (?:is|are)|we(?: are|[’']re)|(?:der|die|das|unsere?) \\p{L}+|wir|(?:la|el|nuestr[oa]) \\p{L}+)";

/** Before days and times: those at which the place is open, to which these are added. */
const ADDED = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:any ?time|whenever|while|as long as|when) (?:that )?${OPEN_PLACE} (?:open|staffed)|(?:during|in|within) (?:our|the) (?:usual |normal |regular )?(?:opening|office|business|shop|store) hours`,
    `(?:wenn|solange|sobald) ${OPEN_PLACE} (?:(?:geöffnet|offen|besetzt) (?:ist|sind|haben)|öffnet|aufhat)|(?:während|zu|in) (?:der|den|unserer?n?) (?:laden|büro)?(?:öffnungs|sprech|büro|laden)zeiten`,
    `(?:cuando|mientras|siempre que) ${OPEN_PLACE} (?:está|esté) abiert[oa]|(?:en|durante) (?:el|nuestro) horario(?: de \\p{L}+)?`,
  ].join(
    '|',
  )}),? (?:and|plus|as well as|but also|und|sowie|außerdem|aber auch|y|además|más)(?!\\p{L})[^.!?;:]{0,60}$`,
  'iu',
);

/** Says that the place is closed then. */
const CLOSED_THEN = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:when|while|though|although|even if) ${OPEN_PLACE} (?:closed|shut)|outside (?:of )?(?:our|the) (?:usual |normal |regular )?(?:opening|office|business|shop|store) hours`,
    `(?:wenn|obwohl|während|solange) ${OPEN_PLACE} (?:geschlossen|zu) (?:ist|sind|haben|hat)|außerhalb (?:der|unserer) (?:öffnungs|sprech|büro|laden)zeiten`,
    `(?:cuando|aunque|mientras) ${OPEN_PLACE} (?:está|esté) cerrad[oa]|fuera d(?:el|e nuestro) horario`,
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/**
 * True for days and times of which their sentence says that they are others than those at which the place is open: whoever is called then is
 * not there, or somebody else is.
 *
 * @param at where they begin.
 */
export function areSetApart(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  return CLOSED_THEN.test(text.slice(start, end)) || ADDED.test(text.slice(start, at));
}
