import { ANY_FACT } from '../../content/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { wholeCopy } from '../texts.ts';
import { countedThings, mayCount } from '../words/counted-things.ts';
import { proseOf } from '../words/prose-of.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/** A number that counts what a fact counts, and comes to something else. */
export const factsContradiction: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  *check(file, facts) {
    if (facts === ANY_FACT || !mayCount(wholeCopy(file.raw), facts)) return;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || isQuoted(located)) continue;
      if (!/\d/.test(located.text)) continue;
      for (const { span, value, figures } of countedThings(proseOf(located.text), facts)) {
        const [first] = figures;
        if (!first || figures.some((figure) => figure.value === value)) continue;
        yield {
          path: located.path,
          span,
          message: `${located.text.slice(...span)} is not what site.config.yaml says: {${first.name}} is ${first.text}.`,
          hint: `Write {${first.name}}, or correct it there.`,
        };
      }
    }
  },
};
