import { leanPattern } from './lean-pattern.ts';
import { speaksOfItself } from './of-others.ts';

/** Headings of what is done by others, before the business comes or after it: "After us", "Comes from the office that issued it". */
const ELSEWHERE = leanPattern(
  [
    String.raw`^(?:(?:what|who) )?(?:(?:comes?|goes|happens|follows?|works?) )?(?:before|after|without) us\b`,
    String.raw`^(?:(?:what|who) )?(?:(?:comes?|goes|happens|follows?|works?) )?(?:before|after) (?:the|our) (?:seal|stamp)\b`,
    String.raw`^(?:done |made |only )?(?:elsewhere|somewhere else|by others|with others|theirs|not (?:ours|us|from us|with us))\b`,
    String.raw`^(?:\w+ )?comes? from (?!us\b|our\b)`,
    String.raw`^(?:papers )?from (?:an?other|other|others)\b`,
    String.raw`^(?:papeles )?de otr[oa]s?(?: \w+)?$`,
    String.raw`^(?:(?:lo que|quien) )?(?:(?:viene|va|sigue|pasa) )?(?:antes|despues|sin) (?:de )?(?:nosotr[oa]s|el sello|nuestro sello)\b`,
    // "Straight to the state, without us", «No pasan por nosotros»
    String.raw`\b(?:without|not (?:by|from|through|with)|never (?:by|from|through|with)) us$`,
    String.raw`\bsin nosotr[oa]s$|^no (?:\w+ ){1,2}(?:por|con|ante) nosotr[oa]s$|^no (?:lleva|necesita|pide|requiere|tiene)n? nuestr[oa] \w+$`,
    // "Somebody else's work", «Trabajo de otros»
    String.raw`^(?:(?:somebody|someone|everybody|everyone|anybody) else's|(?:other people|others|another \w+)(?:'s|')|(?:an?|the) other \w+'s)(?: \w+){0,2}$`,
    String.raw`^(?:work|jobs?|a (?:job|matter)|a case|business|matters?) (?:for|of) (?:others|another|(?:somebody|someone) else)\b`,
    String.raw`^lo que (?:hace|hacen|toca a) (?:el |la )?otr[oa]s?\b`,
    // "What the others charge", «Lo que cobran los demás»
    String.raw`^(?:what|how much) (?:(?:the|all|some|most) )?(?:others?|(?:everybody|everyone|somebody) else|other \w+) (?:do|does|charges?|asks?|takes?|costs?|wants?|offers?)\b`,
    String.raw`^(?:lo que|cuanto) (?:cobra|cuesta|pide|toma|ofrece)n? (?:(?:el|la|los|las) )?(?:otr[oa]s?|demas)\b`,
    String.raw`^(?:(?:el|un) )?(?:trabajo|oficio|cosa|asunto|tarea|terreno)s? (?:de|para) otr[oa]s?\b`,
    String.raw`^(?:(?:lo|la|se) )?(?:\w+ )?(?:en otr[oa] \w+|con otr[oa]s?|lo de otros|de ellos|no es (?:cosa nuestra|lo nuestro))\b`,
  ].join('|'),
);

/** Headings of warnings, whose lists tell what a rogue says and does; "signs of a good roofer" are none. */
const WARNING = leanPattern(
  [
    String.raw`\b(?:warnings?|warning signs?|red flags?|alarm bells?|beware|watch out|be (?:careful|wary)|scams?|fraud(?:s|sters?)?|rogues?|cheats?|tricks?|pitfalls?|how to (?:spot|recogni[sz]e)|(?:goes|went) wrong|walk away|hang up)\b`,
    // In a question, a mistake is asked about: "Who answers for a mistake?"
    String.raw`\b(?:mistakes|errors(?! and omissions)|errores(?! y omisiones))\b(?!.*\?)`,
    String.raw`^(?:the )?(?:\w+ )?signs(?: (?:that|of (?:an? )?(?:fake|bad|false|rogue|dishonest|crooked))\b.*)?[:.]?$`,
    String.raw`\b(?:senales(?! (?:de confianza|de (?:un )?buen))|^(?:mucho )?cuidado|cuidado con|ojo|alertas?|focos rojos|banderas rojas|enganos?|enganan?|estafas?|estafador\w*|fraudes?|desconfie|huya|(?:sale|salio|salen) mal)\b`,
  ].join('|'),
);

/**
 * True if a heading leaves what is below it to others, or warns of it: "Sworn translation" below "After us" is no offer, nor is "Tells you to sign blank
 * pages" below "Five signs". A sentence in which the business speaks of itself still is.
 */
export function isOfOthersBelow(heading: string): boolean {
  return ELSEWHERE.test(heading) || (WARNING.test(heading) && !speaksOfItself(heading));
}
