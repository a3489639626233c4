import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isQuoted } from '../text-kinds.ts';

/** A number that contradicts the fact which its page shows elsewhere for the same thing. */
export interface OtherFigure {
  located: LocatedText;
  span: Span;
  meant: { name: string; text: string };
}

const PERCENT = '(?:%|per ?cent(?!\\p{L})|prozent(?!\\p{L})|por ciento(?!\\p{L}))';

const TYPED = new RegExp(`(?<![\\p{L}\\d.,/–{-])(?<number>\\d{1,2})\\s?${PERCENT}`, 'giu');

const SHOWN = new RegExp(`${FACT_REFERENCE.source}(?<sign>\\s?${PERCENT})?`, 'giu');

/** Says that less is paid: what is less of something else, such as water, is followed by what it is. */
const REDUCED =
  /(?<!\p{L})(?:(?:spar|rabatt|nachlass|ermäßig|descuent|rebaj|ahorr|discount)\p{L}*|\p{L}*rabatt|günstiger|billiger|cheaper|sav(?:e|es|ing|ings)|off|(?:weniger|less|menos)(?=\s+(?:en|auf|bei|bis|für|on|for|at|until|hasta|si|wenn|if)(?!\p{L})|\s*(?:[.,;:!?)]|$)))(?!\p{L})/iu;

/** Says to whom, from how many, or on what another discount is given. */
const OF_CASE =
  /(?<!\p{L})(?:ab|wer|wenn|zusätzlich\p{L}*|weitere|jede[nrs]?|zweite[nrs]?|mitglieder\p{L}*|stammkund\p{L}*|studier\p{L}*|senior\p{L}*|kinder|gruppen?|from|if|when|extra|additional|another|second|members?|students?|seniors?|groups?|regulars?|more than|or more|si|a partir|adicional|otro|segund[oa]|soci[oa]s|estudiantes|grupos?|más de|o más|bis zu|up to|hasta (?:un|el)|formerly|früher|antes|statt|instead|between|zwischen|entre)(?!\p{L})/iu;

/** The parts of a page that say what it offers, and not what else there is. */
function isOffer({ path }: LocatedText): boolean {
  const [first] = path;
  return ['hero', 'seo', 'countdown', 'cta'].includes(String(first)) || path.at(-2) === 'title';
}

/** Uses from which on the page is about the discount. */
const LEAST = 2;

/** The only fact that a page shows as a discount, if it does so several times; a page with two has one of them typed. */
function discountOf({ texts }: CopyFile, facts: Facts): { name: string; text: string } | undefined {
  const names = texts.flatMap(({ text }) =>
    text.includes('{')
      ? [...matchesIn(text, SHOWN)].flatMap(({ 1: name = '', groups }) => {
          const value = facts.get(name) ?? '';
          const isShare = /^\d{1,2}$/.test(value)
            ? groups?.sign !== undefined
            : /^\d+\s?%$/.test(value);
          return isShare ? [name] : [];
        })
      : [],
  );
  const [name = ''] = names;
  if (names.length < LEAST || names.some((other) => other !== name)) return undefined;
  const isSaid = texts.some(({ text }) => text.includes(`{${name}}`) && REDUCED.test(text));
  const isNamed = /rabatt|discount|descuento|nachlass|rebaja|saving|ahorro|\boff/i.test(name);
  return isSaid || isNamed ? { name, text: facts.get(name) ?? '' } : undefined;
}

/** False if no text of a copy names a percentage in digits, or none shows a fact. */
export function mayDiscount(copy: string): boolean {
  return (
    copy.includes('{') &&
    /\d\s?(?:%|per ?cent|prozent|por ciento)/i.test(copy) &&
    REDUCED.test(copy)
  );
}

/** Discounts that are typed into the offer of a page which shows another one as a fact: "20 % off" above `{offer.percent} %`. */
export function* otherDiscounts(file: CopyFile, facts: Facts): Generator<OtherFigure> {
  const meant = discountOf(file, facts);
  if (!meant) return;
  const value = Number.parseInt(meant.text, 10);
  for (const located of file.texts) {
    const { text } = located;
    if (!isOffer(located) || isQuoted(located) || !REDUCED.test(text)) continue;
    for (const { 0: found, index, groups } of matchesIn(text, TYPED)) {
      const { start, end } = sentenceAt(text, index);
      const sentence = text.slice(start, end);
      if (Number(groups?.number) === value || !REDUCED.test(sentence)) continue;
      if (OF_CASE.test(sentence) || sentence.includes('{')) continue;
      yield { located, span: [index, index + found.length], meant };
    }
  }
}
