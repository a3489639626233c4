/** What is said of whoever acts against a law. */
const BREAKS_LAW = String.raw`(?:(?:breaks?|breaking|violates?|violating) the law|commits? (?:an? )?(?:\w+ )?(?:crime|offen[sc]e|felony|misdemeanou?r|fraud|forgery)|(?:is|are) guilty of|(?:viola|violan|violando|infringe\w*) la ley|comete\w* (?:un )?(?:delito|fraude))`;
const IS_UNLAWFUL = new RegExp(String.raw`^[^,.;:!?]{0,40}\b${BREAKS_LAW}\b`);
const UNLAWFULLY = new RegExp(
  String.raw`\b${BREAKS_LAW} (?:whoever|any(?:one|body) who|(?:el|la|un|una|todo|cualquier) \w+ que|quien)\b[^,.;:!?]*$`,
);

/**
 * True for what somebody is said to break the law with: "Whoever offers that is breaking the law", «Viola la ley quien ofrece eso».
 *
 * @param before the words of the sentence up to what is offered, in plain words, and those behind it.
 */
export function isUnlawful(before: string, after: string): boolean {
  return IS_UNLAWFUL.test(after) || UNLAWFULLY.test(before);
}
