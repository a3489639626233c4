import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { type KnownFigure, knownFigures } from './known-figures.ts';

/** A percentage. */
const SHARE =
  /(?<![\p{L}\d.,/–-])(?<number>\d{1,2}(?:[.,]\d)?)\s?(?:%|per ?cent(?!\p{L})|por ciento(?!\p{L})|prozent(?!\p{L}))/giu;

/** Shares of a bill in words, in percent. */
const PARTS: readonly (readonly [said: string, percent: number])[] = [
  ['(?:a|one) tenth|una décima parte|ein zehntel', 10],
  ['(?:a|one) fifth|una quinta parte|ein fünftel', 20],
  ['(?:a|one) quarter|una cuarta parte|ein viertel', 25],
  ['(?:a|one) third|una tercera parte|ein drittel', 100 / 3],
  ['half|la mitad|die hälfte', 50],
];

const PART = new RegExp(
  `(?<!\\p{L})(?:${PARTS.map(([said]) => `(${said})`).join('|')})(?= (?:off|less|of (?:the|your|our|that) (?:bill|price|total|cost|fee|invoice)|(?:de|del|de la|menos de la|de su) (?:cuenta|precio|total|factura|tarifa|importe)|(?:de[sr] )?(?:rechnung|preise?s|honorars|gebühr)|weniger|rabatt|nachlass|vom preis|von der rechnung)(?!\\p{L}))`,
  'giu',
);

/** A cheap test for either; percentages may be in words. */
const SEEN =
  /\d\s?%|[\p{L}\d]\s?(?:per ?cent|por ciento|prozent)|(?:tenth|fifth|quarter|third|half|a parte|mitad|zehntel|fünftel|viertel|drittel|hälfte) (?:off|less|of|del?|menos|rechn|preis|honor|geb|weni|rab|nach|vo[mn])/iu;

const NAMED = /percent|prozent|porcentaje|anteil$/i;

/** A fact that is a percentage by itself: `95%`. */
const WHOLE = /^(?<number>\d{1,2}(?:[.,]\d)?)\s?%$/;

/** What gets lower by a discount. */
const BILL =
  '(?:bill|price|total|cost|fee|rate|invoice|rechnung|preis|honorar|gebühr|cuenta|precio|factura|tarifa|importe)(?:s|e|en)?';

/** Ways to say the words in the names of shares, in what stands around a percentage. */
const SAID: Readonly<Record<string, RegExp>> = {
  discount: new RegExp(
    `(?<!\\p{L})(?:discount\\p{L}*|off|less|sav(?:es?|ings?)|descuent\\p{L}*|menos|rebaj\\p{L}*|rabatt\\p{L}*|nachlass|weniger|cheaper|günstiger|billiger|ermäßig\\p{L}+|${BILL}\\s(?:\\p{L}+\\s){0,3}?(?:drops?|falls?|comes? down|goes? down|shrinks?|bajan?|se reducen?|sinkt|sinken)|(?:sinkt|sinken|senkt|senken|lowers?|reduces?|baja|reduce)\\s(?:\\p{L}+\\s){0,2}?${BILL})(?!\\p{L})`,
    'iu',
  ),
  group:
    /(?<!\p{L})(?:groups?|teams?|parties|(?:or more|\d+\+?|three|four|five|six|seven|eight|ten|several) (?:people|persons|signers|guests|of you)|more (?:people|signers|guests)|grupos?|(?:o más|tres|cuatro|cinco|seis|siete|ocho|diez|varias) (?:personas|firmantes)|gruppen?|(?:oder mehr|ab \S+|drei|vier|fünf|sechs|sieben|acht|zehn|mehrere) (?:personen|leuten?))(?!\p{L})/iu,
  '24': /(?<!\p{L})(?:24|twenty-four|(?:a|one|the same) day|un día|el mismo día|eine[sm]? tag|veinticuatro)(?!\p{L})/iu,
  hour: /(?<!\p{L})(?:hours?|(?:a|one|the same) day|horas?|un día|el mismo día|stunden?|eine[sm]? tag)(?!\p{L})/iu,
  time: /(?<!\p{L})(?:on time|punctual\p{L}*|a tiempo|puntual\p{L}*|pünktlich\p{L}*)(?!\p{L})/iu,
  firsttime:
    /(?<!\p{L})(?:first[- ](?:time|attempt|go|try)|(?:beim|im|auf den) ersten? (?:mal|versuch|anlauf)|a la primera|(?:al|en el) primer (?:intento|examen))(?!\p{L})/iu,
  accuracy:
    /(?<!\p{L})(?:accura\p{L}+|error-free|without errors?|exactitud|sin errores|genauigkeit|fehlerfrei)(?!\p{L})/iu,
};

