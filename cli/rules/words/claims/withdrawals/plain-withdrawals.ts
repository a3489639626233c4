import { type SaidPeriods, saying } from '../periods/said-periods.ts';

const EN_REASON =
  '(?:without (?:(?:having to )?giv(?:e|ing) )?(?:us )?(?:an?y? |your )?reasons?|under the consumer contracts|no reason (?:needed|required))';
const ES_MOTIVO =
  '(?:sin (?:(?:tener que |necesidad de )?(?:dar|alegar|indicar|justificar)|ning[uú]n|motivos?|justificaci[oó]n|explicaciones)|art[ií]culo 102)';
const DE_GRUND = '(?:ohne (?:angabe von |nennung von |jede |einen )?(?:gr[uü]nden?|begr[uü]ndung))';

const ES_ATRAS =
  '(?:ech[aá]r?(?:te|se|me|rte|rse) atr[aá]s|arrepentir(?:te|se)|cambiar de (?:idea|opini[oó]n)|anular (?:la|el|su|tu) (?:compra|contrato|matr[ií]cula|pedido)|cancelar (?:la|el|su|tu) (?:compra|contrato|matr[ií]cula|pedido))';
const DE_ZURUECK =
  '(?:vom (?:\\p{L}*vertrag|kauf|auftrag) (?:wieder )?zur[uü]ck(?:zu)?treten|zur[uü]ck(?:zu)?treten|es sich (?:noch )?anders (?:zu )?überlegen|es dir (?:noch )?anders (?:zu )?überlegen|(?:den|ihren|deinen) \\p{L}*(?:vertrag|auftrag) (?:r[uü]ckg[aä]ngig (?:zu )?machen|auf(?:zu)?l[oö]sen))';

/** The right in plain words, which does not ask for a reason; stays, journeys and events of a set day have none. */
export const ENGLISH_PLAIN: SaidPeriods = {
  right: 'withdrawal',
  sign: /ithdraw|ancel|change your mind/,
  asked: /right to (?:withdraw|cancel)/i,
  bare: false,
  said: saying(
    'en',
    `(?:may|can|could) (?:withdraw|cancel|change your mind)..(?:within|for|up to|in the first) N..${EN_REASON}`,
    `${EN_REASON}..(?:may|can) (?:withdraw|cancel)..(?:within|for|up to) N`,
    `(?:have|get) N..to (?:withdraw|cancel|change your mind)..${EN_REASON}`,
  ),
  unless:
    /(?<!\p{L})(?:rooms?|stays?|nights?|tables?|tickets?|events?|trips?|flights?|hire|tours?|insurance|appointments?|lessons?|visits?|sessions?|businesses|fourteen|14|two weeks|30|thirty)(?!\p{L}|\d)/iu,
};

export const SPANISH_PLAIN: SaidPeriods = {
  right: 'withdrawal',
  sign: /atrás|rrepentir|cambiar de|anular|cancelar/,
  asked: /desist|echar(?:te|se|me) atrás/i,
  bare: false,
  said: saying(
    'es',
    `N para ${ES_ATRAS}..${ES_MOTIVO}`,
    `(?:por (?:internet|tel[eé]fono)|a distancia|en l[ií]nea|online)..N para ${ES_ATRAS}`,
    `(?:puedes?|podr[aá]s?|pueden) ${ES_ATRAS}..(?:en|durante|dentro de|en un plazo de|hasta) (?:los )?(?:primeros )?N..${ES_MOTIVO}`,
    `(?:en|durante|dentro de) (?:los )?(?:primeros )?N..(?:puedes?|podr[aá]s?) ${ES_ATRAS}..${ES_MOTIVO}`,
  ),
  unless:
    /(?<!\p{L})(?:habitaci[oó]n\p{L}*|noches?|mesas?|entradas?|viajes?|vuelos?|citas?|visitas?|eventos?|alquiler|seguros?|empresas|meses|catorce|14|treinta|30|devol\p{L}*|devuelv\p{L}*|reembols\p{L}*)(?!\p{L}|\d)/iu,
};

export const GERMAN_PLAIN: SaidPeriods = {
  right: 'withdrawal',
  sign: /urück|anders (?:zu )?überlegen|auf(?:zu)?lösen|rückgängig/,
  asked: /widerruf|zurücktreten|anders überleg/i,
  bare: false,
  said: saying(
    'de',
    `(?:binnen|innerhalb(?: von)?|in den ersten|bis zu|in|für) N..${DE_GRUND}..${DE_ZURUECK}`,
    `(?:haben|hast|bleiben) (?:sie |du |ihnen |dir )?N..${DE_ZURUECK}`,
    `(?:online|im internet|am telefon|telefonisch|per e-?mail|im fernabsatz)..N..${DE_ZURUECK}`,
  ),
  unless:
    /(?<!\p{L})(?:\p{L}*zimmer\p{L}*|\p{L}*reisen?|\p{L}*karten?|tickets?|\p{L}*termine?n?|\p{L}*veranstaltung\p{L}*|flüge?|\p{L}*miet\p{L}*|versicherung\p{L}*|unternehm\p{L}*|gewerb\p{L}*|nachfrist|mängel\p{L}*|angebot\p{L}*|vor (?:dem|der|beginn)|vierzehn|14|zwei wochen|30)(?!\p{L}|\d)/iu,
};
