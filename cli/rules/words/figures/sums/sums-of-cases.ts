import { sentenceAt } from '../../sentence-at.ts';
import { headingAbove } from '../../surroundings.ts';

/** First person: what we took is a price of ours. */
const OURS =
  /(?<!\p{L})(?:we|us|our|my|wir|uns|unser\p{L}*|nuestr\p{L}+|nosotros|nos|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** Headings above what somebody had done and paid before: “What had been replaced”, «Lo que ya le habían cambiado». */
const HAD_DONE =
  /^#.*(?<!\p{L})(?:(?:had|has) (?:already )?(?:been )?(?:paid|spent|replaced|changed|tried|bought)|what (?:he|she|they|the owner) (?:paid|spent)|(?:schon )?(?:bezahlt|ausgegeben|getauscht|ersetzt|gewechselt|gekauft) (?:hatte|worden war|war)|(?:(?:le|les|se) )?hab[ií]an? (?:\p{L}+ )?(?:cambiado|pagado|gastado|puesto|comprado|cobrado)|(?:ya )?(?:llevaba|había gastado))(?!\p{L})/iu;

/** The last sentence before a list that says what somebody or something needed or paid once: “The car needed this:”. */
const NEEDED =
  /(?<!\p{L})(?:(?:it|he|she|they|the \p{L}+|her \p{L}+|his \p{L}+) (?:needed|wanted|paid|got|spent|had (?:paid|spent|to))|(?:brauchte|zahlte|bezahlte|bekam)n?|necesitaban?|pagó|pagaron|gastó|pidió|(?:le|les) (?:hacía falta|cobraron|costó))(?!\p{L})[^.!?]{0,60}:\s*$/iu;

/** A day of a year, of which something is told: not one from which a price holds. */
const DAY =
  /(?<!(?:since|as of|from|until|ab|seit|stand|bis|desde|a partir del?|vigentes? (?:desde|el)|hasta)(?: the| dem| el)? )(?<!\p{L})(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}(?:st|nd|rd|th)?,? |\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?\p{L}{3,} (?:de )?)(?<year>(?:19|20)\d\d)(?!\d)[^.!?]{0,60}$/iu;
const PRICED =
  /(?<!\p{L})(?:prices?|fees?|rates?|costs?|now|preise?|gebühr(?:en)?|tarife?|kostet|kosten|jetzt|precios?|tarifas?|cuestan?|vale|ahora)(?!\p{L})/iu;

/** A line of a list or a row of a table. */
const ENTRY = /^(?:[-*|]|\d+\.)\s?/;

/** What leads to the list or table around a position: the last line before it that has words. */
function leadTo(text: string, at: number): string {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  if (!ENTRY.test(text.slice(line, line + 4))) return '';
  const before = text
    .slice(0, line)
    .split('\n')
    .filter((one) => one.trim() !== '' && !ENTRY.test(one) && !one.startsWith(':::'));
  return before.at(-1) ?? '';
}

/**
 * True for a sum of one past case: an entry of a list or table of what somebody needed or had paid, or what is written under a day of a former
 * year.
 *
 * @param now in milliseconds since 1970.
 */
export function isOfCase(text: string, at: number, now: number): boolean {
  const lead = leadTo(text, at);
  if (lead !== '' && !OURS.test(lead.slice(lead.search(/[^.!?]*$/)))) {
    const [heading = ''] = headingAbove(text, at).split('\n');
    if (NEEDED.test(lead) || (lead === heading && HAD_DONE.test(heading))) return true;
  }
  const before = text.slice(sentenceAt(text, at).start, at);
  const year = DAY.exec(before)?.groups?.year;
  const isFormer = year !== undefined && Number(year) < new Date(now).getFullYear();
  return isFormer && !PRICED.test(before) && !OURS.test(before);
}
