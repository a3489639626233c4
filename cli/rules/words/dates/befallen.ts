/** What befalls a place, or is ruled: it has its date as a name, and no next one can be written in its place. */
const BEFALLS = {
  en: '(?:\\p{L}*storms?|\\p{L}*floods?|flooding|(?:wild)?fires?|(?:earth)?quakes?|drought|freeze|frosts?|heat ?waves?|cold snap|blizzard|hurricane|cyclone|tornado|snowfall|hail|landslide|blackout|pandemic|lockdowns?|burglary|break-in|accident|explosion|collapse|crash|war|crisis|riots|ruling|judge?ment|verdict|decree|reform)',
  de: '\\p{L}*(?:sturms?|stürmen?|orkans?|unwetters?|hochwassers?|flut|überschwemmung(?:en)?|starkregens?|hagels?|brand(?:es|s)?|feuers?|erdbebens?|dürre|frost(?:es|s)?|kälteeinbruchs?|hitzewelle|erdrutsch(?:es)?|stromausfalls?|pandemie|lockdowns?|einbruchs?|unfalls?|unglücks?|explosion|einsturz(?:es)?|krise|krieg(?:es|s)?|urteils?|beschlusses|beschluss|erlass(?:es)?|reform)',
  es: '(?:tormentas?|temporal(?:es)?|borrascas?|dana|riadas?|inundaci(?:ón|ones)|incendios?|fuegos?|terremotos?|sequía|heladas?|nevadas?|granizadas?|olas? de (?:calor|frío)|huracán|tornado|derrumbe|apagón|pandemia|confinamiento|robo|accidente|explosión|crisis|guerra|sentencia|fallo|reforma|decreto)',
};

/** Between it and its date: where it was, or whose ruling it is. */
const WHERE =
  '(?:\\s(?:in|at|near|an|am|auf|bei|im|des|der|en|por|del?)(?:\\s(?:the|der|dem|la|el|los|las))?(?:\\s\\p{L}[\\p{L}-]+){1,2}?)?';

/** Directly before a date: what it is the name of, “the ice storm of January 2024”, „das Hochwasser vom Juli 2021“, «la riada de octubre de 2024». */
const NAMED_BY = new RegExp(
  [
    `(?<!\\p{L})(?:the|our|a|that)\\s(?:\\p{L}[\\p{L}-]*\\s){0,2}?${BEFALLS.en}${WHERE}\\s(?:of|in|on)\\s(?:early\\s|late\\s|mid-?\\s?)?(?:the\\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s)?$`,
    `(?<!\\p{L})${BEFALLS.de}${WHERE}\\s(?:vom|von|im|am|des)\\s(?:(?:Anfang|Mitte|Ende)\\s)?$`,
    `(?<!\\p{L})(?:el|la|los|las|del|al|una?|esa|aquella?)\\s${BEFALLS.es}${WHERE}\\s(?:del?|en)\\s(?:(?:principios|mediados|finales)\\sde\\s)?$`,
  ].join('|'),
  'iu',
);

/** True for a date that is the name of what befell somebody then, whatever is said of the time before and after it. */
export function namesWhatBefell(before: string): boolean {
  return NAMED_BY.test(before);
}
