import { mistakes } from '../../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../../content/facts/facts.ts';
import type { LocatedText } from '../../../../content/rule.ts';
import type { Span } from '../../../../content/span-location.ts';
import { titlesOf } from '../../page-titles.ts';
import { headingAbove, isBelowNeighbors } from '../../surroundings.ts';
import { isAddressOfState, isOfAuthority } from '../authorities.ts';
import { isAnybodys } from './anybodys-mail.ts';
import { isOfOfficer } from './officers.ts';
import { type ContactPage, isDirectory, isOfOtherBody } from './other-bodies.ts';
import { BY_US, isNamedOwn, NOT_OURS, saidBefore } from './said-before.ts';

/** Small words and words of ours between a request and an address: "Write to our office at", „Schreiben Sie einfach an“. */
const SMALL = [
  'us|me|our|the|an?|your|office|shop|studio|team|desk|e-?mails?|mail|message|line|it|them|this|that|form|request|number|at|to|on|by|via|through|with|or|and|today|now|first|here|simply|just|directly|address|is',
  'uns|mir|mich|sie|ihr|ihre|eine?|kurz|das|die|den|dem|der|unsere?|büro|team|e-?mails?|mail|nachricht|adresse|einfach|gern|gerne|bitte|jederzeit|direkt|auch|an|unter|über|per|via|oder|und|formular|bewerbung|unterlagen',
  'nos|me|un|una|el|la|los|su|tu|al?|en|por|nuestr\\p{L}+|equipo|oficina|correo|electrónico|e-?mail|mail|mensaje|dirección|de|través|aquí|ya|directamente|o|y|whatsapp|teléfono',
].join('|');

/** Asks visitors to write, with nobody named up to the address. */
const ASKED = new RegExp(
  `(?<![\\p{L}@])(?:${[
    'e-?mail(?:ing)?|mail|write|contact|reach|send|drop|message|enquir(?:e|ies)|inquir(?:e|ies)|appl(?:y|ications?)|questions?',
    'schreib\\p{L}*|mail\\p{L}*|e-?mail(?:s|adresse)?|kontakt\\p{L}*|send\\p{L}*|schick\\p{L}*|anfrag\\p{L}*|wend\\p{L}*|meld\\p{L}*|erreich\\p{L}*|fragen|bewerb\\p{L}*',
    'escr[ií]b\\p{L}*|contact\\p{L}*|env[ií]\\p{L}*|mánd\\p{L}*|consult\\p{L}*|correo|pregunt\\p{L}*|dudas|solicit\\p{L}*',
  ].join('|')})(?!\\p{L})[\\s.:,;*_(–-]*(?:(?:${SMALL})[\\s.:,;*_(/–-]+){0,8}$`,
  'iu',
);

/** A sentence that has said nothing but a label, up to an address, and maybe numbers: "E-mail:", „Kontakt – Tel. 030 123, “. */
const LABELLED =
  /^[^\p{L}]*(?:(?:by|per|our|or|and|oder|und|o|y|die|unsere|nuestro|el)\s)?(?:\p{L}[\p{L}-]*)?[^\p{L}]*(?:(?:tel(?:efon|éfono|ephone)?|fax|fon|mobil|phone|e-?mail|mail|correo(?: electrónico)?)[^\p{L}]*){0,3}$/iu;

/** Hosts of universities and schools. */
const ACADEMIC = /(?:^|\.)(?:edu|ac)(?:\.[a-z]{2})?$/u;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z\d]/g, '');

/** Letters that a word and a part of an address share at least: `Waldorfschulen` and `waldorfschule`. */
const TELLING = 5;

