import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { claimLines, claimsOf } from '../words/claims/claimed.ts';
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

/** The lines of a text, with their offsets. */
function* linesOf(text: string): Generator<{ line: string; start: number }> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { line, start };
    start += line.length + 1;
  }
}

/** `law/unproven-claim`: claims to be the best or the cheapest require proof. */
export const lawUnprovenClaim: CopyRule = {
  name: 'law/unproven-claim',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    const suspects = claimLines(file);
    if (suspects.size === 0) return;
    for (const located of file.texts) {
      const { path, text } = located;
      if (!text.includes('\n') && !suspects.has(text)) continue;
      if (WORDS_OF_OTHERS.some((key) => path.includes(key)) || isRowName(located)) continue;
      for (const { line, start } of linesOf(text)) {
        if (!suspects.has(line)) continue;
        for (const [from, to] of claimsOf(line, languageAt(located, file, facts)))
          yield {
            path,
            span: [start + from, start + to],
            message: `"${line.slice(from, to).trim()}" is a claim that has to be proven; advertising law forbids it otherwise.`,
            hint: 'Say what can be checked: a figure with its source, a rating with its number of reviews, or what you do.',
          };
      }
    }
  },
};
