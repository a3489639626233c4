import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { knownNames } from '../names/known-names.ts';

/** What is older than a business: buildings, streets, laws, customs, and others in its town. */
const THING =
  /(?<!\p{L})(?:barn|house|building|cottage|hall|mill|tower|bridge|street|road|lane|alley|square|church|chapel|castle|cathedral|market|fair|festival|parade|tradition|custom|law|act|statute|code|regulation|rule|recipe|technique|method|tree|oak|orchard|oven|clock|railway|railroad|station|lighthouse|harbou?r|dam|wall|gate|roof|chimney|bank|library|museum|university|city|town|county|village|parish|newspaper|guild|scheune|haus|gebäude|\p{L}+gebäude|\p{L}+haus|mühle|turm|brücke|straße|gasse|platz|kirche|kapelle|schloss|dom|\p{L}*markt|kirmes|fest|brauch|tradition|gesetz|\p{L}+gesetz|reinheitsgebot|gebot|verordnung|regel|rezept|verfahren|baum|eiche|linde|uhr|bahn|bahnhof|hafen|mauer|tor|dach|bank|bibliothek|museum|universität|stadt|dorf|gemeinde|zeitung|zunft|granero|casa|edificio|molino|torre|puente|calle|callejón|plaza|iglesia|capilla|castillo|catedral|mercado|feria|fiesta|tradición|costumbre|ley|norma|reglamento|receta|técnica|método|árbol|roble|olivo|huerto|reloj|ferrocarril|estación|faro|puerto|muro|muralla|puerta|tejado|chimenea|banco|biblioteca|museo|universidad|ciudad|pueblo|municipio|periódico|gremio)(?!\p{L})/iu;

/** Crafts, customs and rules that go on: "brewed since 1516", "seit 1516 wird Bier gebraut". */
const GOES_ON =
  /(?<!\p{L})(?:brewed|baked|distilled|spun|woven|forged|pressed|celebrated|held|practi[sc]ed|grown|protected|listed|in force|valid|mandatory|compulsory|required|obligatory|forbidden|banned|illegal|prohibited|punishable|exempt|an? (?:\p{L}+ ){0,2}(?:offen[cs]e|misdemeanor|felony|crime|duty|requirement)|pflicht|vorgeschrieben|verboten|strafbar|zulässig|unzulässig|erlaubt|meldepflichtig|steuerfrei|\p{L}+pflicht(?:ig)?|eine (?:ordnungswidrigkeit|straftat)|obligatori[oa]s?|prohibid[oa]s?|exigibles?|delito|falta grave|gebraut|gebacken|gebrannt|gefeiert|gilt|angebaut|geschützt|elabora|fabrica|celebra|cultiva|vigente|en vigor|protegid[oa])(?!\p{L})/iu;

/** Directly before "since": laws, whoever keeps to them. */
const IN_FORCE = /(?<!\p{L})(?:in force|valid|gilt|in kraft|vigente|en vigor)\s\p{L}+\s$/iu;

/** Who is spoken of, before a relative clause about it, which says since when it has been made or sold. */
const GOODS = [
  '(?<!\\p{L})(?<of>\\p{L}+(?: \\p{Ll}+)?),? (?:that|which) (?:(?:have|has) (?:\\p{L}+ )?been|are|were|is|was) (?:\\p{L}+ )?(?:sold|made|produced|manufactured|built|laid|fitted|installed|used|offered|planted)(?<rest>[^.!?;,]{0,40}) since $',
  '(?<!\\p{L})(?<of>\\p{L}+),? que (?:\\p{L}+ )?(?:se (?:\\p{L}+ )?(?:venden?|fabrican?|hacen?|producen?|instalan?|ponen?|usan?)|(?:son|han sido) (?:\\p{L}+ )?\\p{L}+d[oa]s)(?<rest>[^.!?;,]{0,40}) desde $',
].map((clause) => new RegExp(clause, 'iu'));

