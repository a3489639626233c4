import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyFile, CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { isOfAuthority } from '../words/names/authorities.ts';
import {
  type ContactPage,
  isDirectory,
  isOfOtherBody,
} from '../words/names/contacts/other-bodies.ts';
import {
  isKnownPhone,
  isNearlyPhone,
  nearestPhone,
  phoneFactOf,
} from '../words/names/contacts/phone-facts.ts';
import {
  BY_US,
  isNamedOwn,
  NOT_OURS,
  sentenceOfContact,
} from '../words/names/contacts/said-before.ts';
import { phoneNumbers } from '../words/names/phone-numbers.ts';
import { SPOKEN_ROW } from '../words/names/spoken-digits.ts';
import { isBelowNeighbors } from '../words/surroundings.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/** Maximum number of digits by which one notation exceeds another: the country code in front. */
const COUNTRY_CODE = 3;

/** Words of ours between a call and a number, and small ones: "Call our office today at". */
const SMALL = [
  'us|me|our|the|office|shop|store|studio|workshop|clinic|practice|farm|charity|desk|number|or|text|phone|at|on|to|now|today|first|again|any ?time|here|directly|is',
  'uns|mich|sie|nach|unser\\p{L}*|das|die|der|büro|werkstatt|praxis|laden|nummer|telefon|einfach|gern|an|am|im|in|ins|unter|oder|jederzeit|direkt|auf|ist',
  'nos|me|al|a|el|la|en|de|nuestr\\p{L}+|oficina|taller|tienda|número|teléfono|móvil|ahora|hoy|o|es',
].join('|');

/** Asks visitors to call, with nobody named up to the number. */
const CALLED = new RegExp(
  `(?<![\\p{L}@])(?:${[
    'call(?:ing)?|ring|text|whatsapp|sms|reach (?:us|me)|message on|(?<=(?:^|[.!?:;] |or |and |please |to |also |just ))phone|ask(?! for)',
    'ruf(?:e|en|t)?|anruf(?:en)?|telefonisch|fragen|erreich\\p{L}* (?:sie |du )?(?:uns|mich)|nur unter',
    'll[aá]m\\p{L}+|escr[ií]b\\p{L}+|m[aá]r(?:que|ca|quen)|pregunt\\p{L}+',
  ].join('|')})(?!\\p{L})[\\s.:,*(]*(?:(?:${SMALL})[\\s.:,*(]+){0,5}$`,
  'iu',
);

/** A label of a number at the beginning of what is said of it: behind somebody's address, it is the number of that. */
const LABELLED =
  /^(?:[^\p{L}]*(?:by|per|our|the|my|on|die|unsere|meine|am|el|nuestro|por|bei|und|oder|or|and|text|free|more|further)?[^\p{L}]*){0,3}(?:phone|telephone|tel|mobile|cell|fax|number|information|estimates?|quotes?|telefon|fon|mobil|handy|nummer|unter|on|en el|teléfono|móvil|celular|número)(?!\p{L})(?:\s(?:is|at|ist|es))?[\s.:,*(]*$/iu;

/**
 * True for a number that is meant to be one of the business: it is nearly one, visitors are asked to call it, "we" have it, or it
 * is all that is said. Authorities, carriers and friends of the business are named beside their numbers.
 */
function isMeantAsOurs(text: string, [at, end]: Span, digits: string, page: ContactPage): boolean {
  const { facts } = page;
  const sentence = sentenceOfContact(text, at);
  if (NOT_OURS.test(text.slice(end, sentence.end)) || isBelowNeighbors(text, at)) return false;
  if (isNearlyPhone(digits, facts)) return true;
  if (isOfAuthority(text, at)) return false;
  const before = text.slice(sentence.start, at);
  if (BY_US.test(before) || isNamedOwn(before, facts)) return true;
  const isAsked = CALLED.test(before);
  if (!isAsked && !LABELLED.test(before) && /\p{L}/u.test(before)) return false;
  if (isOfOtherBody(text, at, page)) return false;
  return !isAsked || LABELLED.test(before) || !isDirectory(page);
}

/** The number of different phone numbers in a file that no fact has. */
function unknownIn({ whole }: CopyFile, facts: Facts): number {
  const numbers = whole.texts.flatMap(({ text }) => phoneNumbers(text));
  const unknown = numbers.filter(({ digits }) => !isKnownPhone(digits, facts));
  return new Set(unknown.map(({ digits }) => digits)).size;
}

/** The same number in another grouping, with or without country code or trunk prefix; no letters, no extension. */
function isSameNumber(written: string, fact: string): boolean {
  if (!/^[\d\s()+./·•‐-―−_-]+$/.test(written)) return false;
  const [short = '', long = ''] = [written, fact]
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length);
  return long.endsWith(short) && long.length - short.length <= COUNTRY_CODE;
}

/** A typed phone number becomes wrong when the business changes it. */
export const factsTypedPhone: CopyRule = {
  name: 'facts/typed-phone',
  severity: 'warning',
  perText: true,
  signs: SIGN.phone,
  suspects: new RegExp(
    `\\d(?:[\\s()./·•‐-―−_-]{0,3}\\d){6}|\\d{3}\\)?[-. ][A-Z]{3}|${SPOKEN_ROW}`,
    'iu',
  ),
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const page = { raw: file.whole.raw, facts, countUnknown: () => unknownIn(file, facts) };
    const isKnown = (digits: string) => isKnownPhone(digits, facts);
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located)) continue;
      for (const { span, digits, extension } of phoneNumbers(located.text, isKnown)) {
        const name = phoneFactOf(digits, facts);
        // What a page is about, and how many numbers it has, says whose one is.
        if (name === undefined) file.dependsOnOthers(located);
        if (name === undefined && !isMeantAsOurs(located.text, span, digits, page)) continue;
        const written = located.text.slice(span[0], span[1] - extension.length);
        const isSame = name !== undefined && isSameNumber(written, facts.get(name) ?? '');
        // A fact has no extension, which leads to whoever the sentence names.
        const inItsPlace = `{${name ?? nearestPhone(digits, facts)}}${extension}`;
        yield {
          path: located.path,
          span,
          repair: isSame ? { span, becomes: inItsPlace } : undefined,
          message:
            name === undefined
              ? `${written} is not a number of the business in site.config.yaml: it is an old one, or somebody else's.`
              : `${written} is typed in by hand, so it stays when the number in site.config.yaml changes.`,
          hint:
            name === undefined
              ? `Write ${inItsPlace} if it is meant to be yours. Add the number of somebody else to site.config.yaml, and refer to it by name.`
              : `Write ${inItsPlace} in its place.`,
        };
      }
    }
  },
};
