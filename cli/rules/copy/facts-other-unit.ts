import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { isNumberOfTile, tileText } from '../words/counts/tiles.ts';
import { misreadUnits } from '../words/figures/misread-units.ts';
import { repeatedUnits } from '../words/figures/repeated-units.ts';
import { singularUnits } from '../words/pairs/singular-units.ts';

/** A cheap test of a whole copy: a reference, and a word or a sign beside it. */
const SUSPECTS =
  /[A-Za-z0-9)]\}\*{0,2}[\s\u00a0-]?\*{0,2}[%€£$\p{L}]|(?:[€£$%]|CHF|EUR|GBP)\*{0,2}[ \u00a0]?\*{0,2}\{[a-z\d(]/u;

/** A reference and nothing else. */
const REFERENCE = /^\{[\w.]+\}$/;

/** A number of the configuration with a unit that is not its own: minutes that visitors read as hours. */
export const factsOtherUnit: CopyRule = {
  name: 'facts/other-unit',
  severity: 'warning',
  perText: true,
  suspects: SUSPECTS,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    for (const located of file.texts) {
      const { path, text } = located;
      if (!text.includes('{')) continue;
      for (const { span, name, plural } of singularUnits(text, facts)) {
        const read = text.slice(...span).replace(`{${name}}`, facts.get(name) ?? '');
        yield {
          path,
          span,
          message: `Visitors would read "${read}", of which there are several.`,
          hint: `Write "${plural}".`,
        };
      }
      for (const { span, name, read } of repeatedUnits(text, facts))
        yield {
          path,
          span,
          message: `Visitors would read "${read}": {${name}} has its sign already.`,
          hint: `Write {${name}} alone.`,
        };
      // What is written below a large number says its unit.
      const isOfTile = REFERENCE.test(text) && isNumberOfTile(located);
      if (isOfTile) file.dependsOnOthers(located);
      const whole = isOfTile
        ? `${text}\n${tileText(located, file.raw).slice(text.length + 1)}`
        : text;
      for (const { span, name, is, hint } of misreadUnits(whole, facts)) {
        const [start, end] = span;
        const read = whole
          .slice(start, end)
          .replace(`{${name}}`, facts.get(name) ?? '')
          .replace(/\s+/, ' ');
        yield {
          path,
          span: [start, Math.min(end, text.length)],
          message: `Visitors would read "${read}", but ${name} ${is}.`,
          hint,
        };
      }
    }
  },
};
