/** Words that cannot end a sentence, by language. */
export const DANGLING: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|or|the|but|because|your|our|their)$/i,
  es: /\s(?:y|o|el|la|los|las|un|una|de|del|por|pero|porque|su|sus|nuestro|nuestra)$/i,
  de: /\s(?:und|oder|der|den|dem|weil|unser|unsere|dass|wenn|aber)$/i,
};

/** Said of a text that breaks off. */
export const CUT = { message: 'This text stops before its end.', hint: 'Finish the sentence.' };
