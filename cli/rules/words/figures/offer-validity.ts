import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { blockOf, headingAbove } from '../surroundings.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';

/** Names of facts that say how long an offer can be accepted: `betrieb.angebotGueltigWochen`, `terms.quoteValidDays`. */
const NAMED =
  /(?:offer|quote|estimate|angebot|kostenvoranschlag|presupuesto|cotizacion).*(?:valid|g(?:ü|ue)ltig|bindung|vigen|validez)/i;

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

/** An offer, or what a sentence calls "it", and how long it holds. */
const HOLDS = new RegExp(
  `(?<![\\p{L}])(?:(?<named>(?:offers?|quotes?|quotations?|estimates?) (?:is|are|stays?|remains?) (?:valid|good|open|binding)|(?:offers?|quotes?|quotations?|estimates?) holds?|angebote? (?:gilt|gelten|ist|sind|bleibt|bleiben)(?: gültig)?|kostenvoranschl\\p{L}+ (?:gilt|gelten)|(?:presupuestos?|cotizaci(?:ón|ones)) (?:es|son) válid[oa]s?|presupuestos? valen?)|it (?:is|stays|remains) (?:valid|good|open)|it holds|es gilt|er gilt|gilt|(?:es )?válid[oa]|vale)(?: for| für| durante| por)? ${SPAN}`,
  'giu',
);

const SEEN = /(?:alid|good|open|olds?|inding|[Gg]ilt|gelten|ültig|álid[oa]s?|[Vv]ale)/;

interface Validity {
  name: string;
  text: string;
  days: number;
}

const known = new WeakMap<Facts, Validity | undefined>();

function daysIn(unit: string): number | undefined {
  return UNITS.find(([pattern]) => pattern.test(unit))?.[1];
}

/** The only fact that says how long offers hold. */
function validityOf(facts: Facts): Validity | undefined {
  if (known.has(facts)) return known.get(facts);
  const all = facts.names.filter((name) => NAMED.test(name));
  const [name = ''] = all;
  const text = facts.get(name) ?? '';
  const [, number, unit = name] = /^(\d{1,3})(?: (\p{L}+))?$/u.exec(text) ?? [];
  const days = daysIn(unit);
  const only =
    all.length === 1 && number !== undefined && days !== undefined
      ? { name, text, days: Number(number) * days }
      : undefined;
  known.set(facts, only);
  return only;
}

/** False if no text of a copy says how long something holds, or no fact how long an offer does. */
export function mayHoldOtherwise(copy: string, facts: Facts): boolean {
  return SEEN.test(copy) && validityOf(facts) !== undefined;
}

/** True if "it" is an offer: the question, the heading or the sentences before name one, and nothing else that lasts. */
function isOfOffer(located: LocatedText, { raw }: CopyFile, at: number): boolean {
  const { text } = located;
  const paragraph = text.slice(text.lastIndexOf('\n', at) + 1, at);
  if (ELSE.test(paragraph)) return false;
  const above = text.includes('\n') ? headingAbove(text, at) : blockOf(located, raw);
  return OFFER.test(paragraph) || (OFFER.test(above) && !ELSE.test(above));
}

/** Times for which a text says that an offer holds, if a fact says another one. */
export function* otherValidity(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<{ span: Span; meant: { name: string; text: string } }> {
  const meant = validityOf(facts);
  if (!meant || !SEEN.test(located.text)) return;
  for (const { 0: found, index, groups = {} } of located.text.matchAll(HOLDS)) {
    const { named, number = '', unit = '' } = groups;
    const value = SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);
    const days = value * (daysIn(unit) ?? 0);
    // A month has 30 days, or four weeks and some.
    if (Math.abs(days - meant.days) <= 2) continue;
    if (named === undefined) {
      file.dependsOnOthers(located);
      if (!isOfOffer(located, file, index)) continue;
    }
    const start = index + found.length - number.length - 1 - unit.length;
    yield { span: [start, start + number.length], meant };
  }
}
