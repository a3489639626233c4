import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { nounRoot } from './nouns.ts';

/** What anything that the business does may be called. */
const ANY_WORK =
  /^(?:repair|service|work|labou?r|job|part|visit|installation|reparatur|arbeit|leistung|teil|montage|reparaci|arreglo|servicio|trabajo|visita|total|base|minimum|hour|hora|stunde)/u;

/** Says that all of some things have the same. */
const OF_ALL =
  /(?<!\p{L})(?:all|any|every\p{L}*|each|everything|alle[nsr]?|jede[nsrm]?|tod[oa]s?|cada|cualquier\p{L}*)(?!\p{L})/iu;

/** A group of the configuration with prices. */
const PRICED = new RegExp(`^(?:${MONEY_GROUP})$`, 'i');

const known = new WeakMap<Facts, readonly (readonly string[])[]>();

/** The words in the key of each price that is one of a single thing. */
function pricedThings(facts: Facts): readonly (readonly string[])[] {
  const things =
    known.get(facts) ??
    Object.entries(facts.site ?? {})
      .flatMap(([group, prices]) => (PRICED.test(group) ? Object.keys(Object(prices)) : []))
      .map((key) => key.split(/(?=[A-Z])|[_-]/).map(nounRoot))
      .filter((words) => !words.some((word) => ANY_WORK.test(word) || word.length < 5));
  known.set(facts, things);
  return things;
}

/**
 * True for a sentence about the warranty of one thing that has a price of its own: «Las soldaduras tienen tres meses de garantía», beside
 * {precios.soldadura}. The term in the configuration is that of everything else.
 */
export function isWarrantyOfOne(sentence: string, facts: Facts): boolean {
  if (OF_ALL.test(sentence)) return false;
  const said = new Set((sentence.match(/\p{L}{5,}/gu) ?? []).map(nounRoot));
  return pricedThings(facts).some((words) => words.every((word) => said.has(word)));
}
