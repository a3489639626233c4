const { raw } = String;

/** How well something is done, of which competitors may ask the proof; what is only the most famous or unusual is told. */
const EN_QUALITY =
  '(?:accurate|thorough|skilled|precise|efficient|meticulous|attentive|dependable|reputable|competent|qualified|professional|knowledgeable)';

/** What a business does, and whoever does it: clocks, maps and engines are the most accurate without being sold. */
const EN_WORK = raw`(?:valuations?|appraisals?|estimates?|quot(?:e|ation)s?|repairs?|restorations?|services?|servicing|cleaning|lessons?|tuition|teaching|training|coaching|treatments?|massages?|haircuts?|tunings?|deliver(?:y|ies)|care|advice|workmanship|surveys?|inspections?|removals?|fittings?|installations?|translations?|framing|upholstery|grooming|conveyancing|catering|landscaping|plumbing|roofing|decorating|plastering|teams?|crews?|staff|firms?|workshops?|studios?|(?!(?:river|paper|computer|printer|boiler|mixer|timer|meter|thermometer|barometer|chronometer|heater|cooker|freezer|charger|motor|rotor|reactor|tractor|calendar|computor|hunter|flier|flyer|predator|spider|beaver)s?\b)\p{Ll}{3,}(?:er|or|ist|smith|ian)s?|lawyers?|attorneys?)`;
const EN_NO_MONTH = raw`(?!(?:(?:Jan|Febr)uary|March|April|May|Ju(?:ne|ly)|August|(?:Sept|Nov|Dec)ember|October|Spring|Summer|Autumn|Winter)\b)`;
const EN_PLACE = raw`(?:in|across|around)\s(?:town|(?:all\sof\s|the\swhole\sof\s|the\s)?${EN_NO_MONTH}\p{Lu}[\p{L}’'-]*(?:\s(?:and\s|of\s|the\s)*\p{Lu}[\p{L}’'-]*)*|the\s(?:whole\s)?(?:city|county|country|state|area|region|valley|world))`;

const ES_WORK = raw`(?:tasaci(?:ón|ones)|peritajes?|presupuestos?|reparaci(?:ón|ones)|restauraci(?:ón|ones)|servicios?|limpiezas?|clases|cursos|tratamientos?|masajes|entregas?|instalaci(?:ón|ones)|traducci(?:ón|ones)|revisiones|trabajos|atención|asesoramiento|equipo|personal|taller|talleres|profesionales|\p{Ll}{3,}(?:istas?|ólog[oa]s?|er[oa]s)|abogad[oa]s|técnic[oa]s)`;
const ES_QUALITY =
  '(?:precis|exact|minucios|cualificad|competent|eficient|profesional|esmerad)(?:[oae]s?|es)?';
const ES_PLACE = raw`(?:(?:de|en)\s(?:tod[oa]\s)?(?:la\s|el\s)?(?:ciudad|región|zona|provincia|comarca|isla|\p{Lu}[\p{L}-]*(?:\s(?:(?:de|del|la|el|y)\s)*\p{Lu}[\p{L}-]*)*)|del\s(?:país|mundo|mercado|sector))`;

const DE_QUALITY =
  '(?:genau|sorgfältig|gründlich|präzis|kompetent|professionell|qualifiziert|gewissenhaft)e?sten?';
const DE_WORK = raw`(?=\p{Lu})\p{L}*(?:[Gg]utachten|ungen?|[Rr]eparatur(?:en)?|[Aa]rbeit(?:en)?|[Uu]nterricht|[Kk]urse?|[Mm]eister(?:innen)?|[Hh]andwerker(?:innen)?|[Tt]eam|[Ww]erkstatt|[Bb]etrieb|[Tt]echniker(?:innen)?|[Tt]herapeut(?:en|innen)|[Pp]raxis|[Mm]aler|[Gg]ärtner(?:innen)?)`;
const DE_PLACE = raw`(?:in\s(?:ganz\s)?(?:der\s(?:Stadt|Region|Schweiz|Welt)|\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*)|im\s(?:ganzen\s)?(?:Land|Landkreis|Kreis|Umkreis|Bezirk)(?:\s\p{Lu}[\p{L}-]*)?|der\s(?:Stadt|Region|Welt))`;

/** Nothing behind it: "The most accurate valuations in Britain come from auctions" tells of others. */
const ENDS = raw`(?=\s*[.!]?\s*$)`;

/**
 * Claims to do something best of a place that are a sentence of their own, without a verb, by language; with capital letters, which
 * tell a place.
 */
export const QUALITY_CLAIMS: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    raw`(?<=^\s*(?:[Ww]e\s(?:offer|give|provide|have|are)\s)?)(?:[Tt]he\s)?[Mm]ost\s${EN_QUALITY}\s(?:[\p{L}-]+\s){0,2}?${EN_WORK}\s${EN_PLACE}${ENDS}`,
  ],
  es: [
    raw`(?<=^\s*(?:(?:[Oo]frecemos|[Hh]acemos|[Tt]enemos|[Ss]omos)\s)?)(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as)\s${ES_WORK}\s(?:\p{Ll}+\s){0,2}?más\s${ES_QUALITY}\s${ES_PLACE}${ENDS}`,
  ],
  de: [
    raw`(?<=^\s*(?:[Ww]ir\s(?:bieten|haben|sind)\s)?)[Dd](?:ie|as|er|en)\s${DE_QUALITY}\s(?:\p{Ll}+\s)?${DE_WORK}\s${DE_PLACE}${ENDS}`,
  ],
};

/** Words of such claims that no other claim has, without which a line is not looked at. */
export const QUALITY_WORDS =
  'accurate thorough skilled precise efficient meticulous attentive dependable reputable competent qualified professional knowledgeable genauesten sorgfältigsten gründlichsten präzisesten kompetentesten professionellsten qualifiziertesten gewissenhaftesten genaueste sorgfältigste gründlichste präziseste kompetenteste professionellste qualifizierteste gewissenhafteste';
