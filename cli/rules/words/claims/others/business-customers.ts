import { titlesOf } from '../../page-titles.ts';

/** Kinds of businesses, as those who buy something. Words that also name courses, such as workshops, are none. */
const KINDS = {
  en: '(?:restaurants|caf[eé]s|takeaways|pubs|hotels|hostels|bakeries|caterers|retailers|shops|stores|supermarkets|(?<!home )offices|surgeries|(?:dental |medical |doctors’ )?practices|clinics|firms|companies|businesses|employers|landlords|letting agents|agencies|property managers|warehouses|factories|farms|schools|nurseries|care homes|salons|builders|contractors|developers|(?:contract|trade|business|commercial) (?:customers|clients|kitchens|premises))',
  de: '(?:restaurants|cafés|gaststätten|gastwirtschaften|gastronomie\\p{L}*|gastronomen|wirte|hotels|pensionen|bäckereien|läden|geschäfte|büros|praxen|\\p{L}*praxen|kanzleien|firmen\\p{L}*|betriebe|unternehmen|gewerbe\\p{L}*|\\p{L}*vermieter|hausverwaltungen|werkstätten|handwerker|händler|agenturen|schulen|vertragskunden|firmenkunden|arbeitgeber)',
  es: '(?:restaurantes|cafeterías|bares|hoteles|hostales|hostelería|restauración|panaderías|comercios|tiendas|negocios|empresas|pymes|oficinas|despachos|clínicas|naves|almacenes|colegios|gestorías|autónomos|administradores de fincas|peluquerías|clientes (?:con contrato|profesionales))',
} as const;

const WORDS = '(?:[\\p{L}’-]+,? ){0,2}?';

/** Says that something is for businesses: “contracts for Leeds restaurants”, „für Büros und Praxen“, «limpieza de oficinas». */
const FOR_THEM = new RegExp(
  [
    `(?<!\\p{L})(?:for|(?:sell|suppl|deliver|offer|rent)\\p{L}* to) ${WORDS}${KINDS.en}(?!\\p{L})`,
    `(?<!\\p{L})(?:restaurant|caf[eé]|pub|hotel|shop|office|landlord|trade|commercial) (?:contracts?|customers?|clients?|accounts?)(?!\\p{L})`,
    `(?<!\\p{L})(?:für|(?:liefer|verkauf|vermiet)\\p{L}* an) ${WORDS}${KINDS.de}(?!\\p{L})`,
    `(?<!\\p{L})(?:para|(?<!(?:cerca|lejos|lado|rodead[oa]) )de) ${WORDS}${KINDS.es}(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** A heading that begins with them: “Offices and shops”. */
const BEGINS_WITH_THEM = new RegExp(
  `^(?:las? |los |die )?(?:${KINDS.en}|${KINDS.de}|${KINDS.es})(?!\\p{L})`,
  'iu',
);

/** Whoever buys for a household. */
const HOUSEHOLDS =
  /(?<!\p{L})(?:homes?(?! offices?)|house(?:holds?|s)|homeowners|famil(?:y|ies)|private\p{L}*|weddings?|parties|privat\p{L}*|haushalte?|familien\p{L}*|eigenheime?\p{L}*|hausbesitzer|hochzeit\p{L}*|hogar(?:es)?|casas?|familias?|particulares|viviendas?|bodas?)(?!\p{L})/iu;

/** What was paid, right before a price: no offer any more. */
const WAS_PAID =
  /(?<!\p{L})(?:was|were|came to|(?<!to be )paid|(?:had|has|have) cost|billed|kosteten?|betrug(?:en)?|(?:zahlte|bezahlte)n?|costó|costaron|pag(?:ó|aron|amos)|ascendió a|fue(?:ron)? de|salió por)(?: (?:only|just|about|around|her|him|them|us|es|damals|nur|etwa|rund|ihn|sie|solo|unos?|unas))* $/iu;

/** True for a sentence whose price is for businesses, or that tells what somebody once paid. @param start where the price begins. */
export function isNoConsumerPrice(sentence: string, start: number): boolean {
  const isToThem = FOR_THEM.test(sentence) && !HOUSEHOLDS.test(sentence);
  return isToThem || WAS_PAID.test(sentence.slice(0, start));
}

/** True for the heading or title above a text that is for businesses. */
export function isHeadingForBusinesses(lines: string): boolean {
  if (HOUSEHOLDS.test(lines)) return false;
  return lines.split('\n').some((line) => BEGINS_WITH_THEM.test(line) || FOR_THEM.test(line));
}

/** True for a page whose titles or descriptions say that it is for businesses, and not for households as well. */
export function isPageForBusinesses(raw: object): boolean {
  const { description, seo } = raw as Record<string, unknown>;
  const lines = [...titlesOf(raw), description, Object(seo).description]
    .filter((line) => typeof line === 'string')
    .join('\n');
  return FOR_THEM.test(lines) && !HOUSEHOLDS.test(lines);
}
