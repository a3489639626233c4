import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';
import { blockOf, headingAbove } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';

/** Names of facts that say how long an offer can be accepted: `betrieb.angebotGueltigWochen`, `terms.quoteValidDays`. */
const HELD =
  /(?:offer|quote|estimate|angebot|kostenvoranschlag|presupuesto|cotizacion).*(?:valid|g(?:ü|ue)ltig|bindung|vigen|validez)/i;

/** Names of facts that have a time of an offer, and do not say which: `clinic.budgetDays`, `terms.offerWeeks`. */
const TIMED =
  /(?:offer|quote|estimate|budget|angebots?|presupuesto|cotizacion)_?(?:days|weeks|months|tage|wochen|monate|dias|semanas|meses)$/i;

/** Days from which such a time is that for which an offer holds, rather than until there is one. */
const LONG = 14;

const OFFER =
  /(?<!\p{L})(?:offers?|quotes?|quotations?|estimates?|(?:\p{L}+-)?angebote?s?|kostenvoranschl\p{L}+|presupuestos?|cotizaci(?:ón|ones))(?!\p{L})/iu;

/** What lasts, too, and may be meant by "it". */
const ELSE =
  /(?<!\p{L})(?:warrant\p{L}+|guarantees?|vouchers?|certificates?|discounts?|promotions?|\p{L}*garantie\p{L}*|gewährleistung|gutschein\p{L}*|rabatt\p{L}*|aktion\p{L}*|bescheinigung\p{L}*|zertifikat\p{L}*|garantías?|vales?|bonos?|descuentos?|certificados?)(?!\p{L})/iu;

const UNITS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/(?:days?|tagen?|tage|d[ií]as?)$/i, 1],
  [/(?:weeks?|wochen?|semanas?)$/i, 7],
  [/(?:months?|monaten?|monate?|mes(?:es)?)$/i, 30],
];

const SPAN = `(?<number>\\d{1,3}|${[...SMALL_NUMBERS.keys()].join('|')}) (?<unit>days?|weeks?|months?|tagen?|wochen|monaten?|días|semanas|meses)(?!\\p{L})`;

const OFFER_EN = '(?:offers?|quotes?|quotations?|estimates?)';
const OFFER_ES = '(?:presupuestos?|cotizaci(?:ón|ones))';

/** What says that an offer holds, up to the time; two of them have the offer behind it, or a word that ends them. */
const NAMED = [
  `${OFFER_EN} (?:(?:is|are|stays?|remains?) (?:valid|good|open|binding|firm)|holds?(?: good)?|(?:expires?|lapses?) after)`,
  `(?:hold|honou?r|keep|stand by) (?:(?:our|your|the|an?|each|every|any|all) )?(?:written )?${OFFER_EN}(?: (?:open|good|valid))?`,
  'angebote? (?:gilt|gelten|ist|sind|bleibt|bleiben)(?: gültig)?',
  'kostenvoranschl\\p{L}+ (?:gilt|gelten|ist|sind|bleibt|bleiben)(?: gültig)?',
  'an (?:das|ein|jedes|unser) angebot (?:sind wir|halten wir uns|fühlen wir uns)',
  `${OFFER_ES} (?:(?:es|son) válid[oa]s?|valen?|caducan? (?:a los|a las|en|tras)|(?:tienen?|con) (?:una )?(?:validez|vigencia) de)`,
].join('|');

/** The same of what a sentence calls "it". */
const CALLED_IT =
  'it (?:is|stays|remains) (?:valid|good|open)|it holds(?: good)?|es gilt|er gilt|gilt|(?:es )?válid[oa]|vale';

/** The same after other things that are said of the subject of a sentence. */
const JOINED =
  'and (?:holds? (?:good )?for|(?:is|are|stays?|remains?) (?:valid|good|open|binding|firm))';

/** An offer as the subject of a sentence: "A quote is in writing, includes VAT, and …". */
const OFFER_FIRST = new RegExp(
  `^\\s*(?:(?:an?|the|our|your|each|every|all|any|this) )?(?:(?!who |for )\\p{L}+ )?${OFFER_EN} (?!for |from |of )\\p{Ll}`,
  'iu',
);

/** An offer, or what a sentence calls "it", and how long it holds. */
const HOLDS = new RegExp(
  `(?<![\\p{L}])(?:(?<named>${NAMED})|(?<joined>${JOINED})|${CALLED_IT})(?: for| für| durante| por)?(?: (?:a period of|un plazo de|exactly|exakt|genau|volle|full))? ${SPAN}`,
  'giu',
);

const ANSWERED = `(?:(?:son|es|it is|they are|for|sind|das sind|es sind|exactly|genau|exactamente) )?${SPAN}`;

/** The answer to a question as a text of its own, and below it in a body. */
const ANSWER = new RegExp(`^${ANSWERED}`, 'iu');
const ANSWER_BELOW = new RegExp(`(?<=\\?\\s*\\n+)${ANSWERED}`, 'giu');

