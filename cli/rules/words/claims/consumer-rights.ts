import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type Breach, EUROPE, type Wrong } from './breach.ts';
import { DISTANCE_ORDERS } from './distance-orders.ts';
import { ENGLISH_BREACHES } from './english-breaches.ts';
import { EXCLUDED_LIABILITY } from './excluded-liability.ts';
import { FLAT_EXCLUSIONS } from './flat-exclusions.ts';
import { GERMAN_BREACHES } from './german-breaches.ts';
import { KEPT_DEPOSITS } from './kept-deposits.ts';
import { LATE_COMPLAINTS } from './late-complaints.ts';
import { OTHER_COURTS } from './other-courts.ts';
import { isNoConsumerPrice } from './others/business-customers.ts';
import { isOfPrivateSale } from './private-sales.ts';
import { REFUSED_CLAIMS } from './refused-claims.ts';
import { SPANISH_BREACHES } from './spanish-breaches.ts';
import { TAXLESS_PRICES } from './taxless-prices.ts';
import { DENIED_WITHDRAWALS } from './withdrawals/denied-withdrawals.ts';
import { isLawfulCase } from './withdrawals/lawful-cases.ts';

/** Ways to say it that stand in all three languages. */
const OF_ALL = [
  LATE_COMPLAINTS,
  EXCLUDED_LIABILITY,
  FLAT_EXCLUSIONS,
  REFUSED_CLAIMS,
  DISTANCE_ORDERS,
  KEPT_DEPOSITS,
  OTHER_COURTS,
  TAXLESS_PRICES,
];

const BREACHES: Readonly<Record<string, readonly Breach[]>> = {
  de: [...GERMAN_BREACHES, ...OF_ALL.flatMap(({ de }) => de)],
  es: [...SPANISH_BREACHES, ...OF_ALL.flatMap(({ es }) => es)],
  en: [...ENGLISH_BREACHES, ...DENIED_WITHDRAWALS.en, ...OF_ALL.flatMap(({ en }) => en)],
};

const OF_TRADE =
  /(?<!\p{L})(?:gewerb\p{L}*|arbeitgeber\p{L}*|franchise\p{L}*|franquicia\p{L}*|betrieben?|lohnabrechnung\p{L}*|employers|unternehmen|firmenkund\p{L}*|geschäftskund\p{L}*|wiederverkäufer|händler|gastronom\p{L}*|b2b|empresas|profesionales|autónomos|mayorist\p{L}*|trade|businesses|business customers|wholesale|commercial|landlords|contractors|companies)(?!\p{L})/iu;

/** What texts in a language may have, of a business in a country. */
export function suspectedBreaches(
  copy: string,
  language: string,
  country: string,
): readonly Breach[] {
  const all = BREACHES[language.slice(0, 2)] ?? [];
  return all.filter(
    ({ sign, countries = EUROPE }) => countries.includes(country) && copy.includes(sign),
  );
}

/** True if a page is for businesses, whose prices may be without the tax. */
export function isOfTrade(copy: string): boolean {
  return OF_TRADE.test(copy);
}

/** A sentence; a period after the abbreviations of statutes does not end it. */
const SENTENCE =
  /(?:[^.!?\n]|(?<=(?<!\p{L})(?:abs|art|bzw|nr|no|núm|para|reg|s|sec|str|vgl))\.|\.(?=\S))+[.!?]*/giu;

/** Begins a sentence that takes back what the one before it excludes. */
const EXCEPTED =
  /^\s*(?:(?:das|dies|der ausschluss|die beschränkung|die haftungsbeschränkung) gilt nicht|(?:davon )?(?:ausgenommen|unberührt)|ausnahmen?|außer|ihre gesetzlichen|ihre rechte|unsere haftung für (?:vorsatz|schäden)|(?:this|that|the exclusion) (?:does not|doesn[’']t)|nothing (?:in|here)|your (?:statutory|legal) rights|except|unless|(?:esto|lo anterior|esta exclusión) no|quedan? a salvo|excepto|salvo|(?:tus|sus) derechos)(?!\p{L})/iu;

/** A sentence, and the one before it. */
interface Stated {
  sentence: string;
  /** What precedes the place in the sentence. */
  lead: string;
  before: string;
}

/** The sentence around a place; undefined for a question, and if the next one makes an exception. */
function stated(text: string, start: number, end: number): Stated | undefined {
  const sentences = [...matchesIn(text, SENTENCE)];
  const first = sentences.findIndex(({ 0: sentence, index }) => index + sentence.length > start);
  const last = sentences.findIndex(({ 0: sentence, index }) => index + sentence.length >= end);
  const said = sentences.slice(first, last + 1).map(([sentence]) => sentence);
  const next = sentences[last + 1]?.[0] ?? '';
  if (said.at(-1)?.endsWith('?') || EXCEPTED.test(next)) return undefined;
  const lead = text.slice(sentences[first]?.index ?? start, start);
  return { sentence: said.join(''), lead, before: sentences[first - 1]?.[0] ?? '' };
}

/** The first place in a text where it takes from consumers what the law gives them. */
export function breachOf(
  text: string,
  breaches: readonly Breach[],
): { span: Span; wrong: Wrong } | undefined {
  for (const { wrong, sign, said, unless } of breaches) {
    if (!text.includes(sign) || !said.test(text)) continue;
    for (const found of matchesIn(text, new RegExp(said, `${said.flags}g`))) {
      const start = found.index + (/^[.!?] /.test(found[0]) ? 2 : 0);
      const end = found.index + found[0].length;
      const { sentence, lead = '', before } = stated(text, start, end) ?? {};
      if (sentence === undefined || unless?.test(sentence)) continue;
      if (wrong === 'without-tax' && isNoConsumerPrice(sentence, lead.length)) continue;
      if (wrong === 'excluded' && isOfPrivateSale(sentence)) continue;
      if (wrong === 'excluded' && isLawfulCase(found[0], `${before}${sentence}`)) continue;
      return { span: [start, end], wrong };
    }
  }
  return undefined;
}
