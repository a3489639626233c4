/** Beginnings of words for what a business sends back to whoever asks: an answer, an offer, a confirmation. */
const ANSWER =
  /^(?:answer|offer|quote$|quotat|estima|repl(?:y|ie)|respon|confir|hear|antwor|angebo|voransc|rueckme|bestae|besche|presup|cotiza|contes|respue|oferta)/;

const isAnswer = (stems: readonly string[]) => stems.some((stem) => ANSWER.test(stem));

/**
 * True for the time of an answer, if no text about a fact speaks of one: an offer within two working days is none of the days after which
 * money is back, whatever words both sentences share.
 *
 * @param about beginnings of the words around the time.
 * @param known those around the fact, and in its name.
 */
export function isOtherAnswer(about: readonly string[], known: readonly string[]): boolean {
  return isAnswer(about) && !isAnswer(known);
}
