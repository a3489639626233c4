import { ANY_FACT } from '../../content/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { mayBeNearCode, nearCodes } from '../words/codes.ts';
import { countedThings, mayCount } from '../words/counted-things.ts';
import type { KnownFigure } from '../words/known-figures.ts';
import { proseOf } from '../words/prose-of.ts';
import { mayEndOtherwise, otherEnds } from '../words/same-dates.ts';
import { otherShares, sameMeasures } from '../words/same-units.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';
import { isPast } from '../words/today.ts';

/** A number that counts the same thing as a fact but differs from it, and a license number with a wrong digit. */
export const factsContradiction: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const { copy } = file;
    const counts = mayCount(copy, facts);
    const ends = mayEndOtherwise(copy, facts);
    const shares = /\d\s?%/.test(copy);
    if (!counts && !ends && !shares && !mayBeNearCode(copy, facts)) return;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || isQuoted(located)) continue;
      if (!/\d/.test(located.text)) continue;
      const prose = proseOf(located.text);
      const tell = (span: Span, { name, text }: Pick<KnownFigure, 'name' | 'text'>) => ({
        path: located.path,
        span,
        message: `${located.text.slice(...span)} is not what site.config.yaml says: {${name}} is ${text}.`,
        hint: `Write {${name}}, or correct it there.`,
      });
      for (const { span, value, figures } of counts ? countedThings(prose, facts) : []) {
        const [first] = figures;
        if (!first || figures.some((figure) => figure.value === value)) continue;
        // Reported as `facts/typed-figure`: another fact has this value.
        const isOther = [...sameMeasures(prose, facts)].some((same) => same.span[0] === span[0]);
        if (!isOther) yield tell(span, first);
      }
      for (const { span, meant } of shares ? otherShares(prose, facts) : [])
        yield tell(span, meant);
      // Past dates with the name of a month are reported as `copy/past-date`.
      for (const { span, ends: end, meant } of ends ? otherEnds(prose, facts) : [])
        if (!isPast(end, facts.now ?? Date.now()) || /^\d+[/.]/.test(prose.slice(...span)))
          yield tell(span, meant);
      for (const { span, meant } of nearCodes(prose, facts)) yield tell(span, meant);
    }
  },
};