/** Words with a capital letter, and whole abbreviations of bodies: "Kent", "CSSC". */
const NAMES = /(?<!\p{L})\p{Lu}\p{L}{3,}|(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu;

/** True if words name whoever has an address, by its domain, and not the business. */
function nameItsDomain(words: string, host: string, facts: Facts): boolean {
  const domain = plain(host.slice(0, host.lastIndexOf('.')));
  const own = plain(facts.site?.business.name ?? '');
  // All words of a name in a row are the domain of whoever bears it, though the business has one of them as well.
  if (domain.length > TELLING && domain !== own && plain(words).includes(domain)) return true;
  return (words.match(NAMES) ?? []).some((word) => {
    const letters = plain(word);
    const stem = letters.length > TELLING + 1 ? letters.slice(0, -2) : letters;
    const isWhole = /^\p{Lu}+$/u.test(word) || stem.length >= TELLING;
    return isWhole && domain.includes(stem) && !own.includes(stem);
  });
}

/** Words with a capital letter in a row: a person, with title and second name. */
const PERSON = /(?<!\p{L})\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}\.?\s)?\p{Lu}[\p{L}’'-]+)+/gu;

/** True if a person is named in full whose address it is by its first part: "Jo Marsh, j.marsh@". */
function namesItsPerson(words: string, local: string): boolean {
  const letters = plain(local);
  return [...words.matchAll(PERSON)].some(({ 0: name }) =>
    name.split(/[\s-]/).some((part) => part.length > 2 && letters.includes(plain(part))),
  );
}

/** Letters of a signature between the name of its writer and an address. */
const SIGNED = 160;

/** The name behind the title of whoever signs. */
const SIGNATURE =
  /(?<!\p{L})((?:Dr|Mag|Prof|Pfr|Rev|Fr|Dipl|Superintendent(?:in)?|Bischof|Bischöfin|Pfarrer(?:in)?|Bürgermeister(?:in)?|Mayor|Bishop|Pastor(?:in)?|Vicar|Principal|Directora?|Direktor(?:in)?|Alcalde(?:sa)?|Obispo|Párroco|Don|Doña)\.?\s[^@]*)$/u;

/** The first part of an address that shows how those of all members are made: `firstname.lastname@`. */
const PATTERN = /name\d*$|(?:^|[._-])(?:nombre|apellidos?|usuario|surname|initials?)(?:$|[._-])/u;

/** Letters by which an address that is meant to be one of the business differs from it at most. */
const SLIPS = 2;

function isNearly(address: string, facts: Facts): boolean {
  return facts.names.some((name) => {
    const own = facts.get(name)?.toLowerCase() ?? '';
    return /^[^\s@]+@[^\s@]+$/.test(own) && mistakes(address, own) <= SLIPS;
  });
}

/**
 * True for an address that is meant to be one of the business: it is nearly one, visitors are asked to write to it, “we” have it,
 * or it is all that is said. Whoever else has one is named beside it, or by the page.
 *
 * @param address in lower case, with its sign.
 */
export function isMeantAsOwnAddress(
  { text }: LocatedText,
  [at, end]: Span,
  address: string,
  page: ContactPage,
): boolean {
  const { raw, facts } = page;
  if (isNearly(address, facts)) return true;
  const sign = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, sign), address.slice(sign + 1)];
  if (isAddressOfState(address) || ACADEMIC.test(host)) return false;
  if (isBelowNeighbors(text, at)) return false;
  if (!isAnybodys(host) && isOfAuthority(text, at)) return false;
  if (NOT_OURS.test(text.slice(end, end + 60))) return false;
  const before = saidBefore(text, [at, end]);
  // A letter names its writer lines above the address.
  const [, signature = ''] = SIGNATURE.exec(text.slice(Math.max(0, at - SIGNED), at)) ?? [];
  if (namesItsPerson(before, local) || namesItsPerson(signature, local)) return false;
  if (
    nameItsDomain(`${before}\n${headingAbove(text, at)}\n${titlesOf(raw).join('\n')}`, host, facts)
  )
    return false;
  if (BY_US.test(before) || isNamedOwn(before, facts)) return true;
  if (PATTERN.test(local) || isOfOfficer(text, at, page)) return false;
  // An office has no mailbox where anybody can have one.
  if (!isAnybodys(host) && isOfOtherBody(text, at, page)) return false;
  return LABELLED.test(before) || (ASKED.test(before) && !isDirectory(page));
}
