import { DISTANCES, nounRoot, UNITS } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { isFunctionWord } from '../telling-words.ts';
import { isTerm } from './known-figures.ts';

/** Beginnings of words about one thing, in the supported languages: what names of facts and sentences say of it. */
const TOPICS: readonly RegExp[] = [
  'repl|respo|respue|answer|callback|contact|hear|antwort|meld|ruckruf|rueckruf|zuruck|zurueck|contest|llam|devolve',
  'warrant|guarant|promis|garant|gewahr|gewaehr|zusag|versprech|compromis',
  'cancel|refund|reschedul|absag|storn|kundig|kuendig|anul|reembols|erstatt|moneyback',
  // Goods are returned by another right than visits are canceled by.
  'refund|return|withdraw|widerruf|ruckgab|rueckgab|zuruckgeb|zurueckgeb|desist|devol|reembols|erstatt|moneyback',
  'deliver|ship|dispatch|liefer|versand|entreg|envi',
  'travel|radius|area|reach|drive|come|live|region|komm|anfahrt|umkreis|fahr|entfern|radio|viaj|recorr|zona|desplaz|territor',
  'discount|off|less|saving|save|rabatt|nachlass|ermassig|ermaessig|spar|gunstiger|guenstiger|descuent|rebaj|menos|ahorr',
  'deposit|retainer|upfront|anzahl|kaution|anticip|sena|adelant|fianza',
  'pay|paid|invoice|bill|zahl|rechnung|pago|paga|factur|credit',
  'book|appoint|notice|ahead|advance|reserv|termin|vorher|voraus|vorlauf|frist|cita|antelacion|anticipacion|antes|turno',
  'turnaround|ready|done|finish|complet|duration|lead|takes|dauer|fertig|erledig|bearbeit|listo|tarda|termin|plazo|demora',
  'arriv|emergen|respon|onsite|there|come|einsatz|notdienst|notfall|komm|llega|urgenc|alli',
  'trial|probe|proba|prueb',
  'price|rate|cost|preis|precio|tarif',
  'report|quote|estimat|angebot|kostenvoranschlag|presupuest|cotiz|bericht|informe',
  'grow|increas|rais|wachs|steig|crec|aument',
  'group|gruppe|grupo|team|famil|sibling|geschwister|herman',
  'keep|store|retention|retain|aufbewahr|speicher|guard|conserv',
].map((beginnings) => new RegExp(`^(?:${beginnings})`));

/** Words of names that say nothing about what a figure is for. */
const MANNER = new Set(
  'max min most least total number from until percent notice period deadline limit window time back'.split(
    ' ',
  ),
);

/** Words of names that say that a figure is a sum of money, not what it is for. */
const PRICED = new Set(
  'price pricing fee rate cost charge sum amount preis gebuehr honorar tarif kosten satz precio tarifa honorario coste cuota'.split(
    ' ',
  ),
);

/** Letters that words of one family share: `cancel` and `cancellation`. */
const STEM = 5;

function plain(word: string): string {
  return nounRoot(word).normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf(part: string): string[] {
  return part
    .split(/(?=[A-Z])|[_-]/)
    .map(plain)
    .filter((word) => word.length > 2 && !UNITS.has(word) && !MANNER.has(word));
}

function topicsOf(words: readonly string[]): RegExp[] {
  return TOPICS.filter((topic) => words.some((word) => topic.test(word)));
}

function isSameFamily(one: string, other: string): boolean {
  const length = Math.min(STEM, one.length, other.length);
  return one === other || (length > 3 && one.slice(0, length) === other.slice(0, length));
}

/** Groups that are the business itself, of which any sentence may speak: the practice of `practice.formMinutes`. */
const BUSINESS =
  /^(?:business|company|team|staff|shop|store|studio|salon|practic|clinic|office|school|club|restaurant|hotel|farm|praxis|betrieb|unternehm|firma|laden|geschaft|geschaeft|werkstatt|kanzlei|schule|verein|hof|empresa|negocio|tienda|local|taller|clinic|consult|despacho|escuela|restaurante|equipo|servic|dienst)/;

/** True if a text says the words of a key, or those of its group if the key could be about anything. */
function saysWords(key: readonly string[], group: readonly string[], text: string): boolean {
  const said = [...new Set(text.match(/\p{L}{3,}/gu)?.map(plain))];
  const speaksOf = (words: readonly string[]) => {
    const topics = topicsOf(words);
    return said.some(
      (word) =>
        words.some((other) => isSameFamily(word, other)) ||
        topics.some((topic) => topic.test(word)),
    );
  };
  const telling = key.length > 0 ? group.filter((word) => !BUSINESS.test(word)) : group;
  return speaksOf(key) || (topicsOf(key).length === 0 && speaksOf(telling));
}

/** A part of the year as the name of a group: the hours in it are those of no other time. */
const PART_OF_YEAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|fall|christmas|easter|januar|februar|maerz|märz|mai|juni|juli|oktober|dezember|sommer|fruehling|frühling|herbst|weihnachten|ostern|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|primavera|otono|otoño|navidad)(?=$|[A-Z_-]|season|hours|zeit)/;

/** True for a fact of a group that is named after a part of the year. */
export function isOfPartOfYear(name: string): boolean {
  return name
    .split('.')
    .slice(0, -1)
    .some((part) => PART_OF_YEAR.test(part));
}

/** True if a text says the part of the year that the group of a fact is named after, or if there is none. */
function saysPartOfYear(name: string, text: string): boolean {
  const parts = name
    .split('.')
    .slice(0, -1)
    .flatMap((part) => PART_OF_YEAR.exec(part)?.[0] ?? []);
  if (parts.length === 0) return true;
  const said = (text.match(/\p{L}{3,}/gu) ?? []).map(plain);
  return parts.some((part) => said.some((word) => isSameFamily(word, plain(part))));
}

/**
 * True if a text speaks of what the name of a fact says, in the same or another language: of its key, or of its group
 * if the key could be about anything, as in `warranty.laborKm`. A group named after a part of the year has to be said.
 */
export function isAbout(name: string, text: string): boolean {
  if (!saysPartOfYear(name, text)) return false;
  const [key = [], group = []] = name.split('.').toReversed().map(wordsOf);
  // Kilometers are said of all that drives.
  const telling = isTerm({ name }) ? key.filter((word) => !DISTANCES.has(word)) : key;
  return saysWords(telling, group, text);
}

/**
 * True if a text speaks of what a fee is for. That something has a price, as in `prices.visit`, is said of all things; and `prices.will`
 * is not in “you will”.
 */
export function isAboutFee(name: string, text: string): boolean {
  const [key = [], group = []] = name
    .split('.')
    .toReversed()
    .map((part) => wordsOf(part).filter((word) => !PRICED.has(word) && !isFunctionWord(word)));
  if (saysWords(key, group, text)) return true;
  const said = new Set((text.match(/\p{L}{3,}/gu) ?? []).map(nounRoot));
  return key.some((word) => isSaidOtherwise(word, said));
}
