import type { Span } from '../../../../content/span-location.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../../sentence-at.ts';

/** A sum of hundreds of thousands, with its currency before or after it. */
const SUM =
  "(?:(?:US)?[$€£]\\s?|(?:USD|EUR|GBP|CHF)\\s)?(?<![\\d.,])(?<units>[1-9]\\d{2}(?:[.,’']000|\\s?[Kk](?![\\p{L}\\d])|\\s(?:thousand|mil|tausend)(?!\\p{L})))(?![\\d]|[.,]\\d)(?:\\s(?:de\\s)?(?:US[- ])?(?:dollars?|dólares|euros?|pounds|francs|franken|USD|EUR|CHF|€|£))?";

/** Kinds of insurance that a business has for what it does to others. */
const KIND =
  '(?:E&O|errors[- ]and[- ]omissions|(?:general |public |professional |business )?(?:liability|indemnity)|professional|insurance|(?:insurance )?cover(?:age)?|seguro|cobertura|responsabilidad civil|(?:Betriebs|Berufs|Vermögensschaden)?[Hh]aftpflicht(?:versicherung)?|Versicherungsschutz|Deckung(?:ssumme)?)';

/** A sum directly before or behind the insurance that it is of. */
const FORMS = [
  `(?<sum>${SUM})\\s(?:in|of|worth of|de|en|an|)\\s?${KIND}(?!\\p{L}|\\s(?:for|on|of) (?:your|the|each|every))`,
  `(?<!\\p{L})(?:insur(?:ed|ance)|asegurad[oa]s?|versichert|${KIND})(?:\\s(?:insurance|cover(?:age)?|versicherung))?,?\\s(?:for|of|up to|to|por|hasta|de|hasta por|mit|über|bis|bis zu|in Höhe von)\\s(?<sum>${SUM})`,
].map((form) => new RegExp(form, 'giu'));

/** A cheap test of a text. */
const SEEN = /\d{3}(?:[.,’']000| ?k\b| thousand| mil\b| tausend)/iu;

/** Says that something else is insured, for somebody else, or by a law. */
const OTHER =
  /(?<!\p{L})(?:your|yours|you|their|his|her|its|cargo|parcels?|shipments?|goods|contents|tools|vehicles?|cars?|auto|vans?|trucks?|bonds?|bonded|surety|theft|fire|life|health|travel|cyber|medical|property|homes?|renters?|tenants?|landlord|venues?|vendors?|subcontractors?|per|each|every|most|many|others?|plus|further|additional|requires?|required|minimum|at least|law|state|used to|su|sus|tu|tus|mercanc\p{L}+|carga|equipaje|vehículos?|coches?|vida|hogar|viaje|robo|incendio|fianza|por (?:daño|siniestro|envío|bulto)|cada|otr[oa]s?|exige|mínimo|ley|Ihr\p{L}*|dein\p{L}*|Fracht|Pakete?|Ware|Inhalt|Fahrzeuge?|Kfz|Auto|Hausrat|Diebstahl|Sachschäden|Vermögensschäden|Personenschäden|Mietsachschäden|Leben|Reise|je|pro|jede\p{L}*|andere\p{L}*|zusätzlich|mindestens|Gesetz|vorgeschrieben|verlang\p{L}*)(?!\p{L})/iu;

/** A sum in a text that the business says it is insured for. */
export interface InsuredSum {
  span: Span;
  millions: number;
}

/**
 * Sums below a million that are those of an insurance for what the business does: “$500,000 in E&O insurance”, „Haftpflicht bis
 * 300.000 Euro“. What goods, vehicles and visitors are insured for is another sum, and most of these are smaller.
 */
export function* smallerInsured(text: string): Generator<InsuredSum> {
  if (!SEEN.test(text)) return;
  for (const form of FORMS)
    for (const { 0: found, index, groups = {} } of matchesIn(text, form)) {
      const { sum = '', units = '' } = groups;
      // A bare number may count anything.
      if (sum.trim() === units) continue;
      const { start, end } = sentenceAt(text, index);
      if (OTHER.test(text.slice(start, end))) continue;
      const at = index + found.indexOf(sum);
      const millions = Number(units.slice(0, 3)) / 1000;
      yield { span: [at, at + sum.length], millions };
    }
}
