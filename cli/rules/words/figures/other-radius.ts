import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../surroundings.ts';
import { unitOf } from './unit-words.ts';

/** How far the business goes. */
interface Radius {
  name: string;
  text: string;
  value: number;
  unit: string;
}

/** A fact that is a distance and says so: `35 miles`, `35 Kilometer`. */
const DISTANCE = /^(\d{1,3}) (miles?|mi|kilomet(?:er|re)s?|km|kilómetros|millas)$/i;

const NAMED = /radius|umkreis|radio$|reach$/i;

/** A circle around the business, and how far it reaches. */
const AROUND =
  /(?<!\p{L})(?:(?:with)?in an? (?<en>\d{1,3})[\s-](?<enUnit>mile|mi|km|kilomet(?:er|re)) radius|(?:with)?in a radius of (?<of>\d{1,3}) (?<ofUnit>\p{L}+)|(?:im|in einem) umkreis von (?:etwa |rund |bis zu )?(?<de>\d{1,3}) (?<deUnit>\p{L}+)|en un radio de (?<es>\d{1,3}) (?<esUnit>\p{L}+))/iu;

/** Says that the business itself goes, works or charges there. */
const OURS =
  /(?<!\p{L})(?:wir|uns(?:er\p{L}*)?|preise?|gelten|fahren|arbeiten|kommen|we|our|us|serve|cover|prices?|trabajamos|atendemos|vamos|nos desplazamos|llegamos|precios)(?!\p{L})/iu;

/** A smaller circle of its own, in which something is free or dearer. */
const APART =
  /(?<!\p{L})(?:frei\p{L}*|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|ohne|anfahrt\p{L}*|zuschlag\p{L}*|pauschal\p{L}*|liefer\p{L}*|innerhalb einer stunde|free|no charge|included?s?|surcharge|deliver\p{L}*|travel fee|extra|sin (?:coste|cargo|recargo)|gratuit\p{L}*|incluid\p{L}*|recargo|envío\p{L}*|entreg\p{L}+|keine?n?|no other|ningún|ninguna)(?!\p{L})/iu;

const known = new WeakMap<Facts, Radius | undefined>();

/** The only fact that says how far the business goes. */
function radiusOf(facts: Facts): Radius | undefined {
  if (known.has(facts)) return known.get(facts);
  const all = facts.names.flatMap((name): Radius[] => {
    const text = facts.get(name) ?? '';
    const [, value, unit = ''] = (NAMED.test(name) ? DISTANCE.exec(text) : null) ?? [];
    return value === undefined
      ? []
      : [{ name, text, value: Number(value), unit: unitOf(unit) ?? '' }];
  });
  const only = all.length === 1 ? all[0] : undefined;
  known.set(facts, only);
  return only;
}

/** False if no text of a copy speaks of a circle around the business. */
export function mayReachOtherwise(copy: string, facts: Facts): boolean {
  return /radius|mkreis von|radio de/.test(copy) && radiusOf(facts) !== undefined;
}

/** The radius in a text within which the business works, if a fact has another one. */
export function otherRadius(text: string, facts: Facts): { span: Span; meant: Radius } | undefined {
  const meant = radiusOf(facts);
  const { 0: found, index = 0, groups = {} } = (meant && AROUND.exec(text)) ?? {};
  if (!meant || found === undefined) return undefined;
  const number = groups.en ?? groups.of ?? groups.de ?? groups.es ?? '';
  const unit = groups.enUnit ?? groups.ofUnit ?? groups.deUnit ?? groups.esUnit ?? '';
  if (Number(number) === meant.value || unitOf(unit) !== meant.unit) return undefined;
  const { start, end } = sentenceAt(text, index);
  const sentence = text.slice(start, end);
  if (!OURS.test(sentence) || APART.test(sentence)) return undefined;
  const at = index + found.indexOf(number);
  return { span: [at, at + number.length], meant };
}