/** Asks how long an offer holds. */
const ASKED =
  /(?:cuánto|hasta cuándo|how long|until when|wie lange|bis wann)(?=[^?\n]*(?<!\p{L})(?:val(?:e|en|id)|válid|vigen|caduc|good|holds?|expire|gilt|gelten|gültig))[^?\n]*\?/iu;

/** The verb, which is also the noun for a voucher. */
const IS_VALID = /(?<=(?:tiempo|cuándo) )valen?(?!\p{L})/iu;

const SEEN =
  /(?:alid|good|open|old|inding|firm|onou?r|stand by|keep|expire|lapse|[Gg]ilt|gelten|ültig|ebunden|álid[oa]|[Vv]ale|caduca|igencia)/;

interface Validity {
  name: string;
  text: string;
  days: number;
}

const known = new WeakMap<Facts, Validity | undefined>();

function daysIn(unit: string): number | undefined {
  return UNITS.find(([pattern]) => pattern.test(unit))?.[1];
}

function nameSays(name: string, facts: Facts): boolean {
  if (HELD.test(name)) return true;
  return TIMED.test(name) && (readDays(name, facts)?.days ?? 0) >= LONG;
}

/** A fact in days; a long time without a unit is one of days, since nobody holds an offer for as many weeks. */
function readDays(name: string, facts: Facts): Validity | undefined {
  const text = facts.get(name) ?? '';
  const [, number, unit = name] = /^(\d{1,3})(?: (\p{L}+))?$/u.exec(text) ?? [];
  const days = daysIn(unit) ?? (unit === name && Number(number) >= LONG ? 1 : undefined);
  return number === undefined || days === undefined
    ? undefined
    : { name, text, days: Number(number) * days };
}

/** The only fact that says how long offers hold. */
function validityOf(facts: Facts): Validity | undefined {
  if (known.has(facts)) return known.get(facts);
  const all = facts.names.filter((name) => nameSays(name, facts));
  const [name = ''] = all;
  const only = all.length === 1 ? readDays(name, facts) : undefined;
  known.set(facts, only);
  return only;
}

/** False if no text of a copy says how long something holds, or no fact how long an offer does. */
export function mayHoldOtherwise(copy: string, facts: Facts): boolean {
  return validityOf(facts) !== undefined && SEEN.test(copy);
}

/** True if "it" is an offer: the question, the heading or the sentences before name one, and nothing else that lasts. */
function isOfOffer(located: LocatedText, { raw }: CopyFile, at: number): boolean {
  const { text } = located;
  const paragraph = text.slice(text.lastIndexOf('\n', at) + 1, at);
  if (ELSE.test(paragraph)) return false;
  const above = text.includes('\n') ? headingAbove(text, at) : blockOf(located, raw);
  return OFFER.test(paragraph) || (OFFER.test(above) && !ELSE.test(above));
}

function asksForOffer(above: string): boolean {
  const [question] = ASKED.exec(above) ?? [];
  if (question === undefined || !OFFER.test(question)) return false;
  return !ELSE.test(question.replace(IS_VALID, ''));
}

/** Answers to a question for how long an offer holds. */
function answersIn(located: LocatedText, file: CopyFile): RegExpExecArray[] {
  const { text } = located;
  if (isBody(located))
    return ASKED.test(text)
      ? [...matchesIn(text, ANSWER_BELOW)].filter(({ index }) =>
          asksForOffer(headingAbove(text, index)),
        )
      : [];
  const answer = ANSWER.exec(text);
  if (!answer) return [];
  file.dependsOnOthers(located);
  return asksForOffer(blockOf(located, file.raw)) ? [answer] : [];
}

/** Times for which a text says that an offer holds, if a fact says another one. */
export function* otherValidity(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<{ span: Span; meant: { name: string; text: string } }> {
  const meant = validityOf(facts);
  if (!meant) return;
  const { text } = located;
  const held = SEEN.test(text) ? [...matchesIn(text, HOLDS)] : [];
  const answers = answersIn(located, file);
  for (const { 0: found, index, groups = {} } of [...held, ...answers]) {
    const { named, joined, number = '', unit = '' } = groups;
    const value = SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);
    const days = value * (daysIn(unit) ?? 0);
    // A month has 30 days, or four weeks and some.
    if (Math.abs(days - meant.days) <= 2) continue;
    if (joined !== undefined) {
      const { start } = sentenceAt(text, index);
      if (!OFFER_FIRST.test(text.slice(start, index)) || ELSE.test(text.slice(start, index)))
        continue;
    } else if (named === undefined) {
      file.dependsOnOthers(located);
      if (!answers.some((answer) => answer.index === index) && !isOfOffer(located, file, index))
        continue;
    }
    const start = index + found.length - number.length - 1 - unit.length;
    yield { span: [start, start + number.length], meant };
  }
}
