/** Words that cannot end a sentence, by language. */
export const DANGLING: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|or|the|an|but|because|your|our|their|its|which (?:is|are))$/i,
  es: /\s(?:y|o|el|la|los|las|un|(?<!\s(?:cada|de|que|es|no)\s)una|de|del|al|en|por|pero|porque|su|sus|(?<!(?:\s(?:es|era|son|fue|sea|sean|fuera|fueran|fuese)|\slo)\s)nuestr[oa])$/i,
  de: /\s(?:und|oder|der|den|dem|weil|unser|unsere|dass|wenn|aber|sowie|(?:und|oder|nicht|für|auf|in|an|über|durch|ohne|gegen) die)$/i,
};

/** Said of a text that breaks off. */
export const CUT = { message: 'This text stops before its end.', hint: 'Finish the sentence.' };

/** A sentence inside a text that ends with a word that cannot end one. */
export const DANGLING_INSIDE: Readonly<Record<string, RegExp>> = {
  en: / (?:and|or|the|because|your|our)\.(?=\s|$)/,
  es: / (?:los|las|de|del|porque|sus)\.(?=\s|$)/,
  de: / (?:und|oder|der|dem|weil|dass|unser|sowie)\.(?=\s|$)/,
};
