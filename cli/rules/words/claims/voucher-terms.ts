import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { readNumber } from '../figures/number-words.ts';
import { headingAbove } from '../surroundings.ts';

/** Names of facts that say how long a voucher, or a card for several visits, can be used. */
const NAMED =
  /voucher|gift|gutschein|bonus|zehnerkarte|mehrfachkarte|punchcard|(?:^|\.)pass(?=[A-Z._]|$)|(?:^|\.)bonos?|(?:^|\.)vales?(?=[A-Z._]|$)/i;

const VOUCHER =
  /(?<!\p{L})(?:gift )?(?:vouchers?|gift cards?|gift certificates?|gutscheine?n?|bonos?|(?:cheque|tarjeta) regalo|vales?|(?:class|lesson|visit|session|punch)[ -](?:pass(?:es)?|cards?)|(?:fünfer|zehner|zwölfer|mehrfach|\d{1,2}er-)karten?)(?!\p{L})/iu;

/** A number of years or months; one that says when something happens before is none. */
const SPAN =
  /(?<![\p{L}\d.,-])(?<number>\d{1,2}|an?|one|two|three|four|five|six|twelve|eine?[nms]?|zwei|drei|vier|fünf|sechs|zwölf|un|dos|tres|cuatro|cinco|seis|doce)[ -](?:(?<years>years?|jahre?n?|años?)|months?|monate?n?|mes(?:es)?)(?!\p{L})(?! (?:before|vor|vorher|antes))/giu;

const SEEN = /(?:year|jahr|año|month|monat|\bmes)/i;

/** Says that it can be used so long. */
const LASTS =
  /(?<!\p{L})(?:valid|good for|expires?|expired|lasts?|runs? out|use (?:it|them)|redeem(?:ed)?|gilt|gelten|gültig|verf[aä]ll\p{L}*|einzulösen|einlösen|läuft ab|válid[oa]s?|caduca\p{L}*|validez)(?!\p{L})/iu;

/** One of them. */
const ONE = /^(?:an?|one|eine?[nms]?|un)$/i;

const known = new WeakMap<Facts, readonly KnownFigure[]>();

function termsOf(facts: Facts): readonly KnownFigure[] {
  const terms =
    known.get(facts) ??
    knownFigures(facts).filter(
      ({ name, nouns, value }) =>
        value !== undefined &&
        NAMED.test(name) &&
        nouns.some((noun) => /^(?:month|monat|mes|year|jahr|ano|año)$/.test(noun)),
    );
  known.set(facts, terms);
  return terms;
}

function isOfMonths({ nouns }: KnownFigure): boolean {
  return nouns.some((noun) => /^(?:month|monat|mes)$/.test(noun));
}

/**
 * False if no text of a copy can say how long a voucher can be used.
 *
 * @param whole the copy of the file that it is part of, which may name the voucher.
 */
export function mayExpire(copy: string, facts: Facts, whole = copy): boolean {
  return termsOf(facts).length > 0 && SEEN.test(copy) && VOUCHER.test(whole);
}

/** The clause around a position. */
function clauseAt(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.;:!?\n]*$/);
  const end = text.slice(at).search(/[.;:!?\n]/);
  return text.slice(before, end < 0 ? undefined : at + end);
}

/**
 * Times for which vouchers can be used that no fact about them has, in months or in years.
 *
 * @param title of the entry in a list that the text belongs to.
 */
export function* otherVoucherTerms(
  text: string,
  facts: Facts,
  language: string,
  title = '',
): Generator<{ span: Span; meant: KnownFigure }> {
  const terms = termsOf(facts);
  const [meant] = terms;
  if (!meant) return;
  for (const { 0: found, index, groups = {} } of matchesIn(text, SPAN)) {
    const { number = '', years } = groups;
    const clause = clauseAt(text, index);
    if (!LASTS.test(clause)) continue;
    // In a long text the voucher is named beside its time, in a short one anywhere.
    const around = text.includes('\n\n')
      ? `${clause}\n${headingAbove(text, index)}`
      : `${title}\n${text}`;
    if (!VOUCHER.test(around)) continue;
    const said = /\d/.test(number) ? Number(number) : readNumber(number, language);
    const count = ONE.test(number) ? 1 : said;
    if (count === undefined) continue;
    const months = years === undefined ? count : count * 12;
    if (terms.some((term) => (term.value ?? 0) * (isOfMonths(term) ? 1 : 12) === months)) continue;
    const length = /\d/.test(number) ? number.length : found.length;
    yield { span: [index, index + length], meant };
  }
}
