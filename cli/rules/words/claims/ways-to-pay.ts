import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove } from '../surroundings.ts';

/** A way to pay. */
interface Way {
  /** How texts call it. */
  said: string;
  /** Entries of `business.payments` that are it, or include it. */
  covers: RegExp;
  /** Entries that say which ones of its kind are accepted, so that a general one does not include it. */
  unless?: RegExp;
}

/** Services between people, which “mobile payment” includes only where none of them is named. */
const SERVICES =
  /cash ?app|venmo|zelle|paypal|bizum|twint|wero|mercado ?pago|nequi|daviplata|revolut/i;

/** Names with which nothing else is meant: those that a business may lack. */
const BRANDS: readonly Way[] = [
  ...[
    'cash ?app',
    'venmo',
    'zelle',
    'bizum',
    'twint',
    'wero',
    'mercado ?pago',
    'nequi',
    'daviplata',
    'revolut',
  ].map((said) => ({
    said,
    covers: new RegExp(`${said}|mobile|móvil|mobil|\\bapps?\\b`, 'i'),
    unless: SERVICES,
  })),
  {
    said: 'paypal',
    covers: /paypal|online|internet|mobile|móvil|mobil|\bapps?\b/i,
    unless: SERVICES,
  },
  { said: 'klarna|afterpay', covers: /klarna|afterpay|instal|raten|financ|plazos/i },
  {
    said: 'bitcoins?|crypto(?:currency|currencies)?|kryptowährung(?:en)?|criptomonedas?',
    covers: /bitcoin|krypto|crypto|cripto/i,
  },
  {
    said: '(?:apple|google|samsung) ?pay',
    covers: /(?:apple|google|samsung) ?pay|wallet|mobile|móvil|mobil|handy|contact|kontaktlos|nfc/i,
  },
  {
    said: 'american express|amex',
    covers:
      /american express|amex|credit|kredit|crédito|^cards?$|^tarjetas?$|^karten?(?:zahlung)?$/i,
    unless: /visa|master/i,
  },
  {
    said: 'ec-?karten?|girocards?',
    covers: /\bec\b|giro|debit|bankomat|maestro|^karten?(?:zahlung)?$|kartenzahlung|^cards?$/i,
  },
];

/** Ways of which texts have other names than the configuration: they make a list of ways, and are not told. */
const GENERAL: readonly Way[] = [
  {
    said: '(?:credit|debit|bank)(?:(?: and| or|\\/) ?(?:credit|debit))?(?: cards?)?|cards?|visa|mastercard|kredit-?karten?|kreditkartenzahlung|karten?(?:zahlung)?|tarjetas?(?: de (?:crédito|débito)(?: [oy] (?:de )?débito)?)?',
    covers: /card|karte|tarjeta|visa|master|amex|american/i,
  },
  {
    said: 'cash|bar(?:geld|zahlung)?|(?:en )?efectivo|metálico',
    covers: /\bcash\b|\bbar|efectivo|metálico/i,
  },
  { said: 'che(?:ck|que)s?|schecks?', covers: /check|cheque|scheck/i },
  {
    said: '(?:bank|wire) transfers?|überweisung|transferencias?(?: bancarias?)?|sepa-?lastschrift|lastschrift|direct debit|domiciliación|invoice|(?:auf )?rechnung',
    covers: /transfer|überweis|sepa|lastschrift|debit|domicilia|invoice|rechnung/i,
  },
];

const WAYS = [...BRANDS, ...GENERAL];
const PATTERNS = WAYS.map(({ said }) => new RegExp(`^(?:${said})$`, 'iu'));
const WAY = WAYS.map(({ said }) => said).join('|');

/** What stands between two entries of a list: a comma, “and”, and “by” or “con”. */
const JOINED =
  /^(?:\s*\n\s*[-*]\s+|\s*[,/·|;]\s*|\s+)(?:(?:and|or|und|oder|sowie|y|e|o|u|&)\s+)?(?:(?:by|with|in|via|per|mit|auf|con|por|en|a|al|also|auch|even|incluso|también|all|all major|major)\s+){0,2}$/iu;

const ONE = new RegExp(`(?<![\\p{L}-])(?:${WAY})(?![\\p{L}-])`, 'giu');

/** A quick test for a name that a business may lack. */
const SEEN = new RegExp(`(?<!\\p{L})(?:${BRANDS.map(({ said }) => said).join('|')})`, 'iu');

/** Says that they are paid with. */
const PAID =
  /(?<!\p{L})(?:pay|pays|paid|payable|payments?|accept|accepts|accepted|takes?|welcome|(?:be|ge)?zahl\p{L}*|zahlung\p{L}*|nehmen|akzept\p{L}*|pag[aou]\p{L}*|pagas?|pagar\p{L}*|acept\p{L}*|cobr\p{L}*|admit\p{L}*|abon\p{L}*)(?!\p{L})/iu;

