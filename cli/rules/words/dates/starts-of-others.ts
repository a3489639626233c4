import type { Facts } from '../../../content/facts/facts.ts';
import { areUnknown, isNamedOther } from '../names/named-others.ts';

/** Speaks of the business. */
const OURS =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nosotros|nuestr\p{L}+|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business\./iu;

/** A sentence up to the verb that says that its subject began: "Milk Source was co-founded", "Verein Ponyhof, gegründet". */
const BEGINNING =
  /^(?<subject>.{3,}?)(?:,|\s)\s?(?:was|were|is|wurden?|ist|fue|began|started|opened|abrió|empezó|nació|founded|gegründet|established|fundad[oa])(?!\p{L})/u;

/** The part of a sentence before a year, also behind an abbreviation such as "e. V.". */
const UP_TO = /(?<=^|\n|\p{L}{3}[.!?]\s)(?:(?!\p{L}{3}[.!?]\s|\n).)*$/u;

/** A name of one word behind an article, where nouns have no capital: "The Blatnik", «El Prado». */
const NAMED_ALONE = /(?:^|\s)(?:[Tt]he|[Ee]l|[Ll]a) (?<name>\p{Lu}\p{L}{2,})$/u;

/** True if what began in a year has a name that the configuration does not know. */
export function isOfNamedOther(text: string, at: number, facts: Facts): boolean {
  const [before = ''] = UP_TO.exec(text.slice(0, at)) ?? [];
  const { subject = '' } = BEGINNING.exec(before)?.groups ?? {};
  if (OURS.test(subject)) return false;
  const { name } = NAMED_ALONE.exec(subject)?.groups ?? {};
  return (name !== undefined && areUnknown(name, facts)) || isNamedOther(subject, facts);
}
