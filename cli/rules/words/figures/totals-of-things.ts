import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Several things, and what they come to, up to a sum that is not exactly it: "A move, a tuning and repairs come to more than". */
const TOTAL = new RegExp(
  [
    // The last thing of a list stands behind "and", or with the first behind "with": "A free piano with a move, a tuning and repairs".
    '^(?=[^.;:!?]*(?:,|\\swith\\s|\\smit\\s|\\scon\\s))[^.;:!?]*\\s(?:and|und|y|e)\\s[^.;:!?]*?',
    '(?<!\\p{L})(?:comes? to|adds? up to|amounts? to|(?:is|are|makes?|costs?|runs? to|together|all told|in all)(?: (?:together|all told|in all|you))*|(?:kommen|kommt|summieren|addieren|summiert|addiert)(?: sich)?(?: zusammen| insgesamt| schnell)* auf|(?:kosten|kostet|machen|macht|sind|ergeben)(?: zusammen| insgesamt)*|suman?|(?:salen|cuestan|son)(?: en total| juntos| en conjunto)?(?: por)?)',
    ',?\\s(?:(?:well|schon|schnell|leicht|bien|easily|a good bit|deutlich|weit) )*(?:more than|over|nearly|almost|about|around|close to|upwards of|mehr als|über|fast|beinahe|knapp|gut|rund|etwa|ungefähr|an die|más de|casi|cerca de|unos)\\s$',
  ].join(''),
  'iu',
);

/** Three things or more, and a bound directly before a sum, whatever the verb: "A bike, a lock and a helmet set you back more than". */
const LISTED =
  /^(?!(?:if|when|for|in|wenn|falls|bei|für|si|cuando|para)\s)[^,.;:!?]{2,50},\s(?:[^,.;:!?]{2,40},\s)*[^,.;:!?]{2,40},?\s(?:and|und|y|e)\s[^,.;:!?]{2,60}\s(?:more than|over|nearly|almost|mehr als|über|fast|beinahe|knapp|más de|casi)\s$/iu;

/** True for the rough total of several things, which is no price: none of those who take parts of it takes all. */
export function isTotalOfThings(text: string, [at]: Span): boolean {
  const before = text.slice(sentenceAt(text, at).start, at);
  return TOTAL.test(before) || LISTED.test(before);
}
