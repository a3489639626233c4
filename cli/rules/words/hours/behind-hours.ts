import { DAY_NAME } from '../dates/weekdays.ts';

/** What stands between numbers and more about the time: nothing that is counted. */
const JOINING = [
  'and|or|but|to|through|thru|till?|until|from|after|before|between|on|at|in(?! (?:wide|long|deep|high)(?!\\p{L}))|for|with|without|except|excluding|including|by|during|throughout|if|when|while|unless|as|only|plus|also|not|the|all|every|each|both|most|any|year|seven|six|five|daily|weekly|weekdays?|weekends?|holidays?|season\\p{L}*|nights?|mornings?|afternoons?|evenings?|today|tonight|tomorrow|now|sharp|local|central|eastern|pacific|mountain|rain|here',
  'und|oder|aber|sowie|bis|von|ab|nach|vor|zwischen|am|an|im|um|für|mit|ohne|außer|während|wenn|sofern|nur|auch|nicht|der|die|das|den|dem|jeden|jede|alle|täglich|werktags|wochentags|wochenends?|feiertags?|ganzjährig|durchgehend|heute|morgen|jetzt|morgens|abends|mittags|nachmittags|nachts|uhr|geöffnet|offen|da|erreichbar',
  'y|o|u|e|pero|hasta|desde|de|del|a|al|en|por|para|con|sin|salvo|excepto|menos|durante|si|cuando|mientras|solo|sólo|también|no|el|la|los|las|todos?|todas?|cada|entre|diario|diariamente|laborables?|hábiles|festivos?|fines|hoy|mañana|ahora|horas?|hs',
];

/** Names of days in a form that a list of hours uses: "Mon", "Mo–Fr", "sáb". */
const DAYS = `(?:${DAY_NAME})s?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun?|mar|mié|jue|vie|sáb|dom`;

const GOES_ON = new RegExp(
  `^(?:[^\\p{L}\\d\\s]|\\s*(?:$|\\n|[^\\p{L}\\d\\s])|\\s+(?:${[...JOINING, DAYS].join('|')})(?!\\p{L}))`,
  'iu',
);

/** A rate: what is counted is named above, or before. */
const RATE =
  /^\s+(?:an? (?:week|month|year|hour|minute)|(?:per|por|al|pro|je)\s(?:day|week|month|year|hour|minute|día|semana|mes|año|hora|minuto|tag|woche|monat|jahr|stunde|minute))(?!\p{L})/iu;
/**
 * True if two bare numbers may be hours by what follows them: the end of the statement, a day, or a word that joins more to it. Before a
 * noun they count what it names: "abierto tira de 10 a 15 litros".
 */
export function goesOnAsHours(after: string): boolean {
  return GOES_ON.test(after) && !RATE.test(after);
}