/** German says it with the verb behind the year. */
const GOODS_DE = /(?<!\p{L})(?<of>\p{L}+), (?:die|der|das) (?<rest>[^.!?;,]{0,40})seit $/iu;
const MADE_DE =
  /^ [^.!?;,]{0,40}(?:ver|her|ein|an)?(?:kauft|gestellt|gebaut|baut|legt|wendet|pflanzt|benutzt|produziert|angeboten|genutzt) (?:wird|werden|wurden?)(?!\p{L})/iu;

/** The business as a subject: what we opened or have run is ours. */
const OURS =
  /(?<!\p{L})(?:we|us|i|wir|uns|ich|nosotros|family|familie\p{L}*|familia|business|company|firm|shop|workshop|studio|betrieb|firma|geschäft|werkstatt|laden|negocio|empresa|taller|tienda|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** A business may be called so. */
const OUR_HOUSE = /(?<!\p{L})(?:our house|unser(?:em)? haus|nuestra casa)(?!\p{L})/iu;

/** The subject of a passive, at the beginning: what "was founded" is itself the thing. */
const WAS_FOUNDED =
  /^\s*(?:the|der|die|das|el|la)\s[^,.;:]{3,60}\s(?:(?:was|were)\s(?:founded|established|opened|built)|(?:wurde|ist)\s(?:\p{L}+\s){0,2}|(?:fue|se)\s(?:fundad[oa]|fundó|inaugurad[oa]|inauguró))\s(?:in|im jahr|im|en)?\s?$/iu;

/** Directly before a place where the business is, which is no subject: "on the roof since 1987". */
const PLACED =
  /(?<!\p{L})(?:on|in|at|under|from|near|by|of|to|auf|im|am|unter|aus|vom|zum|en|de|del|sobre|al)\s(?:\p{L}+\s){0,2}$/iu;

/** Ends the clause before a year. */
const BREAK = /[.;:!?\n–—]|,?\s(?:and|but|und|aber|y|pero)\s/giu;

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 120), at);
  const last = [...matchesIn(before, BREAK)].at(-1);
  return last ? before.slice(last.index + last[0].length) : before;
}

/** The last word of a subject before its verb, in lower case. */
function subjectOf(clause: string): string {
  const [subject = ''] = clause.split(/\s(?:was|were|wurde|ist|fue|se)\s/i);
  return (/\p{L}+$/u.exec(subject)?.[0] ?? '').toLowerCase();
}

/** True for a year since which goods have been made or sold, by whomever: “the colors that were sold here since 2005”. */
function isOfGoods(before: string, after: string): boolean {
  const clauses = MADE_DE.test(after) ? [...GOODS, GOODS_DE] : GOODS;
  return clauses.some((clause) => {
    const { of = '', rest = '' } = clause.exec(before)?.groups ?? {};
    return of !== '' && !OURS.test(`${of} ${rest}`);
  });
}

/**
 * True for a year since which a thing has been there, or a custom has gone on: "The barn has stood since 1894". The name of
 * the business and its kind are no such things.
 */
export function isOfThing(text: string, [start, end]: Span, facts: Facts): boolean {
  const before = clauseBefore(text, start);
  if (IN_FORCE.test(before) || isOfGoods(before, text.slice(end))) return true;
  if (OURS.test(before) || OUR_HOUSE.test(before) || before.includes('{business.name}'))
    return false;
  const [after = ''] = text.slice(end).split(/[.,;:!?\n]/, 1);
  if (WAS_FOUNDED.test(before) && !knownNames(facts).has(subjectOf(before))) return true;
  if (GOES_ON.test(before) || (!OURS.test(after) && GOES_ON.test(after.slice(0, 60)))) return true;
  const { 0: thing, index = 0 } = THING.exec(before) ?? {};
  if (thing === undefined || PLACED.test(before.slice(0, index))) return false;
  return !knownNames(facts).has(thing.toLowerCase());
}
