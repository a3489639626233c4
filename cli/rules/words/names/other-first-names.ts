import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { knownNames } from './known-names.ts';
import type { KnownPerson } from './person-names.ts';

/** Names of the facts that say who founded a business, or whose it is. */
const FOUNDER = /(?:^|\.)(?:founder|gr(?:ü|ue)nder(?:in)?|fundadora?)(?:Name)?$/i;
const OWNER = /(?:^|\.)(?:owner|inhaber(?:in)?|propietari[oa]|due(?:ñ|n)[oa])(?:Name)?$/i;

/** Where a family is in the business, or spoken of beside the name, it may be any of them. */
const FAMILY =
  /(?<!\p{L})(?:famil\p{L}+|sons?|daughters?|brothers?|sisters?|siblings|husband|wife|father|mother|grand\p{L}+|cousins?|generations?|s(?:o|ö)hne?n?|tochter|t(?:o|ö)chtern?|br(?:u|ü)dern?|gebr(?:ü|ue)der|schwestern?|geschwister|vater|mutter|ehemann|ehefrau|groß\p{L}+|hij[oa]s?|herman[oa]s?|padres?|madre|espos[oa]|abuel[oa]s?|prim[oa]s?|nephews?|nieces?|neffen?|nichten?|sobrin[oa]s?)(?!\p{L})/iu;

const FIRST = '(?<first>\\p{Lu}[\\p{Ll}\\p{M}]+)';
const LAST = "(?<last>\\p{Lu}[\\p{L}\\p{M}'’-]+)";

/** Who founded the business, or has it: nobody else is that. */
const framesOf = (role: string, did: string, name: string) => [
  `(?<!\\p{L}|-)(?:${role}),? ${name}(?![\\p{L}-])`,
  `(?<!\\p{L})${name}(?: \\([^()]*\\))?,?\\s+(?:(?:the|der|die|el|la|our|its|unser|unsere) )?(?:${role})(?!\\p{L})`,
  `(?<!\\p{L})(?:${did}) ${name}(?![\\p{L}-])`,
];
const FOUNDERS = '[Ff]ounder|[Gg]ründer(?:in)?|[Ff]undadora?';
const FOUNDED =
  '(?:[Ff]ounded|[Ss]tarted|[Ss]et up)(?: in \\d{4})? by|[Gg]egründet(?: \\d{4})? von|(?:[Ff]undad[oa]|[Cc]read[oa])(?: en \\d{4})? por';
const OWNERS = '[Oo]wner|[Ii]nhaber(?:in)?|[Pp]ropietari[oa]|[Dd]ueñ[oa]';
const OWNED = '[Oo]wned by';

/** How a name is said to be that of whoever founded or has the business, for the fact that holds it; undefined for other persons. */
function framesFor(fact: string, name: string): string[] | undefined {
  if (FOUNDER.test(fact)) return framesOf(FOUNDERS, FOUNDED, name);
  return OWNER.test(fact) ? framesOf(OWNERS, OWNED, name) : undefined;
}

/** True for a name that a copy has in several places: it is that of somebody else. */
function isRepeated(name: string, copy: string): boolean {
  return copy.split(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u')).length > 2;
}

/** Somebody of the business, who may be any member of a family. */
const ofBusiness = (last: string) =>
  `(?<!\\p{L})${FIRST} ${last}(?: (?:of|from|at|von|bei|de)|,) \\{business\\.name\\}`;

/** What one person does alone, whom the words call "himself": "David Reyes answers the phone himself". */
const ALONE =
  /(?<!\p{L})(?:himself|herself|in person|personally|persönlich|(?:er|sie) selbst|höchstpersönlich|él mismo|ella misma|en persona|personalmente)(?!\p{L})/iu;

/** A name at the beginning of a sentence, with the verb of what is done. */
const subject = (last: string) => `(?<=^|[.!?]\\s)${FIRST} ${last} (?=\\p{Ll})`;

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Letters in common at the beginning of names that are taken for each other: David and Daniel. */
const ALIKE = 2;

/** True for words that name a whole family, or another person of it, in the configuration. */
function isOfFamily(facts: Facts, first: string): boolean {
  const known = knownNames(facts);
  if (known.has(first.toLowerCase())) return true;
  return FAMILY.test([...known].join(' '));
}

/**
 * Other first names with the last name of whoever founded or has the business, where the words say that it is this person: “founded by
 * David Reyes” where it was Daniel. A page that names both, or a family, is about several.
 *
 * @param copy of the whole file.
 */
export function* otherFirstNames(
  text: string,
  { fact, first, last }: KnownPerson,
  copy: string,
  facts: Facts,
): Generator<Span> {
  const name = escaped(last);
  const said = framesFor(fact, `${FIRST} ${name}`);
  if (!said || !text.includes(` ${last}`) || text.includes(`{${fact}}`)) return;
  const frames = [...said, ...(ALONE.test(text) ? [subject(name)] : []), ofBusiness(name)];
  for (const [at, frame] of frames.entries())
    for (const { 0: found, index, groups } of matchesIn(text, new RegExp(frame, 'gu'))) {
      const written = groups?.first ?? '';
      if (written === first || text.includes(first) || isOfFamily(facts, written)) continue;
      const isAnyone = at >= said.length;
      const isAlike = written.slice(0, ALIKE) === first.slice(0, ALIKE);
      if (isAnyone && (!isAlike || FAMILY.test(text))) continue;
      if (isRepeated(written, copy)) continue;
      const start = index + found.indexOf(`${written} ${last}`);
      yield [start, start + written.length + 1 + last.length];
      return;
    }
}

/**
 * Other last names with the first name of whoever founded or has the business, where the words say that it is this person, as in
 * `otherFirstNames`. Who has the name from a marriage is named with both on the page.
 *
 * @param copy of the whole file.
 */
export function* otherLastNames(
  text: string,
  { fact, first, last }: KnownPerson,
  copy: string,
  facts: Facts,
): Generator<Span> {
  if (!text.includes(`${first} `) || text.includes(`{${fact}}`) || copy.includes(last)) return;
  for (const frame of framesFor(fact, `${escaped(first)} ${LAST}`) ?? [])
    for (const { 0: found, index, groups } of matchesIn(text, new RegExp(frame, 'gu'))) {
      const written = groups?.last ?? '';
      if (knownNames(facts).has(written.toLowerCase())) continue;
      if (isRepeated(written, copy)) continue;
      const start = index + found.indexOf(`${first} ${written}`);
      yield [start, start + first.length + 1 + written.length];
      return;
    }
}
