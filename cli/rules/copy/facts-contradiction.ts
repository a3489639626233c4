import { ANY_FACT } from '../../content/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { wholeCopy } from '../texts.ts';
import { mayBeNearCode, nearCodes } from '../words/codes.ts';
import { countedThings, mayCount } from '../words/counted-things.ts';
import type { KnownFigure } from '../words/known-figures.ts';
import { proseOf } from '../words/prose-of.ts';
import { sameMeasures } from '../words/same-units.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/** A number that counts the same thing as a fact but differs from it, and a license number with a wrong digit. */
export const factsContradiction: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const copy = wholeCopy(file.raw);
    const counts = mayCount(copy, facts);
    if (!counts && !mayBeNearCode(copy, facts)) return;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || isQuoted(located)) continue;
      if (!/\d/.test(located.text)) continue;
      const prose = proseOf(located.text);
      const tell = (span: Span, { name, text }: KnownFigure) => ({
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
      for (const { span, meant } of nearCodes(prose, facts)) yield tell(span, meant);
    }
  },
};
