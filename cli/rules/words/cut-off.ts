/** Words that cannot end a sentence, by language. */
export const DANGLING: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|or|the|an|but|because|your|our|their|its|which (?:is|are))$/i,
  es: /\s(?:y|o|el|la|los|las|un|(?<!\scada\s)una|de|del|al|en|por|pero|porque|su|sus|(?<!(?:\s(?:es|era|son|fue|sea|sean|fuera|fueran|fuese)|\slo)\s)nuestr[oa])$/i,
  de: /\s(?:und|oder|der|den|dem|weil|unser|unsere|dass|wenn|aber|sowie|(?:und|oder|nicht|für|auf|in|an|über|durch|ohne|gegen) die)$/i,
};

/** Said of a text that breaks off. */
export const CUT = { message: 'This text stops before its end.', hint: 'Finish the sentence.' };
