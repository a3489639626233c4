/** The number one, as a claim has it. */
const NUMBER_ONE =
  /(?:number|número|nummer|nr\.?|no\.?|n(?:\.?º|[.º])|#)\s?(?:1|one|uno|eins)[.,]?$/iu;

/** Directly before the first of several that are counted and then named: "There are two: the", «hay dos: la». */
const COUNTED =
  /(?<!\p{L})(?:two|three|four|five|six|both|zwei|drei|vier|fünf|sechs|beide|dos|tres|cuatro|cinco|seis|ambas|ambos|\d{1,2})(?:\s\p{L}+){0,3}:\s(?:(?:the|die|der|das|el|la)\s?)?$/iu;

/** Between it and the others. */
const AND_ANOTHER =
  /[,;]?\s(?:and|und|y|e)\s(?:the|die|der|das|el|la|one|another|number|nr|no)\s?/iu;

/** Speaks of the business. */
const OURS =
  /(?<!\p{L})(?:we|us|our|ours|wir|uns|unser\p{L}*|nosotr[oa]s|nuestr[oa]s?|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|\{business/iu;

/** True for the number one among several others that a sentence counts and names: schools and lines are numbered. */
export function isOneOfNumbered(sentence: string, start: number, end: number): boolean {
  if (!NUMBER_ONE.test(sentence.slice(start, end).trim()) || OURS.test(sentence)) return false;
  return COUNTED.test(sentence.slice(0, start)) && AND_ANOTHER.test(sentence.slice(end));
}
