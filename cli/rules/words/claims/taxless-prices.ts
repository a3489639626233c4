import type { Breach } from './breach.ts';

/** A price, or a reference to one. */
const PRICE =
  '(?:[£€$]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|euros?|pounds|£)|\\{[\\w.-]+\\})(?: (?:per|an?|pro|je|por|al?|la) \\p{L}+)?';

/** Says to whom it applies, or what it comes to with the tax. */
const EN_UNLESS =
  /(?<!\p{L})(?:includ\p{L}*|inc|incl|total|in all|altogether|councils?|public bodies|trade|business(?:es)?|commercial|companies|landlords|schools|reclaim\p{L}*|never|no|(?:who|that|they|he|she|freelancers?|suppliers?|contractors?|subcontractors?|agenc(?:y|ies)|accountants?) (?:charges?|bills?|invoices?) (?:you|them|us|(?:the|your|their) \p{L}+)|your fee)(?!\p{L})|\([^)]*\d[^)]*\)/iu;

/** How English texts leave a tax out of prices. @param tax its name. */
function english(tax: string): RegExp {
  return new RegExp(
    [
      `${PRICE} ?(?:\\+|plus|excl\\.?|excluding|ex\\.?|exclusive of) ${tax}(?!\\p{L})`,
      `(?<!\\p{L})(?:to|on top of) (?:these|all|our|the) prices (?:we add|comes|you add|add|there is) ${tax}(?!\\p{L})`,
      `(?<!\\p{L})(?:you pay|we (?:add|charge)|please add) ${tax} (?:on top|separately|as an extra)(?!\\p{L})`,
    ].join('|'),
    'iu',
  );
}

/** The same of all prices. */
const GST_OF_ALL =
  /(?<!\p{L})(?:prices|fees|rates) (?:(?!with |includ|incl)[\p{L}\d’']+,? ){0,6}?(?:exclude|excluding|excl\.?|exclusive of|ex\.?|plus|without|do not include|don['’]t include|are subject to) GST(?!\p{L})|(?<!\p{L})GST (?<!(?:^|\P{L})no GST )(?:is|will be) (?:not included|charged (?:on top|extra)|added (?:on top|to (?:all|the|our|these) prices))(?!\p{L})/iu;

/** Where prices for consumers have GST in them: Australian Consumer Law, s 48; Goods and Services Tax (General) Regulations, reg. 77, in Singapore; Fair Trading Act 1986, s 13 (g). */
const WITH_GST = ['AU', 'NZ', 'SG'];

const DE_UNLESS =
  /(?<!\p{L})(?:inkl\p{L}*|inbegriffen|insgesamt|gesamt\p{L}*|brutto|kleinunternehm\p{L}*|19 (?:abs|ustg)|öffentliche\p{L}*|gemeinden?|unternehm\p{L}*|gewerb\p{L}*|firmen\p{L}*|betriebe|geschäftskund\p{L}*|vorsteuer\p{L}*|nie|kein\p{L}*)(?!\p{L})|\([^)]*\d[^)]*\)/iu;
const DE_TAX = '(?:mwst|mehrwertsteuer|ust|umsatzsteuer)(?!\\p{L})';

const GERMAN = new RegExp(
  [
    `${PRICE} ?(?:zzgl\\.?|zuzüglich|plus|\\+|exkl\\.?|exklusive)(?: (?:der|gesetzlicher))?(?: gesetzlichen)?(?: \\d\\d ?%)? ${DE_TAX}`,
    `(?<!\\p{L})(?:zu|auf) (?:diesen|diese|allen|alle|den|die|unseren|unsere) preisen? (?:kommt|kommen|rechnen wir|wird) (?:noch |immer )?(?:die )?(?:gesetzliche )?(?:\\d\\d ?% )?${DE_TAX}`,
    `(?<!\\p{L})(?:die )?(?:gesetzliche )?${DE_TAX}\\.? (?:kommt (?:noch |immer )?(?:hinzu|dazu|obendrauf)|wird (?:extra|separat|zusätzlich|gesondert) (?:berechnet|aufgeschlagen)|ist (?:im preis |in den preisen )?nicht (?:enthalten|inbegriffen|inklusive))(?!\\p{L})`,
  ].join('|'),
  'iu',
);

const ES_UNLESS =
  /(?<!\p{L})(?:inclu\p{L}*|total|en total|exent\p{L}*|contratación pública|ayuntamientos?|administraci\p{L}+|empresas?|profesionales|autónom\p{L}+|comunidades|mayorist\p{L}*|sin coste|nunca)(?!\p{L})|\([^)]*\d[^)]*\)/iu;
const ES_TAX = '(?:el )?(?:\\d\\d ?% de )?IVA(?!\\p{L})';

const SPANISH = new RegExp(
  [
    `${PRICE} ?(?:\\+|más|sin) ${ES_TAX}`,
    `(?<!\\p{L})a (?:estos|todos los|los|nuestros) precios (?:hay que (?:sumar|añadir|agregar)(?:les?)?|se (?:les? )?(?:suma|añade|agrega|aplica)|falta|les falta|súmeles?|súmales?|añádales?|añádeles?) ${ES_TAX}`,
    `(?<!\\p{L})${ES_TAX} (?:se (?:cobra|factura|suma|añade|paga) (?:aparte|por separado|después)|va aparte|aparte|no está incluido|no va incluido|sin incluir)(?!\\p{L})`,
    `(?<=^|[,.:·] )más ${ES_TAX}(?=[.,]|$)`,
  ].join('|'),
  'iu',
);

function taxless(said: RegExp, unless: RegExp, signs: readonly string[]): Breach[] {
  return signs.map((sign) => ({ wrong: 'without-tax', sign, said, unless }));
}

/**
 * Further ways to leave the tax out of prices, by language: after one of them, or in a sentence about all. Consumers are
 * told the whole (Preisangabenverordnung, § 3; Real Decreto Legislativo 1/2007, art. 20; Price Marking Order 2004, art. 5).
 */
export const TAXLESS_PRICES: Readonly<Record<'de' | 'en' | 'es', readonly Breach[]>> = {
  en: [
    ...taxless(english('VAT'), EN_UNLESS, ['VAT']),
    {
      wrong: 'without-tax',
      sign: 'GST',
      said: english('GST'),
      unless: EN_UNLESS,
      countries: WITH_GST,
    },
    { wrong: 'without-tax', sign: 'GST', said: GST_OF_ALL, countries: WITH_GST },
  ],
  de: taxless(GERMAN, DE_UNLESS, ['MwSt', 'ehrwertsteuer', 'USt', 'msatzsteuer']),
  es: taxless(SPANISH, ES_UNLESS, ['IVA']),
};
