import type { Vocabulary } from './vocabulary.ts';

/** How an answer begins that says yes; in plain words, “Si el banco lo pide” begins like it, and is a condition. */
export const YES =
  /^(?:(?:with us|con nosotr[oa]s|in (?:most|many|some|special|urgent|certain) cases|usually|often|en (?:la mayoria de los|muchos|algunos|ciertos) casos|casi siempre|normalmente),? )?(?:yes|yeah|sure|of course|absolutely|certainly|always|gladly|si(?! (?:el|ella|ellos|ellas|usted|ustedes|una?|su|sus|est[aeo]s?|es[aeo]s?|alguien|quien|ningun[oa]?|cada|nadie)\b)|claro|por supuesto|(?:we|i) (?:do|can|will)(?=[.,;!]|$))\b/;

/** How one begins that says no. */
export const NO =
  /^(?:no|not|never|sorry|unfortunately|none|nobody|only|nunca|tampoco|jamas|solo)\b/;

/** What follows a heading about something that is not offered: "Loan packages: theirs", "Online: who accepts it". */
const NOT_OURS =
  /^(?:theirs|elsewhere|somewhere else|(?:who|why|whether|quien(?:es)?|por que) (?!.*\b(?:we|us|our|nosotros|nuestr[oa]s?)\b)|de ellos|lo de ellos|en otr[oa]\b|a (?:que|lo que) (?:le )?decimos que no|lo que no (?:hacemos|ofrecemos)|(?:what|which(?: \w+)?) we (?:turn down|turn away|say no to|(?:decline|refuse)(?! to)|do not (?:do|take|offer|handle|accept|touch))\b|(?:(?:lo )?que|cuales) (?:rechazamos|no (?:tomamos|aceptamos|llevamos|atendemos))\b)/;

/** After a colon, that it is not done: "A seal with yesterday's date: that cannot be asked", «eso no se pide». */
const NOT_THAT =
  /^(?:eso|esto|esos?|esas?|aqui|con nosotr[oa]s|that|this|those|these|they|it|here|with us)(?:(?:'s| is| are| does| do| can| will| se| l[ao]s?),?)? (?:not|never|cannot|no|nunca|jamas|tampoco)\b|^(?:that|this|those|it|they) (?:\w+n't)\b/;

/** True if what follows a heading with a colon says that it is not done, or by others: "Weddings: not offered". */
export function declines(rest: string, vocabulary: Vocabulary): boolean {
  return (
    NO.test(rest) || NOT_THAT.test(rest) || NOT_OURS.test(rest) || vocabulary.isLeftToOthers(rest)
  );
}