/** Denies something, or says that it depends. */
const DENIED =
  /(?<!\p{L})(?:no(?! (?:surcharge|extra|fee|charge|cost))|not|cannot|nor|never|neither|except|unless|without|instead|rather|other than|only if|soon|once|used to|ask|someday|\p{L}+n['’]t|kein\p{L}*|nicht|nie|weder|ohne|außer|statt|bald|früher|nunca|ni|sin|salvo|excepto|menos|pronto|antes|tampoco)(?!\p{L})/iu;

/** Those who pay, ask for or offer such things besides the business. */
const OTHERS =
  /(?<!\p{L})(?:banks?|credit unions?|scam\p{L}*|fraud\p{L}*|phish\p{L}*|thie(?:f|ves)|count(?:y|ies)|courts?|clerks?|dmv|cit(?:y|ies)|state|meters?|machines?|vendors?|stalls?|suppliers?|sellers?|buyers?|apps?|they|their|he|she|most|many|some|other|stores|shops|online shops|your (?:shop|store|site|website|customers?|clients?|guests?|till)|pay(?:s|ing)? you|donors?|gift cards?|behörde\p{L}*|amt|ämter|automat\p{L}*|\p{L}*bank(?:en)?|betrüg\p{L}*|händler\p{L}*|verkäufer\p{L}*|viele|manche|andere|gutschein\p{L}*|bancos?|estaf\p{L}*|ayuntamiento|juzgado|cajeros?|vendedor\p{L}*|comprador\p{L}*|muchos|algunos|otr[oa]s|sus? clientes?|tarjetas? regalo)(?!\p{L})/iu;

/** A heading, label or question above ways to pay. */
const ABOUT_PAYING =
  /(?<!\p{L})(?:pay|paying|payments?|zahlung\p{L}*|(?:be)?zahlen|pagos?|pagar|paga)(?!\p{L})/iu;

/** Least ways in a row that are a list of those the business accepts, and how many of them it has to have. */
const LEAST = 3;
const LEAST_KNOWN = 2;

/** The lists of the ways to pay that a business accepts; a site may have some of its own beside the first: `paymentsAtVisit`. */
export function acceptedLists({ site }: Facts): readonly (readonly string[])[] {
  const { business } = site ?? {};
  if (business?.payments === undefined) return [];
  return Object.entries(business).flatMap(([key, list]) =>
    key.startsWith('payments') && Array.isArray(list) ? [list.map(String)] : [],
  );
}

function accepted(facts: Facts): readonly string[] {
  return [...new Set(acceptedLists(facts).flat())];
}

function isAccepted(said: string, ways: readonly string[]): boolean {
  const way = WAYS[PATTERNS.findIndex((pattern) => pattern.test(said))];
  if (!way) return true;
  const { covers, unless } = way;
  const isNamed = new RegExp(way.said, 'iu');
  const isOfNames = unless !== undefined && ways.some((entry) => unless.test(entry));
  return ways.some((entry) => (isOfNames ? isNamed : covers).test(entry));
}

/** False if a copy has no name of a way to pay that the business may lack. */
export function mayPayOtherwise(copy: string, { site }: Facts): boolean {
  return site?.business.payments !== undefined && SEEN.test(copy);
}

/** The ways of a list in turn: those between which nothing else is said. */
function listsIn(text: string): Span[][] {
  const lists: Span[][] = [];
  for (const { 0: found, index } of matchesIn(text, ONE)) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const span: Span = [index, index + found.length];
    if (list && last && JOINED.test(text.slice(last[1], index))) list.push(span);
    else lists.push([span]);
  }
  return lists.filter((list) => list.length >= LEAST);
}

/** The short texts beside one, or above the list that it is an entry of, which may say that it is about paying. */
function linesAbove({ path, text }: LocatedText, at: number, raw: object): string[] {
  const isEntry = typeof path.at(-1) === 'number';
  const block = Object(valueAt(raw, path.slice(0, isEntry ? -2 : -1))) as Record<string, unknown>;
  const { title, heading, label, question, name } = block;
  return [title, heading, label, question, name, headingAbove(text, at)].filter(
    (line) => typeof line === 'string',
  );
}

/** True for a list below a heading or question about paying, which needs no verb. */
function isBelowPaying(located: LocatedText, at: number, raw: object): boolean {
  const lines = linesAbove(located, at, raw);
  const isOthers = lines.some((line) => DENIED.test(line) || OTHERS.test(line));
  return !isOthers && lines.some((line) => ABOUT_PAYING.test(line));
}

/** The other entries of a list of which a text is one, if all are short. */
function entriesBeside({ path }: LocatedText, raw: object): string[] {
  const list = typeof path.at(-1) === 'number' ? valueAt(raw, path.slice(0, -1)) : undefined;
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** Names of a way to pay, as entries of a list: "Cash", "Bitcoin". */
function* otherEntries(
  located: LocatedText,
  raw: object,
  ways: readonly string[],
): Generator<Span> {
  const { text } = located;
  const isWay = (entry: string) => PATTERNS.some((pattern) => pattern.test(entry));
  if (!isWay(text) || isAccepted(text, ways) || !isBelowPaying(located, 0, raw)) return;
  const known = entriesBeside(located, raw).filter(
    (entry) => isWay(entry) && isAccepted(entry, ways),
  );
  if (known.length >= LEAST_KNOWN) yield [0, text.length];
}

/** Ways to pay in a list of several that the business accepts, which `business.payments` lacks: “card, cash, check or Cash App”. */
export function* otherWays(
  located: LocatedText,
  raw: object,
  facts: Facts,
): Generator<{ span: Span; accepted: readonly string[] }> {
  const { text } = located;
  if (!SEEN.test(text)) return;
  const ways = accepted(facts);
  for (const span of otherEntries(located, raw, ways)) yield { span, accepted: ways };
  for (const list of listsIn(text)) {
    const [[at]] = list as [Span];
    const sentence = sentenceAt(text, at);
    const until = list.at(-1)?.[1] ?? at;
    // "Cash App" is no app.
    const around = `${text.slice(sentence.start, at)}…${text.slice(until, sentence.end)}`;
    if (text[sentence.end] === '?' || DENIED.test(around) || OTHERS.test(around)) continue;
    if (!PAID.test(around) && !isBelowPaying(located, at, raw)) continue;
    const lacking = list.filter((span) => !isAccepted(text.slice(...span), ways));
    if (list.length - lacking.length < LEAST_KNOWN) continue;
    for (const span of lacking) if (SEEN.test(text.slice(...span))) yield { span, accepted: ways };
  }
}
