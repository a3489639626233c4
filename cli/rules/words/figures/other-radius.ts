import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';
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

/** The key of one that is a bare number and says its unit: `umkreisKm`, `radiusMiles`. */
const NAMED_WITH_UNIT =
  /(?:radius|umkreis|radio|reach)(?:In)?(?<unit>km|kilomet(?:er|re)s?|kilómetros|kilometros|miles|mi|millas)$/i;

/** Who goes so far, and from where: the distance itself stands between the two. */
const WE_GO = [
  `(?:we|our (?:vans?|crews?|drivers?|people)) (?:(?:will|also|gladly) )?(?:come|go|drive|travel|deliver|work) (?:to (?:homes|houses|customers|clients|gardens) )?(?:up to|as far as|within) (?<en>\\d{1,3}) (?<enUnit>miles?|mi|km|kilomet(?:er|re)s?) (?:around|out(?:side)? (?:from|of)|from|of) `,
  `(?:wir (?:fahren|kommen|liefern|arbeiten)|(?:fahren|kommen|liefern|arbeiten) wir)(?:\\s\\p{L}+){0,2}? bis(?: zu)? (?<de>\\d{1,3}) (?<deUnit>km|kilometern?) (?:(?:rings?|rund) ?)?um(?:\\s|her)`,
  `(?:vamos|llegamos|repartimos|entregamos|trabajamos|atendemos|nos desplazamos)(?:\\s\\p{L}+){0,2}? hasta (?:a )?(?<es>\\d{1,3}) (?<esUnit>km|kilómetros) (?:alrededor|a la redonda|en torno)`,
  `we (?:come|go|drive|travel|deliver|work|serve|cover)[^.!?;:\n]{0,60},? and up to (?<enTo>\\d{1,3}) (?<enToUnit>miles?|mi|km|kilomet(?:er|re)s?) (?:around|out(?:side)? (?:from|of)|from|of) `,
  // "Well within our 35 miles": of how far somebody goes, there is one such distance.
  `(?:within|inside|outside|beyond) our (?<enOur>\\d{1,3}) (?<enOurUnit>miles|km|kilomet(?:er|re)s)(?!\\p{L}| (?:free|of free))`,
  `(?:innerhalb|außerhalb|jenseits) unserer (?<deOur>\\d{1,3}) (?<deOurUnit>km|kilometer)(?!\\p{L})`,
  `(?:dentro|fuera|más allá) de nuestros (?<esOur>\\d{1,3}) (?<esOurUnit>km|kilómetros)(?!\\p{L}| gratis)`,
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'iu'));

/** A circle around the business, and how far it reaches. */
const AROUND =
  /(?<!\p{L})(?:(?:with)?in an? (?<en>\d{1,3})[\s-](?<enUnit>mile|mi|km|kilomet(?:er|re)) radius|(?:with)?in a radius of (?<of>\d{1,3}) (?<ofUnit>\p{L}+)|(?:im|in einem) umkreis von (?:etwa |rund |bis zu )?(?<de>\d{1,3}) (?<deUnit>\p{L}+)|en un radio de (?<es>\d{1,3}) (?<esUnit>\p{L}+))/iu;

const PLACE_EN = '(?:office|shop|store|workshop|studio|yard|depot|warehouse|base|practice|clinic)';

/** Whom the business comes to, within a distance of its place; a supplier or an applicant may live further off. */
const WITHIN = [
  `(?:homes?|houses|households|gardens|customers|clients|addresses|anywhere|everywhere|everybody|everyone|(?:towns?|villages?|streets?) (?:that (?:lies?|are) )?|(?:lies|sits) |we (?:serve|cover|come|drive|travel|go|clean|work|visit)(?:\\s\\p{L}+){0,3})\\s*within (?<en>\\d{1,3}) (?<enUnit>miles?|mi|km|kilomet(?:er|re)s?) of (?:(?:our|the) ${PLACE_EN}|\\{business\\.[\\w.]+\\})`,
  '(?:wir (?:fahren|kommen|arbeiten)|liegt|liegen|kunden|häuser|adressen|alle orte)(?:\\s\\p{L}+){0,3}? (?:innerhalb von|weniger als|höchstens) (?<de>\\d{1,3}) (?<deUnit>km|kilometern?) (?:um|von|vom) (?:unser\\p{L}*|der|dem|die|das)? ?(?:büro|werkstatt|betrieb|laden|praxis|lager|\\{business\\.[\\w.]+\\})',
  '(?:vamos|trabajamos|atendemos|llegamos|está|queda|casas|clientes|domicilios)(?:\\s\\p{L}+){0,3}? a (?:menos|no más) de (?<es>\\d{1,3}) (?<esUnit>km|kilómetros) (?:de nuestr[oa]|del|de la) (?:oficina|taller|tienda|local|almacén|estudio|clínica)',
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'iu'));

