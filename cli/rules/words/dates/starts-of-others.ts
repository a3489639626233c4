import type { Facts } from '../../../content/facts/facts.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { areUnknown, isNamedOther } from '../names/named-others.ts';

const LANGUAGES = ['en', 'es', 'de'];

/** True for a common noun, as German writes it: "der Betrieb". */
function isListed(word: string): boolean {
  const hash = hashOf(word.toLowerCase());
  return LANGUAGES.some((language) => lexiconOf(language)?.has(hash));
}

/** Speaks of the business. */
const OURS =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nosotros|nuestr\p{L}+|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business\./iu;

/** A sentence up to the verb that says that its subject began: "Milk Source was co-founded", "Verein Ponyhof, gegründet". */
const BEGINNING =
  /^(?<subject>.{3,}?)(?:,|\s)\s?(?:was|were|is|wurden?|ist|fue|began|started|opened|abrió|empezó|nació|founded|gegründet|established|fundad[oa])(?!\p{L})/u;

/** The part of a sentence before a year, also behind an abbreviation such as "e. V.". */
const UP_TO = /(?<=^|\n|\p{L}{3}[.!?]\s)(?:(?!\p{L}{3}[.!?]\s|\n).)*$/u;

/** A participle up to a year at the beginning of a sentence, and who was founded so, behind it. */
const HANGING =
  /(?:^|[.!?\n]\s?)[*_\s]*(?:founded|established|created|set up|gegründet|fundad[oa]s?|cread[oa]s?|constituid[oa]s?|nacid[oa]s?)(?!\p{L})[^.!?;\n]{0,30}$/iu;
const WHO =
  /^\d{4}[^.!?;:\n]{0,160}?,\s(?:(?:\p{Ll}+\s(?:sich\s)?)?(?:der|die|das|the|el|la)\s)?(?<who>\p{Lu}[\p{L}.&’'-]+(?:\s(?:(?:de|del|of|the|für)\s)?\p{Lu}[\p{L}.&’'-]+)*)(?=\s\p{Ll})/u;

/** True if what was founded in a year is named behind it, by a name that the configuration does not know. */
function isHangingOther(text: string, at: number, facts: Facts): boolean {
  if (!HANGING.test(text.slice(Math.max(0, at - 60), at))) return false;
  const { who } = WHO.exec(text.slice(at))?.groups ?? {};
  if (who === undefined || OURS.test(who) || isListed(who)) return false;
  return areUnknown(who, facts);
}

/** A name of one word behind an article, where nouns have no capital: "The Blatnik", «El Prado». */
const NAMED_ALONE = /(?:^|\s)(?:[Tt]he|[Ee]l|[Ll]a) (?<name>\p{Lu}\p{L}{2,})$/u;

/** True if what began in a year has a name that the configuration does not know. */
export function isOfNamedOther(text: string, at: number, facts: Facts): boolean {
  if (isHangingOther(text, at, facts)) return true;
  const [before = ''] = UP_TO.exec(text.slice(0, at)) ?? [];
  const { subject = '' } = BEGINNING.exec(before)?.groups ?? {};
  if (OURS.test(subject)) return false;
  const { name } = NAMED_ALONE.exec(subject)?.groups ?? {};
  return (name !== undefined && areUnknown(name, facts)) || isNamedOther(subject, facts);
}
