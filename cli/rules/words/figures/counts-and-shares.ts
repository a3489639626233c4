import type { Facts } from '../../../content/facts/facts.ts';
import { wordsOfKey } from './units-of-names.ts';

/** After a number of people or things, which is no share: "5 or more of you". */
const AS_COUNT =
  /^\*{0,2}\s(?:people|persons|guests|participants|personen|gästen?|teilnehmer(?:n|innen)?|personas|invitados|participantes|(?:or|and) more|oder mehr|und mehr|o más|y más)(?!\p{L})/iu;

/** Says that a share is meant after all: "10 or more percent". */
const SHARE = /%|percent|per cent|prozent|por ciento/i;

/** Characters after it in which that is said. */
const NEAR = 30;

/** Last words of keys of a share of a price that some people get, not of how many there are: `discountSeniors`. */
const TAKERS =
  /^(?:members?|students?|pupils?|seniors?|retirees?|pensioners?|children|kids|teachers?|nurses?|veterans?|famil(?:y|ies)|residents?|locals?|neighbou?rs|employees|staff|clients?|customers?|early|late|mitglieder?|studierende|studenten|schüler|senioren|rentner|kinder|familien?|azubis|kunden|socios|estudiantes|mayores|jubilados|niños|familias|vecinos|clientes)$/i;

/** A key in the plural, which counts. */
const PLURAL = /(?<!s)s$|^(?:people|personen|gaeste|gäste|teilnehmer|stück|stueck)$/i;

const PERCENT = ['Percent', 'Percentage', 'Prozent', 'Porcentaje'];

/** The words behind a percentage that make it a number of people or things: " or more"; empty if there are none. */
export function countBehind(after: string): string {
  const [words = ''] = AS_COUNT.exec(after) ?? [];
  const [clause = ''] = /^[^.;:!?]*/.exec(after) ?? [];
  return SHARE.test(clause.slice(0, NEAR)) ? '' : words;
}

/**
 * The percentage that is meant where a number of people or things stands before a percent sign: `groupDiscountSigners`, where the
 * percentage of the same name is `groupDiscountPercent`. Undefined if the number may be a share.
 */
export function shareMeant(name: string, facts: Facts): string | undefined {
  const words = wordsOfKey(name);
  const last = words.at(-1) ?? '';
  // A discount of one word is that of those whom the next one names: `discountTeachers`.
  if (words.length < 3 || !PLURAL.test(last) || TAKERS.test(last)) return undefined;
  const stem = name.slice(0, -last.length);
  return PERCENT.map((percent) => stem + percent).find((other) => facts.get(other) !== undefined);
}