/** Says that the business itself goes, works or charges there. */
const OURS =
  /(?<!\p{L})(?:wir|uns(?:er\p{L}*)?|preise?|gelten|fahren|arbeiten|kommen|we|our|us|serve|cover|prices?|trabajamos|atendemos|vamos|nos desplazamos|llegamos|precios)(?!\p{L})/iu;

/** A smaller circle of its own, in which something is free or dearer. */
const APART =
  /(?<!\p{L})(?:frei\p{L}*|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|ohne|anfahrt\p{L}*|zuschlag\p{L}*|pauschal\p{L}*|liefer\p{L}*|innerhalb einer stunde|free|no charge|included?s?|surcharge|deliver\p{L}*|travel fee|extra|sin (?:coste|cargo|recargo)|gratuit\p{L}*|incluid\p{L}*|recargo|envío\p{L}*|entreg\p{L}+|keine?n?|no other|ningún|ninguna)(?!\p{L})/iu;

/** A fact that is how far the business delivers, of which that is said. */
const DELIVERY = /deliver|liefer|reparto|entrega|env[ií]o/i;
const DELIVERS = /(?<!\p{L})(?:deliver\p{L}*|liefer\p{L}*|entreg\p{L}+|envío\p{L}*)(?!\p{L})/giu;

const known = new WeakMap<Facts, Radius | undefined>();

/** The only fact that says how far the business goes. */
function radiusOf(facts: Facts): Radius | undefined {
  if (known.has(facts)) return known.get(facts);
  const all = facts.names.flatMap((name): Radius[] => {
    const text = facts.get(name) ?? '';
    const [, value, unit = ''] = (NAMED.test(name) ? DISTANCE.exec(text) : null) ?? [];
    const bare = /^\d{1,3}$/.test(text) ? NAMED_WITH_UNIT.exec(name)?.groups?.unit : undefined;
    if (bare !== undefined) return [{ name, text, value: Number(text), unit: unitOf(bare) ?? '' }];
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
  return (
    /radius|mkreis von|radio de|(?:our|unserer|nuestros) \d{1,3} [kKm]|(?:within|up to|far as) \d{1,3} [mk]|(?:von|als|bis|zu|hasta|hasta a|chstens|menos de|no más de) \d{1,3} [kK]/.test(
      copy,
    ) && radiusOf(facts) !== undefined
  );
}

/** The first of the ways to say how far it is from the business, if it is farther than it goes: less is how far a town lies off. */
function fartherThan({ value }: Radius, text: string): RegExpExecArray | null {
  for (const within of WITHIN) {
    const found = within.exec(text);
    const { en, de, es } = found?.groups ?? {};
    if (found && Number(en ?? de ?? es) > value) return found;
  }
  return null;
}

/** What a text says of how far somebody goes from the place of the business. */
function goesTo(text: string): RegExpExecArray | null {
  for (const go of WE_GO) {
    const found = go.exec(text);
    if (found) return found;
  }
  return null;
}

/** The radius in a text within which the business works, if a fact has another one. */
export function otherRadius(text: string, facts: Facts): { span: Span; meant: Radius } | undefined {
  const meant = radiusOf(facts);
  const {
    0: found,
    index = 0,
    groups = {},
  } = (meant && (AROUND.exec(text) ?? goesTo(text) ?? fartherThan(meant, text))) ?? {};
  if (!meant || found === undefined) return undefined;
  const said = Object.entries(groups).filter(([, part]) => part !== undefined);
  const unit = said.find(([name]) => name.endsWith('Unit'))?.[1] ?? '';
  const number = said.find(([name]) => !name.endsWith('Unit'))?.[1] ?? '';
  if (Number(number) === meant.value || unitOf(unit) !== meant.unit) return undefined;
  const { start, end } = sentenceAt(text, index);
  const sentence = text.slice(start, end);
  const others = DELIVERY.test(meant.name) ? sentence.replace(DELIVERS, '') : sentence;
  const isOurs = OURS.test(sentence) || WE_GO.some((go) => go.test(sentence));
  if (!isOurs || APART.test(others)) return undefined;
  const at = index + found.indexOf(number);
  return { span: [at, at + number.length], meant };
}
