import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { phoneNumbers } from '../words/names/phone-numbers.ts';
import { SPOKEN_ROW } from '../words/names/spoken-digits.ts';
import { isBelowNeighbors, sentenceAt } from '../words/surroundings.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/**
 * Number of final digits by which two notations of a number are matched: with the country code, or a trunk prefix
 * 0.
 */
const TELLING = 7;

/** The fact with this number. */
function factOf(digits: string, facts: Facts): string | undefined {
  const ending = digits.slice(-TELLING);
  return facts.names.find((name) => {
    const text = facts.get(name) ?? '';
    return /^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, '').endsWith(ending);
  });
}

/** Maximum number of digits by which one notation exceeds another: the country code in front. */
const COUNTRY_CODE = 3;

const OFFICES = [
  '(?<!\\d)(?:UPS|DHL|DPD|GLS|FedEx|USPS|IRS|DMV|SAT|Correos|Profeco|PROFECO)',
  '[Cc]ounty clerk|[Ss]heriff|[Pp]olice|[Pp]oison control|[Pp]ost office|[Cc]ouncil|[Cc]ity hall|[Ss]ecretary of [Ss]tate|[Ff]ire department|Samaritans|Childline|Ombudsman|Trading Standards|Citizens Advice|Information Commissioner|(?:State|County|City) (?:Board|Bar)|(?:Department|Board|Bureau|Office|Agency|Authority|Commission) (?:of|for)|\\p{Lu}\\p{L}+ (?:Authority|Agency|Commission|Department|Hotline|Helpline|Lifeline|Crisis Line)',
  "(?:[Ss]tate|[Cc]ounty|[Cc]ity|[Nn]ation(?:al)?|[Ff]ederal|[Gg]overnment|[Cc]ountry|[Dd]istrict)(?:[’']s)? (?:\\p{Ll}+[- ]){0,3}?(?:hotline|helpline|lifeline)|(?:[Cc]risis|[Ss]uicide|[Aa]buse|[Nn]on-emergency|[Gg]as leak|[Pp]ower) (?:hotline|helpline|lifeline|line|number)",
  'Polizei|Feuerwehr|Giftnotruf|Nummer gegen Kummer|(?:Krisen|Sorgen|Sucht|Opfer|Behörden)telefon|[Nn]otrufnummer (?:de[rs]|von)|Stadtwerke|Bürgeramt|Bereitschaftsdienst|Telefonseelsorge|Hilfetelefon|\\p{Lu}\\p{L}*(?:behörde|amt|kammer|ministerium|magistrat|ombudsstelle|schlichtungsstelle|zentrale|seelsorge)',
  '[Pp]olicía|[Bb]omberos|[Aa]yuntamiento|Cruz Roja|(?:[Ll]ínea|[Tt]eléfono) (?:nacional|estatal|de (?:crisis|denuncias?)|del (?:menor|gobierno|estado)|contra )|[Rr]egistro [Cc]ivil|Teléfono de la Esperanza|Línea de la Vida|Procuraduría|Defensoría|Superintendencia|Ministerio|Consejería|Agencia (?:\\p{Lu}\\p{L}+ )?(?:de|para|\\p{Lu})|Instituto (?:Nacional|Federal|Mexicano)|Colegio (?:Oficial )?de',
].join('|');

/** Before the number of an authority or a carrier, which no business has, perhaps with its address: "UPS answers at". */
const OF_OFFICE = new RegExp(`(?<!\\p{L})(?:${OFFICES})(?!\\p{L})[^.!?\n]{0,140}$`, 'u');

/** The same of an abbreviation that is called or asked: "Call the FMCSA at". */
const OF_ABBREVIATED =
  /(?<!\p{L})(?:(?:[Cc]all|[Aa]sk|[Cc]ontact|[Tt]o|[Ff]rom) the|(?:bei|an|von) (?:der|dem|die|den)|(?:a|con|de) (?:la|el)|al|del) [A-Z]{3,6}(?!\p{L})[^.!?\n]{0,60}$/u;

/** The same of a name of several words: "Call the Metropolitan Utilities District at". */
const OF_NAMED =
  /(?<!\p{L})(?:call|ask|contact|to|phone|ring) the (?:\p{Lu}\p{L}+ ){1,3}\p{Lu}\p{L}+ (?:at|on) $/u;

/** What a writer adds to the number of somebody else. */
const NOT_OURS =
  /(?<!\p{L})(?:not us|not ours|nicht uns|nicht bei uns|no a nosotros|no nosotros)(?!\p{L})/iu;

/** True for the number of somebody else, who is named beside it. */
function isOfOthers(text: string, [at, end]: Span): boolean {
  const sentence = sentenceAt(text, at);
  return (
    OF_OFFICE.test(text.slice(sentence.start, at)) ||
    OF_ABBREVIATED.test(text.slice(sentence.start, at)) ||
    OF_NAMED.test(text.slice(sentence.start, at)) ||
    NOT_OURS.test(text.slice(end, sentence.end)) ||
    isBelowNeighbors(text, at)
  );
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
    const isKnown = (digits: string) =>
      digits.length >= TELLING && factOf(digits, facts) !== undefined;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located)) continue;
      for (const { span, digits } of phoneNumbers(located.text, isKnown)) {
        const name = factOf(digits, facts);
        if (name === undefined && isOfOthers(located.text, span)) continue;
        const written = located.text.slice(...span);
        const isSame = name !== undefined && isSameNumber(written, facts.get(name) ?? '');
        yield {
          path: located.path,
          span,
          repair: isSame ? { span, becomes: `{${name}}` } : undefined,
          message:
            name === undefined
              ? `${written} is not a number of the business in site.config.yaml: it is an old one, or somebody else's.`
              : `${written} is typed in by hand, so it stays when the number in site.config.yaml changes.`,
          hint:
            name === undefined
              ? 'Write {business.phone} if it is meant to be yours. Add the number of somebody else to site.config.yaml, and refer to it by name.'
              : `Write {${name}} in its place.`,
        };
      }
    }
  },
};
