import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { claimLines, claimsOf } from '../words/claims/claimed.ts';
import { greenClaim, mayBeGreen } from '../words/claims/green-claims.ts';
import { tileText } from '../words/counts/tiles.ts';
import { languageAt } from '../words/text-place.ts';

/** Testimonials, search terms and visitors' messages are not claims of the business. */
const WORDS_OF_OTHERS: readonly PropertyKey[] = [
  'quote',
  'testimonial',
  'keywords',
  'whatsappMessage',
];

/** True for what a row of values is about, such as "Lowest price" with a tick for each offer. */
function isRowName({ path, text }: LocatedText): boolean {
  return path.at(-1) === 'title' && path.includes('rows') && text.split(' ').length < 4;
}

/** A share or a rank in large letters, which says nothing without the words below it: `100 %`, and “satisfaction guaranteed”. */
const FIGURE = /^(?:\p{L}{2,8}\.?º? )?#?[\d.,]+ ?%?$/u;

function isFigure({ path, text }: LocatedText): boolean {
  const key = path.at(-1);
  return (key === 'stat' || key === 'figure' || key === 'value') && FIGURE.test(text);
}

/** True for a figure that is a claim with the words below it, which are none alone. */
function claimsBelow(located: LocatedText, raw: object, language: string): boolean {
  const { text } = located;
  const whole = tileText(located, raw);
  const isClaim = (words: string) => !claimsOf(words, language).next().done;
  return whole !== text && isClaim(whole) && ![text, whole.slice(text.length + 1)].some(isClaim);
}

/** Announces what others do whom nobody should trust. */
const WARNING =
  /(?<!\p{L})(?:warning signs?|red flags?|how to spot|scams?|beware|walk away|señales? de (?:alerta|alarma|aviso)|estafas?|desconf[ií]e|warnzeichen|woran sie .{0,20}(?:betrug|unseriöse)|abzocke)(?!\p{L})/iu;

/** True for an entry below a heading that warns of others. */
function isWarnedOf({ path }: LocatedText, raw: object): boolean {
  return path.some((_, at) => {
    const heading: unknown = Object(valueAt(raw, path.slice(0, at))).heading;
    return at > 0 && typeof heading === 'string' && WARNING.test(heading);
  });
}

/** What is said of work with a guarantee of some years, for which a fact stands. */
const GUARANTEED = /^(?:guaranteed|garantizad[oa]s?|mit garantie)$/i;
const GUARANTEE = /guarantee|warrant|garant|gewährleist/i;

/** The lines of a text, with their offsets. */
function* linesOf(text: string): Generator<{ line: string; start: number }> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { line, start };
    start += line.length + 1;
  }
}

function toldOf(claim: string): { message: string; hint: string } {
  return {
    message: `"${claim}" is a claim that has to be proven; advertising law forbids it otherwise.`,
    hint: 'Say what can be checked: a figure with its source, a rating with its number of reviews, or what you do.',
  };
}

function groundless(claim: string): { message: string; hint: string } {
  return {
    message: `"${claim}" does not say what it rests on; the law forbids such a claim about the environment.`,
    hint: 'Say in the same sentence what is better and than what, or name the certificate.',
  };
}

/** `law/unproven-claim`: claims to be the best or the cheapest require proof. */
export const lawUnprovenClaim: CopyRule = {
  name: 'law/unproven-claim',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    const suspects = claimLines(file);
    const isGreen = mayBeGreen(file, facts.get('business.address.country') ?? '');
    if (suspects.size === 0 && !isGreen) return;
    for (const located of file.texts) {
      const { path, text } = located;
      if (WORDS_OF_OTHERS.some((key) => path.includes(key)) || isRowName(located)) continue;
      const green = isGreen ? greenClaim(text, file.language) : undefined;
      if (green) yield { path, span: green, ...groundless(text.slice(...green)) };
      if (!text.includes('\n') && !suspects.has(text)) continue;
      const language = languageAt(located, file, facts);
      if (isFigure(located)) {
        file.dependsOnOthers(located);
        if (claimsBelow(located, file.raw, language))
          yield { path, span: [0, text.length], ...toldOf(tileText(located, file.raw)) };
      }
      for (const { line, start } of linesOf(text)) {
        if (!suspects.has(line)) continue;
        const claims = [...claimsOf(line, language)];
        if (claims.length > 0 && isWarnedOf(located, file.raw)) {
          file.dependsOnOthers(located);
          continue;
        }
        for (const [from, to] of claims) {
          const claim = line.slice(from, to).trim();
          const rest = `${line.slice(0, from)}${line.slice(to)}`;
          const isKept =
            GUARANTEED.test(claim) &&
            facts.names.some((name) => GUARANTEE.test(name)) &&
            claimsOf(rest, language).next().done === true;
          if (!isKept) yield { path, span: [start + from, start + to], ...toldOf(claim) };
        }
      }
    }
  },
};