/** Single words that are enough of a name. */
const OF_BUSINESS = /^(?:accuracy|time|firsttime)$/;

/** Words of the name of a share that say nothing about it. */
const MANNER = /^(?:percent|prozent|porcentaje|anteil|share|rate|within|in|of|on)$/;

interface Share {
  figure: KnownFigure;
  value: number;
  /** What it is a share of. */
  words: readonly string[];
}

const known = new WeakMap<Facts, readonly Share[]>();

function sharesOf(facts: Facts): readonly Share[] {
  const shares =
    known.get(facts) ??
    knownFigures(facts).flatMap((figure) => {
      const key = figure.name.slice(figure.name.lastIndexOf('.') + 1);
      const number = WHOLE.exec(figure.text)?.groups?.number;
      const value = number === undefined ? figure.value : Number(number.replace(',', '.'));
      if (value === undefined || (number === undefined && !NAMED.test(key))) return [];
      const words = key
        .replace(/first(?:Time|Attempt|Try)/, 'firsttime')
        .split(/(?=[A-Z])|[_-]|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u)
        .map((word) => nounRoot(word))
        .filter((word) => !MANNER.test(word));
      return words.length > 0 ? [{ figure, value, words }] : [];
    });
  known.set(facts, shares);
  return shares;
}

/** False if no percentage or share in a copy, in digits or words, may be another one than that of a fact. */
export function mayShareOtherwise(copy: string, facts: Facts): boolean {
  return sharesOf(facts).length > 0 && SEEN.test(copy);
}

/** Directly before a percentage: what it is a share of, by its only word, "the deposit is". */
const ITSELF =
  /(?<noun>\p{L}+) (?:is|are|ist|sind|beträgt|betragen|es|son)(?: (?:only|just|nur|solo|de(?:l| un)?|un|a|el))*\s$/iu;

/** The end of a sentence or of a paragraph; a line of a body may end anywhere. */
const STOP = /[!?;]|\.(?!\d)|\n\s*\n/g;

/** The sentence with a percentage, without the percentage. */
function sentenceAround(text: string, from: number, to: number): string {
  const before = text.slice(0, from).split(STOP).at(-1) ?? '';
  const [after = ''] = text.slice(to).split(STOP);
  return `${before} ${after}`;
}

/** The percentages in a text, and shares of a bill in words. */
function* sharesIn(text: string): Generator<{ span: Span; value: number }> {
  for (const { 0: found, index, groups } of matchesIn(text, SHARE))
    yield {
      span: [index, index + found.length],
      value: Number(groups?.number?.replace(',', '.')),
    };
  for (const { index, ...found } of matchesIn(text, PART)) {
    const which = PARTS.findIndex((_, at) => found[at + 1] !== undefined);
    yield { span: [index, index + found[0].length], value: PARTS[which]?.[1] ?? Number.NaN };
  }
}

/** Percentages in a text, with its numbers in digits, that differ from the only fact that is a share of the same thing: `15% group discount`. */
export function* otherShares(
  text: string,
  facts: Facts,
): Generator<{ span: Span; meant: KnownFigure }> {
  if (!mayShareOtherwise(text, facts)) return;
  const shares = sharesOf(facts);
  for (const { span, value } of sharesIn(text)) {
    const around = sentenceAround(text, ...span);
    const roots = new Set(around.match(/[\p{L}\d]+/gu)?.map(nounRoot));
    const itself = ITSELF.exec(text.slice(Math.max(0, span[0] - 60), span[0]))?.groups?.noun;
    // One word, such as a discount, may be of many things; an accuracy is of the business.
    const isTold = ([word = '', ...others]: Share['words']) =>
      others.length > 0 || OF_BUSINESS.test(word) || word === nounRoot(itself ?? '');
    const same = shares.filter(
      ({ words }) =>
        isTold(words) && words.every((word) => SAID[word]?.test(around) ?? roots.has(word)),
    );
    const [meant] = same;
    if (meant && same.every((share) => share.value !== value)) yield { span, meant: meant.figure };
  }
}
