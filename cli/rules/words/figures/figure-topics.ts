import { nounRoot, UNITS } from '../counts/nouns.ts';

/** Beginnings of words about one thing, in the supported languages: what names of facts and sentences say of it. */
const TOPICS: readonly RegExp[] = [
  'repl|respo|respue|answer|callback|contact|hear|antwort|meld|ruckruf|rueckruf|zuruck|zurueck|contest|llam|devolve',
  'warrant|guarant|promis|garant|gewahr|gewaehr|zusag|versprech|compromis',
  'cancel|refund|withdr|reschedul|absag|storn|kundig|kuendig|widerruf|anul|reembols|desist|devol|erstatt|moneyback|return|ruckgab|rueckgab',
  'deliver|ship|dispatch|liefer|versand|entreg|envi',
  'travel|radius|area|reach|drive|come|live|region|komm|anfahrt|umkreis|fahr|entfern|radio|viaj|recorr|zona|desplaz|territor',
  'discount|off|less|saving|save|rabatt|nachlass|ermassig|ermaessig|spar|gunstiger|guenstiger|descuent|rebaj|menos|ahorr',
  'deposit|retainer|upfront|anzahl|kaution|anticip|sena|adelant|fianza',
  'pay|paid|invoice|bill|zahl|rechnung|pag|factur|credit',
  'book|appoint|notice|ahead|advance|reserv|termin|vorher|voraus|vorlauf|frist|cita|antelacion|anticipacion|antes|turno',
  'turnaround|ready|done|finish|complet|duration|lead|takes|dauer|fertig|erledig|bearbeit|list|tard|termin|plazo|demora',
  'arriv|emergen|onsite|einsatz|notdienst|notfall|llega|urgenc',
  'trial|prob|prueb|tast',
  'report|quote|estimat|angebot|kostenvoranschlag|presupuest|cotiz|bericht|informe',
  'grow|increas|rais|wachs|steig|crec|aument',
  'group|gruppe|grupo|team|famil|sibling|geschwister|herman',
  'keep|store|retention|retain|aufbewahr|speicher|guard|conserv',
].map((beginnings) => new RegExp(`^(?:${beginnings})`));

/** Words of names that say nothing about what a figure is for. */
const MANNER = new Set([
  'max',
  'min',
  'most',
  'least',
  'total',
  'number',
  'from',
  'until',
  'percent',
]);

/** Letters that words of one family share: `cancel` and `cancellation`. */
const STEM = 5;

function plain(word: string): string {
  return nounRoot(word).normalize('NFD').replace(/\p{M}/gu, '');
}

/** What a fact is about, by the last group and the key of its name: `policy.cancelHours` is policy and cancel. */
function wordsOf(name: string): string[] {
  return name
    .split('.')
    .slice(-2)
    .flatMap((part) => part.split(/(?=[A-Z])|[_-]/))
    .map(plain)
    .filter((word) => word.length > 2 && !UNITS.has(word) && !MANNER.has(word));
}

function isSameFamily(one: string, other: string): boolean {
  const length = Math.min(STEM, one.length, other.length);
  return length > 2 && one.slice(0, length) === other.slice(0, length);
}

/** True if a text speaks of what the name of a fact says, in the same or another language. */
export function isAbout(name: string, text: string): boolean {
  const words = wordsOf(name);
  const said = [...new Set(text.match(/\p{L}{3,}/gu)?.map(plain))];
  const topics = TOPICS.filter((topic) => words.some((word) => topic.test(word)));
  return said.some(
    (word) =>
      words.some((other) => isSameFamily(word, other)) || topics.some((topic) => topic.test(word)),
  );
}
