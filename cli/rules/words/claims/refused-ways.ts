import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Ways to pay that every visitor asks for, as texts and as entries of `business.payments` call them. */
const WAYS = {
  cash: {
    said: 'cash|bargeld|bar(?:zahlung)?|(?:en )?efectivo',
    listed: /\bcash\b|\bbar|efectivo|metálico/i,
  },
  card: {
    said: '(?:(?:credit|debit) )?cards?|(?:kredit-?)?karten?(?:zahlung)?|tarjetas?',
    listed: /\bcards?\b|karte|tarjeta/i,
  },
  check: { said: 'che(?:ck|que)s?|schecks?', listed: /\bche(?:ck|que)s?\b|scheck/i },
} as const;

type Way = keyof typeof WAYS;
const NAMES = Object.keys(WAYS) as Way[];
const WAY = NAMES.map((name) => `(?<${name}>${WAYS[name].said})`).join('|');

/** What follows the way in such a sentence: nothing that says which ones, of whom, or from which sum on. */
const END = '(?=[.,;!)]|$|\\s(?:(?:and|or|nor|ni|y|o|oder|und|noch) [\\p{L} ]{3,20}(?:[.,;!)]|$)))';

/** Says that the business takes one way alone. */
const ONLY = [
  `we (?:only (?:take|accept)|(?:take|accept) only) (?:${WAY})`,
  `(?:you (?:can )?pay|payment is|payable|we take|we accept)(?: only)? (?:(?:by|in|with) )?(?:${WAY}) only`,
  `(?:you (?:can )?(?:only pay|pay only)|payment is only|payable only) (?:by|in|with) (?:${WAY})`,
  `(?:se paga|paga|pague|cobramos|aceptamos|admitimos) (?:solo|sólo|solamente|únicamente) (?:(?:con|en|por) )?(?:${WAY})`,
  `(?:solo|sólo|solamente|únicamente) (?:aceptamos|admitimos|cobramos|se paga|se acepta) (?:(?:con|en|por) )?(?:${WAY})`,
  `(?:wir nehmen|wir akzeptieren|nehmen wir|gezahlt wird|sie zahlen) (?:nur|ausschließlich) (?:(?:mit|in|per) )?(?:${WAY})`,
].map((frame) => new RegExp(`(?<!\\p{L})${frame}${END}`, 'giu'));

/** Says that the business does not take one. */
const REFUSED = [
  `we (?:do not|don['’]t|cannot|can['’]t|no longer) (?:take|accept) (?:any )?(?:${WAY})`,
  `no (?:aceptamos|admitimos|cobramos en|se aceptan?|se admiten?|tomamos) (?:${WAY})`,
  `(?:nehmen|akzeptieren)(?: wir)? (?:leider )?kein(?:e|en)? (?:${WAY})`,
].map((frame) => new RegExp(`(?<!\\p{L})${frame}${END}`, 'giu'));

/** Says when, where, or for what. */
const CONDITION =
  /(?<!\p{L})(?:if|when|unless|deposits?|online|in advance|advance|tips?|orders?|bookings?|after|before|over|under|above|below|until|at the|event|markets?|vouchers?|wenn|anzahlung|im voraus|trinkgeld|markt|über|unter|ab|bis|gutschein\p{L}*|si|cuando|anticipo|por internet|reservas?|propinas?|mercado|más de|menos de|hasta|bonos?)(?!\p{L})/iu;

/** A quick test for such a sentence. */
const SEEN =
  /only|sol[oa]|sólo|únicamente|nur|ausschließlich|do not|n['’]t|cannot|no longer|(?:^|\P{L})no\P{L}|kein/iu;

/** Finds the ways themselves sooner than the patterns above do. */
const ANY_WAY =
  /cash|bargeld|\bbar\b|barzahlung|efectivo|cards?\b|kart|tarjeta|che(?:ck|que)|scheck/i;

/** A way to pay in a sentence that contradicts `business.payments`. */
export interface RefusedWay {
  span: Span;
  /** Entries that the business accepts all the same. */
  accepted: readonly string[];
}

function wayOf(groups: Readonly<Record<string, string | undefined>>): Way | undefined {
  return NAMES.find((name) => groups[name] !== undefined);
}

/** False if a copy refuses no way to pay. */
export function mayRefuseWays(copy: string): boolean {
  return ANY_WAY.test(copy) && SEEN.test(copy);
}

/**
 * Sentences that refuse a way to pay which the business accepts, or take one alone: “no aceptamos efectivo” beside `cash`.
 *
 * @param lists of the ways that it accepts, in several places perhaps: a sentence may be about one of them.
 */
export function* refusedWays(
  { text }: LocatedText,
  lists: readonly (readonly string[])[],
): Generator<RefusedWay> {
  if (lists.length === 0 || !mayRefuseWays(text)) return;
  const inAll = (way: Way) => {
    const listed = lists.map((list) => list.find((entry) => WAYS[way].listed.test(entry)));
    return listed.includes(undefined) ? undefined : listed[0];
  };
  for (const [frames, isOnly] of [
    [ONLY, true],
    [REFUSED, false],
  ] as const)
    for (const { 0: words, index, groups = {} } of frames.flatMap((frame) => [
      ...matchesIn(text, frame),
    ])) {
      const way = wayOf(groups);
      const sentence = sentenceAt(text, index);
      if (!way || CONDITION.test(text.slice(sentence.start, sentence.end))) continue;
      const others = isOnly ? NAMES.filter((name) => name !== way) : [way];
      // What follows “only” may be several: “only cash and cards”.
      const rest = text.slice(index + words.length, sentence.end);
      const isNamed = (name: Way) =>
        new RegExp(`(?<!\\p{L})(?:${WAYS[name].said})`, 'iu').test(rest);
      const accepted = others.flatMap((name) =>
        isOnly && isNamed(name) ? [] : (inAll(name) ?? []),
      );
      if (accepted.length > 0) yield { span: [index, index + words.length], accepted };
    }
}
